//! Marks as types: what a setter draws into cells. A mark has a list of lines, and a line is a list of cells.
//!
//! ```text
//! thermometers: r1c1 r1c2 r2c3, r4c4 r4c3;      Thermometers<tarr![ tarr![RC<1, 1>, RC<1, 2>, RC<2, 3>],
//!                                                                   tarr![RC<4, 4>, RC<4, 3>] ]>
//! sums: 10 r1c1 r1c2;                           Sums<tarr![ tarr![U10, RC<1, 1>, RC<1, 2>] ]>
//! ```

use super::further::FurtherRule;
use super::lines::{EachIs, OneCell, SumAndCells, TwoCells};
use core::marker::PhantomData;

/// A cell on a line of a mark, by the numbers of its row and its column, from 1.
pub enum RC<const ROW: usize, const COLUMN: usize> {}

/// Hands the table of marks to the macro `$with`: each mark, and the shape of its lines.
macro_rules! mark_types {
    ($with:ident) => {
        $with! {
            /// A mark: along each of its lines each digit is greater than the one before it. Marks are in a list after the boxes or
            /// regions, in any order, as further rules are.
            ///
            /// ```
            /// use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
            /// use sudoku_types::{Blank, Boxes, Puzzle, RC, Solution, Solved, Thermometers};
            ///
            /// type Rising = Thermometers<tarr![tarr![RC<1, 1>, RC<1, 2>, RC<2, 2>]]>;
            /// type Givens = tarr![
            ///     tarr![U1, Blank, Blank, Blank],
            ///     tarr![Blank, Blank, Blank, Blank],
            ///     tarr![Blank, Blank, Blank, U4],
            ///     tarr![Blank, U2, Blank, Blank],
            /// ];
            /// type Right = Solution<Puzzle<4, tarr![Boxes<U2, U2>, Rising], Givens>, tarr![
            ///     tarr![U1, U3, U4, U2],
            ///     tarr![U2, U4, U3, U1],
            ///     tarr![U3, U1, U2, U4],
            ///     tarr![U4, U2, U1, U3],
            /// ]>;
            ///
            /// const fn solved<S: Solved>() {}
            /// solved::<Right>();
            /// ```
            Thermometers of TwoCells

            /// A mark: along each of its lines neighbours differ by 1.
            Consecutive of TwoCells

            /// A mark: along each of its lines, of two neighbours one is twice the other.
            Doubles of TwoCells

            /// A mark: along each of its lines neighbours differ by at least half of the number of rows, rounded up.
            Whispers of TwoCells

            /// A mark: each of its lines reads alike from both ends.
            Palindromes of TwoCells

            /// A mark: the digits of each of its lines, which may be equal, have the sum that is before its cells:
            /// `tarr![U10, RC<1, 1>, RC<1, 2>]`.
            Sums of SumAndCells

            /// A mark: the first digit of each of its lines is the sum of the others, which may be equal.
            Arrows of TwoCells

            /// A mark: the digits of its cells are even.
            Even of OneCell

            /// A mark: the digits of its cells are odd.
            Odd of OneCell
        }
    };
}

macro_rules! marks {
    ($($(#[$doc:meta])* $mark:ident of $shape:ident)*) => {$(
        $(#[$doc])*
        pub struct $mark<Lines>(PhantomData<Lines>);

        impl<Lines: EachIs<$shape>> FurtherRule for $mark<Lines> {
            type Itself = Lines::To<Self>;
        }
    )*};
}

mark_types!(marks);

pub(crate) use mark_types;
