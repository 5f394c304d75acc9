//! The candidate to try next: best of a cell with two candidates that is also one of two places of
//! its digit in its box, else of a cell with two, else of a digit with two places in its box, else
//! of a cell with the fewest.

use super::{GUARDS, WORDS};
use crate::solver::effort::Effort;
use crate::solver::search::Guess;

/// A candidate to try, in a stalled grid.
pub(in super::super) const fn branch(words: &[u128], effort: &mut Effort) -> Guess {
    effort.spend(4 * WORDS as u32);
    // `rest`: every cell without its lowest candidates, one more taken away each time.
    let mut rest = [0; WORDS];
    let mut once = 0;
    let mut twice = 0;
    let mut thrice = 0;
    let mut i = 0;
    while i < WORDS {
        let word = words[i];
        rest[i] = word & !(GUARDS - word);
        thrice |= twice & word;
        twice |= once & word;
        once |= word;
        i += 1;
    }
    let two_places = twice & !thrice;

    let mut pair = None;
    let mut i = 0;
    while i < WORDS {
        let before = rest[i];
        let less = GUARDS - before;
        let after = before & !less;
        rest[i] = after;
        // The guards of cells that had one candidate more than the lowest, and now have none.
        let cells = GUARDS & !less & (GUARDS - after);
        if cells != 0 {
            let two = words[i] & (cells - (cells >> 9u32));
            if two & two_places != 0 {
                return guess(i, two & two_places);
            }
            if pair.is_none() {
                pair = Some(guess(i, two));
            }
        }
        i += 1;
    }
    if let Some(guess) = pair {
        return guess;
    }

    let mut i = 0;
    while i < WORDS && two_places != 0 {
        if words[i] & two_places != 0 {
            return guess(i, words[i] & two_places);
        }
        i += 1;
    }

    loop {
        effort.spend(WORDS as u32 + 1);
        let mut i = 0;
        while i < WORDS {
            let before = rest[i];
            let less = GUARDS - before;
            let after = before & !less;
            rest[i] = after;
            let cells = GUARDS & !less & (GUARDS - after);
            if cells != 0 {
                return guess(i, words[i] & (cells - (cells >> 9u32)));
            }
            i += 1;
        }
    }
}

/// The lowest of some candidates of a word.
const fn guess(word: usize, candidates: u128) -> Guess {
    let candidate = candidates & !(candidates - 1);
    // The cell's guard is the lowest one above the candidate.
    let above = GUARDS & !(candidate - 1);
    let guard = above & !(above - 1);
    Guess {
        word,
        cell: guard - (guard >> 9u32),
        candidate,
    }
}
