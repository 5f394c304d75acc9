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
//! text ─ lines, found ─► lines, each with what it is ─ parts ─► where each puzzle is ─ read ─► a puzzle, or an error
//! ```
//!
//! Each line is a puzzle, a row, options, a comment, a heading or an error. A file is of the kind of its first puzzle: a
//! puzzle a line, or blocks.

mod found;
mod kind;
mod lines;
mod parts;
mod text;

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::iter::FusedIterator;

use super::cursor::{Cursor, offset};
use super::line::read_line;
use super::options::Options;
use super::{CellList, Reading, read_after, read_options};
use crate::geometry::Cell;
use crate::messages::{Fault, ParseError, ParseErrors};
use crate::options::Purpose;
use crate::symbols::{Symbols, is_line_end};
use kind::FileKind;
use parts::{Cells, Part, parts};
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
/// The lines of the text are sorted when the first puzzle is asked for, with some 500 bytes for each line, of which 200 for each
/// puzzle are kept.
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
    /// The number of the next part.
    next: usize,
    /// The options of the last puzzle that had some of its own.
    last_own: Option<Options>,
    /// The next puzzle, if it was read to see whether it is the solution of the one above; and whether it is said to be one.
    ahead: Option<Box<(PuzzleText<'text>, bool)>>,
    /// The line of the last puzzle.
    last: Option<usize>,
}

/// The parts of a file.
#[derive(Clone, Debug)]
struct File<'text> {
    parts: Vec<Part<'text>>,
    /// After each puzzle there is a full grid.
    are_pairs: bool,
    /// Some puzzle has blanks.
    has_blanks: bool,
}

impl<'text> File<'text> {
    fn of(parts: Vec<Part<'text>>) -> Self {
        let cells: Vec<Cells> = parts.iter().map(|part| part.cells).collect();
        let grids: Vec<Cells> = { cells.iter() }
            .copied()
            .filter(|it| *it != Cells::None)
            .collect();
        let is_pair = |pair: &[Cells]| {
            matches!(
                pair,
                [Cells::Unclear | Cells::Blanks, Cells::Unclear | Cells::Full]
            )
        };
        File {
            parts,
            are_pairs: grids.contains(&Cells::Full) && grids.chunks(2).all(is_pair),
            has_blanks: grids.contains(&Cells::Blanks),
        }
    }
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
            last_own: None,
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
        let find = || File::of(parts(self.text, &self.options, self.known));
        self.file.get_or_insert_with(find)
    }

    /// This part of the text, which begins on this line.
    fn part(&self, text: &'text str, line: usize) -> Cursor<'text> {
        let before = &self.text[..offset(self.text, text)];
        let column = before
            .chars()
            .rev()
            .take_while(|it| !is_line_end(*it))
            .count();
        Cursor::within(text, line + 1, column + 1)
    }

    /// Reads the next puzzle, and returns whether it is said to be a solution.
    fn read(&mut self) -> Option<(PuzzleText<'text>, bool)> {
        loop {
            let next = self.next;
            let part = self.file().parts.get(next)?.clone();
            self.next += 1;
            let puzzle = self.puzzle(&part);
            if puzzle.is_right() || !part.is_beside_error {
                return Some((puzzle, part.is_said));
            }
        }
    }

    /// The puzzle of a part.
    fn puzzle(&mut self, part: &Part<'text>) -> PuzzleText<'text> {
        let cursor = self.part(part.text, part.line);
        let puzzle = |reading| PuzzleText {
            part: cursor,
            name: part.name,
            reading: Box::new(reading),
            solution: None,
        };
        if let Some(fault) = &part.fault {
            let (fault, place) = **fault;
            let place = self.part(place, part.grid_line);
            let own = || Options::of(part.text, self.purpose);
            self.last_own = part.has_own_lines.then(own).or(self.last_own.take());
            return puzzle(Reading::wrong(place.error(fault)));
        }
        // A solution is written as its puzzle, without the options.
        let may_be_solution = (part.is_said || self.file().are_pairs) && !part.has_options;
        let own = self.last_own.as_ref().filter(|_| may_be_solution);
        let mut puzzle = puzzle(self.reading(cursor, own.unwrap_or(&self.options)));
        if let Some(text) = part.solution.filter(|_| puzzle.is_right()) {
            let place = self.part(text, part.grid_line);
            let options = puzzle.reading.options.without_places();
            puzzle.solution = Some(Box::new(Solution {
                reading: self.reading(place, &options),
                line: place.line,
                column: place.column,
            }));
        }
        let has_options = puzzle.reading.begin > 0;
        let is_without = !may_be_solution && self.last_own.is_some() && !has_options;
        if !may_be_solution && !is_without {
            let own = puzzle.reading.options.without_places();
            self.last_own = (part.has_own_lines && has_options).then_some(own);
        }
        match part.fault_if_right.filter(|_| puzzle.is_right()) {
            Some(fault) => puzzle.wrong(fault),
            None if is_without => puzzle.wrong(Fault::OptionsOfOne),
            None => puzzle,
        }
    }

    /// Reads a part of the text.
    fn reading(&self, part: Cursor<'text>, options: &Options) -> Reading {
        let mut digits = [0; 81];
        let size = read_line(part.text.as_bytes(), &mut digits);
        let Some(size) = size.filter(|_| !options.has_those_of_the_caller) else {
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
