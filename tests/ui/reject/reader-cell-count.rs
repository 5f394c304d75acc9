// A number of cells that fills no grid, where no rows are to be seen.

use sudoku_types::sudoku;

type OneLine = sudoku! { 1 _ _ _ _ _ 3 _ _ _ _ 4 _ 2 _ };

type OneString = sudoku! { "53007000060019500009800006080006000340080300170002000606000028000041900500008007" };

fn main() {}
