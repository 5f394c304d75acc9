//! Tries every candidate of a grid for itself, and takes away those that lead into a contradiction at once: players call
//! it Nishio.
//!
//! That takes as long as some hundred nodes of a search. It pays where a search has failed several hundred times: there are
//! grids with few givens and without a solution of which most candidates look possible, and are not, and below every
//! guess the search would find that out again. (Without it some images of such grids take more
//! than half of what the compiler allows.)
//!
//! What is left is called singleton consistent: R. Debruyne and C. Bessière, "Some practicable filtering techniques for
//! the constraint satisfaction problem", IJCAI 1997.

use super::{CELLS, Moves, WORDS, branch, follow};
use crate::solver::effort::Effort;
use crate::solver::engine::{Change, Outcome};

/// Tries all candidates of a grid in which nothing follows any more.
pub(in super::super) const fn probe<const W: usize>(
    words: &mut [u128; W],
    effort: &mut Effort,
) -> Outcome {
    assert!(W == WORDS, "a classic grid has ten words");
    let mut again = true;
    while again {
        again = false;
        effort.spend(CELLS as u32 + 4);
        let mut word = 0;
        while word < CELLS {
            // Of digits that have several places in their box.
            let mut left = words[word] & words[CELLS];
            while left != 0 {
                effort.spend(10);
                if effort.is_spent() {
                    return Outcome::Spent;
                }
                let guess = branch::guess(word, left);
                let mut copy = *words;
                let there = follow(&mut copy, Change::Placed(guess), Moves::None, true, effort);
                if matches!(there, Outcome::Contradiction(_)) {
                    again = true;
                    let here = follow(words, Change::Removed(guess), Moves::None, true, effort);
                    if !matches!(here, Outcome::Stalled) {
                        return here;
                    }
                }
                left &= (left - 1) & words[word] & words[CELLS];
            }
            word += 1;
        }
    }
    Outcome::Stalled
}
