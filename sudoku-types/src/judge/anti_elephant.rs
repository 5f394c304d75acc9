//! Checks that no equal digits are two cells apart along a diagonal: each row is compared with the row after the next one, cell by
//! cell.
//!
//! ```text
//! P    A B C …      A is not equal to Z,
//! Q                 C is not equal to X;
//! S    X Y Z …      and so on with B, C and Y, Z
//! ```
//!
//! For values, the moves are defined in `geometry/rules` of the notation; the tests that give the judge changed grids compare
//! the two.

use super::different::Different;
use super::rule;
use crate::puzzle::rules::AntiElephant;
use typenum::{ATerm, TArr};

/// Rows that have no digit twice an elephant's move apart.
#[diagnostic::on_unimplemented(
    message = "a digit appears twice an elephant's move apart in this solution",
    label = "not a solved Sudoku"
)]
pub trait ElephantsMovesDiffer {}

rule! { AntiElephant: ElephantsMovesDiffer }

#[diagnostic::do_not_recommend]
impl<Rows> ElephantsMovesDiffer for Rows where Rows: EachDiffersFromAfterNext {}

/// Rows, each of which differs by elephant's moves from the row after the next one.
pub trait EachDiffersFromAfterNext {}

impl<P> EachDiffersFromAfterNext for TArr<P, ATerm> {}
impl<P, Q> EachDiffersFromAfterNext for TArr<P, TArr<Q, ATerm>> {}
impl<P, Q, S, Rows> EachDiffersFromAfterNext for TArr<P, TArr<Q, TArr<S, Rows>>>
where
    P: DiffersTwoApart<S>,
    TArr<Q, TArr<S, Rows>>: EachDiffersFromAfterNext,
{
}

/// A row that differs by elephant's moves from another one.
pub trait DiffersTwoApart<Other> {}

impl<A, X> DiffersTwoApart<TArr<X, ATerm>> for TArr<A, ATerm> {}
impl<A, B, X, Y> DiffersTwoApart<TArr<X, TArr<Y, ATerm>>> for TArr<A, TArr<B, ATerm>> {}
impl<A, B, C, P, X, Y, Z, Q> DiffersTwoApart<TArr<X, TArr<Y, TArr<Z, Q>>>>
    for TArr<A, TArr<B, TArr<C, P>>>
where
    A: Different<Z>,
    C: Different<X>,
    TArr<B, TArr<C, P>>: DiffersTwoApart<TArr<Y, TArr<Z, Q>>>,
{
}
