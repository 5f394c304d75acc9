//! Checks that cells hold digits, and replaces these by short types for the rules.
//!
//! ```text
//! UInt<UInt<UInt<UTerm, B1>, B0>, B1>     a cell of the solution: a 5, three bits deep
//! D5                                      the same digit in the rules
//! ```
//!
//! rustc goes through a whole type each time a rule takes it out of a row, and the rules do little besides. To compare
//! two digits, the rules compare their numbers: [`Digit::Number`].

use super::gate::gates;
use crate::puzzle::Blank;
use typenum::{B1, IsLessOrEqual, LeEq, consts};

/// A digit in the form that the rules use.
pub trait Digit {
    /// The digit as typenum's number.
    type Number;
}

/// A cell of a puzzle: a blank, or a given.
#[diagnostic::on_unimplemented(
    message = "a cell of this puzzle is neither a digit nor `Blank`",
    label = "not a Sudoku puzzle"
)]
pub trait Given {
    /// The checked cell: `Blank`, or a short digit.
    type Cell;
}

impl Given for Blank {
    type Cell = Blank;
}

/// Adds the message about a cell without a digit to traits.
macro_rules! asks_for_digits {
    ($($bound:item)+) => { $(
        #[diagnostic::on_unimplemented(
            message = "a cell of this solution does not hold a digit of the grid",
            label = "not a solved Sudoku",
            note = "a digit is one of typenum's own `U1`, `U2`, … up to the size of the grid"
        )]
        $bound
    )+ };
}

asks_for_digits! {
    /// A number that can be a digit: from 1 to 25, in typenum's canonical form, which has no leading zero bits.
    ///
    /// `UInt<UInt<UTerm, B0>, B1>`, a 1 written as "01", is in range for typenum and
    /// not equal to `U1`, so that without this bound a row could hold both a 1 and an "01".
    pub trait UpTo25 {
        /// The digit with this number. By its bound, rustc checks that the number of the digit is this number.
        type Digit: Digit<Number = Self>;
        /// The type itself.
        type To<T>;
    }

    /// A digit of a grid of `Size` × `Size` cells.
    pub trait AtMost<Size> {}
}

macro_rules! digits {
    ($($digit:ident $number:ident,)*) => { $(
        /// The digit with this number.
        pub enum $digit {}

        impl Digit for $digit {
            type Number = consts::$number;
        }

        #[diagnostic::do_not_recommend]
        impl UpTo25 for consts::$number {
            type Digit = $digit;
            type To<T> = T;
        }

        #[diagnostic::do_not_recommend]
        impl Given for consts::$number {
            type Cell = $digit;
        }

        // No puzzle has this type, but the values of a solution's digits are read like those of givens.
        #[diagnostic::do_not_recommend]
        impl Given for $digit {
            type Cell = $digit;
        }
    )* };
}

digits! {
    D1 U1, D2 U2, D3 U3, D4 U4, D5 U5,
    D6 U6, D7 U7, D8 U8, D9 U9, D10 U10,
    D11 U11, D12 U12, D13 U13, D14 U14, D15 U15,
    D16 U16, D17 U17, D18 U18, D19 U19, D20 U20,
    D21 U21, D22 U22, D23 U23, D24 U24, D25 U25,
}

#[diagnostic::do_not_recommend]
impl<D: Digit, Size> AtMost<Size> for D
where
    D::Number: IsLessOrEqual<Size>,
    LeEq<D::Number, Size>: InRange,
{
}

gates! {
    /// typenum's `B1`, the result if a number is at most the size.
    ///
    /// This is a bound, because `Output = B1` would be a type mismatch, for which we cannot write a message.
    InRange for B1;
}
