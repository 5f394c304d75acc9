// A cell that every digit is ruled out for.

use sudoku_types::sudoku;

type None = sudoku! {
    1 2 3 | 4 5 6 | 7 8 _
    _ _ _ | _ _ _ | _ _ 9
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
};

fn main() {}
