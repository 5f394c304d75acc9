//! What is a digit: a canonical positive number, not greater than the grid's size.
//!
//! The implementations are marked `do_not_recommend`, or rustc would list them below
//! the message of every refusal.

use super::shape::Proof;
use typenum::{ATerm, B1, Bit, IsLessOrEqual, LeEq, TArr, UInt, UTerm};

/// A number greater than zero in typenum's canonical form, that is without
/// leading zero bits.
///
/// `UInt<UInt<UTerm, B0>, B1>`, a 1 written as "01", is in range for typenum and
/// not equal to `U1`, so that a row of bounds alone would let a 1 and an "01"
/// stand together. It is no `Positive`: the recursion ends at the leading one.
pub trait Positive {}

#[diagnostic::do_not_recommend]
impl Positive for UInt<UTerm, B1> {}
#[diagnostic::do_not_recommend]
impl<High: Positive, Low: Bit> Positive for UInt<High, Low> {}

/// typenum's `B1`, as the answer to whether a number is at most the size.
///
/// A bound, because `Output = B1` would be a type mismatch, which has no message of
/// ours.
pub trait InRange {}

#[diagnostic::do_not_recommend]
impl InRange for B1 {}

/// A digit of a grid of `Size` × `Size` cells: one of `U1` to `Size`.
pub trait DigitOf<Size> {}

#[diagnostic::do_not_recommend]
impl<High, Low, Size> DigitOf<Size> for UInt<High, Low>
where
    Self: Positive + IsLessOrEqual<Size>,
    LeEq<Self, Size>: InRange,
{
}

/// A row of digits.
///
/// It is implemented for rows of typenum's numbers and of nothing else, so that of a row with
/// another type in it there is no [`Self::Proof`], and rustc says nothing about what
/// would be asked of it next.
#[diagnostic::on_unimplemented(
    message = "a cell of this solution does not hold a digit of the grid",
    label = "not a solved Sudoku",
    note = "a digit is one of typenum's own `U1`, `U2`, … up to the size of the grid"
)]
pub trait DigitsOf<Size> {
    /// That it is.
    type Proof: Proof;
}

#[diagnostic::do_not_recommend]
impl<Size> DigitsOf<Size> for ATerm {
    type Proof = ();
}
#[diagnostic::do_not_recommend]
impl<A, B, Size> DigitsOf<Size> for TArr<UInt<A, B>, ATerm>
where
    UInt<A, B>: DigitOf<Size>,
{
    type Proof = ();
}
#[diagnostic::do_not_recommend]
impl<A, B, C, D, Size> DigitsOf<Size> for TArr<UInt<A, B>, TArr<UInt<C, D>, ATerm>>
where
    UInt<A, B>: DigitOf<Size>,
    UInt<C, D>: DigitOf<Size>,
{
    type Proof = ();
}
#[diagnostic::do_not_recommend]
impl<A, B, C, D, E, F, Row, Size> DigitsOf<Size>
    for TArr<UInt<A, B>, TArr<UInt<C, D>, TArr<UInt<E, F>, Row>>>
where
    UInt<A, B>: DigitOf<Size>,
    UInt<C, D>: DigitOf<Size>,
    UInt<E, F>: DigitOf<Size>,
    Row: DigitsOf<Size>,
{
    type Proof = Row::Proof;
}

/// A list of rows of digits.
pub trait EachDigitsOf<Size> {
    /// That it is.
    type Proof: Proof;
}

impl<Size> EachDigitsOf<Size> for ATerm {
    type Proof = ();
}
impl<Row, Rows, Size> EachDigitsOf<Size> for TArr<Row, Rows>
where
    Row: DigitsOf<Size>,
    Rows: EachDigitsOf<Size>,
{
    type Proof = <Row::Proof as Proof>::And<Rows::Proof>;
}
