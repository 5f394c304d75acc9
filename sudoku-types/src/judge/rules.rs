//! The rules of the game, each a bound with an error message of its own.
//!
//! A refusal is reported at the level of these traits: their implementations are
//! marked `do_not_recommend`, so that rustc does not descend into the recursion
//! that they start.

use super::boxes::AllDisjoint;
use super::columns::AllDifferInEachPlace;
use super::different::EachAllDifferent;
use super::shape::{ToUnary, Unary};
use crate::puzzle::Boxes;

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

/// Rows that have no digit twice in a box.
#[diagnostic::on_unimplemented(
    message = "a digit appears twice in a box of this solution",
    label = "not a solved Sudoku"
)]
pub trait BoxesDiffer<Boxes> {}

#[diagnostic::do_not_recommend]
impl<Rows, R, C> BoxesDiffer<Boxes<R, C>> for Rows
where
    R: ToUnary,
    C: ToUnary,
    Rows: AllDisjoint<Unary<R>, Unary<R>, Unary<C>>,
{
}
