//! Checks that no equal digits are a knight's move apart: each row is compared with the next two rows, cell by cell.
//!
//! ```text
//! P    A B C …      A is not equal to Z or V,
//! Q    X Y Z …      C is not equal to X,
//! S    U V …        B is not equal to U;           and so on with B, Y and V
//! ```
//!
//! For values, knight's moves are defined in `geometry/rules` of the notation; the tests that give the judge changed grids
//! compare the two.

use super::different::{Different, NotAmong};
use super::rule;
use crate::puzzle::rules::AntiKnight;
use typenum::{ATerm, TArr};

/// Rows that have no digit twice a knight's move apart.
#[diagnostic::on_unimplemented(
    message = "a digit appears twice a knight's move apart in this solution",
    label = "not a solved Sudoku"
)]
pub trait KnightsMovesDiffer {}

rule! { AntiKnight: KnightsMovesDiffer }

#[diagnostic::do_not_recommend]
impl<Rows> KnightsMovesDiffer for Rows where Rows: EachDiffersFromNextTwo {}

/// Rows, each of which differs by knight's moves from the next two.
pub trait EachDiffersFromNextTwo {}

impl<P> EachDiffersFromNextTwo for TArr<P, ATerm> {}
impl<P, Q> EachDiffersFromNextTwo for TArr<P, TArr<Q, ATerm>> where P: DiffersFromNextTwo<Q, ATerm> {}
impl<P, Q, S, Rows> EachDiffersFromNextTwo for TArr<P, TArr<Q, TArr<S, Rows>>>
where
    P: DiffersFromNextTwo<Q, S>,
    TArr<Q, TArr<S, Rows>>: EachDiffersFromNextTwo,
{
}

/// A row that differs by knight's moves from the next row and from the row after that (`ATerm` if there is no such
/// row).
pub trait DiffersFromNextTwo<Next, AfterNext> {}

impl<A, X, S> DiffersFromNextTwo<TArr<X, ATerm>, S> for TArr<A, ATerm> {}
impl<A, B, X, Y> DiffersFromNextTwo<TArr<X, TArr<Y, ATerm>>, ATerm> for TArr<A, TArr<B, ATerm>> {}
impl<A, B, X, Y, U, V> DiffersFromNextTwo<TArr<X, TArr<Y, ATerm>>, TArr<U, TArr<V, ATerm>>>
    for TArr<A, TArr<B, ATerm>>
where
    A: Different<V>,
    B: Different<U>,
{
}
impl<A, B, C, P, X, Y, Z, Q> DiffersFromNextTwo<TArr<X, TArr<Y, TArr<Z, Q>>>, ATerm>
    for TArr<A, TArr<B, TArr<C, P>>>
where
    A: Different<Z>,
    C: Different<X>,
    TArr<B, TArr<C, P>>: DiffersFromNextTwo<TArr<Y, TArr<Z, Q>>, ATerm>,
{
}
impl<A, B, C, P, X, Y, Z, Q, U, V, S>
    DiffersFromNextTwo<TArr<X, TArr<Y, TArr<Z, Q>>>, TArr<U, TArr<V, S>>>
    for TArr<A, TArr<B, TArr<C, P>>>
where
    A: NotAmong<(Z, V)>,
    C: Different<X>,
    B: Different<U>,
    TArr<B, TArr<C, P>>: DiffersFromNextTwo<TArr<Y, TArr<Z, Q>>, TArr<V, S>>,
{
}
