//! What a Sudoku is made of: cells, boxes, units.
//!
//! Who adds a rule, say that the diagonals differ too, begins here: a kind of [`Unit`], and the units of that kind in [`Groups`]. From
//! there conflicts, candidates, steps and solver have it. It wants its sentences in `messages`, its name in `options` and in the
//! reader's, and in `sudoku-types` a type in `puzzle`, the value of that type in `bridge/values`, and its bound in `judge`.

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
