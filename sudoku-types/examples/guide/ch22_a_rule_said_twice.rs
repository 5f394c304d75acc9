//! The rule of the diagonals as a bound and as data: do both say the same of a grid?

use std::marker::PhantomData;
use sudoku_types::typenum::{U, U2, tarr};
use sudoku_types::{Blank, Boxes, Diagonals, Puzzle, Solution, Solved, grid};

type BlankRow = tarr![Blank, Blank, Blank, Blank];
type BlankGrid = tarr![BlankRow, BlankRow, BlankRow, BlankRow];

/// Any rows, as the solution of a 4×4 puzzle with boxes of 2×2, diagonals, and no givens.
type Filled<R> = Solution<Puzzle<4, tarr![Boxes<U2, U2>, Diagonals], BlankGrid>, R>;

/// The question whether the judge accepts these rows.
struct Question<R>(PhantomData<Filled<R>>);

/// The answer for any rows …
trait Otherwise {
    const ACCEPTED: bool = false;
}
impl<R> Otherwise for Question<R> {}

/// … and for rows that it accepts. A type's own constant goes before that of a trait.
impl<R> Question<R>
where
    Filled<R>: Solved,
{
    const ACCEPTED: bool = true;
}

/// Asks about the same digits once as types and once as values, while this is compiled.
macro_rules! ask_both {
    ($([$($digit:tt)*])*) => {{
        const BY_BOUNDS: bool = Question::<tarr![$(tarr![$(U<$digit>),*]),*]>::ACCEPTED;
        const BY_DATA: bool = !grid! { rules: diagonals; $([$($digit)*])* }.has_conflicts();
        const _: () = assert!(BY_BOUNDS == BY_DATA);
        println!("{BY_BOUNDS}");
    }};
}

fn main() {
    ask_both! { [1 3 4 2] [2 4 3 1] [3 1 2 4] [4 2 1 3] } // right
    ask_both! { [1 2 3 4] [3 4 1 2] [2 1 4 3] [4 3 2 1] } // 1 and 4 twice on each diagonal
    ask_both! { [1 3 4 2] [2 4 3 1] [4 2 1 3] [3 1 2 4] } // 1 and 4, or 2 and 3, twice
    ask_both! { [1 3 4 2] [2 4 3 1] [3 1 2 4] [4 2 1 1] } // 1 twice in a row
}
