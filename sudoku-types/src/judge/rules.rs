//! The rules of the game, each a bound of its own with words of its own.
//!
//! A refusal is reported at the level of these traits: their implementations are
//! marked `do_not_recommend`, so that rustc does not descend into the recursion
//! below them.

use super::boxes::AllDisjoint;
use super::columns::AllDifferInEachPlace;
use super::different::EachAllDifferent;
use super::digits::EachDigitsOf;
use super::givens::AllowsRows;
use super::shape::{EachAsLongAs, Proof, Ruler, RulerOf};

/// `Size` rows of `Size` cells each, and givens of the same shape.
///
/// All that relies on the shape is asked of [`Self::Rows`], which rows of another shape do not
/// have, so that rows that are too short or too many are refused for that and for nothing else.
#[diagnostic::on_unimplemented(
    message = "this grid has too many or too few rows, or a row with too many or too few cells",
    label = "not a square grid of the puzzle's size"
)]
pub trait Square<Size, Givens> {
    /// The rows themselves.
    type Rows;
}

#[diagnostic::do_not_recommend]
impl<Rows, Size, Givens> Square<Size, Givens> for Rows
where
    Size: Ruler,
    Rows: EachAsLongAs<RulerOf<Size>, RulerOf<Size>, Givens>,
{
    type Rows = <Rows::Proof as Proof>::Of<Rows>;
}

/// Every cell holds a digit of a grid of `Size` × `Size` cells.
///
/// Whether digits differ is asked of [`Self::Rows`], which rows with something else
/// in them do not have, so that they are refused once.
#[diagnostic::on_unimplemented(
    message = "a cell of this solution does not hold a digit of the grid",
    label = "not a solved Sudoku",
    note = "a digit is one of typenum's own `U1`, `U2`, … up to the size of the grid"
)]
pub trait HoldsDigits<Size> {
    /// The rows themselves.
    type Rows;
}

#[diagnostic::do_not_recommend]
impl<Rows, Size> HoldsDigits<Size> for Rows
where
    Rows: EachDigitsOf<Size>,
{
    type Rows = <Rows::Proof as Proof>::Of<Rows>;
}

/// No digit twice in a row.
#[diagnostic::on_unimplemented(
    message = "a digit appears twice in a row of this solution",
    label = "not a solved Sudoku"
)]
pub trait RowsDiffer {}

#[diagnostic::do_not_recommend]
impl<Rows> RowsDiffer for Rows where Rows: EachAllDifferent {}

/// No digit twice in a column.
#[diagnostic::on_unimplemented(
    message = "a digit appears twice in a column of this solution",
    label = "not a solved Sudoku"
)]
pub trait ColumnsDiffer {}

#[diagnostic::do_not_recommend]
impl<Rows> ColumnsDiffer for Rows where Rows: AllDifferInEachPlace {}

/// No digit twice in a box of `R` rows and `C` columns.
#[diagnostic::on_unimplemented(
    message = "a digit appears twice in a box of this solution",
    label = "not a solved Sudoku"
)]
pub trait BoxesDiffer<R, C> {}

#[diagnostic::do_not_recommend]
impl<Rows, R, C> BoxesDiffer<R, C> for Rows
where
    R: Ruler,
    C: Ruler,
    Rows: AllDisjoint<RulerOf<R>, RulerOf<R>, RulerOf<C>>,
{
}

/// Where the puzzle has a given, the solution has that digit.
#[diagnostic::on_unimplemented(
    message = "this solution does not keep the givens of the puzzle",
    label = "not a solution of this puzzle"
)]
pub trait Keeps<Givens> {}

#[diagnostic::do_not_recommend]
impl<Rows, Givens> Keeps<Givens> for Rows where Givens: AllowsRows<Rows> {}
