//! Packs up to three digits into the number of one constant, and reads them from it as types.
//!
//! Each constant in a type costs rustc time: it keeps a body for the constant, and one for each
//! number in the type that names the puzzle. So one constant has as many neighbouring cells of a
//! row as possible, with an implementation for each combination of their digits:
//!
//! ```text
//! one, up to 25×25         5     U5
//! two, up to 25×25      1207     U12 and U7
//! three, up to 9×9       537     U5, U3 and U7
//! ```
//!
//! rustc finds an implementation by its number at once. To take apart a number of typenum bit by bit would take longer.

use crate::bridge::proposal::Proposal;
use typenum::Const;

/// Returns the digit that is proposed for the cell with this number, counted from 0 in reading order.
///
/// The macro calls free functions only: rustc takes twice as long for a constant that calls
/// a function of a type, because it has to look up the function.
pub const fn one<P: Proposal>(cell: usize) -> usize {
    P::DIGITS[cell] as usize
}

/// Returns the digits that are proposed for this cell and the next one, for [`Two`].
pub const fn two<P: Proposal>(cell: usize) -> usize {
    let digits = P::DIGITS;
    digits[cell] as usize * 100 + digits[cell + 1] as usize
}

/// Returns the digits, up to 9, that are proposed for this cell and the next two, for [`Three`].
pub const fn three<P: Proposal>(cell: usize) -> usize {
    let digits = P::DIGITS;
    digits[cell] as usize * 100 + digits[cell + 1] as usize * 10 + digits[cell + 2] as usize
}

/// Returns the piece of advice with this number, a digit, its row and its column, for [`Three`].
pub const fn piece<P: Proposal>(number: usize) -> usize {
    let [digit, row, column] = P::ADVICE.0[number];
    digit as usize * 100 + row as usize * 10 + column as usize
}

/// A list that begins with the two digits of a number.
pub type Two<const DIGITS: usize, Rest> = <Const<DIGITS> as TwoDigits>::Before<Rest>;

/// A list that begins with the three digits of a number.
pub type Three<const DIGITS: usize, Rest> = <Const<DIGITS> as ThreeDigits>::Before<Rest>;

/// A number that is read as two digits.
pub trait TwoDigits {
    /// The list of the digits and `Rest`.
    type Before<Rest>;
}

/// A number that is read as three digits.
pub trait ThreeDigits {
    /// The list of the digits and `Rest`.
    type Before<Rest>;
}

sudoku_macro::digit_packs!();

#[cfg(test)]
mod tests;
