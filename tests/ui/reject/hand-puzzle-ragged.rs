// By hand: a puzzle of which a row is too short, or no list at all. One error each.

use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
use sudoku_types::{Blank, Boxes, Puzzle, Solution, Solved};

type With<First> = Puzzle<4, Boxes<U2, U2>, tarr![
    First,
    tarr![Blank, Blank, U3, Blank],
    tarr![Blank, Blank, Blank, U4],
    tarr![Blank, U2, Blank, Blank],
]>;

type Completed<Puzzle> = Solution<Puzzle, tarr![
    tarr![U1, U3, U4, U2],
    tarr![U2, U4, U3, U1],
    tarr![U3, U1, U2, U4],
    tarr![U4, U2, U1, U3],
]>;

fn solved<S: Solved>() {}

fn main() {
    solved::<Completed<With<tarr![U1, Blank, Blank]>>>();
    solved::<Completed<With<U1>>>();
    solved::<Completed<Puzzle<4, Boxes<U2, U2>, U1>>>();
}
