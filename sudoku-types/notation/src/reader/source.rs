//! A text whose options are known.

use super::Cursor;
use super::marks::Marks;
use super::options::Options;
use super::signs::Signs;
use super::words::{Way, Words, side};
use crate::geometry::{BoxShape, LARGEST};
use crate::symbols::{Symbols, is_blank};

#[derive(Clone, Copy)]
pub(super) struct Source<'text> {
    pub(super) signs: Signs<'text>,
    pub(super) marks: Marks,
    /// The number of rows that is asked for.
    pub(super) size: Option<usize>,
}

impl<'text> Source<'text> {
    pub(super) fn of(cursor: Cursor<'text>, options: &'text Options) -> Self {
        let signs = Signs::of(cursor, options.symbols.as_ref());
        Source {
            signs,
            marks: Marks::of(signs),
            size: options.claimed().0,
        }
    }

    /// The words, if signs are read in this way.
    pub(super) fn words(&self, way: Way) -> Words {
        Words::of(self.signs, &self.marks, way)
    }

    /// Returns true if the grid may have this size.
    pub(super) fn allows(&self, size: usize) -> bool {
        allows(self.size, size)
    }

    /// The size of a grid with `count` cells, if the grid may have that size.
    pub(super) fn size_of(&self, count: usize) -> Option<usize> {
        side(count).filter(|size| self.allows(*size))
    }

    /// Returns true if the user chose no symbols.
    pub(super) fn is_free(&self) -> bool {
        self.signs.chosen.is_none()
    }

    pub(super) fn symbols(&self) -> &'text Symbols<LARGEST> {
        self.signs.chosen.unwrap_or(&Symbols::Standard)
    }

    /// Returns true if a character is written for a blank, and not for a digit.
    pub(super) fn is_blank(&self, character: char) -> bool {
        (character == '0' || is_blank(character)) && !self.symbols().has(character)
    }
}

/// Returns true if a grid may have this size, where another one may be asked for.
pub(super) fn allows(asked: Option<usize>, size: usize) -> bool {
    let is_usual = || BoxShape::default_for(size).is_some();
    asked.map_or_else(is_usual, |asked| asked == size)
}
