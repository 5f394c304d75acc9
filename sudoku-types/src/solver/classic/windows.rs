//! The windows: with rows and columns in another order, the grid is a Sudoku whose boxes are the windows.
//!
//! ```text
//!  rows 1 │ 2 3 4 │ 5 │ 6 7 8 │ 9      ──▶      2 3 4 │ 6 7 8 │ 1 5 9      and columns
//!
//!  Rows 2 to 4 have each digit three times, twice of these in windows: so the cells of these rows in columns 1, 5 and 9
//!  have each once, as a box has. Five such boxes come with the four windows.
//! ```
//!
//! So the same rules are applied to the same words with their fields in another order. The rows that are second in a
//! band's box, say, are those of a word's bands 0, 1, 2, and become those of bands 0, 2, 1:
//!
//! ```text
//!  place in its box     rows         bands of the new grid
//!  first                1 4 7        2 0 1
//!  second               2 5 8        0 2 1
//!  third                3 6 9        0 1 2
//! ```

use super::propagate::propagate;
use super::{BAND, CELLS, FIELD, LIVE, STACK, WORDS};
use crate::solver::effort::Effort;
use crate::solver::further::Further;
use crate::solver::node::Outcome;

/// The fields of the first, the second and the third band; and of the stacks.
const BANDS: [u128; 3] = {
    let first = FIELD | (FIELD << STACK) | (FIELD << (2 * STACK));
    [first, first << BAND, first << (2 * BAND)]
};
const STACKS: [u128; 3] = {
    let first = FIELD | (FIELD << BAND) | (FIELD << (2 * BAND));
    [first, first << STACK, first << (2 * STACK)]
};

/// Applies all windows to a grid in which every cell has a candidate.
pub(in super::super) const fn look(words: &mut [u128], effort: &mut Effort) -> Further {
    effort.spend(8 * CELLS as u32 + 5);
    let mut other = [LIVE; WORDS];
    let mut word = 0;
    while word < CELLS {
        other[word] = to_windows(words[word], word);
        word += 1;
    }
    if let Outcome::Contradiction(failure) = propagate(&mut other, true, effort) {
        return Further::Contradiction(failure);
    }
    let mut changed = false;
    let mut word = 0;
    while word < CELLS {
        let back = from_windows(other[word], word);
        changed |= words[word] != back;
        words[word] = back;
        word += 1;
    }
    if changed {
        Further::Changed
    } else {
        Further::Nothing
    }
}

const fn to_windows(cells: u128, word: usize) -> u128 {
    let cells = match word / 3 {
        0 => ((cells >> BAND) | (cells << (2 * BAND))) & LIVE,
        1 => swap_bands(cells),
        _ => cells,
    };
    match word % 3 {
        0 => (cells >> STACK) | (cells << (2 * STACK)),
        1 => swap_stacks(cells),
        _ => cells,
    }
}

const fn from_windows(cells: u128, word: usize) -> u128 {
    let cells = match word / 3 {
        0 => ((cells << BAND) | (cells >> (2 * BAND))) & LIVE,
        1 => swap_bands(cells),
        _ => cells,
    };
    match word % 3 {
        0 => (cells << STACK) | (cells >> (2 * STACK)),
        1 => swap_stacks(cells),
        _ => cells,
    }
}

const fn swap_bands(cells: u128) -> u128 {
    let [first, second, third] = BANDS;
    (cells & first) | ((cells & second) << BAND) | ((cells & third) >> BAND)
}

const fn swap_stacks(cells: u128) -> u128 {
    let [first, second, third] = STACKS;
    (cells & first) | ((cells & second) << STACK) | ((cells & third) >> STACK)
}
