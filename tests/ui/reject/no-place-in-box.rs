// A box in which a digit has no place, though every row and column has one.

use sudoku_types::sudoku;

type None = sudoku! {
    _ _ _ | 7 _ _ | _ _ _
    _ 1 2 | _ _ _ | _ _ _
    _ 3 4 | _ _ _ | _ _ _
    7 _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
};

fn main() {}
