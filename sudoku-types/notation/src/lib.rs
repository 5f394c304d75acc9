//! The notation of Sudoku: one reader of grids, for the compiler and for run time.
//!
//! Use it through the crate `sudoku-types`: `sudoku!` reads its tokens, and `Grid::parse` its text, with what is here, by the
//! same rules and with the same sentences for what is wrong.
//!
//! ```text
//! geometry        cells, the shapes of boxes, units, and clashes of digits in them
//! symbols         what a character in a cell means
//! technique       how a person finds the next digit, from the easiest on
//! options         `boxes: 2x3;` and the others, by name and value
//! named           the macro for values that options have by name
//! reader          a text → options and givens, or what is wrong with it and where
//! messages        the sentences that the compiler and values share
//! packed          a puzzle as numbers, from the macro to the solver
//! ```
//!
//! It solves nothing and judges nothing. Geometry, symbols, clashes, unpacked puzzles, verdicts and `reader::read_line` work
//! in constants; the reader of texts, which allocates, does not.
#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

extern crate alloc;

pub mod geometry;
pub mod messages;
mod named;
pub mod options;
pub mod packed;
pub mod reader;
pub mod symbols;
pub mod technique;
