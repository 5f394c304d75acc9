//! The symbols of a grid as error messages have them, after "expected".

use core::fmt;

use super::Alphabet;
use super::alphabet::numeral;

/// What may be in a cell of a grid, whatever the size of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Expected {
    /// Numbers from the first to the last.
    Numbers(u8, u8),
    /// Other characters, of which these are the first and the last.
    Characters(char, char),
}

impl Expected {
    pub(crate) fn of(alphabet: Alphabet<'_>, size: usize) -> Expected {
        let first = match alphabet {
            Alphabet::Standard => 1,
            Alphabet::NumbersFrom(first) => first,
            Alphabet::Characters(listed) => {
                return Expected::Characters(listed[0], listed[size - 1]);
            }
        };
        Expected::Numbers(first, first + size as u8 - 1)
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Expected::Characters(first, last) => write!(f, "one of {first} … {last}"),
            Expected::Numbers(first, last) if first == last => write!(f, "{first}"),
            Expected::Numbers(first @ ..10, last @ 10..36) => {
                let letter = numeral(last.into());
                write!(f, "{first} to {last} (or A to {letter} for 10 to {last})")
            }
            Expected::Numbers(first, last) => write!(f, "{first} to {last}"),
        }
    }
}
