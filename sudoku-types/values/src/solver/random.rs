//! Finds a solution at random: the search branches as always, and dice choose the digits that it tries first.

use super::are_impossible;
use super::boards;
use super::dice::Dice;
use super::engine::Engine;
use super::search::{Next, Search};
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
        let fork = dice.fork();
        let next = if N <= boards::LARGEST {
            let root = engine.write::<0>(givens, part);
            Search::new(root).with_dice(fork).next(engine, part)
        } else {
            let root = engine.write::<1>(givens, part);
            Search::new(root).with_dice(fork).next(engine, part)
        };
        effort.spend_all(part.steps());
        match next {
            Next::Solution(solution) => return Some(solution),
            Next::End => return None,
            Next::Spent => most *= 2,
        }
    }
    None
}
