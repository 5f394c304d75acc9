//! Sorts the lines of a file, each once: what a line is by itself, and what it is beside the others.

use alloc::vec::Vec;
use core::iter;

use super::line::{Found, long_word, numbered_puzzle};
use crate::geometry::LARGEST;
use crate::messages::Fault;
use crate::options::Purpose;
use crate::reader::above::skip_name;
use crate::reader::cursor::Cursor;
use crate::reader::fit::form;
use crate::reader::heading::{Words, is_comment, is_label, misnamed, says_solution, words_of};
use crate::reader::options::{Options, is_option};
use crate::reader::source::Source;
use crate::reader::tokens::{Kind, tokens};
use crate::reader::words::{Piece, Way};
use crate::symbols::{is_gap, is_line_end, is_sure_blank};

/// What a line is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum LineKind {
    Empty,
    Comment,
    Heading,
    /// It has options and nothing else.
    Options,
    /// It has no cells.
    Border,
    /// It has nothing but `-` and borders.
    Dashes,
    /// It is a puzzle or a row, or was meant for one.
    Cells,
    /// It has words and what may be cells.
    Mixed,
    /// It is an error by itself.
    Wrong(Fault),
}

/// A line of a file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'text> {
    /// The line with its end.
    pub(super) text: &'text str,
    /// How many bytes come before it.
    pub(super) at: usize,
    pub(super) kind: LineKind,
    /// The number of cells that it has as a row.
    pub(super) width: usize,
    /// A cell is beyond a 4×4 grid.
    pub(super) is_beyond: bool,
    /// It has cells, and no blank.
    pub(super) is_full: bool,
    pub(super) has_options: bool,
    /// The grid that it holds.
    pub(super) found: Option<Found<'text>>,
}

/// Sorts the lines of a text. Options on lines of their own count for the lines below, down to other options.
pub(super) fn sort<'text>(text: &'text str, options: &Options) -> Vec<Line<'text>> {
    let (mut own, mut at, mut has_cells) = (options.clone(), 0, false);
    let mut all = Vec::new();
    for text in lines(text) {
        let line = Line::of(text, at, &own);
        at += text.len();
        if line.kind == LineKind::Options {
            if has_cells {
                (own, has_cells) = (options.clone(), false);
            }
            _ = own.take(&mut Cursor::new(text), Purpose::Solve);
        }
        has_cells |= line.kind == LineKind::Cells;
        all.push(line);
    }
    settle(&mut all, options);
    all
}

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

impl<'text> Line<'text> {
    /// Sorts a line by itself.
    fn of(text: &'text str, at: usize, options: &Options) -> Self {
        let mut line = Line {
            text,
            at,
            kind: LineKind::Empty,
            width: 0,
            is_beyond: false,
            is_full: false,
            has_options: false,
            found: None,
        };
        let mut rest = Cursor::new(text);
        rest.skip_gaps();
        if rest.peek().is_none() {
            line.width = 1 + text.matches('\t').count();
            return line;
        } else if is_comment(rest.rest()) {
            line.kind = match numbered_puzzle(text, options) {
                true => LineKind::Wrong(Fault::PuzzleInComment),
                false => LineKind::Comment,
            };
            return line;
        }
        let mut own = options.clone();
        line.has_options = is_option(rest) && !is_label(text);
        if line.has_options {
            let result = own.take(&mut rest, Purpose::Solve);
            rest.skip_gaps();
            let ends = text.trim_end_matches(is_gap).ends_with(';');
            if rest.peek().is_none() || result.is_err() && ends {
                line.kind = LineKind::Options;
                return line;
            }
        }
        line.kind = line.cells(rest, &own);
        line
    }

