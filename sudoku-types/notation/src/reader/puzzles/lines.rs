//! Sorts the lines of a file, each once: what a line is by itself, and what it is beside the others.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cell::OnceCell;
use core::{iter, mem};

use super::found::{Found, long_word, numbered_puzzle};
use crate::geometry::LARGEST;
use crate::messages::Fault;
use crate::options::Purpose;
use crate::reader::above::skip_name;
use crate::reader::cells::digit;
use crate::reader::cursor::{Cursor, offset};
use crate::reader::fit::form;
use crate::reader::foreign::foreign;
use crate::reader::heading::{
    Heading, Prose, begins_option, is_comment, marks, misnamed, says_solution,
};
use crate::reader::options::{Options, is_option};
use crate::reader::source::Source;
use crate::reader::tokens::{Kind, Token, tokens};
use crate::reader::words::Way;
use crate::symbols::{is_gap, is_line_end, is_sure_blank};

/// The kind of a line.
#[derive(Clone, Debug)]
pub(super) enum Item<'text> {
    /// Nothing but space.
    Empty,
    Comment,
    Heading(Heading),
    /// Options and nothing else.
    Options,
    /// It has no cells.
    Border,
    /// A row or a grid of `-`, where a `-` is the blank of the file, and otherwise something else.
    Dashes(Option<Box<Found<'text>>>, Box<Item<'text>>),
    /// A row of a grid, or what was meant for one.
    Row,
    /// One word appears three times or more: a row, if the line above or below has as many cells.
    Words,
    /// One grid or several.
    Puzzle(Box<Found<'text>>),
    /// An error, at this byte of the line.
    Wrong(Fault, usize),
}

/// A line of a file, and what it holds.
#[derive(Clone, Debug)]
pub(super) struct Line<'text> {
    /// The line with its end.
    pub(super) text: &'text str,
    /// The number of bytes before it.
    pub(super) at: usize,
    pub(super) item: Item<'text>,
    /// The number of cells that it has as a row.
    pub(super) width: usize,
    /// All its cells mean something in a grid that is as large as the row is wide.
    pub(super) is_right: bool,
    /// It has cells, and no blank.
    pub(super) is_full: bool,
    pub(super) has_options: bool,
    /// It is a heading, a comment or a label which says that a solution follows.
    pub(super) is_said: bool,
    /// The numbers of its commas, bars and tabs.
    marks: [usize; 3],
}

/// Sorts the lines of a text. Options on lines of their own count for the lines below, down to other options.
pub(super) fn sort<'text>(text: &'text str, options: &Options) -> Vec<Line<'text>> {
    let (mut own, mut at, mut has_cells) = (options.clone(), 0, false);
    let (mut all, mut options_end) = (Vec::new(), 0);
    for line in lines(text) {
        let line = match at < options_end {
            true => Line::new(line, at, Item::Options),
            false => Line::of(line, at, &own),
        };
        if matches!(line.item, Item::Options) && at >= options_end {
            if has_cells {
                (own, has_cells) = (options.clone(), false);
            }
            let before = own.clone();
            let result = own.take(&mut Cursor::new(line.text), Purpose::Solve);
            let several = result.map_or_else(|_| options_of_lines(&text[at..], &before), |()| 0);
            if several > 0 {
                own = before;
                options_end = at + several;
                _ = own.take(&mut Cursor::new(&text[at..options_end]), Purpose::Solve);
            }
        }
        at += line.text.len();
        has_cells |= line.has_cells();
        all.push(line);
    }
    settle_dashes(&mut all, options);
    settle_words(&mut all);
    all
}

