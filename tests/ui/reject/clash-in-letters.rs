// A grid written in letters is told of in letters.

use sudoku_types::sudoku;

type Wrong = sudoku! {
    A _ _ _
    _ _ C _
    _ _ _ D
    _ B _ B
};

fn main() {}
