//! The parts of a file: what each line is, and so where each puzzle begins and ends.
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
use crate::reader::above::{is_comment, is_heading, says_solution};
use crate::reader::cursor::{Cursor, offset};
use crate::reader::options::{Options, begins_option};
use crate::symbols::{is_gap, is_line_end};

/// A part of a file that is a puzzle, or was meant for one.
#[derive(Clone, Debug, Default)]
pub(super) struct Part<'text> {
    /// Its options and its grid, the number of lines before it, and the bytes of it before its grid.
    pub(super) text: &'text str,
    pub(super) line: usize,
    pub(super) grid: usize,
    /// Its own options.
    pub(super) options: Option<Box<Options>>,
    pub(super) name: Option<&'text str>,
    /// The solution beside it or below it, and the number of lines before that.
    pub(super) solution: Option<(&'text str, usize)>,
    /// Its fault, and the byte of the file that has it.
    pub(super) fault: Option<Box<(usize, Fault)>>,
}

/// The lines above a puzzle.
#[derive(Default)]
pub(super) struct Above<'text> {
    /// The heading or comment directly above it.
    pub(super) heading: Option<&'text str>,
    pub(super) says_solution: bool,
    /// Its options, and where they begin: the byte, and the number of lines before it.
    pub(super) own: Option<(usize, usize)>,
    pub(super) options: Option<Options>,
    /// They are on lines of their own.
    pub(super) on_lines: bool,
    /// The fault of what was meant for an option.
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
        said: None,
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
    // In a file whose blank is `-` they may be rows or puzzles.
    if sorter.has_dashes {
        for (at, number) in mem::take(&mut sorter.dashes) {
            sorter.wrong(at, number, at, Fault::NotAPuzzle);
        }
        sorter.parts.sort_by_key(|part| part.line);
    }
    sorter.parts
}

/// Goes through the lines of a file.
pub(super) struct Sorter<'a, 'text> {
    pub(super) text: &'text str,
    /// Options that count for each puzzle.
    all: &'a Options,
    pub(super) purpose: Purpose,
    pub(super) parts: Vec<Part<'text>>,
    pub(super) above: Above<'text>,
    /// The lines next to each other that have been read.
    pub(super) block: Vec<Line<'text>>,
    pub(super) table: Option<Table<'text>>,
    /// The last puzzle had options on lines of their own.
    after_options: bool,
    /// The size that the file has named for lines of sixteen characters: grids of 4×4, or rows of 16×16.
    pub(super) said: Option<usize>,
    /// The width of the rows of the last part, if they are too few for a grid and only empty lines came after them.
    pub(super) are_apart: Option<usize>,
    /// Lines of nothing but `-`; and whether it is a blank of the file.
    pub(super) dashes: Vec<(usize, usize)>,
    pub(super) has_dashes: bool,
}

impl<'text> Sorter<'_, 'text> {
    /// Takes the line that begins at this byte, and returns the next one.
    fn line(&mut self, at: usize, number: usize) -> (usize, usize) {
        let (line, end) = line_from(self.text, at);
        let next = (end, number + 1);
        let content = line.trim_matches(is_gap);
        let start = at + offset(line, content);
        if content.is_empty() && line.matches('\t').count() < 2 {
            self.take_block();
            // A comment is about what follows at once.
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
            self.above.says_solution = says_solution(content);
        } else if begins_option(content) && !is_label(content) {
            self.take_block();
            self.are_apart = None;
            return self.take_options(start, number, next);
        } else {
            self.push_line(at, number, line);
        }
        next
    }

    /// Returns true for a heading. The header of a table has the same number of fields as the line below, at this byte.
    fn is_heading(&self, line: &str, below: usize) -> bool {
        let below = line_from(self.text, below).0;
        let table = Table::of(line).filter(|_| !line.contains([':', '=']));
        let is_table = table.is_some_and(|table| table.is_above(below));
        is_heading(line, is_table, self.options().symbols.as_ref())
    }

    /// The options of the next puzzle.
    pub(super) fn options(&self) -> &Options {
        self.above.options.as_ref().unwrap_or(self.all)
    }

    fn push_line(&mut self, at: usize, number: usize, text: &'text str) {
        let line = Line::of(at, number, text, self.options(), self.said);
        self.block.push(line);
    }

    /// The end of a value that has a fault on a later line: the next `;` that ends a line, if no line between is empty.
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

    /// Takes options that begin at this byte. Returns the line after them; what is left of their last line is the next puzzle, or
    /// a part of it.
    fn take_options(&mut self, at: usize, number: usize, next: (usize, usize)) -> (usize, usize) {
        let above = &mut self.above;
        let mut options = above.options.take().unwrap_or_else(|| self.all.clone());
        above.own.get_or_insert((at, number));
        above.on_lines = true;
        let mut cursor = Cursor::new(self.text);
        cursor.at = at;
        let taken = options.take(&mut cursor, self.purpose);
        let boxes = options.boxes.map(BoxShape::size);
        self.said = boxes.filter(|size| matches!(size, 4 | 16)).or(self.said);
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

    /// Adds a part whose grid is between two bytes; or the solution of the last one.
    pub(super) fn push(&mut self, number: usize, start: usize, end: usize, part: Part<'text>) {
        let above = mem::take(&mut self.above);
        // A tab at the end may be a comma.
        let grid = self.text[start..end].trim_end_matches(|it| is_gap(it) && it != '\t');
        let (begin, line) = above.own.unwrap_or((start, number));
        let mut fault = above.fault;
        if above.says_solution && above.own.is_none() && part.solution.is_none() && fault.is_none()
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
        let says_more = above.options.as_ref().is_some_and(Options::says_more);
        self.after_options = says_more && above.on_lines && fault.is_none();
        let fault_at = fault.as_ref().map(|(at, _)| *at);
        let from = fault_at.map_or(begin, |at| begin.min(at));
        let line = if from < begin { number } else { line };
        // The fault may come after the grid.
        let end = fault_at.map_or(0, |at| at + line_from(self.text, at).0.len());
        let end = end.max(start + grid.len());
        self.parts.push(Part {
            text: &self.text[from..end],
            line,
            grid: start - from,
            options: above.options.map(|options| Box::new(options.within(from))),
            fault: fault.map(Box::new),
            ..part
        });
    }

    /// Adds the fault of some lines.
    pub(super) fn wrong(&mut self, at: usize, number: usize, end: usize, fault: Fault) {
        self.are_apart = None;
        self.above.fault.get_or_insert((at, fault));
        self.push(number, at, end, Part::default());
    }
}

/// The number of line ends.
fn lines(text: &str) -> usize {
    text.matches(is_line_end).count() - text.matches("\r\n").count()
}

/// The line that begins at this byte, and where the next one begins.
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
