//! What there is besides rows, columns, and boxes or regions. When a digit is placed, it is taken from the cells that are
//! a move apart, and from those of its cage; when nothing else follows, further units and the sums of cages are looked at:
//!
//! ```text
//!  unit        placed digits go from its other cells; a digit with one place is placed
//!  sum 15      1 2 3 │ 4 5 │ 1 9        at least 1 + 4 + 1, at most 3 + 5 + 9
//!              the last cell is at least 15 - 3 - 5: it has no 1
//! ```

use super::{Constraints, Layout, Work, index_of, note_single};
use crate::solver::windows;
use sudoku_notation::geometry::{Cell, Form, Groups, MOST_AREAS, Rules, Unit};

/// Both diagonals, and the windows of the largest grid with what comes with them.
const MOST_UNITS: usize = 2 + 25;

/// The rules, and the cells of further units and of cages.
#[derive(Clone, Copy)]
pub(super) struct Further<const N: usize> {
    rules: Rules,
    units: [[u16; N]; MOST_UNITS],
    count: usize,
    /// The cells of all cages, one after the other; where those of each end; and its sum, or 0.
    cage_cells: [[u16; N]; N],
    ends: [u16; MOST_AREAS],
    sums: [u16; MOST_AREAS],
    cages: usize,
    /// For each cell the number of its cage, from 1.
    cage_of: [[u8; N]; N],
}

impl<const N: usize> Further<N> {
    pub(super) const fn of(groups: &Groups<'_>) -> Self {
        let mut further = Further {
            rules: groups.rules(),
            units: [[0; N]; MOST_UNITS],
            count: 0,
            cage_cells: [[0; N]; N],
            ends: [0; MOST_AREAS],
            sums: [0; MOST_AREAS],
            cages: groups.cages().count(),
            cage_of: [[0; N]; N],
        };
        let mut number = 3 * N;
        while number < groups.count() {
            let mut index = 0;
            while index < N {
                let Cell { row, column } = groups.cell(groups.unit(number), index);
                further.units[further.count][index] = (row * N + column) as u16;
                index += 1;
            }
            further.count += 1;
            number += 1;
        }
        let mut number = 0;
        while number < windows::implied_by(groups) {
            let mut index = 0;
            while index < N {
                let Cell { row, column } = windows::implied_cell(groups, number, index);
                further.units[further.count][index] = (row * N + column) as u16;
                index += 1;
            }
            further.count += 1;
            number += 1;
        }
        further.put_cages(groups);
        further
    }

    const fn put_cages(&mut self, groups: &Groups<'_>) {
        let (cages, mut end) = (groups.cages(), 0);
        let mut number = 0;
        while number < self.cages {
            let cage = Unit::Cage(cages.area(number));
            let (length, mut index) = (groups.length(cage), 0);
            while index < length {
                let Cell { row, column } = groups.cell(cage, index);
                self.cage_cells[end / N][end % N] = (row * N + column) as u16;
                self.cage_of[row][column] = number as u8 + 1;
                (index, end) = (index + 1, end + 1);
            }
            self.ends[number] = end as u16;
            if let Some(sum) = cages.sum(number) {
                self.sums[number] = sum as u16;
            }
            number += 1;
        }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.rules.is_empty() && self.cages == 0
    }

    /// Where the cells of a cage start and end.
    const fn cage(&self, number: usize) -> (usize, usize) {
        let start = if number == 0 {
            0
        } else {
            self.ends[number - 1]
        };
        (start as usize, self.ends[number] as usize)
    }
}

impl<const N: usize> Constraints<N> {
    /// Takes a placed digit from the cells a move apart, and from those of its cage. Returns false if some set is empty
    /// then.
    pub(super) const fn take_from_partial_units(
        &mut self,
        digit: usize,
        cell: usize,
        layout: &Layout<N>,
        work: &mut Work<N>,
    ) -> bool {
        let further = &layout.further;
        let mut rules = further.rules;
        while let Some(rule) = rules.take() {
            work.steps += 12;
            let moves = match rule.form() {
                // They are looked at later.
                Form::Units => continue,
                Form::Moves(moves) => moves,
            };
            let mut way = 0;
            while way < 2 * moves.len() {
                let (down, right) = moves[way / 2];
                let (down, right) = if way % 2 == 0 {
                    (down, right)
                } else {
                    (-down, -right)
                };
                let row = (cell / N).wrapping_add_signed(down);
                let column = (cell % N).wrapping_add_signed(right);
                work.steps += 6;
                if row < N && column < N && !self.remove(digit, row * N + column, layout, work) {
                    return false;
                }
                way += 1;
            }
        }
        let cage = further.cage_of[cell / N][cell % N] as usize;
        if cage > 0 {
            let (mut index, end) = further.cage(cage - 1);
            while index < end {
                let other = further.cage_cells[index / N][index % N] as usize;
                if other != cell && !self.remove(digit, other, layout, work) {
                    return false;
                }
                work.steps += 1;
                index += 1;
            }
        }
        true
    }

