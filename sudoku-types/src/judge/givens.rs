//! The givens are kept: where the puzzle has a digit, the solution has that one.

use super::different::Different;
use super::digits::Digit;
use super::walks::each_with;
use crate::puzzle::Blank;
use typenum::{ATerm, B0, B1, Eq, IsEqual, TArr};

/// A cell of a puzzle: a blank, or a given.
#[diagnostic::on_unimplemented(
    message = "a cell of this puzzle is neither a digit nor `Blank`",
    label = "not a Sudoku puzzle"
)]
pub trait Given {
    /// The cell, now known to be one: `Blank`, or a short digit.
    type Cell;
}

impl Given for Blank {
    type Cell = Blank;
}

/// A cell of the puzzle that allows the solution's `Digit`: a blank allows any,
/// a given allows itself.
pub trait Allows<Digit> {}

impl<Cell, Digit> Allows<Digit> for Cell
where
    Cell: Given,
    Cell::Cell: Permits<Digit>,
{
}

/// The same of a cell that is known to be one.
pub trait Permits<Digit> {}

impl<Digit> Permits<Digit> for Blank {}
impl<G: Digit, D: Digit> Permits<D> for G
where
    G::Number: IsEqual<D::Number>,
    Eq<G::Number, D::Number>: Kept<D>,
{
}

/// typenum's `B1`, where a given is the solution's `Digit`.
///
/// A wrong digit in its place is in another cell of the row too, unless the whole solution is
/// another one. So `B0` asks the bound that [`RowsDiffer`](super::rules::RowsDiffer) will also fail
/// on: rustc reports a bound once, so the fault has one error.
pub trait Kept<Digit> {}

impl<Digit> Kept<Digit> for B1 {}
impl<Digit> Kept<Digit> for B0 where Digit: Different<Digit> {}

each_with! {
    /// A row of givens that the solution's row, which is as long, keeps.
    AllowsRow: Allows
}

each_with! {
    /// Rows of givens that the solution's rows, which are as many, keep.
    AllowsRows: AllowsRow
}
