//! Checks that the givens are kept: if the puzzle has a digit in a cell, the solution has the same digit there.
//!
//! A solution's cell becomes a short digit only if the puzzle allows it there, so the other rules have no rows to look at if
//! a given is not kept: a wrong digit in its place, which is in its row a second time too, is refused once.

use super::digits::{AtMost, Digit, Given, UpTo25};
use super::walks::{each, each_as_with};
use crate::puzzle::Blank;
use typenum::{ATerm, B1, Eq, IsEqual, TArr};

/// A cell of the solution, in a grid of `Size` × `Size` cells whose puzzle has the `Cell` in this place.
pub trait Fills<Size, Cell> {
    /// The digit, as a short type.
    type Digit;
}

impl<Number, Size, Cell> Fills<Size, Cell> for Number
where
    Number: UpTo25<Digit: AtMost<Size>>,
    Cell: Given<Cell: Allows<Number::Digit>>,
{
    type Digit = <Cell::Cell as Allows<Number::Digit>>::Digit;
}

/// A checked cell of the puzzle that allows the solution's `Digit`: a blank allows any digit, and a given only itself.
pub trait Allows<Digit> {
    /// The digit itself.
    type Digit;
}

impl<D> Allows<D> for Blank {
    type Digit = D;
}
impl<G: Digit, D: Digit> Allows<D> for G
where
    G::Number: IsEqual<D::Number>,
    Eq<G::Number, D::Number>: Kept,
{
    type Digit = <Eq<G::Number, D::Number> as Kept>::To<D>;
}

/// typenum's `B1`, the result if a given is the solution's digit.
///
/// The digits are not parameters, so that a solution of another puzzle has one error, however many givens it does not keep.
#[diagnostic::on_unimplemented(
    message = "this solution does not keep the givens of the puzzle",
    label = "not a solution of this puzzle"
)]
pub trait Kept {
    /// The type itself.
    type To<T>;
}

impl Kept for B1 {
    type To<T> = T;
}

/// A cell of a puzzle, in a grid of `Size` × `Size` cells.
pub trait GivenOf<Size> {}

impl<Cell: Given<Cell: AtMost<Size>>, Size> GivenOf<Size> for Cell {}

each! {
    /// A row of givens.
    RowOfGivens<Size>: GivenOf<Size>
}

each! {
    /// Rows of givens.
    EachGiven<Size>: RowOfGivens<Size>
}

each_as_with! {
    /// A row of digits that fill the puzzle's row, of the same length.
    FillsRow<Size>: Fills;
    /// The row, with short digits.
    Row = Digit
}

each_as_with! {
    /// Rows of digits that fill the puzzle's rows, of the same number.
    FillsRows<Size>: FillsRow;
    /// The rows, with short digits.
    Rows = Row
}
