//! The error messages of reading a solution as types: a place outside the grid, another digit.
//!
//! ```text
//! <Missing as ThereIsRow<10, 9>>::It           there is no row 10 in a 9×9 grid
//! (): Holds<1, 3, 6, 4>                         row 1, column 3 holds 4, not 6
//! ```
//!
//! The number of a place is only for the message; the bound holds if the place was found.
//! Digits are compared by their numbers: each number belongs to one of typenum's types.

use super::elements::There;
use super::numbers::Number;

macro_rules! there_is {
    ($($(#[$doc:meta])* $bound:ident<$number:ident>: $message:literal, $label:literal;)*) => { $(
        $(#[$doc])*
        #[diagnostic::on_unimplemented(message = $message, label = $label)]
        pub trait $bound<const $number: usize, const SIZE: usize> {
            /// The row, column or box.
            type It;
        }

        #[diagnostic::do_not_recommend]
        impl<It, const $number: usize, const SIZE: usize> $bound<$number, SIZE> for There<It> {
            type It = It;
        }
    )* };
}

there_is! {
    /// The row was found.
    ThereIsRow<ROW>:
        "there is no row {ROW} in a {SIZE}×{SIZE} grid",
        "its rows are counted from 1 to {SIZE}";

    /// The column was found.
    ThereIsColumn<COLUMN>:
        "there is no column {COLUMN} in a {SIZE}×{SIZE} grid",
        "its columns are counted from 1 to {SIZE}";

    /// The box was found.
    ThereIsBox<BOX>:
        "there is no box {BOX} in a {SIZE}×{SIZE} grid",
        "its boxes are counted from 1 to {SIZE}";
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
