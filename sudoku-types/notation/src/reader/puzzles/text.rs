//! A puzzle of a file: which part of the file it is, what is above it, and what it says.

use crate::messages::{Fault, ParseError, ParseErrors};
use crate::options::Purpose;
use crate::reader::options::Options;
use crate::reader::{Cursor, Place, Reading, read_after};

/// A puzzle of a text, not yet read: see [`Puzzles`](crate::reader::Puzzles).
#[derive(Clone, Copy, Debug)]
pub struct PuzzleText<'text> {
    pub(super) part: Cursor<'text>,
    pub(super) name: Option<&'text str>,
    pub(super) solution: Option<Cursor<'text>>,
    pub(super) has_ended: bool,
    pub(super) options: Options,
    /// What is wrong, if it is not what the reader says of the text.
    pub(super) error: Option<ParseError>,
}

/// A place in the text: how many bytes come before it, and the number of its line, from 1.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spot {
    pub(super) at: usize,
    pub(super) line: usize,
}

impl<'text> PuzzleText<'text> {
    /// This puzzle with a fault at its beginning.
    pub(super) fn wrong(self, fault: Fault) -> Self {
        let error = Some(self.part.error(fault));
        PuzzleText { error, ..self }
    }

    /// The text of the puzzle: its options, and its grid.
    pub const fn text(&self) -> &'text str {
        self.part.text
    }

    /// The text, if there are no options beside it.
    #[doc(hidden)]
    pub fn text_without_options(&self) -> Option<&'text str> {
        let is_alone = !self.options.has_those_of_the_caller && self.error.is_none();
        is_alone.then_some(self.part.text)
    }

    /// The number of its first line, from 1.
    pub const fn line(&self) -> usize {
        self.part.line
    }

    /// The column in that line, from 1, where it begins.
    pub const fn column(&self) -> usize {
        self.part.column
    }

    /// The name: what follows a puzzle of one line, or the heading or comment above one of several lines.
    ///
    /// ```
    /// use sudoku_types::Puzzles;
    ///
    /// let name = |text| Puzzles::of(text).next().and_then(|puzzle| puzzle.name());
    /// assert_eq!(name("1.....3....4.2.. # by hand"), Some("by hand"));
    /// assert_eq!(name("1.....3....4.2..,1342243131244213,easy,1.2"), Some("easy,1.2"));
    /// assert_eq!(name("Grid 01\n1...\n..3.\n...4\n.2.."), Some("Grid 01"));
    /// ```
    pub const fn name(&self) -> Option<&'text str> {
        self.name
    }

    /// The number of rows, if the text is a grid.
    ///
    /// ```
    /// use sudoku_types::Puzzles;
    ///
    /// let mut puzzles = Puzzles::of("1.....3....4.2.. one\n1.....3....4.2 two");
    /// assert_eq!(puzzles.next().unwrap().size(), Some(4));
    /// assert_eq!(puzzles.next().unwrap().size(), None);
    /// ```
    pub fn size(&self) -> Option<usize> {
        let reading = self.reading(Purpose::Solve);
        let is_right = reading.errors.is_empty();
        is_right.then_some(reading.cells.size)
    }

    /// Returns true if nothing that is added to the text can belong to this puzzle: something else follows it already.
    pub const fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// What the text says. Places are those of the whole text.
    #[doc(hidden)]
    pub fn reading(&self, purpose: Purpose) -> Reading {
        let mut reading = read_after(self.options, self.part, purpose);
        if let Some(error) = self.error {
            reading.errors = ParseErrors::one(error);
        }
        reading
    }

    /// The line and column, in the whole text, of a place in the text of this puzzle.
    #[doc(hidden)]
    pub fn place_of(&self, offset: usize) -> (usize, usize) {
        let place = self.part.place(offset);
        (place.line as usize, place.column as usize)
    }

    /// Returns true if an error is one of the options that count for each puzzle: its place is where the grid begins,
    /// and that of the text's own options where they are.
    #[doc(hidden)]
    pub fn is_of_options(&self, error: &ParseError) -> bool {
        let own = Options::end_of(self.part.text, self.options);
        let is_behind = |place: Place| place.offset as usize >= own;
        error.is_of_options_together() && error.place().is_none_or(is_behind)
    }

    /// The reading of a second grid on the same line, which is full and as large as the puzzle, and its line and column.
    #[doc(hidden)]
    pub fn solution(&self) -> Option<(Reading, (usize, usize))> {
        let (part, mut options) = (self.solution?, self.options);
        _ = options.take(&mut Cursor::new(self.part.text), Purpose::Solve);
        let reading = read_after(options, part, Purpose::Solve);
        Some((reading, (part.line, part.column)))
    }
}
