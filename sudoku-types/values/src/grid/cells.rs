//! Reads and changes the cells of a grid.

use core::array;
use core::ops::Index;

use super::Grid;
use sudoku_notation::geometry::{Cell, Unit};
use sudoku_notation::messages::GridError;

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Returns the content of a cell: its digit, or 0 for a blank; `None` if the grid does not have the cell.
    ///
    /// The cell is a [`Cell`], or its row and column, counted from 0.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let grid = Grid::<4>::parse("1... ..3. ...4 .2..")?;
    /// assert_eq!(grid.get((1, 2)), Some(3));
    /// assert_eq!(grid.get((1, 3)), Some(0));
    /// assert_eq!(grid.get((1, 4)), None);
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn get(&self, cell: impl Into<Cell>) -> Option<u8> {
        let cell = cell.into();
        self.rows.get(cell.row)?.get(cell.column).copied()
    }

    /// Returns the content of a cell of the grid, like `grid[cell]`.
    pub(crate) const fn at(&self, cell: Cell) -> u8 {
        self.rows[cell.row][cell.column]
    }

    /// Puts a digit, 1 to `N`, into a cell, or 0 to make it blank.
    ///
    /// The cell is a [`Cell`], or its row and column, counted from 0. The digit may clash with others: see [`conflicts`](Grid::conflicts).
    ///
    /// # Errors
    ///
    /// If the grid does not have the cell or the digit; the grid is not changed.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let mut grid = Grid::<4>::parse("1... ..3. ...4 .2..")?;
    /// grid.set((0, 1), 3)?;
    /// assert_eq!(grid.rows()[0], [1, 3, 0, 0]);
    ///
    /// let error = grid.set((0, 1), 5).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "row 1, column 2: 5 is not a digit of a 4×4 grid: expected 1 to 4, or 0 for a blank",
    /// );
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn set(&mut self, cell: impl Into<Cell>, digit: u8) -> Result<(), GridError> {
        let cell = cell.into();
        match GridError::of_digit(cell, digit, N) {
            Some(error) => Err(error),
            None => {
                self.rows[cell.row][cell.column] = digit;
                Ok(())
            }
        }
    }

    /// Returns the cells of a unit, in reading order. A unit that the grid does not have has no cells.
    ///
    /// ```
    /// use sudoku_values::{Cell, Grid, Unit};
    ///
    /// let grid = Grid::<4>::blank();
    /// let of_box: Vec<Cell> = grid.cells_of(Unit::Box(1)).collect();
    /// assert_eq!((of_box[0].row, of_box[0].column), (0, 2));
    /// assert_eq!((of_box[3].row, of_box[3].column), (1, 3));
    /// assert_eq!(grid.cells_of(Unit::Box(4)).count(), 0);
    /// ```
    pub fn cells_of(&self, unit: Unit) -> impl ExactSizeIterator<Item = Cell> + '_ {
        let groups = self.groups();
        let length = if groups.units().any(|other| other == unit) {
            groups.length(unit)
        } else {
            0
        };
        (0..length).map(move |index| groups.cell(unit, index))
    }

    /// Returns the contents of the cells of a unit, in reading order, followed by zeros if they are fewer than `N`. A unit
    /// that the grid does not have has no cells.
    ///
    /// ```
    /// use sudoku_values::{Grid, Unit};
    ///
    /// let grid = Grid::<4>::parse("1234 3412 2143 4321")?;
    /// assert_eq!(grid.unit(Unit::Box(2)), [2, 1, 4, 3]);
    /// assert_eq!(grid.unit(Unit::Row(4)), [0; 4]);
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn unit(&self, unit: Unit) -> [u8; N] {
        let mut digits = self.cells_of(unit).map(|cell| self.at(cell));
        array::from_fn(|_| digits.next().unwrap_or(0))
    }

    /// Returns the rows from top to bottom.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let grid = Grid::<4>::parse("1234 3412 2143 4321")?;
    /// assert!(grid.iter_rows().eq(*grid.rows()));
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn iter_rows(&self) -> impl ExactSizeIterator<Item = [u8; N]> + '_ {
        self.rows.iter().copied()
    }

    /// Returns the columns from left to right, each from top to bottom.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let grid = Grid::<4>::parse("1234 3412 2143 4321")?;
    /// assert_eq!(grid.iter_columns().next(), Some([1, 3, 2, 4]));
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn iter_columns(&self) -> impl ExactSizeIterator<Item = [u8; N]> + '_ {
        (0..N).map(|column| array::from_fn(|row| self.rows[row][column]))
    }

    /// Returns the boxes in reading order, each with its cells in reading order. A jigsaw has its regions instead, in the order
    /// of their names.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let grid = Grid::<4>::parse("1234 3412 2143 4321")?;
    /// assert_eq!(grid.iter_boxes().last(), Some([4, 3, 2, 1]));
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn iter_boxes(&self) -> impl ExactSizeIterator<Item = [u8; N]> + '_ {
        (2 * N..3 * N).map(|number| self.unit(self.groups().unit(number)))
    }

    /// Returns the cells that hold a digit, each with its digit, in reading order.
    ///
    /// ```
    /// use sudoku_values::{Cell, Grid};
    ///
    /// let grid = Grid::<4>::parse("1... .... .... ...2")?;
    /// assert!(grid.givens().eq([
    ///     (Cell { row: 0, column: 0 }, 1),
    ///     (Cell { row: 3, column: 3 }, 2),
    /// ]));
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn givens(&self) -> impl Iterator<Item = (Cell, u8)> + '_ {
        self.cells().filter(|&(_, digit)| digit != 0)
    }

    /// Returns the blank cells, in reading order.
    ///
    /// ```
    /// use sudoku_values::{Cell, Grid};
    ///
    /// let grid = Grid::<4>::parse("1234 34_2 2143 4321")?;
    /// assert!(grid.blanks().eq([Cell { row: 1, column: 2 }]));
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn blanks(&self) -> impl Iterator<Item = Cell> + '_ {
        let blank = self.cells().filter(|&(_, digit)| digit == 0);
        blank.map(|(cell, _)| cell)
    }

    /// Returns all cells in reading order, each with its digit, or 0 for a blank.
    ///
    /// ```
    /// use sudoku_values::{Cell, Grid};
    ///
    /// let grid = Grid::<4>::parse("1234 34_2 2143 4321")?;
    /// assert_eq!(grid.cells().nth(6), Some((Cell { row: 1, column: 2 }, 0)));
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn cells(&self) -> impl ExactSizeIterator<Item = (Cell, u8)> + '_ {
        let cells = (0..N * N).map(|cell| Cell {
            row: cell / N,
            column: cell % N,
        });
        cells.map(|cell| (cell, self.at(cell)))
    }

    /// Returns true if no cell is blank.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// assert!(Grid::<1>::parse("1")?.is_full());
    /// assert!(!Grid::<1>::parse("_")?.is_full());
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub const fn is_full(&self) -> bool {
        let mut cell = 0;
        while cell < N * N {
            if self.rows[cell / N][cell % N] == 0 {
                return false;
            }
            cell += 1;
        }
        true
    }

    /// Returns true if the grid is a solution: full, without [`conflicts`](Grid::conflicts) and without [a wrong
    /// sum](Grid::wrong_sums).
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let mut grid = Grid::<4>::parse("1234 3412 2143 432.")?;
    /// assert!(!grid.is_solved());
    /// grid.set((3, 3), 1)?;
    /// assert!(grid.is_solved());
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub const fn is_solved(&self) -> bool {
        self.is_full() && !self.has_conflicts() && self.wrong_sum().is_none()
    }
}

