//! Finds the puzzles of a block, which is lines without an empty line between them: rows of grids, or whole grids.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::mem;

use super::file::{Above, Part, Sorter};
use super::line::{
    Found, SMALLEST, cells_of, grid_after_number, name, split_comment, value_of, words,
};
use crate::geometry::{LARGEST, Rules};
use crate::messages::Fault;
use crate::reader::cursor::offset;
use crate::reader::grid::{is_foreign, is_library_line};
use crate::reader::notes::misplaced_name;
use crate::reader::options::Options;
use crate::reader::tokens::is_frame;
use crate::reader::words::side;
use crate::symbols::{is_border, is_gap};

/// The most cells of a row, with a few too many allowed. A longer line is a grid, perhaps with a fault.
const MOST_OF_A_ROW: usize = LARGEST + 5;

/// The number of cells of a 4×4, and of a row of a 16×16.
const SIXTEEN: usize = SMALLEST * SMALLEST;

/// A line of a block, without options.
#[derive(Clone)]
pub(super) struct Line<'text> {
    at: usize,
    number: usize,
    text: &'text str,
    /// The number of its cells as a row; 0 if it has only borders or `-`.
    width: usize,
    found: Option<Found<'text>>,
}

impl<'text> Line<'text> {
    /// Returns the line at the byte `at`, after `number` other lines. `size_for_16` is that of the [`Sorter`].
    pub(super) fn of(
        at: usize,
        number: usize,
        text: &'text str,
        options: &Options,
        size_for_16: Option<usize>,
    ) -> Self {
        let text = text.trim_end_matches(|it| is_gap(it) && it != '\t');
        let is_row_of_16 = |found: &Found<'_>| size_for_16 == Some(SIXTEEN) && found.is_bare();
        let found = Found::of(text, options).filter(|it| it.size > SMALLEST || !is_row_of_16(it));
        let symbols = options.symbols.as_ref();
        let is_symbol = |it| symbols.is_some_and(|symbols| symbols.has(it));
        let is_mark = |it: char| is_gap(it) || is_border(it) || "[](){}\"',;".contains(it);
        let value = value_of(text);
        let is_empty_field = |empty: &str| value.contains(empty);
        let has_cells = value.contains(|it| is_symbol(it) || !is_mark(it))
            || ["\"\"", ",,", "\t\t"].into_iter().any(is_empty_field);
        let width = if has_cells && !is_frame(text, is_symbol) {
            cells_of(text).max(1)
        } else {
            0
        };
        Line {
            at,
            number,
            text,
            width,
            found,
        }
    }

    fn has_cells(&self) -> bool {
        self.width > 0
    }

    fn end(&self) -> usize {
        self.at + self.text.len()
    }

    /// Returns true if it has only `-`, and marks between cells.
    fn is_dashes(&self) -> bool {
        let is_part = |it: char| it == '-' || is_gap(it) || "|│║\"'[](){},;".contains(it);
        let value = value_of(self.text);
        value.contains('-') && value.chars().all(is_part)
    }

    fn is_row(&self) -> bool {
        self.found.is_none() && self.width <= MOST_OF_A_ROW
    }

    /// Returns true if it is one word of sixteen characters.
    fn is_16(&self) -> bool {
        let is_bare = self.found.as_ref().is_none_or(Found::is_bare);
        is_bare && self.width == SIXTEEN && words(self.text).count() == 1
    }
}

