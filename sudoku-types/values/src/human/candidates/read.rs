//! Makes candidates of sets, and of a text such as `{}` prints.

use super::{Candidates, DigitSet};
use crate::grid::Grid;
use sudoku_notation::geometry::Cell;
use sudoku_notation::messages::GridError;
use sudoku_notation::reader::is_frame;
use sudoku_notation::symbols::Symbols;

impl<const N: usize, const A: usize> Candidates<N, A> {
    /// These candidates for the blanks of a grid. Cells that have a digit keep it, and digits above `N` are left out.
    ///
    /// ```
    /// use sudoku_values::{Candidates, DigitSet, Grid};
    ///
    /// let grid = Grid::<4>::parse("1... ..3. .... .2..")?;
    /// let notes = Candidates::from_rows(&grid, [[DigitSet::from_iter([1, 2, 5]); 4]; 4]);
    /// assert_eq!(notes.rows()[0][0].single(), Some(1));
    /// assert!(notes.rows()[0][1].iter().eq([1, 2]));
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn from_rows(grid: &Grid<N, A>, rows: [[DigitSet; N]; N]) -> Self {
        let mut notes = Candidates::empty(grid);
        for Cell { row, column } in grid.blanks() {
            notes.cells[row][column] = rows[row][column] & DigitSet::all(N);
        }
        notes
    }

    /// Reads candidates for the blanks of a grid: for each cell a word of the grid's symbols, `.` for all or `!` for
    /// none. Numbers of several characters have commas between them, and borders mean nothing, nor do [lines of
    /// them](https://docs.rs/sudoku-types/latest/sudoku_types/notation/index.html#a-grid): what `{}` or `{:#}` prints is read back, but a digit that was placed is then a
    /// candidate, and where nothing was noted at all, each blank has all.
    ///
    /// # Errors
    ///
    /// If there are more or fewer words than cells, or a word is something else.
    ///
    /// ```
    /// use sudoku_values::{Candidates, Grid};
    ///
    /// let grid = Grid::<4>::parse("1... ..3. .... .2..")?;
    /// let notes = Candidates::parse(&grid, "1 34 24 24 | 24 4 3 . | 34 1 ! 34 | 34 2 14 134")?;
    /// assert_eq!(notes.rows()[1][3].len(), 4);
    /// assert_eq!(Candidates::parse(&grid, &notes.to_string()), Ok(notes));
    ///
    /// let error = Candidates::parse(&grid, "1 34 25 24").unwrap_err();
    /// assert_eq!(error.to_string(), "row 1, column 3 has no candidates that a 4×4 grid can have");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn parse(grid: &Grid<N, A>, text: &str) -> Result<Self, GridError> {
        let is_border =
            |c: char| c.is_whitespace() || matches!(c, '|' | '+' | '-' | '=' | '─'..='╿');
        let is_symbol = |character| grid.symbols().digit_of(character).is_some();
        let lines = text.split(['\n', '\r']);
        let rows_of_words = lines.filter(|line| !is_frame(line, is_symbol));
        let words = rows_of_words.flat_map(|line| line.split(is_border));
        let mut words = words.filter(|word| !word.is_empty());
        let mut rows = [[DigitSet::EMPTY; N]; N];
        for (cell, _) in grid.cells() {
            let set = words.next().and_then(|word| read(word, grid.symbols()));
            let error = GridError::NotCandidates { cell, size: N };
            rows[cell.row][cell.column] = set.ok_or(error)?;
        }
        let cell = Cell { row: N, column: 0 };
        match words.next() {
            Some(_) => Err(GridError::NoSuchCell { cell, size: N }),
            None => Ok(Candidates::from_rows(grid, rows)),
        }
    }
}

/// The set of a word, if all of it can be read.
fn read<const N: usize>(word: &str, symbols: &Symbols<N>) -> Option<DigitSet> {
    match word {
        "." => return Some(DigitSet::all(N)),
        "!" => return Some(DigitSet::EMPTY),
        _ => {}
    }
    let number = |text: &str| match symbols {
        Symbols::NumbersFrom(first) => {
            let index = text.parse::<u8>().ok()?.checked_sub(*first)?;
            (usize::from(index) < N).then_some(index + 1)
        }
        _ => None,
    };
    match symbols.width() {
        1 => word.chars().map(|it| symbols.digit_of(it)).collect(),
        _ => word.split(',').map(number).collect(),
    }
}
