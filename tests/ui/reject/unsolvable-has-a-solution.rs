// A claim that is wrong: the error shows a solution, in the symbols of the puzzle.

use sudoku_types::unsolvable;

unsolvable! {
    1 _ | _ _
    _ _ | 3 _
    ----+----
    _ _ | _ 4
    _ 2 | _ _
}

unsolvable! {
    _ _ _ | 4 _ _
    1 _ _ | _ _ 6
    _ _ _ | _ 5 _
    _ 5 _ | _ _ _
    _ 2 4 | 6 _ 1
    _ _ 6 | _ _ 5
}

unsolvable! {
    symbols: "♠♥♦♣";
    "♠___"
    "__♦_"
    "___♣"
    "_♥__"
}

unsolvable! {
    symbols: 9..=12;
    [9 _ _ _]
    [_ _ 11 _]
    [_ _ _ 12]
    [_ 10 _ _]
}

// One of several solutions.
unsolvable! { 1___ __3_ ____ ____ }

fn main() {}
