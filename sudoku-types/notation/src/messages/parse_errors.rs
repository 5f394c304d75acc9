//! All that is wrong with a text.

use core::fmt;

use super::fault::Fault;
use super::{NumberOf, ParseError};
use crate::reader::Place;

/// All that is wrong with a text: the first ten errors, which are as many as a person reads, and how many there are after them.
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
    named: [Option<ParseError>; ParseErrors::MOST],
    count: usize,
}

impl ParseErrors {
    /// So many are told apart.
    const MOST: usize = 10;

    pub(crate) const NONE: ParseErrors = ParseErrors {
        named: [None; ParseErrors::MOST],
        count: 0,
    };

    pub(crate) const fn add(&mut self, place: Place, fault: Fault) {
        self.push(ParseError::new(Some(place), fault));
    }

    pub(crate) const fn push(&mut self, error: ParseError) {
        if self.count < Self::MOST {
            self.named[self.count] = Some(error);
        }
        self.count += 1;
    }

    /// Counts a stray that was met before, or adds it.
    pub(crate) const fn add_stray(&mut self, place: Place, stray: Fault) {
        let mut index = 0;
        while index < Self::MOST {
            if let (
                Some(ParseError {
                    fault:
                        Fault::Stray {
                            text: known, cells, ..
                        }
                        | Fault::StrayAnywhere { text: known, cells },
                    ..
                }),
                Fault::Stray { text, .. } | Fault::StrayAnywhere { text, .. },
            ) = (&mut self.named[index], &stray)
                && known.is(text)
            {
                *cells = cells.saturating_add(1);
                return;
            }
            index += 1;
        }
        self.add(place, stray);
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
        self.count.saturating_sub(Self::MOST)
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
