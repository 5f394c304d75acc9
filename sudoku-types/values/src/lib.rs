//! Sudoku grids as values: read, printed, solved, generated, graded, explained and played.
//!
//! The crate `sudoku-types` has all of this under the same names, and writes grids as types besides. Who wants no types and no
//! macros depends on this crate alone.
//!
//! ```text
//! units      the constraints of a grid as tables, for the engines
//! grid       `Grid`: read, printed, changed
//! solver     fills blanks, looks for a second solution, advises the types
//! human      candidates, steps, techniques, grades, pictures, and why there is no solution
//! answer     how many solutions a grid has, and which; how grids are generated
//! game       a game that is played
//! for_types  what the bridge of `sudoku-types` needs of the insides
//! ```
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))] // shows which items need the feature serde
#![forbid(unsafe_code)]
#![warn(missing_docs)]

extern crate alloc;

/// A grid in a constant of a test, as `sudoku_types::grid!` has it.
#[cfg(test)]
macro_rules! grid {
    ($($grid:tt)*) => {
        sudoku_macro::grid! { $crate $($grid)* }
    };
}

mod answer;
#[doc(hidden)]
pub mod for_types;
mod game;
mod grid;
mod human;
pub mod solver;
mod units;

pub use answer::{Answer, Generate, Solutions, Symmetry, Unfulfilled};
pub use game::Game;
pub use grid::{Conflict, Conflicts, Grid, Line};
pub use human::{
    Candidates, ChainForm, Contradiction, DigitSet, Digits, Grade, Mistake, NoSolution, Pattern,
    Picture, Propagation, Step, Steps, SumSource, Together,
};
#[doc(inline)]
pub use sudoku_notation::geometry::{
    BoxShape, Broken, BrokenBy, Cell, DrawnLine, ImpossibleSum, LineKind, Mark, Rule, Rules, Unit,
};
#[doc(inline)]
pub use sudoku_notation::messages::{GridError, ParseError, ParseErrorKind, ParseErrors};
#[doc(inline)]
pub use sudoku_notation::reader::{PuzzleText, Puzzles};
#[doc(inline)]
pub use sudoku_notation::symbols::{DigitSymbol, Symbols};
#[doc(inline)]
pub use sudoku_notation::technique::Technique;

/// What `grid!` names in its expansion.
#[cfg(test)]
mod __private {
    pub(crate) use crate::Symbols;
    pub(crate) use crate::for_types::unpacked;
}
