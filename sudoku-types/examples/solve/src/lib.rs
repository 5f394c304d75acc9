//! Reads puzzles of f-puzzles and SudokuPad into the notation of [`sudoku_values`]: the library of the command `sudoku-solve`.
//!
//! The command is the feature `command`, which is on by default. Without it nothing but the reading of links is built, which
//! compiles to wasm.

pub mod links;
pub mod solutions;

/// Each option of a puzzle, as a file of puzzles.
pub const MARKS: &str = include_str!("marks.txt");
