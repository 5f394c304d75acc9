//! Finds the puzzles of a block, which is lines without an empty line between them: a line with a whole grid is a puzzle, and
//! other lines next to each other are the rows of a grid, or of several.

use alloc::vec::Vec;
use core::{iter, mem};

use super::file::{Above, File, Part, lines};
use super::line::{Found, SMALLEST, grid_after_number, name, split_comment, words};
use crate::geometry::{LARGEST, Rules};
use crate::messages::Fault;
use crate::reader::cursor::offset;
use crate::reader::foreign::{is_foreign, is_library_line};
use crate::reader::notes::misplaced_name;
use crate::reader::options::Options;
use crate::reader::source::{Dashes, cells_of, rows};
use crate::reader::words::{allows, side};
use crate::symbols::{is_gap, is_line_end};

/// The most cells of a row, with a few too many allowed. A longer line is a grid, perhaps with a fault.
const MOST_OF_A_ROW: usize = LARGEST + 5;

/// The number of cells of a 4×4, and of a row of a 16×16.
const SIXTEEN: usize = SMALLEST * SMALLEST;

/// A line of a block, without options.
pub(super) struct Line<'text> {
    at: usize,
    number: usize,
    text: &'text str,
    /// True if it may be a row of a grid.
    is_row: bool,
    found: Option<Found<'text>>,
}

impl Line<'_> {
    /// Returns the number of its cells as a row; 0 if it has only borders or `-`.
    fn cells(&self, options: &Options) -> usize {
        cells_of(self.text, options.symbols.as_ref())
    }

    /// Returns true if it is one word of sixteen cells.
    fn is_16(&self, options: &Options) -> bool {
        // Sixteen cells are sixteen characters, or fifteen commas: most rows need no other look.
        let is_long = self.text.len() + 1 >= SIXTEEN;
        let is_bare = self.found.as_ref().is_none_or(Found::is_bare);
        is_long && is_bare && words(self.text).count() == 1 && self.cells(options) == SIXTEEN
    }
}