/// The lines of a text with their ends.
fn lines(text: &str) -> impl Iterator<Item = &str> + Clone {
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

/// Returns the number of bytes of the options on several lines with which a text begins, down to a line that ends in `;`. It is
/// 0 if they are not options and nothing else, unless each line above ends in a comma: then an error in them is that of the
/// puzzle below.
fn options_of_lines(text: &str, options: &Options) -> usize {
    let (mut end, mut is_list) = (0, true);
    for line in lines(text).take(LARGEST + 2) {
        end += line.len();
        let line = line.trim_end_matches(is_gap);
        let is_in_string = text[..end].matches('"').count() % 2 == 1;
        if line.ends_with(';') && !is_in_string {
            let mut rest = Cursor::new(&text[..end]);
            let is_right = options.clone().take(&mut rest, Purpose::Solve).is_ok();
            rest.skip_gaps();
            let are_options = is_list || is_right && rest.peek().is_none();
            return if are_options { end } else { 0 };
        }
        is_list &= line.ends_with(',');
    }
    0
}

impl<'text> Line<'text> {
    /// Returns a line that is not measured.
    fn new(text: &'text str, at: usize, item: Item<'text>) -> Self {
        Line {
            text,
            at,
            item,
            width: 0,
            is_right: false,
            is_full: false,
            has_options: false,
            is_said: false,
            marks: marks(text),
        }
    }

    /// Sorts a line by itself.
    fn of(text: &'text str, at: usize, options: &Options) -> Self {
        let mut line = Line::new(text, at, Item::Empty);
        let mut rest = Cursor::new(text);
        rest.skip_gaps();
        if rest.peek().is_none() {
            line.marks[2] = line.tabs();
        } else if is_comment(rest.rest()) {
            line.is_said = says_solution(text);
            line.item = match numbered_puzzle(text, options) {
                true => Item::Wrong(Fault::PuzzleInComment, rest.at),
                false => Item::Comment,
            };
        } else if begins_option(rest.rest()) {
            line.options(rest, options);
        } else {
            line.item = line.cells(rest, options);
        }
        line
    }

    /// Takes the options at the beginning of a line. They may go on on the next line, or a grid may follow them. What else is
    /// beside them, and an error in them, is read with the puzzle below.
    fn options(&mut self, mut rest: Cursor<'text>, options: &Options) {
        let (from, mut own) = (rest.at, options.clone());
        let is_option = is_option(rest);
        let result = own.take(&mut rest, Purpose::Solve);
        let ends = self.text.trim_end_matches(is_gap).ends_with(';');
        rest.skip_gaps();
        self.item = match result {
            Err(_) if is_option && ends => Item::Options,
            Err((place, fault)) if !is_option => Item::Wrong(fault, place.unwrap_or(from)),
            Ok(()) if rest.peek().is_none() || is_comment(rest.rest()) => Item::Options,
            result => {
                self.has_options = is_option;
                match self.cells(rest, &own) {
                    item if !is_option => item,
                    Item::Row if result.is_err() => Item::Options,
                    Item::Border | Item::Heading(_) | Item::Words | Item::Wrong(..) => {
                        Item::Options
                    }
                    Item::Dashes(found, item) if matches!(*item, Item::Border) => {
                        Item::Dashes(found, Box::new(Item::Options))
                    }
                    item => item,
                }
            }
        };
    }

    /// Looks for cells after the options of a line, and returns what the line is.
    fn cells(&mut self, mut rest: Cursor<'text>, options: &Options) -> Item<'text> {
        let start = rest.at;
        let has_name = skip_name(&mut rest);
        // One quote alone may be the end of a string of several lines.
        if rest.rest().matches('"').count() == 1 {
            rest.take("\"");
            let inside = rest.rest().trim_end_matches(is_gap).trim_end_matches('"');
            rest = rest.until(rest.at + inside.len());
        }
        let (line, lexed) = (self.text, OnceCell::new());
        let all = || {
            lexed
                .get_or_init(|| tokens(rest, options.symbols.as_ref()))
                .as_slice()
        };
        let part = |part: &str| tokens_in(all(), line, part);
        let found = Found::of(line, start, part, options).map(Box::new);
        let is_dashes = found.as_ref().is_some_and(|found| found.is_dashes());
        let found = match found {
            Some(found) if !is_dashes => {
                self.width = found.grid.size * found.grid.size;
                (self.is_full, self.is_said) = (found.grid.is_full, found.is_said);
                return Item::Puzzle(found);
            }
            found => found,
        };
        let is_cell = |kind: Kind| match kind {
            Kind::Cell(character) => !matches!(character, '"' | '\''),
            kind => kind == Kind::StringOpens,
        };
        let is_dash = |kind| matches!(kind, Kind::Dashes(..));
        let kinds = || all().iter().map(|token| token.kind);
        // A row may have nothing but empty fields.
        let has_cells = kinds().any(is_cell) || self.marks[0] > 2;
        if !has_cells && !kinds().any(is_dash) {
            return Item::Border;
        }
        self.measure(&Source::of(all(), options));
        let item = match has_cells {
            true if has_name || self.has_options => Item::Row,
            true => self.prose(start, options),
            false => Item::Border,
        };
        match is_dashes || !has_cells {
            true => Item::Dashes(found, Box::new(item)),
            false => item,
        }
    }

    /// Returns what a line is that is not a whole grid, and may have words.
    fn prose(&mut self, start: usize, options: &Options) -> Item<'text> {
        let body = &self.text[start..];
        if let Some((fault, at)) = misnamed(body, Purpose::Solve) {
            return Item::Wrong(fault, start + at);
        }
        match Prose::of(body, options.symbols.as_ref()) {
            Prose::None => Item::Row,
            Prose::Mixed if long_word(body).is_some() => Item::Row,
            prose => match (foreign(body), prose) {
                (None, Prose::Heading(heading)) => {
                    self.is_said = says_solution(body);
                    Item::Heading(heading)
                }
                (None, Prose::Row(width)) => {
                    self.width = width;
                    Item::Words
                }
                (format, _) => Item::Wrong(format.unwrap_or(Fault::WordsAndCells), start),
            },
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
        let are_rulers = words.list().iter().all(|word| words.is_ruler(word));
        let together = are_rulers || !form(&words).0;
        self.width = match together {
            true => words.characters,
            false => words.list().len(),
        };
        let mut cells = words.cells(words.list(), together);
        let symbols = source.symbols();
        self.is_right = cells.all(|(_, cell)| digit(cell, self.width, symbols).is_some());
        let mut pieces = words.all_pieces().iter();
        self.is_full = self.width > 0 && !pieces.any(|piece| source.is_blank(piece.character));
    }

    /// Returns true if it is a puzzle or a row, or was meant for one.
    pub(super) fn has_cells(&self) -> bool {
        matches!(self.item, Item::Row | Item::Puzzle(_))
    }

    fn tabs(&self) -> usize {
        self.text.matches('\t').count()
    }

    /// The grids that it holds.
    pub(super) fn found(&self) -> Option<&Found<'text>> {
        match &self.item {
            Item::Puzzle(found) => Some(found),
            _ => None,
        }
    }
}

/// Returns the tokens of a part of a line.
fn tokens_in<'tokens>(tokens: &'tokens [Token], line: &str, part: &str) -> &'tokens [Token] {
    let start = offset(line, part);
    let place = |at: usize| tokens.partition_point(|token| (token.at as usize) < at);
    &tokens[place(start)..place(start + part.len())]
}

