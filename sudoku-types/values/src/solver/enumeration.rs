//! All solutions of a grid, one after the other, with any engine.

use super::engine::Engine;
use super::search::{Next, Search};
use super::verdict::Rows;
use super::{are_impossible, boards};
use crate::effort::Effort;
use sudoku_notation::geometry::Groups;

/// A search for all solutions. (Nothing allocates, so each has the size of the largest.)
#[derive(Clone)]
pub(crate) struct Enumeration<const N: usize> {
    engine: Engine<N>,
    search: AnySearch<N>,
}

#[allow(clippy::large_enum_variant)]
#[derive(Clone)]
enum AnySearch<const N: usize> {
    /// There is no solution.
    None,
    Words(Search<N, 0>),
    Constraints(Search<N, 1>),
}

// Small functions: without optimizations each value in a function has its own place on the stack.
impl<const N: usize> AnySearch<N> {
    const fn of(
        engine: &Engine<N>,
        givens: &Rows<N>,
        groups: Groups<'_>,
        effort: &mut Effort,
    ) -> Self {
        if are_impossible(givens, groups, effort) {
            AnySearch::None
        } else if N <= boards::LARGEST {
            Self::by_words(engine, givens, effort)
        } else {
            Self::by_constraints(engine, givens, effort)
        }
    }

    const fn by_words(engine: &Engine<N>, givens: &Rows<N>, effort: &mut Effort) -> Self {
        AnySearch::Words(Search::new(engine.write(givens, effort)))
    }

    const fn by_constraints(engine: &Engine<N>, givens: &Rows<N>, effort: &mut Effort) -> Self {
        AnySearch::Constraints(Search::new(engine.write(givens, effort)))
    }
}

impl<const N: usize> Enumeration<N> {
    pub(crate) const fn new(givens: &Rows<N>, groups: Groups<'_>) -> Self {
        let effort = &mut Effort::new(u64::MAX);
        let engine = Engine::of(&groups, effort);
        let search = AnySearch::of(&engine, givens, groups, effort);
        Enumeration { engine, search }
    }

    /// Takes a candidate from a grid of which no solution was looked for. If the rules alone solve the grid before, its only
    /// solution may have the candidate.
    pub(crate) const fn without(&mut self, cell: usize, digit: u8) {
        let guess = self.engine.candidate(cell, digit);
        match &mut self.search {
            AnySearch::None => {}
            AnySearch::Words(search) => search.without(guess),
            AnySearch::Constraints(search) => search.without(guess),
        }
    }

    /// Goes on to the next solution.
    pub(crate) const fn next(&mut self, effort: &mut Effort) -> Next<Rows<N>> {
        match &mut self.search {
            AnySearch::None => Next::End,
            AnySearch::Words(search) => search.next(&self.engine, effort),
            AnySearch::Constraints(search) => search.next(&self.engine, effort),
        }
    }

    /// Like `next`, but does not read the solution.
    pub(crate) const fn find(&mut self, effort: &mut Effort) -> Next<()> {
        match &mut self.search {
            AnySearch::None => Next::End,
            AnySearch::Words(search) => search.find(&self.engine, effort),
            AnySearch::Constraints(search) => search.find(&self.engine, effort),
        }
    }
}
