//! Many puzzles in one text: where each begins and ends, its name, and its solution if there is one beside it.
//!
//! ```text
//! 53..7....6..195…  easy, 1.2     a line that holds a whole grid is a puzzle; what follows it is its name
//! 53..7….,534678…                 a second grid, a full one, is its solution
//!
//! Grid 01                         a block of lines is a puzzle, and the heading or comment above it its name;
//! 003020600                       it is several puzzles if it has so many rows
//! 900305001
//! …
//! ```
//!
//! A file is of the kind of its first puzzle: a puzzle a line, or blocks. Every other line is of that kind, empty, a
//! comment or a heading; otherwise it is an error.

mod file;
mod line;
mod sort;
mod text;

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::iter::FusedIterator;
use core::mem;

use super::cursor::Cursor;
use super::heading::{is_comment, says_solution};
use super::line::read_line;
use super::options::Options;
use super::source::allows;
use super::{CellList, Reading, read_after, read_options};
use crate::geometry::Cell;
use crate::messages::{Fault, ParseError, ParseErrors};
use crate::options::Purpose;
use crate::symbols::{Symbols, is_gap};
use file::{File, FileKind};
use line::{Found, long_word, name, offset};
use sort::{Line, LineKind};
pub use text::PuzzleText;
use text::Solution;

/// An iterator over the puzzles of a text, such as a file of them.
///
/// It finds a puzzle a line, perhaps with a name, a comment or a rating beside it; tables with the solution in the next
/// column; lists of strings; and grids of several lines, with empty lines, headings or comments between them. All
/// puzzles of a text are of the kind of the first, on one line or on several. What cannot be read is given too, and has
/// its error when a grid is made of it.
///
/// ```
/// use sudoku_types::{Grid, ParseError, Puzzles};
///
/// let text = "\
/// ## Two of several lines
///
/// Grid 1
/// 1 2 | . .
/// . . | 3 .
/// ----+----
/// . . | . 4
/// . 3 | . .
///
/// 1...
/// ..3.
/// ...4
/// .2..
/// ";
/// let puzzles = Puzzles::of(text);
/// let grids: Result<Vec<Grid<4>>, ParseError> = puzzles.clone().map(Grid::try_from).collect();
/// assert_eq!(grids?.len(), 2);
/// let names: Vec<_> = puzzles.clone().map(|puzzle| puzzle.name()).collect();
/// assert_eq!(names, [Some("Grid 1"), None]);
/// let lines: Vec<_> = puzzles.map(|puzzle| puzzle.line()).collect();
/// assert_eq!(lines, [4, 10]);
/// # Ok::<(), ParseError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "iterators do nothing until they are asked"]
pub struct Puzzles<'text> {
    text: &'text str,
    /// Options that count for each puzzle, and what puzzles are read for.
    options: Options,
    purpose: Purpose,
    /// The kind of the file, if the caller knows it.
    known: Option<FileKind>,
    /// The file, once the first puzzle is asked for.
    file: Option<File<'text>>,
    /// The number of the next line, and the rest of a list on the line above it.
    next: usize,
    rest: Option<&'text str>,
    /// The heading or comment above the next puzzle, and whether one says that it is a solution.
    heading: Option<&'text str>,
    is_said: bool,
    /// The line on which the options of the next puzzle begin, if they are on lines of their own.
    own: Option<usize>,
    /// The options of the last puzzle that had some of its own.
    last_own: Option<Options>,
    /// The line on which the borders begin that are directly above, such as the quote of a string of several lines.
    border: Option<usize>,
    /// The line after the block that comes next, and how many rows each of its grids has.
    block: Option<(usize, usize)>,
    /// The line directly above was not a puzzle, and its error has been given.
    is_told: bool,
    /// The next puzzle, if it was read to see whether it is the solution of the one above; and whether it is said to be one.
    ahead: Option<Box<(PuzzleText<'text>, bool)>>,
    /// The line of the last puzzle.
    last: Option<usize>,
}

impl Default for Puzzles<'_> {
    fn default() -> Self {
        Puzzles::of("")
    }
}

impl<'text> Puzzles<'text> {
    /// The puzzles of a text.
    pub fn of(text: &'text str) -> Self {
        Puzzles {
            text: text.strip_prefix('\u{feff}').unwrap_or(text),
            options: Options::default(),
            purpose: Purpose::Solve,
            known: None,
            file: None,
            next: 0,
            rest: None,
            heading: None,
            is_said: false,
            own: None,
            last_own: None,
            border: None,
            block: None,
            is_told: false,
            ahead: None,
            last: None,
        }
    }

