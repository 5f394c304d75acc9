//! Units of further rules, and regions: naked and hidden singles, cell by cell.
//!
//! With the windows come boxes of cells that are in none of them, which have each digit once as well: see
//! `classic/windows`. They are units here, too.

use super::Shape;
use crate::solver::effort::Effort;
use crate::solver::further::Further;
use crate::solver::node::Failure;
use sudoku_notation::geometry::{Cell, Groups, LARGEST, Rule, Unit};

/// Both diagonals; and the regions of the largest grid, or its windows with what comes with them.
const MOST: usize = 2 + 25;

/// Where the cells of these units are: the word of each, and its first bit there.
#[derive(Clone, Copy)]
pub(in super::super) struct Units {
    fields: [[(u16, u8); LARGEST]; MOST],
    count: usize,
}

impl Units {
    pub(in super::super) const NONE: Units = Units {
        fields: [[(0, 0); LARGEST]; MOST],
        count: 0,
    };

    /// Those of a grid, which may be laid out with rows and columns exchanged.
    pub(in super::super) const fn of(groups: &Groups<'_>, shape: Shape, turned: bool) -> Units {
        let mut units = Units::NONE;
        if groups.is_usual() {
            return units;
        }
        let size = groups.size();
        // The engine itself handles rows, columns and boxes.
        let mut number = if groups.regions().is_empty() {
            3 * size
        } else {
            2 * size
        };
        while number < groups.count() {
            let unit = groups.unit(number);
            if !matches!(unit, Unit::Window(_)) {
                let mut index = 0;
                while index < size {
                    units.put(shape, turned, index, groups.cell(unit, index));
                    index += 1;
                }
                units.count += 1;
            }
            number += 1;
        }
        let side = groups.boxes().rows();
        let mut number = 0;
        while number < size && groups.rules().has(Rule::Windows) {
            let mut index = 0;
            while index < size {
                let row = window_line(side, number / side, index / side);
                let column = window_line(side, number % side, index % side);
                units.put(shape, turned, index, Cell { row, column });
                index += 1;
            }
            units.count += 1;
            number += 1;
        }
        units
    }

    /// Notes where a cell of the next unit is.
    const fn put(&mut self, shape: Shape, turned: bool, index: usize, Cell { row, column }: Cell) {
        let (word, shift) = shape.field_of(row * shape.size + column, turned);
        self.fields[self.count][index] = (word as u16, shift as u8);
    }
}

/// The n-th line of a band of windows of so many lines: of the last one, those between the others and around them.
const fn window_line(side: usize, band: usize, nth: usize) -> usize {
    if band + 1 < side {
        1 + band * (side + 1) + nth
    } else {
        nth * (side + 1)
    }
}

/// Applies all of them, in a grid in which every cell has a candidate.
pub(in super::super) const fn look<const W: usize>(
    words: &mut [u128; W],
    shape: Shape,
    units: &Units,
    effort: &mut Effort,
) -> Further {
    let mut changed = false;
    let mut number = 0;
    while number < units.count {
        effort.spend(2 * shape.size as u32 + 10);
        match look_at(words, shape, &units.fields[number]) {
            Further::Nothing => {}
            Further::Changed => changed = true,
            contradiction => return contradiction,
        }
        number += 1;
    }
    if changed {
        Further::Changed
    } else {
        Further::Nothing
    }
}

/// Takes placed digits from the other cells of a unit, and leaves a digit that has one cell alone in it.
const fn look_at<const W: usize>(
    words: &mut [u128; W],
    shape: Shape,
    fields: &[(u16, u8); LARGEST],
) -> Further {
    let size = shape.size;
    let all = (1u128 << size) - 1;
    let (mut once, mut twice, mut placed, mut open) = (0, 0, 0, 0);
    let mut index = 0;
    while index < size {
        let (word, shift) = fields[index];
        let candidates = (words[word as usize] >> shift) & all;
        twice |= once & candidates;
        once |= candidates;
        if candidates & (candidates - 1) != 0 {
            open |= candidates;
        } else if placed & candidates != 0 {
            return failure(shape, fields[index], candidates);
        } else {
            placed |= candidates;
        }
        index += 1;
    }
    if once != all {
        return failure(shape, fields[0], all & !once);
    }
    let hidden = !twice & !placed & all;
    if open & placed == 0 && hidden == 0 {
        return Further::Nothing;
    }
    let mut index = 0;
    while index < size {
        let (word, shift) = fields[index];
        let before = (words[word as usize] >> shift) & all;
        if before & (before - 1) != 0 {
            let mut after = before & !placed;
            let is_hidden = after & hidden != 0;
            if is_hidden {
                after &= hidden;
            }
            // No digit is left, or two that have no other place.
            if after == 0 || is_hidden && after & (after - 1) != 0 {
                return failure(shape, fields[index], before);
            }
            words[word as usize] ^= (before ^ after) << shift;
        }
        index += 1;
    }
    Further::Changed
}

/// A contradiction about these digits of a cell's box.
pub(super) const fn failure(shape: Shape, (word, shift): (u16, u8), digits: u128) -> Further {
    Further::Contradiction(Failure {
        bands: shape.bands_of(Some(word as usize)),
        digits: digits << shift,
    })
}
