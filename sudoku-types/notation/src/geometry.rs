//! What a Sudoku is made of: cells, boxes, units.

mod box_shape;
mod cell;
mod groups;
mod unit;

pub use box_shape::BoxShape;
pub use cell::Cell;
pub use groups::{Clash, Clashes, Groups};
pub use unit::Unit;

/// The largest grid has so many rows: 25 × 25 cells.
pub const LARGEST: usize = 25;
