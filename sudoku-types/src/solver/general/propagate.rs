//! Propagation: boxes, rows and columns in turn, until nothing follows.

use super::columns::{lock_columns, read_columns};
use super::rows::{keep_rows, lock_rows, read_rows};
use super::singles::{once_in_boxes, place_singles};
use super::{COLUMNS, Contradiction, ROWS, Shape};
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
        let wrong = 'bands: {
            while a < shape.columns {
                if (bands >> a) & 1 == 0 {
                    a += 1;
                    continue;
                }
                steps += shape.steps.band;
                let (first, mut changed) = (a * shape.size, 0);
                let end = first + shape.size;
                once_in_boxes!('bands words first to end, shape: once);
                place_singles!('bands words first to end, shape, once: cells placed changed);
                read_rows!(words first to end, shape, cells placed: any changed);
                lock_rows!('bands shape, any: kept);
                keep_rows!(words first to end, shape, kept, a: columns changed);
                if changed == 0 {
                    bands ^= 1 << a;
                    a += 1;
                }
            }
            0
        };
        effort.spend(steps);
        if wrong != 0 {
            return Outcome::Contradiction(Failure {
                bands: 1 << a,
                digits: wrong,
            });
        }
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
