//! Takes the next puzzle of a file: a line, a block of lines, or a grid of a block; or the error of a line.

use alloc::boxed::Box;
use core::mem;

use super::file::FileKind;
use super::line::{Found, long_word, name, offset};
use super::sort::{Line, LineKind};
use super::text::Solution;
use super::{PuzzleText, Puzzles};
use crate::messages::Fault;
use crate::reader::foreign::foreign;
use crate::reader::heading::{is_comment, says_solution};
use crate::reader::options::Options;
use crate::reader::source::allows;
use crate::reader::words::side;
use crate::symbols::is_gap;

impl<'text> Puzzles<'text> {
    /// Reads the next puzzle, and returns whether it is said to be a solution.
    pub(super) fn read(&mut self) -> Option<(PuzzleText<'text>, bool)> {
        loop {
            if let Some(rest) = self.rest.take() {
                let line = self.next - 1;
                if let Some(found) = Found::in_rest(rest, &self.options) {
                    let options = self.options.clone();
                    return Some((self.found(found, line, line, &options), false));
                }
            }
            let Some(line) = self.line(self.next) else {
                // What is left may be options without a grid.
                let own = self.own.take()?;
                let text = self.text[self.start(own)..].trim_end_matches(is_gap);
                let options = self.options.clone();
                return Some((self.puzzle(text, own, &options), false));
            };
            let is_puzzle = matches!(line.kind, LineKind::Cells | LineKind::Mixed);
            let found = match self.block.is_some() || is_puzzle {
                true => self.take_puzzle(&line),
                false => self.skip(&line).map(|puzzle| (puzzle, false)),
            };
            if found.is_some() {
                return found;
            }
        }
    }

    /// Takes a line without cells, and keeps what it says of the puzzle below. Some are errors.
    fn skip(&mut self, line: &Line<'text>) -> Option<PuzzleText<'text>> {
        let (index, text) = (self.next, line.text.trim_matches(is_gap));
        let border = self.border.take();
        self.next += 1;
        // Below a border, a picture may go on.
        self.is_told &= matches!(line.kind, LineKind::Border | LineKind::Dashes);
        match line.kind {
            LineKind::Wrong(fault) => return Some(self.wrong_line(line, index, fault)),
            LineKind::Heading | LineKind::Comment => {
                self.heading = Some(text);
                self.is_said = says_solution(text);
            }
            // A comment is about what follows at once.
            LineKind::Empty => self.heading = self.heading.filter(|text| !is_comment(text)),
            LineKind::Options => self.own = self.own.or(Some(index)),
            _ => self.border = border.or(Some(index)),
        }
        None
    }

    /// The error of a line by itself.
    fn wrong_line(&mut self, line: &Line<'text>, index: usize, fault: Fault) -> PuzzleText<'text> {
        let text = line.text.trim_matches(is_gap);
        let options = self.options.clone();
        self.puzzle(text, index, &options).wrong(fault)
    }

    /// Takes the next line, block or grid of a block, and returns its puzzle, if there is anything to say.
    fn take_puzzle(&mut self, line: &Line<'text>) -> Option<(PuzzleText<'text>, bool)> {
        let (heading, own, border) = (self.heading.take(), self.own.take(), self.border.take());
        let mut is_said = mem::take(&mut self.is_said);
        let here = self.next;
        let from = own.unwrap_or(here);
        let are_pairs = self.file().are_pairs;
        let kind = match self.file().kind {
            Ok(kind) => kind,
            Err(fault) => {
                self.next = self.file().lines.len();
                return Some((self.wrong_line(line, here, fault), false));
            }
        };
        // A solution is written as its puzzle, without the options.
        let has_own = own.is_some() || line.has_options;
        let may_be_solution =
            (is_said || are_pairs || line.label().is_some_and(says_solution)) && !has_own;
        let base = self.last_own.clone().filter(|_| may_be_solution);
        let base = base.unwrap_or_else(|| self.options.clone());
        let puzzle = match kind {
            FileKind::Lines => self.take_line(line, from, &base)?,
            FileKind::Blocks => {
                let puzzle = self.take_block(own.or(border).unwrap_or(here), &base);
                PuzzleText {
                    name: heading.and_then(name),
                    ..puzzle
                }
            }
        };
        is_said |= line.label().is_some_and(says_solution);
        if may_be_solution {
            return Some((puzzle, is_said));
        }
        let has_options = puzzle.reading.begin > 0;
        let had_own = self.last_own.is_some();
        match own.is_some() && has_options {
            true => self.last_own = Some(puzzle.reading.options.without_places()),
            false if had_own && !has_options => {
                return Some((puzzle.wrong(Fault::OptionsOfOne), is_said));
            }
            false => self.last_own = None,
        }
        Some((puzzle, is_said))
    }

    /// Takes a line of a file in which each puzzle is on one line; `None` if what is wrong with it has been said.
    fn take_line(
        &mut self,
        line: &Line<'text>,
        from: usize,
        base: &Options,
    ) -> Option<PuzzleText<'text>> {
        let here = self.next;
        self.next += 1;
        if let Some(found) = line.found {
            self.is_told = false;
            let text = offset(self.text, found.grid);
            let start = if from < here { self.start(from) } else { text };
            let grid = &self.text[start..text + found.grid.len()];
            return Some(self.found(Found { grid, ..found }, from, here, base));
        }
        let start = self.start(from);
        let text = self.text[start..line.at + line.text.len()].trim_end_matches(is_gap);
        let text = if from < here {
            text
        } else {
            text.trim_start_matches(is_gap)
        };
        self.no_puzzle(line, text, from, base)
    }

    /// The puzzle of a line that holds a whole grid.
    fn found(
        &mut self,
        found: Found<'text>,
        from: usize,
        here: usize,
        base: &Options,
    ) -> PuzzleText<'text> {
        self.rest = found.rest;
        let mut puzzle = self.puzzle(found.grid, from, base);
        puzzle.name = found.name;
        if let Some(text) = found.solution.filter(|_| puzzle.is_right()) {
            let part = self.part(text, here);
            let options = puzzle.reading.options.without_places();
            puzzle.solution = Some(Box::new(Solution {
                reading: self.reading(part, &options),
                line: part.line,
                column: part.column,
            }));
        }
        match found.fault {
            None => puzzle,
            Some((fault, word)) => {
                let part = self.part(word, here);
                puzzle.wrong_at(&part, fault)
            }
        }
    }

