//! Cages, cell by cell: singles, and digits that are too small or too great for the sum.
//!
//! ```text
//!  sum 15      1 2 3 │ 4 5 │ 1 9        at least 1 + 4 + 1, at most 3 + 5 + 9
//!              the last cell is at least 15 - 3 - 5: it has no 1
//! ```

use super::Shape;
use super::units::failure;
use crate::solver::effort::Effort;
use crate::solver::further::Further;
use sudoku_notation::geometry::{Cell, Groups, LARGEST, MOST_AREAS, Unit};

/// Where the cells of cages are: the word of each, and its first bit there; one cage after the other.
#[derive(Clone, Copy)]
pub(in super::super) struct Cages {
    fields: [(u16, u8); LARGEST * LARGEST],
    /// Where the cells of each end, and its sum, or 0.
    cages: [(u16, u16); MOST_AREAS],
    count: usize,
}

impl Cages {
    /// Those of a grid, which may be laid out with rows and columns exchanged.
    pub(in super::super) const fn of(groups: &Groups<'_>, shape: Shape, turned: bool) -> Cages {
        let areas = groups.cages();
        let mut cages = Cages {
            fields: [(0, 0); LARGEST * LARGEST],
            cages: [(0, 0); MOST_AREAS],
            count: areas.count(),
        };
        let mut cells = 0;
        let mut number = 0;
        while number < cages.count {
            let cage = Unit::Cage(areas.area(number));
            let length = groups.length(cage);
            let mut index = 0;
            while index < length {
                let Cell { row, column } = groups.cell(cage, index);
                let (word, shift) = shape.field_of(row * shape.size + column, turned);
                cages.fields[cells] = (word as u16, shift as u8);
                cells += 1;
                index += 1;
            }
            let sum = match areas.sum(number) {
                Some(sum) => sum as u16,
                None => 0,
            };
            cages.cages[number] = (cells as u16, sum);
            number += 1;
        }
        cages
    }
}

/// Applies all cages, in a grid in which every cell has a candidate.
pub(in super::super) const fn look<const W: usize>(
    words: &mut [u128; W],
    shape: Shape,
    cages: &Cages,
    effort: &mut Effort,
) -> Further {
    let mut changed = false;
    let (mut number, mut start) = (0, 0);
    while number < cages.count {
        let (end, sum) = cages.cages[number];
        let (_, fields) = cages.fields.split_at(start);
        let length = end as usize - start;
        let (fields, _) = fields.split_at(length);
        // For each cell two turns, and four functions of integers, each with a call in it; and the calls that take its
        // fields apart.
        effort.spend(10 * length as u32 + 20);
        match look_at(words, shape, fields, length, sum as u32) {
            Further::Nothing => {}
            Further::Changed => changed = true,
            contradiction => return contradiction,
        }
        (number, start) = (number + 1, end as usize);
    }
    if changed {
        Further::Changed
    } else {
        Further::Nothing
    }
}

const fn look_at<const W: usize>(
    words: &mut [u128; W],
    shape: Shape,
    fields: &[(u16, u8)],
    length: usize,
    sum: u32,
) -> Further {
    let all = (1u128 << shape.size) - 1;
    let (mut least, mut most, mut placed) = (0, 0, 0);
    let mut index = 0;
    while index < length {
        let (word, shift) = fields[index];
        let candidates = (words[word as usize] >> shift) & all;
        least += candidates.trailing_zeros() + 1;
        most += 128 - candidates.leading_zeros();
        if candidates & (candidates - 1) == 0 {
            if placed & candidates != 0 {
                return failure(shape, fields[index], candidates);
            }
            placed |= candidates;
        }
        index += 1;
    }
    let mut changed = false;
    let mut index = 0;
    while index < length {
        let (word, shift) = fields[index];
        let before = (words[word as usize] >> shift) & all;
        let mut after = before;
        if before & (before - 1) != 0 {
            after &= !placed;
        }
        if sum > 0 {
            // What the other cells have at least, and at most.
            let least = least - before.trailing_zeros() - 1;
            let most = most - (128 - before.leading_zeros());
            if sum <= least {
                after = 0;
            } else if sum - least < shape.size as u32 {
                after &= (1 << (sum - least)) - 1;
            }
            if sum > most + 1 {
                let too_small = sum - most - 1;
                after = if too_small < shape.size as u32 {
                    after >> too_small << too_small
                } else {
                    0
                };
            }
        }
        if after == 0 {
            return failure(shape, fields[index], before);
        }
        changed |= after != before;
        words[word as usize] ^= (before ^ after) << shift;
        index += 1;
    }
    if changed {
        Further::Changed
    } else {
        Further::Nothing
    }
}
