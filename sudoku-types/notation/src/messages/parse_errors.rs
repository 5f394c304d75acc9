//! All errors of a text that could not be read as a grid.

use core::fmt;

use super::fault::{Fault, Hint};
use super::{MOST_ERRORS, NumberOf, ParseError};
use crate::reader::Cursor;

/// All that is wrong with a text: the first ten errors, which are as many as a person reads, and how many there are
/// after them.
///
/// ```
/// use sudoku_types::Grid;
///
/// let errors = Grid::<4>::parse_errors("1 _ | y _\n_ _ | 3 _\n_ _ | _\n_ 2 | _ z");
/// let lines: Vec<_> = errors.iter().map(|error| error.line()).collect();
/// assert_eq!(lines, [Some(3), Some(1), Some(4)]); // a short row, and two characters that are no digits
/// assert_eq!(errors.more(), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseErrors {
    named: [Option<ParseError>; MOST_ERRORS],
    count: usize,
}

impl ParseErrors {
    pub(crate) const fn push(&mut self, error: ParseError) {
        if self.count < MOST_ERRORS {
            self.named[self.count] = Some(error);
        }
        self.count += 1;
    }

    /// The same errors, in a text that begins at this line and column of another.
    pub(crate) fn within(mut self, line: usize, column: usize) -> Self {
        for error in self.named.iter_mut().flatten() {
            *error = error.within(line, column);
        }
        self
    }

    /// Whether there is none.
    pub(crate) const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The first one.
    pub const fn first(&self) -> Option<&ParseError> {
        self.named[0].as_ref()
    }

    /// The first ten.
    pub fn iter(&self) -> impl Iterator<Item = &ParseError> {
        self.named.iter().flatten()
    }

    /// How many there are after these.
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
            more => write!(f, "\n{}", MoreErrors(more)),
        }
    }
}

impl core::error::Error for ParseErrors {}

/// How many errors were found after the ones that are named.
#[derive(Clone, Copy, Debug)]
pub struct MoreErrors(pub usize);

impl fmt::Display for MoreErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "and {} in this grid", NumberOf(self.0, "more error"))
    }
}

/// The faults of a text, found one after the other.
#[derive(Clone, Copy)]
pub(crate) struct Faults<'text> {
    text: Cursor<'text>,
    pub(crate) errors: ParseErrors,
}

impl<'text> Faults<'text> {
    pub(crate) const fn new(text: &'text str) -> Self {
        Faults {
            text: Cursor::new(text),
            errors: ParseErrors {
                named: [None; MOST_ERRORS],
                count: 0,
            },
        }
    }

    pub(crate) const fn add(&mut self, offset: u32, fault: Fault) {
        self.add_at(Some(offset as usize), fault);
    }

    pub(crate) const fn add_at(&mut self, offset: Option<usize>, fault: Fault) {
        // Only errors that are shown are asked for their place.
        let place = match offset {
            Some(offset) if self.errors.count < MOST_ERRORS => Some(self.text.place(offset)),
            _ => None,
        };
        self.errors.push(ParseError::new(place, fault));
    }

    /// Counts a stray that was met before, or adds it.
    pub(crate) const fn add_stray(&mut self, offset: u32, stray: Fault) {
        let mut copy = stray;
        let mut index = 0;
        while index < MOST_ERRORS {
            if let Some(ParseError { fault: known, .. }) = &mut self.errors.named[index]
                && let (Some((known, cells)), Some((text, _))) = (known.stray(), copy.stray())
                && known.is(text)
            {
                *cells = cells.saturating_add(1);
                return;
            }
            index += 1;
        }
        self.add(offset, stray);
    }

    /// Whether something was said of what a stray may have been meant for.
    pub(crate) const fn has_hinted(&self) -> bool {
        let mut index = 0;
        while index < MOST_ERRORS {
            if let Some(error) = &self.errors.named[index]
                && let Fault::Stray { hint, .. } = error.fault
                && !matches!(hint, Hint::None)
            {
                return true;
            }
            index += 1;
        }
        false
    }
}
