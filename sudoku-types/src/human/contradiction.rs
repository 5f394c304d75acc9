//! Finds the reason why a grid has no solution, if singles alone show it.
//!
//! It goes in the order in which a person would find it: givens that clash, cages with a wrong sum, and then all singles,
//! round by round. The solver is faster, but reports only that there is no solution.

use super::steps::Steps;
use crate::grid::Grid;
use crate::solver::Effort;
use sudoku_notation::geometry::{Cell, Clash, Clashes, Unit, WrongSum, WrongSums};
use sudoku_notation::messages::Finding;
use sudoku_notation::technique::Technique;

/// Why a grid has no solution. Rows and columns are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Contradiction {
    /// Two givens of a unit are equal, or follow each other where a rule does not allow that.
    Clash {
        /// The unit: the row, else the column, else the box.
        unit: Unit,
        /// The digit, from 1; of two different ones the greater.
        digit: u8,
        /// The earlier cell in reading order.
        first: Cell,
        /// The later one.
        second: Cell,
    },
    /// All cells of a cage have givens, and these another sum than it should have.
    WrongSum(WrongSum),
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
    /// Singles alone find no contradiction, but every way to fill the blanks fails.
    Exhausted,
}

impl Contradiction {
    /// Returns what there is to say of it.
    pub(crate) const fn finding(self) -> Finding {
        match self {
            Contradiction::Clash { .. } | Contradiction::WrongSum(_) => Finding::GIVENS_CLASH,
            Contradiction::NoCandidate { row, column } => Finding::no_candidate(row, column),
            Contradiction::NoPlace { unit, digit } => Finding::no_place(unit, digit),
            Contradiction::Exhausted => Finding::EVERY_WAY_FAILS,
        }
    }
}

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Returns the first contradiction that a person would find in this grid, which has no solution.
    pub(crate) const fn contradiction(&self, effort: &mut Effort) -> Contradiction {
        let (groups, cells) = (self.groups(), self.rows().as_flattened());
        // For each cell and unit its cells, with a turn and two calls each, and to find the unit, or those before it.
        let finding = if groups.is_usual() { 20 } else { 100 };
        let of_a_cell = groups.most_of_a_cell() * (3 * N + finding) + 10;
        effort.spend((N * N * of_a_cell) as u32);
        if let Some(Clash {
            unit,
            digit,
            first,
            second,
        }) = Clashes::of(groups, cells).next()
        {
            return Contradiction::Clash {
                unit,
                digit,
                first,
                second,
            };
        }
        if let Some(wrong) = WrongSums::of(groups, cells).next() {
            return Contradiction::WrongSum(wrong);
        }
        let mut steps = Steps::up_to(Technique::HiddenSingle, self, *effort);
        let mut round = None;
        loop {
            // As each round begins, a unit without a place is easier to see than where its singles lead.
            if !matches!(round, Some(round) if round == steps.rounds()) {
                round = Some(steps.rounds());
                steps.find_unit_without_place();
            }
            steps.spend(8);
            if steps.advance().is_none() {
                break;
            }
        }
        *effort = steps.effort;
        match steps.contradiction {
            Some(contradiction) => contradiction,
            None => Contradiction::Exhausted,
        }
    }
}
