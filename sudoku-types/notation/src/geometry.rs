//! The parts of a Sudoku: cells, boxes and units; in variants also further rules, regions and cages.
//!
//! To add a rule, begin here: it is a row of the table in `rules`, with its sentence; if it has units, their cells are a file beside
//! it. The reader, conflicts, candidates, steps, reasons and the solver then follow it. In `sudoku-types` the rule needs a file
//! in `judge`, with the bound and its message.
//!
//! What a setter draws (regions, cages and marks) is in `lines` and `marks`. [`Groups`] is all that a grid has besides its digits, and expands to
//! constraints of four forms; [`Frame`] is how a grid stores it. As tables, for the engines, they are the `Units` of `sudoku-values`.

mod box_shape;
mod broken;
mod cell;
mod cell_set;
mod constraint;
mod frame;
mod groups;
mod impossible_sum;
mod lines;
mod marks;
mod relation;
mod rules;
mod unit;

pub use box_shape::BoxShape;
pub use broken::{Broken, BrokenBy, Clashes};
pub use cell::Cell;
pub use cell_set::CellSet;

pub use constraint::{Constraint, Expansion, Total, Which};
pub use frame::Frame;
pub use groups::Groups;
pub use impossible_sum::ImpossibleSum;
pub(crate) use lines::head;
pub use lines::{Drawn, DrawnLine, LineKind, Lines, NAMES, ROOM, Reach};
pub use marks::{Along, Mark, Measure, Numbered};
pub use relation::Relation;
pub use rules::moves::Move;
pub use rules::{Form, Rule, Rules};
pub use unit::Unit;

/// The rows of the largest grid, which has 25 × 25 cells.
pub const LARGEST: usize = 25;
