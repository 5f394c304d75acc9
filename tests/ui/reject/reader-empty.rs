// Nothing to read.

use sudoku_types::sudoku;

type Empty = sudoku! {};

type OptionsOnly = sudoku! { solution: first; };

fn main() {}
