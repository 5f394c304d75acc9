//! What `sudoku-types` accepts and rejects, and whether it is right.
//!
//! Here is what the tests share: the puzzle sets in `data/`, a check of solutions that knows only
//! the rules of the game, and a second, deliberately simple solver.

mod puzzles;
mod reference;
mod symmetry;

pub use puzzles::{Entry, cells, read_set};
pub use reference::{count_solutions_up_to, is_solution};
pub use symmetry::{Dice, Symmetry, full};
