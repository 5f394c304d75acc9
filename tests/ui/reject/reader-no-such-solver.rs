// A solver that there is not.

use sudoku_types::sudoku;

type Unknown = sudoku! {
    solver: traits;
    1 _ _ _ _ _ 3 _ _ _ _ 4 _ 2 _ _
};

type Missing = sudoku! {
    solver:;
    1 _ _ _ _ _ 3 _ _ _ _ 4 _ 2 _ _
};

type Twice = sudoku! {
    solver: types;
    solver: const;
    1 _ _ _ _ _ 3 _ _ _ _ 4 _ 2 _ _
};

type Late = sudoku! {
    1 _ _ _ _ _ 3 _ _ _ _ 4 _ 2 _ _;
    solver: types;
};

fn main() {}
