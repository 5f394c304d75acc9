// By hand: two digits of a box's row swapped, which breaks columns only.

use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
use sudoku_types::{Blank, Boxes, Puzzle, Solution, Solved};

fn solved<S: Solved>() {}

type Empty = Puzzle<4, Boxes<U2, U2>, tarr![
    tarr![Blank, Blank, Blank, Blank],
    tarr![Blank, Blank, Blank, Blank],
    tarr![Blank, Blank, Blank, Blank],
    tarr![Blank, Blank, Blank, Blank],
]>;

type Wrong = Solution<Empty, tarr![
    tarr![U3, U1, U4, U2],
    tarr![U2, U4, U3, U1],
    tarr![U3, U1, U2, U4],
    tarr![U4, U2, U1, U3],
]>;

fn main() {
    solved::<Wrong>();
}
