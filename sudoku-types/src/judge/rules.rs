//! The rules of the game, each a bound with an error message of its own.
//!
//! A refusal is reported at the level of these traits: their implementations are
//! marked `do_not_recommend`, so that rustc does not descend into the recursion
//! that they start.

use super::boxes::AllDisjoint;
use super::columns::AllDifferInEachPlace;
use super::different::EachAllDifferent;
use super::gate::Gate;
use super::shape::{EachAsLongAs, ToUnary, Unary};
use crate::puzzle::messages::asks_for_shape;

asks_for_shape! {
    /// `Size` rows of `Size` cells each, and givens of the same shape.
    ///
    /// Every bound that relies on the shape is a bound on [`Self::Rows`], which rows of another shape do not
    /// have, so that rows that are too short or too many are refused for that and for nothing else.
    pub trait Square<Size, Givens> {
        /// The rows themselves.
        type Rows;
    }
}

#[diagnostic::do_not_recommend]
impl<Rows, Size, Givens> Square<Size, Givens> for Rows
where
    Size: ToUnary,
    Rows: EachAsLongAs<Unary<Size>, Unary<Size>, Givens>,
{
    type Rows = <Rows::Gate as Gate>::To<Rows>;
}

/// Rows that have no digit twice in a row.
#[diagnostic::on_unimplemented(
    message = "a digit appears twice in a row of this solution",
    label = "not a solved Sudoku"
)]
pub trait RowsDiffer {}

#[diagnostic::do_not_recommend]
impl<Rows> RowsDiffer for Rows where Rows: EachAllDifferent {}

/// Rows that have no digit twice in a column.
#[diagnostic::on_unimplemented(
    message = "a digit appears twice in a column of this solution",
    label = "not a solved Sudoku"
)]
pub trait ColumnsDiffer {}

#[diagnostic::do_not_recommend]
impl<Rows> ColumnsDiffer for Rows where Rows: AllDifferInEachPlace {}

/// Rows that have no digit twice in a box of `R` rows and `C` columns.
#[diagnostic::on_unimplemented(
    message = "a digit appears twice in a box of this solution",
    label = "not a solved Sudoku"
)]
pub trait BoxesDiffer<R, C> {}

#[diagnostic::do_not_recommend]
impl<Rows, R, C> BoxesDiffer<R, C> for Rows
where
    R: ToUnary,
    C: ToUnary,
    Rows: AllDisjoint<Unary<R>, Unary<R>, Unary<C>>,
{
}
