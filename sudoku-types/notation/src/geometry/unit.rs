//! Rows, columns and boxes, and the cells they are made of.

use super::BoxShape;
use core::fmt;

/// A row, a column or a box, each counted from 0, boxes in reading order.
///
/// It prints in words, and there, as everywhere in words, counted from 1.
///
/// ```
/// use sudoku_types::solver::Unit;
///
/// assert_eq!(Unit::Row(2).to_string(), "row 3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Unit {
    /// A row.
    Row(usize),
    /// A column.
    Column(usize),
    /// A box.
    Box(usize),
}

impl Unit {
    /// Which kind of unit, in the order above, and which of its kind; both are counted from 0.
    pub(crate) const fn kind_and_number(self) -> (usize, usize) {
        match self {
            Unit::Row(row) => (0, row),
            Unit::Column(column) => (1, column),
            Unit::Box(n) => (2, n),
        }
    }

    /// Row and column of the unit's `index`-th cell, in reading order; all are counted from 0.
    ///
    /// ```
    /// use sudoku_types::BoxShape;
    /// use sudoku_types::solver::Unit;
    ///
    /// let boxes = BoxShape::new(2, 3).unwrap();
    /// assert_eq!(Unit::Box(1).cell(boxes, 0), (0, 3));
    /// assert_eq!(Unit::Box(1).cell(boxes, 5), (1, 5));
    /// ```
    pub const fn cell(self, boxes: BoxShape, index: usize) -> (usize, usize) {
        match self {
            Unit::Row(row) => (row, index),
            Unit::Column(column) => (index, column),
            Unit::Box(n) => {
                // A band is as many boxes wide as a box has rows.
                let (rows, columns) = (boxes.rows(), boxes.columns());
                (
                    n / rows * rows + index / columns,
                    n % rows * columns + index % columns,
                )
            }
        }
    }

    /// Whether a cell belongs to the unit.
    ///
    /// ```
    /// use sudoku_types::BoxShape;
    /// use sudoku_types::solver::Unit;
    ///
    /// let boxes = BoxShape::new(2, 3).unwrap();
    /// assert!(Unit::Box(1).contains(boxes, 0, 3));
    /// assert!(!Unit::Box(1).contains(boxes, 2, 3));
    /// ```
    pub const fn contains(self, boxes: BoxShape, row: usize, column: usize) -> bool {
        match self {
            Unit::Row(n) => n == row,
            Unit::Column(n) => n == column,
            Unit::Box(n) => n == boxes.box_of(row, column),
        }
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unit::Row(n) => write!(f, "row {}", n + 1),
            Unit::Column(n) => write!(f, "column {}", n + 1),
            Unit::Box(n) => write!(f, "box {}", n + 1),
        }
    }
}