impl<'text> File<'_, 'text> {
    /// Adds the line at the byte `at`, after `number` other lines, to the current block.
    pub(super) fn push_line(&mut self, at: usize, number: usize, text: &'text str) {
        let text = text.trim_end_matches(|it| is_gap(it) && it != '\t');
        let is_row_of_16 = |found: &Found<'_>| self.boxes == Some(SIXTEEN) && found.is_bare();
        let found = Found::of(text, self.options());
        let found = found.filter(|it| it.size > SMALLEST || !is_row_of_16(it));
        let mut line = Line {
            at,
            number,
            text,
            is_row: found.is_none(),
            found,
        };
        line.is_row &= text.len() <= MOST_OF_A_ROW || line.cells(self.options()) <= MOST_OF_A_ROW;
        self.block.push(line);
    }

    /// Takes the lines of the current block.
    pub(super) fn take_block(&mut self) {
        let block = mem::take(&mut self.block);
        let [Some(first), Some(last)] = [block.first(), block.last()] else {
            return;
        };
        let (at, number, end) = (first.at, first.number, last.at + last.text.len());
        let options = self.options();
        let is_16 = |line: &&Line<'_>| line.is_16(options);
        let has_cells = |line: &&Line<'_>| line.cells(options) > 0;
        let count = block.iter().filter(is_16).count();
        // Where most rows have other lengths, a line of sixteen characters is a row with a fault.
        let are_few = count > 0 && 2 * count < block.iter().filter(has_cells).count();
        let is_open = options.stated_size().is_none() && self.boxes.is_none();
        let is_row = |line: &Line<'_>| line.is_row || are_few && is_16(&line);
        let are_rows = block.iter().all(is_row);
        if block.iter().all(|line| line.found.is_none()) && is_foreign(&self.text[at..end]) {
            return self.wrong(at, number, end, Fault::Foreign);
        } else if are_rows {
            return self.take_rows(&block);
        } else if count >= SIXTEEN && is_open {
            return self.wrong(at, number, end, Fault::SixteenOrFour { count });
        }
        for lines in block.chunk_by(|one, next| one.is_row && next.is_row) {
            match &lines[0].found {
                Some(found) => self.take_line(&lines[0], found),
                None => self.take_rows(lines),
            }
        }
    }

    /// Takes a line with a whole grid.
    fn take_line(&mut self, line: &Line<'text>, found: &Found<'text>) {
        self.has_dashes |= found.puzzle.contains('-');
        let library = is_library_line(line.text).then_some((0, Fault::Foreign));
        let column = || self.table.as_ref()?.wrong_field(line.text);
        let fault = || found.fault(line.text, self.options(), self.purpose);
        if let Some((at, fault)) = library.or_else(fault).or_else(column) {
            self.add_fault(line.at + at, fault);
        }
        self.above.names_solution |= found.names_solution;
        let start = line.at + offset(line.text, found.puzzle);
        let part = Part {
            name: found.name,
            solution: found.solution.map(|solution| (solution, line.number)),
            ..Part::default()
        };
        self.push(line.number, start, start + found.puzzle.len(), part);
    }

    /// Takes the rows of one grid, or of several with `n` rows of `n` cells each.
    fn take_rows(&mut self, run: &[Line<'text>]) {
        let (first, last) = (&run[0], &run[run.len() - 1]);
        let (at, number, mut end) = (first.at, first.number, last.at + last.text.len());
        let mut heading = self.above.heading.and_then(name);
        if let [line] = run {
            let (body, comment) = split_comment(line.text);
            // A line with a name is probably an option of the puzzle below.
            if let Some((fault_at, fault)) = self.name_in(body, false) {
                self.above.own.get_or_insert((at, number));
                return self.add_fault(fault_at, fault);
            }
            end = at + body.len();
            heading = name(comment).or(heading);
            self.check_comment(comment);
        }
        let text = &self.text[at..end];
        if is_foreign(text) {
            return self.wrong(at, number, end, Fault::Foreign);
        }
        let (rows, dashes) = rows(text, self.options().symbols.as_ref());
        let Some(&(_, width)) = rows.first() else {
            return;
        };
        if dashes == Dashes::All {
            return self.dashes.push(Part {
                text,
                line: number,
                faults: Vec::from([(Some(at), Fault::NotAPuzzle)]),
                ..Part::default()
            });
        }
        self.has_dashes |= dashes == Dashes::Some;
        // Groups of rows with empty lines between them are one grid, and one error.
        let is_grid = rows.len() == 1 && side(width).is_some_and(|size| size >= SMALLEST);
        let is_short = are_alike(&rows) && rows.len() < width && width <= LARGEST && !is_grid;
        let short = is_short.then_some(width);
        let last = self.parts.last_mut().filter(|last| last.short == short);
        if let Some(last) = last.filter(|_| is_short && self.above.own.is_none()) {
            last.faults = Vec::from([(Some(last.grid), Fault::RowsApart)]);
            self.above = Above::default();
            return;
        }
        let starts = starts(text, &rows, self.options().stated_size());
        for two in starts.windows(2) {
            let part = Part {
                name: heading.take(),
                short,
                ..Part::default()
            };
            let number = number + lines(&text[..two[0]]);
            self.push(number, at + two[0], at + two[1], part);
        }
    }

    /// Checks the comment after a line of cells.
    fn check_comment(&mut self, comment: &'text str) {
        let grid = grid_after_number(comment, self.options());
        let grid = grid.map(|grid| (offset(self.text, grid), Fault::PuzzleInNote));
        if let Some((at, fault)) = self.name_in(comment, true).or(grid) {
            self.add_fault(at, fault);
        }
    }

    /// Returns the fault of a name of an option, a rule or a cell in a part of a line, and its byte in the file.
    fn name_in(&self, part: &str, is_comment: bool) -> Option<(usize, Fault)> {
        let rules = if is_comment {
            Rules::NONE
        } else {
            self.options().rules
        };
        let (at, fault) = misplaced_name(part, is_comment, rules, None, self.purpose)?;
        Some((offset(self.text, part) + at, fault))
    }
}

/// The byte of the first cell of a row, and the number of its cells.
type Row = (usize, usize);

fn are_alike(rows: &[Row]) -> bool {
    rows.iter().all(|(_, cells)| *cells == rows[0].1)
}

/// Returns the bytes at which the grids of these rows begin, and the end of the text.
fn starts(text: &str, rows: &[Row], stated: Option<usize>) -> Vec<usize> {
    let (count, size) = (rows.len(), rows[0].1);
    let are_grids = (2..count).contains(&size) && count.is_multiple_of(size);
    let are_several = are_grids && are_alike(rows) && allows(stated, size);
    let height = if are_several { size } else { count };
    let begin = |(at, _): &Row| text[..*at].trim_end_matches(|it| !is_line_end(it)).len();
    let later = rows.iter().skip(height).step_by(height).map(begin);
    iter::once(0).chain(later).chain([text.len()]).collect()
}
