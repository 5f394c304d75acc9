//! Propagation: boxes, rows and columns in turn, until nothing follows.

use super::columns::{lock_columns, read_columns};
use super::rows::{lock_rows, read_rows};
use super::singles::{once_in_boxes, place_singles};
use super::{Contradiction, Shape};
use crate::solver::effort::Effort;
use crate::solver::node::{Failure, Outcome};

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
            effort.spend(shape.steps.reading);
        }
        a += 1;
    }
    effort.spend(shape.columns as u32);
    let mut bands = bands;
    while bands != 0 && !effort.is_spent() {
        // Not at each band: in the compiler a call takes long.
        let mut steps = shape.steps.columns;
        let mut a = 0;
        while a < shape.columns {
            if (bands >> a) & 1 != 0 {
                steps += shape.steps.band;
                match settle_band(words, shape, a, &mut columns) {
                    Ok(true) => continue,
                    Ok(false) => bands ^= 1 << a,
                    Err(Contradiction(digits)) => {
                        let bands = 1 << a;
                        effort.spend(steps);
                        return Outcome::Contradiction(Failure { bands, digits });
                    }
                }
            }
            a += 1;
        }
        effort.spend(steps);
        match lock_columns(words, shape, &columns) {
            Ok(changed) => bands |= changed,
            Err(Contradiction(digits)) => {
                let bands = shape.bands_of(None);
                return Outcome::Contradiction(Failure { bands, digits });
            }
        }
    }
    if bands != 0 {
        return Outcome::Spent;
    }
    if is_open(words, shape, effort) {
        Outcome::Stalled
    } else {
        Outcome::Solved
    }
}

/// Whether some cell has several candidates.
const fn is_open<const W: usize>(words: &[u128; W], shape: Shape, effort: &mut Effort) -> bool {
    let ones = shape.top >> (shape.size - 1);
    let count = shape.words();
    let mut open = false;
    let mut i = 0;
    // Hardly any word is without such a cell before the grid is solved.
    while i < count && !open {
        let word = words[i];
        open = word & (word - ones) != 0;
        i += 1;
    }
    effort.spend(i as u32 + 2);
    open
}

/// Singles and locked rows of band `a`, and its `columns`; whether anything has changed.
const fn settle_band<const W: usize>(
    words: &mut [u128; W],
    shape: Shape,
    a: usize,
    columns: &mut [u128; W],
) -> Result<bool, Contradiction> {
    let once = match once_in_boxes(words, shape, a) {
        Ok(once) => once,
        Err(contradiction) => return Err(contradiction),
    };
    let singles = match place_singles(words, shape, a, once) {
        Ok(singles) => singles,
        Err(contradiction) => return Err(contradiction),
    };
    let rows = match read_rows(words, shape, a, &singles) {
        Ok(rows) => rows,
        Err(contradiction) => return Err(contradiction),
    };
    let locked = lock_rows(words, shape, a, &rows, columns);
    Ok((singles.changed | rows.changed | locked) != 0)
}
