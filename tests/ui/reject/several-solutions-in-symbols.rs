// The same in symbols.

use sudoku_types::sudoku;

type Several = sudoku! {
    symbols: "♠♥♦♣";
    "♠ _ _ _"
    "_ _ ♦ _"
    "_ _ _ _"
    "_ _ _ _"
};

type Letters = sudoku! { [A, _, _, _], [_, _, C, _], [_, _, _, _], [_, _, _, _] };

fn main() {}
