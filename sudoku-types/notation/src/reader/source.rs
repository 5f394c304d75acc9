//! The tokens of a text whose options are known.

use super::marks::Marks;
use super::options::Options;
use super::tokens::Token;
use super::words::{Way, Words, side};
use crate::geometry::{BoxShape, LARGEST};
use crate::symbols::{Symbols, is_blank};

#[derive(Clone, Copy)]
pub(super) struct Source<'text> {
    pub(super) tokens: &'text [Token],
    /// The symbols that the user chose.
    chosen: Option<&'text Symbols<LARGEST>>,
    pub(super) marks: Marks,
    /// The number of rows that is asked for.
    pub(super) size: Option<usize>,
}

impl<'text> Source<'text> {
    pub(super) fn of(tokens: &'text [Token], options: &'text Options) -> Self {
        Source {
            tokens,
            chosen: options.symbols.as_ref(),
            marks: Marks::of(tokens),
            size: options.claimed().0,
        }
    }

    /// The words, if tokens are read in this way.
    pub(super) fn words(&self, way: Way) -> Words {
        Words::of(self.tokens.iter().copied(), way)
    }

    /// The way that errors assume: what looks like a cell is one, and strings and `;` are what they seem to be.
    pub(super) fn likely(&self) -> Way {
        Way {
            strings_are_cells: self.marks.strings_seem_cells,
            semicolons_are_commas: self.marks.semicolons_seem_commas,
            tabs_are_commas: self.marks.tabs_seem_commas,
            ..Way::PLAIN
        }
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
        self.chosen.is_none()
    }

    pub(super) fn symbols(&self) -> &'text Symbols<LARGEST> {
        self.chosen.unwrap_or(&Symbols::Standard)
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
