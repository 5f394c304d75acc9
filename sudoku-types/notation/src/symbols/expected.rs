//! The symbols of a grid as error messages have them, after "expected".

use core::fmt;

use super::Alphabet;
use super::alphabet::numeral;

/// What may be in a cell of a grid, whatever the size of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Expected {
    /// Numbers from the first to the last, and perhaps letters from A = 10.
    Numbers { first: u8, last: u8, letters: bool },
    /// Other characters, of which these are the first and the last.
    Characters(char, char),
}

impl Expected {
    pub(crate) fn of(alphabet: Alphabet<'_>, size: usize) -> Expected {
        let (first, letters) = match alphabet {
            Alphabet::Standard => (1, size > 9),
            Alphabet::NumbersFrom(first) => (first, false),
            Alphabet::Characters(listed) => {
                return Expected::Characters(listed[0], listed[size - 1]);
            }
        };
        let last = first + size as u8 - 1;
        Expected::Numbers {
            first,
            last,
            letters,
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Expected::Characters(first, last) => write!(f, "one of {first} … {last}"),
            Expected::Numbers { last: 1, .. } => write!(f, "1"),
            Expected::Numbers {
                first,
                last,
                letters,
            } => {
                write!(f, "{first} to {last}")?;
                match letters {
                    true => write!(f, " (or A to {} for 10 to {last})", numeral(last.into())),
                    false => Ok(()),
                }
            }
        }
    }
}
