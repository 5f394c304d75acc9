//! The candidates of a grid: the digits that each of its cells may still be.

mod digit_set;
mod draw;
mod possible;

pub use digit_set::{DigitSet, Digits};

use crate::grid::Grid;
use sudoku_notation::geometry::{Cell, Frame, Groups};
use sudoku_notation::symbols::Symbols;

/// The candidates of every cell of a grid.
///
/// `{}` prints them as pencil marks with borders around the boxes, in ASCII; `{:#}` with Unicode
/// lines. A cell that may be anything is a dot, one that can be nothing an exclamation mark.
///
/// ```
/// use sudoku_types::Grid;
///
/// let candidates = Grid::<4>::parse("1... ..3. .... .2..")?.candidates();
/// assert!(candidates.rows()[2][3].iter().eq([2, 3, 4]));
/// assert_eq!(
///     candidates.to_string(),
///     "\
/// +------+--------+
/// | 1  3 | 24 24  |
/// | 2  4 | 3  1   |
/// +------+--------+
/// | 34 1 | 24 234 |
/// | 34 2 | 1  34  |
/// +------+--------+",
/// );
/// # Ok::<(), sudoku_types::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub struct Candidates<const N: usize, const A: usize = 0> {
    cells: [[DigitSet; N]; N],
    frame: Frame<N, A>,
    symbols: Symbols<N>,
}

impl<const N: usize, const A: usize> Grid<N, A> {
    /// What each cell may still be after all [steps](Grid::steps) there are. Of a given, that is the given.
    ///
    /// If there is a contradiction, they are as they were when it was found.
    ///
    /// ```
    /// use sudoku_types::Grid;
    ///
    /// let candidates = Grid::<4>::parse("1... ..3. .... .2..")?.candidates();
    /// let open = candidates.rows().as_flattened().iter().filter(|cell| cell.len() > 1);
    /// assert_eq!(open.count(), 7);
    /// # Ok::<(), sudoku_types::ParseError>(())
    /// ```
    pub const fn candidates(&self) -> Candidates<N, A> {
        self.propagate().candidates
    }
}

impl<const N: usize, const A: usize> Candidates<N, A> {
    /// These candidates of a grid's cells.
    pub(crate) const fn new(grid: &Grid<N, A>, cells: [[DigitSet; N]; N]) -> Self {
        Candidates {
            cells,
            frame: *grid.frame(),
            symbols: *grid.symbols(),
        }
    }

    /// The candidates, row by row.
    pub const fn rows(&self) -> &[[DigitSet; N]; N] {
        &self.cells
    }

    /// The cells that have one candidate only, as a grid.
    ///
    /// ```
    /// use sudoku_types::Grid;
    ///
    /// let grid = Grid::<4>::parse("1... ..3. .... .2..")?;
    /// assert_eq!(grid.candidates().determined().rows()[0], [1, 3, 0, 0]);
    /// # Ok::<(), sudoku_types::ParseError>(())
    /// ```
    pub const fn determined(&self) -> Grid<N, A> {
        let mut rows = [[0; N]; N];
        let mut cell = 0;
        while cell < N * N {
            if let Some(digit) = self.cells[cell / N][cell % N].single() {
                rows[cell / N][cell % N] = digit;
            }
            cell += 1;
        }
        Grid::new(rows, self.frame, self.symbols)
    }

    pub(crate) const fn at(&self, cell: Cell) -> DigitSet {
        self.cells[cell.row][cell.column]
    }

    pub(crate) const fn groups(&self) -> Groups<'_> {
        self.frame.groups()
    }

    pub(crate) const fn symbols(&self) -> &Symbols<N> {
        &self.symbols
    }
}