    /// Looks at all further units, and at all cages with a sum. Returns false if some set is empty then, or some unit
    /// lacks a digit.
    pub(super) const fn look_further(&mut self, layout: &Layout<N>, work: &mut Work<N>) -> bool {
        let further = &layout.further;
        let mut number = 0;
        while number < further.count {
            if !self.look_at_unit(&further.units[number], layout, work) {
                return false;
            }
            number += 1;
        }
        let mut number = 0;
        while number < further.cages {
            work.steps += 1;
            if further.sums[number] > 0 && !self.look_at_cage(number, layout, work) {
                return false;
            }
            number += 1;
        }
        true
    }

    const fn look_at_unit(
        &mut self,
        unit: &[u16; N],
        layout: &Layout<N>,
        work: &mut Work<N>,
    ) -> bool {
        work.steps += 2 * N as u32 + 3;
        let (mut once, mut twice, mut placed) = (0, 0, 0);
        let mut index = 0;
        while index < N {
            let (row, column) = (unit[index] as usize / N, unit[index] as usize % N);
            let digits = self.cells[row][column];
            twice |= once & digits;
            once |= digits;
            if self.placed[row] >> column & 1 == 1 {
                placed |= digits;
            }
            index += 1;
        }
        if once.count_ones() < N as u32 {
            return work.fail(0, 0, 0);
        }
        // Digits that have one place, and those that have other places than that where they are placed.
        let (hidden, gone) = (once & !twice & !placed, twice & placed);
        let mut index = 0;
        while index < N && hidden | gone != 0 {
            let cell = unit[index] as usize;
            let digits = self.cells[cell / N][cell % N];
            let is_placed = self.placed[cell / N] >> (cell % N) & 1 == 1;
            let mut left = digits & hidden;
            while left != 0 {
                note_single!(work: index_of!(left & !(left - 1)), cell / N, cell % N);
                left &= left - 1;
            }
            let mut left = if is_placed { 0 } else { digits & gone };
            while left != 0 {
                if !self.remove(index_of!(left & !(left - 1)), cell, layout, work) {
                    return false;
                }
                left &= left - 1;
            }
            index += 1;
        }
        true
    }

    const fn look_at_cage(
        &mut self,
        number: usize,
        layout: &Layout<N>,
        work: &mut Work<N>,
    ) -> bool {
        let further = &layout.further;
        let (start, end) = further.cage(number);
        let sum = further.sums[number] as u32;
        let (mut least, mut most) = (0, 0);
        // Two turns for each cell, with four calls in each.
        work.steps += 12 * (end - start) as u32 + 4;
        let mut index = start;
        while index < end {
            let cell = further.cage_cells[index / N][index % N] as usize;
            let digits = self.cells[cell / N][cell % N];
            least += digits.trailing_zeros() + 1;
            most += 32 - digits.leading_zeros();
            index += 1;
        }
        let mut index = start;
        while index < end {
            let cell = further.cage_cells[index / N][index % N] as usize;
            let digits = self.cells[cell / N][cell % N];
            // What the other cells have at least, and at most.
            let least = least - (digits.trailing_zeros() + 1);
            let most = most - (32 - digits.leading_zeros());
            let mut left = digits;
            while left != 0 {
                let digit = index_of!(left & !(left - 1));
                left &= left - 1;
                work.steps += 1;
                let value = digit as u32 + 1;
                if (least + value > sum || most + value < sum)
                    && !self.remove(digit, cell, layout, work)
                {
                    return false;
                }
            }
            index += 1;
        }
        true
    }
}
