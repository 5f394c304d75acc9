// Where rustc itself gives up, its error stands on the grid and says what to write.

#![recursion_limit = "24"]

use sudoku_types::sudoku;

type Small = sudoku! {
    solver: types;
    1 _ _ _
    _ _ 3 _
    _ _ _ 4
    _ 2 _ _
};

fn main() {}
