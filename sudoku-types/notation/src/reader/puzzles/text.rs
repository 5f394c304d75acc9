//! A puzzle of a file, with its place, its name and its solution.

use alloc::boxed::Box;

use crate::messages::{Fault, ParseError, ParseErrors};
use crate::reader::{Cursor, Reading};

/// A puzzle of a text, or its error: see [`Puzzles`](crate::reader::Puzzles).
#[derive(Clone, Debug)]
pub struct PuzzleText<'text> {
    pub(super) part: Cursor<'text>,
    pub(super) name: Option<&'text str>,
    pub(super) reading: Box<Reading>,
    pub(super) solution: Option<Box<Solution>>,
}

/// The solution of a puzzle, as it is written, with its line and column.
#[derive(Clone, Debug)]
pub(super) struct Solution {
    pub(super) reading: Reading,
    pub(super) place: (usize, usize),
}

impl<'text> PuzzleText<'text> {
    /// Returns this puzzle with a fault at this byte.
    pub(super) fn wrong(mut self, at: usize, fault: Fault) -> Self {
        self.reading.errors = self.part.error((Some(at), fault)).into();
        self
    }

    /// Returns true if it has no error.
    pub(super) fn is_right(&self) -> bool {
        self.reading.errors.is_empty()
    }

    /// Returns true if it has no error and no blanks.
    pub(super) fn is_full(&self) -> bool {
        self.is_right() && self.reading.cells.is_full()
    }

    /// Returns the text of the puzzle: its options and its grid.
    pub fn text(&self) -> &'text str {
        self.part.rest()
    }

    /// Returns the number of its first line, counted from 1.
    pub const fn line(&self) -> usize {
        self.part.line
    }

    /// Returns the column of its first line at which it begins, counted from 1.
    pub const fn column(&self) -> usize {
        self.part.column
    }

    /// Returns the name: the text beside a puzzle of one line, or the heading or comment above a puzzle of several lines.
    ///
    /// ```
    /// use sudoku_values::Puzzles;
    ///
    /// let name = |text| Puzzles::of(text).next().and_then(|puzzle| puzzle.name());
    /// assert_eq!(name("1.....3....4.2.. # by hand"), Some("by hand"));
    /// assert_eq!(name("1.....3....4.2..,1342243131244213,easy,1.2"), Some("easy,1.2"));
    /// assert_eq!(name("Grid 01\n1...\n..3.\n...4\n.2.."), Some("Grid 01"));
    /// ```
    pub const fn name(&self) -> Option<&'text str> {
        self.name
    }

    /// Returns the number of rows; `None` if the puzzle has an error.
    ///
    /// ```
    /// use sudoku_values::Puzzles;
    ///
    /// let mut puzzles = Puzzles::of("1.....3....4.2.. one\n1.....3....4.2 two");
    /// assert_eq!(puzzles.next().unwrap().size(), Some(4));
    /// assert_eq!(puzzles.next().unwrap().size(), None);
    /// ```
    pub fn size(&self) -> Option<usize> {
        self.is_right().then_some(self.reading.cells.size)
    }

    /// Returns the errors of the puzzle: the conversion to a grid returns the first one.
    ///
    /// ```
    /// use sudoku_values::Puzzles;
    ///
    /// let puzzle = Puzzles::of("boxes: 2x; effort: 99; 1.....3....4.2..").next().unwrap();
    /// let columns: Vec<_> = puzzle.errors().iter().map(|error| error.column()).collect();
    /// assert_eq!(columns, [Some(8), Some(20)]);
    /// ```
    pub fn errors(&self) -> &ParseErrors {
        &self.reading.errors
    }

    /// Returns the content of the puzzle. The places of errors are in the whole text.
    #[doc(hidden)]
    pub fn reading(&self) -> &Reading {
        &self.reading
    }

    /// Returns the line and the column, in the whole text, of a byte of this puzzle.
    #[doc(hidden)]
    pub fn place_of(&self, offset: usize) -> (usize, usize) {
        let place = self.part.place(offset);
        (place.line as usize, place.column as usize)
    }

    /// Returns true for an error of the caller's options. Its place is in the grid, while an error of the text's own options is
    /// at one of them.
    #[doc(hidden)]
    pub fn is_of_options(&self, error: &ParseError) -> bool {
        let own = self.reading.begin;
        error.is_of_options_together()
            && error
                .place()
                .is_none_or(|place| place.offset as usize >= own)
    }

    /// Returns the content of the solution beside the puzzle or below it, and the line and column of the solution. It is a full
    /// grid of the same size.
    #[doc(hidden)]
    pub fn solution(&self) -> Option<(&Reading, (usize, usize))> {
        let solution = self.solution.as_ref()?;
        Some((&solution.reading, solution.place))
    }
}
