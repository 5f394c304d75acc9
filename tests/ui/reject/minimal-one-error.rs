// Where something is wrong with the puzzle itself, `minimal: true;` adds nothing to it.

use sudoku_types::sudoku;

type Clash = sudoku! { minimal: true; 11__ __3_ ___4 _2__ };
type Several = sudoku! { minimal: true; 1___ __3_ ___4 ____ };
type None = sudoku! { minimal: true; 123_ ___4 ____ ____ };
type WrongSum = sudoku! { minimal: true; cages: "aa.. .... .... ....", a = 4; 12__ __3_ ___4 ____ };


fn main() {}
