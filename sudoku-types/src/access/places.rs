//! The error messages of reading a solution as types: a place outside the grid, another digit.
//!
//! ```text
//! LeEq<U10, U9> = B0: ThereIsRow<10, 9>     there is no row 10 in a 9×9 grid
//! (): Holds<1, 3, 6, 4>                     row 1, column 3 holds 4, not 6
//! ```
//!
//! In a message rustc prints a const parameter as a plain `3`, but a type as `UInt<UInt<UTerm, B1>, B1>`. No recursion over
//! types can compute the const parameter, because `{ N + 1 }` is not allowed in a type while `N` is a parameter. So each
//! number has an implementation of its own, which a macro writes.

use crate::judge::{gates, lengths};
use typenum::consts::*;
use typenum::{B1, Const, IsLessOrEqual, LeEq, ToUInt, U};

/// A number as rustc prints it.
pub enum Number<const N: usize> {}

/// A number that can count rows, columns, boxes and digits: from 0, so that asking for the row 0 has its own words, to the
/// size of the largest grid.
#[diagnostic::on_unimplemented(
    message = "a row, column, box or digit is one of typenum's `U1` to `U25`",
    label = "not a number of a row, column, box or digit",
    note = "rows, columns, boxes and digits are counted from `U1` up to the size of the grid"
)]
pub trait Counted {
    /// [`Number<N>`] of it.
    type Number;
    /// The number itself, or, for 0, one that no grid has.
    type Place;
}

macro_rules! counted {
    (@ $length:literal $number:ident $place:ident) => {
        #[diagnostic::do_not_recommend]
        impl Counted for $number {
            type Number = Number<$length>;
            type Place = $place;
        }
    };
    ($length:literal $number:ident $($list:tt)*) => {
        counted! { @ $length $number $number }
    };
}

counted! { @ 0 U0 U26 }
lengths! { counted }

macro_rules! places {
    ($($(#[$doc:meta])* $place:ident $bound:ident<$number:ident>: $message:literal, $label:literal;)*) => { $(
        $(#[$doc])*
        pub trait $place<const SIZE: usize>: Counted {
            /// The type itself.
            type To<T>;
        }

        impl<P, const $number: usize, const SIZE: usize> $place<SIZE> for P
        where
            P: Counted<Number = Number<$number>, Place: IsLessOrEqual<U<SIZE>>>,
            Const<SIZE>: ToUInt,
            LeEq<P::Place, U<SIZE>>: $bound<$number, SIZE>,
        {
            type To<T> = <LeEq<P::Place, U<SIZE>> as $bound<$number, SIZE>>::To<T>;
        }

        gates! {
            /// typenum's `B1`, the result if there is such a place.
            #[diagnostic::on_unimplemented(message = $message, label = $label)]
            $bound<$number, SIZE> for B1;
        }
    )* };
}

places! {
    /// The number of a row of a grid of this size.
    RowIn ThereIsRow<ROW>:
        "there is no row {ROW} in a {SIZE}×{SIZE} grid", "its rows are counted from 1 to {SIZE}";
    /// The number of a column.
    ColumnIn ThereIsColumn<COLUMN>:
        "there is no column {COLUMN} in a {SIZE}×{SIZE} grid", "its columns are counted from 1 to {SIZE}";
    /// The number of a box.
    BoxIn ThereIsBox<BOX>:
        "there is no box {BOX} in a {SIZE}×{SIZE} grid", "its boxes are counted from 1 to {SIZE}";
}

/// The number of a digit that is looked for in a cell where there is `FOUND`.
///
/// The bound is on the number, so that there is no second error about a type that is not a number.
pub trait StandsIn<const ROW: usize, const COLUMN: usize, const FOUND: usize> {}

impl<const ROW: usize, const COLUMN: usize, const DIGIT: usize, const FOUND: usize>
    StandsIn<ROW, COLUMN, FOUND> for Number<DIGIT>
where
    (): Holds<ROW, COLUMN, DIGIT, FOUND>,
{
}

/// The bound that the digit that is looked for is the one that was found.
#[diagnostic::on_unimplemented(
    message = "row {ROW}, column {COLUMN} holds {FOUND}, not {DIGIT}",
    label = "this solution has another digit there"
)]
pub trait Holds<const ROW: usize, const COLUMN: usize, const DIGIT: usize, const FOUND: usize> {}

#[diagnostic::do_not_recommend]
impl<const ROW: usize, const COLUMN: usize, const DIGIT: usize> Holds<ROW, COLUMN, DIGIT, DIGIT>
    for ()
{
}
