//! One of some candidates is true, so what each of them rules out goes: the digits of a cell, the places for a digit in a unit,
//! those of a digit that cells need, the ends of a chain.
//!
//! ```text
//!  3 5 │ 4 7 9        digits side by side must not follow each other: 4 goes,
//!                     because it leaves neither 3 nor 5
//! ```

use super::links::{Candidate, Lost};
use super::{Found, Pattern, Steps};
use crate::human::digit_set::DigitSet;
use sudoku_notation::geometry::{Cell, CellSet, Relation};

impl<const N: usize, const A: usize> Steps<N, A> {
    /// Returns the candidates of other cells that each of these digits in each of these cells rules out, or `None` if there are
    /// none.
    pub(super) const fn ruled_out(
        &mut self,
        mut cells: CellSet<N>,
        digits: DigitSet,
    ) -> Option<Lost<N>> {
        let (mut lost, mut count) = (*self.now.all_places(), 0);
        let mut any = true;
        while any && let Some(cell) = cells.take_first() {
            let mut left = digits;
            while any && let Some(digit) = left.take_first() {
                any = self.keep_ruled_out(&mut lost, cell, digit, CellSet::EMPTY);
                count += 1;
            }
        }
        self.spend_on_sets(count * (8 + 4 * N) + N);
        self.spend(count * self.units.cost_of_peers as usize);
        if any && count > 0 { Some(lost) } else { None }
    }

    /// Returns the candidates that both of these rule out, or `None` if there are none.
    pub(super) const fn lost_by(&self, one: Candidate, other: Candidate) -> Option<Lost<N>> {
        let mut lost = *self.now.all_places();
        let (a, b) = (one.cell(), other.cell());
        if self.keep_ruled_out(&mut lost, a, one.digit, CellSet::one(a))
            && self.keep_ruled_out(&mut lost, b, other.digit, CellSet::one(b))
        {
            Some(lost)
        } else {
            None
        }
    }

    /// Keeps the candidates that cannot be true together with a digit in a cell, of which `own` has the other digits. Returns
    /// true if there are any.
    const fn keep_ruled_out(
        &self,
        lost: &mut Lost<N>,
        cell: Cell,
        digit: u8,
        own: CellSet<N>,
    ) -> bool {
        let (mut out, mut any, mut index) = ([own; N], false, 0);
        out[digit as usize - 1] = CellSet::EMPTY;
        let mut taken = self.units.taken(cell, digit);
        while let Some((other, cells)) = self.units.take_next(&mut taken) {
            out[other as usize - 1].add(&cells);
        }
        while index < N {
            lost[index] = lost[index].and(&out[index]);
            any |= !lost[index].is_empty();
            index += 1;
        }
        any
    }

    /// Removes candidates. Returns their digits.
    pub(super) const fn lose_all(&mut self, lost: &Lost<N>) -> DigitSet {
        let (mut digits, mut digit) = (DigitSet::EMPTY, 0);
        while digit < N as u8 {
            digit += 1;
            if self.lose(digit, &lost[digit as usize - 1]) {
                digits.insert(digit);
            }
        }
        self.spend(3 * N);
        digits
    }

    /// Returns the cell to look at.
    pub(super) const fn cell_to_look_at(&self) -> Cell {
        Cell {
            row: self.place / N,
            column: self.place % N,
        }
    }

    /// Removes the candidates of other cells that every candidate of a cell rules out.
    pub(super) const fn missing_partner(&mut self) -> Option<Found<N>> {
        let cell = self.cell_to_look_at();
        if self.units.partners.of(cell) == 0 {
            return None;
        }
        let (digits, cells) = (self.now.at(cell), CellSet::one(cell));
        self.spend(14 + 3 * N);
        let Some(lost) = self.ruled_out(cells, digits) else {
            return None;
        };
        // The kind of relation of all pairs that lose digits; 0 if they have different ones.
        let (mut next, mut any, mut relation) = (self.units.partners.of(cell), false, 0);
        while let Some(partner) = self.units.partners.take_next(&mut next) {
            self.spend(8 + 2 * N);
            let (mut digit, mut loses) = (0, false);
            while digit < N {
                loses |= lost[digit].contains(partner.cell);
                digit += 1;
            }
            if loses {
                let kind = partner.relation.kind();
                relation = if any && relation != kind { 0 } else { kind };
                any = true;
            }
        }
        let _ = self.lose_all(&lost);
        let mark = Relation::mark_of(relation);
        Some(Found::of(
            Pattern::MissingPartner { cell, mark },
            digits,
            cells,
        ))
    }
}
