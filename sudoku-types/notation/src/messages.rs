//! The sentences about grids that the macro, bounds and values share: each is written here, once.
//!
//! ```text
//! fault          what is wrong with a text                 `Grid::parse`, and the macro on the user's token
//! unknown        of these, that a name is unknown
//! phrases        parts of these sentences
//! grid_error     what is wrong with the parts of a grid    `Grid::from_rows`, and the options of a text
//! clash          two equal digits in a unit, and a full    `Grid::conflicts`, `Grid::wrong_sums`, and the located
//!                cage with another sum                     bounds
//! finding        the verdict of a solver                   `Grid::solve`, and the bounds on its verdict
//! sentences      those of the last two, word by word
//! sentence       one of them, with its numbers and digits
//! ```

mod clash;
mod fault;
mod finding;
mod grid_error;
mod parse_error;
mod parse_errors;
mod phrases;
mod sentence;
mod sentences;
mod unknown;

pub(crate) use fault::{Fault, Located};
pub use finding::{Finding, FindingKind};
pub use grid_error::{GridError, LinePart};
pub use parse_error::{ParseError, ParseErrorKind};
pub use parse_errors::{ParseErrors, more_errors};
pub(crate) use phrases::quoted;
pub use sentence::{Part, Sentence};
pub(crate) use unknown::is_nearly;

/// The most errors that are shown of one grid: as many as a person reads.
pub const MOST_ERRORS: usize = 10;
