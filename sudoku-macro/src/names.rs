//! What a digit is called in an error: as the user wrote it.

use crate::read::{Puzzle, Symbols};

/// How digits are told: rustc prints numbers as they are and characters in quotes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Names {
    /// Numbers, of which the first stands for the digit 1.
    Numbers { first: usize },
    /// Characters, the n-th for the digit n.
    Characters(Vec<char>),
}

/// The name of one digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Name {
    Number(usize),
    Character(char),
}

impl Puzzle {
    pub(crate) fn names(&self) -> Names {
        match &self.symbols {
            Symbols::Chars(characters) if *characters != numerals(self.size) => {
                Names::Characters(characters.clone())
            }
            Symbols::Standard if self.letters => Names::Characters(numerals(self.size)),
            Symbols::Numbers { from } => Names::Numbers {
                first: usize::from(*from),
            },
            Symbols::Chars(_) | Symbols::Standard => Names::Numbers { first: 1 },
        }
    }
}

impl Names {
    /// A character that is a numeral needs no quotes, so it is told as a number.
    pub(crate) fn name(&self, digit: u8) -> Name {
        let index = usize::from(digit) - 1;
        match self {
            Names::Numbers { first } => Name::Number(first + index),
            Names::Characters(characters) => match characters[index].to_digit(10) {
                Some(number) => Name::Number(number as usize),
                None => Name::Character(characters[index]),
            },
        }
    }
}

/// 1 to 9, then A = 10, B = 11 …
fn numerals(size: usize) -> Vec<char> {
    ('1'..='9').chain('A'..='P').take(size).collect()
}
