//! The two diagonals: that from the top left, and that from the top right.
//!
//! ```text
//! 1 · · 2
//! · * * ·      a cell for each row
//! · * * ·
//! * · · *
//! ```
//!
//! The judge's own definition is in `judge/diagonals` of `sudoku-types`.

use crate::geometry::{BoxShape, Cell};

pub(super) const COUNT: usize = 2;

/// Row and column of a cell, by its row.
pub(in crate::geometry) const fn cell(
    boxes: BoxShape,
    number: usize,
    row: usize,
) -> (usize, usize) {
    match number {
        0 => (row, row),
        _ => (row, boxes.size() - 1 - row),
    }
}

/// Returns true if a cell is on a diagonal.
pub(super) const fn contains(boxes: BoxShape, number: usize, Cell { row, column }: Cell) -> bool {
    match number {
        0 => row == column,
        _ => row + column + 1 == boxes.size(),
    }
}
