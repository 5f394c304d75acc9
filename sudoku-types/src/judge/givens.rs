//! The givens are kept: where the puzzle has a digit, the solution has that one.

use crate::puzzle::Blank;
use typenum::{ATerm, TArr, UInt};

/// A cell of the puzzle that allows the solution's `Digit`: a blank allows any,
/// a given allows itself.
pub trait Allows<Digit> {}

impl<Digit> Allows<Digit> for Blank {}
impl<High, Low> Allows<UInt<High, Low>> for UInt<High, Low> {}

/// A row of givens that the solution's `Row`, which is as long, keeps.
pub trait AllowsRow<Row> {}

impl AllowsRow<ATerm> for ATerm {}
impl<A, X> AllowsRow<TArr<X, ATerm>> for TArr<A, ATerm> where A: Allows<X> {}
impl<A, B, X, Y> AllowsRow<TArr<X, TArr<Y, ATerm>>> for TArr<A, TArr<B, ATerm>>
where
    A: Allows<X>,
    B: Allows<Y>,
{
}
impl<A, B, C, Givens, X, Y, Z, Row> AllowsRow<TArr<X, TArr<Y, TArr<Z, Row>>>>
    for TArr<A, TArr<B, TArr<C, Givens>>>
where
    A: Allows<X>,
    B: Allows<Y>,
    C: Allows<Z>,
    Givens: AllowsRow<Row>,
{
}

/// Rows of givens that the solution's `Rows`, which are as many, keep.
pub trait AllowsRows<Rows> {}

impl AllowsRows<ATerm> for ATerm {}
impl<Given, Givens, Row, Rows> AllowsRows<TArr<Row, Rows>> for TArr<Given, Givens>
where
    Given: AllowsRow<Row>,
    Givens: AllowsRows<Rows>,
{
}
