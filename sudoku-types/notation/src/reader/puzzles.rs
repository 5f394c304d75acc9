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
//! ```text
//! text ─ sort ─► lines, each with what it is ─ file ─► lines or blocks ─ take ─► a puzzle, or an error
//! ```
//!
//! Each line is a puzzle, a row, options, a comment, a heading or an error. A file is of the kind of its first puzzle: a
//! puzzle a line, or blocks.

mod file;
mod line;
mod sort;
mod take;
mod text;

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::iter::FusedIterator;

use super::cursor::Cursor;
use super::line::read_line;
use super::options::Options;
use super::{CellList, Reading, read_after, read_options};
use crate::geometry::Cell;
use crate::messages::{Fault, ParseError, ParseErrors};
use crate::options::Purpose;
use crate::symbols::Symbols;
use file::{File, FileKind};
use line::offset;
use sort::Line;
pub use text::PuzzleText;
use text::Solution;

/// An iterator over the puzzles of a text, such as a file of them.
///
/// It finds a puzzle a line, perhaps with a name, a comment or a rating beside it; tables with the solution in the next
/// column; lists of strings; and grids of several lines, with empty lines, headings or comments between them. All
/// puzzles of a text are of the kind of the first, on one line or on several. What cannot be read is given too, and has
/// its error when a grid is made of it: so is each line that is not a puzzle, a row, an option, a comment or a heading. A
/// solution that follows its puzzle is not a puzzle. [The rules](https://docs.rs/sudoku-types/latest/sudoku_types/notation/)
/// are on a page of their own.
///
/// The lines of the text are sorted when the first puzzle is asked for, with some 300 bytes for each line.
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
