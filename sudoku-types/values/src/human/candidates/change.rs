//! Changes candidates as a player does.

use super::{Candidates, DigitSet};
use crate::human::steps::Step;
use crate::units::Units;
use sudoku_notation::geometry::Cell;
use sudoku_notation::messages::GridError;

impl<const N: usize, const A: usize> Candidates<N, A> {
    /// Adds a digit, 1 to `N`, to the candidates of a cell. A cell in which a digit was placed keeps it alone.
    ///
    /// The cell is a [`Cell`], or its row and column, counted from 0.
    ///
    /// # Errors
    ///
    /// If there is no such cell or no such digit, or if the cell is given; 0 is not a digit here.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let mut notes = Grid::<4>::parse("1... ..3. .... .2..")?.candidates();
    /// notes.remove((0, 1), 3)?;
    /// assert_eq!(notes.rows()[0][1].single(), Some(4));
    /// notes.insert((0, 1), 3)?;
    /// assert!(notes.rows()[0][1].iter().eq([3, 4]));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn insert(&mut self, cell: impl Into<Cell>, digit: u8) -> Result<(), GridError> {
        if let Some(candidates) = self.open_cell(cell.into(), digit)? {
            candidates.insert(digit);
        }
        Ok(())
    }

    /// Takes a digit from the candidates of a cell, as [`insert`](Candidates::insert) adds it.
    ///
    /// # Errors
    ///
    /// If there is no such cell or no such digit, or if the cell is given.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let mut notes = Grid::<4>::parse("1... ..3. .... .2..")?.candidates();
    /// notes.remove((2, 3), 4)?;
    /// assert!(notes.rows()[2][3].iter().eq([1, 2, 3]));
    /// let error = notes.remove((2, 4), 4).unwrap_err();
    /// assert_eq!(error.to_string(), "a 4×4 grid has no row 3, column 5");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn remove(&mut self, cell: impl Into<Cell>, digit: u8) -> Result<(), GridError> {
        if let Some(candidates) = self.open_cell(cell.into(), digit)? {
            candidates.remove(digit);
        }
        Ok(())
    }

    /// Adds a digit to the candidates of a cell, or takes it away if it is there, as a player does who writes a note.
    /// Returns true if it is there now. A cell in which a digit was placed keeps it alone.
    ///
    /// # Errors
    ///
    /// If there is no such cell or no such digit, or if the cell is given: it has no notes.
    ///
    /// ```
    /// use sudoku_values::{Candidates, Grid};
    ///
    /// let mut notes = Candidates::empty(&Grid::<4>::parse("1... ..3. .... .2..")?);
    /// assert!(notes.toggle((0, 1), 3)?);
    /// assert!(!notes.toggle((0, 1), 3)?);
    /// assert!(notes.rows()[0][1].is_empty());
    /// assert_eq!(notes.toggle((0, 0), 1).unwrap_err().to_string(), "row 1, column 1 is given");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn toggle(&mut self, cell: impl Into<Cell>, digit: u8) -> Result<bool, GridError> {
        let cell = cell.into();
        let Some(candidates) = self.open_cell(cell, digit)? else {
            return Ok(self.at(cell).contains(digit));
        };
        let is_added = !candidates.contains(digit);
        if is_added {
            candidates.insert(digit);
        } else {
            candidates.remove(digit);
        }
        Ok(is_added)
    }

    /// The candidates of a cell that is not given; `None` if a digit was placed there.
    fn open_cell(&mut self, cell: Cell, digit: u8) -> Result<Option<&mut DigitSet>, GridError> {
        let Cell { row, column } = cell;
        if row >= N || column >= N {
            Err(GridError::NoSuchCell { cell, size: N })
        } else if digit == 0 || usize::from(digit) > N {
            Err(GridError::NotACandidate {
                cell,
                digit,
                size: N,
            })
        } else if self.givens.at(cell) > 0 {
            Err(GridError::CellIsGiven { cell })
        } else if self.digits[row][column] > 0 {
            Ok(None)
        } else {
            Ok(Some(&mut self.cells[row][column]))
        }
    }

    /// Puts a digit, 1 to `N`, into a cell, and takes it from the candidates of all cells that see it. A 0 takes the
    /// digit of a cell back, which then has its pencil marks; other cells stay as they are.
    ///
    /// Any digit is allowed: [`mistake`](Candidates::mistake) finds wrong ones, and
    /// [`grid().conflicts()`](crate::Grid::conflicts) those that clash.
    ///
    /// # Errors
    ///
    /// If there is no such cell or no such digit, or if the cell is given.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let mut notes = Grid::<4>::parse("1... ..3. .... .2..")?.candidates();
    /// notes.place((0, 1), 3)?;
    /// assert!(notes.rows()[2][0].contains(3) && !notes.rows()[0][3].contains(3));
    /// assert_eq!(notes.grid().rows()[0], [1, 3, 0, 0]);
    /// notes.place((0, 1), 0)?;
    /// assert!(notes.rows()[0][1].iter().eq([3, 4]));
    ///
    /// let error = notes.place((0, 0), 2).unwrap_err();
    /// assert_eq!(error.to_string(), "row 1, column 1 is given");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn place(&mut self, cell: impl Into<Cell>, digit: u8) -> Result<(), GridError> {
        let cell = cell.into();
        let Cell { row, column } = cell;
        if let Some(error) = GridError::of_digit(cell, digit, N) {
            return Err(error);
        } else if self.givens.at(cell) > 0 {
            return Err(GridError::CellIsGiven { cell });
        }
        self.digits[row][column] = digit;
        if digit == 0 {
            self.cells[row][column] = self.grid().candidates().at(cell);
            return Ok(());
        }
        self.cells[row][column] = DigitSet::one(digit);
        let units = Units::<N>::of(self.groups());
        let mut taken = units.taken(cell, digit);
        while let Some((lost, cells)) = units.take_next(&mut taken) {
            for cell in cells.filter(|cell| self.digits[cell.row][cell.column] == 0) {
                self.cells[cell.row][cell.column].remove(lost);
            }
        }
        Ok(())
    }

    /// Takes a step: places its digit, or removes what it takes. Cells for which nothing is noted get their pencil
    /// marks first. A cell that has a digit stays as it is, even if the step was found before it had the digit.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let mut notes = Grid::<4>::parse("1... ..3. ...4 .2..")?.candidates();
    /// while let Ok(Some(step)) = notes.hint() {
    ///     notes.apply(&step);
    /// }
    /// assert!(notes.grid().is_solved());
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn apply(&mut self, step: &Step<N>) {
        let is_open = |cell: Cell| self.digits[cell.row][cell.column] == 0;
        if let Some((cell, digit)) = step.placed() {
            if is_open(cell) {
                let _ = self.place(cell, digit);
            }
            return;
        }
        let marks = self.grid().candidates();
        for (cell, lost) in step.lost().filter(|(cell, _)| is_open(*cell)) {
            let candidates = &mut self.cells[cell.row][cell.column];
            if candidates.is_empty() {
                *candidates = marks.at(cell);
            }
            *candidates = *candidates - lost;
        }
    }

    /// Notes the pencil marks of all cells without a digit, in the place of what was noted.
    pub(crate) fn fill_notes(&mut self) {
        self.note(self.grid().candidates().rows());
    }

    /// Wipes out all notes.
    pub(crate) fn clear_notes(&mut self) {
        self.note(&[[DigitSet::EMPTY; N]; N]);
    }

    fn note(&mut self, rows: &[[DigitSet; N]; N]) {
        for Cell { row, column } in self.grid().blanks() {
            self.cells[row][column] = rows[row][column];
        }
    }

    /// Wipes out the notes of a cell without a digit.
    pub(crate) const fn wipe(&mut self, cell: Cell) {
        self.cells[cell.row][cell.column] = DigitSet::EMPTY;
    }

    /// The digit of a cell, in five bits, and its candidates, in those above.
    pub(crate) const fn bits(&self, cell: usize) -> u32 {
        let (row, column) = (cell / N, cell % N);
        self.digits[row][column] as u32 | self.cells[row][column].bits() << 5
    }

    /// Changes these bits of a cell.
    pub(crate) const fn flip(&mut self, cell: usize, flipped: u32) {
        let bits = self.bits(cell) ^ flipped;
        let (row, column) = (cell / N, cell % N);
        self.digits[row][column] = bits as u8 & 31;
        self.cells[row][column] = DigitSet::of_bits(bits >> 5);
    }

    /// Returns true if there is such a cell, it is not given, and then has a digit or notes of this size.
    #[cfg(feature = "serde")]
    pub(crate) fn can_flip(&self, cell: usize, flipped: u32) -> bool {
        if cell >= N * N || self.givens.rows().as_flattened()[cell] > 0 {
            return false;
        }
        let bits = self.bits(cell) ^ flipped;
        let (digit, noted) = (bits as u8 & 31, DigitSet::of_bits(bits >> 5));
        match digit {
            0 => noted.is_subset(DigitSet::all(N)),
            _ => usize::from(digit) <= N && noted.is_subset(DigitSet::one(digit)),
        }
    }
}
