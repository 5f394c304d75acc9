//! Solves as a person does: candidates, steps explained in sentences, and a grade for how hard they are.
//!
//! ```text
//! candidates      what each cell may still be
//! places          candidates as the places that each digit may have
//! steps           what a person finds next: singles, sums, covers, chains
//! contradiction   why there is no solution; `no_solution` is the error that has it
//! reason          finds the contradiction; `parts` finds a smallest set that no digits fit, which is `together`
//! grade           the hardest technique needed, and a score
//! picture         candidates and a step, drawn
//! ```

pub(crate) mod candidates;
mod contradiction;
mod digit_set;
pub(crate) mod grade;
mod no_solution;
mod parts;
mod picture;
mod places;
mod reason;
pub(crate) mod steps;
mod together;

pub use candidates::{Candidates, Mistake};
pub use contradiction::Contradiction;
pub use digit_set::{DigitSet, Digits};
pub use grade::Grade;
pub use no_solution::NoSolution;
pub use picture::{Picture, Slides};
pub use steps::{ChainForm, Pattern, Propagation, Step, Steps, SumSource};
pub use together::Together;
