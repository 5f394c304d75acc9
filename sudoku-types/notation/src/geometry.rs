//! What a Sudoku is made of: cells, boxes, units; and what variants have beside these: rules, regions, cages.
//!
//! Who adds a rule begins here. Its data is a file in `rules`, and a name in `rules` itself; if its cells are of a new kind, that is a kind of
//! [`Unit`], with a sentence in `messages/sentences`. From there the reader, conflicts, candidates, steps, reasons and the solver have it. In
//! `sudoku-types` it wants a type in `puzzle/rules`, which names its data, and a file in `judge`, with the bound and its message.
//!
//! What a map tells is in `areas` and `sums`. [`Groups`] puts all of it together, for whoever asks which cells differ; [`Frame`] is what keeps it.

mod areas;
mod box_shape;
mod cell;
mod frame;
mod groups;
mod rules;
mod sums;
mod unit;

pub use areas::{Area, AreaMap, Areas, MOST_AREAS, Map, Sums, place_of_name};
pub use box_shape::BoxShape;
pub use cell::Cell;
pub use frame::Frame;
pub use groups::{Clash, Clashes, Groups};
pub use rules::moves::Move;
pub use rules::{Rule, Rules};
pub use sums::{WrongSum, WrongSums};
pub use unit::Unit;

/// The largest grid has so many rows: 25 × 25 cells.
pub const LARGEST: usize = 25;
