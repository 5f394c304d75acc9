//! The symbols a grid is read and printed in.

use core::fmt::{self, Write};

use crate::grid::GridError;

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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symbols<const N: usize> {
    /// The digits 1 to 9, then A = 10, B = 11 … P = 25.
    Standard,
    /// Numbers in order, of which this is the first.
    NumbersFrom(u8),
    /// One character for each digit, in order of value.
    Characters([char; N]),
}

/// The symbol of one digit: what `{}` prints. `{:#}` prints it as it stands in a sentence,
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
        if digit == 0 || digit as usize > N {
            return None;
        }
        Some(match self {
            Symbols::NumbersFrom(first) => DigitSymbol::Number(*first as u16 + digit as u16 - 1),
            Symbols::Characters(characters) => {
                DigitSymbol::Character(characters[digit as usize - 1])
            }
            Symbols::Standard => DigitSymbol::Character(numeral(digit as u16)),
        })
    }

    /// The digit, 1 to `N`, that a character stands for.
    ///
    /// A small and a capital ASCII letter are the same digit, unless both are symbols. Of
    /// numbers counted from a first one, `A` stands for 10, `B` for 11 and so on.
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
        match self {
            Symbols::Standard | Symbols::NumbersFrom(_) => match character.to_digit(36) {
                Some(number) => self.digit_of_number(number),
                None => None,
            },
            Symbols::Characters(characters) => {
                let mut like = None;
                let mut index = N;
                while index > 0 {
                    index -= 1;
                    if characters[index] == character {
                        return Some(index as u8 + 1);
                    }
                    if characters[index].eq_ignore_ascii_case(&character) {
                        like = Some(index as u8 + 1);
                    }
                }
                like
            }
        }
    }

    /// The digit that a number stands for, where digits are numbers.
    pub(crate) const fn digit_of_number(&self, number: u32) -> Option<u8> {
        let first = match self {
            Symbols::Standard => 1,
            Symbols::NumbersFrom(first) => *first as u32,
            Symbols::Characters(_) => return None,
        };
        if number < first || number - first >= N as u32 {
            return None;
        }
        Some((number - first) as u8 + 1)
    }

    /// The greatest number that may stand in a cell, where digits may be written as numbers.
    pub(crate) const fn greatest_number(&self) -> Option<usize> {
        match self {
            Symbols::Standard => Some(N),
            Symbols::NumbersFrom(first) => Some(*first as usize + N - 1),
            Symbols::Characters(_) => None,
        }
    }

    /// How many characters the widest symbol has.
    pub(crate) const fn width(&self) -> usize {
        match self {
            Symbols::NumbersFrom(first) => match *first as usize + N {
                0..=10 => 1,
                11..=100 => 2,
                _ => 3,
            },
            Symbols::Standard | Symbols::Characters(_) => 1,
        }
    }

    /// Whether a grid can be read in these symbols: they differ, and none means something else.
    pub(crate) const fn check(&self) -> Result<(), GridError> {
        let characters = match self {
            Symbols::Standard => return Ok(()),
            Symbols::NumbersFrom(first) if *first as usize + N > 100 => {
                return Err(GridError::NumbersTooGreat { first: *first });
            }
            Symbols::NumbersFrom(_) => return Ok(()),
            Symbols::Characters(characters) => characters,
        };
        let mut index = 0;
        while index < N {
            let symbol = characters[index];
            if is_blank(symbol) || is_ruler(symbol) || is_gap(symbol) || matches!(symbol, ',' | ';')
            {
                return Err(GridError::SymbolTaken { symbol });
            }
            let mut earlier = 0;
            while earlier < index {
                if characters[earlier] == symbol {
                    return Err(GridError::SymbolTwice { symbol });
                }
                earlier += 1;
            }
            index += 1;
        }
        Ok(())
    }
}

/// 1 to 9, then A = 10 … Z = 35.
pub(crate) const fn numeral(number: u16) -> char {
    match number {
        0..=9 => (b'0' + number as u8) as char,
        _ => (b'A' + (number as u8 - 10)) as char,
    }
}

/// Characters that are a blank in every grid; `0` is one where it is no symbol.
pub(crate) const fn is_blank(character: char) -> bool {
    matches!(character, '_' | '.' | '?')
}

/// Lines between boxes, which mean nothing.
pub(crate) const fn is_ruler(character: char) -> bool {
    matches!(character, '|' | '-' | '+' | '=' | '\u{2500}'..='\u{257f}')
}

/// White space and control characters.
pub(crate) const fn is_gap(character: char) -> bool {
    character.is_whitespace() || matches!(character, '\0'..='\x1f' | '\x7f'..='\u{9f}' | '\u{feff}')
}