/// Returns the content of a cell: its digit, or 0 for a blank.
///
/// ```
/// use sudoku_values::{Cell, Grid};
///
/// let grid = Grid::<4>::parse("1... ..3. ...4 .2..")?;
/// assert_eq!(grid[Cell { row: 1, column: 2 }], 3);
/// assert!(grid.blanks().all(|cell| grid[cell] == 0));
/// # Ok::<(), sudoku_values::ParseError>(())
/// ```
///
/// # Panics
///
/// If the grid does not have the cell; [`Grid::get`] returns `None` then.
impl<const N: usize, const A: usize> Index<Cell> for Grid<N, A> {
    type Output = u8;

    fn index(&self, cell: Cell) -> &u8 {
        &self.rows[cell.row][cell.column]
    }
}

/// Returns the content of a cell by its row and column, counted from 0: its digit, or 0 for a blank.
///
/// ```
/// use sudoku_values::Grid;
///
/// let grid = Grid::<4>::parse("1... ..3. ...4 .2..")?;
/// assert_eq!(grid[(1, 2)], 3);
/// # Ok::<(), sudoku_values::ParseError>(())
/// ```
///
/// # Panics
///
/// If the grid does not have the cell; [`Grid::get`] returns `None` then.
impl<const N: usize, const A: usize> Index<(usize, usize)> for Grid<N, A> {
    type Output = u8;

    fn index(&self, (row, column): (usize, usize)) -> &u8 {
        &self.rows[row][column]
    }
}

/// Returns a row by its number, counted from 0, so that `grid[row][column]` is the content of a cell.
///
/// In a constant write [`rows()`](Grid::rows)`[row][column]`.
///
/// ```
/// use sudoku_values::Grid;
///
/// let solution = Grid::<4>::parse("1342 2431 3124 4213")?;
/// assert_eq!(solution[0], [1, 3, 4, 2]);
/// assert_eq!(solution[0][2], 4);
/// # Ok::<(), sudoku_values::ParseError>(())
/// ```
///
/// # Panics
///
/// If the grid does not have the row.
impl<const N: usize, const A: usize> Index<usize> for Grid<N, A> {
    type Output = [u8; N];

    fn index(&self, row: usize) -> &[u8; N] {
        &self.rows[row]
    }
}
