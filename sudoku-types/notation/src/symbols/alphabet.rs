//! Symbols without the size of their grid, borrowed and as a value: what the characters and numbers in a text mean.

use core::array;

use super::{DigitSymbol, Symbols, is_blank};
use crate::geometry::LARGEST;

/// The symbols that stand for digits, of a grid of any size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Alphabet<'symbols> {
    /// The digits 1 to 9, then A = 10, B = 11 … P = 25.
    Standard,
    /// Numbers in order, of which this is the first.
    NumbersFrom(u8),
    /// One character for each digit, in order of value.
    Characters(&'symbols [char]),
}

impl Alphabet<'_> {
    /// The symbol of a digit from 1.
    pub const fn symbol(self, digit: u8) -> Option<DigitSymbol> {
        Some(match self {
            _ if digit == 0 => return None,
            Alphabet::NumbersFrom(first) => DigitSymbol::Number(first as u16 + digit as u16 - 1),
            Alphabet::Characters(listed) => DigitSymbol::Character(listed[digit as usize - 1]),
            Alphabet::Standard => DigitSymbol::Character(numeral(digit as u16)),
        })
    }

    /// The digit of a grid of this size that a character stands for. A small and a capital letter of English are the
    /// same, unless both are symbols.
    pub const fn digit_of(self, character: char, size: usize) -> Option<u8> {
        let characters = match (self, character.to_digit(36)) {
            (Alphabet::Characters(characters), _) => characters,
            (_, Some(number)) => return self.digit_of_number(number, size),
            (_, None) => return None,
        };
        let (mut like, mut index) = (None, characters.len());
        while index > 0 {
            index -= 1;
            if index >= size {
                continue;
            } else if characters[index] == character {
                return Some(index as u8 + 1);
            }
            if characters[index].eq_ignore_ascii_case(&character) {
                like = Some(index as u8 + 1);
            }
        }
        like
    }

    /// The digit that a number stands for, where digits are numbers.
    pub(crate) const fn digit_of_number(self, number: u32, size: usize) -> Option<u8> {
        let first = match self {
            Alphabet::Standard => 1,
            Alphabet::NumbersFrom(first) => first as u32,
            Alphabet::Characters(_) => return None,
        };
        match number.checked_sub(first) {
            Some(index) if index < size as u32 => Some(index as u8 + 1),
            _ => None,
        }
    }

    /// The digit that a character stands for where it is a cell, 0 for a blank; `None` if it means nothing.
    pub(crate) fn value_of(self, character: char, size: usize) -> Option<u8> {
        let is_blank = character == '0' || is_blank(character);
        self.digit_of(character, size).or(is_blank.then_some(0))
    }

    /// The greatest number that may be in a cell, where digits may be written as numbers.
    pub const fn greatest_number(self, size: usize) -> Option<usize> {
        match self {
            Alphabet::Standard => Some(size),
            Alphabet::NumbersFrom(first) => Some(first as usize + size - 1),
            Alphabet::Characters(_) => None,
        }
    }

    /// Returns true if characters are the standard symbols, from 1 on.
    pub(super) const fn are_numerals(self) -> bool {
        let Alphabet::Characters(characters) = self else {
            return false;
        };
        let mut index = 0;
        while index < characters.len() && characters[index] == numeral(index as u16 + 1) {
            index += 1;
        }
        index == characters.len()
    }
}

/// The symbols of a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SymbolList {
    /// The digits 1 to 9, then A = 10, B = 11 … P = 25.
    Standard,
    /// Numbers in order: the first, and how many.
    NumbersFrom(u8, usize),
    /// Characters in order of value, and how many.
    Characters([char; LARGEST], usize),
}

impl SymbolList {
    /// The symbols of a grid with `N` rows, which have been checked.
    pub fn of<const N: usize>(symbols: &Symbols<N>) -> SymbolList {
        match symbols {
            Symbols::Standard => SymbolList::Standard,
            Symbols::NumbersFrom(first) => SymbolList::NumbersFrom(*first, N),
            Symbols::Characters(listed) => SymbolList::Characters(copied(listed), N),
        }
    }

    /// The letters from A = 1, for a grid of up to 9×9.
    pub(crate) fn letters(size: usize) -> SymbolList {
        let letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];
        SymbolList::Characters(copied(&letters), size)
    }

    /// The same symbols, borrowed.
    pub fn alphabet(&self) -> Alphabet<'_> {
        match self {
            SymbolList::Standard => Alphabet::Standard,
            SymbolList::NumbersFrom(first, _) => Alphabet::NumbersFrom(*first),
            SymbolList::Characters(listed, count) => Alphabet::Characters(&listed[..*count]),
        }
    }

    /// The same symbols for a grid with its size in its type, which they have been checked to fit.
    pub fn symbols<const N: usize>(&self) -> Symbols<N> {
        match self {
            SymbolList::Standard => Symbols::Standard,
            SymbolList::NumbersFrom(first, _) => Symbols::NumbersFrom(*first),
            SymbolList::Characters(listed, _) => Symbols::Characters(copied(listed)),
        }
    }

    /// The standard symbols, if these are the same characters.
    pub(crate) fn simplified(self, size: usize) -> SymbolList {
        match self.count() == Some(size) && self.alphabet().are_numerals() {
            true => SymbolList::Standard,
            false => self,
        }
    }

    /// The number of them, if that is fixed.
    pub(crate) fn count(&self) -> Option<usize> {
        match self {
            SymbolList::Standard => None,
            SymbolList::NumbersFrom(_, count) | SymbolList::Characters(_, count) => Some(*count),
        }
    }
}

/// The characters, as far as there is room for them; after them `_`.
fn copied<const N: usize>(from: &[char]) -> [char; N] {
    array::from_fn(|index| from.get(index).copied().unwrap_or('_'))
}

/// Returns true if the user chose this very character as a symbol.
pub(crate) fn lists(given: Option<Alphabet<'_>>, character: char) -> bool {
    matches!(given, Some(Alphabet::Characters(characters)) if characters.contains(&character))
}

/// 1 to 9, then A = 10 … Z = 35.
pub const fn numeral(number: u16) -> char {
    match number {
        0..=9 => (b'0' + number as u8) as char,
        _ => (b'A' + (number as u8 - 10)) as char,
    }
}
