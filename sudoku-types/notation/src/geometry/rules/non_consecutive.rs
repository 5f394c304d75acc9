//! The rule `non_consecutive` as data: the cells that are side by side, whose digits do not follow each other.
//!
//! ```text
//! · 0      to the right and down; to the left and up are the same from the other cell
//! 1
//! ```
//!
//! The judge's own definition is in `judge/non_consecutive` of `sudoku-types`.

use super::moves::Move;

pub(in crate::geometry) const MOVES: &[Move] = &[(0, 1), (1, 0)];
