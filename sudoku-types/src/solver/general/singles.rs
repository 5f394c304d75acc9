//! The singles of a band.
//!
//! A digit with one place in its box (a hidden single) is alone in its cell, and so is a cell's
//! only candidate (a naked single). Both leave the box's other cells in `rows`, when these are
//! read; rows and columns lose them as locked candidates.

use super::{COLUMNS, Contradiction, Shape};

/// What a look at a band's singles leaves behind.
pub(super) struct Singles {
    /// For each word of the band, the digits of its cells that have no other candidate.
    pub(super) cells: [u128; COLUMNS],
    /// The digits that each box has in such a cell.
    pub(super) placed: u128,
    /// Candidates that went.
    pub(super) changed: u128,
}

/// The digits that each box of band `a` has in one cell only.
pub(super) const fn once_in_boxes<const W: usize>(
    words: &[u128; W],
    shape: Shape,
    a: usize,
) -> Result<u128, Contradiction> {
    let end = (a + 1) * shape.size;
    let mut once = 0;
    let mut twice = 0;
    let mut i = a * shape.size;
    by_nines!(i in end => {
        let word = words[i];
        twice |= once & word;
        once |= word;
    });
    if once != shape.live {
        return Err(Contradiction(shape.live ^ once));
    }
    Ok(once ^ twice)
}

/// Makes digits of `once` their cells' only candidates, and collects the cells with one candidate.
pub(super) const fn place_singles<const W: usize>(
    words: &mut [u128; W],
    shape: Shape,
    a: usize,
    once: u128,
) -> Result<Singles, Contradiction> {
    let Shape { live, top, .. } = shape;
    let low = live ^ top;
    let width = shape.size as u32 - 1;
    let ones = top >> width;
    let first = a * shape.size;
    let end = first + shape.size;

    let mut cells = [0; COLUMNS];
    let mut placed = 0;
    let mut changed = 0;
    let mut wrong = 0;
    let mut i = first;
    by_nines!(i in end => {
        let mut word = words[i];
        let before = word;
        let hidden = word & once;
        if hidden != 0 {
            let found = (((hidden & low) + low) | hidden) & top;
            word &= !((found - (found >> width)) | found) | hidden;
        }
        let empty = top & !(((word & low) + low) | word);
        if empty != 0 {
            return Err(Contradiction((empty - (empty >> width)) | empty));
        }
        let rest = word & (word - ones);
        let open = (((rest & low) + low) | rest) & top;
        let open = (open - (open >> width)) | open;
        wrong |= hidden & open;
        let digits = word & !open;
        wrong |= placed & digits;
        placed |= digits;
        cells[i - first] = digits;
        changed |= before ^ word;
        words[i] = word;
    });
    if wrong != 0 {
        return Err(Contradiction(wrong));
    }
    Ok(Singles {
        cells,
        placed,
        changed,
    })
}
