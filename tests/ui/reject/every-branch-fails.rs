// No solution, but only a search shows it.

use sudoku_types::sudoku;

type None = sudoku! {
    _ _ _ | _ _ _ | 3 _ _
    _ _ 9 | 4 3 1 | _ _ _
    _ _ _ | _ _ _ | _ 1 8
    _ 9 _ | _ 1 _ | _ 6 _
    _ 4 _ | _ _ 9 | _ _ _
    5 _ _ | _ _ 6 | 2 _ _
    _ _ _ | _ 4 7 | _ _ 6
    _ _ 2 | 6 _ _ | _ 3 _
    _ _ 5 | 8 _ _ | 7 _ _
};

fn main() {}
