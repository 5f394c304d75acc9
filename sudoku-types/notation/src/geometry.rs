//! What a grid is made of.

mod box_shape;
mod cell;

pub use box_shape::BoxShape;
pub use cell::Cell;

/// The largest grid has so many rows: 25 × 25 cells.
pub const LARGEST: usize = 25;
