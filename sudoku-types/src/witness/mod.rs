//! Types that prove something: [`Solution`], and the traits that it has if the judge or the machine of types accepts it.
//!
//! ```text
//! solution   a puzzle and its rows as one type, which is `Solved` if the judge accepts it
//! search     the bound that the machine of types finds one solution
//! unique     `Unique`, which a solution is by that bound
//! proven     the same as a plain value, so that different puzzles fit into one array
//! ```

mod proven;
mod search;
mod solution;
mod unique;

pub use proven::{Proven, in_file, proven, proven_unique};
pub use search::{Demand, proved};
pub use solution::{Solution, Solved, SolversWord, SquareGrid};
pub use unique::Unique;
