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
use crate::messages::{Fault, Located};
use crate::options::Purpose;
use crate::reader::above::{is_comment, is_heading};
use crate::reader::cursor::{Cursor, offset};
use crate::reader::headings::names_solution;
use crate::reader::options::{Options, add_fault, begins_option};
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
    /// Its faults, with their bytes in the file.
    pub(super) faults: Vec<Located>,
    /// The number of cells of its rows, if there are too few rows for a grid.
    pub(super) short: Option<usize>,
}

/// The lines above a puzzle.
#[derive(Default)]
pub(super) struct Above<'text> {
    /// The heading or comment directly above it.
    pub(super) heading: Option<&'text str>,
    pub(super) names_solution: bool,
    /// The byte at which its options begin, and the number of lines before them.
    pub(super) own: Option<(usize, usize)>,
    options: Option<Options>,
    /// True if the options are on lines of their own.
    on_lines: bool,
    /// The faults of options or notes above the puzzle.
    faults: Vec<Located>,
}

/// Returns the parts of a file.
pub(super) fn parts<'text>(
    text: &'text str,
    options: &Options,
    purpose: Purpose,
) -> Vec<Part<'text>> {
    let mut file = File {
        text,
        all: options,
        purpose,
        cursor: Cursor::new(text),
        number: 0,
        parts: Vec::new(),
        above: Above::default(),
        block: Vec::new(),
        table: None,
        after_options: false,
        boxes: None,
        dashes: Vec::new(),
        has_dashes: false,
    };
    while file.cursor.at < text.len() {
        file.take_next();
    }
    file.take_block();
    if let Some((begin, number)) = file.above.own {
        if file.above.faults.is_empty() {
            file.add_fault(begin, Fault::LoneOptions);
        }
        file.push(number, begin, text.len(), Part::default());
    }
    // In a file with `-` for blanks, a line of `-` alone may be a row, so it is not a border.
    if file.has_dashes && !file.dashes.is_empty() {
        file.parts.append(&mut file.dashes);
        file.parts.sort_by_key(|part| part.line);
    }
    file.parts
}

/// Sorts the lines of a file into parts.
pub(super) struct File<'a, 'text> {
    pub(super) text: &'text str,
    /// The options of the caller, for every puzzle.
    all: &'a Options,
    pub(super) purpose: Purpose,
    /// The lines that are left, and the number of those before.
    cursor: Cursor<'text>,
    number: usize,
    pub(super) parts: Vec<Part<'text>>,
    pub(super) above: Above<'text>,
    /// The lines of the current block.
    pub(super) block: Vec<Line<'text>>,
    pub(super) table: Option<Table<'text>>,
    /// True if the last puzzle had options on lines of their own.
    after_options: bool,
    /// The last size that `boxes` stated: lines of sixteen characters are grids of 4×4, or rows of 16×16.
    pub(super) boxes: Option<usize>,
    /// The lines of `-` alone.
    pub(super) dashes: Vec<Part<'text>>,
    /// True if the file has `-` for blanks.
    pub(super) has_dashes: bool,
}

