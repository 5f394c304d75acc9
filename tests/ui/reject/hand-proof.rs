// A proof is asked for: there is none; it is empty, cut, of another puzzle; it ends with a second solution; it is no tape; it is asked of
// what is no solution.

use sudoku_types::typenum::{B0, U0, U1, U2, U5, U65, U69, UInt, UTerm, tarr};
use sudoku_types::{Blank, Boxes, Proven, Puzzle, Solution, SolversWord, Unique};

type Two = Puzzle<2, Boxes<U1, U2>, tarr![tarr![Blank, Blank], tarr![Blank, U1]]>;
type Open = Puzzle<2, Boxes<U1, U2>, tarr![tarr![Blank, Blank], tarr![Blank, Blank]]>;
type Rows = tarr![tarr![U1, U2], tarr![U2, U1]];
type Of<P, Tape> = Solution<P, Rows, true, Tape>;

fn unique<S: Unique>() {}

fn main() {
    // The row 1 and 1, the row 1 and 2, the row 2 and 2; and then no row has two blanks.
    type Tape = ((U1, U65), (U69, U0));
    unique::<Of<Two, SolversWord>>();
    unique::<Of<Two, U0>>();
    unique::<Of<Two, (U0, U0)>>();
    // The first row's 1 has two places, and either leads to a solution.
    unique::<Of<Open, ((U1, (U65, (U69, (U5, U0)))), (U65, (U69, (U5, U0))))>>();
    unique::<Of<Two, UInt<UTerm, B0>>>();
    unique::<Of<Two, (u8, U0)>>();
    let _ = Proven::<2>::of_unique::<u8>();
    // This one is right.
    unique::<Of<Two, Tape>>();
}
