// By hand: rows of a 4×4 grid for a puzzle of 9×9 cells, and boxes by a number with a leading zero, have one error each.

use sudoku_types::typenum::{B0, B1, U1, U2, U3, U4, UInt, UTerm, tarr};
use sudoku_types::{Boxes, Puzzle, Solution, Solved};

type Rows = tarr![
    tarr![U1, U2, U3, U4],
    tarr![U3, U4, U1, U2],
    tarr![U2, U1, U4, U3],
    tarr![U4, U3, U2, U1],
];
type Two = UInt<UInt<UInt<UTerm, B0>, B1>, B0>; // "010"

fn solved<S: Solved>() {}

fn main() {
    solved::<Solution<Puzzle<9, Boxes<U3, U3>, Rows>, Rows>>();
    solved::<Solution<Puzzle<4, Boxes<Two, U2>, Rows>, Rows>>();
}
