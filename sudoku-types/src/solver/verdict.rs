//! What the solver finds out about a grid.

use crate::{Cell, Unit};
use sudoku_notation::messages::Finding;

/// A grid's rows of digits; 0 is a blank.
pub type Rows<const N: usize> = [[u8; N]; N];

/// What [`solve`](super::solve) finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Verdict<const N: usize> {
    /// The only solution.
    Unique(Rows<N>),
    /// A solution, perhaps not the only one: [`Goal::First`](super::Goal::First) asks no further.
    First(Rows<N>),
    /// Two different solutions; there may be more.
    Several(Rows<N>, Rows<N>),
    /// No solution, and why.
    None(Contradiction),
    /// The solver gave up before the compiler would have lost patience.
    TooHard {
        /// Steps (loop turns and calls) taken until then.
        steps: u32,
    },
}

/// Why a grid has no solution. Rows and columns are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Contradiction {
    /// Two givens of a unit are equal.
    Clash {
        /// The unit: the row, else the column, else the box.
        unit: Unit,
        /// The digit, from 1.
        digit: u8,
        /// The earlier cell in reading order.
        first: Cell,
        /// The later one.
        second: Cell,
    },
    /// No digit is left for this cell.
    NoCandidate {
        /// The cell's row.
        row: usize,
        /// The cell's column.
        column: usize,
    },
    /// No cell of the unit is left for this digit.
    NoPlace {
        /// The unit.
        unit: Unit,
        /// The digit, from 1.
        digit: u8,
    },
    /// Singles alone come to no contradiction, but every way to fill the blanks fails.
    Exhausted,
}

impl Contradiction {
    /// What there is to say of it.
    pub(crate) const fn finding(self) -> Finding {
        match self {
            Contradiction::Clash { .. } => Finding::GIVENS_CLASH,
            Contradiction::NoCandidate { row, column } => Finding::no_candidate(row, column),
            Contradiction::NoPlace { unit, digit } => Finding::no_place(unit, digit),
            Contradiction::Exhausted => Finding::EVERY_WAY_FAILS,
        }
    }
}
