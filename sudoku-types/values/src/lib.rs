//! Sudoku grids as values: read, printed, solved, explained, graded, generated, drawn and played.
//!
//! For tools and games that need no types and no macros. The crate is `no_std`, most of it is `const fn`, and its one
//! dependency is the reader, [`sudoku-notation`](https://docs.rs/sudoku-notation).
//!
//! ```
//! use sudoku_values::{Answer, Generate, Grid, Technique};
//!
//! // A line, rows, a drawing, JSON; with options before the grid.
//! let puzzle: Grid<9> = "
//!     53. .7. ...
//!     6.. 195 ...
//!     .98 ... .6.
//!
//!     8.. .6. ..3
//!     4.. 8.3 ..1
//!     7.. .2. ..6
//!
//!     .6. ... 28.
//!     ... 419 ..5
//!     ... .8. .79"
//!     .parse()?;
//!
//! let Answer::Unique(solution) = puzzle.solve() else {
//!     panic!("no solution, or several");
//! };
//! assert_eq!(solution.rows()[0], [5, 3, 4, 6, 7, 8, 9, 1, 2]);
//!
//! for step in puzzle.candidates().steps().take(3) {
//!     println!("{step}");
//! }
//! assert_eq!(puzzle.grade().hardest, Some(Technique::NakedSingle));
//!
//! let wish = Generate::<9>::new().givens(26, 30).grade(Technique::Pair, Technique::XWing);
//! println!("{}", wish.puzzle(7)?);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # I want to …
//!
//! | | |
//! |---|---|
//! | read a grid, or a text of many | [`Grid::parse`], [`Puzzles`] |
//! | make one from data | [`Grid::from_rows`], [`Grid::with_rules`], [`Grid::with_lines`] |
//! | print, draw or store it | [`Grid::line`], [`Picture`], the feature `serde` |
//! | solve it, or count its solutions | [`Grid::solve`], [`Grid::solutions`], [`Grid::count_solutions_up_to`] |
//! | say what is wrong with it | [`Grid::conflicts`], [`Steps::contradiction`] |
//! | explain it, give hints, grade it | [`Grid::candidates`], [`Candidates::hint`], [`Grid::grade`] |
//! | generate puzzles | [`Grid::generate`]; [`Generate`] with wishes; [`Grid::shuffled`] |
//! | write a game | [`Game`] |
//!
//! The crate [`sudoku-types`](https://docs.rs/sudoku-types) has all of this under the same names, and writes grids as types
//! besides, which rustc solves and judges while it builds.
//!
//! # Parts
//!
//! ```text
//! effort     counts steps, up to a limit
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
mod effort;
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
    Picture, Propagation, Slides, Step, Steps, SumSource, Together,
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
