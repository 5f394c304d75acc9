// A character of a string that is no digit of the grid: the words say the place.

use sudoku_types::sudoku;

type Wrong = sudoku! {
    "1 _ _ _"
    "_ _ 3 _"
    "_ _ _ 5"
    "_ 2 # _"
};

fn main() {}
