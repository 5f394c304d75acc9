//! The error of a text that could not be read as a grid, with its line and column.

use alloc::string::{String, ToString};
use core::fmt;

use super::GridError;
use super::fault::Fault;
use crate::reader::Place;

/// The reason why a text is not a grid: the place, the fault, and what was expected.
///
/// The compiler prints the same sentence, [`message`](ParseError::message), for the same grid in
/// [`sudoku!`](https://docs.rs/sudoku-types/latest/sudoku_types/macro.sudoku.html). `Display` writes the place before it.
///
/// ```
/// use sudoku_values::{Grid, ParseErrorKind};
///
/// let error = Grid::<4>::parse("1 _ | _ _\n_ _ | y _\n_ _ | _ 4\n_ 2 | _ _").unwrap_err();
/// assert_eq!(error.kind(), ParseErrorKind::NotADigit);
/// assert_eq!((error.line(), error.column()), (Some(2), Some(7)));
/// assert_eq!(
///     error.to_string(),
///     "line 2, column 7: `y` is not a digit of a 4×4 grid: expected 1 to 4, or `_` for a blank",
/// );
///
/// let error = Grid::<4>::parse("1___\n__3\n___4\n_2__").unwrap_err();
/// assert_eq!(error.message(), "row 2 has 3 cells, expected 4");
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct ParseError {
    place: Option<Place>,
    fault: Fault,
}

/// The kind of a [`ParseError`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// The text has no grid.
    Empty,
    /// The content of a cell is neither a digit nor a blank.
    NotADigit,
    /// A row is too short or too long, or the number of rows is wrong.
    Rows,
    /// No grid has this number of cells.
    CellCount,
    /// A mark between or around the cells has no meaning, or more than one.
    Mark,
    /// An option cannot be read, or does not fit the grid.
    BadOption,
    /// A grid of this size has no usual boxes.
    NoUsualBoxes,
    /// The grid has another size than expected.
    OtherSize,
    /// The grid has regions, cages or marks, and the type of grid has no room for them.
    NoRoom,
}

impl ParseError {
    pub(crate) fn new(place: Option<Place>, fault: Fault) -> Self {
        ParseError { place, fault }
    }

    /// Returns the error of boxes or symbols that are not in the text.
    #[doc(hidden)]
    pub fn outside(error: GridError) -> Self {
        ParseError::new(None, Fault::Grid(error))
    }

    /// Returns the place of the fault; `None` if it is not in the text, but in the boxes, symbols or size that were given
    /// with it.
    #[doc(hidden)]
    pub fn place(&self) -> Option<Place> {
        self.place
    }

    /// Returns the line of the fault, from 1; `None` if it is not in the text, but in the boxes, symbols or size that were
    /// given with it.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// assert_eq!(Grid::<4>::parse("\n\n1 2 3").unwrap_err().line(), Some(3));
    /// assert_eq!(Grid::<9>::parse("1___ __3_ ___4 _2__").unwrap_err().line(), None); // a 4×4 grid
    /// ```
    pub fn line(&self) -> Option<usize> {
        self.place.map(|place| place.line as usize)
    }

    /// Returns the column of the fault in its line, in characters, from 1; `None` like [`line`](ParseError::line).
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let error = Grid::<4>::parse("| 1 2 | 3 y | / ____ / ____ / ____").unwrap_err();
    /// assert_eq!(error.column(), Some(11));
    /// ```
    pub fn column(&self) -> Option<usize> {
        self.place.map(|place| place.column as usize)
    }

    /// Returns the sentence, without the place.
    pub fn message(&self) -> String {
        self.fault.to_string()
    }

    /// Returns true if each option is valid, but not together with other options or the size of the grid.
    pub(crate) fn is_of_options_together(&self) -> bool {
        matches!(
            self.fault,
            Fault::NoProof | Fault::NoTypes | Fault::Grid(GridError::RuleDoesNotFit { .. })
        )
    }

    /// Returns the kind of the error.
    pub fn kind(&self) -> ParseErrorKind {
        self.fault.kind()
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Place { line, column, .. }) = self.place {
            write!(f, "line {line}, column {column}: ")?;
        }
        self.fault.fmt(f)
    }
}

/// Writes the sentence, so that `unwrap` shows it.
impl fmt::Debug for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ParseError({self})")
    }
}

impl core::error::Error for ParseError {}
