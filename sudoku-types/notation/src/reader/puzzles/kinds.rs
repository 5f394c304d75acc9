//! The lines of a file: what each is by itself, and how wide.

use core::iter;

use crate::messages::Faults;
use crate::options::Purpose;
use crate::reader::Origin;
use crate::reader::above::skip_name;
use crate::reader::cursor::Cursor;
use crate::reader::fit::{Form, form};
use crate::reader::heading::{is_comment, is_heading};
use crate::reader::options::{Options, is_option};
use crate::reader::signs::{Sign, Signs};
use crate::reader::source::Source;
use crate::reader::words::{Piece, Way, Words};
use crate::symbols::{is_gap, is_line_end};

/// The lines of a text with their ends.
pub(super) fn lines(text: &str) -> impl Iterator<Item = &str> + Clone {
    let mut rest = text;
    iter::from_fn(move || {
        let end = rest.find(is_line_end).unwrap_or(rest.len());
        let mark = match rest[end..].starts_with("\r\n") {
            true => 2,
            false => rest[end..].chars().next().map_or(0, char::len_utf8),
        };
        let (line, below) = rest.split_at(end + mark);
        rest = below;
        (!line.is_empty()).then_some(line)
    })
}

/// What a line is by itself.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LineKind {
    Empty,
    Comment,
    Heading,
    /// It begins with an option.
    Options,
    /// It has no cells.
    Border,
    /// It has nothing but `-` and borders.
    Dashes,
    Cells,
}

pub(super) fn kind_of(line: &str, options: &Options) -> LineKind {
    let mut text = Cursor::new(line);
    text.skip_gaps();
    let chosen = options.alphabet();
    if text.peek().is_none() {
        return LineKind::Empty;
    }
    if is_comment(text) {
        return LineKind::Comment;
    }
    if is_option(text) {
        return LineKind::Options;
    }
    let (mut has_cell, mut has_dash, mut commas) = (false, false, 0);
    for (_, sign) in Signs::of(text, chosen, Origin::Text) {
        // A quote alone may be an end of a string of several lines.
        has_cell |= match sign {
            Sign::Cell(character) => !matches!(character, '"' | '\''),
            sign => sign == Sign::StringOpens,
        };
        has_dash |= matches!(sign, Sign::Dashes(..));
        commas += usize::from(sign == Sign::Comma);
    }
    let is_named = skip_name(&mut text);
    // A row may have nothing but empty fields.
    match (has_cell || commas > 2, has_dash) {
        (true, _) if !is_named && is_heading(line, chosen) => LineKind::Heading,
        (true, _) => LineKind::Cells,
        (false, true) => LineKind::Dashes,
        (false, false) => LineKind::Border,
    }
}

/// Whether a line has options and nothing else, and whether they are right. Where they are wrong, there is nothing else
/// if the line ends in `;`.
pub(super) fn are_options(line: &str, options: &Options) -> (bool, bool) {
    let (mut own, mut faults, mut text) = (*options, Faults::new(line), Cursor::new(line));
    own.take(&mut text, Purpose::Solve, &mut faults);
    text.skip_gaps();
    let are_right = faults.errors.is_empty();
    let ends = line.trim_end_matches(is_gap).ends_with(';');
    (text.peek().is_none() || !are_right && ends, are_right)
}

/// The words of a line, where each `-` is a blank. After the last comma there is a field only where there are other empty
/// fields.
pub(super) fn words(line: &str, options: &Options) -> Words {
    // One quote alone may be the end of a string of several lines.
    let is_cut = line.matches('"').count() == 1;
    let mut text = Cursor::new(line.trim_matches(|it| is_gap(it) || is_cut && it == '"'));
    skip_name(&mut text);
    let source = Source::of(text, Origin::Text, options);
    let words = source.words(Way::BLANKS);
    match words.list().iter().any(|word| word.is_empty) {
        true => source.words(Way::ALL),
        false => words,
    }
}

/// How many cells a line has as a row, and whether one is beyond a 4×4 grid.
pub(super) fn width(line: &str, options: &Options) -> (usize, bool) {
    let start = Options::end_of(line, *options);
    let words = words(&line[start..], options);
    let is_beyond = |piece: &Piece| matches!(piece.character, '5'..='9' | 'E'..='P' | 'e'..='p');
    let beyond = words.all_pieces().iter().any(is_beyond);
    let list = words.list();
    match form(&words) {
        Form::Together => (words.characters, beyond),
        _ => (
            list.len(),
            beyond || list.iter().any(|word| word.length > 1),
        ),
    }
}
