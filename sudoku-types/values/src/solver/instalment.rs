//! A search for the verdict on a grid in instalments: each is as much as a constant may take, and the next one goes on from
//! the state in which the last one stopped.
//!
//! ```text
//! Instalment::first ──▶ Open ──next──▶ Open ──next──▶ Ended(Unique(…))
//! ```

use super::are_impossible;
use super::engine::Engine;
use super::search::Search;
use super::verdict::{Rows, Verdict};
use crate::effort::Effort;
use sudoku_notation::geometry::Groups;
use sudoku_notation::options::Goal;

/// The progress of a search.
#[derive(Clone, Copy)]
#[expect(clippy::large_enum_variant, reason = "a constant has no heap")]
pub enum Instalment<const N: usize> {
    /// It has ended.
    Ended(Verdict<N>),
    /// It can go on. Its first solution may have been found, and it has taken this number of steps.
    Open(Search<N>, Option<Rows<N>>, u64),
}

impl<const N: usize> Instalment<N> {
    /// Begins a search for a solution and, if the goal is a unique one, for a second one.
    pub const fn first(
        givens: &Rows<N>,
        groups: Groups<'_>,
        goal: Goal,
        effort: &mut Effort,
    ) -> Self {
        if are_impossible(givens, groups, effort) {
            return Instalment::Ended(Verdict::None);
        }
        let engine = &Engine::of(&groups, effort);
        if effort.is_spent() {
            // A constant is not enough for the engine, so there is nothing to go on with.
            return Instalment::Ended(Verdict::too_hard(effort.steps()));
        }
        // Not a pair: that would be one more value of this size.
        let mut search = Search::new(givens, engine, effort);
        let mut first = None;
        match search.verdict(&mut first, engine, goal, effort) {
            Verdict::TooHard { .. } => Instalment::Open(search, first, effort.steps()),
            verdict => Instalment::Ended(verdict),
        }
    }

    /// Goes on with a search, with the engine of its grid.
    pub const fn next(self, engine: &Engine<N>, goal: Goal, effort: &mut Effort) -> Self {
        let Instalment::Open(mut search, mut first, steps) = self else {
            return self;
        };
        match search.verdict(&mut first, engine, goal, effort) {
            Verdict::TooHard { .. } => Instalment::Open(search, first, steps + effort.steps()),
            verdict => Instalment::Ended(verdict),
        }
    }

    /// A number that differs where the search has come further, unless it has ended.
    pub const fn progress(&self) -> Option<u64> {
        match self {
            Instalment::Open(search, ..) => Some(search.moves()),
            Instalment::Ended(_) => None,
        }
    }

    /// The verdict: too hard, if the search has not ended.
    pub const fn verdict(&self) -> Verdict<N> {
        match self {
            Instalment::Ended(verdict) => *verdict,
            Instalment::Open(.., steps) => Verdict::too_hard(*steps),
        }
    }
}
