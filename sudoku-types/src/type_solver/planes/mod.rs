//! TODO

mod advice;
mod bits;
mod digits;
mod laws;
mod layout;
mod lists;
mod machine;
mod parts;
mod paths;
mod puzzle;
mod rows;
mod rule;
mod sets;
mod state;
mod tuples;
mod units;

pub use advice::{NoAdvice, Try};
pub(crate) use machine::{Findings, IsNone, IsOne};
pub use puzzle::SolvedWith;
