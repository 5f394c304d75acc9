//! The solver's results: a [`Verdict`] on a grid, and the [`Contradiction`] if it has no solution.

use super::effort::{self, Effort};
use super::explain;
use crate::{Cell, Unit};
use sudoku_notation::geometry::{Groups, WrongSum};
use sudoku_notation::messages::Finding;

/// A grid's rows of digits; 0 is a blank.
pub type Rows<const N: usize> = [[u8; N]; N];

/// What [`solve`](super::solve) finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Verdict<'map, const N: usize> {
    /// The only solution.
    Unique(Rows<N>),
    /// A solution, perhaps not the only one: [`Goal::First`](super::Goal::First) asks no further.
    First(Rows<N>),
    /// Two different solutions; there may be more.
    Several(Rows<N>, Rows<N>),
    /// No solution. [`Refuted::contradiction`] says why.
    None(Refuted<'map, N>),
    /// The solver gave up, before the compiler would have.
    TooHard {
        /// Steps (loop turns and calls) taken until then.
        steps: u32,
    },
}

/// A grid without a solution. The reason is looked for when it is asked for: that takes longer than to see that there
/// is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refuted<'map, const N: usize> {
    givens: Rows<N>,
    groups: Groups<'map>,
    /// The reason, where it was found on the way.
    known: Option<Contradiction>,
}

impl<'map, const N: usize> Refuted<'map, N> {
    pub(crate) const fn new(
        givens: &Rows<N>,
        groups: Groups<'map>,
        known: Option<Contradiction>,
    ) -> Self {
        Refuted {
            givens: *givens,
            groups,
            known,
        }
    }

    /// The reason, where it was found on the way.
    pub(crate) const fn known(&self) -> Option<Contradiction> {
        self.known
    }

    /// The first contradiction that a person would find.
    ///
    /// ```
    /// use sudoku_types::solver::{Contradiction, Goal, Unit, Verdict, solve};
    /// use sudoku_types::BoxShape;
    ///
    /// let givens = [[1, 2, 0, 0], [0, 0, 3, 0], [0; 4], [0; 4]];
    /// let Verdict::None(refuted) = solve(&givens, BoxShape::new(2, 2).unwrap(), Goal::First) else {
    ///     panic!()
    /// };
    /// let unit = Unit::Row(0);
    /// assert_eq!(refuted.contradiction(), Contradiction::NoPlace { unit, digit: 3 });
    /// ```
    pub const fn contradiction(&self) -> Contradiction {
        match self.explained(&mut Effort::new(u64::MAX)) {
            Some(contradiction) => contradiction,
            None => unreachable!(),
        }
    }

    /// The same, in a constant of the library's own, with its limit of effort.
    pub(crate) const fn finding(&self) -> Finding {
        let effort = &mut Effort::new(effort::COMPILER);
        match self.explained(effort) {
            Some(contradiction) => contradiction.finding(),
            None => Finding::too_hard(effort.steps() as u32),
        }
    }

    pub(super) const fn explained(&self, effort: &mut Effort) -> Option<Contradiction> {
        match self.known {
            Some(contradiction) => Some(contradiction),
            None => explain::explain(&self.givens, self.groups, effort),
        }
    }
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
    /// What there is to say of it.
    pub(crate) const fn finding(self) -> Finding {
        match self {
            Contradiction::Clash { .. } | Contradiction::WrongSum(_) => Finding::GIVENS_CLASH,
            Contradiction::NoCandidate { row, column } => Finding::no_candidate(row, column),
            Contradiction::NoPlace { unit, digit } => Finding::no_place(unit, digit),
            Contradiction::Exhausted => Finding::EVERY_WAY_FAILS,
        }
    }
}
