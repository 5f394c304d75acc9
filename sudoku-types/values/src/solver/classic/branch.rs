//! Chooses the candidate to try next, among the digits that have failed most often (or among all, if all of these are
//! placed): in a cell with two candidates; otherwise of a digit with two places in its box; otherwise in a cell with
//! the fewest candidates.

use super::{BAND, CELLS, FIELD, GUARDS, STACK};
use crate::effort::Effort;
use crate::solver::change::Guess;
use crate::solver::failures::Failures;

/// Selects those of the candidates `$places` of a word that are in cells with two candidates.
macro_rules! pairs {
    ($word:ident, $places:ident) => {{
        let rest = without_lowest!($word);
        let rest = without_lowest!(rest);
        let pairs = GUARDS & (GUARDS - rest) & !(GUARDS - $places);
        $places & (pairs - (pairs >> 9u32))
    }};
}

/// Chooses a candidate to try, in a grid in which nothing follows.
pub(in super::super) const fn branch<const N: usize>(
    words: &[u128],
    failures: &Failures<N>,
    effort: &mut Effort,
) -> Guess {
    effort.spend(2 * CELLS as u32 + 3);
    let open = words[CELLS];
    let mut digits = open & failures.most()[0];
    if digits == 0 {
        digits = open;
    }
    let mut once = 0;
    let mut twice = 0;
    let mut thrice = 0;
    let mut i = 0;
    while i < CELLS {
        let word = words[i];
        let places = word & digits;
        if places != 0 {
            let pairs = pairs!(word, places);
            if pairs != 0 {
                return guess(i, pairs);
            }
            thrice |= twice & places;
            twice |= once & places;
            once |= places;
        }
        i += 1;
    }
    let two_places = twice & !thrice;
    let mut i = 0;
    while i < CELLS && two_places != 0 {
        if words[i] & two_places != 0 {
            return guess(i, words[i] & two_places);
        }
        i += 1;
    }
    fewest(words, digits, effort)
}

/// Chooses a candidate of a cell that has one of `digits`, and has the fewest candidates of such cells.
const fn fewest(words: &[u128], digits: u128, effort: &mut Effort) -> Guess {
    let mut rest = [0; CELLS];
    rest.copy_from_slice(words.split_at(CELLS).0);
    loop {
        effort.spend(CELLS as u32 + 1);
        let mut i = 0;
        while i < CELLS {
            let word = rest[i];
            let word = without_lowest!(word);
            rest[i] = word;
            let places = words[i] & digits;
            let cells = GUARDS & (GUARDS - word) & !(GUARDS - places);
            if cells != 0 {
                return guess(i, places & (cells - (cells >> 9u32)));
            }
            i += 1;
        }
    }
}

/// Returns the lowest of some candidates of a word.
pub(super) const fn guess(word: usize, candidates: u128) -> Guess {
    Guess::new(word, candidates.trailing_zeros() as usize)
}

/// Returns the candidate of a cell and a digit, from 1.
pub(in super::super) const fn candidate(cell: usize, digit: u8) -> Guess {
    let (row, column) = (cell / 9, cell % 9);
    let field = STACK as usize * (column / 3) + BAND as usize * (row / 3);
    Guess::new(row % 3 * 3 + column % 3, field + digit as usize - 1)
}

/// Returns the candidate with this digit, from 0, in the cell of another candidate.
pub(in super::super) const fn with_digit(guess: Guess, digit: usize) -> Guess {
    let place = guess.place();
    let of_candidate = place % STACK as usize % BAND as usize;
    Guess::new(guess.word(), place - of_candidate + digit)
}

/// Returns all candidates of a candidate's cell.
pub(in super::super) const fn candidates_of(words: &[u128], guess: Guess) -> u32 {
    (words[guess.word()] >> with_digit(guess, 0).place() & FIELD) as u32
}
