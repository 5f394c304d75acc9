//! Marks: which questions a text leaves open, and the answers that errors assume.

use core::mem;

use super::tokens::{Kind, Token};

#[derive(Clone, Copy, Default)]
pub(super) struct Marks {
    pub(super) has_strings: bool,
    /// There are `;` beside no other mark, so that each may be a comma.
    pub(super) has_bare_semicolons: bool,
    /// There are tabs beside no other mark, so that each may be a comma.
    pub(super) has_bare_tabs: bool,
    /// There are dashes, on a line with other cells, on a line with commas.
    pub(super) has_dashes: bool,
    pub(super) dashes_beside_cells: bool,
    pub(super) dashes_beside_commas: bool,
    /// For errors: each string has one cell, or a number of two figures.
    pub(super) strings_seem_cells: bool,
    /// For errors, and the width of a line: tabs are side by side.
    pub(super) tabs_seem_commas: bool,
    /// For errors: a line has several `;`.
    pub(super) semicolons_seem_commas: bool,
}

/// The kinds of marks that a line has.
#[derive(Default)]
struct Line {
    cells: bool,
    dashes: bool,
    commas: bool,
    semicolons: bool,
}

impl Marks {
    pub(super) fn of(tokens: &[Token]) -> Marks {
        let (mut marks, mut line) = (Marks::default(), Line::default());
        let (mut has_lines, mut has_one, mut has_many, mut has_other) =
            (false, false, false, false);
        let (mut strings, mut string, mut figures) = (0, 0, 0);
        let (mut has_short, mut has_rows) = (false, false);
        let (mut has_tab, mut is_tab) = (false, true);
        for token in tokens {
            let is_next =
                mem::replace(&mut is_tab, matches!(token.kind, Kind::Tab | Kind::LineEnd));
            marks.tabs_seem_commas |= is_next && token.kind == Kind::Tab;
            match token.kind {
                Kind::Cell(character) => {
                    line.cells = true;
                    string += 1;
                    figures += usize::from(character.is_ascii_digit());
                }
                Kind::Dashes(count, _) => {
                    (line.dashes, marks.has_dashes) = (true, true);
                    string += count;
                }
                Kind::Comma => (line.commas, has_other) = (true, true),
                Kind::Semicolon => {
                    has_many |= mem::replace(&mut line.semicolons, true);
                    has_one = true;
                }
                Kind::Tab => has_tab = true,
                Kind::LineEnd => (line, has_lines) = (Line::default(), true),
                Kind::Open | Kind::Close => has_other = true,
                Kind::StringOpens => (strings, string, figures) = (strings + 1, 0, 0),
                Kind::StringCloses => {
                    has_short |= string < 2;
                    has_rows |= string > 2 || string == 2 && figures < 2;
                }
                Kind::Border(_) | Kind::Frame | Kind::Slash | Kind::Gap => {}
            }
            marks.dashes_beside_cells |= line.dashes && line.cells;
            marks.dashes_beside_commas |= line.dashes && line.commas;
        }
        marks.has_strings = strings > 0;
        marks.has_bare_semicolons = has_one && !has_other && strings == 0;
        marks.has_bare_tabs = has_tab && !has_other && !has_one && strings == 0;
        marks.tabs_seem_commas &= marks.has_bare_tabs;
        marks.strings_seem_cells = has_short && !has_rows && strings > 1;
        marks.semicolons_seem_commas = marks.has_bare_semicolons && has_many && has_lines;
        marks
    }
}
