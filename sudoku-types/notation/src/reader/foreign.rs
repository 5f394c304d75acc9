//! Names the format of a text that is not a grid, and has the form of what other programs write. It only chooses sentences.

use crate::messages::Fault;
use crate::symbols::{is_border, is_gap, is_line_end};

/// Returns the fault of a text that is not a grid, if its format is known.
pub(super) fn foreign(text: &str) -> Option<Fault> {
    let text = text.trim_matches(is_gap);
    let is_tag = |after: char| after.is_alphabetic() || "?!".contains(after);
    let is_xml = text
        .strip_prefix('<')
        .is_some_and(|it| it.starts_with(is_tag));
    let word = text.split(is_gap).next().unwrap_or_default();
    if is_library_line(text) {
        Some(Fault::LibraryLine)
    } else if is_xml && text.contains('>') {
        Some(Fault::Xml)
    } else if word.contains("://") || word.starts_with("www.") {
        Some(Fault::Link)
    } else if is_saved(text) {
        Some(Fault::SavedGame)
    } else if has_plus(text) {
        Some(Fault::PlusSigns)
    } else {
        are_marks(text).then_some(Fault::PencilMarks)
    }
}

/// `:0300:6:53..7…:613 623::`
pub(super) fn is_library_line(text: &str) -> bool {
    let mut fields = text.trim_matches(is_gap).split(':');
    let is_code = |field: &str| field.len() == 4 && field.bytes().all(|it| it.is_ascii_digit());
    fields.next() == Some("") && fields.next().is_some_and(is_code) && fields.count() > 1
}

/// An object of JSON, or sections with a name in brackets between lines of cells.
fn is_saved(text: &str) -> bool {
    let inside = text.trim_start_matches(|it| is_gap(it) || it == '[');
    let is_object = inside.strip_prefix('{').is_some_and(|object| {
        let name = object.trim_start_matches(is_gap).strip_prefix('"');
        let end = name.and_then(|name| name.split_once('"'));
        end.is_some_and(|(_, value)| value.trim_start_matches(is_gap).starts_with(':'))
    });
    let is_section = |line: &str| {
        let name = line.trim_matches(is_gap).strip_prefix('[');
        let name = name.and_then(|name| name.strip_suffix(']'));
        name.is_some_and(|name| name.len() > 1 && name.chars().all(char::is_alphabetic))
    };
    is_object || !text.starts_with('[') && text.split(is_line_end).any(is_section)
}

/// One word with a `+` before some digits, which is a grid without them.
fn has_plus(text: &str) -> bool {
    let mut parts = text.split('+');
    let first = parts.next().unwrap_or_default();
    let is_digit = |part: &str| part.starts_with(|it: char| it.is_ascii_digit());
    let count = text.chars().filter(|it| *it != '+').count();
    first.len() < text.len()
        && parts.all(is_digit)
        && !text.contains(|it: char| is_gap(it) || it != '+' && is_border(it))
        && super::words::side(count).is_some_and(|size| size > 3)
}

/// The cells of a grid or of a row, each with its digits in order, several in some.
fn are_marks(text: &str) -> bool {
    let cells = text.split(|it: char| is_gap(it) || is_border(it));
    let is_mark = |cell: &str| cell.contains(char::is_alphanumeric);
    let mut cells = cells.filter(|cell| is_mark(cell));
    let count = cells.clone().count();
    let is_size = |count| matches!(count, 4 | 6 | 8 | 9);
    let lengths = || cells.clone().map(str::len);
    let are_several = lengths().max() > Some(2) && lengths().max() != lengths().min();
    let is_rising = |cell: &str| {
        let figures = cell.bytes().all(|it| matches!(it, b'1'..=b'9'));
        figures && cell.as_bytes().is_sorted_by(|one, next| one < next)
    };
    (is_size(count) || super::words::side(count).is_some_and(is_size))
        && are_several
        && cells.all(is_rising)
}
