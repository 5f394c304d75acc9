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

/// The n-th diagonal of a cell.
pub(super) const fn of(boxes: BoxShape, Cell { row, column }: Cell, nth: usize) -> Option<usize> {
    let is_on = [row == column, row + column + 1 == boxes.size()];
    match (nth, is_on) {
        (0, [true, _]) => Some(0),
        (0, [false, true]) | (1, [true, true]) => Some(1),
        _ => None,
    }
}
