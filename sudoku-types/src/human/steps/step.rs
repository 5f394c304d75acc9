//! One step of a person, and the sentence it prints as.

use core::fmt;

use crate::human::candidates::Candidates;
use sudoku_notation::geometry::{Cell, Unit};
use sudoku_notation::symbols::DigitSymbol;
use sudoku_notation::technique::Technique;

/// What is seen in a grid, and where. It prints as its name, such as `hidden single in row 3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Pattern {
    /// A cell has only one candidate left.
    NakedSingle {
        /// The cell.
        cell: Cell,
    },
    /// A unit has only one place for a digit.
    HiddenSingle {
        /// The place.
        cell: Cell,
        /// The unit.
        unit: Unit,
    },
    /// A unit has a digit only in cells that it shares with another one, which therefore has it
    /// nowhere else. One of the two is a box, the other a row or a column.
    LockedCandidate {
        /// The unit.
        unit: Unit,
        /// The other one.
        only_in: Unit,
    },
}

impl Pattern {
    /// How hard it is.
    pub const fn technique(&self) -> Technique {
        match self {
            Pattern::NakedSingle { .. } => Technique::NakedSingle,
            Pattern::HiddenSingle { .. } => Technique::HiddenSingle,
            Pattern::LockedCandidate { .. } => Technique::LockedCandidate,
        }
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pattern::NakedSingle { .. } => f.write_str("naked single"),
            Pattern::HiddenSingle { unit, .. } => write!(f, "hidden single in {unit}"),
            Pattern::LockedCandidate { unit, .. } => write!(f, "locked candidate in {unit}"),
        }
    }
}

/// A step towards a solution: [`Grid::steps`](crate::Grid::steps).
///
/// It prints as a sentence, in the grid's symbols.
///
/// ```
/// use sudoku_types::{Cell, Grid, Technique};
///
/// let grid = Grid::<4>::parse("1... ..3. ...4 .2..")?;
/// let step = grid.steps().next().unwrap();
/// assert_eq!(step.pattern.to_string(), "naked single");
/// assert_eq!(step.pattern.technique(), Technique::NakedSingle);
/// assert_eq!(step.placed(), Some(Cell { row: 0, column: 3 }));
/// assert_eq!(step.to_string(), "row 1, column 4 is 2: it has no other candidate left");
///
/// let grid = Grid::<6>::parse("...... 126... ...... ...... ...... ...3..")?;
/// let step = grid.steps().next().unwrap();
/// assert_eq!(step.pattern.to_string(), "locked candidate in box 1");
/// assert_eq!(step.to_string(), "box 1 has 3 only in row 1: it goes from row 1, columns 5 and 6");
/// # Ok::<(), sudoku_types::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Step<const N: usize> {
    /// What is seen, and where.
    pub pattern: Pattern,
    /// The digit it is about, from 1.
    pub digit: u8,
    /// The digit as the grid prints it.
    pub symbol: DigitSymbol,
    /// The round it belongs to, from 1.
    pub round: usize,
    /// The cells that lose the digit: bit c of row r.
    lost: [u32; N],
}

impl<const N: usize> Step<N> {
    pub(super) fn new<const A: usize>(
        pattern: Pattern,
        digit: u8,
        round: usize,
        before: &Candidates<N, A>,
        after: &Candidates<N, A>,
    ) -> Self {
        let mut lost = [0; N];
        for cell in cells::<N>() {
            let gone = before.at(cell).difference(after.at(cell)).contains(digit);
            lost[cell.row] |= u32::from(gone) << cell.column;
        }
        Step {
            pattern,
            digit,
            symbol: before.symbols().of(digit).expect("a digit of the grid"),
            round,
            lost,
        }
    }

    /// The cell that gets the digit, if one does.
    pub const fn placed(&self) -> Option<Cell> {
        match self.pattern {
            Pattern::NakedSingle { cell } | Pattern::HiddenSingle { cell, .. } => Some(cell),
            Pattern::LockedCandidate { .. } => None,
        }
    }

    /// The cells that lose the digit as a candidate, in reading order.
    ///
    /// ```
    /// use sudoku_types::Grid;
    ///
    /// let grid = Grid::<4>::parse("1... ..3. ...4 .2..")?;
    /// let step = grid.steps().next().unwrap();
    /// let lost: Vec<_> = step.lost().map(|cell| cell.to_string()).collect();
    /// assert_eq!(lost, ["row 1, column 3", "row 2, column 4"]);
    /// # Ok::<(), sudoku_types::ParseError>(())
    /// ```
    pub fn lost(&self) -> impl Iterator<Item = Cell> {
        cells::<N>().filter(|cell| self.lost[cell.row] >> cell.column & 1 == 1)
    }
}

impl<const N: usize> fmt::Display for Step<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digit = self.symbol;
        match self.pattern {
            Pattern::NakedSingle { cell } => {
                write!(f, "{cell} is {digit:#}: it has no other candidate left")
            }
            Pattern::HiddenSingle { cell, unit } => {
                write!(f, "{cell} is {digit:#}: {unit} has no other place for it")
            }
            Pattern::LockedCandidate { unit, only_in } => {
                write!(f, "{unit} has {digit:#} only in {only_in}: it goes from ")?;
                self.write_lost(f, only_in)
            }
        }
    }
}

impl<const N: usize> Step<N> {
    /// Such as `row 3, columns 1, 2 and 9`.
    fn write_lost(&self, f: &mut fmt::Formatter<'_>, unit: Unit) -> fmt::Result {
        let count = self.lost().count();
        let plural = if count == 1 { "" } else { "s" };
        match unit {
            Unit::Row(_) => write!(f, "{unit}, column{plural} ")?,
            Unit::Column(_) => write!(f, "{unit}, row{plural} ")?,
            _ => {}
        }
        for (index, cell) in self.lost().enumerate() {
            match unit {
                Unit::Row(_) | Unit::Column(_) => f.write_str(separator(", ", index, count))?,
                // A cell has a comma of its own.
                _ => f.write_str(separator("; ", index, count))?,
            }
            match unit {
                Unit::Row(_) => write!(f, "{}", cell.column + 1)?,
                Unit::Column(_) => write!(f, "{}", cell.row + 1)?,
                _ => write!(f, "{cell}")?,
            }
        }
        Ok(())
    }
}

/// The cells of a grid in reading order.
fn cells<const N: usize>() -> impl Iterator<Item = Cell> {
    (0..N * N).map(|index| Cell {
        row: index / N,
        column: index % N,
    })
}

/// What stands before the item at `index` in a list of `count`.
const fn separator(inner: &'static str, index: usize, count: usize) -> &'static str {
    if index == 0 {
        ""
    } else if index + 1 == count {
        " and "
    } else {
        inner
    }
}
