// Clashes where boxes are lines, which leave the solver nothing to search for.

use sudoku_types::sudoku;

type Wrong = sudoku! {
    boxes: 9x1;
    "..3......"
    "..37....."
    ".2..4...8"
    "......6.."
    ".....5..."
    "........."
    "..3......"
    "8........"
    "........."
};

fn main() {}
