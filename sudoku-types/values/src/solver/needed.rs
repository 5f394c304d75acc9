//! Checks that a puzzle needs each of its givens: without a needed given it has another solution.
//!
//! Each given takes a search of its own, for the puzzle without it. All of these together may take longer than the
//! compiler allows for a constant, and so may one alone: the survey can be interrupted and resumed, in the middle of a search
//! too.
//!
//! ```text
//!  Until(0, …)  ──▶  Until(34, …)  ──▶  Until(34, …)  ──▶  All         the cell that comes next, in reading order
//!                                                      └─▶  Except(70) a given that is not needed
//! ```

use super::LARGEST_OF_WORDS;
use super::engine::Engine;
use super::search::{Next, Search};
use super::verdict::Rows;
use crate::effort::Effort;
use sudoku_notation::geometry::Groups;

/// The progress of a survey of the givens of a puzzle with one solution. Cells are counted in reading order. `C` is that of
/// the `Search`.
#[derive(Clone, Copy)]
#[expect(clippy::large_enum_variant, reason = "a constant has no heap")]
pub enum Needed<const N: usize, const C: usize> {
    /// All givens before this cell are needed. The search without the given of this cell may have begun.
    Until(usize, Option<Search<N, C>>),
    /// All givens are needed.
    All,
    /// All givens before this cell are needed, and the given of this cell is not.
    Except(usize),
}

impl<const N: usize, const C: usize> Needed<N, C> {
    /// A survey that has not begun.
    pub const NOTHING: Self = Needed::Until(0, None);

    /// Goes on with the survey until the effort allowed is spent.
    pub const fn survey(
        self,
        givens: &Rows<N>,
        others: &SecondSolution<N>,
        effort: &mut Effort,
    ) -> Self {
        let Needed::Until(mut cell, mut begun) = self else {
            return self;
        };
        while cell < N * N {
            // This turn, and the calls in it.
            effort.spend(7);
            if givens[cell / N][cell % N] != 0 {
                let (without, digit) = without(givens, cell);
                let mut search = match begun {
                    Some(search) => search,
                    None => others.search(&without, cell, digit, effort),
                };
                begun = None;
                match others.next(&mut search, cell, digit, effort) {
                    Some(true) => {}
                    Some(false) => return Needed::Except(cell),
                    None => return Needed::Until(cell, Some(search)),
                }
            }
            cell += 1;
        }
        Needed::All
    }

    /// A number that differs where the survey has come further, unless it has ended.
    pub const fn progress(&self) -> Option<u64> {
        match self {
            Needed::Until(cell, Some(search)) => Some((*cell as u64) << 32 | search.moves()),
            Needed::Until(cell, None) => Some((*cell as u64) << 32),
            Needed::All | Needed::Except(_) => None,
        }
    }
}

/// Looks for other solutions of grids with the same units than one that is known.
pub struct SecondSolution<const N: usize>(Engine<N>);

impl<const N: usize> SecondSolution<N> {
    /// Returns what finds other solutions of a grid with these units.
    pub const fn of(groups: Groups<'_>, effort: &mut Effort) -> Self {
        SecondSolution(Engine::of(&groups, effort))
    }

    /// Returns true if a puzzle with one solution has another without the given of this cell, counted in reading order,
    /// or `None` if that takes more than the effort allowed.
    pub(crate) const fn need(
        &self,
        givens: &Rows<N>,
        cell: usize,
        effort: &mut Effort,
    ) -> Option<bool> {
        let (without, digit) = without(givens, cell);
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
        if N <= LARGEST_OF_WORDS {
            let search = &mut self.search::<0>(givens, cell, digit, effort);
            self.next(search, cell, digit, effort)
        } else {
            let search = &mut self.search::<1>(givens, cell, digit, effort);
            self.next(search, cell, digit, effort)
        }
    }

    /// The search for such a solution.
    const fn search<const C: usize>(
        &self,
        givens: &Rows<N>,
        cell: usize,
        digit: u8,
        effort: &mut Effort,
    ) -> Search<N, C> {
        // This function, its caller, and the calls in them.
        effort.spend(30);
        let root = self.0.write(givens, effort);
        let mut search = Search::new(root);
        search.without(self.0.candidate(cell, digit));
        search
    }

    /// Goes on with this search.
    const fn next<const C: usize>(
        &self,
        search: &mut Search<N, C>,
        cell: usize,
        digit: u8,
        effort: &mut Effort,
    ) -> Option<bool> {
        effort.spend(4);
        match search.next(&self.0, effort) {
            // The rules alone may have placed the digit.
            Next::Solution(solution) => Some(solution[cell / N][cell % N] != digit),
            Next::End => Some(false),
            Next::Spent => None,
        }
    }
}

/// Returns a puzzle without the given of this cell, and its digit.
const fn without<const N: usize>(givens: &Rows<N>, cell: usize) -> (Rows<N>, u8) {
    let (mut without, digit) = (*givens, givens[cell / N][cell % N]);
    without[cell / N][cell % N] = 0;
    (without, digit)
}
