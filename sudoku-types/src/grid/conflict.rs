//! Which digits of a grid clash, and where.
//!
//! ```text
//! 5 · · · 5 · ·      a digit k times in a unit: k − 1 conflicts, each cell
//! └───────┘          with the one before it in that unit, in reading order
//!
//! 5 · ·              two cells that share two units: one conflict, named by
//! └─5                the first of row, column, box
//! ```
//!
//! `clashes.rs` of the macro knows the same rules, to place the bounds of `clash`; a test holds
//! the two together.

use core::fmt;
use core::iter::FusedIterator;

use crate::solver::Unit;
use crate::{Cell, DigitSymbol, Grid};
use sudoku_notation::messages::clashes;

/// Two cells of one unit that hold the same digit.
///
/// It prints as the compile error of the same clash, in the grid's symbols.
///
/// ```
/// use sudoku_types::{Cell, Grid, Unit};
///
/// let grid = Grid::<4>::parse("symbols: \"WORD\"; W___ ____ _O__ O___")?;
/// let conflict = grid.conflicts().next().unwrap();
/// assert_eq!((conflict.digit, conflict.unit), (2, Unit::Box(2)));
/// assert_eq!(conflict.second, Cell { row: 3, column: 0 });
/// assert_eq!(
///     conflict.to_string(),
///     "digit 'O' appears twice in box 3: row 3, column 2 and row 4, column 1",
/// );
/// # Ok::<(), sudoku_types::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Conflict {
    /// The digit, from 1.
    pub digit: u8,
    /// The unit that names the conflict: the row, else the column, else the box.
    pub unit: Unit,
    /// The earlier cell in reading order.
    pub first: Cell,
    /// The later one.
    pub second: Cell,
    /// The digit as the grid prints it.
    pub symbol: DigitSymbol,
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, second) = (self.first, self.second);
        let digit = format_args!("{:#}", self.symbol);
        match self.unit {
            Unit::Row(row) => {
                clashes::in_row(f, digit, row + 1, first.column + 1, second.column + 1)
            }
            Unit::Column(column) => {
                clashes::in_column(f, digit, column + 1, first.row + 1, second.row + 1)
            }
            Unit::Box(r#box) => clashes::in_box(
                f,
                digit,
                r#box + 1,
                first.row + 1,
                first.column + 1,
                second.row + 1,
                second.column + 1,
            ),
        }
    }
}

/// The conflicts of a grid, in reading order of their later cells: [`Grid::conflicts`].
///
/// ```
/// use sudoku_types::Grid;
///
/// let grid = Grid::<4>::parse("11.. .... .... 1...")?;
/// let conflicts: Vec<String> = grid.conflicts().map(|conflict| conflict.to_string()).collect();
/// assert_eq!(
///     conflicts,
///     [
///         "digit 1 appears twice in row 1: columns 1 and 2",
///         "digit 1 appears twice in column 1: rows 1 and 4",
///     ]
/// );
/// # Ok::<(), sudoku_types::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Conflicts<'grid, const N: usize> {
    grid: &'grid Grid<N>,
    /// The question to ask next: three a cell, for its row, its column, its box.
    next: usize,
}

impl<const N: usize> Grid<N> {
    /// Every clash of a full or a partial grid.
    ///
    /// Each clashing pair of cells comes once, named by its row, else its column, else its box;
    /// a digit that stands k times in a unit gives k − 1 conflicts. These are the compile errors
    /// that `sudoku!` gives for the same grid, in the same words.
    ///
    /// ```
    /// use sudoku_types::Grid;
    ///
    /// let grid = Grid::<4>::parse("1..1 .... .31. ....")?;
    /// let mut conflicts = grid.conflicts();
    /// let first = conflicts.next().unwrap();
    /// assert_eq!(first.to_string(), "digit 1 appears twice in row 1: columns 1 and 4");
    /// assert_eq!(conflicts.next(), None);
    /// # Ok::<(), sudoku_types::ParseError>(())
    /// ```
    pub const fn conflicts(&self) -> Conflicts<'_, N> {
        Conflicts {
            grid: self,
            next: 0,
        }
    }

    /// Whether there is any conflict.
    ///
    /// ```
    /// use sudoku_types::Grid;
    ///
    /// assert!(Grid::<4>::parse("1..1 .... .... ....")?.has_conflicts());
    /// # Ok::<(), sudoku_types::ParseError>(())
    /// ```
    pub const fn has_conflicts(&self) -> bool {
        self.conflicts().advance().is_some()
    }

    /// The conflict of a given with the one before it in a unit: 0 its row, 1 its column, 2 its box.
    const fn conflict(&self, second: Cell, unit: usize) -> Option<Conflict> {
        let Cell { row, column } = second;
        let (boxes, digit) = (self.boxes(), self.rows()[row][column]);
        let Some(symbol) = self.symbols().of(digit) else {
            return None;
        };
        // The unit, and where in it the cell is.
        let (unit, mut place) = match unit {
            0 => (Unit::Row(row), column),
            1 => (Unit::Column(column), row),
            _ => (
                Unit::Box(boxes.box_of(row, column)),
                row % boxes.rows() * boxes.columns() + column % boxes.columns(),
            ),
        };
        while place > 0 {
            place -= 1;
            let (before, beside) = unit.cell(boxes, place);
            if self.rows()[before][beside] != digit {
                continue;
            }
            // No cell of a line stands between two cells of a box and outside it: a pair that
            // shares a line is the one that the line has named.
            let named_already = matches!(unit, Unit::Box(_)) && (before == row || beside == column);
            if named_already {
                return None;
            }
            return Some(Conflict {
                digit,
                unit,
                first: Cell {
                    row: before,
                    column: beside,
                },
                second,
                symbol,
            });
        }
        None
    }
}

impl<const N: usize> Conflicts<'_, N> {
    /// [`Iterator::next`], for constants too.
    ///
    /// ```
    /// use sudoku_types::{Conflict, Grid, sudoku};
    ///
    /// const GIVENS: Grid<4> = <sudoku! { 1234 3412 2143 432_ }>::GIVENS;
    /// const FIRST: Option<Conflict> = GIVENS.conflicts().advance();
    /// assert_eq!(FIRST, None);
    /// ```
    pub const fn advance(&mut self) -> Option<Conflict> {
        while self.next < 3 * N * N {
            let (cell, unit) = (self.next / 3, self.next % 3);
            self.next += 1;
            let cell = Cell {
                row: cell / N,
                column: cell % N,
            };
            if let Some(conflict) = self.grid.conflict(cell, unit) {
                return Some(conflict);
            }
        }
        None
    }
}

impl<const N: usize> Iterator for Conflicts<'_, N> {
    type Item = Conflict;

    fn next(&mut self) -> Option<Conflict> {
        self.advance()
    }
}

impl<const N: usize> FusedIterator for Conflicts<'_, N> {}
