//! The symbols a grid is read and printed in.

mod classes;
mod unseen;

use core::array;
use core::fmt::{self, Write};

use crate::geometry::LARGEST;
use crate::messages::GridError;
pub(crate) use classes::{
    check as check_list, is_blank, is_border, is_corner, is_gap, is_horizontal, is_line_end,
    is_variation_selector, taken,
};

/// The symbols that stand for the digits 1 to `N` of a grid.
///
/// ```
/// use sudoku_values::{BoxShape, Grid, Symbols};
///
/// let boxes = BoxShape::new(2, 2).unwrap();
/// let suits = Symbols::Characters(['♠', '♥', '♦', '♣']);
/// let grid = Grid::parse_with("♠... ..♦. ...♣ .♥..", boxes, suits)?;
/// assert_eq!(grid.rows()[1], [0, 0, 3, 0]);
/// # Ok::<(), sudoku_values::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Symbols<const N: usize> {
    /// The digits 1 to 9, then A = 10, B = 11 … P = 25.
    #[default]
    Standard,
    /// Numbers in order, of which this is the first.
    NumbersFrom(u8),
    /// One character for each digit, in order of value.
    Characters([char; N]),
}

/// The symbol of one digit: what `{}` prints. `{:#}` prints it as sentences do,
/// where a character that is not a numeral is quoted.
///
/// ```
/// use sudoku_values::Symbols;
///
/// let fifteen = Symbols::<16>::Standard.of(15).unwrap();
/// assert_eq!(format!("{fifteen} {fifteen:#}"), "F 'F'");
/// let fifteen = Symbols::<16>::NumbersFrom(1).of(15).unwrap();
/// assert_eq!(format!("{fifteen} {fifteen:#}"), "15 15");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DigitSymbol {
    /// A number.
    Number(u16),
    /// A character.
    Character(char),
}

impl fmt::Display for DigitSymbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DigitSymbol::Number(number) => write!(f, "{number}"),
            DigitSymbol::Character(character) if f.alternate() && !character.is_ascii_digit() => {
                write!(f, "{character:?}")
            }
            DigitSymbol::Character(character) => f.write_char(*character),
        }
    }
}

impl<const N: usize> Symbols<N> {
    /// A digit as it is printed in a sentence.
    #[doc(hidden)]
    pub const fn in_words(&self, digit: u8) -> DigitSymbol {
        match self.of(digit) {
            Some(symbol) => symbol,
            None => DigitSymbol::Number(digit as u16),
        }
    }

    /// The symbol of a digit; `None` if it is not within 1 to `N`.
    ///
    /// ```
    /// use sudoku_values::{DigitSymbol, Symbols};
    ///
    /// assert_eq!(Symbols::<16>::Standard.of(16), Some(DigitSymbol::Character('G')));
    /// assert_eq!(Symbols::<16>::NumbersFrom(0).of(16), Some(DigitSymbol::Number(15)));
    /// assert_eq!(Symbols::<16>::Standard.of(0), None);
    /// ```
    pub const fn of(&self, digit: u8) -> Option<DigitSymbol> {
        // No grid is larger than 25×25, whatever `N` is.
        if digit == 0 || digit as usize > N || digit as usize > LARGEST {
            return None;
        }
        Some(match self {
            Symbols::Standard => DigitSymbol::Character(numeral(digit as u16)),
            Symbols::NumbersFrom(first) => DigitSymbol::Number(*first as u16 + digit as u16 - 1),
            Symbols::Characters(listed) => DigitSymbol::Character(listed[digit as usize - 1]),
        })
    }

    /// The digit, 1 to `N`, that a character stands for.
    ///
    /// A small and a capital letter from A to Z are the same digit, unless both are symbols. Of numbers counted from a first one,
    /// `A` stands for 10, `B` for 11 and so on.
    ///
    /// ```
    /// use sudoku_values::Symbols;
    ///
    /// assert_eq!(Symbols::<16>::Standard.digit_of('f'), Some(15));
    /// assert_eq!(Symbols::<16>::NumbersFrom(0).digit_of('F'), Some(16));
    /// assert_eq!(Symbols::Characters(['♠', '♥', '♦', '♣']).digit_of('♦'), Some(3));
    /// assert_eq!(Symbols::<9>::Standard.digit_of('0'), None);
    /// ```
    pub const fn digit_of(&self, character: char) -> Option<u8> {
        self.digit_within(character, N)
    }

