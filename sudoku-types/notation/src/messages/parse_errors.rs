//! All errors of a text that could not be read as a grid.

use core::fmt;

use super::fault::Fault;
use super::phrases::{number_of, phrase};
use super::{MOST_ERRORS, ParseError, Shown};
use crate::reader::Cursor;

/// The errors of a text: the first ten, because a person does not read more, and the number of all
/// after them.
///
/// ```
/// use sudoku_types::Grid;
///
/// let errors = Grid::<4>::parse_errors("1 _ | y _\n_ _ | 3 _\n_ _ | _\n_ 2 | _ z");
/// let lines: Vec<_> = errors.iter().map(|error| error.line()).collect();
/// assert_eq!(lines, [Some(3), Some(1), Some(4)]); // a short row, and two characters that are not digits
/// assert_eq!(errors.more(), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ParseErrors {
    named: [Option<ParseError>; MOST_ERRORS],
    count: usize,
}

impl ParseErrors {
    /// One error alone.
    pub(crate) fn one(error: ParseError) -> Self {
        let mut errors = ParseErrors::default();
        errors.push(error);
        errors
    }

    pub(crate) fn push(&mut self, error: ParseError) {
        if self.count < MOST_ERRORS {
            self.named[self.count] = Some(error);
        }
        self.count += 1;
    }

    /// Returns true if the list is empty.
    pub(crate) const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The first one.
    pub const fn first(&self) -> Option<&ParseError> {
        self.named[0].as_ref()
    }

    /// Returns the first ten errors.
    pub fn iter(&self) -> impl Iterator<Item = &ParseError> {
        self.named.iter().flatten()
    }

    /// Returns the number of errors after these.
    pub const fn more(&self) -> usize {
        self.count.saturating_sub(MOST_ERRORS)
    }
}

/// A line each.
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

/// Says how many errors were found after the ones that are named.
pub fn more_errors(more: usize) -> impl fmt::Display {
    let errors = number_of(more, "more error");
    phrase(move |f| write!(f, "and {errors} in this grid"))
}

/// The faults of a text, found one after the other.
#[derive(Clone, Copy)]
pub(crate) struct Faults<'text> {
    text: Cursor<'text>,
    pub(crate) errors: ParseErrors,
}

impl<'text> Faults<'text> {
    pub(crate) fn new(text: Cursor<'text>) -> Self {
        Faults {
            text,
            errors: ParseErrors::default(),
        }
    }

    pub(crate) fn add(&mut self, offset: u32, fault: Fault) {
        self.add_at(Some(offset as usize), fault);
    }

    pub(crate) fn add_at(&mut self, offset: Option<usize>, fault: Fault) {
        // The place takes time, and is needed for errors that are shown.
        let offset = offset.filter(|_| self.errors.count < MOST_ERRORS);
        let place = offset.map(|offset| self.text.place(offset));
        self.errors.push(ParseError::new(place, fault));
    }

    /// Returns true if a stray with this text is named: `N` for every blank is one mistake, not fifty.
    pub(crate) fn has_stray(&self, stray: Shown) -> bool {
        let is_it = |fault| matches!(fault, Fault::Stray { text, .. } if text == stray);
        self.errors.iter().any(|error| is_it(error.fault))
    }
}
