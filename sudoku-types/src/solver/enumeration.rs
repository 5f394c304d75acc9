//! All solutions of a grid, one after the other, whatever engine it has.

use super::effort::Effort;
use super::engine::Engine;
use super::search::{Next, Search};
use super::verdict::Rows;
use super::{boards, classic, constraints};
use sudoku_notation::geometry::Groups;

/// A search for all solutions. (Nothing allocates: so each has the room that the largest takes.)
#[derive(Clone)]
pub(crate) struct Enumeration<const N: usize> {
    engine: Engine<N>,
    search: AnySearch<N>,
}

#[allow(clippy::large_enum_variant)]
#[derive(Clone)]
enum AnySearch<const N: usize> {
    Classic(Search<N, { classic::WORDS }, 0, 1>),
    Boards(Search<N, { boards::WORDS }, 0, 1>),
    Constraints(Search<N, 0, 1, { constraints::LINES }>),
}

impl<const N: usize> Enumeration<N> {
    pub(crate) const fn new(givens: &Rows<N>, groups: Groups<'_>) -> Self {
        let effort = &mut Effort::new(u64::MAX);
        let engine = Engine::of(&groups, effort);
        let search = match engine {
            Engine::Classic(_) => AnySearch::Classic(Search::new(engine.write(givens, effort))),
            Engine::Boards(_) => AnySearch::Boards(Search::new(engine.write(givens, effort))),
            Engine::Constraints(_) => {
                AnySearch::Constraints(Search::new(engine.write(givens, effort)))
            }
        };
        Enumeration { engine, search }
    }

    /// Goes on to the next solution.
    pub(crate) const fn next(&mut self, effort: &mut Effort) -> Next<N> {
        match &mut self.search {
            AnySearch::Classic(search) => search.next(&self.engine, effort),
            AnySearch::Boards(search) => search.next(&self.engine, effort),
            AnySearch::Constraints(search) => search.next(&self.engine, effort),
        }
    }
}
