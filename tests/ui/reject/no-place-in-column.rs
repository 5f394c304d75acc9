// A column in which a digit has no place.

use sudoku_types::sudoku;

type None = sudoku! {
    1 _ _ | _ _ _ | _ _ _
    2 _ _ | _ _ _ | _ _ _
    3 _ _ | _ _ _ | _ _ _
    _ 9 _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | 9 _ _ | _ _ _
    _ _ _ | _ _ _ | 9 _ _
    4 _ _ | _ _ _ | _ _ _
};

fn main() {}
