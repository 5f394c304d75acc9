//! Tries every candidate of a grid, and takes away those that lead into a contradiction at once: players call it Nishio.
//!
//! That takes as long as some hundred nodes of a search, and pays where hundreds of them have failed: of 900 images of
//! sparse grids that were bred to be hard, some take twice what the compiler allows without it, and with it about half.

use super::{CELLS, Moves, branch, follow};
use crate::solver::effort::Effort;
use crate::solver::engine::{Change, Outcome};

/// Applies the rules to a grid that has no rules of moves, and then tries its candidates.
pub(in super::super) const fn probe<const W: usize>(
    words: &mut [u128; W],
    effort: &mut Effort,
) -> Outcome {
    let mut outcome = follow(words, Change::Written, Moves::None, effort);
    let (mut word, mut last) = (0, CELLS);
    // Until no word has lost a candidate since it was tried last.
    while last > 0 && matches!(outcome, Outcome::Stalled) {
        effort.spend(6);
        last -= 1;
        // Of digits that have several places in their box.
        let mut left = words[word] & words[CELLS];
        while left != 0 && matches!(outcome, Outcome::Stalled) {
            effort.spend(8);
            if effort.is_spent() {
                return Outcome::Spent;
            }
            let guess = branch::guess(word, left);
            let mut copy = *words;
            let there = follow(&mut copy, Change::Placed(guess), Moves::None, effort);
            if matches!(there, Outcome::Contradiction(_)) {
                last = CELLS;
                outcome = follow(words, Change::Removed(guess), Moves::None, effort);
            }
            left &= (left - 1) & words[word] & words[CELLS];
        }
        word = (word + 1) % CELLS;
    }
    outcome
}
