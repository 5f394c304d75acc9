//! The tests of `sudoku-types`: what it accepts and rejects, and whether that is right.
//!
//! This library is what the tests and the benchmarks share: the puzzle sets in `data/`, a check of solutions that knows only
//! the rules of the game, a second, deliberately simple solver, and crates that are generated and
//! handed to cargo.

mod generated;
pub mod marks;
pub mod notations;
mod puzzles;
mod reference;
pub mod sets;
mod symmetry;
pub mod variants;

pub use generated::{CompileError, GeneratedCrate};
pub use puzzles::{Entry, cells, digit, line, read_set};
pub use reference::{count_solutions_up_to, is_solution};
pub use symmetry::{Dice, Symmetry, full, full_cells};

/// Steps of the solver that the compiler has patience for.
pub const COMPILER: u64 = 1_800_000;

/// Returns the number of rounds of a long test: `ROUNDS` in the environment, or a default.
///
/// # Panics
///
/// If it is not a number.
pub fn rounds(default: usize) -> usize {
    std::env::var("ROUNDS").map_or(default, |rounds| rounds.parse().expect("a number"))
}
