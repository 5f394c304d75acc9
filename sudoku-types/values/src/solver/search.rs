//! The face of the search, of any engine: it looks for the next solution, or for the verdict on a grid, and can stop and go on.

use super::boards;
use super::dice::Dice;
use super::engine::Engine;
use super::tree::{Next, Tree};
use super::verdict::{Rows, Verdict};
use crate::effort::Effort;
use sudoku_notation::options::Goal;

/// The state of a search. (A constant has no heap, so each has the size of the largest.)
#[derive(Clone, Copy)]
pub enum Search<const N: usize> {
    /// With words for nodes, up to 11 rows.
    Words(Tree<N, 0>),
    /// With a table of constraints.
    Constraints(Tree<N, 1>),
}

/// Evaluates an expression for the tree of a search. (A program has only the code for the sizes that it has.)
macro_rules! with {
    ($search:ident, $tree:ident => $call:expr) => {
        match $search {
            Search::Words($tree) if N <= boards::LARGEST => $call,
            Search::Constraints($tree) if N > boards::LARGEST => $call,
            _ => unreachable!(),
        }
    };
}

impl<const N: usize> Search<N> {
    /// Begins a search.
    #[inline(always)]
    pub(crate) const fn new(givens: &Rows<N>, engine: &Engine<N>, effort: &mut Effort) -> Self {
        if N <= boards::LARGEST {
            Search::Words(Tree::new(engine.write(givens, effort)))
        } else {
            Search::constraints(givens, engine, effort)
        }
    }

    // Without optimizations each value in a function has its own place on the stack.
    const fn constraints(givens: &Rows<N>, engine: &Engine<N>, effort: &mut Effort) -> Self {
        Search::Constraints(Tree::new(engine.write(givens, effort)))
    }

    /// Takes a candidate from a grid of which no solution was looked for. If the rules alone solve the grid before, its only
    /// solution may have the candidate.
    pub(crate) const fn without(&mut self, cell: usize, digit: u8, engine: &Engine<N>) {
        let guess = engine.candidate(cell, digit);
        with!(self, tree => tree.without(guess));
    }

    /// Has the digits of branches chosen at random.
    pub(super) const fn roll(&mut self, dice: Dice) {
        with!(self, tree => tree.roll(dice));
    }

    /// Ends the search: it finds no solution.
    pub(crate) const fn end(&mut self) {
        with!(self, tree => tree.end());
    }

    /// Returns the number of changes so far. If a search stops twice with an equal number, the work before its next change takes
    /// longer than the effort allowed.
    pub(super) const fn moves(&self) -> u64 {
        with!(self, tree => tree.moves())
    }

    /// Goes on to the next solution.
    pub(crate) const fn find(&mut self, engine: &Engine<N>, effort: &mut Effort) -> Next {
        with!(self, tree => tree.find(engine, effort))
    }

    /// Reads the solution at which the search waits.
    pub(crate) const fn solution(&self, engine: &Engine<N>, effort: &mut Effort) -> Rows<N> {
        with!(self, tree => tree.solution(engine, effort))
    }

    /// Goes on until the verdict is known; it is "too hard" if the effort is spent before. `first` is the first solution, if it
    /// has been found.
    pub(super) const fn verdict(
        &mut self,
        first: &mut Option<Rows<N>>,
        engine: &Engine<N>,
        goal: Goal,
        effort: &mut Effort,
    ) -> Verdict<N> {
        effort.spend(20);
        loop {
            return match (self.find(engine, effort), *first) {
                (Next::Solution, None) if matches!(goal, Goal::Unique) => {
                    *first = Some(self.solution(engine, effort));
                    continue;
                }
                (Next::Solution, None) => Verdict::First(self.solution(engine, effort)),
                (Next::Solution, Some(first)) => {
                    Verdict::Several(first, self.solution(engine, effort))
                }
                (Next::End, None) => Verdict::None,
                (Next::End, Some(first)) => Verdict::Unique(first),
                (Next::Spent, _) => Verdict::too_hard(effort.steps()),
            };
        }
    }
}
