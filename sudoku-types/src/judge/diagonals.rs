//! Checks the diagonals, derived from the rows, three rows at a time.
//!
//! ```text
//! A · · │ · · ·
//! · B · │ · · ·      A, B and C are taken from the first three rows; the rows below, without
//! · · C │ · · ·      their first three cells, are a smaller grid with the rest of the diagonal
//! ──────┼──────
//! · · · │ D · ·      the other diagonal is taken from the rows in reverse
//! · · · │ · E ·
//! ```
//!
//! For values, the diagonals are defined in `geometry/rules/diagonals` of the notation; the tests that give the judge
//! changed grids compare the two.

use super::different::AllDifferent;
use super::rule;
use crate::puzzle::rules::Diagonals;
use typenum::{ATerm, TArr};

/// Rows that have no digit twice on a diagonal.
#[diagnostic::on_unimplemented(
    message = "a digit appears twice on a diagonal of this solution",
    label = "not a solved Sudoku"
)]
pub trait DiagonalsDiffer {}

rule! { Diagonals: DiagonalsDiffer }

#[diagnostic::do_not_recommend]
impl<Rows> DiagonalsDiffer for Rows where
    Rows: Diagonal<Digits: AllDifferent> + Before<ATerm, Rows: Diagonal<Digits: AllDifferent>>
{
}

/// Rows that have a diagonal from the top left.
pub trait Diagonal {
    /// The digits of the diagonal.
    type Digits;
}

impl Diagonal for ATerm {
    type Digits = ATerm;
}
impl<A, P> Diagonal for TArr<TArr<A, P>, ATerm> {
    type Digits = TArr<A, ATerm>;
}
impl<A, P, X, B, Q> Diagonal for TArr<TArr<A, P>, TArr<TArr<X, TArr<B, Q>>, ATerm>> {
    type Digits = TArr<A, TArr<B, ATerm>>;
}
impl<A, P, X, B, Q, Y, Z, C, S, Rows> Diagonal
    for TArr<TArr<A, P>, TArr<TArr<X, TArr<B, Q>>, TArr<TArr<Y, TArr<Z, TArr<C, S>>>, Rows>>>
where
    Rows: WithoutThree<Rows: Diagonal>,
{
    type Digits = TArr<A, TArr<B, TArr<C, <Rows::Rows as Diagonal>::Digits>>>;
}

/// Rows of at least three cells.
pub trait WithoutThree {
    /// The rows without their first three cells.
    type Rows;
}

impl WithoutThree for ATerm {
    type Rows = ATerm;
}
impl<A, B, C, Row, Rows> WithoutThree for TArr<TArr<A, TArr<B, TArr<C, Row>>>, Rows>
where
    Rows: WithoutThree,
{
    type Rows = TArr<Row, Rows::Rows>;
}

/// Rows that can be put in reverse order before others.
pub trait Before<Others> {
    /// The reversed rows, and then the others.
    type Rows;
}

impl<Others> Before<Others> for ATerm {
    type Rows = Others;
}
impl<P, Rows, Others> Before<Others> for TArr<P, Rows>
where
    Rows: Before<TArr<P, Others>>,
{
    type Rows = Rows::Rows;
}
