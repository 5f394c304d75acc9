//! The constraints besides rows, columns, and boxes or regions. When a digit is placed, the other cells of its cage lose it,
//! and the partners of its cell lose the digits that it does not allow there. When nothing else follows, further units,
//! pairs and sums are checked:
//!
//! ```text
//!  unit        placed digits go from its other cells; a digit with one place is placed
//!  pair        a digit goes if no candidate of the other cell allows it
//!  sum         see `sums`
//! ```

use super::{Constraints, Layout, Work, index_of, note_single};
use crate::effort::Effort;
use crate::solver::windows;
use crate::units::{Rests, Units};
use sudoku_notation::geometry::{Cell, CellSet, Groups};

/// Further units, pairs, and sums.
#[derive(Clone, Copy)]
pub(super) struct Further<const N: usize> {
    pub(super) units: Units<N>,
    /// The boxes that windows imply.
    implied: [CellSet<N>; windows::MOST],
    /// Rests of units whose cells all differ.
    pub(super) rests: Rests<N>,
}

impl<const N: usize> Further<N> {
    pub(super) const fn of(groups: Groups<'_>, units: Units<N>, effort: &mut Effort) -> Self {
        let (mut implied, mut number) = ([CellSet::EMPTY; windows::MOST], 0);
        while let Some(cells) = windows::implied(groups, number) {
            implied[number] = cells;
            number += 1;
        }
        let (all, mut rests, mut rest) = (Rests::of(&units, effort), Rests::NONE, 0);
        while rest < all.count && !effort.is_spent() {
            effort.spend(units.cost_of_peers_alone * all.list[rest].cells.len() as u32 + 150);
            if units.all_differ(all.list[rest].cells) {
                rests.list[rests.count] = all.list[rest];
                rests.count += 1;
            }
            rest += 1;
        }
        Further {
            units,
            implied,
            rests,
        }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.units.is_plain
    }
}

impl<const N: usize> Constraints<N> {
    /// Takes from the partners of a cell the digits that its digit does not allow there, and takes this digit from the
    /// other cells of its cage. Returns false if some set has become empty.
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
        work.steps += 6;
        let mut next = units.partners.of(place);
        while let Some(partner) = units.partners.take_next(&mut next) {
            let Cell { row, column } = partner.cell;
            let gone = self.cells[row][column] & !partner.allowed[digit];
            work.steps += 3;
            if !self.remove_all(gone, row * N + column, layout, work) {
                return false;
            }
        }
        if units.cage_count == 0 {
            return true;
        }
        let mut others = units.caged_with[place.row][place.column];
        others.remove(place);
        self.take_digits(others, 1 << digit, layout, work)
    }

    /// Checks all further units, pairs and sums. Returns false if some set has become empty, or if some unit lacks a
    /// digit, or some cells their sum.
    pub(super) const fn look_further(&mut self, layout: &Layout<N>, work: &mut Work<N>) -> bool {
        let further = &layout.further;
        let now = self.cells;
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
        if !further.units.partners.is_empty() && !self.look_at_pairs(layout, work) {
            return false;
        }
        if !self.look_at_sums(layout, work) {
            return false;
        }
        work.seen = now;
        true
    }

    /// Takes the digits that no candidate of the other cell of a pair allows, where the other cell has lost digits.
    /// Returns false if some set has become empty.
    const fn look_at_pairs(&mut self, layout: &Layout<N>, work: &mut Work<N>) -> bool {
        let partners = &layout.further.units.partners;
        let mut cell = 0;
        work.steps += (N * N) as u32;
        while cell < N * N && work.steps <= work.most {
            let place = Cell {
                row: cell / N,
                column: cell % N,
            };
            let digits = self.cells[place.row][place.column];
            cell += 1;
            // What a placed digit does not allow has gone.
            if digits == work.seen[place.row][place.column]
                || self.placed[place.row] >> place.column & 1 == 1
            {
                continue;
            }
            work.steps += 4;
            let count = digits.count_ones();
            let mut next = partners.of(place);
            while let Some(partner) = partners.take_next(&mut next) {
                work.steps += 2;
                // More digits than that are never all refused.
                if count > partner.relation.most_refused + 1 {
                    continue;
                }
                let (mut left, mut allowed) = (digits, 0);
                while left != 0 {
                    allowed |= partner.allowed[index_of!(left & !(left - 1))];
                    left &= left - 1;
                    work.steps += 1;
                }
                let Cell { row, column } = partner.cell;
                let gone = self.cells[row][column] & !allowed;
                if !self.remove_all(gone, row * N + column, layout, work) {
                    return false;
                }
            }
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
}
