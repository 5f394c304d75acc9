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

use crate::geometry::BoxShape;

/// Returns the number of diagonals.
pub(super) const fn count(_: BoxShape) -> usize {
    2
}

/// Row and column of a cell, by its row.
pub(super) const fn cell(boxes: BoxShape, number: usize, row: usize) -> (usize, usize) {
    match number {
        0 => (row, row),
        _ => (row, boxes.size() - 1 - row),
    }
}
