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

use super::line::{
    Found, SMALLEST, Table, cells_of, comment_of, grid_after_number, label, name, words,
};
use crate::geometry::{BoxShape, LARGEST};
use crate::messages::Fault;
use crate::options::Purpose;
use crate::reader::above::{is_comment, is_heading, says_solution, variable};
use crate::reader::cursor::{Cursor, offset};
use crate::reader::grid::{is_foreign, is_library_line};
use crate::reader::notes::misplaced_name;
use crate::reader::options::{Options, begins_option};
use crate::reader::tokens::is_frame;
use crate::reader::words::side;
use crate::symbols::{is_border, is_gap, is_line_end};

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

/// A line of a block, without what is above it.
#[derive(Clone)]
struct Line<'text> {
    at: usize,
    number: usize,
    text: &'text str,
    /// It has something else than borders.
    has_cells: bool,
    found: Option<Found<'text>>,
}

impl Line<'_> {
    fn end(&self) -> usize {
        self.at + self.text.len()
    }
}

/// Returns true if a line has something else than borders, brackets and quotes.
fn has_cells(line: &str) -> bool {
    let is_mark = |it: char| is_gap(it) || is_border(it) || "[](){}\"',;".contains(it);
    line.contains(|it| !is_mark(it))
        || ["\"\"", ",,", "\t\t"]
            .iter()
            .any(|empty| line.contains(empty))
}

/// Returns true if a line has nothing but `-`, and marks between cells.
fn is_dashes(line: &str) -> bool {
    let is_part = |it: char| it == '-' || is_gap(it) || "|│║\"'[](){},;".contains(it);
    line.contains('-') && line.chars().all(is_part)
}

/// The most cells of a line that is a row, perhaps with some too many. A longer one was meant for a grid.
const MOST_OF_A_ROW: usize = LARGEST + 5;

/// What is above a puzzle.
#[derive(Default)]
struct Above<'text> {
    /// The heading or comment directly above it.
    heading: Option<&'text str>,
    says_solution: bool,
    /// Its options, and where they begin: the byte, and the number of lines before it.
    own: Option<(usize, usize)>,
    options: Option<Options>,
    /// They are on lines of their own.
    on_lines: bool,
    /// The fault of what was meant for an option.
    fault: Option<(usize, Fault)>,
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
    // Where a `-` is the blank of the file, they are rows or puzzles that nothing else shows.
    if sorter.has_dashes {
        for (at, number) in mem::take(&mut sorter.dashes) {
            sorter.wrong(at, number, at, Fault::NotAPuzzle);
        }
        sorter.parts.sort_by_key(|part| part.line);
    }
    sorter.parts
}

/// Goes through the lines of a file.
struct Sorter<'a, 'text> {
    text: &'text str,
    /// Options that count for each puzzle.
    all: &'a Options,
    purpose: Purpose,
    parts: Vec<Part<'text>>,
    above: Above<'text>,
    /// The lines next to each other that have been read.
    block: Vec<Line<'text>>,
    table: Option<Table<'text>>,
    /// The last puzzle had options on lines of their own.
    after_options: bool,
    /// What the file has said lines of sixteen characters are: grids of 4×4, or rows of 16×16.
    said: Option<usize>,
    /// The last part has too few rows of so many cells, and nothing but empty lines came after it.
    are_apart: Option<usize>,
    /// Lines of nothing but `-`; and whether it is a blank of the file.
    dashes: Vec<(usize, usize)>,
    has_dashes: bool,
}

