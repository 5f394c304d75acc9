//! Checks that the givens are kept: if the puzzle has a digit in a cell, the solution has the same digit there.

use super::different::Different;
use super::digits::{Digit, Given};
use super::walks::each_with;
use crate::puzzle::Blank;
use typenum::{ATerm, B0, B1, Eq, IsEqual, TArr};

/// A cell of the puzzle that allows the solution's `Digit`: a blank allows any digit, and a given only itself.
pub trait Allows<Digit> {}

impl<Cell, Digit> Allows<Digit> for Cell
where
    Cell: Given,
    Cell::Cell: Permits<Digit>,
{
}

/// A checked cell that allows the solution's `Digit`.
pub trait Permits<Digit> {}

impl<Digit> Permits<Digit> for Blank {}
impl<G: Digit, D: Digit> Permits<D> for G
where
    G::Number: IsEqual<D::Number>,
    Eq<G::Number, D::Number>: Kept<D>,
{
}

/// typenum's `B1`, the result if a given is the solution's `Digit`.
///
/// A wrong digit in the place of a given is in another cell of the row too, unless the whole solution is that of
/// another puzzle. So `B0` requires the bound on which [`RowsDiffer`](super::rules::RowsDiffer) also fails: rustc
/// reports a bound once, so that the fault has one error.
pub trait Kept<Digit> {}

impl<Digit> Kept<Digit> for B1 {}
impl<Digit> Kept<Digit> for B0 where Digit: Different<Digit> {}

each_with! {
    /// A row of givens that the solution's row, of the same length, keeps.
    AllowsRow: Allows
}

each_with! {
    /// Rows of givens that the solution's rows, of the same number, keep.
    AllowsRows: AllowsRow
}
