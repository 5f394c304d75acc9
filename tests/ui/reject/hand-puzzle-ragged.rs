// By hand: a puzzle of which a row is too short.
#![allow(unused_imports, dead_code)]

use sudoku_types::typenum::{B0, B1, U1, U2, U3, U4, U5, UInt, UTerm, tarr};
use sudoku_types::{Blank, Boxes, Puzzle, Solution, Solved};

type Small = Puzzle<4, Boxes<U2, U2>, tarr![
    tarr![U1, Blank, Blank, Blank],
    tarr![Blank, Blank, U3, Blank],
    tarr![Blank, Blank, Blank, U4],
    tarr![Blank, U2, Blank, Blank],
]>;

fn solved<S: Solved>() {}

type Ragged = Puzzle<4, Boxes<U2, U2>, tarr![
    tarr![U1, Blank, Blank],
    tarr![Blank, Blank, U3, Blank],
    tarr![Blank, Blank, Blank, U4],
    tarr![Blank, U2, Blank, Blank],
]>;

type Wrong = Solution<Ragged, tarr![
    tarr![U1, U3, U4, U2],
    tarr![U2, U4, U3, U1],
    tarr![U3, U1, U2, U4],
    tarr![U4, U2, U1, U3],
]>;

fn main() {
    solved::<Wrong>();
}