    /// The digit of a character, from 1 to `size`.
    #[doc(hidden)]
    pub const fn digit_within(&self, character: char, size: usize) -> Option<u8> {
        let characters = match (self, character.to_digit(36)) {
            (Symbols::Characters(characters), _) => characters,
            (_, Some(number)) => return self.digit_of_number(number, size),
            (_, None) => return None,
        };
        let (mut like, mut index) = (None, 0);
        while index < N && index < size {
            let digit = Some(index as u8 + 1);
            if characters[index] == character {
                return digit;
            } else if like.is_none() && characters[index].eq_ignore_ascii_case(&character) {
                like = digit;
            }
            index += 1;
        }
        like
    }

    /// The digit of a number, from 1 to `size`, if digits are numbers.
    pub(crate) const fn digit_of_number(&self, number: u32, size: usize) -> Option<u8> {
        match self.numbers(size) {
            Some((first, last)) if first <= number && number <= last => {
                Some((number - first) as u8 + 1)
            }
            _ => None,
        }
    }

    /// The numbers of the digits 1 and `size`, if digits may be written as numbers. `size` is at least 1.
    pub(crate) const fn numbers(&self, size: usize) -> Option<(u32, u32)> {
        let first = match self {
            Symbols::Standard => 1,
            Symbols::NumbersFrom(first) => *first as u32,
            Symbols::Characters(_) => return None,
        };
        Some((first, first + size as u32 - 1))
    }

    /// The standard symbols, if the first `size` of these are the same characters.
    #[doc(hidden)]
    pub const fn simplified(self, size: usize) -> Self {
        let Symbols::Characters(characters) = self else {
            return self;
        };
        let mut index = 0;
        while index < size && characters[index] == numeral(index as u16 + 1) {
            index += 1;
        }
        if index == size {
            Symbols::Standard
        } else {
            self
        }
    }

    /// The number of characters of the widest symbol.
    pub const fn width(&self) -> usize {
        match self {
            Symbols::NumbersFrom(first) => match *first as usize + N {
                0..=10 => 1,
                11..=100 => 2,
                _ => 3,
            },
            Symbols::Standard | Symbols::Characters(_) => 1,
        }
    }

    /// Checks that a grid can be read in these symbols: they differ, each is seen by itself, and none has another meaning.
    ///
    /// # Errors
    ///
    /// Which of them does not.
    pub const fn check(&self) -> Result<(), GridError> {
        match self {
            Symbols::NumbersFrom(first) if *first as usize + N > 100 => {
                Err(GridError::NumbersTooGreat { first: *first })
            }
            Symbols::Characters(characters) => classes::check(characters),
            Symbols::NumbersFrom(_) | Symbols::Standard => Ok(()),
        }
    }

    /// The first `M` of these symbols; after the last one, the first is repeated.
    #[doc(hidden)]
    pub fn resized<const M: usize>(&self) -> Symbols<M> {
        match self {
            Symbols::Standard => Symbols::Standard,
            Symbols::NumbersFrom(first) => Symbols::NumbersFrom(*first),
            Symbols::Characters(listed) => {
                let at = |index| listed[if index < N { index } else { 0 }];
                Symbols::Characters(array::from_fn(at))
            }
        }
    }
}

// The symbols of a text are read before the size of its grid is known. After the last of the `Characters` the first is
// repeated.
impl Symbols<LARGEST> {
    /// The letters from A = 1.
    pub(crate) const LETTERS: Self = Symbols::Characters([
        'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R',
        'S', 'T', 'U', 'V', 'W', 'X', 'Y',
    ]);

    /// The digit of a character in a cell, 0 for a blank; `None` if it means nothing.
    pub(crate) fn value_of(&self, character: char, size: usize) -> Option<u8> {
        let is_blank = character == '0' || is_blank(character);
        self.digit_within(character, size).or(is_blank.then_some(0))
    }

    /// Returns true if this very character is one of the symbols.
    #[doc(hidden)]
    pub fn has(&self, character: char) -> bool {
        matches!(self, Symbols::Characters(characters) if characters.contains(&character))
    }
}

/// 1 to 9, then A = 10 … Z = 35.
pub const fn numeral(number: u16) -> char {
    match number {
        0..=9 => (b'0' + number as u8) as char,
        _ => (b'A' + (number as u8 - 10)) as char,
    }
}
