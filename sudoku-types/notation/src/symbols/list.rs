//! The symbols of a grid whose size is not known at compile time.

use core::array;

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
