// A size that has no usual box shape.

use sudoku_types::sudoku;

type Seven = sudoku! { "................................................." };

fn main() {}
