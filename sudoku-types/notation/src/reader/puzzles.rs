//! Reads many puzzles from one text: each with its place, its name, and its solution if the text has one.
//!
//! ```text
//! 53..7....6..195…  easy, 1.2     a line with a whole grid is a puzzle, and the rest of the line its name
//! 53..7….,534678…                 a second, full grid is its solution
//!
//! Grid 01                         a block of lines is a puzzle, and the heading or comment above it its name;
//! 003020600                       a block of 2n rows of n cells is two puzzles, and so on
//! 900305001
//! …
//! ```
//!
//! Each line is a puzzle, a row, options, a comment, a heading or an error. `file` sorts the lines, `block` finds the puzzles
//! of a block, `line` the grids of a line, and this file reads each puzzle.

mod block;
mod file;
mod line;
mod text;

use alloc::boxed::Box;
use alloc::vec;
use core::iter::FusedIterator;

use super::cursor::Cursor;
use super::one_line::read_line;
use super::options::Options;
use super::{CellList, Reading, read_after, read_options};
use crate::geometry::Cell;
use crate::messages::{Fault, ParseError, ParseErrors};
use crate::options::Purpose;
use crate::symbols::Symbols;
use file::{Part, parts};
use line::SMALLEST;
pub use text::PuzzleText;
use text::Solution;

/// An iterator over the puzzles of a text, such as a file of them.
///
/// It finds puzzles of one line, perhaps with a name, a comment or a rating beside them; tables with the solution in the next
/// column; and grids of several lines, with empty lines, headings or comments between them. A line that is not a puzzle, a row, an
/// option, a comment or a heading is an item too, and so is a puzzle with faults: the conversion to a grid returns their error. A
/// solution below a line such as `# solution` is not a puzzle. A page of its own has
/// [the rules](https://docs.rs/sudoku-types/latest/sudoku_types/notation/).
///
/// The first call of `next` sorts all lines of the text. The iterator keeps about 120 bytes for each puzzle, and more for a puzzle
/// with options.
///
/// ```
/// use sudoku_values::{Grid, ParseError, Puzzles};
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
    /// The options of every puzzle that has none of its own.
    options: Options,
    purpose: Purpose,
    /// The rest of the parts of the file; `None` before the first puzzle.
    parts: Option<vec::IntoIter<Part<'text>>>,
    /// True if some puzzle of the file has blanks; `None` while that is unknown.
    has_blanks: Option<bool>,
}

impl Default for Puzzles<'_> {
    fn default() -> Self {
        Puzzles::of("")
    }
}

impl<'text> Puzzles<'text> {
    /// Returns the puzzles of a text.
    pub fn of(text: &'text str) -> Self {
        Puzzles {
            text: text.strip_prefix('\u{feff}').unwrap_or(text),
            options: Options::default(),
            purpose: Purpose::Solve,
            parts: None,
            has_blanks: None,
        }
    }

    /// Returns the puzzles of a text, and gives options such as `boxes: 2x3;` to each puzzle that has none of its own.
    ///
    /// # Errors
    ///
    /// If `options` has anything but options, or they cannot be read. The place of the error is in `options`. Options that do not
    /// fit a puzzle are an error of its conversion to a grid.
    ///
    /// ```
    /// use sudoku_values::{Grid, Puzzles, Rule};
    ///
    /// let mut puzzles = Puzzles::with("1.....3....4.2..", "rules: diagonals;")?;
    /// let grid: Grid<4> = puzzles.next().expect("a puzzle").try_into()?;
    /// assert!(grid.rules().has(Rule::Diagonals));
    ///
    /// let error = Puzzles::with("1.....3....4.2..", "boxes: 2x2").unwrap_err();
    /// assert_eq!(error.column(), Some(10));
    /// assert!(error.message().starts_with("expected `;` after the value of `boxes`"));
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn with(text: &'text str, options: &str) -> Result<Self, ParseError> {
        let end = read_options(options, Purpose::Solve)?;
        if end < options.len() {
            return Err(Cursor::new(options).error((Some(end), Fault::NotAnOption)));
        }
        Ok(Puzzles {
            options: Options::of(options, Purpose::Solve),
            ..Puzzles::of(text)
        })
    }

    /// Returns the same puzzles, read for this purpose.
    #[doc(hidden)]
    pub fn read_for(self, purpose: Purpose) -> Self {
        Puzzles { purpose, ..self }
    }

