//! A text whose options are known: its signs, and what decides for all of it how they are read.

use core::mem;

use super::options::Options;
use super::signs::{Sign, Signs};
use super::{Cursor, Origin};
use crate::geometry::{BoxShape, LARGEST};
use crate::symbols::{Alphabet, is_blank, lists};

#[derive(Clone, Copy)]
pub(super) struct Source<'text> {
    pub(super) signs: Signs<'text>,
    pub(super) marks: Marks,
    /// The number of rows that is asked for.
    pub(super) size: Option<usize>,
}

impl<'text> Source<'text> {
    pub(super) fn of(cursor: Cursor<'text>, origin: Origin, options: &'text Options) -> Self {
        let signs = Signs::of(cursor, options.alphabet(), origin);
        Source {
            signs,
            marks: Marks::of(signs),
            size: options.claimed().0,
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
        self.signs.chosen.is_none()
    }

    pub(super) fn alphabet(&self) -> Alphabet<'text> {
        self.signs.chosen.unwrap_or(Alphabet::Standard)
    }

    /// Returns true if a character is written for a blank, and not for a digit.
    pub(super) fn is_blank(&self, character: char) -> bool {
        (character == '0' || is_blank(character)) && !lists(self.signs.chosen, character)
    }
}

/// Returns true if a grid may have this size, where another one may be asked for.
pub(super) fn allows(asked: Option<usize>, size: usize) -> bool {
    let is_usual = || BoxShape::default_for(size).is_some();
    asked.map_or_else(is_usual, |asked| asked == size)
}

/// The side of a square of this many cells.
pub(super) fn side(count: usize) -> Option<usize> {
    let side = count.isqrt();
    (side * side == count && (1..=LARGEST).contains(&side)).then_some(side)
}

#[derive(Clone, Copy, Default)]
pub(super) struct Marks {
    /// Each string has one cell, or a number of two figures, as in JSON; otherwise strings are rows.
    pub(super) strings_are_cells: bool,
    /// `;` is a comma, as in tables of some programs: where a line has several and the text has no other mark.
    pub(super) semicolons_are_commas: bool,
    /// There are dashes, on a line with other cells, on a line with commas.
    pub(super) has_dashes: bool,
    pub(super) dashes_beside_cells: bool,
    pub(super) dashes_beside_commas: bool,
    pub(super) spaces: usize,
}

/// What a line has.
#[derive(Default)]
struct Line {
    cells: bool,
    dashes: bool,
    commas: bool,
    semicolons: bool,
}

impl Marks {
    fn of(signs: Signs<'_>) -> Marks {
        let (mut marks, mut line) = (Marks::default(), Line::default());
        let (mut has_lines, mut has_many, mut has_other) = (false, false, false);
        let (mut strings, mut string, mut figures) = (0, 0, 0);
        let (mut has_one, mut has_rows) = (false, false);
        for (_, sign) in signs {
            match sign {
                Sign::Cell(character) => {
                    line.cells = true;
                    string += 1;
                    figures += usize::from(character.is_ascii_digit());
                }
                Sign::Dashes(count, _) => {
                    (line.dashes, marks.has_dashes) = (true, true);
                    string += count;
                }
                Sign::Comma => (line.commas, has_other) = (true, true),
                Sign::Semicolon => has_many |= mem::replace(&mut line.semicolons, true),
                Sign::Gap => marks.spaces += 1,
                Sign::LineEnd => (line, has_lines) = (Line::default(), true),
                Sign::Open | Sign::Close => has_other = true,
                Sign::StringOpens => (strings, string, figures) = (strings + 1, 0, 0),
                Sign::StringCloses => {
                    has_one |= string < 2;
                    has_rows |= string > 2 || string == 2 && figures < 2;
                }
                Sign::Border(_) | Sign::Slash => {}
            }
            marks.dashes_beside_cells |= line.dashes && line.cells;
            marks.dashes_beside_commas |= line.dashes && line.commas;
        }
        marks.strings_are_cells = has_one && !has_rows && strings > 1;
        marks.semicolons_are_commas = has_many && !has_other && strings == 0 && has_lines;
        marks
    }
}
