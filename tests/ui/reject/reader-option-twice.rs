// The same option twice.

use sudoku_types::sudoku;

type Twice = sudoku! {
    solution: first;
    solution: unique;
    1 _ _ _ _ _ 3 _ _ _ _ 4 _ 2 _ _
};

fn main() {}
