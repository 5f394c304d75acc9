//! Locked candidates in the columns.
//!
//! They are found as in rows, but across bands, so only when all bands are finished.

use super::{COLUMNS, Contradiction, Shape};

/// Leaves what the boxes of band `a` have in each of their columns in `columns`, at a·C + d.
pub(super) const fn read_columns<const W: usize>(
    words: &[u128; W],
    shape: Shape,
    a: usize,
    columns: &mut [u128; W],
) {
    let first = a * shape.size;
    let start = a * shape.columns;
    let mut column = start;
    let mut i = first;
    by_nines!(i in first + shape.columns => {
        columns[column] = words[i];
        column += 1;
    });
    by_nines!(i in first + shape.size => {
        if column == start + shape.columns {
            column = start;
        }
        columns[column] |= words[i];
        column += 1;
    });
}

/// Locked candidates in the columns, of which `columns` has what each box has in them; the bands
/// that have changed.
pub(super) const fn lock_columns<const W: usize>(
    words: &mut [u128; W],
    shape: Shape,
    columns: &[u128; W],
) -> Result<u32, Contradiction> {
    // For column d of every stack, digits that some band has in it, and more than one.
    let mut some = [0; COLUMNS];
    let mut shared = [0; COLUMNS];
    // For band a, digits that its boxes have in some column, in more than one, and in no other band's.
    let mut once = [0; COLUMNS];
    let mut spread = [0; COLUMNS];
    let mut claimed = [0; COLUMNS];
    // For column d, digits that point along it.
    let mut pointed = [0; COLUMNS];
    let mut wrong = 0;
    let all = shape.columns * shape.columns;

    let (mut i, mut a, mut d) = (0, 0, 0);
    by_nines!(i, a, d of shape.columns, in all => {
        let any = columns[i];
        shared[d] |= some[d] & any;
        some[d] |= any;
        spread[a] |= once[a] & any;
        once[a] |= any;
    });
    let mut d = 0;
    by_nines!(d in shape.columns => {
        if some[d] != shape.live {
            return Err(Contradiction(shape.live ^ some[d]));
        }
    });
    let (mut i, mut a, mut d) = (0, 0, 0);
    by_nines!(i, a, d of shape.columns, in all => {
        let any = columns[i];
        let claim = any & !shared[d];
        let point = any & !spread[a];
        wrong |= (claimed[a] & claim) | (pointed[d] & point);
        claimed[a] |= claim;
        pointed[d] |= point;
    });
    if wrong != 0 {
        return Err(Contradiction(wrong));
    }
    let mut changed = 0;
    let (mut i, mut a, mut d) = (0, 0, 0);
    by_nines!(i, a, d of shape.columns, in all => {
        let any = columns[i];
        let lost = any & ((claimed[a] & shared[d]) | (pointed[d] & !(any & !spread[a])));
        if lost != 0 {
            changed |= 1 << a;
            let mut word = a * shape.size + d;
            for_rows!(b in shape.rows => {
                words[word] &= !lost;
                word += shape.columns;
            });
        }
    });
    Ok(changed)
}
