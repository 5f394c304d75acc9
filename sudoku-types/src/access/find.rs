//! Finds a row, column, box or cell in the rows of a solution, or reports that it is missing.
//!
//! The public traits of the same meaning are implemented with these. If users wrote these traits as bounds
//! directly, or as supertraits, rustc would report an error for one of their parameters, not always the right
//! one, and a second error for the whole.

use super::boxes::{BoxIn, BoxesOf};
use super::chunks::Chunks;
use super::columns::EachNth;
use super::elements::Nth;
use super::numbers::{Counted, Number};
use super::places::{StandsIn, ThereIsBox, ThereIsColumn, ThereIsRow};
use crate::puzzle::Puzzle;
use crate::witness::{Solution, Solved};
use typenum::Unsigned;

/// The rows that the judge has accepted, and the numbers that are needed to count in them.
///
/// Only the bound `Solved` calls the judge; rustc proves it once and remembers it. It would compute the rows
/// that the judge's own traits have as a type again for every cell that is read.
pub trait Judged: Solved {
    /// [`Number<N>`] of a grid of `N` × `N` cells.
    type Size;

    /// The rows of digits.
    type Rows;

    /// A mark for each row of a box.
    type BoxRows;

    /// A mark for each column of a box.
    type BoxColumns;
}

impl<const N: usize, Rules, Givens, Symbols, Rows, Proof> Judged
    for Solution<Puzzle<N, Rules, Givens, Symbols>, Rows, true, Proof>
where
    Self: Solved,
    Rules: BoxesOf,
{
    type Size = Number<N>;
    type Rows = Rows;
    type BoxRows = Rules::Rows;
    type BoxColumns = Rules::Columns;
}

/// A solution that has this row.
pub trait FindRow<Row>: Solved {
    /// The digits of the row.
    type Row;
}

impl<S, Row, const ROW: usize, const SIZE: usize> FindRow<Row> for S
where
    S: Judged<Size = Number<SIZE>>,
    Row: Counted<Number = Number<ROW>>,
    S::Rows: Nth<Row::Marks, Found: ThereIsRow<ROW, SIZE>>,
{
    type Row = <<S::Rows as Nth<Row::Marks>>::Found as ThereIsRow<ROW, SIZE>>::It;
}

/// A solution that has this column.
pub trait FindColumn<Column>: Solved {
    /// The digits of the column.
    type Column;
}

impl<S, Column, const COLUMN: usize, const SIZE: usize> FindColumn<Column> for S
where
    S: Judged<Size = Number<SIZE>>,
    Column: Counted<Number = Number<COLUMN>>,
    S::Rows: EachNth<Column::Marks, Found: ThereIsColumn<COLUMN, SIZE>>,
{
    type Column = <<S::Rows as EachNth<Column::Marks>>::Found as ThereIsColumn<COLUMN, SIZE>>::It;
}

/// A list, cut into parts with one element for each row of a box. The rows of a grid become bands; the marks of a box's
/// number become groups with a mark for each box of a band.
type Bands<S, List> = <List as Chunks<<S as Judged>::BoxRows>>::Chunks;

/// A solution that has this box.
pub trait FindBox<Box>: Solved {
    /// The digits of the box.
    type Box;
}

impl<S, Box, const BOX: usize, const SIZE: usize> FindBox<Box> for S
where
    S: Judged<Size = Number<SIZE>>,
    Box: Counted<Number = Number<BOX>, Marks: Chunks<S::BoxRows>>,
    S::Rows: Chunks<S::BoxRows>,
    Bands<S, S::Rows>: BoxIn<Bands<S, Box::Marks>, S::BoxColumns, Found: ThereIsBox<BOX, SIZE>>,
{
    type Box =
        <<Bands<S, S::Rows> as BoxIn<Bands<S, Box::Marks>, S::BoxColumns>>::Found as ThereIsBox<
            BOX,
            SIZE,
        >>::It;
}

/// A solution that has this cell.
pub trait FindCell<Row, Column>: Solved {
    /// The digit in the cell.
    type Cell: Unsigned;
}

impl<S, Row, Column, const COLUMN: usize, const SIZE: usize> FindCell<Row, Column> for S
where
    S: Judged<Size = Number<SIZE>> + FindRow<Row>,
    Column: Counted<Number = Number<COLUMN>>,
    S::Row: Nth<Column::Marks, Found: ThereIsColumn<COLUMN, SIZE, It: Unsigned>>,
{
    type Cell = <<S::Row as Nth<Column::Marks>>::Found as ThereIsColumn<COLUMN, SIZE>>::It;
}

/// A solution with this digit in this cell.
pub trait FindDigit<Row, Column, Digit>: FindCell<Row, Column> {}

impl<S, Row, Column, Digit, const ROW: usize, const COLUMN: usize, const FOUND: usize>
    FindDigit<Row, Column, Digit> for S
where
    S: FindCell<Row, Column, Cell: Counted<Number = Number<FOUND>>>,
    Row: Counted<Number = Number<ROW>>,
    Column: Counted<Number = Number<COLUMN>>,
    Digit: Counted<Number: StandsIn<ROW, COLUMN, FOUND>>,
{
}
