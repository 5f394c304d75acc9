//! The candidates of a grid: the digits that each of its cells may still be.

mod change;
mod draw;
mod hint;
mod possible;
mod read;
#[cfg(feature = "serde")]
mod serde;

use super::digit_set::DigitSet;
pub use hint::Mistake;

use crate::grid::Grid;
use crate::human::places::Places;
use crate::units::Units;
use sudoku_notation::geometry::{Cell, CellSet, Groups};
use sudoku_notation::symbols::Symbols;

/// The candidates of every cell of a grid: a player's notes, and the digits that were placed so far.
///
/// They begin as [pencil marks](Grid::candidates) or [without any note](Candidates::empty), or are made from [a
/// text](Candidates::parse) or from [sets](Candidates::from_rows). A player [places](Candidates::place) digits, and
/// [inserts](Candidates::insert) and [removes](Candidates::remove) candidates. A cell without candidates has no notes yet:
/// [`hint`](Candidates::hint) and [`steps`](Candidates::steps) use all digits that the givens and placed digits leave there.
///
/// `{}` prints them as pencil marks with borders around the boxes, in ASCII; `{:#}` with Unicode
/// lines. A cell with all candidates is a dot, a cell without candidates an exclamation mark. As long as no cell has notes,
/// a blank is a dot too, unless the digits of other cells leave no candidate for it. The feature `serde` writes them as two
/// grids and a list of sets.
///
/// ```
/// use sudoku_values::Grid;
///
/// let mut notes = Grid::<4>::parse("1... ..3. .... .2..")?.candidates();
/// notes.place((0, 1), 3)?;
/// notes.remove((2, 3), 2)?;
/// assert_eq!(
///     notes.to_string(),
///     "\
/// +-------+---------+
/// | 1  3  | 24  24  |
/// | 24 4  | 3   124 |
/// +-------+---------+
/// | 34 14 | 124 134 |
/// | 34 2  | 14  134 |
/// +-------+---------+",
/// );
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[must_use]
pub struct Candidates<const N: usize, const A: usize = 0> {
    givens: Grid<N, A>,
    /// The digits that are given or placed; 0 for an open cell.
    digits: [[u8; N]; N],
    cells: [[DigitSet; N]; N],
}

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Returns pencil marks: the digits that givens leave for each cell, by rows, columns, boxes or regions, cages, rules and
    /// marks. A given has itself as its only candidate, or none if it clashes with another given. What follows from sums, and
    /// from a mark between two blanks, is found by steps.
    ///
    /// [`propagate().candidates`](Grid::propagate) are the candidates that [steps](Grid::steps) leave, and
    /// [`possible_digits`](Grid::possible_digits) those that are in some solution.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let candidates = Grid::<4>::parse("1... ..3. .... .2..")?.candidates();
    /// assert!(candidates.rows()[1][3].iter().eq([1, 2, 4]));
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub const fn candidates(&self) -> Candidates<N, A> {
        let (places, _) = Places::of(self, &Units::of(self.groups()));
        Candidates::new(self, *self.rows(), places.rows())
    }
}

impl<const N: usize, const A: usize> Candidates<N, A> {
    pub(crate) const fn new(
        givens: &Grid<N, A>,
        digits: [[u8; N]; N],
        cells: [[DigitSet; N]; N],
    ) -> Self {
        Candidates {
            givens: *givens,
            digits,
            cells,
        }
    }

    /// Returns the digits of a grid, without candidates for its blanks.
    ///
    /// ```
    /// use sudoku_values::{Candidates, Grid};
    ///
    /// let mut notes = Candidates::empty(&Grid::<4>::parse("1... ..3. .... .2..")?);
    /// assert!(notes.rows()[0][1].is_empty());
    /// assert!(notes.to_string().contains("| 1 . | . . |"));
    /// notes.insert((0, 1), 3)?;
    /// assert_eq!(notes.rows()[0][1].single(), Some(3));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub const fn empty(grid: &Grid<N, A>) -> Self {
        let mut cells = [[DigitSet::EMPTY; N]; N];
        let mut all = CellSet::<N>::all();
        while let Some(cell) = all.take_first() {
            cells[cell.row][cell.column].insert(grid.at(cell));
        }
        Candidates::new(grid, *grid.rows(), cells)
    }

    /// Returns the candidates, row by row.
    pub const fn rows(&self) -> &[[DigitSet; N]; N] {
        &self.cells
    }

    /// Returns the cells and their candidates, in reading order.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let notes = Grid::<4>::parse("1... ..3. .... .2..")?.candidates();
    /// let (cell, digits) = notes.cells().find(|(_, digits)| digits.len() == 2).unwrap();
    /// assert_eq!(format!("{cell}: {digits:?}"), "row 1, column 2: {3, 4}");
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn cells(&self) -> impl ExactSizeIterator<Item = (Cell, DigitSet)> + '_ {
        self.givens.cells().map(|(cell, _)| (cell, self.at(cell)))
    }

    /// Returns the digits that are given or placed.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let grid = Grid::<4>::parse("1... ..3. ...4 .2..")?;
    /// assert_eq!(grid.candidates().grid(), grid);
    /// assert!(grid.propagate().candidates.grid().is_solved());
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub const fn grid(&self) -> Grid<N, A> {
        self.givens.with(self.digits)
    }

    /// Returns the puzzle: the digits that are given.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let grid = Grid::<4>::parse("1... ..3. ...4 .2..")?;
    /// let mut notes = grid.candidates();
    /// notes.place((0, 1), 3)?;
    /// assert_eq!(notes.givens(), &grid);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub const fn givens(&self) -> &Grid<N, A> {
        &self.givens
    }

    pub(crate) const fn at(&self, cell: Cell) -> DigitSet {
        self.cells[cell.row][cell.column]
    }

    /// Returns the digit of a cell, or 0 if the cell is open.
    pub(crate) const fn digit(&self, cell: Cell) -> u8 {
        self.digits[cell.row][cell.column]
    }

    pub(crate) const fn groups(&self) -> Groups<'_> {
        self.givens.groups()
    }

    pub(crate) const fn symbols(&self) -> &Symbols<N> {
        self.givens.symbols()
    }
}
