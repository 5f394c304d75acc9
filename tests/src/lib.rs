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

use std::array;
use sudoku_types::{Candidates, Grid};

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

/// Returns the grid of a text.
///
/// # Panics
///
/// If the text has no grid of this kind.
pub fn parsed<const N: usize, const A: usize>(text: &str) -> Grid<N, A> {
    let grid = text.parse();
    grid.unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Returns notes with sets by chance.
pub fn any_notes<const N: usize, const A: usize>(givens: &Grid<N, A>) -> Candidates<N, A> {
    let mut dice = Dice::new(N as u64);
    let mut any = || (1..=N as u8).filter(|_| dice.below(3) == 0).collect();
    let rows = array::from_fn(|_| array::from_fn(|_| any()));
    Candidates::from_rows(givens, rows)
}
