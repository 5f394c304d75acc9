// By hand: boxes that do not make up the size.
#![allow(unused_imports, dead_code)]

use sudoku_types::typenum::{B0, B1, U1, U2, U3, U4, U5, UInt, UTerm, tarr};
use sudoku_types::{Blank, Boxes, Puzzle, Solution, Solved};

fn solved<S: Solved>() {}

type Misfit = Puzzle<4, Boxes<U2, U3>, tarr![
    tarr![U1, Blank, Blank, Blank],
    tarr![Blank, Blank, U3, Blank],
    tarr![Blank, Blank, Blank, U4],
    tarr![Blank, U2, Blank, Blank],
]>;

type Wrong = Solution<Misfit, tarr![
    tarr![U1, U3, U4, U2],
    tarr![U2, U4, U3, U1],
    tarr![U3, U1, U2, U4],
    tarr![U4, U2, U1, U3],
]>;

fn main() {
    solved::<Wrong>();
}
