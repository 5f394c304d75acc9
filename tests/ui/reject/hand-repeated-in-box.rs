// By hand: a Latin square, which breaks boxes only.
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

type Empty = Puzzle<4, Boxes<U2, U2>, tarr![
    tarr![Blank, Blank, Blank, Blank],
    tarr![Blank, Blank, Blank, Blank],
    tarr![Blank, Blank, Blank, Blank],
    tarr![Blank, Blank, Blank, Blank],
]>;

type Wrong = Solution<Empty, tarr![
    tarr![U1, U2, U3, U4],
    tarr![U2, U3, U4, U1],
    tarr![U3, U4, U1, U2],
    tarr![U4, U1, U2, U3],
]>;

fn main() {
    solved::<Wrong>();
}
