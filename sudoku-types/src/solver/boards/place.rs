//! Places a guess on the boards, or takes it away.

use crate::solver::node::Guess;

/// Places a digit in its cell: the cell goes from all other boards.
pub(in super::super) const fn place(words: &mut [u128], guess: Guess, size: usize) {
    keep(words, guess.word, guess.candidate, size);
}

/// Takes a cell from the board of a digit.
pub(in super::super) const fn remove(words: &mut [u128], guess: Guess, size: usize) {
    take(words, guess.word, guess.candidate, size);
}

/// Takes cells from all boards but that of a digit.
pub(super) const fn keep(words: &mut [u128], digit: usize, cells: u128, size: usize) {
    let mut other = 0;
    while other < size {
        let gone = words[other] & cells;
        if gone != 0 && other != digit {
            words[other] ^= gone;
            words[size + other] |= gone;
        }
        other += 1;
    }
    words[2 * size + 1] |= cells;
}

/// Takes cells from the board of a digit, as far as it has them.
pub(super) const fn take(words: &mut [u128], digit: usize, cells: u128, size: usize) {
    let gone = words[digit] & cells;
    words[digit] ^= gone;
    words[size + digit] |= gone;
    words[2 * size + 1] |= gone;
}