    /// The puzzles of a text in which each is on one line. Rows on lines of their own are errors.
    ///
    /// ```
    /// use sudoku_types::Puzzles;
    ///
    /// let text = "1...............\n".repeat(16); // or one 16×16 grid
    /// assert_eq!(Puzzles::lines(&text).count(), 16);
    /// assert_eq!(Puzzles::blocks(&text).next().and_then(|puzzle| puzzle.size()), Some(16));
    /// ```
    pub fn lines(text: &'text str) -> Self {
        Puzzles {
            known: Some(FileKind::Lines),
            ..Puzzles::of(text)
        }
    }

    /// The puzzles of a text in which each row is on a line of its own. Puzzles on one line are errors.
    pub fn blocks(text: &'text str) -> Self {
        Puzzles {
            known: Some(FileKind::Blocks),
            ..Puzzles::of(text)
        }
    }

    /// The puzzles of a text, where options such as `boxes: 2x3;` count for each puzzle that has none of its own.
    ///
    /// # Errors
    ///
    /// If there is something else than options in `options`, or they cannot be read. The place of the error is in
    /// `options`. Options that do not fit a puzzle are an error when a grid is made of it.
    ///
    /// ```
    /// use sudoku_types::{Grid, Puzzles, Rule};
    ///
    /// let mut puzzles = Puzzles::with("1.....3....4.2..", "rules: diagonals;")?;
    /// let grid: Grid<4> = puzzles.next().expect("a puzzle").try_into()?;
    /// assert!(grid.rules().has(Rule::Diagonals));
    ///
    /// let error = Puzzles::with("1.....3....4.2..", "boxes: 2x2").unwrap_err();
    /// assert_eq!(error.column(), Some(10));
    /// assert!(error.message().to_string().starts_with("expected `;` after the value of `boxes`"));
    /// # Ok::<(), sudoku_types::ParseError>(())
    /// ```
    pub fn with(text: &'text str, options: &str) -> Result<Self, ParseError> {
        let (errors, end) = read_options(options, Purpose::Solve);
        let cursor = Cursor::new(options);
        match errors.first() {
            Some(error) => Err(*error),
            None if end < options.len() => {
                let place = cursor.place(end);
                Err(ParseError::new(Some(place), Fault::NotAnOption))
            }
            None => Ok(Puzzles {
                options: Options::of(options, Purpose::Solve),
                ..Puzzles::of(text)
            }),
        }
    }

    /// The puzzles of a text as they are read for this purpose.
    #[doc(hidden)]
    pub fn read_for(self, purpose: Purpose) -> Self {
        Puzzles { purpose, ..self }
    }

