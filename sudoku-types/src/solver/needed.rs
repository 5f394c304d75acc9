//! Checks that a puzzle needs each of its givens: without a needed given it has another solution.
//!
//! Each given takes a search of its own, for the puzzle without it. All of these together may take longer than the
//! compiler allows for a constant, so the survey can be interrupted and resumed:
//!
//! ```text
//!  Until(0)  ──▶  Until(34)  ──▶  Until(61)  ──▶  All           the cell that comes next, in reading order
//!                                            └─▶  Except(70)    a given that is not needed
//! ```

use super::effort::Effort;
use super::verdict::{Rows, Verdict};
use super::{Goal, solve_within};
use sudoku_notation::geometry::Groups;

/// The progress of a survey of the givens of a puzzle with one solution. Cells are counted in reading order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Needed {
    /// All givens before this cell are needed.
    Until(usize),
    /// All givens are needed.
    All,
    /// All givens before this cell are needed, and the given of this cell is not.
    Except(usize),
}

impl Needed {
    /// Goes on with the survey until the effort allowed is spent.
    pub(crate) const fn survey<const N: usize>(
        self,
        givens: &Rows<N>,
        groups: Groups<'_>,
        effort: &mut Effort,
    ) -> Needed {
        let Needed::Until(mut cell) = self else {
            return self;
        };
        while cell < N * N {
            // This turn, and the calls in it.
            effort.spend(5);
            if givens[cell / N][cell % N] != 0 {
                match is_needed(givens, groups, cell, effort) {
                    Some(true) => {}
                    Some(false) => return Needed::Except(cell),
                    None => return Needed::Until(cell),
                }
            }
            cell += 1;
        }
        Needed::All
    }
}

/// Returns true if a puzzle with one solution has another without the given of this cell, counted in reading order, or
/// `None` if that takes more than the effort allowed.
pub(crate) const fn is_needed<const N: usize>(
    givens: &Rows<N>,
    groups: Groups<'_>,
    cell: usize,
    effort: &mut Effort,
) -> Option<bool> {
    let mut without = *givens;
    without[cell / N][cell % N] = 0;
    match solve_within(&without, groups, Goal::Unique, effort) {
        Verdict::TooHard { .. } => None,
        verdict => Some(matches!(verdict, Verdict::Several(..))),
    }
}
