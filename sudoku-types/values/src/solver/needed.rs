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

use super::engine::Engine;
use super::search::Search;
use super::tree::Next;
use super::verdict::Rows;
use crate::effort::Effort;

/// The progress of a survey of the givens of a puzzle with one solution. Cells are counted in reading order.
#[derive(Clone, Copy)]
#[expect(clippy::large_enum_variant, reason = "a constant has no heap")]
pub enum Needed<const N: usize> {
    /// All givens before this cell are needed. The search without the given of this cell may have begun.
    Until(usize, Option<Search<N>>),
    /// All givens are needed.
    All,
    /// All givens before this cell are needed, and the given of this cell is not.
    Except(usize),
}

impl<const N: usize> Needed<N> {
    /// A survey that has not begun.
    pub const NOTHING: Self = Needed::Until(0, None);

    /// Goes on with the survey until the effort allowed is spent.
    pub const fn survey(self, givens: &Rows<N>, engine: &Engine<N>, effort: &mut Effort) -> Self {
        let Needed::Until(mut cell, mut begun) = self else {
            return self;
        };
        while cell < N * N {
            // This turn, and the calls in it.
            effort.spend(7);
            let digit = givens[cell / N][cell % N];
            if digit != 0 {
                let mut search = match begun {
                    Some(search) => search,
                    None => {
                        effort.spend(30);
                        let mut search = Search::new(&without(givens, cell), engine, effort);
                        search.without(cell, digit, engine);
                        search
                    }
                };
                begun = None;
                match engine.finds_other(&mut search, cell, digit, effort) {
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

impl<const N: usize> Engine<N> {
    /// Returns true if a grid has a solution with another digit than this one in a cell, whether the digit is given there or not.
    /// Returns `None` if that takes more than the effort allowed. The grid has to have a solution with the digit.
    pub(crate) const fn has_other(
        &self,
        givens: &Rows<N>,
        cell: usize,
        digit: u8,
        effort: &mut Effort,
    ) -> Option<bool> {
        // This function, its caller, and the calls in them.
        effort.spend(30);
        let mut search = Search::new(&without(givens, cell), self, effort);
        search.without(cell, digit, self);
        self.finds_other(&mut search, cell, digit, effort)
    }

    /// Goes on with the search for such a solution.
    const fn finds_other(
        &self,
        search: &mut Search<N>,
        cell: usize,
        digit: u8,
        effort: &mut Effort,
    ) -> Option<bool> {
        effort.spend(4);
        match search.find(self, effort) {
            // The rules alone may have placed the digit.
            Next::Solution => Some(search.solution(self, effort)[cell / N][cell % N] != digit),
            Next::End => Some(false),
            Next::Spent => None,
        }
    }
}

/// Returns a grid without the digit of this cell.
const fn without<const N: usize>(givens: &Rows<N>, cell: usize) -> Rows<N> {
    let mut without = *givens;
    without[cell / N][cell % N] = 0;
    without
}
