//! The rule `anti_king` as data: the cells that are a king's move apart, but in no row or column together, where digits
//! differ anyway.
//!
//! ```text
//! · K ·
//! 0 · 1      those down; those up are the same from the other cell
//! ```
//!
//! The judge's own definition is in `judge/anti_king` of `sudoku-types`.

use super::moves::Move;

pub(in crate::geometry) const MOVES: &[Move] = &[(1, -1), (1, 1)];
