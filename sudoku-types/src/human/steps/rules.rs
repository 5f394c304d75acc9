//! The rules: what can be seen, and what goes because of it.

use super::{Steps, Technique};
use crate::Cell;
use crate::human::candidates::Candidates;
use crate::solver::Unit;

impl<const N: usize> Candidates<N> {
    /// The cells of a unit that have a digit among their candidates.
    pub(crate) fn places(&self, unit: Unit, digit: u8) -> impl Iterator<Item = Cell> {
        (0..N)
            .map(move |index| unit.cell(self.boxes(), index))
            .filter(move |&(row, column)| self.rows()[row][column].contains(digit))
            .map(|(row, column)| Cell { row, column })
    }

    /// Takes a digit from all cells of a unit but those that `keep` says.
    fn take(&mut self, digit: u8, unit: Unit, keep: impl Fn(usize, usize) -> bool) {
        for index in 0..N {
            let (row, column) = unit.cell(self.boxes(), index);
            if !keep(row, column) {
                self.cells_mut()[row][column].remove(digit);
            }
        }
    }
}

impl<const N: usize> Steps<N> {
    /// A cell with only one candidate.
    pub(super) fn naked_single(&self, row: usize, column: usize) -> Option<(Technique, u8)> {
        if self.placed[row][column] {
            return None;
        }
        let digit = self.seen.rows()[row][column].single()?;
        let cell = Cell { row, column };
        Some((Technique::NakedSingle { cell }, digit))
    }

    /// A unit with only one place for a digit.
    pub(super) fn hidden_single(&self, unit: Unit, digit: u8) -> Option<(Technique, u8)> {
        let mut places = self.seen.places(unit, digit);
        let cell = places.next()?;
        if places.next().is_some() || self.placed[cell.row][cell.column] {
            return None;
        }
        Some((Technique::HiddenSingle { cell, unit }, digit))
    }

    /// A unit with all places for a digit in another one, which has further places for it.
    pub(super) fn locked_candidate(&self, unit: Unit, digit: u8) -> Option<(Technique, u8)> {
        let boxes = self.givens.boxes();
        let Cell { row, column } = self.seen.places(unit, digit).next()?;
        let crossing = match unit {
            Unit::Box(_) => [Some(Unit::Row(row)), Some(Unit::Column(column))],
            Unit::Row(_) | Unit::Column(_) => [Some(Unit::Box(boxes.box_of(row, column))), None],
        };
        let only_in = crossing.into_iter().flatten().find(|other| {
            let mut places = self.seen.places(unit, digit);
            let mut further = self.now.places(*other, digit);
            places.all(|cell| other.contains(boxes, cell.row, cell.column))
                && further.any(|cell| !unit.contains(boxes, cell.row, cell.column))
        })?;
        Some((Technique::LockedCandidate { unit, only_in }, digit))
    }

    /// Takes a digit from all cells that share a unit with one.
    pub(super) fn take_from_peers(&mut self, Cell { row, column }: Cell, digit: u8) {
        let r#box = self.givens.boxes().box_of(row, column);
        for unit in [Unit::Row(row), Unit::Column(column), Unit::Box(r#box)] {
            self.now.take(digit, unit, |r, c| (r, c) == (row, column));
        }
    }

    /// Takes a digit from the cells of a unit that do not belong to another one.
    pub(super) fn take_from_rest(&mut self, unit: Unit, other: Unit, digit: u8) {
        let boxes = self.givens.boxes();
        self.now.take(digit, unit, |row, column| {
            other.contains(boxes, row, column)
        });
    }
}
