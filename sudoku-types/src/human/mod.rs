//! Solves as a person does: what each cell may still be, and what follows from it, in words.

pub(crate) mod candidates;
pub(crate) mod steps;

pub use candidates::{Candidates, DigitSet, Digits};
pub use steps::{Pattern, Propagation, Step, Steps};
