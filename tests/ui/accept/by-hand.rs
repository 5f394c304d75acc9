// Types written by hand, without the macro, are judged like the macro's own.

use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
use sudoku_types::{Blank, Boxes, Puzzle, Solution, Solved, sudoku};

type Small = Puzzle<4, Boxes<U2, U2>, tarr![
    tarr![U1, Blank, Blank, Blank],
    tarr![Blank, Blank, U3, Blank],
    tarr![Blank, Blank, Blank, U4],
    tarr![Blank, U2, Blank, Blank],
]>;

type Answer = Solution<Small, tarr![
    tarr![U1, U3, U4, U2],
    tarr![U2, U4, U3, U1],
    tarr![U3, U1, U2, U4],
    tarr![U4, U2, U1, U3],
]>;

fn publish<S: Solved>(puzzle: S) -> String {
    puzzle.to_string()
}

fn main() {
    let by_macro = sudoku! {
        1 _ _ _
        _ _ 3 _
        _ _ _ 4
        _ 2 _ _
    };
    assert_eq!(by_macro, Answer::VALUE);
    assert!(publish(Answer::VALUE).contains("| 1 3 | 4 2 |"));
}
