//! The symbols of a grid whose size is not known at compile time.

use super::alphabet::are_numerals;
use super::{Alphabet, Symbols};
use crate::geometry::LARGEST;

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
    /// Those of a grid with so many rows. They have been checked.
    pub const fn of<const N: usize>(symbols: &Symbols<N>) -> SymbolList {
        match symbols {
            Symbols::Standard => SymbolList::Standard,
            Symbols::NumbersFrom(first) => SymbolList::NumbersFrom(*first, N),
            Symbols::Characters(listed) => SymbolList::Characters(copied(listed), N),
        }
    }

    /// The letters from A = 1, for a grid of up to 9×9.
    pub(crate) const fn letters(size: usize) -> SymbolList {
        let letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];
        SymbolList::Characters(copied(&letters), size)
    }

    /// What they mean.
    pub const fn alphabet(&self) -> Alphabet<'_> {
        match self {
            SymbolList::Standard => Alphabet::Standard,
            SymbolList::NumbersFrom(first, _) => Alphabet::NumbersFrom(*first),
            SymbolList::Characters(listed, count) => {
                Alphabet::Characters(listed.split_at(*count).0)
            }
        }
    }

    /// The same for a grid with its size in its type, which they have been checked to fit.
    pub const fn symbols<const N: usize>(&self) -> Symbols<N> {
        match self {
            SymbolList::Standard => Symbols::Standard,
            SymbolList::NumbersFrom(first, _) => Symbols::NumbersFrom(*first),
            SymbolList::Characters(listed, _) => Symbols::Characters(copied(listed)),
        }
    }

    /// The standard symbols, if these are the same characters.
    pub(crate) const fn simplified(self, size: usize) -> SymbolList {
        match &self {
            SymbolList::Characters(characters, count)
                if *count == size && are_numerals(characters.split_at(size).0) =>
            {
                SymbolList::Standard
            }
            _ => self,
        }
    }

    /// How many they are, if that is fixed.
    pub(crate) const fn count(&self) -> Option<usize> {
        match self {
            SymbolList::Standard => None,
            SymbolList::NumbersFrom(_, count) | SymbolList::Characters(_, count) => Some(*count),
        }
    }

    /// Whether they can be the symbols of a grid of this size.
    pub(crate) const fn fits(&self, size: usize) -> bool {
        match self.count() {
            Some(count) => count == size,
            None => true,
        }
    }
}

/// As many characters as there are, and there is room for.
const fn copied<const N: usize>(from: &[char]) -> [char; N] {
    let mut characters = ['_'; N];
    let mut index = 0;
    while index < N && index < from.len() {
        characters[index] = from[index];
        index += 1;
    }
    characters
}
