// Lines that are drawn through the boxes that an option names.

use sudoku_types::sudoku;

type Wide = sudoku! {
    boxes: 3x2;
    1 _ _ | _ _ _
    _ _ _ | 2 _ _
    ------+------
    _ 3 _ | _ _ _
    _ _ _ | _ 4 _
    ------+------
    _ _ 5 | _ _ _
    _ _ _ | _ _ 6
};

fn main() {}
