//! Finds a solution at random: the search branches as always, and dice choose the digits that it tries first.

use super::are_impossible;
use super::dice::Dice;
use super::engine::Engine;
use super::search::Search;
use super::tree::Next;
use super::verdict::Rows;
use crate::effort::Effort;
use sudoku_notation::geometry::Groups;

/// The first attempt is given up after this many steps, and each further one after twice as many as the one before:
/// other digits do as well.
const ATTEMPT: u64 = 200_000;

/// Returns a random solution; `None` if there is no solution, or the effort is spent.
pub(crate) const fn random_solution<const N: usize>(
    givens: &Rows<N>,
    groups: Groups<'_>,
    dice: &mut Dice,
    effort: &mut Effort,
) -> Option<Rows<N>> {
    effort.spend(20);
    if are_impossible(givens, groups, effort) {
        return None;
    }
    let engine = &Engine::of(&groups, effort);
    let mut most = ATTEMPT;
    while !effort.is_spent() {
        let part = &mut effort.part(most);
        // The calls here.
        effort.spend(20);
        let mut search = Search::new(givens, engine, part);
        search.roll(dice.fork());
        let next = search.find(engine, part);
        effort.spend_all(part.steps());
        match next {
            Next::Solution => return Some(search.solution(engine, effort)),
            Next::End => return None,
            Next::Spent => most *= 2,
        }
    }
    None
}
