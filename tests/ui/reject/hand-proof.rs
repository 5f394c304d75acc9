// A proof is asked for: there is none; it is empty, cut, of another puzzle; it ends with a second solution; it is no tape; it is asked of
// what is no solution.

use sudoku_types::proof::{CellHasDigit as Cell, I0, I1, RowHasPlace as Row};
use sudoku_types::typenum::{U1, U2, tarr};
use sudoku_types::{Blank, Boxes, Proven, Puzzle, Solution, SolversWord, Unique};

type Two = Puzzle<2, Boxes<U1, U2>, tarr![tarr![Blank, Blank], tarr![Blank, U1]]>;
type Open = Puzzle<2, Boxes<U1, U2>, tarr![tarr![Blank, Blank], tarr![Blank, Blank]]>;
type Rows = tarr![tarr![U1, U2], tarr![U2, U1]];
type Of<P, Tape> = Solution<P, Rows, true, Tape>;

fn unique<S: Unique>() {}

fn main() {
    // The row 1 and 1, the row 1 and 2, the row 2 and 2; and then no row has two blanks.
    type Tape = ((Row<I0, I0>, Row<I0, I1>), (Row<I1, I1>, Cell<I0, I0>));
    unique::<Of<Two, SolversWord>>();
    unique::<Of<Two, Cell<I0, I0>>>();
    unique::<Of<Two, (Cell<I0, I0>, Cell<I0, I0>)>>();
    // The first row's 1 has two places, and either leads to a solution.
    unique::<Of<Open, ((Row<I0, I0>, (Row<I0, I1>, (Row<I1, I1>, (Row<I1, I0>, Cell<I0, I0>)))), (Row<I0, I1>, (Row<I1, I1>, (Row<I1, I0>, Cell<I0, I0>))))>>();
    unique::<Of<Two, Cell<U1, U1>>>();
    unique::<Of<Two, (u8, Cell<I0, I0>)>>();
    let _ = Proven::<2>::of_unique::<u8>();
    // This one is right.
    unique::<Of<Two, Tape>>();
}
