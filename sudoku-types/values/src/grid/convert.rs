//! Converts a grid to and from text and rows.

use core::str::FromStr;

use super::Grid;
use sudoku_notation::messages::{GridError, ParseError};
use sudoku_notation::symbols::Symbols;

/// Reads a grid like [`Grid::parse`].
impl<const N: usize, const A: usize> FromStr for Grid<N, A> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Grid::parse(text)
    }
}

/// Calls [`Grid::from_rows`] with the usual boxes and the standard symbols.
///
/// ```
/// use sudoku_values::{Grid, GridError};
///
/// let grid = Grid::try_from([[1, 0, 0, 0], [0, 0, 3, 0], [0, 0, 0, 4], [0, 2, 0, 0]])?;
/// assert_eq!(grid, "1... ..3. ...4 .2..".parse().unwrap());
/// assert_eq!(<[[u8; 4]; 4]>::from(grid)[3], [0, 2, 0, 0]);
///
/// assert_eq!(Grid::try_from([[0; 7]; 7]), Err(GridError::NoUsualBoxes { size: 7 }));
/// # Ok::<(), GridError>(())
/// ```
impl<const N: usize> TryFrom<[[u8; N]; N]> for Grid<N> {
    type Error = GridError;

    fn try_from(rows: [[u8; N]; N]) -> Result<Self, GridError> {
        Grid::from_rows(rows, Self::usual_boxes()?, Symbols::Standard)
    }
}

/// Returns the rows, with 0 for a blank.
impl<const N: usize, const A: usize> From<Grid<N, A>> for [[u8; N]; N] {
    fn from(grid: Grid<N, A>) -> Self {
        grid.rows
    }
}
