//! Checks that a puzzle needs each of its givens: without a needed given it has another solution.
//!
//! Each given takes a search of its own, for the puzzle without it. All of these together may take longer than the
//! compiler allows for a constant, so the survey can be interrupted and resumed:
//!
//! ```text
//!  Until(0)  ──▶  Until(34)  ──▶  Until(61)  ──▶  All           the cell that comes next, in reading order
//!                                            └─▶  Except(70)    a given that is not needed
//! ```

use super::boards;
use super::effort::Effort;
use super::engine::Engine;
use super::search::{Next, Search};
use super::verdict::Rows;
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
        let others = &Others::of(groups, effort);
        while cell < N * N {
            // This turn, and the calls in it.
            effort.spend(5);
            if givens[cell / N][cell % N] != 0 {
                match others.need(givens, cell, effort) {
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

/// Looks for other solutions of grids with the same units than one that is known.
pub(crate) struct Others<const N: usize>(Engine<N>);

impl<const N: usize> Others<N> {
    pub(crate) const fn of(groups: Groups<'_>, effort: &mut Effort) -> Self {
        Others(Engine::of(&groups, effort))
    }

    /// Returns true if a puzzle with one solution has another without the given of this cell, counted in reading order,
    /// or `None` if that takes more than the effort allowed.
    pub(crate) const fn need(
        &self,
        givens: &Rows<N>,
        cell: usize,
        effort: &mut Effort,
    ) -> Option<bool> {
        let (mut without, digit) = (*givens, givens[cell / N][cell % N]);
        without[cell / N][cell % N] = 0;
        self.any(&without, cell, digit, effort)
    }

    /// Returns true if a grid has a solution with another digit than this one in a blank, or `None` if that takes more
    /// than the effort allowed. The grid has to have a solution with the digit.
    pub(crate) const fn any(
        &self,
        givens: &Rows<N>,
        cell: usize,
        digit: u8,
        effort: &mut Effort,
    ) -> Option<bool> {
        // This function, its caller, and the calls in them.
        effort.spend(30);
        let (Others(engine), guess) = (self, self.0.candidate(cell, digit));
        let next = if N <= boards::LARGEST {
            let root = engine.write::<0>(givens, effort);
            Search::new(root).without(guess).next(engine, effort)
        } else {
            let root = engine.write::<1>(givens, effort);
            Search::new(root).without(guess).next(engine, effort)
        };
        match next {
            // The rules alone may have placed the digit.
            Next::Solution(solution) => Some(solution[cell / N][cell % N] != digit),
            Next::End => Some(false),
            Next::Spent => None,
        }
    }
}
