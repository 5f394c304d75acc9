// An option that there is not.

use sudoku_types::sudoku;

type Unknown = sudoku! {
    box: 2x2;
    1 _ _ _ _ _ 3 _ _ _ _ 4 _ 2 _ _
};

fn main() {}
