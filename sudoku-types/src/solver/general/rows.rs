//! Locked candidates in the rows of a band.
//!
//! A digit that a row has in one box only goes from the box's other rows (claiming); one that a box
//! has in one row only goes from the row's other boxes (pointing).

use super::singles::Singles;
use super::{Contradiction, ROWS, Shape};

/// The rows of a band.
pub(super) struct BandRows {
    /// What each box has in its first row, its second row and so on.
    any: [u128; ROWS],
    /// What no other box has in the same row.
    claim: [u128; ROWS],
    /// What some row claims.
    claimed: u128,
    /// What a box has in more than one row.
    twice: u128,
    /// Candidates that went.
    pub(super) changed: u128,
}

/// Reads the rows of band `a`, and takes the singles from the other cells of their boxes.
pub(super) const fn read_rows<const W: usize>(
    words: &mut [u128; W],
    shape: Shape,
    a: usize,
    singles: &Singles,
) -> Result<BandRows, Contradiction> {
    let mut rows = BandRows {
        any: [0; ROWS],
        claim: [0; ROWS],
        claimed: 0,
        twice: 0,
        changed: 0,
    };
    let first = a * shape.size;
    let (mut i, mut b, mut d) = (first, 0, 0);
    by_nines!(i, b, d of shape.columns, in first + shape.size => {
        let word = words[i];
        let kept = (word & !singles.placed) | singles.cells[i - first];
        rows.any[b] |= kept;
        rows.changed |= word ^ kept;
        words[i] = kept;
    });
    let mut once = 0;
    let mut wrong = 0;
    for_rows!(b in shape.rows => {
        let any = rows.any[b];
        let others = other_stacks!(shape, any);
        if any | others != shape.live {
            return Err(Contradiction(shape.live ^ (any | others)));
        }
        rows.twice |= once & any;
        once |= any;
        let mine = any & !others;
        wrong |= rows.claimed & mine;
        rows.claimed |= mine;
        rows.claim[b] = mine;
    });
    let _ = once;
    if wrong != 0 {
        return Err(Contradiction(wrong));
    }
    Ok(rows)
}

/// Takes away what is locked elsewhere in the rows of band `a`, and leaves what its boxes then have
/// in each of their columns in `columns`, at a·C + d. The candidates that went.
pub(super) const fn lock_rows<const W: usize>(
    words: &mut [u128; W],
    shape: Shape,
    a: usize,
    rows: &BandRows,
    columns: &mut [u128; W],
) -> u128 {
    let mut kept = [0; ROWS];
    for_rows!(b in shape.rows => {
        let claimed = rows.claimed & !rows.claim[b];
        let pointing = rows.any[b] & !rows.twice;
        kept[b] = !(claimed | other_stacks!(shape, pointing));
    });
    let mut changed = 0;
    let first = a * shape.columns;
    let (mut i, mut b, mut d) = (a * shape.size, 0, 0);
    by_nines!(i, b, d of shape.columns, in (a + 1) * shape.size => {
        let word = words[i];
        let left = word & kept[b];
        changed |= word ^ left;
        words[i] = left;
        let before = if b == 0 { 0 } else { columns[first + d] };
        columns[first + d] = before | left;
    });
    changed
}
