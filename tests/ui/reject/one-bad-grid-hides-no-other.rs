// Every bad grid has its error, whatever is wrong with the others.

use sudoku_types::sudoku;

type Clash = sudoku! { 1 _ _ 1 _ _ _ _ _ _ _ _ _ _ _ _ };
type Several = sudoku! { 1 _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ };
type Short = sudoku! { 1 _ _ _ _ _ _ _ _ _ _ _ _ _ _ };
type Stray = sudoku! { 1 _ _ 7 _ _ _ _ _ _ _ _ _ _ _ _ };
type Right = sudoku! { 1 _ _ _ _ _ 3 _ _ _ _ 4 _ 2 _ _ };
type Option = sudoku! { size: 4; 1 _ _ _ _ _ 3 _ _ _ _ 4 _ 2 _ _ };

fn main() {}
