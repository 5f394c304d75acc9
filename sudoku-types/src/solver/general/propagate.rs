//! Propagation: boxes, rows and columns in turn, until nothing follows.

use super::Shape;
use crate::solver::effort::Effort;
use crate::solver::search::Outcome;

/// The largest grid's columns, and the largest box's rows where R ≤ C.
const COLUMNS: usize = 25;
const ROWS: usize = 5;

/// Some cell has no candidate or some digit no place.
struct Contradiction;

/// Applies the rules to `words` until nothing follows. Only the bands of `bands` (bit a for band a)
/// have changed since that was last the case.
pub(in super::super) const fn propagate<const W: usize>(
    words: &mut [u128; W],
    shape: Shape,
    bands: u32,
    effort: &mut Effort,
) -> Outcome {
    let mut columns = [0; W];
    let mut a = 0;
    while a < shape.columns {
        if (bands >> a) & 1 == 0 {
            read_columns(words, shape, a, &mut columns);
            effort.spend((shape.size + shape.columns + 1) as u32);
        }
        a += 1;
    }
    effort.spend(shape.columns as u32);
    let mut bands = bands;
    while bands != 0 && !effort.is_spent() {
        let mut a = 0;
        while a < shape.columns {
            if (bands >> a) & 1 != 0 {
                effort.spend(shape.band_steps());
                match settle_band(words, shape, a, &mut columns) {
                    Ok(true) => {}
                    Ok(false) => bands ^= 1 << a,
                    Err(Contradiction) => return Outcome::Contradiction(0),
                }
            }
            a += 1;
        }
        effort.spend(shape.columns_steps());
        match lock_columns(words, shape, &columns, effort) {
            Ok(changed) => bands |= changed,
            Err(Contradiction) => return Outcome::Contradiction(0),
        }
    }
    if bands != 0 {
        return Outcome::Spent;
    }
    effort.spend(shape.words() as u32);
    if is_open(words, shape) {
        Outcome::Stalled
    } else {
        Outcome::Solved
    }
}

/// Whether some cell has several candidates.
const fn is_open<const W: usize>(words: &[u128; W], shape: Shape) -> bool {
    let ones = shape.top >> (shape.size - 1);
    let count = shape.words();
    let mut i = 0;
    while i < count {
        let word = words[i];
        if word & (word - ones) != 0 {
            return true;
        }
        i += 1;
    }
    false
}

/// Leaves what the boxes of band `a` have in each of their columns in `columns`, at a·C + d.
const fn read_columns<const W: usize>(
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

/// Singles and locked rows of band `a`, and its `columns`; whether anything has changed.
const fn settle_band<const W: usize>(
    words: &mut [u128; W],
    shape: Shape,
    a: usize,
    columns: &mut [u128; W],
) -> Result<bool, Contradiction> {
    let mut changed = 0;
    let Shape { live, top, .. } = shape;
    let low = live ^ top;
    let width = shape.size as u32 - 1;
    let ones = top >> width;
    let first = a * shape.size;
    let end = first + shape.size;

    // Digits with a single place in their box.
    let mut once = 0;
    let mut twice = 0;
    let mut i = first;
    while i < end {
        let word = words[i];
        twice |= once & word;
        once |= word;
        i += 1;
    }
    if once != live {
        return Err(Contradiction);
    }
    once ^= twice;

    // Hidden singles: such a digit is alone in its cell. Naked singles: cells with one digit.
    let mut single = [0; COLUMNS];
    let mut placed = 0;
    let mut wrong = 0;
    let mut filled = top;
    let mut i = first;
    while i < end {
        let mut word = words[i];
        let before = word;
        let hidden = word & once;
        if hidden != 0 {
            let cells = (((hidden & low) + low) | hidden) & top;
            word &= !((cells - (cells >> width)) | cells) | hidden;
        }
        filled &= ((word & low) + low) | word;
        if filled != top {
            return Err(Contradiction);
        }
        let rest = word & (word - ones);
        let cells = (((rest & low) + low) | rest) & top;
        let cells = (cells - (cells >> width)) | cells;
        wrong |= hidden & cells;
        let digits = word & !cells;
        wrong |= placed & digits;
        placed |= digits;
        single[i - first] = digits;
        changed |= before ^ word;
        words[i] = word;
        i += 1;
    }
    if wrong != 0 {
        return Err(Contradiction);
    }
    // The other cells of the box lose the singles. What is left in each row of the box.
    let mut segment = [0; ROWS];
    let mut claim = [0; ROWS];
    let mut once = 0;
    let mut twice = 0;
    let mut claimed = 0;
    let mut wrong = 0;
    let mut i = first;
    let mut b = 0;
    while b < shape.rows {
        let row_end = i + shape.columns;
        let mut any = 0;
        while i < row_end {
            let word = words[i];
            let kept = (word & !placed) | single[i - first];
            any |= kept;
            changed |= word ^ kept;
            words[i] = kept;
            i += 1;
        }
        let others = shape.other_stacks(any);
        if any | others != live {
            return Err(Contradiction);
        }
        twice |= once & any;
        once |= any;
        segment[b] = any;
        let mine = any & !others;
        wrong |= claimed & mine;
        claimed |= mine;
        claim[b] = mine;
        b += 1;
    }
    if wrong != 0 {
        return Err(Contradiction);
    }

    // Locked candidates in rows. A digit that a row has in one box only goes from the box's other
    // rows (claiming); one that a box has in one row only goes from the row's other boxes (pointing).
    let mut kept = [0; ROWS];
    let mut b = 0;
    while b < shape.rows {
        let pointing = segment[b] & !twice;
        kept[b] = !((claimed & !claim[b]) | shape.other_stacks(pointing));
        b += 1;
    }
    let mut d = 0;
    while d < shape.columns {
        let mut i = first + d;
        let mut b = 0;
        let mut any = 0;
        while b < shape.rows {
            let word = words[i];
            let left = word & kept[b];
            any |= left;
            changed |= word ^ left;
            words[i] = left;
            i += shape.columns;
            b += 1;
        }
        columns[a * shape.columns + d] = any;
        d += 1;
    }
    Ok(changed != 0)
}

/// Locked candidates in the columns, of which `columns` has what each box has in them; the bands
/// that have changed.
const fn lock_columns<const W: usize>(
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