impl<'text> File<'_, 'text> {
    /// Takes the next line, or the options that begin on it.
    fn take_next(&mut self) {
        let (at, number) = (self.cursor.at, self.number);
        let line = self.cursor.take_line();
        self.number += 1;
        let content = line.trim_matches(is_gap);
        if content.is_empty() && line.matches('\t').count() < 2 {
            self.take_block();
            // A comment is the name of a puzzle only if no empty line is between them.
            let heading = self.above.heading;
            self.above.heading = heading.filter(|heading| !is_comment(heading));
        } else if is_comment(content) || self.is_heading(content) {
            self.take_block();
            if let Some(last) = self.parts.last_mut() {
                last.short = None;
            }
            if !is_comment(content) {
                self.table = Table::of(content);
            } else if let Some(word) = grid_after_number(content, self.options()) {
                let at = offset(self.text, word);
                return self.wrong(at, number, at, Fault::PuzzleInNote);
            }
            self.above.heading = Some(content);
            self.above.names_solution = names_solution(content);
        } else if begins_option(content) && !is_label(content) {
            self.take_block();
            self.take_options(at + offset(line, content), number);
        } else {
            self.push_line(at, number, line);
        }
    }

    /// Returns true for a heading. The header of a table has as many fields as the line below it, which comes next.
    fn is_heading(&self, line: &str) -> bool {
        let table = Table::of(line).filter(|_| !line.contains([':', '=']));
        let is_table = table.is_some_and(|table| table.is_above(self.cursor.line()));
        is_heading(line, is_table, self.options().symbols.as_ref())
    }

    /// Returns the options of the next puzzle.
    pub(super) fn options(&self) -> &Options {
        self.above.options.as_ref().unwrap_or(self.all)
    }

    /// Takes the options that begin at the byte `at`. The rest of their last line is a part of the next puzzle.
    fn take_options(&mut self, at: usize, number: usize) {
        let options = self.above.options.take();
        let mut options = options.unwrap_or_else(|| self.all.clone());
        let (_, first) = *self.above.own.get_or_insert((at, number));
        self.cursor.at = at;
        let taken = options.take(&mut self.cursor, self.purpose);
        self.boxes = options.boxes.map(BoxShape::size).or(self.boxes);
        self.above.options = Some(options);
        let number = number + lines(&self.text[at..self.cursor.at]);
        self.number = number + 1;
        let mut begin = self.cursor.at;
        let mut rest = self.cursor.take_line();
        let content = rest.trim_matches(is_gap);
        let mut is_last = content.is_empty() || is_comment(content);
        for (at, fault) in taken.err().into_iter().flatten() {
            add_fault(&mut self.above.faults, at, fault);
        }
        if rest.is_empty() && !self.above.faults.is_empty() {
            // A wrong option without `;` may be beside its puzzle.
            rest = self.text[at..begin]
                .rsplit(is_line_end)
                .next()
                .unwrap_or_default();
            begin -= rest.len();
            is_last = Found::of(rest, self.options()).is_none();
        }
        self.above.on_lines = is_last || first != number;
        if !is_last {
            self.push_line(begin, number, rest);
        }
    }

    /// Adds a part with the grid between two bytes, or adds this grid to the last part as its solution.
    pub(super) fn push(&mut self, number: usize, start: usize, end: usize, part: Part<'text>) {
        let mut above = mem::take(&mut self.above);
        // A tab at the end may separate fields.
        let grid = self.text[start..end].trim_end_matches(|it| is_gap(it) && it != '\t');
        let (begin, line) = above.own.unwrap_or((start, number));
        let is_bare = above.own.is_none() && above.faults.is_empty();
        if above.names_solution && is_bare && part.solution.is_none() {
            match self.parts.last_mut() {
                Some(last) if last.solution.is_none() => {
                    last.solution = Some((grid, number));
                    return;
                }
                _ => above.faults.push((Some(start), Fault::LoneSolution)),
            }
        } else if is_bare && self.after_options {
            above.faults.push((Some(start), Fault::OptionsOfOne));
        }
        let has_unusual = above.options.as_ref().is_some_and(Options::has_unusual);
        self.after_options = has_unusual && above.on_lines && above.faults.is_empty();
        // A fault may be before the options, or after the grid.
        let places = above.faults.iter().filter_map(|(at, _)| *at);
        let from = places.clone().fold(begin, usize::min);
        let line_end = |at| {
            at + self.text[at..]
                .split(is_line_end)
                .next()
                .map_or(0, str::len)
        };
        let end = places.map(line_end).fold(start + grid.len(), usize::max);
        self.parts.push(Part {
            text: &self.text[from..end],
            line: if from < begin { number } else { line },
            grid: start,
            options: above.options.map(Box::new),
            faults: above.faults,
            ..part
        });
    }

    /// Adds a part for lines with a fault.
    pub(super) fn wrong(&mut self, at: usize, number: usize, end: usize, fault: Fault) {
        self.add_fault(at, fault);
        self.push(number, at, end, Part::default());
    }

    /// Adds a fault of the next part, if it has none.
    pub(super) fn add_fault(&mut self, at: usize, fault: Fault) {
        if self.above.faults.is_empty() {
            self.above.faults.push((Some(at), fault));
        }
    }
}

/// Returns the number of ends of lines.
pub(super) fn lines(text: &str) -> usize {
    text.matches(is_line_end).count() - text.matches("\r\n").count()
}
