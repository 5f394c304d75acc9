//! Marks: what decides for a whole text how its signs are read.

use core::mem;

use super::signs::{Sign, Signs};

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
    pub(super) fn of(signs: Signs<'_>) -> Marks {
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
                Sign::LineEnd => (line, has_lines) = (Line::default(), true),
                Sign::Open | Sign::Close => has_other = true,
                Sign::StringOpens => (strings, string, figures) = (strings + 1, 0, 0),
                Sign::StringCloses => {
                    has_one |= string < 2;
                    has_rows |= string > 2 || string == 2 && figures < 2;
                }
                Sign::Border(_) | Sign::Slash | Sign::Gap => {}
            }
            marks.dashes_beside_cells |= line.dashes && line.cells;
            marks.dashes_beside_commas |= line.dashes && line.commas;
        }
        marks.strings_are_cells = has_one && !has_rows && strings > 1;
        marks.semicolons_are_commas = has_many && !has_other && strings == 0 && has_lines;
        marks
    }
}
