//! Checks the windows, derived from the rows: without the rows and columns that no window uses, the windows are the
//! boxes of the rest.
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
//! For values, the windows are defined in `geometry/rules/windows` of the notation; the tests that give the judge
//! changed grids compare the two.

use super::KeptBy;
use super::boxes::AllDisjoint;
use super::shape::{ToUnary, Unary};
use crate::puzzle::Boxes;
use crate::puzzle::rules::Windows;
use typenum::{ATerm, TArr};

/// Rows that have no digit twice in a window of `Side` × `Side` cells.
#[diagnostic::on_unimplemented(
    message = "a digit appears twice in a window of this solution",
    label = "not a solved Sudoku"
)]
pub trait WindowsDiffer<Side> {}

impl<Rows, Side> KeptBy<Rows, Boxes<Side, Side>> for Windows where Rows: WindowsDiffer<Side> {}

#[diagnostic::do_not_recommend]
impl<Rows, Side, InWindows> WindowsDiffer<Side> for Rows
where
    Side: ToUnary,
    Rows: WithoutGaps<ATerm, Unary<Side>, Rest = InWindows>,
    InWindows: EachWithoutGaps<Unary<Side>>,
    InWindows::Rows: AllDisjoint<Unary<Side>, Unary<Side>, Unary<Side>>,
{
}

/// Rows of a grid, or cells of a row. `Left` has a mark for each that comes before the next one without a window; after
/// that one, there are `Side` marks again.
pub trait WithoutGaps<Left, Side> {
    /// The rows or cells that have windows.
    type Rest;
}

impl<Left, Side> WithoutGaps<Left, Side> for ATerm {
    type Rest = ATerm;
}
impl<Gap, Rest, Side> WithoutGaps<ATerm, Side> for TArr<Gap, Rest>
where
    Rest: WithoutGaps<Side, Side>,
{
    type Rest = Rest::Rest;
}
impl<First, Rest, I, Left, Side> WithoutGaps<TArr<I, Left>, Side> for TArr<First, Rest>
where
    Rest: WithoutGaps<Left, Side>,
{
    type Rest = TArr<First, Rest::Rest>;
}

/// Rows that have windows.
pub trait EachWithoutGaps<Side> {
    /// The rows, with only their cells in windows.
    type Rows;
}

impl<Side> EachWithoutGaps<Side> for ATerm {
    type Rows = ATerm;
}
impl<Row, Rows, Side> EachWithoutGaps<Side> for TArr<Row, Rows>
where
    Row: WithoutGaps<ATerm, Side>,
    Rows: EachWithoutGaps<Side>,
{
    type Rows = TArr<Row::Rest, Rows::Rows>;
}
