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

/// Guesses beside the first one, and how many. If that is about a cell with two candidates, these are too, as long as
/// there are such cells; else, and then, about digits with two places in their box; and at last about any.
pub(in super::super) const fn others<const MOST: usize>(
    words: &[u128],
    first: Guess,
    effort: &mut Effort,
) -> ([Guess; MOST], usize) {
    // Each word once for each kind and once for its digits, each guess with its turn and four calls, and this function.
    effort.spend((5 * CELLS + 6 * MOST + 10) as u32);
    let cell = words[first.word] & first.cell;
    let rest = cell & (cell - 1);
    let mut kind = if rest & (rest - 1) == 0 {
        Kind::Pair
    } else {
        Kind::TwoPlaces
    };
    let mut digits = kind.digits(words);
    let mut taken = box_and_digit(first);
    let (mut others, mut count) = ([first; MOST], 0);
    let mut i = first.word;
    while count < MOST {
        if i == CELLS {
            kind = match kind {
                Kind::Pair => Kind::TwoPlaces,
                Kind::TwoPlaces => Kind::Any,
                Kind::Any => break,
            };
            digits = kind.digits(words);
            i = 0;
        }
        let word = words[i];
        let mut found = word & digits & !taken;
        if found != 0 && matches!(kind, Kind::Pair) {
            found = pairs!(word, found);
        }
        if found == 0 {
            i += 1;
        } else {
            others[count] = guess(i, found);
            taken |= box_and_digit(others[count]);
            count += 1;
        }
    }
    (others, count)
}

/// What a guess is about, beginning with what is most often right.
#[derive(Clone, Copy)]
enum Kind {
    /// A cell with two candidates.
    Pair,
    /// A digit with two places in its box.
    TwoPlaces,
    Any,
}

impl Kind {
    /// The digits among which to look for it.
    const fn digits(self, words: &[u128]) -> u128 {
        match self {
            Kind::TwoPlaces => two_places(words),
            Kind::Pair | Kind::Any => words[CELLS],
        }
    }
}

/// The candidates of a guess's box, and those of its digit in all boxes.
const fn box_and_digit(guess: Guess) -> u128 {
    let digit = guess.candidate.trailing_zeros() % STACK % BAND;
    guess.cell | (ONES << digit)
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