    /// Looks for cells after the options of a line, and returns what the line is.
    fn cells(&mut self, rest: Cursor<'text>, options: &Options) -> LineKind {
        let (start, mut rest) = (rest.at, rest);
        let has_name = skip_name(&mut rest);
        // One quote alone may be the end of a string of several lines.
        if rest.rest().matches('"').count() == 1 {
            rest.take("\"");
            let end = rest.at
                + rest
                    .rest()
                    .trim_end_matches(is_gap)
                    .trim_end_matches('"')
                    .len();
            rest = rest.until(end);
        }
        let tokens = tokens(rest, options.symbols.as_ref());
        self.found = Found::of(self.text, start, &tokens, options);
        let source = Source::of(&tokens, options);
        let is_cell = |kind: &Kind| match kind {
            Kind::Cell(character) => !matches!(character, '"' | '\''),
            kind => *kind == Kind::StringOpens,
        };
        let mut kinds = tokens.iter().map(|token| token.kind);
        // A row may have nothing but empty fields.
        let has_fields = kinds.clone().filter(|kind| *kind == Kind::Comma).count() > 2;
        let has_cells = has_fields || kinds.clone().any(|kind| is_cell(&kind));
        if !has_cells && !kinds.any(|kind| matches!(kind, Kind::Dashes(..))) {
            return LineKind::Border;
        }
        self.measure(&source);
        let is_named_puzzle = self.found.as_ref().is_some_and(|found| !found.is_dashes());
        if !has_cells {
            return LineKind::Dashes;
        } else if is_named_puzzle {
            return LineKind::Cells;
        }
        let body = &self.text[start..];
        if let Some(fault) = misnamed(body, Purpose::Solve).filter(|_| !self.has_options) {
            return LineKind::Wrong(fault);
        }
        match words_of(body, options.symbols.as_ref()) {
            _ if has_name || self.has_options => LineKind::Cells,
            Words::Heading => LineKind::Heading,
            Words::Mixed if long_word(body).is_none() => LineKind::Mixed,
            Words::InPlace => {
                self.width = source.words(source.likely()).list().len();
                LineKind::Cells
            }
            Words::Mixed | Words::Cells => LineKind::Cells,
        }
    }

    /// Counts the cells that it has as a row. After the last comma there is a field only where there are other empty
    /// fields.
    fn measure(&mut self, source: &Source<'_>) {
        let likely = source.likely();
        let mut words = source.words(likely);
        if words.list().iter().any(|word| word.is_empty) {
            words = source.words(Way {
                last_fields: true,
                ..likely
            });
        }
        let is_beyond =
            |piece: &Piece| matches!(piece.character, '5'..='9' | 'E'..='P' | 'e'..='p');
        let pieces = || words.all_pieces().iter();
        let is_wide = || words.list().iter().any(|word| word.length > 1);
        let are_rulers = words.list().iter().all(|word| words.is_ruler(word));
        let is_together = are_rulers || !form(&words).0;
        self.is_beyond = pieces().any(is_beyond) || !is_together && is_wide();
        self.width = match is_together {
            true => words.characters,
            false => words.list().len(),
        };
        let is_blank = |piece: &Piece| source.is_blank(piece.character);
        self.is_full = match &self.found {
            Some(found) => found.is_full,
            None => self.width > 0 && !pieces().any(is_blank),
        };
    }

    /// The label before its grid.
    pub(super) fn label(&self) -> Option<&'text str> {
        self.found.and_then(|found| found.label)
    }

    /// Returns true if it is a row, or a puzzle without a name, a solution or a fault.
    pub(super) fn is_bare(&self) -> bool {
        let bare = |found: &Found<'_>| found.name.is_none() && found.solution.is_none();
        self.kind == LineKind::Cells && self.found.as_ref().is_none_or(bare)
    }
}