    fn file(&mut self) -> &File<'text> {
        let find = || File::of(self.text, &self.options, self.known);
        self.file.get_or_insert_with(find)
    }

    fn line(&mut self, index: usize) -> Option<Line<'text>> {
        self.file().lines.get(index).copied()
    }

    /// Where a line begins.
    fn start(&mut self, index: usize) -> usize {
        let end = self.text.len();
        self.line(index).map_or(end, |line| line.at)
    }

    /// This part of the text, which begins on this line.
    fn part(&mut self, text: &'text str, line: usize) -> Cursor<'text> {
        let start = self.start(line);
        let before = &self.text[start..offset(self.text, text)];
        Cursor::within(text, line + 1, before.chars().count() + 1)
    }

    /// The puzzle of a part of the text, which begins on this line.
    fn puzzle(&mut self, text: &'text str, line: usize, options: &Options) -> PuzzleText<'text> {
        let part = self.part(text, line);
        PuzzleText {
            part,
            name: None,
            reading: Box::new(self.reading(part, options)),
            solution: None,
        }
    }

    /// Reads a part of the text.
    fn reading(&self, part: Cursor<'text>, options: &Options) -> Reading {
        let mut digits = [0; 81];
        let size = match options.has_those_of_the_caller {
            true => None,
            false => read_line(part.text.as_bytes(), &mut digits),
        };
        let Some(size) = size else {
            return read_after(options.clone(), part, self.purpose);
        };
        Reading {
            options: options.clone(),
            cells: CellList {
                size,
                digits: digits[..size * size].to_vec(),
                offsets: Vec::from_iter(0..(size * size) as u32),
                has_letters: false,
                symbols: Symbols::Standard,
            },
            errors: ParseErrors::default(),
            begin: 0,
        }
    }

    /// Reads the next puzzle, and returns whether it is said to be a solution.
    fn read(&mut self) -> Option<(PuzzleText<'text>, bool)> {
        loop {
            if let Some(rest) = self.rest.take() {
                let line = self.next - 1;
                if let Some(found) = Found::in_rest(rest, &self.options) {
                    return Some((self.found(found, line, line), false));
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
            return Some(self.found_with(Found { grid, ..found }, from, here, base));
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
    fn found(&mut self, found: Found<'text>, from: usize, here: usize) -> PuzzleText<'text> {
        let options = self.options.clone();
        self.found_with(found, from, here, &options)
    }

    fn found_with(
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
        let is_narrow = line.width < 16 || line.kind == LineKind::Mixed;
        let is_told = mem::replace(&mut self.is_told, is_narrow);
        if is_narrow && is_told && !has_own {
            return None;
        }
        let word = long_word(text).filter(|_| !has_own);
        let puzzle = self.puzzle(word.unwrap_or(text), from, base);
        match line.kind {
            LineKind::Mixed => Some(puzzle.wrong(Fault::WordsAndCells)),
            _ if is_narrow || puzzle.is_right() => Some(puzzle.wrong(Fault::NotAPuzzle)),
            _ => Some(puzzle),
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
        self.puzzle(text, from, base)
    }

    /// The lines from one up to another, without the space after them.
    fn block_text(&mut self, from: usize, end: usize) -> &'text str {
        let (start, end) = (self.start(from), self.start(end));
        self.text[start..end].trim_end_matches(is_gap)
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
            return Err((end, mixed, Fault::WordsAndCells));
        }
        let text = self.block_text(from, end);
        let (all, is_alone) = (
            self.text,
            self.text.trim_matches(is_gap) == text.trim_matches(is_gap),
        );
        debug_assert!(offset(all, text) <= all.len());
        let (is_found, index) = (
            self.line(self.next)
                .is_some_and(|line| line.found.is_some()),
            self.next,
        );
        if rows == 1 && (is_found || !is_alone && self.puzzle(text, from, base).is_right()) {
            return Err((end, index, Fault::OneLineAmongBlocks));
        }
        let may_be_stack = are_alike
            && width > 1
            && rows > width
            && rows.is_multiple_of(width)
            && allows(base.claimed().0, width);
        let is_stack = may_be_stack && !self.puzzle(text, from, base).is_right();
        Ok((end, if is_stack { width } else { usize::MAX }))
    }

    /// Gives a puzzle with blanks the grid that follows it, if that is its solution. Returns the grid if it is not.
    fn take_solution(
        &mut self,
        puzzle: &mut PuzzleText<'text>,
        next: PuzzleText<'text>,
        is_said: bool,
    ) -> Option<(PuzzleText<'text>, bool)> {
        if !next.is_full() || !(is_said || self.file().are_pairs) {
            return Some((next, is_said));
        } else if !puzzle.is_right() {
            // The error of the puzzle is enough.
            return None;
        }
        let line = puzzle.line();
        let size = puzzle.reading.cells.size;
        if next.reading.cells.size != size {
            return Some((next.wrong(Fault::OtherSizeOfSolution { line }), false));
        }
        let pairs = puzzle.reading.digits().iter().zip(next.reading.digits());
        let is_other = |(given, digit): (&u8, &u8)| *given > 0 && given != digit;
        if let Some(index) = { pairs }.position(is_other) {
            let (row, column) = (index / size, index % size);
            let fault = Fault::OtherSolution {
                line,
                cell: Cell { row, column },
            };
            return Some((next.wrong(fault), false));
        }
        puzzle.solution = Some(Box::new(Solution {
            line: next.line(),
            column: next.column(),
            reading: *next.reading,
        }));
        None
    }
}

impl<'text> Iterator for Puzzles<'text> {
    type Item = PuzzleText<'text>;

    fn next(&mut self) -> Option<PuzzleText<'text>> {
        let (mut puzzle, is_said) = match self.ahead.take() {
            Some(ahead) => *ahead,
            None => self.read()?,
        };
        let last = self.last.replace(puzzle.line());
        let is_right = puzzle.is_right();
        if puzzle.is_full() && is_said {
            return Some(puzzle.wrong(Fault::LoneSolution));
        } else if is_right && is_said {
            return Some(puzzle.wrong(Fault::SolutionWithBlanks));
        } else if puzzle.is_full() {
            let fault = last.map_or(Fault::FullGrid, |line| Fault::IsSolution { line });
            let is_alone = !self.file().has_blanks || puzzle.solution.is_some();
            return Some(if is_alone {
                puzzle
            } else {
                puzzle.wrong(fault)
            });
        }
        if puzzle.solution.is_none()
            && self.rest.is_none()
            && let Some((next, is_said)) = self.read()
        {
            let other = self.take_solution(&mut puzzle, next, is_said);
            self.ahead = other.map(Box::new);
        }
        Some(puzzle)
    }
}

impl FusedIterator for Puzzles<'_> {}

#[cfg(test)]
mod tests;