    /// Reads the puzzle of a part, and its solution.
    fn puzzle(&self, part: &Part<'text>) -> PuzzleText<'text> {
        let cursor = Cursor::new(self.text).within(part.text, part.line);
        let reading = if part.faults.is_empty() {
            let options = part.options.as_deref().unwrap_or(&self.options);
            self.reading(cursor, part.grid, options)
        } else {
            let faults = part.faults.iter();
            Reading::wrong(ParseErrors::of(
                faults.map(|fault| cursor.error(fault.clone())),
            ))
        };
        let mut puzzle = PuzzleText {
            part: cursor,
            name: part.name,
            reading: Box::new(reading),
            solution: None,
        };
        let is_small =
            puzzle.reading.cells.size < SMALLEST && puzzle.reading.options.stated_size().is_none();
        if puzzle.is_right() && is_small {
            return puzzle.wrong(part.grid, Fault::NotAPuzzle);
        }
        if let Some((text, line)) = part.solution.filter(|_| puzzle.is_right()) {
            let place = Cursor::new(self.text).within(text, line);
            let options = puzzle.reading.options.of_caller();
            let solution = self.reading(place, place.at, &options);
            // The caller compares a solution that is on the line of its puzzle.
            let is_below = place.line > puzzle.part.line + part.text.matches('\n').count();
            match solution_fault(&puzzle.reading.cells, &solution.cells, is_below) {
                Some((cell, fault)) if solution.errors.is_empty() => {
                    let at = solution.cells.offsets[cell] as usize;
                    puzzle.reading.errors = place.error((Some(at), fault)).into();
                }
                _ => puzzle.reading.errors = solution.errors.clone(),
            }
            puzzle.solution = Some(Box::new(Solution {
                reading: solution,
                place: (place.line, place.column),
            }));
        }
        puzzle
    }

    /// Reads a part of the text, whose grid begins at the byte `grid`.
    fn reading(&self, part: Cursor<'text>, grid: usize, options: &Options) -> Reading {
        let mut digits = [0; 81];
        let size = read_line(part.rest().as_bytes(), &mut digits);
        let Some(size) = size.filter(|_| !options.are_any()) else {
            return read_after(options.clone(), part, grid, self.purpose);
        };
        Reading {
            options: options.clone(),
            cells: CellList {
                size,
                digits: digits[..size * size].to_vec(),
                offsets: (grid as u32..).take(size * size).collect(),
                has_letters: false,
                symbols: Symbols::Standard,
            },
            errors: ParseErrors::default(),
            begin: 0,
        }
    }

    /// Returns true if some puzzle of the file has blanks.
    fn is_among_puzzles(&mut self) -> bool {
        if self.has_blanks.is_none() {
            let mut rest = self.parts.clone().unwrap_or_default();
            let has_blanks = |part: Part<'text>| {
                let puzzle = self.puzzle(&part);
                puzzle.is_right() && !puzzle.is_full()
            };
            self.has_blanks = Some(rest.any(has_blanks));
        }
        self.has_blanks == Some(true)
    }
}

/// Returns the first wrong cell of the solution of a puzzle, and its fault.
fn solution_fault(
    puzzle: &CellList,
    solution: &CellList,
    is_below: bool,
) -> Option<(usize, Fault)> {
    let size = puzzle.size;
    if solution.size != size {
        return Some((0, Fault::OtherSolution(None)));
    }
    let blank = solution.digits.iter().position(|digit| *digit == 0);
    let mut pairs = puzzle.digits.iter().zip(&solution.digits);
    let is_other = |(given, digit): (&u8, &u8)| *given > 0 && given != digit;
    let mut other = || pairs.position(is_other).filter(|_| is_below);
    let fault = |index: usize| {
        let (row, column) = (index / size, index % size);
        (index, Fault::OtherSolution(Some(Cell { row, column })))
    };
    let blank = blank.map(|index| (index, Fault::SolutionWithBlanks));
    blank.or_else(|| other().map(fault))
}

impl<'text> Iterator for Puzzles<'text> {
    type Item = PuzzleText<'text>;

    fn next(&mut self) -> Option<PuzzleText<'text>> {
        let find = || parts(self.text, &self.options, self.purpose).into_iter();
        let part = self.parts.get_or_insert_with(find).next()?;
        let puzzle = self.puzzle(&part);
        if !puzzle.is_full() {
            self.has_blanks = self.has_blanks.or(puzzle.is_right().then_some(true));
        } else if puzzle.solution.is_none() && self.is_among_puzzles() {
            return Some(puzzle.wrong(part.grid, Fault::FullGrid));
        }
        Some(puzzle)
    }
}

impl FusedIterator for Puzzles<'_> {}
