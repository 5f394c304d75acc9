//! Rows, columns, boxes and what else has cells that differ, and the cells they are made of.

use super::BoxShape;
use super::rules::{anti_king, anti_knight, diagonals, moves, windows};
use core::fmt;

/// Cells that all differ: a row, a column or a box; and where a grid has [further rules](crate::geometry::Rule), what these name. Each
/// is counted from 0, in reading order.
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
    /// A diagonal: that from the top left (0), or from the top right (1).
    Diagonal(usize),
    /// A window.
    Window(usize),
    /// Two cells a knight's move apart: four times the number of the upper cell, and which of its moves down.
    KnightsMove(usize),
    /// Two cells a king's move apart, and in no row or column together: twice the number of the upper cell, and which of its moves down.
    KingsMove(usize),
}

impl Unit {
    /// Which kind of unit, in the order above, and which of its kind; both are counted from 0.
    pub(crate) const fn kind_and_number(self) -> (usize, usize) {
        match self {
            Unit::Row(row) => (0, row),
            Unit::Column(column) => (1, column),
            Unit::Box(n) => (2, n),
            Unit::Diagonal(n) => (3, n),
            Unit::Window(n) => (4, n),
            Unit::KnightsMove(n) => (5, n),
            Unit::KingsMove(n) => (6, n),
        }
    }

    /// How many cells it has: as many as a row, or two that are a move apart.
    pub const fn length(self, boxes: BoxShape) -> usize {
        if self.is_pair() { 2 } else { boxes.size() }
    }

    /// Whether it is two cells that are a move apart.
    pub(crate) const fn is_pair(self) -> bool {
        matches!(self, Unit::KnightsMove(_) | Unit::KingsMove(_))
    }

    /// Row and column of the unit's `index`-th cell, in reading order; all are counted from 0. It means nothing of a unit that a grid with these
    /// boxes does not have.
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
            Unit::Diagonal(n) => diagonals::cell(boxes, n, index),
            Unit::Window(n) => windows::cell(boxes, n, index),
            Unit::KnightsMove(n) => moves::cell(anti_knight::MOVES, boxes.size(), n, index),
            Unit::KingsMove(n) => moves::cell(anti_king::MOVES, boxes.size(), n, index),
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
            _ => {
                let mut index = 0;
                while index < self.length(boxes) {
                    let cell = self.cell(boxes, index);
                    if cell.0 == row && cell.1 == column {
                        return true;
                    }
                    index += 1;
                }
                false
            }
        }
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unit::Row(n) => write!(f, "row {}", n + 1),
            Unit::Column(n) => write!(f, "column {}", n + 1),
            Unit::Box(n) => write!(f, "box {}", n + 1),
            Unit::Diagonal(n) => write!(f, "diagonal {}", n + 1),
            Unit::Window(n) => write!(f, "window {}", n + 1),
            Unit::KnightsMove(_) => f.write_str("a knight's move"),
            Unit::KingsMove(_) => f.write_str("a king's move"),
        }
    }
}
