//! Guesses that are made together with one, before the rules are applied, as they do not contradict each other at once.
//!
//! ```text
//!  7 in one of two cells    2 3 │ 7 · 8 │ · · ·      of other boxes, and other digits:
//!  of a box, and 2 in a     · · │ · · · │ · 5 9      then they are in no unit twice
//!  cell of two digits       · · │ · 7 · │ · · ·
//! ```

use super::branch::{guess, pairs};
use super::{BAND, CELLS, GUARDS, ONES, STACK};
use crate::solver::effort::Effort;
use crate::solver::node::Guess;

/// Guesses like the first one, and how many. If that is about a cell with two candidates, these are too, and if not,
/// about digits with two places in their box.
pub(in super::super) const fn others<const MOST: usize>(
    words: &[u128],
    first: Guess,
    effort: &mut Effort,
) -> ([Guess; MOST], usize) {
    // Each word twice, each guess with its turn and three calls, and this function.
    effort.spend((2 * CELLS + 5 * MOST + 5) as u32);
    let cell = words[first.word] & first.cell;
    let rest = cell & (cell - 1);
    let is_of_pair = rest & (rest - 1) == 0;
    let mut digits = if is_of_pair {
        words[CELLS]
    } else {
        two_places(words)
    };
    let (mut others, mut count) = ([first; MOST], 0);
    let mut last = first;
    let mut i = first.word;
    while count < MOST {
        let digit = last.candidate.trailing_zeros() % STACK % BAND;
        digits &= !(last.cell | (ONES << digit));
        let mut found = 0;
        while i < CELLS {
            let word = words[i];
            found = word & digits;
            if found != 0 && is_of_pair {
                found = pairs!(word, found);
            }
            if found != 0 {
                break;
            }
            i += 1;
        }
        if found == 0 {
            break;
        }
        last = guess(i, found);
        others[count] = last;
        count += 1;
    }
    (others, count)
}

/// The digits with two places in their box.
const fn two_places(words: &[u128]) -> u128 {
    let (mut once, mut twice, mut thrice) = (0, 0, 0);
    let mut i = 0;
    while i < CELLS {
        let word = words[i];
        thrice |= twice & word;
        twice |= once & word;
        once |= word;
        i += 1;
    }
    twice & !thrice
}
