// A pair that shares a row and a box is named by its row, one that shares a column and a box by its column.

use sudoku_types::sudoku;

type Wrong = sudoku! {
    5 5 _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | 6 _ _ | _ _ _
    _ _ _ | 6 _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
};

fn main() {}
