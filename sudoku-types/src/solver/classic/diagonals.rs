//! The diagonals, which pass through three boxes with three cells each: singles, and candidates locked between a
//! diagonal and a box.
//!
//! ```text
//!  from the top left                     from the top right
//!  A · · │       │                            │       │ · · A
//!  · B · │       │                            │       │ · B ·      cells A are those of one word, B and C of two others:
//!  · · C │       │                            │       │ C · ·      the fields of three boxes in it
//!  ──────┼───────┼──────                ──────┼───────┼──────
//!        │ A · · │                            │ · · A │
//! ```

use super::propagate::{hidden_singles, naked_singles};
use super::{BAND, FIELD, GUARDS, LIVE, STACK};
use crate::solver::effort::Effort;
use crate::solver::further::Further;
use crate::solver::node::Failure;

/// Its cells' words, the other words, and its boxes: the lowest one's first bit, and from one to the next.
struct Diagonal {
    cells: [usize; 3],
    others: [usize; 6],
    first: u32,
    near: u32,
}

const BOTH: [Diagonal; 2] = [
    Diagonal {
        cells: [0, 4, 8],
        others: [1, 2, 3, 5, 6, 7],
        first: 0,
        near: STACK + BAND,
    },
    Diagonal {
        cells: [2, 4, 6],
        others: [0, 1, 3, 5, 7, 8],
        first: 2 * BAND,
        near: STACK - BAND,
    },
];

/// Applies both diagonals to a grid in which every cell has a candidate.
pub(in super::super) const fn look(words: &mut [u128], effort: &mut Effort) -> Further {
    effort.spend(4);
    let both = &BOTH;
    let one = look_at(words, &both[0]);
    let other = match one {
        Further::Contradiction(_) => return one,
        _ => look_at(words, &both[1]),
    };
    match other {
        Further::Nothing => one,
        _ => other,
    }
}

/// In the fields of its boxes, what the two other boxes have.
macro_rules! elsewhere {
    ($word:ident, $near:ident) => {
        ($word >> $near) | ($word << (2 * $near)) | ($word << $near) | ($word >> (2 * $near))
    };
}

const fn look_at(words: &mut [u128], diagonal: &Diagonal) -> Further {
    let [i, j, k] = diagonal.cells;
    let [o, p, q, r, s, t] = diagonal.others;
    let near = diagonal.near;
    let boxes = (FIELD | (FIELD << near) | (FIELD << (2 * near))) << diagonal.first;
    let (a, b, c) = (words[i] & boxes, words[j] & boxes, words[k] & boxes);

    let any = a | b | c;
    let others = elsewhere!(any, near);
    if any | others != boxes {
        return failure(boxes & !(any | others));
    }
    let mut placed = 0;
    let mut clash = 0;
    // Of these cells only: the fields outside the boxes are empty.
    let mut _empty = 0;
    let guards = GUARDS;
    naked_singles!(guards placed clash _empty: a single_a b single_b c single_c);
    let (placed_a, placed_b, placed_c) = (a & single_a, b & single_b, c & single_c);
    let placed_elsewhere = elsewhere!(placed, near);
    clash |= placed & placed_elsewhere;
    if clash != 0 {
        return failure(clash);
    }

    // What each cell keeps: no digit that is placed in another cell, and none that a further box has on the diagonal
    // alone.
    let off = words[o] | words[p] | words[q] | words[r] | words[s] | words[t];
    let locked = any & !off;
    let gone = placed_elsewhere | elsewhere!(locked, near);
    let (mut x, mut y, mut z) = (
        a & !(gone | placed_b | placed_c),
        b & !(gone | placed_a | placed_c),
        c & !(gone | placed_a | placed_b),
    );
    let only = any & !others;
    let once = only & !((a & b) | ((a | b) & c));
    hidden_singles!(guards once: x y z);
    // A digit that the diagonal has in one box alone has no other place in this box.
    let changed = (a ^ x) | (b ^ y) | (c ^ z) | (off & only);
    if changed == 0 {
        return Further::Nothing;
    }
    words[i] ^= a ^ x;
    words[j] ^= b ^ y;
    words[k] ^= c ^ z;
    words[o] &= !only;
    words[p] &= !only;
    words[q] &= !only;
    words[r] &= !only;
    words[s] &= !only;
    words[t] &= !only;
    Further::Changed
}

/// A contradiction about these digits.
const fn failure(digits: u128) -> Further {
    Further::Contradiction(Failure {
        bands: 1,
        digits: digits & LIVE,
    })
}
