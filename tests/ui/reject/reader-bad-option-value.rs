// A value that an option does not take.

use sudoku_types::sudoku;

type Solution = sudoku! {
    solution: any;
    1 _ _ _ _ _ 3 _ _ _ _ 4 _ 2 _ _
};

type Boxes = sudoku! {
    boxes: 2;
    1 _ _ _ _ _ 3 _ _ _ _ 4 _ 2 _ _
};

type Symbols = sudoku! {
    symbols: abcd;
    1 _ _ _ _ _ 3 _ _ _ _ 4 _ 2 _ _
};

fn main() {}
