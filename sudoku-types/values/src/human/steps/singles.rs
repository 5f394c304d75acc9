//! Naked singles, hidden singles and locked candidates.
//!
//! ```text
//!  naked single       the cell has only one candidate left
//!  hidden single      the unit has only one place for the digit
//!  locked candidate   all places for the digit in a box are in one line, or all in a line are in one box: it is
//!                     removed from the rest of the other unit. Or all places for the digit in a unit rule out
//!                     the same candidate of another cell, as by a diagonal or a knight's move
//! ```

use super::{Found, Pattern, Steps};
use crate::human::contradiction::Contradiction;
use crate::human::digit_set::DigitSet;
use sudoku_notation::geometry::CellSet;

/// The most places that are checked for candidates that all of them rule out.
const MOST_PLACES: usize = 4;

impl<const N: usize, const A: usize> Steps<N, A> {
    /// Places the digit of a cell that has only one candidate.
    pub(super) const fn naked_single(&mut self) -> Option<Found<N>> {
        let Some(cell) = self.singles.take_first() else {
            return None;
        };
        let Some(digit) = self.round_start.first_above(0, cell) else {
            return None;
        };
        self.put(cell, digit);
        let pattern = Pattern::NakedSingle { cell };
        Some(Found::of(pattern, DigitSet::one(digit), CellSet::one(cell)))
    }

    /// Places a digit that has only one place in the unit; if it has none, notes the contradiction.
    pub(super) const fn hidden_single(&mut self) -> Option<Found<N>> {
        let (layer, unit) = self.unit_to_look_at();
        self.spend_on_sets(10 + N);
        let cells = &self.units.of_layer(layer)[unit];
        let Some((digit, place)) = self.round_start.few_places(cells, &self.open) else {
            return None;
        };
        let cell = match place {
            // A step of this round may have removed the last place.
            Some(cell) if self.now.places(digit).contains(cell) => cell,
            _ => {
                self.no_place(layer, unit, digit);
                return None;
            }
        };
        let mut others = self.now.at(cell).without(digit);
        self.spend(20 + 6 * N);
        while let Some(other) = others.take_first() {
            self.lose(other, &CellSet::one(cell));
        }
        self.put(cell, digit);
        let unit = self.units.unit(self.groups(), layer, unit);
        let pattern = Pattern::HiddenSingle { cell, unit };
        Some(Found::of(pattern, DigitSet::one(digit), CellSet::one(cell)))
    }

    /// Notes the first unit that has no place for a digit, unless there is another contradiction.
    pub(in crate::human) const fn find_unit_without_place(&mut self) {
        let mut number = 0;
        while number < self.units.layers * N && self.contradiction.is_none() {
            let (layer, unit) = (number / N, number % N);
            let cells = self.units.of_layer(layer)[unit];
            let mut digit = if cells.is_empty() { N as u8 } else { 0 };
            while digit < N as u8 && self.contradiction.is_none() {
                digit += 1;
                if self.now.places(digit).and(&cells).is_empty() {
                    self.no_place(layer, unit, digit);
                }
            }
            number += 1;
            self.spend_on_sets(14 + 7 * N);
        }
    }

    const fn no_place(&mut self, layer: usize, unit: usize, digit: u8) {
        let unit = self.units.unit(self.givens.groups(), layer, unit);
        self.contradiction = Some(Contradiction::NoPlace { unit, digit });
    }

    /// Looks for a digit whose places in the unit are all in another unit, or all rule out the same candidate of another cell.
    pub(super) const fn locked_candidate(&mut self) -> Option<Found<N>> {
        let (layer, unit) = self.unit_to_look_at();
        let cells = self.units.of_layer(layer)[unit];
        // The layer after those of units has the cages.
        let of_cages = (self.units.with_cages - self.units.layers) * (3 * N + 20);
        self.spend_on_sets(20 + 10 * N);
        let mut digit = 0;
        while digit < N as u8 {
            digit += 1;
            let places = self.round_start.places(digit).and(&cells);
            let mut others = places;
            let Some(first) = others.take_first() else {
                continue;
            };
            // The digit is placed, if it has only one place.
            if others.is_empty() {
                continue;
            }
            self.spend_on_sets(7 * self.units.with_cages + of_cages);
            let mut other = 0;
            while other < self.units.with_cages {
                if other != layer
                    && let Some((place, others)) = self.units.of_cell(other, first)
                    && places.minus(&others).is_empty()
                    && self.lose(digit, &others.minus(&cells))
                {
                    self.spend(50);
                    let groups = self.groups();
                    let pattern = Pattern::LockedCandidate {
                        unit: self.units.unit(groups, layer, unit),
                        only_in: self.units.unit(groups, other, place),
                    };
                    return Some(Found::of(pattern, DigitSet::one(digit), places));
                }
                other += 1;
            }
            let has_further = self.units.layers > 3 || !self.units.partners.is_empty();
            if has_further
                && places.len() <= MOST_PLACES
                && let Some(lost) = self.ruled_out(places, DigitSet::one(digit))
            {
                let _ = self.lose_all(&lost);
                let unit = self.units.unit(self.groups(), layer, unit);
                return Some(Found::of(
                    Pattern::EachPlace { unit },
                    DigitSet::one(digit),
                    places,
                ));
            }
        }
        None
    }
}
