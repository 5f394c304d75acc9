// What may be said of the techniques that a puzzle needs.

use sudoku_types::{Grid, grid, sudoku, unsolvable};

type Unknown = sudoku! { techniques: sue_de_coq; 1___ __3_ ___4 _2__ };
type Nearly = sudoku! { techniques: hidden; 1___ __3_ ___4 _2__ };
type Words = sudoku! { techniques: hidden single; 1___ __3_ ___4 _2__ };
type Hyphen = sudoku! { techniques: X-wing; 1___ __3_ ___4 _2__ };
type List = sudoku! { techniques: hidden_single, pair; 1___ __3_ ___4 _2__ };
type Quotes = sudoku! { techniques: "pair"; 1___ __3_ ___4 _2__ };
type NoValue = sudoku! { techniques: ; 1___ __3_ ___4 _2__ };
type NoSemicolon = sudoku! { techniques: pair 1___ __3_ ___4 _2__ };
type Twice = sudoku! { techniques: pair; techniques: chain; 1___ __3_ ___4 _2__ };
type Singular = sudoku! { technique: pair; 1___ __3_ ___4 _2__ };
type OfFirst = sudoku! { solution: first; techniques: pair; 1___ __3_ ___4 _2__ };
type OfTypes = sudoku! { solver: types; minimal: true; techniques: pair; 1___ __3_ ___4 _2__ };
unsolvable! { techniques: pair; 1___ _1__ ____ ____ }
const GRID: Grid<4> = grid! { techniques: pair; 1___ __3_ ___4 _2__ };

fn main() {}
