// More than one solution, found by traits: the words are those of the other solver.

use sudoku_types::sudoku;

type Unused = sudoku! { solver: types; 1___ __3_ ____ ____ };

type Letters = sudoku! { solver: types; [A, _, _, _], [_, _, C, _], [_, _, _, _], [_, _, _, _] };

type Numbers = sudoku! { solver: types; symbols: 9..=12; [9 _ _ _] [_ _ 11 _] [_ _ _ _] [_ _ _ _] };

fn main() {}
