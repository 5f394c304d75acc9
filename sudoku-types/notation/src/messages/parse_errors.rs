//! All errors of a text that could not be read as a grid.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use super::phrases::number_of;
use super::{MOST_ERRORS, ParseError};

/// The first ten errors of a text, because a person does not read more, and the number of the others.
///
/// ```
/// use sudoku_values::Grid;
///
/// let errors = Grid::<4>::parse_errors("1 _ | y _\n_ _ | 3 _\n_ _ | _\n_ 2 | _ z");
/// let lines: Vec<_> = errors.iter().map(|error| error.line()).collect();
/// assert_eq!(lines, [Some(3), Some(1), Some(4)]); // a short row, and two characters that are not digits
/// assert_eq!(errors.more(), 0);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ParseErrors {
    named: Vec<ParseError>,
    more: usize,
}

impl ParseErrors {
    /// Keeps the first ten of these errors, and counts the others.
    pub(crate) fn of(errors: impl ExactSizeIterator<Item = ParseError>) -> Self {
        let more = errors.len().saturating_sub(MOST_ERRORS);
        let named = errors.take(MOST_ERRORS).collect();
        ParseErrors { named, more }
    }

    /// Returns the number of errors after the first ten.
    pub fn more(&self) -> usize {
        self.more
    }
}

/// The first ten errors.
impl Deref for ParseErrors {
    type Target = [ParseError];

    fn deref(&self) -> &[ParseError] {
        &self.named
    }
}

/// Returns a list of one error.
impl From<ParseError> for ParseErrors {
    fn from(error: ParseError) -> Self {
        ParseErrors::of([error].into_iter())
    }
}

/// Writes a line for each error.
impl fmt::Display for ParseErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.iter().enumerate() {
            write!(f, "{}{error}", if index == 0 { "" } else { "\n" })?;
        }
        match self.more() {
            0 => Ok(()),
            more => write!(f, "\n{}", more_errors(more)),
        }
    }
}

impl core::error::Error for ParseErrors {}

/// Returns the line with the number of errors after those that are listed.
pub fn more_errors(more: usize) -> String {
    format!("and {} in this grid", number_of(more, "more error"))
}
