//! The kinds of lines, and of files.

use super::line::{Line, meant_for_grid};
use crate::messages::{Fault, Faults};
use crate::options::Purpose;
use crate::reader::Origin;
use crate::reader::above::{is_comment, is_heading, skip_name};
use crate::reader::cursor::Cursor;
use crate::reader::fit::{Form, form};
use crate::reader::marks::Marks;
use crate::reader::options::{Options, known};
use crate::reader::signs::{Sign, Signs};
use crate::reader::words::{Way, Words};
use crate::symbols::{is_gap, is_line_end, lists};

/// The lines of a text, at whatever ends a line.
#[derive(Clone, Copy)]
pub(super) struct Lines<'text>(pub(super) &'text str);

#[derive(Clone, Copy)]
pub(super) struct TextLine<'text> {
    pub(super) text: &'text str,
    /// How many bytes it has with its end.
    pub(super) length: usize,
    pub(super) is_ended: bool,
}

impl<'text> Iterator for Lines<'text> {
    type Item = TextLine<'text>;

    fn next(&mut self) -> Option<TextLine<'text>> {
        if self.0.is_empty() {
            return None;
        }
        let end = self.0.find(is_line_end);
        let text = &self.0[..end.unwrap_or(self.0.len())];
        let rest = &self.0[text.len()..];
        let mark = match rest.strip_prefix("\r\n") {
            Some(_) => 2,
            None => rest.chars().next().map_or(0, char::len_utf8),
        };
        self.0 = &rest[mark..];
        Some(TextLine {
            text,
            length: text.len() + mark,
            is_ended: mark > 0,
        })
    }
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
    if begins_option(text) {
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

fn begins_option(mut text: Cursor<'_>) -> bool {
    let name = text.word();
    text.skip_gaps();
    known(&name).is_some() && text.peek() == Some(':')
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

/// Whether a text begins with options.
pub(super) fn has_options(text: &str, options: &Options) -> bool {
    Options::end_of(text, *options) > 0
}

pub(super) fn words(line: &str, options: &Options) -> Words {
    // One quote alone may be the end of a string of several lines.
    let is_cut = line.matches('"').count() == 1;
    let is_end = |it: char| is_gap(it) || it == '"';
    let line = if is_cut {
        line.trim_matches(is_end)
    } else {
        line
    };
    let mut text = Cursor::new(line);
    skip_name(&mut text);
    let signs = Signs::of(text, options.alphabet(), Origin::Text);
    let read = |last_fields| {
        let way = Way {
            dashes: true,
            last_fields,
        };
        Words::of(signs, &Marks::of(signs), way)
    };
    // After the last comma there is a field only where there are other empty fields.
    let words = read(false);
    let has_empty = words.list().iter().any(|word| word.is_empty);
    if has_empty { read(true) } else { words }
}

/// How many cells a line has as a row, and whether one is beyond a 4×4 grid.
pub(super) fn width(line: &str, options: &Options) -> (usize, bool) {
    let start = Options::end_of(line, *options);
    let words = words(&line[start..], options);
    let is_beyond = |character| matches!(character, '5'..='9' | 'E'..='P' | 'e'..='p');
    let beyond = words
        .all_pieces()
        .iter()
        .any(|piece| is_beyond(piece.character));
    match form(&words) {
        Form::Together => (words.characters, beyond),
        _ => (
            words.list().len(),
            beyond || words.list().iter().any(|word| word.length > 1),
        ),
    }
}

fn cells<'text>(lines: Lines<'text>, options: &Options) -> impl Iterator<Item = TextLine<'text>> {
    lines.filter(|line| kind_of(line.text, options) == LineKind::Cells)
}

/// Whether a `-` is the blank of a text: it is beside cells, and there is no other blank.
pub(super) fn dash_is_blank(lines: Lines<'_>, options: &Options) -> bool {
    let is_other =
        |character: char| "._?*·•".contains(character) && !lists(options.alphabet(), character);
    let is_dash = |line: TextLine<'_>| {
        let words = words(line.text, options);
        words
            .all_pieces()
            .iter()
            .any(|piece| piece.character == '-')
    };
    let has_other = cells(lines, options).any(|line| line.text.contains(is_other));
    !has_other && cells(lines, options).any(is_dash)
}

/// How the puzzles of a file are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FileKind {
    /// Each on one line. What may be added can still show that the lines are rows, if it is open.
    Lines { is_open: bool },
    /// Each on several lines.
    Blocks,
}

/// The kind of a file, from its first puzzle: the first line with cells is the first of `lines`, and `with_options` is
/// the same with the options above it.
pub(super) fn file_kind(
    lines: Lines<'_>,
    with_options: &str,
    options: &Options,
) -> Result<FileKind, Fault> {
    let Some(first) = lines.clone().next() else {
        return Ok(FileKind::Blocks);
    };
    let begins = with_options.len() - lines.0.len();
    let Some(line) = Line::of(&with_options[..begins + first.text.len()], options) else {
        // A word too long for a row was meant for a puzzle.
        return Ok(match meant_for_grid(first.text) {
            Some(_) => FileKind::Lines { is_open: false },
            None => FileKind::Blocks,
        });
    };
    let may_be_row = line.is_bare && options.claimed().0.is_none() && begins == 0;
    if !may_be_row || width(first.text, options).0 != 16 {
        return Ok(FileKind::Lines { is_open: false });
    }
    // Sixteen cells are a 4×4 grid, or a row of a 16×16 one.
    let (mut all, mut others, mut is_beyond, mut rows, mut are_rows) = (0, 0, false, 0, false);
    for line in lines.map(|line| line.text).chain([""]) {
        match kind_of(line, options) {
            LineKind::Cells => {
                let (count, beyond) = width(line, options);
                all += 1;
                others += usize::from(count != 16);
                is_beyond |= beyond;
                rows += 1;
            }
            LineKind::Empty => {
                are_rows |= (15..=17).contains(&rows);
                rows = 0;
            }
            _ => {}
        }
    }
    if 2 * others >= all || all == 1 {
        Ok(FileKind::Lines { is_open: all == 1 })
    } else if is_beyond {
        Ok(FileKind::Blocks)
    } else if are_rows {
        Err(Fault::SixteenOrFour { count: all })
    } else {
        Ok(FileKind::Lines { is_open: true })
    }
}

/// Lines without an empty one between them.
#[derive(Default)]
pub(super) struct Block {
    /// How many bytes it has.
    pub(super) length: usize,
    pub(super) rows: usize,
    /// How many cells the first row has, and whether all others have as many.
    pub(super) width: usize,
    pub(super) are_alike: bool,
}

impl Block {
    pub(super) fn add_row(&mut self, width: usize) {
        if width == 0 {
            return;
        }
        if self.rows == 0 {
            (self.width, self.are_alike) = (width, true);
        }
        self.are_alike &= self.width == width;
        self.rows += 1;
    }
}
