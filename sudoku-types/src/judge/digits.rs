//! What is a digit: a canonical positive number, not greater than the grid's size.
//!
//! The implementations are marked `do_not_recommend`, or rustc would list them below
//! the message of every refusal.

use typenum::{ATerm, B1, Bit, IsLessOrEqual, LeEq, TArr, UInt, UTerm};

/// A number greater than zero in typenum's canonical form, that is without
/// leading zero bits.
///
/// `UInt<UInt<UTerm, B0>, B1>`, a 1 written as "01", is in range for typenum and
/// not equal to `U1`, so that a row of bounds alone would let a 1 and an "01"
/// stand together. It is no `Positive`: the recursion ends at the leading one.
#[diagnostic::on_unimplemented(
    message = "a cell of this solution does not hold a digit of the grid",
    label = "not a solved Sudoku",
    note = "a digit is one of typenum's own `U1`, `U2`, … up to the size of the grid"
)]
pub trait Positive {}

#[diagnostic::do_not_recommend]
impl Positive for UInt<UTerm, B1> {}
#[diagnostic::do_not_recommend]
impl<High: Positive, Low: Bit> Positive for UInt<High, Low> {}

/// typenum's `B1`, as the answer to whether a number is at most the size.
///
/// A bound, because `Output = B1` would be a type mismatch, which has no message of
/// ours.
#[diagnostic::on_unimplemented(
    message = "a cell of this solution does not hold a digit of the grid",
    label = "not a solved Sudoku",
    note = "a digit is one of typenum's own `U1`, `U2`, … up to the size of the grid"
)]
pub trait InRange {}

#[diagnostic::do_not_recommend]
impl InRange for B1 {}

/// A digit of a grid of `Size` × `Size` cells: one of `U1` to `Size`.
///
/// It is implemented for typenum's numbers and not for every type that satisfies
/// the bounds, so that of another type there is no [`Self::Digit`], and rustc says nothing
/// about what would be asked of it next.
#[diagnostic::on_unimplemented(
    message = "a cell of this solution does not hold a digit of the grid",
    label = "not a solved Sudoku",
    note = "a digit is one of typenum's own `U1`, `U2`, … up to the size of the grid"
)]
pub trait DigitOf<Size> {
    /// The digit itself.
    type Digit;
}

#[diagnostic::do_not_recommend]
impl<High, Low, Size> DigitOf<Size> for UInt<High, Low>
where
    Self: Positive + IsLessOrEqual<Size>,
    LeEq<Self, Size>: InRange,
{
    type Digit = Self;
}

/// A row of digits.
pub trait DigitsOf<Size> {
    /// The row itself.
    type Digits;
}

impl<Size> DigitsOf<Size> for ATerm {
    type Digits = ATerm;
}
impl<A, Size> DigitsOf<Size> for TArr<A, ATerm>
where
    A: DigitOf<Size>,
{
    type Digits = TArr<A::Digit, ATerm>;
}
impl<A, B, Size> DigitsOf<Size> for TArr<A, TArr<B, ATerm>>
where
    A: DigitOf<Size>,
    B: DigitOf<Size>,
{
    type Digits = TArr<A::Digit, TArr<B::Digit, ATerm>>;
}
impl<A, B, C, Row, Size> DigitsOf<Size> for TArr<A, TArr<B, TArr<C, Row>>>
where
    A: DigitOf<Size>,
    B: DigitOf<Size>,
    C: DigitOf<Size>,
    Row: DigitsOf<Size>,
{
    type Digits = TArr<A::Digit, TArr<B::Digit, TArr<C::Digit, Row::Digits>>>;
}

/// A list of rows of digits.
pub trait EachDigitsOf<Size> {
    /// The rows themselves.
    type Rows;
}

impl<Size> EachDigitsOf<Size> for ATerm {
    type Rows = ATerm;
}
impl<Row, Rows, Size> EachDigitsOf<Size> for TArr<Row, Rows>
where
    Row: DigitsOf<Size>,
    Rows: EachDigitsOf<Size>,
{
    type Rows = TArr<Row::Digits, Rows::Rows>;
}
