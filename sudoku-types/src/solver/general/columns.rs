//! Locked candidates in the columns.
//!
//! As in the rows, but across bands: so they are looked for when all bands are settled.

use super::{COLUMNS, Contradiction, Shape};
use crate::solver::effort::Effort;

/// Leaves what the boxes of band `a` have in each of their columns in `columns`, at a·C + d.
pub(super) const fn read_columns<const W: usize>(
    words: &[u128; W],
    shape: Shape,
    a: usize,
    columns: &mut [u128; W],
) {
    let first = a * shape.size;
    let mut d = 0;
    while d < shape.columns {
        let mut any = 0;
        let mut i = first + d;
        while i < first + shape.size {
            any |= words[i];
            i += shape.columns;
        }
        columns[a * shape.columns + d] = any;
        d += 1;
    }
}

/// Locked candidates in the columns, of which `columns` has what each box has in them; the bands
/// that have changed.
pub(super) const fn lock_columns<const W: usize>(
    words: &mut [u128; W],
    shape: Shape,
    columns: &[u128; W],
    effort: &mut Effort,
) -> Result<u32, Contradiction> {
    // For column d of every stack, digits that more than one band has in it.
    let mut shared = [0; COLUMNS];
    // For band a, digits that its boxes have in more than one column.
    let mut spread = [0; COLUMNS];
    let mut d = 0;
    while d < shape.columns {
        let mut once = 0;
        let mut twice = 0;
        let mut i = d;
        let mut a = 0;
        while a < shape.columns {
            let any = columns[i];
            twice |= once & any;
            once |= any;
            i += shape.columns;
            a += 1;
        }
        if once != shape.live {
            return Err(Contradiction);
        }
        shared[d] = twice;
        d += 1;
    }
    // For band a, digits claimed by a column; for column d, digits that point along it.
    let mut claimed = [0; COLUMNS];
    let mut pointed = [0; COLUMNS];
    let mut wrong = 0;
    let mut i = 0;
    let mut a = 0;
    while a < shape.columns {
        let mut once = 0;
        let mut twice = 0;
        let mut d = 0;
        let mut claims = 0;
        while d < shape.columns {
            let any = columns[i];
            twice |= once & any;
            once |= any;
            let claim = any & !shared[d];
            wrong |= claims & claim;
            claims |= claim;
            i += 1;
            d += 1;
        }
        claimed[a] = claims;
        spread[a] = twice;
        a += 1;
    }
    let mut i = 0;
    let mut a = 0;
    while a < shape.columns {
        let several = spread[a];
        let mut d = 0;
        while d < shape.columns {
            let point = columns[i] & !several;
            wrong |= pointed[d] & point;
            pointed[d] |= point;
            i += 1;
            d += 1;
        }
        a += 1;
    }
    if wrong != 0 {
        return Err(Contradiction);
    }
    let mut changed = 0;
    let mut taken = 0;
    let mut i = 0;
    let mut a = 0;
    while a < shape.columns {
        let mut d = 0;
        while d < shape.columns {
            let any = columns[i];
            let lost = (claimed[a] & shared[d]) | (pointed[d] & !(any & !spread[a]));
            if any & lost != 0 {
                changed |= 1 << a;
                taken += shape.rows;
                let mut i = a * shape.size + d;
                let end = i + shape.size - shape.columns;
                while i <= end {
                    words[i] &= !lost;
                    i += shape.columns;
                }
            }
            i += 1;
            d += 1;
        }
        a += 1;
    }
    effort.spend(taken as u32);
    Ok(changed)
}
