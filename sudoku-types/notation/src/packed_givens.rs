//! Givens packed into words: the short form in which `sudoku!` names a puzzle to the solver.
//!
//! ```text
//! a word     … 0011 1  0 0  0110 1  0 1000 1      from its lowest bit on, cell by cell in reading order:
//!               4   ↑  ↑ ↑   7   ↑  ↑  9   ↑      0 for a blank; 1 for a given, and the digit less 1
//!            given─┘ blanks given─┘ blank  given  in four bits, or in five above 16×16
//! ```
//!
//! A cell that might not fit into what is left of a word begins the next.

use crate::geometry::LARGEST;

/// The most words a grid takes: 625 cells, 21 or more a word.
pub const MOST: usize = (LARGEST * LARGEST).div_ceil(128 / 6);

/// How many bits a digit has.
const fn bits(size: usize) -> u32 {
    if size <= 16 { 4 } else { 5 }
}

/// The words of a grid with `size` rows, and how many there are. The cells are digits, and 0 for a blank.
pub fn pack(cells: &[u8], size: usize) -> ([u128; MOST], usize) {
    let given = 1 + bits(size);
    let (mut words, mut word, mut used) = ([0; MOST], 0, 0);
    for digit in cells {
        if 128 - used < given {
            (word, used) = (word + 1, 0);
        }
        if *digit == 0 {
            used += 1;
        } else {
            words[word] |= (u128::from(digit - 1) << 1 | 1) << used;
            used += given;
        }
    }
    (words, word + 1)
}

/// The rows that are packed into the words from index `next` on.
pub const fn unpack<const N: usize>(words: &[u128; MOST], mut next: usize) -> [[u8; N]; N] {
    let given = 1 + bits(N);
    let mask = (1 << bits(N)) - 1;
    let mut rows = [[0; N]; N];
    let cells = rows.as_flattened_mut();
    let (mut word, mut left) = (0, 0);
    let (mut cell, end) = (0, N * N);
    while cell < end {
        if left < given {
            word = words[next];
            next += 1;
            left = 128;
        }
        if word & 1 == 0 {
            // All blanks before the next given, or as many as this word can have.
            let (ahead, most) = (word.trailing_zeros(), left - given + 1);
            let blanks = if ahead < most { ahead } else { most };
            word >>= blanks;
            left -= blanks;
            cell += blanks as usize;
        } else {
            cells[cell] = ((word >> 1) as u8 & mask) + 1;
            word >>= given;
            left -= given;
            cell += 1;
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::{MOST, pack, unpack};

    /// Grids from empty to full, with every digit in every place.
    fn what_is_packed_is_unpacked<const N: usize>() {
        for seed in 0..=2 * N {
            let mut rows = [[0; N]; N];
            for (cell, digit) in rows.as_flattened_mut().iter_mut().enumerate() {
                let is_given = (cell * 7 + seed * 3) % (2 * N) < seed;
                *digit = if is_given {
                    ((cell + seed) % N) as u8 + 1
                } else {
                    0
                };
            }
            let (words, count) = pack(rows.as_flattened(), N);
            assert!((1..=MOST).contains(&count));
            assert_eq!(unpack(&words, 0), rows);
            assert!(words[count..].iter().all(|word| *word == 0));
        }
    }

    #[test]
    fn round_trip() {
        what_is_packed_is_unpacked::<1>();
        what_is_packed_is_unpacked::<4>();
        what_is_packed_is_unpacked::<6>();
        what_is_packed_is_unpacked::<9>();
        what_is_packed_is_unpacked::<16>();
        what_is_packed_is_unpacked::<17>();
        what_is_packed_is_unpacked::<25>();
    }
}
