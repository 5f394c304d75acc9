//! How errors name a digit: as the user wrote it.

use sudoku_notation::symbols::{Alphabet, numeral};

use crate::read::Puzzle;

/// How digits are named: rustc prints numbers as they are and characters in quotes.
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
        let numerals = (1..=self.size as u16).map(numeral).collect::<Vec<_>>();
        match self.symbols.alphabet() {
            Alphabet::Characters(characters) if characters != numerals => {
                Names::Characters(characters.to_vec())
            }
            Alphabet::Standard if self.has_letters => Names::Characters(numerals),
            Alphabet::NumbersFrom(first) => Names::Numbers {
                first: usize::from(first),
            },
            Alphabet::Characters(_) | Alphabet::Standard => Names::Numbers { first: 1 },
        }
    }
}

impl Names {
    /// A character that is a numeral needs no quotes, so it is named as a number.
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
