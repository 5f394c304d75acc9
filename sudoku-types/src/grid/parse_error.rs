//! What is wrong with a text that was to be a grid.

use core::fmt;

use super::GridError;
use super::expected::Expected;
use super::text::{Piece, Place};

/// Why a text is no grid: where, what, and what was expected.
///
/// ```
/// use sudoku_types::Grid;
///
/// let error = Grid::<4>::parse("1 _ | _ _\n_ _ | x _\n_ _ | _ 4\n_ 2 | _ _").unwrap_err();
/// assert_eq!((error.line(), error.column()), (Some(2), Some(7)));
/// assert_eq!(
///     error.to_string(),
///     "line 2, column 7: `x` is not a digit of a 4×4 grid: expected 1 to 4, or `_` for a blank",
/// );
///
/// let error = Grid::<4>::parse("1___\n__3\n___4\n_2__").unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 3: row 2 has 3 cells, expected 4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseError {
    place: Option<Place>,
    fault: Fault,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// This is no symbol of the grid.
    Stray {
        piece: Piece,
        expected: Expected,
        size: usize,
    },
    /// A row, counted from 0, is too short or too long.
    RowLength {
        row: usize,
        count: usize,
        size: usize,
    },
    /// Each row is right, but they are not as many as they should be.
    Rows { count: usize, size: usize },
    /// The cells are too many or too few.
    Cells { count: usize, size: usize },
    /// There is no option of this name.
    UnknownOption,
    /// An option stands before the grid for the second time.
    OptionTwice,
    /// The value of an option cannot be read.
    Value(OptionName),
    /// Nothing ends the value of an option.
    Unended(OptionName),
    /// The symbols are too many or too few.
    SymbolCount { count: usize, size: usize },
    /// The boxes or symbols are not for this grid.
    Grid(GridError),
}

/// An option that a grid can be read with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OptionName {
    Boxes,
    Symbols,
    Solution,
}

impl ParseError {
    pub(super) const fn new(place: Place, fault: Fault) -> Self {
        ParseError {
            place: Some(place),
            fault,
        }
    }

    /// The fault of boxes or symbols that were not in the text.
    pub(super) const fn outside(error: GridError) -> Self {
        ParseError {
            place: None,
            fault: Fault::Grid(error),
        }
    }

    /// The line of the fault, from 1; `None` where it is not in the text but in the boxes or
    /// symbols that it was to be read with.
    ///
    /// ```
    /// use sudoku_types::Grid;
    ///
    /// assert_eq!(Grid::<9>::parse("\n\n1").unwrap_err().line(), Some(3));
    /// assert_eq!(Grid::<7>::parse("1").unwrap_err().line(), None); // no boxes are usual
    /// ```
    pub const fn line(&self) -> Option<usize> {
        match self.place {
            Some(place) => Some(place.line as usize),
            None => None,
        }
    }

    /// The column of the fault in its line, in characters, from 1; `None` as for
    /// [`line`](ParseError::line).
    ///
    /// ```
    /// use sudoku_types::Grid;
    ///
    /// assert_eq!(Grid::<4>::parse("| 1 2 | 3 x |").unwrap_err().column(), Some(11));
    /// ```
    pub const fn column(&self) -> Option<usize> {
        match self.place {
            Some(place) => Some(place.column as usize),
            None => None,
        }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Place { line, column }) = self.place {
            write!(f, "line {line}, column {column}: ")?;
        }
        write!(f, "{}", self.fault)
    }
}

impl core::error::Error for ParseError {}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Stray {
                piece,
                expected,
                size,
            } => write!(
                f,
                "`{piece}` is not a digit of a {size}×{size} grid: \
                 expected {expected}, or `_` for a blank",
            ),
            Fault::RowLength { row, count, size } => write!(
                f,
                "row {} has {}, expected {size}",
                row + 1,
                NumberOf(*count, "cell")
            ),
            Fault::Rows { count, size } => write!(
                f,
                "this grid has {} of {}, expected {}",
                NumberOf(*count, "row"),
                NumberOf(*size, "cell"),
                NumberOf(*size, "row")
            ),
            Fault::Cells { count, size } => write!(
                f,
                "this grid has {}, expected {}: {size} rows of {size}",
                NumberOf(*count, "cell"),
                size * size
            ),
            Fault::UnknownOption => f.write_str(
                "unknown option: expected `boxes: 2x3;` or `symbols: \"…\";`, for example",
            ),
            Fault::OptionTwice => f.write_str("this option is given twice"),
            Fault::Value(name) => write!(f, "this is no value of `{name}`: {}", name.allowed()),
            Fault::Unended(name) => write!(
                f,
                "expected `;` after the value of `{name}`: {}",
                name.allowed()
            ),
            Fault::SymbolCount { count, size } => {
                let symbols = NumberOf(*count, "symbol");
                write!(
                    f,
                    "expected {size} symbols, one for each digit, not {symbols}"
                )
            }
            Fault::Grid(error) => write!(f, "{error}"),
        }
    }
}

impl OptionName {
    /// What may be written, by example.
    const fn allowed(self) -> &'static str {
        match self {
            OptionName::Boxes => "write the rows and columns of a box, for example `boxes: 2x3;`",
            OptionName::Symbols => {
                "write characters in order of value, for example `symbols: \"0123456789ABCDEF\";`, \
                 or numbers, for example `symbols: 0..=15;`"
            }
            OptionName::Solution => "write `solution: unique;` or `solution: first;`",
        }
    }
}

impl fmt::Display for OptionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OptionName::Boxes => "boxes",
            OptionName::Symbols => "symbols",
            OptionName::Solution => "solution",
        })
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (characters, more) = self.shown();
        for character in characters {
            write!(f, "{}", character.escape_debug())?;
        }
        f.write_str(if more { "…" } else { "" })
    }
}

/// A number and a noun.
struct NumberOf(usize, &'static str);

impl fmt::Display for NumberOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NumberOf(count, noun) = self;
        let plural = if *count == 1 { "" } else { "s" };
        write!(f, "{count} {noun}{plural}")
    }
}
