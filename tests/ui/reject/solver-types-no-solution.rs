// No solution, as traits find.

use sudoku_types::sudoku;

type Unused = sudoku! {
    solver: types;
    1 2 | 3 _
    _ _ | _ 4
    ----+----
    _ _ | _ _
    _ _ | _ _
};

// Only a search shows it.
type Six = sudoku! {
    solver: types;
    1 3 _ | _ _ _
    _ _ _ | _ _ _
    2 _ _ | 6 4 _
    4 _ _ | _ _ 3
    _ _ 4 | _ 6 2
    _ _ _ | 4 _ _
};

fn main() {}