/// Settles what a line cannot say by itself: dashes are cells if a `-` is the blank of the file, and words are if they are as
/// long as its rows, or in columns.
fn settle(all: &mut [Line<'_>], options: &Options) {
    let is_chosen = |it| matches!(&options.symbols, Some(symbols) if symbols.has(it));
    let is_other = |it: char| is_sure_blank(it) && !is_chosen(it);
    let cells = all.iter().filter(|line| line.kind == LineKind::Cells);
    let mut cells = cells.map(|line| line.found.as_ref().map_or(line.text, |found| found.grid));
    let dash_is_blank =
        !cells.clone().any(|line| line.contains(is_other)) && cells.any(|line| line.contains('-'));
    // So many dashes may be a puzzle of blanks that is too short: then an error is better than a heading.
    let first = all.iter().find(|line| line.kind == LineKind::Cells);
    let are_lines = first.is_some_and(|line| line.found.is_some());
    for line in all.iter_mut().filter(|_| dash_is_blank) {
        let is_cells = match line.kind {
            LineKind::Dashes => true,
            LineKind::Heading => {
                line.found.is_some() || are_lines && line.text.contains("----------")
            }
            _ => false,
        };
        if is_cells {
            line.kind = LineKind::Cells;
        }
    }
    // A row of blanks among cells of a spreadsheet is nothing but tabs.
    let tabs = |line: &Line<'_>| 1 + line.text.matches('\t').count();
    for index in 0..all.len() {
        let near = [index.wrapping_sub(1), index + 1].map(|near| all.get(near).copied());
        let is_row =
            |near: Line<'_>| near.kind == LineKind::Cells && tabs(&near) == all[index].width;
        let may_be_row = all[index].kind == LineKind::Empty && all[index].width > 3;
        if may_be_row && near.into_iter().flatten().any(is_row) {
            all[index].kind = LineKind::Cells;
        }
    }
    let mut widths = [false; LARGEST * LARGEST + 1];
    for line in all.iter().filter(|line| line.kind == LineKind::Cells) {
        let width = line
            .found
            .as_ref()
            .map_or(line.width, |found| found.grid.chars().count());
        if let Some(is_width) = widths.get_mut(width) {
            *is_width = width > 3;
        }
    }
    let has_width = |line: &Line<'_>| {
        let length = word_length(line.text);
        length.is_some_and(|length| widths.get(length).is_some_and(|is_width| *is_width))
    };
    let are_rows: Vec<bool> = (0..all.len())
        .map(|index| has_width(&all[index]) || is_in_column(all, index))
        .collect();
    for (line, is_row) in all.iter_mut().zip(are_rows) {
        if line.kind == LineKind::Heading && is_row {
            line.kind = LineKind::Cells;
        }
    }
}

/// Returns the number of characters of each word of a line, if all have the same number. A label is not a row.
fn word_length(line: &str) -> Option<usize> {
    if line.trim_end_matches(is_gap).ends_with(':') || says_solution(line) {
        return None;
    }
    let is_mark = |it: char| is_gap(it) || "[](){}\"',".contains(it);
    let words = line.split(is_mark).filter(|word| !word.is_empty());
    let mut lengths = words.map(|word| word.chars().count());
    let first = lengths.next()?;
    lengths.all(|length| length == first).then_some(first)
}

/// Returns true if a heading and the line above or below it are rows of a table, or four lines of a word are as long as each
/// other.
fn is_in_column(all: &[Line<'_>], index: usize) -> bool {
    let is_line = |line: &&Line<'_>| line.found.is_none() && line.kind != LineKind::Empty;
    let at = |index: Option<usize>| index.and_then(|index| all.get(index)).filter(is_line);
    let fields = |line: &Line<'_>| {
        [',', '|', '\t'].map(|mark| line.text.trim_matches(is_gap).matches(mark).count())
    };
    let line = &all[index];
    if line.kind != LineKind::Heading {
        return false;
    }
    let own = fields(line);
    let is_row = |other: &Line<'_>| {
        let pairs = own.into_iter().zip(fields(other));
        matches!(
            other.kind,
            LineKind::Heading | LineKind::Cells | LineKind::Mixed
        ) && pairs
            .into_iter()
            .any(|(one, other)| one == other && one > 2)
    };
    let near = [index.checked_sub(1), Some(index + 1)];
    let length = word_length(line.text).filter(|length| *length > 3);
    let alike = |line: &&Line<'_>| length.is_some() && word_length(line.text) == length;
    let below = all[index..].iter().take(4).take_while(alike).count();
    let above = all[..index].iter().rev().take(4).take_while(alike).count();
    near.into_iter().filter_map(at).any(is_row) || above + below > 3
}
