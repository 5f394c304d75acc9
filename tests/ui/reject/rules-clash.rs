// Givens that clash by a further rule: on the later cell.

use sudoku_types::sudoku;

type Diagonals = sudoku! {
    rules: diagonals;
    1 _ | _ 2
    _ _ | _ _
    ----+----
    _ 2 | _ _
    _ _ | _ 1
};

type Windows = sudoku! {
    rules: windows;
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | 6 _ _
    _ _ _ | _ _ _ | _ _ _
    ------+-------+------
    _ _ _ | _ _ 6 | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    ------+-------+------
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
};

type Knight = sudoku! {
    rules: diagonals, anti_knight;
    symbols: "ABCD";
    _ A | _ _
    _ _ | _ A
    ----+----
    _ _ | B _
    B _ | _ _
};

// The error is on the later cell, even if that has the smaller digit.
type Neighbours = sudoku! {
    rules: non_consecutive;
    1 2 | _ _
    _ _ | 3 _
    ----+----
    _ 4 | _ _
    _ 3 | _ _
};

type Elephant = sudoku! {
    rules: anti_elephant;
    1 _ | _ _
    _ _ | _ _
    ----+----
    _ _ | 1 _
    _ _ | _ _
};

fn main() {}
