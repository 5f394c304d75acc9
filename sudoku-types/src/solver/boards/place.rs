//! Takes cells from boards, and notes that they are gone.

/// Takes cells from all boards but that of a digit.
pub(super) const fn keep(words: &mut [u128], digit: usize, cells: u128, size: usize) {
    words[2 * size + 1] |= cells;
    // Grids of nine rows are most of all; and an index has to be worked out and checked.
    if size == 9
        && let [a, b, c, d, e, f, g, h, i, others @ ..] = words
        && let [j, k, l, m, n, o, p, q, r, ..] = others
    {
        macro_rules! keep {
            ($($other:literal $board:ident $lost:ident,)*) => {$(
                let gone = *$board & cells;
                if gone != 0 && $other != digit {
                    *$board ^= gone;
                    *$lost |= gone;
                }
            )*};
        }
        keep!(0 a j, 1 b k, 2 c l, 3 d m, 4 e n, 5 f o, 6 g p, 7 h q, 8 i r,);
        return;
    }
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

/// Takes cells from the board of a digit, as far as it has them.
pub(super) const fn take(words: &mut [u128], digit: usize, cells: u128, size: usize) {
    let gone = words[digit] & cells;
    words[digit] ^= gone;
    words[size + digit] |= gone;
    words[2 * size + 1] |= gone;
}
