//! The bounds that carry the messages: a place outside the grid, another digit.
//!
//! ```text
//! <Missing as ThereIsRow<10, 9>>::It           there is no row 10 in a 9×9 grid
//! Eq<U4, U6>: Holds<1, 3, 6, 4>                row 1, column 3 holds 4, not 6
//! ```
//!
//! The numbers are only for the message; whether the bound holds is decided by what was
//! found, and by typenum's answer to whether the digits are equal.

use super::elements::There;
use typenum::B1;

macro_rules! there_is {
    ($($(#[$doc:meta])* $bound:ident<$number:ident>: $message:literal, $label:literal;)*) => { $(
        $(#[$doc])*
        #[diagnostic::on_unimplemented(message = $message, label = $label)]
        pub trait $bound<const $number: usize, const SIZE: usize> {
            /// What was found.
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

/// `B1`, typenum's answer to whether the digit in the cell is the one asked for.
#[diagnostic::on_unimplemented(
    message = "row {ROW}, column {COLUMN} holds {FOUND}, not {DIGIT}",
    label = "this solution has another digit there"
)]
pub trait Holds<const ROW: usize, const COLUMN: usize, const DIGIT: usize, const FOUND: usize> {}

#[diagnostic::do_not_recommend]
impl<const ROW: usize, const COLUMN: usize, const DIGIT: usize, const FOUND: usize>
    Holds<ROW, COLUMN, DIGIT, FOUND> for B1
{
}
