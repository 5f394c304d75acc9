// A Latin square: only boxes are broken.

use sudoku_types::sudoku;

type Wrong = sudoku! {
    1 2 3 4
    2 3 4 1
    3 4 1 2
    4 1 2 3
};

fn main() {}
