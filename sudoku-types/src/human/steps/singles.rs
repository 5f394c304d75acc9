//! Naked singles, hidden singles and locked candidates.
//!
//! ```text
//!  naked single       the cell has only one candidate left
//!  hidden single      the unit has only one place for the digit
//!  locked candidate   all places for the digit in a box are in one line, or all in a line are in
//!                     one box: then the digit goes from what else the other one has
//! ```

use super::{Pattern, Seen, Steps};
use crate::human::contradiction::Contradiction;
use sudoku_notation::geometry::CellSet;
use sudoku_notation::geometry::Units;
use sudoku_notation::technique::Technique;

impl<const N: usize, const A: usize> Steps<N, A> {
    /// A cell with only one candidate.
    pub(super) const fn naked_single(&mut self) -> Option<Seen<N>> {
        let Some(cell) = self.singles.take_first() else {
            return None;
        };
        let Some(digit) = self.seen.first_at(cell) else {
            return None;
        };
        self.put(cell, digit);
        let pattern = Pattern::NakedSingle { cell };
        Some(Seen::of(pattern, digit, CellSet::one(cell)))
    }

    /// A unit with only one place for a digit.
    pub(super) const fn hidden_single(&mut self) -> Option<Seen<N>> {
        let mut cost = 4;
        while self.place < self.units.layers * N * N {
            let (number, first) = (self.place / N, self.place % N + 1);
            let (layer, unit) = (number / N, number % N);
            let cells = &self.units.of_layer(layer)[unit];
            self.place = (number + 1) * N;
            cost += 8;
            if first == 1 && !self.fresh.unit(Technique::HiddenSingle, cells) {
                continue;
            }
            // For each digit a turn, and for sets of several words some calls.
            cost += if N > 11 { 5 } else { 1 } * N as u32;
            let Some((digit, place)) = self.seen.few_places(cells, &self.open, first) else {
                continue;
            };
            self.place = number * N + digit as usize;
            self.spend_on_sets(cost + 34 + 8 * N as u32);
            let single = match place {
                // A step of this round may have taken the last place.
                Some(cell) if self.now.places(digit).contains(cell) => cell,
                _ => {
                    self.no_place(layer, unit, digit);
                    return None;
                }
            };
            let mut others = self.now.at(single).without(digit);
            while let Some(other) = others.take_first() {
                self.lose(other, &CellSet::one(single));
            }
            self.put(single, digit);
            let unit = self.units.unit(self.groups(), layer, unit);
            let pattern = Pattern::HiddenSingle { cell: single, unit };
            return Some(Seen::of(pattern, digit, CellSet::one(single)));
        }
        self.spend_on_sets(cost);
        self.fresh.looked(Technique::HiddenSingle);
        None
    }

    /// Notes the first unit that has no place for a digit, unless there is another contradiction.
    pub(in crate::human) const fn find_unit_without_place(&mut self) {
        let mut number = 0;
        while number < self.units.layers * N && self.contradiction.is_none() {
            let (layer, unit) = (number / N, number % N);
            let cells = &self.units.of_layer(layer)[unit];
            let mut from = if cells.is_empty() { N + 1 } else { 1 };
            while from <= N
                && let Some((digit, place)) = self.now.few_places(cells, &self.open, from)
            {
                if place.is_none() {
                    self.no_place(layer, unit, digit);
                    break;
                }
                from = digit as usize + 1;
            }
            number += 1;
            // For each digit up to three turns and calls.
            self.spend_on_sets(10 + 5 * N as u32);
        }
    }

    const fn no_place(&mut self, layer: usize, unit: usize, digit: u8) {
        let unit = self.units.unit(self.givens.groups(), layer, unit);
        self.contradiction = Some(Contradiction::NoPlace { unit, digit });
    }

    /// A unit with all places for a digit in another one, which has further places for it.
    pub(super) const fn locked_candidate(&mut self) -> Option<Seen<N>> {
        let layers = self.units.layers;
        let mut cost = 4;
        while self.place < layers * N * N {
            let (number, digit) = (self.place / N, (self.place % N) as u8 + 1);
            // Rows and columns come last: elsewhere it is easier to see.
            let (layer, unit) = ((number / N + 2) % layers, number % N);
            cost += 3;
            let cells = self.units.of_layer(layer)[unit];
            if digit == 1 && !self.fresh.unit(Technique::LockedCandidate, &cells) {
                cost += 4;
                self.place += N;
                continue;
            }
            self.place += 1;
            let places = self.seen.places(digit).and(&cells);
            cost += 11;
            let Some(first) = places.first() else {
                continue;
            };
            let mut other = 0;
            // Behind the units of N cells comes the cage.
            while other < self.units.with_cages {
                cost += 8;
                let others = if other == self.units.layers {
                    cost += 30 + 12 * N as u32;
                    Units::cage_of_cell(self.givens.groups(), first)
                } else if let Some((_, cells)) = self.units.of_cell(other, first) {
                    *cells
                } else {
                    CellSet::EMPTY
                };
                if other != layer && places.minus(&others).is_empty() {
                    cost += 8;
                    if self.lose(digit, &others.minus(&cells)) {
                        self.spend_on_sets(cost + 60);
                        let groups = self.groups();
                        let pattern = Pattern::LockedCandidate {
                            unit: self.units.unit(groups, layer, unit),
                            only_in: self.units.unit_or_cage(groups, other, first),
                        };
                        return Some(Seen::of(pattern, digit, places));
                    }
                }
                other += 1;
            }
        }
        self.spend_on_sets(cost);
        self.fresh.looked(Technique::LockedCandidate);
        None
    }
}
