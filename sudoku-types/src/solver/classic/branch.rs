//! The candidate to try next, of a digit of a box that has failed most often (of any, if all of
//! these are placed): best of a cell with two candidates that is also one of two places of the digit
//! in its box, else of a cell with two, else of a digit with two places in its box, else of a cell
//! with the fewest.

use super::failures::Failures;
use super::{GUARDS, LIVE, WORDS};
use crate::solver::effort::Effort;
use crate::solver::node::Guess;

/// A candidate to try, in a stalled grid.
pub(in super::super) const fn branch(
    words: &[u128],
    failures: &Failures,
    effort: &mut Effort,
) -> Guess {
    effort.spend(4 * WORDS as u32 + 3);
    let mut digits = failures.most();
    // `rest`: every cell without its lowest candidates, one more taken away each time;
    // `asked`: the guards of the open cells that have one of `digits`.
    let mut rest = [0; WORDS];
    let mut asked = [0; WORDS];
    let mut any = 0;
    let mut once = 0;
    let mut twice = 0;
    let mut thrice = 0;
    let mut i = 0;
    while i < WORDS {
        let word = words[i];
        let more = word & !(GUARDS - word);
        rest[i] = more;
        asked[i] = GUARDS & !(GUARDS - (word & digits)) & !(GUARDS - more);
        any |= asked[i];
        thrice |= twice & word;
        twice |= once & word;
        once |= word;
        i += 1;
    }
    if any == 0 {
        digits = LIVE;
        asked = [GUARDS; WORDS];
    }
    let two_places = twice & !thrice & digits;

    let mut pair = None;
    let mut i = 0;
    while i < WORDS {
        let before = rest[i];
        let less = GUARDS - before;
        let after = before & !less;
        rest[i] = after;
        // The guards of cells that had one candidate more than the lowest, and now have none.
        let cells = asked[i] & !less & (GUARDS - after);
        if cells != 0 {
            let two = words[i] & digits & (cells - (cells >> 9u32));
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
            let cells = asked[i] & !less & (GUARDS - after);
            if cells != 0 {
                return guess(i, words[i] & digits & (cells - (cells >> 9u32)));
            }
            i += 1;
        }
    }
}

/// The highest of some candidates of a word.
const fn guess(word: usize, candidates: u128) -> Guess {
    let candidate = 1 << candidates.ilog2();
    // The cell's guard is the lowest one above the candidate.
    let above = GUARDS & !(candidate - 1);
    let guard = above & !(above - 1);
    Guess {
        word,
        cell: guard - (guard >> 9u32),
        candidate,
    }
}
