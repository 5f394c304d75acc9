// Givens that clash are told of as ever, and nothing else is.

use sudoku_types::sudoku;

type Unused = sudoku! {
    solver: types;
    1 _ | _ 1
    _ _ | 3 _
    ----+----
    _ _ | _ 4
    _ 2 | _ _
};

fn main() {
    println!("{}", sudoku! { solver: types; symbols: "♠♥♦♣"; "♠___" "__♦_" "♠__♣" "_♥__" });
}
