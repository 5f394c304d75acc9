// What may be said of the givens that a puzzle needs.

use sudoku_types::{Grid, grid, sudoku, unsolvable};

type Yes = sudoku! { minimal: yes; 1___ __3_ ___4 _2__ };
type One = sudoku! { minimal: 1; 1___ __3_ ___4 _2__ };
type Quotes = sudoku! { minimal: "true"; 1___ __3_ ___4 _2__ };
type NoValue = sudoku! { minimal: ; 1___ __3_ ___4 _2__ };
type NoColon = sudoku! { minimal; 1___ __3_ ___4 _2__ };
type NoSemicolon = sudoku! { minimal: true 1___ __3_ ___4 _2__ };
type Twice = sudoku! { minimal: true; minimal: true; 1___ __3_ ___4 _2__ };
type Minimum = sudoku! { minimum: true; 1___ __3_ ___4 _2__ };
type OfFirst = sudoku! { solution: first; minimal: true; 1___ __3_ ___4 _2__ };
type OfTypes = sudoku! { minimal: true; solver: types; 1___ __3_ ___4 _2__ };
unsolvable! { minimal: true; 1___ _1__ ____ ____ }
const GRID: Grid<4> = grid! { minimal: true; 1___ __3_ ___4 _2__ };

fn main() {}
