//! The techniques: naked singles, hidden singles and locked candidates: what can be seen, and what goes because of it.

use super::{Pattern, Steps};
use crate::human::candidates::Candidates;
use sudoku_notation::geometry::{Cell, Unit};

impl<const N: usize, const A: usize> Candidates<N, A> {
    /// The cells of a unit that have a digit among their candidates.
    pub(crate) fn places(&self, unit: Unit, digit: u8) -> impl Iterator<Item = Cell> {
        (0..self.groups().length(unit))
            .map(move |index| self.groups().cell(unit, index))
            .filter(move |cell| self.at(*cell).contains(digit))
    }

    /// Takes a digit from all cells of a unit but those that `keep` says.
    fn take(&mut self, digit: u8, unit: Unit, keep: impl Fn(Cell) -> bool) {
        for index in 0..self.groups().length(unit) {
            let cell = self.groups().cell(unit, index);
            if !keep(cell) {
                self.at_mut(cell).remove(digit);
            }
        }
    }
}

impl<const N: usize, const A: usize> Steps<N, A> {
    /// A cell with only one candidate.
    pub(super) fn naked_single(&self, cell: Cell) -> Option<(Pattern, u8)> {
        if self.placed[cell.row][cell.column] {
            return None;
        }
        let digit = self.seen.at(cell).single()?;
        Some((Pattern::NakedSingle { cell }, digit))
    }

    /// A unit with only one place for a digit.
    pub(super) fn hidden_single(&self, unit: Unit, digit: u8) -> Option<(Pattern, u8)> {
        let mut places = self.seen.places(unit, digit);
        let cell = places.next()?;
        if places.next().is_some() || self.placed[cell.row][cell.column] {
            return None;
        }
        Some((Pattern::HiddenSingle { cell, unit }, digit))
    }

    /// A unit with all places for a digit in another one, which has further places for it.
    pub(super) fn locked_candidate(&self, unit: Unit, digit: u8) -> Option<(Pattern, u8)> {
        let groups = self.groups();
        let first = self.seen.places(unit, digit).next()?;
        let mut crossing = groups.units_of(first);
        let only_in = crossing.find(|other| {
            let mut places = self.seen.places(unit, digit);
            let mut further = self.now.places(*other, digit);
            places.all(|cell| groups.contains(*other, cell))
                && further.any(|cell| !groups.contains(unit, cell))
        })?;
        Some((Pattern::LockedCandidate { unit, only_in }, digit))
    }

    /// Takes a digit from all cells that share a unit with one.
    pub(super) fn take_from_peers(&mut self, cell: Cell, digit: u8) {
        let groups = self.givens.groups();
        for unit in groups.units_of(cell) {
            self.now.take(digit, unit, |other| other == cell);
        }
    }

    /// Takes a digit from the cells of a unit that do not belong to another one.
    pub(super) fn take_from_rest(&mut self, unit: Unit, other: Unit, digit: u8) {
        let groups = self.givens.groups();
        self.now
            .take(digit, unit, |cell| groups.contains(other, cell));
    }
}