/// Settles what dashes are: cells, if a `-` is the blank of the file. That is the blank of its puzzles, or of its rows.
fn settle_dashes(all: &mut [Line<'_>], options: &Options) {
    let is_chosen = |it| matches!(&options.symbols, Some(symbols) if symbols.has(it));
    let is_other = |it: char| is_sure_blank(it) && !is_chosen(it);
    let puzzles = all.iter().filter_map(|line| Some(line.found()?.grid.text));
    let rows = all.iter().filter(|line| matches!(line.item, Item::Row));
    let mut rows = rows.map(|line| line.text);
    let has_blank = |text: &str| text.contains('-') || text.contains(is_other);
    let are_cells = match { puzzles.clone() }.any(has_blank) {
        true => !puzzles.clone().any(|text| text.contains(is_other)),
        false => {
            !rows.clone().any(|text| text.contains(is_other)) && rows.any(|text| text.contains('-'))
        }
    };
    for line in all {
        line.item = match mem::replace(&mut line.item, Item::Empty) {
            Item::Dashes(found, _) if are_cells => found.map_or(Item::Row, Item::Puzzle),
            Item::Dashes(_, item) => *item,
            Item::Heading(heading) if are_cells && heading.has_dashes => {
                Item::Wrong(Fault::WordsAndCells, 0)
            }
            item => item,
        };
    }
}

/// Settles what words and empty fields are: a row, if they are a word as long as the rows of the file, or in columns.
fn settle_words(all: &mut [Line<'_>]) {
    settle(all, |all, index| {
        let Line { width, marks, .. } = all[index];
        let tabs = marks[2];
        let mut near = near(all, index);
        match all[index].item {
            // A row of blanks among cells of a spreadsheet is nothing but tabs.
            Item::Empty if tabs > 2 => near
                .any(|near| near.has_cells() && near.tabs() == tabs)
                .then_some((Item::Row, tabs + 1)),
            Item::Words if near.any(|near| near.width == width) => Some((Item::Row, width)),
            Item::Words => Some((Item::Wrong(Fault::WordsAndCells, 0), 0)),
            _ => None,
        }
    });
    let mut widths = [false; LARGEST * LARGEST + 1];
    for line in all.iter().filter(|line| line.has_cells()) {
        if let Some(is_width) = widths.get_mut(line.width) {
            *is_width = true;
        }
    }
    let is_width = |width: usize| widths.get(width).is_some_and(|is_width| *is_width);
    settle(all, |all, index| match all[index].item {
        Item::Heading(Heading { word, .. }) if !all[index].is_said => word
            .filter(|word| is_width(*word) || is_in_square(all, index, *word))
            .or_else(|| columns(all, index))
            .map(|width| (Item::Row, width)),
        _ => None,
    });
}

/// Changes lines to what they are beside the others, and their width.
fn settle<'text>(
    all: &mut [Line<'text>],
    of: impl Fn(&[Line<'text>], usize) -> Option<(Item<'text>, usize)>,
) {
    let changes = (0..all.len()).filter_map(|index| Some((index, of(all, index)?)));
    for (index, (item, width)) in changes.collect::<Vec<_>>() {
        (all[index].item, all[index].width) = (item, width);
    }
}

/// The lines above and below a line.
fn near<'lines, 'text>(
    all: &'lines [Line<'text>],
    index: usize,
) -> impl Iterator<Item = &'lines Line<'text>> {
    let near = [index.wrapping_sub(1), index + 1];
    near.into_iter().filter_map(|near| all.get(near))
}

/// Returns true if at least n lines of a word of n characters are next to each other.
fn is_in_square(all: &[Line<'_>], index: usize, length: usize) -> bool {
    let is_alike = |line: &&Line<'_>| matches!(line.item, Item::Heading(Heading { word, .. }) if word == Some(length));
    let above = all[..index].iter().rev().take(length).take_while(is_alike);
    let below = all[index..].iter().take(length).take_while(is_alike);
    above.count() + below.count() >= length
}

/// Returns the number of fields between commas, bars or tabs, if there are four or more, and as many in the line above or
/// below.
fn columns(all: &[Line<'_>], index: usize) -> Option<usize> {
    let marks = all[index].marks;
    near(all, index).find_map(|near| {
        let is_line = matches!(near.item, Item::Heading(_) | Item::Row | Item::Wrong(..));
        let mut pairs = marks.into_iter().zip(near.marks);
        let (marks, _) = pairs.find(|(one, other)| one == other && *one > 2)?;
        is_line.then_some(marks + 1)
    })
}
