//! The symbols of a grid as error messages list them, after "expected".

use core::fmt::{self, Write};

use super::Alphabet;
use super::alphabet::numeral;

/// What may be in a cell of a grid, whatever the size of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Expected {
    /// Numbers from the first to the last, and perhaps letters from A = 10.
    Numbers { first: u8, last: u8, letters: bool },
    /// Characters in a sequence of their own.
    Sequence { first: char, last: char },
    /// Other characters, the last of them at the end, and how many there are.
    List([char; Expected::LISTED], u8),
}

impl Expected {
    /// More characters than this are not listed.
    const LISTED: usize = 9;

    pub(crate) const fn of(alphabet: Alphabet<'_>, size: usize) -> Expected {
        let characters = match alphabet {
            Alphabet::Standard => {
                return Expected::Numbers {
                    first: 1,
                    last: size as u8,
                    letters: size > 9,
                };
            }
            Alphabet::NumbersFrom(first) => {
                return Expected::Numbers {
                    first,
                    last: first + size as u8 - 1,
                    letters: false,
                };
            }
            Alphabet::Characters(characters) => characters,
        };
        let count = characters.len();
        let (first, last) = (characters[0], characters[count - 1]);
        let mut listed = [last; Expected::LISTED];
        let mut in_sequence = count > 2;
        let mut index = 0;
        while index < count {
            if index < Expected::LISTED - 1 {
                listed[index] = characters[index];
            }
            in_sequence &= characters[index] as u32 == first as u32 + index as u32;
            index += 1;
        }
        if in_sequence {
            Expected::Sequence { first, last }
        } else {
            Expected::List(listed, count as u8)
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
                match (letters, numeral(last.into())) {
                    (false, _) => Ok(()),
                    (true, 'A') => f.write_str(" (or A for 10)"),
                    (true, letter) => write!(f, " (or A to {letter} for 10 to {last})"),
                }
            }
            Expected::Sequence { first, last } => write!(f, "{first} to {last}"),
            Expected::List(listed, count) => {
                f.write_str("one of")?;
                for (index, character) in listed.iter().take(count.into()).enumerate() {
                    if index == Self::LISTED - 1 && usize::from(count) > Self::LISTED {
                        f.write_str(" …")?;
                    }
                    f.write_char(' ')?;
                    f.write_char(*character)?;
                }
                Ok(())
            }
        }
    }
}