    /// Says what is wrong with a line that is not a puzzle. One as wide as a grid, or a word in it, was meant for one; of
    /// others below each other it is said once.
    fn no_puzzle(
        &mut self,
        line: &Line<'text>,
        text: &'text str,
        from: usize,
        base: &Options,
    ) -> Option<PuzzleText<'text>> {
        let has_own = from + 1 < self.next;
        let format = foreign(text);
        let is_narrow = line.width < 16 || line.kind == LineKind::Mixed || format.is_some();
        let is_told = mem::replace(&mut self.is_told, is_narrow);
        if is_narrow && is_told && !has_own {
            return None;
        }
        let word = long_word(text).filter(|_| !has_own && format.is_none());
        let puzzle = self.puzzle(word.unwrap_or(text), from, base);
        match is_narrow || puzzle.is_right() {
            true => Some(puzzle.wrong(format.unwrap_or(Fault::NotAPuzzle))),
            false => Some(puzzle),
        }
    }

    /// Takes a block, or the next rows of one that is several puzzles.
    fn take_block(&mut self, from: usize, base: &Options) -> PuzzleText<'text> {
        let (end, size) = match self.block.take() {
            Some(block) => block,
            None => match self.find_block(from, base) {
                Ok(block) => block,
                Err((end, index, fault)) => {
                    self.next = end;
                    let text = self.block_text(from, end);
                    let start = self.start(index);
                    let puzzle = self.puzzle(text, from, base);
                    let part = self.part(self.text[start..].trim_start_matches(is_gap), index);
                    return puzzle.wrong_at(&part, fault);
                }
            },
        };
        // Borders stay with the grid above.
        let (mut rows, here) = (0, self.next);
        while self.next < end {
            let is_row = self
                .line(self.next)
                .is_some_and(|line| line.kind == LineKind::Cells);
            if is_row && rows == size {
                break;
            }
            rows += usize::from(is_row);
            self.next += 1;
        }
        self.block = (self.next < end).then_some((end, size));
        let text = self.block_text(from.min(here), self.next);
        // A file may be a 1×1 and nothing else.
        let is_alone = self.text.trim_matches(is_gap) == text.trim_matches(is_gap);
        let puzzle = self.puzzle(text, from, base);
        match rows == 1 && size > 1 && !is_alone && puzzle.is_right() {
            true => puzzle.wrong(Fault::OneLineAmongBlocks),
            false => puzzle,
        }
    }

    /// The lines from one up to another, without the space after them.
    fn block_text(&mut self, from: usize, end: usize) -> &'text str {
        let (start, end) = (self.start(from), self.start(end));
        self.text[start..end].trim_end_matches(|it| is_gap(it) && it != '\t')
    }

    /// The lines that come next down to an empty one, a heading or a comment, or to options of the next puzzle: where
    /// they end, and how many rows each of their grids has. A fault is one of all these lines, and on one of them.
    fn find_block(
        &mut self,
        from: usize,
        base: &Options,
    ) -> Result<(usize, usize), (usize, usize, Fault)> {
        let (mut rows, mut width, mut are_alike, mut end) = (0_usize, 0, true, self.next);
        let mut mixed = None;
        while let Some(line) = self.line(end) {
            let cells = match line.kind {
                LineKind::Cells if rows == 0 || !line.has_options => line.width,
                LineKind::Mixed => {
                    mixed = mixed.or(Some(end));
                    0
                }
                LineKind::Border | LineKind::Dashes => 0,
                _ => break,
            };
            // A whole grid among the rows of another one is not a row.
            if rows > 0 && cells >= 2 * width && line.found.is_some() {
                break;
            }
            if cells > 0 {
                width = if rows == 0 { cells } else { width };
                are_alike &= cells == width;
                rows += 1;
            }
            end += 1;
        }
        if let Some(mixed) = mixed {
            let format = self.line(mixed).and_then(|line| foreign(line.text));
            return Err((end, mixed, format.unwrap_or(Fault::WordsAndCells)));
        }
        let is_found = |line: Line<'_>| line.found.is_some();
        if rows == 1 && self.line(self.next).is_some_and(is_found) {
            return Err((end, self.next, Fault::OneLineAmongBlocks));
        }
        let may_be_stack = are_alike
            && width > 1
            && rows > width
            && rows.is_multiple_of(width)
            && allows(base.claimed().0, width);
        // Four grids may be one of twice the size whose rows are wrapped.
        let may_be_wrapped = may_be_stack && side(rows / width).is_some();
        let text = self.block_text(from, end);
        let is_stack =
            may_be_stack && !(may_be_wrapped && self.puzzle(text, from, base).is_right());
        Ok((end, if is_stack { width } else { usize::MAX }))
    }
}
