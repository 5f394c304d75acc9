//! The givens are kept: where the puzzle has a digit, the solution has that one.

use crate::puzzle::Blank;
use typenum::{ATerm, TArr, UInt};

/// A cell of the puzzle that allows the solution's `Digit`: a blank allows any,
/// a given allows itself.
pub trait Allows<Digit> {}

impl<Digit> Allows<Digit> for Blank {}
impl<High, Low> Allows<UInt<High, Low>> for UInt<High, Low> {}

/// A row of givens that the solution's `Row` keeps, as far as both go.
pub trait AllowsRow<Row> {}

impl<Row> AllowsRow<Row> for ATerm {}
impl<Given, Givens> AllowsRow<ATerm> for TArr<Given, Givens> {}
impl<Given, Givens, Digit, Row> AllowsRow<TArr<Digit, Row>> for TArr<Given, Givens>
where
    Given: Allows<Digit>,
    Givens: AllowsRow<Row>,
{
}

/// Rows of givens that the solution's `Rows` keep, as far as both go.
pub trait AllowsRows<Rows> {}

impl<Rows> AllowsRows<Rows> for ATerm {}
impl<Given, Givens> AllowsRows<ATerm> for TArr<Given, Givens> {}
impl<Given, Givens, Row, Rows> AllowsRows<TArr<Row, Rows>> for TArr<Given, Givens>
where
    Given: AllowsRow<Row>,
    Givens: AllowsRows<Rows>,
{
}