impl<'text> Sorter<'_, 'text> {
    /// Takes the lines of the current block.
    pub(super) fn take_block(&mut self) {
        let mut block = mem::take(&mut self.block);
        let dashes = block.iter().filter(|line| line.is_dashes());
        let dashes = dashes.map(|line| (line.at, line.number));
        let rows = || block.iter().filter(|line| line.has_cells());
        let [Some(first), Some(last)] = [block.first(), block.last()] else {
            return;
        };
        if rows().next().is_none() {
            return self.dashes.extend({ dashes }.next());
        }
        let (at, number, end) = (first.at, first.number, last.end());
        let count = rows().filter(|line| line.is_16()).count();
        // If most rows have other lengths, a line of sixteen characters is a row with a fault.
        let are_few = 2 * count < rows().count();
        let is_open = self.size().is_none() && self.size_for_16.is_none();
        let has_none = block.iter().all(|line| line.found.is_none());
        if has_none && is_foreign(&self.text[at..end]) {
            return self.wrong(at, number, end, Fault::Foreign);
        } else if rows().all(|line| line.is_row() || line.is_16() && are_few) {
            self.has_dashes |= rows().any(|line| line.text.contains('-'));
            return self.take_rows(&block);
        } else if count >= SIXTEEN && is_open {
            return self.wrong(at, number, end, Fault::SixteenOrFour { count });
        }
        self.dashes.extend(dashes);
        block.retain(Line::has_cells);
        for lines in block.chunk_by(|one, next| one.is_row() && next.is_row()) {
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
        let fault = found.fault(line.text, self.options(), self.purpose);
        let column = || self.table.as_ref()?.wrong_field(line.text);
        let library = || is_library_line(line.text).then_some((0, Fault::Foreign));
        if let Some((at, fault)) = fault.or_else(column).or_else(library) {
            self.above.fault.get_or_insert((line.at + at, fault));
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
    fn take_rows(&mut self, block: &[Line<'text>]) {
        let (first, mut end) = (&block[0], block[block.len() - 1].end());
        let mut heading = self.above.heading.and_then(name);
        let (body, comment) = split_comment(first.text);
        if block.len() == 1 && body.len() < first.text.len() {
            end = first.at + body.len();
            heading = name(comment);
            let grid = grid_after_number(comment, self.options());
            let name = misplaced_name(comment, true, Rules::NONE, None, self.purpose);
            let grid = || Some((offset(comment, grid?), Fault::PuzzleInNote));
            if let Some((place, fault)) = name.or_else(grid) {
                let at = offset(self.text, comment) + place;
                self.above.fault.get_or_insert((at, fault));
            }
        }
        let text = &self.text[first.at..end];
        let has_dashes = |line: &Line<'_>| line.has_cells() && line.text.contains('-');
        let are_dashes = block.iter().any(has_dashes);
        let is_row = |line: &&Line<'_>| line.has_cells() || are_dashes && line.is_dashes();
        let lines: Vec<&Line<'_>> = block.iter().filter(is_row).collect();
        let rules = self.options().rules;
        if lines.len() == 1
            && let Some((place, fault)) = misplaced_name(text, false, rules, None, self.purpose)
        {
            // The line is probably an option of the puzzle below.
            self.above.own.get_or_insert((first.at, first.number));
            self.above.fault.get_or_insert((first.at + place, fault));
            return;
        } else if is_foreign(text) {
            return self.wrong(first.at, first.number, end, Fault::Foreign);
        }
        let first_row = lines.iter().find(|line| line.has_cells());
        let width = first_row.map_or(0, |line| line.width);
        let has_width = |line: &&Line<'_>| line.width == width || !line.has_cells();
        let are_alike = lines.iter().all(has_width);
        let are_several = are_alike && (2..lines.len()).contains(&width);
        let may_be = self.size().is_none_or(|size| size == width);
        let count = if are_several && may_be && lines.len().is_multiple_of(width) {
            width
        } else {
            lines.len()
        };
        // Groups of rows with empty lines between them are one grid, and one error.
        let is_grid = lines.len() == 1 && side(width).is_some_and(|size| size >= SMALLEST);
        let is_short = are_alike && lines.len() < width && width <= LARGEST && !is_grid;
        if is_short
            && self.are_apart == Some(width)
            && let Some(last) = self.parts.last_mut()
        {
            last.fault = Some(Box::new((last.grid, Fault::RowsApart)));
            self.above = Above::default();
            return;
        }
        for (index, rows) in lines.chunks(count).enumerate() {
            let next = lines.get(count * (index + 1)).map_or(end, |line| line.at);
            let line = if index == 0 { first } else { rows[0] };
            let part = Part {
                name: heading.take(),
                ..Part::default()
            };
            self.push(line.number, line.at, next, part);
        }
        self.are_apart = is_short.then_some(width);
    }

    /// Returns the size that the options state.
    fn size(&self) -> Option<usize> {
        self.options().stated_size()
    }
}
