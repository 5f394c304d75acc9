//! What a Sudoku is made of: cells, boxes, units.
//!
//! Who adds a rule begins here. Its data is a file in `rules`, and a name in `rules` itself; if its cells are of a new kind, that is a kind of
//! [`Unit`], with a sentence in `messages/sentences`. From there the reader, conflicts, candidates, steps, reasons and the solver have it. In
//! `sudoku-types` it wants a type in `puzzle/rules`, which names its data, and a file in `judge`, with the bound and its message.

mod box_shape;
mod cell;
mod groups;
mod rules;
mod unit;

pub use box_shape::BoxShape;
pub use cell::Cell;
pub use groups::{Clash, Clashes, Groups};
pub use rules::moves::Move;
pub use rules::{Rule, Rules};
pub use unit::Unit;

/// The largest grid has so many rows: 25 × 25 cells.
pub const LARGEST: usize = 25;
