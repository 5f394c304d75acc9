//! Sorts the lines of a file, and returns its parts: each is a puzzle or a fault.
//!
//! ```text
//! # easy ones                     a comment
//! puzzle,solution                 a heading
//! boxes: 3x2;                     an option of the next puzzle
//! 53..7…,534678…,by hand          a line with a whole grid: its puzzle, its solution, its note
//!
//! 003020600                       a block of lines: the rows of a grid, or of several
//! …
//! ```

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::mem;

use super::block::Line;
use super::line::{Found, Table, grid_after_number, is_label};
use crate::geometry::BoxShape;
use crate::messages::Fault;
use crate::options::Purpose;
use crate::reader::above::{is_comment, is_heading, names_solution};
use crate::reader::cursor::{Cursor, offset};
use crate::reader::options::{Options, begins_option};
use crate::symbols::{is_gap, is_line_end};

/// A part of a file: a puzzle, or lines with a fault.
#[derive(Clone, Debug, Default)]
pub(super) struct Part<'text> {
    /// Its options and its grid.
    pub(super) text: &'text str,
    /// The number of lines before it.
    pub(super) line: usize,
    /// The byte of the file at which its grid begins.
    pub(super) grid: usize,
    /// Its own options.
    pub(super) options: Option<Box<Options>>,
    pub(super) name: Option<&'text str>,
    /// The solution beside it or below it, and the number of lines before the solution.
    pub(super) solution: Option<(&'text str, usize)>,
    /// The byte of the file at which it has a fault, and the fault.
    pub(super) fault: Option<Box<(usize, Fault)>>,
}

/// The lines above a puzzle.
#[derive(Default)]
pub(super) struct Above<'text> {
    /// The heading or comment directly above it.
    pub(super) heading: Option<&'text str>,
    pub(super) names_solution: bool,
    /// The byte at which its options begin, and the number of lines before them.
    pub(super) own: Option<(usize, usize)>,
    pub(super) options: Option<Options>,
    /// True if the options are on lines of their own.
    pub(super) on_lines: bool,
    /// The fault of an option or a note above the puzzle.
    pub(super) fault: Option<(usize, Fault)>,
}

/// Returns the parts of a file.
pub(super) fn parts<'text>(
    text: &'text str,
    options: &Options,
    purpose: Purpose,
) -> Vec<Part<'text>> {
    let mut sorter = Sorter {
        text,
        all: options,
        purpose,
        parts: Vec::new(),
        above: Above::default(),
        block: Vec::new(),
        table: None,
        after_options: false,
        size_for_16: None,
        are_apart: None,
        dashes: Vec::new(),
        has_dashes: false,
    };
    let (mut at, mut number) = (0, 0);
    while at < text.len() {
        (at, number) = sorter.line(at, number);
    }
    sorter.take_block();
    if let Some((begin, number)) = sorter.above.own {
        sorter.wrong(begin, number, text.len(), Fault::LoneOptions);
    }
    // In a file with `-` for blanks, a line of `-` alone may be a row, so it is not a border.
    if sorter.has_dashes {
        for (at, number) in mem::take(&mut sorter.dashes) {
            sorter.wrong(at, number, at, Fault::NotAPuzzle);
        }
        sorter.parts.sort_by_key(|part| part.line);
    }
    sorter.parts
}

/// Sorts the lines of a file into parts.
pub(super) struct Sorter<'a, 'text> {
    pub(super) text: &'text str,
    /// The options of the caller, for every puzzle.
    all: &'a Options,
    pub(super) purpose: Purpose,
    pub(super) parts: Vec<Part<'text>>,
    pub(super) above: Above<'text>,
    /// The lines of the current block.
    pub(super) block: Vec<Line<'text>>,
    pub(super) table: Option<Table<'text>>,
    /// True if the last puzzle had options on lines of their own.
    after_options: bool,
    /// The last size of 4 or 16 that `boxes` stated: lines of sixteen characters are grids of 4×4, or rows of 16×16.
    pub(super) size_for_16: Option<usize>,
    /// The width of the last part, if it has too few rows for a grid and only empty lines came after it.
    pub(super) are_apart: Option<usize>,
    /// The lines of `-` alone: their bytes, and the numbers of lines before them.
    pub(super) dashes: Vec<(usize, usize)>,
    /// True if the file has `-` for blanks.
    pub(super) has_dashes: bool,
}

