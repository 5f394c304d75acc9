//! Bounds that say where two givens clash.
//!
//! The judge compares plain digits, which is quick, but a refusal of its can
//! name no place. So where the macro sees that givens clash it asks one of these
//! bounds of just that pair:
//!
//! ```text
//! <NotEq<U5, U5> as OnceInRow<5, 2, 1, 5>>::HOLDS
//!  ^^^^^^^^^^^^^              ^  ^  ^^^^
//!  typenum's answer: B0       |  |  columns 1 and 5
//!  the bound wants B1         |  row 2
//!                             digit 5
//! ```
//!
//! The numbers are only for the message. Whether there is a clash is decided by
//! typenum: if the macro asks about digits that differ, the bound holds and
//! nothing happens.

use typenum::B1;

/// Two traits for one message, the digit as a number, and as a character, which
/// rustc prints in quotes; and a function that prints it.
macro_rules! located_bounds {
    ($(
        $(#[$doc:meta])*
        $number:ident or $character:ident or $sentence:ident <$($place:ident),*>:
        $message:literal, $label:literal;
    )*) => {
        /// The same messages at run time.
        #[expect(non_snake_case, reason = "named as in the messages")]
        pub(crate) mod sentences {
            use core::fmt;

            $(
                pub(crate) fn $sentence(
                    f: &mut fmt::Formatter<'_>,
                    DIGIT: impl fmt::Display,
                    $($place: usize),*
                ) -> fmt::Result {
                    write!(f, $message, DIGIT = DIGIT, $($place = $place),*)
                }
            )*
        }

        $(
        $(#[$doc])*
        #[diagnostic::on_unimplemented(message = $message, label = $label)]
        pub trait $number<const DIGIT: usize, $(const $place: usize),*> {
            /// The bound holds.
            const HOLDS: bool = true;
        }

        $(#[$doc])*
        #[diagnostic::on_unimplemented(message = $message, label = $label)]
        pub trait $character<const DIGIT: char, $(const $place: usize),*> {
            /// The bound holds.
            const HOLDS: bool = true;
        }

        #[diagnostic::do_not_recommend]
        impl<const DIGIT: usize, $(const $place: usize),*> $number<DIGIT, $($place),*> for B1 {}

        #[diagnostic::do_not_recommend]
        impl<const DIGIT: char, $(const $place: usize),*> $character<DIGIT, $($place),*> for B1 {}
        )*
    };
}

located_bounds! {
    /// `B1`: the two cells of this row hold different digits.
    OnceInRow or SymbolOnceInRow or in_row<ROW, FIRST, SECOND>:
        "digit {DIGIT} appears twice in row {ROW}: columns {FIRST} and {SECOND}",
        "the first one is in column {FIRST}";

    /// `B1`: the two cells of this column hold different digits.
    OnceInColumn or SymbolOnceInColumn or in_column<COLUMN, FIRST, SECOND>:
        "digit {DIGIT} appears twice in column {COLUMN}: rows {FIRST} and {SECOND}",
        "the first one is in row {FIRST}";

    /// `B1`: the two cells of this box hold different digits.
    OnceInBox or SymbolOnceInBox or in_box<BOX, ROW, COLUMN, SECOND_ROW, SECOND_COLUMN>:
        "digit {DIGIT} appears twice in box {BOX}: \
         row {ROW}, column {COLUMN} and row {SECOND_ROW}, column {SECOND_COLUMN}",
        "the first one is in row {ROW}, column {COLUMN}";
}
