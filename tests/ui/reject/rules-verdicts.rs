// What the solver finds wrong with puzzles that have further rules.

use sudoku_types::{sudoku, unsolvable};

type Several = sudoku! { rules: diagonals; 1__2 _2__ ____ ____ };
type NoPlaceOnADiagonal = sudoku! { rules: diagonals; ____ 1___ ___1 ____ };
type NoPlaceInAWindow = sudoku! { rules: windows; __12 ____ ____ 21__ };
unsolvable! { proof: none; rules: anti_knight; 132_ ____ ____ ____ }

fn main() {}
