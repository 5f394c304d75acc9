//! Comments and headings: lines beside which there is nothing else.

use super::cursor::Cursor;
use crate::geometry::{LARGEST, Rule};
use crate::options::OptionName;
use crate::symbols::{Symbols, is_border, is_gap, is_sure_blank};

pub(super) fn is_comment(text: &str) -> bool {
    text.starts_with('#') || text.starts_with("//")
}

/// Returns true if a line is a heading: half of its parts or more are words, and one has a letter that no grid can have;
/// nothing in it may be cells, and it is not an option.
pub(super) fn is_heading(line: &str, chosen: Option<&Symbols<LARGEST>>) -> bool {
    let is_drawn = |it: char| it == '|' || is_border(it) && !it.is_ascii();
    if looks_like_option(line) || line.contains(is_drawn) || may_be_cells(line) {
        return false;
    }
    let symbols = chosen.unwrap_or(&Symbols::Standard);
    let is_strange =
        |letter: char| letter.is_alphabetic() && symbols.value_of(letter, LARGEST).is_none();
    let parts = line.split(|part: char| !(part.is_alphanumeric() || part == '_'));
    let (mut words, mut others, mut is_named) = (0, 0, false);
    for part in parts.filter(|part| !part.is_empty()) {
        // Ten characters that may all be cells are a row: a heading has no such word.
        if part.chars().count() >= 10 && !part.contains(is_strange) {
            return false;
        }
        let letters = part.chars().filter(|letter| letter.is_alphabetic()).count();
        if letters > 1 + usize::from(part.contains('_')) {
            words += 1;
            is_named |= part.contains(is_strange);
        } else {
            others += 1;
        }
    }
    is_named && words >= others
}

/// Returns true if a line has what may be cells: as many as in the smallest grid, two blanks side by side and a figure, eight
/// blanks, or more figures than a date.
fn may_be_cells(line: &str) -> bool {
    let is_blank = |cell: char| cell == '-' || is_sure_blank(cell);
    let runs = line.split(|cell: char| !cell.is_ascii_digit() && !is_blank(cell));
    let mut all = 0;
    for run in runs.filter(|run| run.contains(|cell| cell != '-')) {
        let cells = run.chars().count();
        let figures = run.matches(|cell: char| cell.is_ascii_digit()).count();
        let mut blanks = run.split(|cell: char| cell.is_ascii_digit());
        let has_pair = blanks.any(|blanks| blanks.chars().count() > 1);
        if figures > 8 || has_pair && (cells > 3 && figures > 0 || cells > 7) {
            return true;
        }
        all += cells;
    }
    all >= 16
}

/// Returns true if a line begins with the name of an option or of a rule, or has a colon after its first word and ends
/// in `;`.
fn looks_like_option(line: &str) -> bool {
    let line = line.trim_matches(is_gap);
    let mut rest = Cursor::new(line);
    let name = rest.word();
    rest.skip_gaps();
    let is_named = rest.peek() == Some(':') && line.ends_with(';');
    is_named || OptionName::of_name(&name).is_some() || Rule::of_name(&name).is_some()
}
