// What may be said of a proof.

use sudoku_types::{Grid, grid, sudoku, unsolvable};

type OfFirst = sudoku! { solution: first; proof: types; 1___ __3_ ___4 _2__ };
type OfTypes = sudoku! { solver: types; proof: 30; 1___ __3_ ___4 _2__ };
type Zero = sudoku! { proof: 0; 1___ __3_ ___4 _2__ };
type TooMany = sudoku! { proof: 4097; 1___ __3_ ___4 _2__ };
type Underscores = sudoku! { proof: 1_000; 1___ __3_ ___4 _2__ };
type Point = sudoku! { proof: 4.5; 1___ __3_ ___4 _2__ };
type Suffix = sudoku! { proof: 307usize; 1___ __3_ ___4 _2__ };
type Hex = sudoku! { proof: 0x20; 1___ __3_ ___4 _2__ };
type Two = sudoku! { proof: types, 307; 1___ __3_ ___4 _2__ };
type NoComma = sudoku! { proof: types 307; 1___ __3_ ___4 _2__ };
type Const = sudoku! { proof: const; 1___ __3_ ___4 _2__ };
type Twice = sudoku! { proof: types; proof: types; 1___ __3_ ___4 _2__ };
type NoValue = sudoku! { proof: ; 1___ __3_ ___4 _2__ };
unsolvable! { solver: types; proof: types; 1___ _1__ ____ ____ }
const GRID: Grid<4> = grid! { proof: types; 1___ __3_ ___4 _2__ };

fn main() {}
