// An option that is not ended.

use sudoku_types::sudoku;

type Missing = sudoku! {
    solution: first
    1 _ _ _
    _ _ 3 _
    _ _ _ 4
    _ 2 _ _
};

fn main() {}
