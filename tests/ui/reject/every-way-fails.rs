// No solution, but no single cell, row, column or box shows it.

use sudoku_types::sudoku;

type None = sudoku! {
    _ _ 9 | _ _ _ | _ _ _
    6 _ _ | _ 1 _ | 8 2 3
    _ _ _ | 8 _ _ | _ 7 _
    _ _ 5 | _ _ _ | _ 4 _
    _ 3 _ | _ _ _ | 9 _ 1
    _ _ 2 | _ _ 4 | _ _ _
    2 _ _ | _ _ 5 | _ _ _
    _ _ 1 | _ _ 3 | _ 6 _
    7 5 _ | 6 _ _ | _ _ 2
};

fn main() {}
