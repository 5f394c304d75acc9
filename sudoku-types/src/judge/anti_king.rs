//! Checks that no equal digits are a king's move apart: each row is compared with the next row, cell by cell. (Along a
//! row or a column digits differ anyway.)
//!
//! ```text
//! P    A B …      A is not equal to Y,
//! Q    X Y …      B is not equal to X;      and so on with B and Y
//! ```
//!
//! For values, king's moves are defined in `geometry/rules` of the notation; the tests that give the judge changed grids
//! compare the two.

use super::different::Different;
use super::rule;
use crate::puzzle::rules::AntiKing;
use typenum::{ATerm, TArr};

/// Rows that have no digit twice a king's move apart.
#[diagnostic::on_unimplemented(
    message = "a digit appears twice a king's move apart in this solution",
    label = "not a solved Sudoku"
)]
pub trait KingsMovesDiffer {}

rule! { AntiKing: KingsMovesDiffer }

#[diagnostic::do_not_recommend]
impl<Rows> KingsMovesDiffer for Rows where Rows: EachDiffersFromNext {}

/// Rows, each of which differs by king's moves from the next one.
pub trait EachDiffersFromNext {}

impl<P> EachDiffersFromNext for TArr<P, ATerm> {}
impl<P, Q, Rows> EachDiffersFromNext for TArr<P, TArr<Q, Rows>>
where
    P: DiffersFromNext<Q>,
    TArr<Q, Rows>: EachDiffersFromNext,
{
}

/// A row that differs by king's moves from the next one.
pub trait DiffersFromNext<Next> {}

impl<A, X> DiffersFromNext<TArr<X, ATerm>> for TArr<A, ATerm> {}
impl<A, B, P, X, Y, Q> DiffersFromNext<TArr<X, TArr<Y, Q>>> for TArr<A, TArr<B, P>>
where
    A: Different<Y>,
    B: Different<X>,
    TArr<B, P>: DiffersFromNext<TArr<Y, Q>>,
{
}
