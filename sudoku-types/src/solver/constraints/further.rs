//! Rules besides rows, columns, and boxes or regions. When a digit is placed, the other cells of its cage lose it, and
//! the cells a move apart lose the digits that they must not have beside it. When nothing else follows, further units
//! and the sums of cages are checked:
//!
//! ```text
//!  unit        placed digits go from its other cells; a digit with one place is placed
//!  sum 15      1 2 3 │ 4 5 │ 1 9        at least 1 + 4 + 1, at most 3 + 5 + 9
//!              the last cell is at least 15 - 3 - 5: it has no 1
//! ```

use super::{Constraints, Layout, Work, index_of, note_single};
use crate::solver::windows;
use sudoku_notation::geometry::{Cell, CellSet, Form, Groups, Units, a_move_from};

/// The rules, further units, and cages.
#[derive(Clone, Copy)]
pub(super) struct Further<const N: usize> {
    units: Units<N>,
    /// The boxes that windows imply.
    implied: [CellSet<N>; windows::MOST],
}

impl<const N: usize> Further<N> {
    pub(super) const fn of(groups: Groups<'_>, units: Units<N>) -> Self {
        let (mut implied, mut number) = ([CellSet::EMPTY; windows::MOST], 0);
        while let Some(cells) = windows::implied(groups, number) {
            implied[number] = cells;
            number += 1;
        }
        Further { units, implied }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.units.rules.is_empty() && self.units.cage_count == 0
    }
}

impl<const N: usize> Constraints<N> {
    /// Takes from the cells a move apart the digits that they must not have beside a placed digit, and takes this digit
    /// from the other cells of its cage. Returns false if some set has become empty.
    pub(super) const fn take_from_partial_units(
        &mut self,
        digit: usize,
        cell: usize,
        layout: &Layout<N>,
        work: &mut Work<N>,
    ) -> bool {
        let units = &layout.further.units;
        let place = Cell {
            row: cell / N,
            column: cell % N,
        };
        let mut rules = units.rules;
        while let Some(rule) = rules.take() {
            work.steps += 12;
            let (moves, relation) = match rule.form() {
                // These are checked later.
                Form::Units => continue,
                Form::Pairs(moves, relation) => (moves, relation),
            };
            work.steps += 18 * moves.len() as u32;
            let [one, other] = relation.partners(digit as u8 + 1);
            let mut others = a_move_from::<N>(place, moves);
            while let Some(Cell { row, column }) = others.take_first() {
                let cell = row * N + column;
                work.steps += 9;
                if !self.remove_digit(one, cell, layout, work)
                    || !self.remove_digit(other, cell, layout, work)
                {
                    return false;
                }
            }
        }
        let Some((_, mut others)) = units.of_cell(units.layers, place) else {
            return true;
        };
        others.remove(place);
        while let Some(Cell { row, column }) = others.take_first() {
            work.steps += 6;
            if !self.remove(digit, row * N + column, layout, work) {
                return false;
            }
        }
        true
    }

    /// Removes a digit, counted from 1, from a cell, if the grid has this digit. Returns false if some set has become
    /// empty.
    const fn remove_digit(
        &mut self,
        digit: u8,
        cell: usize,
        layout: &Layout<N>,
        work: &mut Work<N>,
    ) -> bool {
        digit == 0 || digit as usize > N || self.remove(digit as usize - 1, cell, layout, work)
    }

    /// Checks all further units, and all cages with a sum. Returns false if some set has become empty, or if some unit
    /// lacks a digit.
    pub(super) const fn look_further(&mut self, layout: &Layout<N>, work: &mut Work<N>) -> bool {
        let further = &layout.further;
        // The further units come after rows, columns, and boxes or regions.
        let mut number = 3 * N;
        while number < further.units.layers * N {
            let unit = &further.units.of_layer(number / N)[number % N];
            work.steps += 4;
            if !unit.is_empty() && !self.look_at_unit(unit, layout, work) {
                return false;
            }
            number += 1;
        }
        let mut number = 0;
        while number < windows::MOST && !further.implied[number].is_empty() {
            work.steps += 4;
            if !self.look_at_unit(&further.implied[number], layout, work) {
                return false;
            }
            number += 1;
        }
        let mut number = 0;
        while number < further.units.cage_count {
            work.steps += 1;
            if further.units.sums[number] > 0 && !self.look_at_cage(number, layout, work) {
                return false;
            }
            number += 1;
        }
        true
    }

    const fn look_at_unit(
        &mut self,
        unit: &CellSet<N>,
        layout: &Layout<N>,
        work: &mut Work<N>,
    ) -> bool {
        // Two turns for each cell, and the calls in them.
        work.steps += 10 * N as u32 + 6;
        let (mut once, mut twice, mut placed) = (0, 0, 0);
        let mut left = *unit;
        while let Some(Cell { row, column }) = left.take_first() {
            let digits = self.cells[row][column];
            twice |= once & digits;
            once |= digits;
            if self.placed[row] >> column & 1 == 1 {
                placed |= digits;
            }
        }
        if once.count_ones() < N as u32 {
            return work.fail(0, 0, 0);
        }
        // Digits with one place that are not yet placed, and placed digits that still have other places.
        let (hidden, gone) = (once & !twice & !placed, twice & placed);
        if hidden | gone == 0 {
            return true;
        }
        let mut left = *unit;
        while let Some(Cell { row, column }) = left.take_first() {
            let digits = self.cells[row][column];
            let mut singles = digits & hidden;
            while singles != 0 {
                note_single!(work: index_of!(singles & !(singles - 1)), row, column);
                singles &= singles - 1;
            }
            let is_placed = self.placed[row] >> column & 1 == 1;
            let gone = if is_placed { 0 } else { digits & gone };
            if !self.remove_all(gone, row * N + column, layout, work) {
                return false;
            }
        }
        true
    }

    /// Removes some digits from a cell. Returns false if some set has become empty.
    const fn remove_all(
        &mut self,
        digits: u32,
        cell: usize,
        layout: &Layout<N>,
        work: &mut Work<N>,
    ) -> bool {
        let mut left = digits;
        work.steps += 1;
        while left != 0 {
            if !self.remove(index_of!(left & !(left - 1)), cell, layout, work) {
                return false;
            }
            left &= left - 1;
        }
        true
    }

    const fn look_at_cage(
        &mut self,
        number: usize,
        layout: &Layout<N>,
        work: &mut Work<N>,
    ) -> bool {
        let Units { cages, sums, .. } = &layout.further.units;
        let (cage, sum) = (cages[number], sums[number] as u32);
        let (mut least, mut most) = (0, 0);
        let mut left = cage;
        while let Some(Cell { row, column }) = left.take_first() {
            let digits = self.cells[row][column];
            least += digits.trailing_zeros() + 1;
            most += 32 - digits.leading_zeros();
            // Two turns for each cell, with ten calls in each.
            work.steps += 22;
        }
        let mut left = cage;
        while let Some(Cell { row, column }) = left.take_first() {
            let digits = self.cells[row][column];
            // The least and the greatest sum of the other cells.
            let least = least - (digits.trailing_zeros() + 1);
            let most = most - (32 - digits.leading_zeros());
            // Digits that are too large or too small.
            let mut gone = 0;
            let mut others = digits;
            while others != 0 {
                let lowest = others & !(others - 1);
                let digit = index_of!(lowest) as u32 + 1;
                if least + digit > sum || most + digit < sum {
                    gone |= lowest;
                }
                others ^= lowest;
                work.steps += 1;
            }
            if !self.remove_all(gone, row * N + column, layout, work) {
                return false;
            }
        }
        true
    }
}