impl<'text> Sorter<'_, 'text> {
    /// Takes the line that begins at the byte `at`, and returns the byte and the number of the next line.
    fn line(&mut self, at: usize, number: usize) -> (usize, usize) {
        let (line, end) = line_from(self.text, at);
        let next = (end, number + 1);
        let content = line.trim_matches(is_gap);
        let start = at + offset(line, content);
        if content.is_empty() && line.matches('\t').count() < 2 {
            self.take_block();
            // A comment is the name of a puzzle only if no empty line is between them.
            let heading = self.above.heading;
            self.above.heading = heading.filter(|heading| !is_comment(heading));
        } else if is_comment(content) || self.is_heading(content, end) {
            self.take_block();
            self.are_apart = None;
            if is_comment(content)
                && let Some(word) = grid_after_number(content, self.options())
            {
                let at = at + offset(line, word);
                self.wrong(at, number, at, Fault::PuzzleInNote);
                return next;
            }
            if !is_comment(content) {
                self.table = Table::of(content);
            }
            self.above.heading = Some(content);
            self.above.names_solution = names_solution(content);
        } else if begins_option(content) && !is_label(content) {
            self.take_block();
            self.are_apart = None;
            return self.take_options(start, number, next);
        } else {
            self.push_line(at, number, line);
        }
        next
    }

    /// Returns true for a heading. The header of a table has as many fields as the line below it, which begins at the byte `below`.
    fn is_heading(&self, line: &str, below: usize) -> bool {
        let below = line_from(self.text, below).0;
        let table = Table::of(line).filter(|_| !line.contains([':', '=']));
        let is_table = table.is_some_and(|table| table.is_above(below));
        is_heading(line, is_table, self.options().symbols.as_ref())
    }

    /// Returns the options of the next puzzle.
    pub(super) fn options(&self) -> &Options {
        self.above.options.as_ref().unwrap_or(self.all)
    }

    fn push_line(&mut self, at: usize, number: usize, text: &'text str) {
        let line = Line::of(at, number, text, self.options(), self.size_for_16);
        self.block.push(line);
    }

    /// Returns the end of a value of several lines that has a fault after its first line: the next line that ends with `;`, if no
    /// empty line comes before.
    fn after_value(&self, begin: usize, fault: usize) -> Option<usize> {
        let (_, mut at) = line_from(self.text, begin);
        if fault < at {
            return None;
        }
        while at < self.text.len() {
            let (line, next) = line_from(self.text, at);
            if line.trim_matches(is_gap).is_empty() {
                return None;
            } else if next > fault && line.trim_end_matches(is_gap).ends_with(';') {
                return Some(next);
            }
            at = next;
        }
        None
    }

    /// Takes the options that begin at the byte `at`, and returns the line after them. The rest of their last line is a part of the
    /// next puzzle.
    fn take_options(&mut self, at: usize, number: usize, next: (usize, usize)) -> (usize, usize) {
        let above = &mut self.above;
        let mut options = above.options.take().unwrap_or_else(|| self.all.clone());
        above.own.get_or_insert((at, number));
        above.on_lines = true;
        let mut cursor = Cursor::new(self.text);
        cursor.at = at;
        let taken = options.take(&mut cursor, self.purpose);
        let boxes = options.boxes.map(BoxShape::size);
        self.size_for_16 = boxes
            .filter(|size| matches!(size, 4 | 16))
            .or(self.size_for_16);
        above.options = Some(options);
        if let Err((place, fault)) = taken {
            above.fault.get_or_insert((place.unwrap_or(at), fault));
            let (line, _) = line_from(self.text, at);
            if Found::of(line, self.options()).is_some() {
                self.push_line(at, number, line);
            }
            return self
                .after_value(at, place.unwrap_or(at))
                .map_or(next, |end| (end, number + lines(&self.text[at..end])));
        }
        let number = number + lines(&self.text[at..cursor.at]);
        let rest = cursor.line();
        let content = rest.trim_matches(is_gap);
        if !content.is_empty() && !is_comment(content) {
            self.above.on_lines = self.above.own.is_some_and(|(_, first)| first != number);
            self.push_line(cursor.at, number, rest);
        }
        (line_from(self.text, cursor.at).1, number + 1)
    }

    /// Adds a part with the grid between two bytes, or adds this grid to the last part as its solution.
    pub(super) fn push(&mut self, number: usize, start: usize, end: usize, part: Part<'text>) {
        let above = mem::take(&mut self.above);
        // A tab at the end may separate fields.
        let grid = self.text[start..end].trim_end_matches(|it| is_gap(it) && it != '\t');
        let (begin, line) = above.own.unwrap_or((start, number));
        let mut fault = above.fault;
        if above.names_solution && above.own.is_none() && part.solution.is_none() && fault.is_none()
        {
            match self.parts.last_mut() {
                Some(last) if last.solution.is_none() => {
                    last.solution = Some((grid, number));
                    return;
                }
                _ => fault = Some((start, Fault::LoneSolution)),
            }
        }
        let is_without = above.own.is_none() && self.after_options && fault.is_none();
        if is_without {
            fault = Some((start, Fault::OptionsOfOne));
        }
        let has_unusual = above.options.as_ref().is_some_and(Options::has_unusual);
        self.after_options = has_unusual && above.on_lines && fault.is_none();
        let fault_at = fault.as_ref().map(|(at, _)| *at);
        let from = fault_at.map_or(begin, |at| begin.min(at));
        let line = if from < begin { number } else { line };
        // The fault may come after the grid.
        let end = fault_at.map_or(0, |at| at + line_from(self.text, at).0.len());
        let end = end.max(start + grid.len());
        self.parts.push(Part {
            text: &self.text[from..end],
            line,
            grid: start,
            options: above.options.map(Box::new),
            fault: fault.map(Box::new),
            ..part
        });
    }

    /// Adds a part for lines with a fault.
    pub(super) fn wrong(&mut self, at: usize, number: usize, end: usize, fault: Fault) {
        self.are_apart = None;
        self.above.fault.get_or_insert((at, fault));
        self.push(number, at, end, Part::default());
    }
}

/// Returns the number of ends of lines.
fn lines(text: &str) -> usize {
    text.matches(is_line_end).count() - text.matches("\r\n").count()
}

/// Returns the line that begins at this byte, and the byte at which the next line begins.
fn line_from(text: &str, at: usize) -> (&str, usize) {
    let rest = &text[at..];
    let line = &rest[..rest.find(is_line_end).unwrap_or(rest.len())];
    let after = &rest[line.len()..];
    let mark = if after.starts_with("\r\n") {
        2
    } else {
        after.chars().next().map_or(0, char::len_utf8)
    };
    (line, at + line.len() + mark)
}
