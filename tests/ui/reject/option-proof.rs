// What may be said of a proof.

use sudoku_types::{Grid, grid, sudoku, unsolvable};

type OfFirst = sudoku! { solution: first; proof: types; 1___ __3_ ___4 _2__ };
type Number = sudoku! { proof: 307; 1___ __3_ ___4 _2__ };
type Two = sudoku! { proof: types, none; 1___ __3_ ___4 _2__ };
type NoComma = sudoku! { proof: types none; 1___ __3_ ___4 _2__ };
type Const = sudoku! { proof: const; 1___ __3_ ___4 _2__ };
type Twice = sudoku! { proof: types; proof: types; 1___ __3_ ___4 _2__ };
type NoValue = sudoku! { proof: ; 1___ __3_ ___4 _2__ };
const GRID: Grid<4> = grid! { proof: types; 1___ __3_ ___4 _2__ };

fn main() {}
