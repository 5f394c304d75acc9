//! A solver fills the blank of a row while this is compiled, and bounds judge its answer.

use typenum::{ATerm, B1, IsNotEqual, TArr, U, U1, U2, U4, tarr};

/// A row of four cells with one blank, 0, as a type: the row 1 2 _ 4 is `Row<0x1204>`.
struct Row<const GIVENS: u16>;

impl<const GIVENS: u16> Row<GIVENS> {
    const SOLUTION: [u8; 4] = solve(GIVENS);
}

/// The solver: what is missing from 1 + 2 + 3 + 4 belongs in the blank.
const fn solve(givens: u16) -> [u8; 4] {
    let mut cells = [0; 4];
    let (mut blank, mut missing) = (0, 10);
    let mut column = 0;
    while column < 4 {
        cells[column] = (givens >> (12 - 4 * column) & 0xf) as u8;
        if cells[column] == 0 {
            blank = column;
        }
        missing -= cells[column];
        column += 1;
    }
    assert!(1 <= missing && missing <= 4, "no digit fits");
    cells[blank] = missing;
    cells
}

/// A digit of the solution, for the macro to ask for.
const fn digit<const GIVENS: u16>(column: usize) -> usize {
    Row::<GIVENS>::SOLUTION[column] as usize
}

// This is what a macro could write for 1 2 _ 4.
type Solved = tarr![U1, U2, U<{ digit::<0x1204>(2) }>, U4];

// The judge of a row.
trait Different<Other> {}
impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}

trait DifferentFromAll<Digits> {}
impl<Digit> DifferentFromAll<ATerm> for Digit {}
impl<Digit, Head, Tail> DifferentFromAll<TArr<Head, Tail>> for Digit where
    Digit: Different<Head> + DifferentFromAll<Tail>
{
}

trait AllDifferent {}
impl AllDifferent for ATerm {}
impl<Head: DifferentFromAll<Tail>, Tail: AllDifferent> AllDifferent for TArr<Head, Tail> {}

fn judge<Row: AllDifferent>() {}

fn main() {
    judge::<Solved>();
    println!("{:?}", Row::<0x1204>::SOLUTION);
}
