//! Solves as a person does: candidates, steps explained in sentences, and a grade for how hard they are.
//!
//! ```text
//! candidates      what each cell may still be
//! cell_set        sets of cells
//! units           where the units are, as such sets
//! board           candidates in two tables: digits of cells, and places of digits
//! steps           one after the other: singles, covers, chains
//! grade           the hardest technique needed, and a score
//! picture         candidates and a step, drawn
//! ```

mod board;
pub(crate) mod candidates;
mod cell_set;
pub(crate) mod grade;
mod picture;
pub(crate) mod steps;
mod units;

pub use candidates::{Candidates, DigitSet, Digits};
pub use grade::Grade;
pub use picture::Picture;
pub use steps::{ChainForm, Pattern, Propagation, Step, Steps};
