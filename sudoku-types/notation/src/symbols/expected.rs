//! The symbols of a grid as error messages list them, after "expected".

use core::fmt;

use super::Alphabet;
use super::alphabet::numeral;

/// What may be in a cell of a grid, whatever the size of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Expected {
    /// Numbers from the first to the last, and perhaps letters from A = 10.
    Numbers { first: u8, last: u8, letters: bool },
    /// Other characters, the last of them at the end, and how many there are.
    List([char; Expected::LISTED], u8),
}

impl Expected {
    /// More characters than this are not listed.
    const LISTED: usize = 9;

    pub(crate) fn of(alphabet: Alphabet<'_>, size: usize) -> Expected {
        let size = size as u8;
        let (first, letters) = match alphabet {
            Alphabet::Standard => (1, size > 9),
            Alphabet::NumbersFrom(first) => (first, false),
            Alphabet::Characters(characters) => {
                let mut listed = [characters[characters.len() - 1]; Expected::LISTED];
                let count = characters.len().min(Expected::LISTED - 1);
                listed[..count].copy_from_slice(&characters[..count]);
                return Expected::List(listed, characters.len() as u8);
            }
        };
        Expected::Numbers {
            first,
            last: first + size - 1,
            letters,
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Expected::Numbers {
                first,
                last,
                letters,
            } => {
                write!(f, "{first}")?;
                if last > first {
                    write!(f, " to {last}")?;
                }
                match last {
                    _ if !letters => Ok(()),
                    10 => f.write_str(" (or A for 10)"),
                    _ => write!(f, " (or A to {} for 10 to {last})", numeral(last.into())),
                }
            }
            Expected::List(listed, count) => {
                f.write_str("one of")?;
                for (index, character) in listed.iter().take(count.into()).enumerate() {
                    let is_last = index == Self::LISTED - 1 && usize::from(count) > Self::LISTED;
                    write!(f, "{} {character}", if is_last { " …" } else { "" })?;
                }
                Ok(())
            }
        }
    }
}
