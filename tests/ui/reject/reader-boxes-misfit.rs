// Boxes that do not fit the grid.

use sudoku_types::sudoku;

type Misfit = sudoku! {
    boxes: 2x3;
    1 _ _ _
    _ _ 3 _
    _ _ _ 4
    _ 2 _ _
};

type TooLarge = sudoku! {
    boxes: 5x6;
    1 _ _ _
    _ _ 3 _
    _ _ _ 4
    _ 2 _ _
};

fn main() {}
