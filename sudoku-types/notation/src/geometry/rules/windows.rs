//! The windows: boxes within the grid, a cell from its edge and from each other, where boxes are square.
//!
//! ```text
//! · · · · · · · · ·
//! · 1 1 1 · 2 2 2 ·
//! · 1 1 1 · 2 2 2 ·      boxes of 3 × 3 cells: every fourth row and column, beginning with the first,
//! · 1 1 1 · 2 2 2 ·      has no window
//! · · · · · · · · ·
//! · 3 3 3 · 4 4 4 ·
//!        …
//! ```
//!
//! The judge's own definition is in `judge/windows` of `sudoku-types`.

use crate::geometry::BoxShape;

/// Returns the number of windows.
pub(super) const fn count(boxes: BoxShape) -> usize {
    if boxes.rows() != boxes.columns() {
        return 0;
    }
    (boxes.rows() - 1) * (boxes.rows() - 1)
}

/// Row and column of a cell, by its number in reading order.
pub(super) const fn cell(boxes: BoxShape, number: usize, index: usize) -> (usize, usize) {
    let side = boxes.rows();
    let (down, across) = (number / (side - 1), number % (side - 1));
    (
        1 + down * (side + 1) + index / side,
        1 + across * (side + 1) + index % side,
    )
}
