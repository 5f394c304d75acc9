//! Remembers what has changed since a technique last found nothing, so that it looks only there.

use super::table::LOOKING_WHERE_CHANGED as TECHNIQUES;
use crate::human::digit_set::DigitSet;
use sudoku_notation::geometry::CellSet;
use sudoku_notation::technique::Technique;

/// Cells and digits that have lost a candidate.
#[derive(Clone, Copy, Debug)]
struct Changes<const N: usize> {
    cells: CellSet<N>,
    digits: DigitSet,
}

impl<const N: usize> Changes<N> {
    const NONE: Self = Changes {
        cells: CellSet::EMPTY,
        digits: DigitSet::EMPTY,
    };
}

/// The changes that are still to be looked at. Those of this round are in `now`. An older change is in `before`, under the
/// easiest technique that has not looked at it, and is passed on to the next technique when that has looked everywhere.
#[derive(Clone, Debug)]
pub(super) struct Fresh<const N: usize> {
    before: [Changes<N>; TECHNIQUES],
    now: Changes<N>,
}

impl<const N: usize> Fresh<N> {
    /// Returns the beginning, when no technique has looked anywhere.
    pub(super) const fn all() -> Self {
        let all = Changes {
            cells: CellSet::all(),
            digits: DigitSet::all(N),
        };
        Fresh {
            before: [all; TECHNIQUES],
            now: Changes::NONE,
        }
    }

    /// Notes that cells have lost a digit.
    pub(super) const fn change(&mut self, digit: u8, cells: &CellSet<N>) {
        self.now.cells.add(cells);
        self.now.digits.insert(digit);
    }

    /// Begins the next round, with the changes of this one for hidden singles. (Naked singles are found without `Fresh`.)
    pub(super) const fn next_round(&mut self) {
        self.add(Technique::HiddenSingle as usize, self.now);
        self.now = Changes::NONE;
    }

    /// Notes that a technique has looked everywhere, and passes its changes on to the `next` one.
    pub(super) const fn looked(&mut self, technique: Technique, next: usize) {
        let index = technique as usize;
        if index >= TECHNIQUES {
            return;
        }
        let changes = self.before[index];
        self.before[index] = Changes::NONE;
        if next < TECHNIQUES {
            self.add(next, changes);
        }
    }

    /// Adds changes for a technique to look at.
    const fn add(&mut self, index: usize, changes: Changes<N>) {
        let before = &mut self.before[index];
        before.cells.add(&changes.cells);
        before.digits = before.digits.union(changes.digits);
    }

    /// Returns true if a cell of the unit has changed since the technique looked at it.
    pub(super) const fn unit(&self, technique: Technique, cells: &CellSet<N>) -> bool {
        !self.before[technique as usize].cells.and(cells).is_empty()
    }

    /// Returns true if a place of the digit has changed since the technique looked at them.
    pub(super) const fn digit(&self, technique: Technique, digit: u8) -> bool {
        self.before[technique as usize].digits.contains(digit)
    }
}
