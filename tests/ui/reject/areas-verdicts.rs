// Puzzles with regions or cages that have several solutions, or none.

use sudoku_types::{sudoku, unsolvable};

type Several = sudoku! { regions: "aaab accb dccb dddb"; 1___ ____ ____ ____ };
type NoPlace = sudoku! { regions: "aaab accb dccb dddb"; ___1 _1__ ____ ____ };
type NoSums = sudoku! { cages: "aabb .... .... ....", a = 3, b = 6; ____ ____ ____ ____ };

unsolvable! { regions: "aaab accb dccb dddb"; 1___ ___3 _2__ ____ }

fn main() {}
