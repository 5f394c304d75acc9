// A proof is asked for: there is none; the puzzle has several solutions; the advice is no advice; the digits are wrong; it is
// asked of what is no solution.

use sudoku_types::type_solver::{NoAdvice, Try};
use sudoku_types::typenum::{U1, U2, U3, tarr};
use sudoku_types::{Blank, Boxes, Proven, Puzzle, Solution, SolversWord, Unique};

type Two = Puzzle<2, Boxes<U1, U2>, tarr![tarr![Blank, Blank], tarr![Blank, U1]]>;
type Open = Puzzle<2, Boxes<U1, U2>, tarr![tarr![Blank, Blank], tarr![Blank, Blank]]>;
type Rows = tarr![tarr![U1, U2], tarr![U2, U1]];
type Other = tarr![tarr![U2, U1], tarr![U1, U2]];
type Of<P, Advice> = Solution<P, Rows, true, Advice>;

fn unique<S: Unique>() {}

fn main() {
    type Advice = Try<tarr![U1, U1, U2], Try<tarr![U2, U2, U2]>, NoAdvice>;
    unique::<Of<Two, SolversWord>>();
    unique::<Of<Open, NoAdvice>>();
    unique::<Of<Open, Advice>>();
    unique::<Of<Two, u8>>();
    unique::<Of<Two, Try<tarr![U1, U1]>>>();
    unique::<Of<Two, Try<tarr![U1, U1, U1], u8>>>();
    unique::<Solution<Two, Other, true, NoAdvice>>();
    let _ = Proven::<2>::of_unique::<u8>();
    // These are right, and the last of them advises what is not in the grid.
    unique::<Of<Two, NoAdvice>>();
    unique::<Of<Two, Advice>>();
    unique::<Of<Two, Try<tarr![U3, U1, U3]>>>();
}
