//! The rule `anti_knight` as data: the cells that are a knight's move apart.
//!
//! ```text
//! · · N · ·
//! 0 · · · 1      those down; those up are the same from the other cell
//! · 2 · 3 ·
//! ```
//!
//! The judge's own definition is in `judge/anti_knight` of `sudoku-types`.

use super::moves::Move;

pub(in crate::geometry) const MOVES: &[Move] = &[(1, -2), (1, 2), (2, -1), (2, 1)];
