//! A search for the verdict on a grid in instalments: each is as much as a constant may take, and the next one goes on from
//! the state in which the last one stopped.
//!
//! ```text
//! Instalment::first ──▶ Open ──next──▶ Open ──next──▶ Ended(Unique(…))
//! ```

use super::are_impossible;
use super::engine::Engine;
use super::search::{Next, Search};
use super::verdict::{Rows, Verdict};
use crate::effort::Effort;
use sudoku_notation::geometry::Groups;
use sudoku_notation::options::Goal;

/// How far a search has come. `C` is that of the `Search`.
#[derive(Clone, Copy)]
#[expect(clippy::large_enum_variant, reason = "a constant has no heap")]
pub enum Instalment<const N: usize, const C: usize> {
    /// It has ended.
    Ended(Verdict<N>),
    /// It can go on.
    Open(State<N, C>),
}

/// The state of a search that can go on.
#[derive(Clone, Copy)]
pub struct State<const N: usize, const C: usize> {
    search: Search<N, C>,
    /// The first solution, if that has been found.
    first: Option<Rows<N>>,
    /// The steps so far.
    steps: u64,
}

impl<const N: usize, const C: usize> Instalment<N, C> {
    /// Begins a search for a solution and, if the goal is a unique one, for a second one.
    ///
    /// `C` is 0 if the grid has an engine whose cells fit into the bits of words, and 1 otherwise.
    pub const fn first(
        givens: &Rows<N>,
        groups: Groups<'_>,
        goal: Goal,
        effort: &mut Effort,
    ) -> Self {
        if are_impossible(givens, groups, effort) {
            return Instalment::Ended(Verdict::None);
        }
        let engine = Engine::of(&groups, effort);
        if effort.is_spent() {
            // A constant is not enough for the engine, so there is nothing to go on with.
            return Instalment::Ended(Verdict::too_hard(effort.steps()));
        }
        State::begin(givens, &engine, effort).instalment(&engine, goal, effort)
    }

    /// Goes on with a search, with the engine of its grid.
    pub const fn next(self, engine: &Engine<N>, goal: Goal, effort: &mut Effort) -> Self {
        effort.spend(20);
        match self {
            Instalment::Open(state) => state.instalment(engine, goal, effort),
            Instalment::Ended(_) => self,
        }
    }

    /// A number that differs where the search has come further, unless it has ended.
    pub const fn progress(&self) -> Option<u64> {
        match self {
            Instalment::Open(state) => Some(state.search.moves()),
            Instalment::Ended(_) => None,
        }
    }

    /// The verdict: too hard, if the search has not ended.
    pub const fn verdict(&self) -> Verdict<N> {
        match self {
            Instalment::Ended(verdict) => *verdict,
            Instalment::Open(state) => Verdict::too_hard(state.steps),
        }
    }
}

impl<const N: usize, const C: usize> State<N, C> {
    const fn begin(givens: &Rows<N>, engine: &Engine<N>, effort: &mut Effort) -> Self {
        effort.spend(20);
        State {
            search: Search::new(engine.write(givens, effort)),
            first: None,
            steps: 0,
        }
    }

    const fn instalment(
        mut self,
        engine: &Engine<N>,
        goal: Goal,
        effort: &mut Effort,
    ) -> Instalment<N, C> {
        match self.go_on(engine, goal, effort) {
            Some(verdict) => Instalment::Ended(verdict),
            None => Instalment::Open(self),
        }
    }

    /// Searches until the end, or until the effort is spent.
    const fn go_on(
        &mut self,
        engine: &Engine<N>,
        goal: Goal,
        effort: &mut Effort,
    ) -> Option<Verdict<N>> {
        loop {
            return match (self.search.next(engine, effort), self.first) {
                (Next::Solution(rows), None) if matches!(goal, Goal::Unique) => {
                    self.first = Some(rows);
                    continue;
                }
                (Next::Solution(rows), None) => Some(Verdict::First(rows)),
                (Next::Solution(other), Some(first)) => Some(Verdict::Several(first, other)),
                (Next::End, None) => Some(Verdict::None),
                (Next::End, Some(first)) => Some(Verdict::Unique(first)),
                (Next::Spent, _) => {
                    self.steps += effort.steps();
                    None
                }
            };
        }
    }
}

/// The verdict of a search that is not to go on. (It has no [`Instalment`], of which a build without optimizations would have
/// further copies on the stack.)
pub(super) const fn verdict<const N: usize, const C: usize>(
    givens: &Rows<N>,
    engine: &Engine<N>,
    goal: Goal,
    effort: &mut Effort,
) -> Verdict<N> {
    let mut state = State::<N, C>::begin(givens, engine, effort);
    match state.go_on(engine, goal, effort) {
        Some(verdict) => verdict,
        None => Verdict::too_hard(state.steps),
    }
}
