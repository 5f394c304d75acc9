// More than one solution: a cell that differs, and what can stand there.

use sudoku_types::sudoku;

type Several = sudoku! {
    _ _ _ | _ 7 _ | _ _ _
    _ _ _ | _ 9 5 | _ _ _
    _ _ _ | _ _ _ | _ 6 _
    _ _ _ | _ 6 _ | _ _ 3
    4 _ _ | 8 _ 3 | _ _ 1
    7 _ _ | _ 2 _ | _ _ 6
    _ 6 _ | _ _ _ | 2 8 _
    _ _ _ | 4 _ 9 | _ _ 5
    _ _ _ | _ 8 _ | _ _ _
};

fn main() {}
