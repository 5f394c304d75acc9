//! [`Contradiction`], the reason why a grid has no solution.

use super::together::{Together, first_cell};
use crate::grid::Conflict;
use sudoku_notation::geometry::{Broken, Cell, ImpossibleSum, Unit};
use sudoku_notation::messages::{Finding, FindingKind};

/// The reason why a grid has no solution. Rows and columns are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Contradiction {
    /// Two givens of a unit are equal, or follow each other where a rule does not allow that.
    Clash(Conflict),
    /// All cells of a cage or line have digits, given or placed by steps, and the sum of these is wrong.
    WrongSum(Broken),
    /// No digits make the sums of some cages.
    ImpossibleSum(ImpossibleSum),
    /// No digits fit this cage or line with a mark, whatever is in the other cells.
    Unfillable(Unit),
    /// No digit is left for this cell.
    NoCandidate {
        /// The cell's row.
        row: usize,
        /// The cell's column.
        column: usize,
    },
    /// No place in the unit is left for this digit.
    NoPlace {
        /// The unit.
        unit: Unit,
        /// The digit, from 1.
        digit: u8,
    },
    /// No digits fit all of these rules, cages, marks and givens.
    Together(Together),
    /// Singles alone find no contradiction, but every way to fill the blanks fails.
    Exhausted,
}

impl Contradiction {
    /// Returns the finding that reports the contradiction.
    pub(crate) const fn finding(self) -> Finding {
        match self {
            Contradiction::Clash(_) | Contradiction::WrongSum(_) => {
                Finding::of(FindingKind::GivensApart)
            }
            Contradiction::ImpossibleSum(sum) => Finding::impossible_sum(sum),
            Contradiction::Unfillable(unit) => {
                let Cell { row, column } = first_cell(unit);
                Finding::at(FindingKind::FitsMark, row, column)
            }
            Contradiction::Together(together) => together.finding(),
            Contradiction::NoCandidate { row, column } => {
                Finding::at(FindingKind::SomeCandidate, row, column)
            }
            Contradiction::NoPlace { unit, digit } => Finding::no_place(unit, digit),
            Contradiction::Exhausted => Finding::of(FindingKind::SomeWay),
        }
    }
}
