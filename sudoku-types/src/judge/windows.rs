//! The windows, derived from the rows: without every row and every column that no window has, they are the boxes of what is left.
//!
//! ```text
//! · · · · · · · · ·
//! · A A A · B B B ·
//! · A A A · B B B ·           A A A B B B
//! · A A A · B B B ·           A A A B B B
//! · · · · · · · · ·    ──▶    A A A B B B      boxes of 3 × 3 cells
//! · C C C · D D D ·           C C C D D D
//!        …                         …
//! ```
//!
//! What the windows are for values is said in `geometry/rules/windows` of the notation; the tests that hand the judge changed grids hold
//! the two together.

use super::boxes::AllDisjoint;
use super::further::KeepsRule;
use super::shape::{ToUnary, Unary};
use crate::puzzle::Boxes;
use crate::puzzle::rules::Windows;
use typenum::{ATerm, TArr};

/// No digit twice in a window of `Side` × `Side` cells.
#[diagnostic::on_unimplemented(
    message = "a digit appears twice in a window of this solution",
    label = "not a solved Sudoku"
)]
pub trait WindowsDiffer<Side> {}

impl<Rows, Side> KeepsRule<Windows, Boxes<Side, Side>> for Rows where Rows: WindowsDiffer<Side> {}

#[diagnostic::do_not_recommend]
impl<Rows, Side> WindowsDiffer<Side> for Rows
where
    Side: ToUnary,
    Rows: RowsOfWindows<ATerm, Unary<Side>>,
    Rows::Rows: AllDisjoint<Unary<Side>, Unary<Side>, Unary<Side>>,
{
}

/// Rows of a grid. `Left` is how many of them are left before one without a window, in marks; after that it is `Side`.
pub trait RowsOfWindows<Left, Side> {
    /// Those that have windows, and of these the cells in windows.
    type Rows;
}

impl<Left, Side> RowsOfWindows<Left, Side> for ATerm {
    type Rows = ATerm;
}
impl<Row, Rows, Side> RowsOfWindows<ATerm, Side> for TArr<Row, Rows>
where
    Rows: RowsOfWindows<Side, Side>,
{
    type Rows = Rows::Rows;
}
impl<Row, Rows, I, Left, Side> RowsOfWindows<TArr<I, Left>, Side> for TArr<Row, Rows>
where
    Row: CellsOfWindows<ATerm, Side>,
    Rows: RowsOfWindows<Left, Side>,
{
    type Rows = TArr<Row::Cells, Rows::Rows>;
}

/// Cells of a row, counted in the same way.
pub trait CellsOfWindows<Left, Side> {
    /// Those in windows.
    type Cells;
}

impl<Left, Side> CellsOfWindows<Left, Side> for ATerm {
    type Cells = ATerm;
}
impl<Cell, Row, Side> CellsOfWindows<ATerm, Side> for TArr<Cell, Row>
where
    Row: CellsOfWindows<Side, Side>,
{
    type Cells = Row::Cells;
}
impl<Cell, Row, I, Left, Side> CellsOfWindows<TArr<I, Left>, Side> for TArr<Cell, Row>
where
    Row: CellsOfWindows<Left, Side>,
{
    type Cells = TArr<Cell, Row::Cells>;
}
