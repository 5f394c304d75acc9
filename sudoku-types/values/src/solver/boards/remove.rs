//! Removes cells from boards, and marks the removed cells.

/// Removes cells from all boards except that of a digit.
pub(super) const fn keep(words: &mut [u128], digit: usize, cells: u128, size: usize) {
    words[2 * size + 1] |= cells;
    let mut other = 0;
    while other < size {
        let gone = words[other] & cells;
        if gone != 0 && other != digit {
            words[other] ^= gone;
            words[size + other] |= gone;
        }
        other += 1;
    }
}

/// Removes cells from the board of a digit, if they are on it.
pub(super) const fn take(words: &mut [u128], digit: usize, cells: u128, size: usize) {
    let gone = words[digit] & cells;
    words[digit] ^= gone;
    words[size + digit] |= gone;
    words[2 * size + 1] |= gone;
}
