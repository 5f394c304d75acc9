//! Lines as types: what a setter draws on cells, regions and cages as well as marks. Each line is an element of the list
//! behind the boxes, in any order, and has the list of its cells.
//!
//! ```text
//! regions: "aab…";                              Region<tarr![RC<1, 1>, RC<1, 2>, …]>, Region<tarr![RC<1, 3>, …]>, …
//! cages: 5 r1c1 r1c2;                           Cage<tarr![RC<1, 1>, RC<1, 2>], U5>
//! thermometers: r1c1 r1c2 r2c3, r4c4 r4c3;      Thermometers<tarr![RC<1, 1>, RC<1, 2>, RC<2, 3>]>,
//!                                               Thermometers<tarr![RC<4, 4>, RC<4, 3>]>
//! sums: 10 r1c1 r1c2;                           Sums<tarr![RC<1, 1>, RC<1, 2>], U10>
//! whispers: 4 r1c1 r1c2;                        Whispers<tarr![RC<1, 1>, RC<1, 2>], U4>
//! ```

use core::marker::PhantomData;
use typenum::U0;

/// A cell on a line, by the numbers of its row and its column, from 1.
pub enum RC<const ROW: usize, const COLUMN: usize> {}

/// A region: as many cells as the grid has rows, with each digit once. The cells of regions may overlap, and need not cover
/// the grid. The regions of a jigsaw are in the place of boxes, so its boxes are its rows.
///
/// ```
/// use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
/// use sudoku_types::{Blank, Boxes, Puzzle, RC, Region, Solution, Solved};
///
/// type Jigsaw = tarr![
///     Boxes<U1, U4>,
///     Region<tarr![RC<1, 1>, RC<1, 2>, RC<1, 3>, RC<2, 1>]>,
///     Region<tarr![RC<1, 4>, RC<2, 4>, RC<3, 4>, RC<4, 4>]>,
///     Region<tarr![RC<2, 2>, RC<2, 3>, RC<3, 2>, RC<3, 3>]>,
///     Region<tarr![RC<3, 1>, RC<4, 1>, RC<4, 2>, RC<4, 3>]>,
/// ];
/// type Givens = tarr![
///     tarr![U1, Blank, Blank, Blank],
///     tarr![Blank, Blank, Blank, U3],
///     tarr![Blank, U2, Blank, Blank],
///     tarr![Blank, Blank, Blank, Blank],
/// ];
/// type Right = Solution<Puzzle<4, Jigsaw, Givens>, tarr![
///     tarr![U1, U3, U4, U2],
///     tarr![U2, U4, U1, U3],
///     tarr![U4, U2, U3, U1],
///     tarr![U3, U1, U2, U4],
/// ]>;
///
/// fn line<S: Solved>() -> String {
///     format!("{:?}", S::SOLUTION)
/// }
/// assert_eq!(line::<Right>(), r#"Grid["1342", "2413", "4231", "3124"]"#);
/// ```
pub struct Region<Cells>(PhantomData<Cells>);

/// A cage: its digits all differ, and have this sum, a typenum number, if it is not `U0`. Cages may overlap.
pub struct Cage<Cells, Total = U0>(PhantomData<(Cells, Total)>);

/// Hands the table of marks to the macro `$with`: each mark, its parameters, with what its number is, and the number of cells
/// that it needs.
macro_rules! mark_types {
    ($with:ident) => {
        $with! {
            /// A mark: along its line each digit is greater than the one before it.
            ///
            /// ```
            /// use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
            /// use sudoku_types::{Blank, Boxes, Puzzle, RC, Solution, Solved, Thermometers};
            ///
            /// type Rising = Thermometers<tarr![RC<1, 1>, RC<1, 2>, RC<2, 2>]>;
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
            Thermometers<Cells> of TwoOrMore

            /// A mark: along its line neighbours differ by 1.
            Consecutive<Cells> of TwoOrMore

            /// A mark: along its line, of two neighbours one is twice the other.
            Doubles<Cells> of TwoOrMore

            /// A mark: along its line neighbours have this difference: `Differences<tarr![RC<1, 1>, RC<1, 2>], U3>`.
            Differences<Cells, Difference: Positive> of TwoOrMore

            /// A mark: along its line, of two neighbours one is this number times the other.
            Ratios<Cells, Ratio: Positive> of TwoOrMore

            /// A mark: along its line neighbours differ by at least this number, a typenum number; if it is `U0`, by half of the
            /// number of rows, rounded up.
            Whispers<Cells, Least: ZeroOrMore = U0> of TwoOrMore

            /// A mark: its digits follow each other, in any order: they differ, by less than the number of cells.
            Renbans<Cells> of EachTwo

            /// A mark: of each three neighbours on its line one is in the lowest third of the digits, rounded up, one in the next
            /// third, and one in the last.
            Entropic<Cells> of NextTwo

            /// A mark: of each three neighbours on its line no two have the same rest when they are divided by 3.
            Modular<Cells> of NextTwo

            /// A mark: along its line neighbours are not consecutive (1), not doubles (2), and do not add to 5 or 10 (4). The
            /// number is the sum of these: `U3` if all dots are drawn.
            Undrawn<Cells, Signs: Positive> of TwoOrMore

            /// A mark: its line reads alike from both ends.
            Palindromes<Cells> of TwoOrMore

            /// A mark: the digits of its line, which may be equal, have the sum: `Sums<tarr![RC<1, 1>, RC<1, 2>], U10>`.
            Sums<Cells, Total: Positive> of TwoOrMore

            /// A mark: the first digit of its line is the sum of the others, which may be equal.
            Arrows<Cells> of TwoOrMore

            /// A mark: the first digits, as many as the number, have the same sum as the others:
            /// `EqualSums<tarr![RC<1, 1>, RC<1, 2>, RC<2, 2>], U1>`.
            EqualSums<Cells, First: Positive> of TwoOrMore

            /// A mark: each two digits as far from both ends have the sum of the digit in the middle; or of the two there.
            Zippers<Cells> of NextTwo

            /// A mark: the digits of its cells are even.
            Even<Cells> of OneOrMore

            /// A mark: the digits of its cells are odd.
            Odd<Cells> of OneOrMore
        }
    };
}

macro_rules! marks {
    ($($(#[$doc:meta])* $mark:ident<$($parameter:ident $(: $number:ident $(= $none:ty)?)?),*> of $least:ident)*) => {$(
        $(#[$doc])*
        pub struct $mark<$($parameter $($(= $none)?)?),*>(PhantomData<($($parameter,)*)>);
    )*};
}

mark_types!(marks);

pub(crate) use mark_types;