impl<'text> Sorter<'_, 'text> {
    /// Takes the line that begins at this byte, and returns the next one.
    fn line(&mut self, at: usize, number: usize) -> (usize, usize) {
        let rest = &self.text[at..];
        let line = &rest[..rest.find(is_line_end).unwrap_or(rest.len())];
        let after = &rest[line.len()..];
        let end = match after.starts_with("\r\n") {
            true => 2,
            false => after.chars().next().map_or(0, char::len_utf8),
        };
        let next = (at + line.len() + end, number + 1);
        let content = line.trim_matches(is_gap);
        let start = at + offset(line, content);
        if content.is_empty() && line.matches('\t').count() < 2 {
            self.take_block();
            // A comment is about what follows at once.
            let heading = self.above.heading;
            self.above.heading = heading.filter(|heading| !is_comment(heading));
        } else if is_comment(content) || is_heading(content, self.options().symbols.as_ref()) {
            self.take_block();
            self.are_apart = None;
            let further = grid_after_number(content, self.options());
            if let Some(word) = further.filter(|_| is_comment(content)) {
                let at = at + offset(line, word);
                return (self.wrong(at, number, at, Fault::PuzzleInNote), next).1;
            }
            self.table = Table::of(content).or(self.table.take());
            self.above.heading = Some(content);
            self.above.says_solution = says_solution(content);
        } else if variable(Cursor::new(content))
            .is_some_and(|from| content[from..].chars().all(|it| "[({\"".contains(it)))
        {
            self.take_block();
        } else if begins_option(content) && label(content).is_none() {
            self.take_block();
            self.are_apart = None;
            return self.take_options(start, number, next);
        } else {
            self.push_line(at, number, line);
        }
        next
    }

    /// The options of the next puzzle.
    fn options(&self) -> &Options {
        self.above.options.as_ref().unwrap_or(self.all)
    }

    fn push_line(&mut self, at: usize, number: usize, text: &'text str) {
        let is_row_of_16 = |found: &Found<'_>| found.is_bare() && found.size == 4;
        let found = Found::of(text, self.options());
        let found = found.filter(|found| !(self.said == Some(16) && is_row_of_16(found)));
        let symbols = self.options().symbols.as_ref();
        let is_symbol = |it| symbols.is_some_and(|symbols| symbols.has(it));
        let has_cells = has_cells(text) && !is_frame(text, is_symbol);
        let text = text.trim_end_matches(|it| is_gap(it) && it != '\t');
        let line = Line {
            at,
            number,
            text,
            has_cells,
            found,
        };
        self.block.push(line);
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
            let line = cursor.line_at(at);
            if Found::of(line, self.options()).is_some() {
                self.push_line(at, number, line);
            }
            return next;
        }
        let lines = |text: &str| text.matches(is_line_end).count() - text.matches("\r\n").count();
        let number = number + lines(&self.text[at..cursor.at]);
        let rest = cursor.line();
        let content = rest.trim_matches(is_gap);
        if !content.is_empty() && !is_comment(content) {
            self.above.on_lines = self.above.own.is_some_and(|(_, first)| first != number);
            self.push_line(cursor.at, number, rest);
        }
        let end = cursor.at + rest.len();
        let mark = &self.text[end..];
        let length = match mark.starts_with("\r\n") {
            true => 2,
            false => mark.chars().next().map_or(0, char::len_utf8),
        };
        (end + length, number + 1)
    }

    /// Takes the lines next to each other: the rows of a grid, or puzzles.
    fn take_block(&mut self) {
        let mut block = mem::take(&mut self.block);
        if !block.iter().any(|line| line.has_cells) {
            let first = block.iter().find(|line| is_dashes(line.text));
            self.dashes.extend(first.map(|line| (line.at, line.number)));
            return;
        }
        let rows = || block.iter().filter(|line| line.has_cells);
        let is_row = |line: &Line<'_>| line.found.is_none() && cells_of(line.text) <= MOST_OF_A_ROW;
        let is_16 = |line: &Line<'_>| {
            let is_bare = line.found.as_ref().is_none_or(Found::is_bare);
            is_bare && cells_of(line.text) == 16 && words(line.text).count() == 1
        };
        let count = rows().filter(|line| is_16(line)).count();
        // Among more rows of other lengths, a line of sixteen characters is a row with a fault.
        let are_rows = rows().all(|line| is_row(line) || is_16(line) && 2 * count < rows().count());
        let (first, last) = (&block[0], &block[block.len() - 1]);
        if block.iter().all(|line| line.found.is_none())
            && is_foreign(&self.text[first.at..last.end()])
        {
            let (at, number) = (first.at, first.number);
            return self.wrong(at, number, last.end(), Fault::Foreign);
        }
        if are_rows {
            self.has_dashes |=
                rows().any(|line| line.text.contains('-') && !is_frame(line.text, |_| false));
            return self.take_rows(&block);
        }
        if count >= 16 && self.options().claimed().0.is_none() && self.said.is_none() {
            let (at, number) = (first.at, first.number);
            return self.wrong(at, number, last.end(), Fault::SixteenOrFour { count });
        }
        self.dashes.extend(
            block
                .iter()
                .filter(|it| is_dashes(it.text))
                .map(|it| (it.at, it.number)),
        );
        block.retain(|line| line.has_cells);
        for lines in block.chunk_by(|one, next| is_row(one) && is_row(next)) {
            match &lines[0].found {
                Some(found) => self.take_line(&lines[0], found.clone()),
                None => self.take_rows(lines),
            }
        }
    }

    /// Takes a line with a whole grid.
    fn take_line(&mut self, line: &Line<'text>, found: Found<'text>) {
        self.are_apart = None;
        self.has_dashes |= found.puzzle.contains('-');
        let table = self
            .table
            .as_ref()
            .and_then(|table| table.wrong_field(line.text));
        let fault = found
            .fault(line.text, self.options(), self.purpose)
            .or(table);
        let fault = fault.or_else(|| is_library_line(line.text).then_some((0, Fault::Foreign)));
        if let Some((at, fault)) = fault {
            self.above.fault.get_or_insert((line.at + at, fault));
        }
        self.above.says_solution |= found.says_solution;
        let start = line.at + offset(line.text, found.puzzle);
        let part = Part {
            name: found.name,
            solution: found.solution.map(|solution| (solution, line.number)),
            ..Part::default()
        };
        self.push(line.number, start, start + found.puzzle.len(), part);
    }

    /// Takes rows: a grid, or several of n rows of n cells.
    fn take_rows(&mut self, block: &[Line<'text>]) {
        let (first, mut end) = (&block[0], block[block.len() - 1].end());
        let mut name = self.above.heading.and_then(name);
        if let ([one], Some(at)) = (block, comment_of(first.text)) {
            end = one.at + at;
            name = super::line::name(&one.text[at..]);
        }
        let text = &self.text[first.at..end];
        let has_dashes = block
            .iter()
            .any(|line| line.has_cells && line.text.contains('-'));
        let is_row = |line: &&Line<'_>| line.has_cells || has_dashes && is_dashes(line.text);
        let lines: Vec<&Line<'_>> = block.iter().filter(is_row).collect();
        let rules = self.options().rules;
        let is_open = self.options().claimed().0.is_none();
        if lines.len() == 1
            && let Some((place, fault)) = misplaced_name(text, false, rules, None, self.purpose)
        {
            // It was meant for an option of the puzzle below.
            self.above.own.get_or_insert((first.at, first.number));
            self.above.fault.get_or_insert((first.at + place, fault));
            return;
        } else if is_foreign(text) {
            return self.wrong(first.at, first.number, end, Fault::Foreign);
        }
        let width = cells_of(lines[0].text);
        let are_alike = lines.iter().all(|line| cells_of(line.text) == width);
        let count = match are_alike && (2..lines.len()).contains(&width) {
            true if lines.len().is_multiple_of(width) && (is_open || width == self.size()) => width,
            _ => lines.len(),
        };
        // Bands with empty lines between them are one grid, and one error.
        let is_grid = lines.len() == 1 && side(width).is_some_and(|size| size >= SMALLEST);
        let is_short = are_alike && lines.len() < width && width <= LARGEST && !is_grid;
        if is_short
            && self.are_apart == Some(width)
            && let Some(last) = self.parts.last_mut()
        {
            let at = offset(self.text, last.text) + last.grid;
            last.fault = Some(Box::new((at, Fault::RowsApart)));
            self.above = Above::default();
            return;
        }
        for (index, rows) in lines.chunks(count).enumerate() {
            let next = lines.get(count * (index + 1)).map_or(end, |line| line.at);
            let (line, name) = if index == 0 {
                (first, name)
            } else {
                (rows[0], None)
            };
            let part = Part {
                name,
                ..Part::default()
            };
            self.push(line.number, line.at, next, part);
        }
        self.are_apart = is_short.then_some(width);
    }

    /// The size that options ask for, or none.
    fn size(&self) -> usize {
        self.options().claimed().0.unwrap_or(0)
    }

    /// Adds a part whose grid is between two bytes; or the solution of the last one.
    fn push(&mut self, number: usize, start: usize, end: usize, part: Part<'text>) {
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
        } else {
            let says_more = above.options.as_ref().is_some_and(Options::says_more);
            self.after_options = says_more && above.on_lines && fault.is_none();
        }
        let from = fault.map_or(begin, |(at, _)| begin.min(at));
        let line = if from < begin { number } else { line };
        let line_end = |at: usize| {
            self.text[at..]
                .find(is_line_end)
                .map_or(self.text.len(), |end| at + end)
        };
        let end = fault
            .map_or(0, |(at, _)| line_end(at))
            .max(start + grid.len());
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
    fn wrong(&mut self, at: usize, number: usize, end: usize, fault: Fault) {
        self.are_apart = None;
        self.above.fault.get_or_insert((at, fault));
        self.push(number, at, end, Part::default());
    }
}
