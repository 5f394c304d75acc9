//! The symbols a grid is read and printed in.

mod alphabet;
mod classes;
mod expected;

use core::fmt::{self, Write};

use crate::geometry::LARGEST;
use crate::messages::GridError;
pub(crate) use alphabet::lists;
pub use alphabet::{Alphabet, SymbolList, numeral};
pub(crate) use classes::{
    check as check_list, is_blank, is_border, is_corner, is_gap, is_horizontal, is_line_end,
    is_sure_blank, is_variation_selector, taken,
};
pub(crate) use expected::Expected;

/// The symbols that stand for the digits 1 to `N` of a grid.
///
/// ```
/// use sudoku_types::{BoxShape, Grid, Symbols};
///
/// let boxes = BoxShape::new(2, 2).unwrap();
/// let suits = Symbols::Characters(['♠', '♥', '♦', '♣']);
/// let grid = Grid::parse_with("♠... ..♦. ...♣ .♥..", boxes, suits)?;
/// assert_eq!(grid.rows()[1], [0, 0, 3, 0]);
/// # Ok::<(), sudoku_types::ParseError>(())
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
/// where a character that is no numeral is quoted.
///
/// ```
/// use sudoku_types::Symbols;
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
    /// use sudoku_types::{DigitSymbol, Symbols};
    ///
    /// assert_eq!(Symbols::<16>::Standard.of(16), Some(DigitSymbol::Character('G')));
    /// assert_eq!(Symbols::<16>::NumbersFrom(0).of(16), Some(DigitSymbol::Number(15)));
    /// assert_eq!(Symbols::<16>::Standard.of(0), None);
    /// ```
    pub const fn of(&self, digit: u8) -> Option<DigitSymbol> {
        // No grid is larger than 25×25, whatever `N` is.
        if digit as usize > N || digit as usize > LARGEST {
            return None;
        }
        self.alphabet().symbol(digit)
    }

    /// The digit, 1 to `N`, that a character stands for.
    ///
    /// A small and a capital letter from A to Z are the same digit, unless both are symbols. Of numbers counted from a first one,
    /// `A` stands for 10, `B` for 11 and so on.
    ///
    /// ```
    /// use sudoku_types::Symbols;
    ///
    /// assert_eq!(Symbols::<16>::Standard.digit_of('f'), Some(15));
    /// assert_eq!(Symbols::<16>::NumbersFrom(0).digit_of('F'), Some(16));
    /// assert_eq!(Symbols::Characters(['♠', '♥', '♦', '♣']).digit_of('♦'), Some(3));
    /// assert_eq!(Symbols::<9>::Standard.digit_of('0'), None);
    /// ```
    pub const fn digit_of(&self, character: char) -> Option<u8> {
        self.alphabet().digit_of(character, N)
    }

    /// The standard symbols, if these are the same characters.
    #[doc(hidden)]
    pub const fn simplified(self) -> Self {
        match self.alphabet().are_numerals() {
            true => Symbols::Standard,
            false => self,
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

    /// Checks that a grid can be read in these symbols: they differ, and none has another meaning.
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

    /// The same symbols without the size of the grid.
    pub const fn alphabet(&self) -> Alphabet<'_> {
        match self {
            Symbols::Standard => Alphabet::Standard,
            Symbols::NumbersFrom(first) => Alphabet::NumbersFrom(*first),
            Symbols::Characters(characters) => Alphabet::Characters(characters),
        }
    }
}
