//! The sentences about grids that the macro, bounds and values share. Each sentence is written once, here.
//!
//! ```text
//! file           sentences about                           used by
//! fault          a text that is not a grid                 `Grid::parse`, and the macro on the user's token
//! unknown        unknown names, a part of `fault`
//! phrases        parts of the sentences of `fault`
//! grid_error     parts that do not make a grid             `Grid::from_rows`, and the options of a text
//! clash          what digits break: two equal ones in a    `Grid::conflicts`, `Grid::wrong_sums`, and the located
//!                unit, or a full cage with another sum     bounds
//! finding        the verdict of a solver                   `Grid::solve`, and the bounds on its verdict
//! sentences      the texts for `clash` (those of rules and marks are in their tables) and `finding`
//! sentence       one of these texts, with its numbers and digits
//! text           a text that is built in a constant         errors that are panics
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
mod text;
mod unknown;

pub(crate) use clash::{Said, sentences_of};
pub(crate) use fault::{Fault, Located};
pub use finding::{Finding, FindingKind};
pub use grid_error::{GridError, LinePart};
pub use parse_error::{ParseError, ParseErrorKind};
pub use parse_errors::{ParseErrors, more_errors};
pub(crate) use phrases::quoted;
pub use sentence::{Part, Sentence};
pub use text::Text;
pub(crate) use unknown::is_nearly;

/// The most errors that are shown for one grid. A person does not read more.
pub const MOST_ERRORS: usize = 10;
