//! Finds the reason why a grid has no solution, if singles alone show it.
//!
//! It goes in the order in which a person would find it: first the givens are placed, then all
//! singles they leave, round by round. The engines are faster, but stop at whatever contradiction
//! they meet first; this runs only for a grid that is already refuted.

use super::effort::Effort;
use super::verdict::{Contradiction, Rows};
use crate::{Cell, Unit};
use sudoku_notation::geometry::{Clashes, Groups, WrongSums};

/// A grid on its way from the givens to a contradiction.
struct Elimination<'map, const N: usize> {
    /// The candidates of every cell, digit 1 in the lowest bit.
    cells: [[u32; N]; N],
    /// Cells whose only candidate has been taken from their peers.
    placed: [[bool; N]; N],
    groups: Groups<'map>,
}

/// Givens that clash, or the first contradiction, by rounds. In one round, an empty cell comes before a digit without a
/// place; cells come in reading order, units in the order rows, columns, boxes.
///
/// `None` if the effort allowed is spent.
pub(super) const fn explain<const N: usize>(
    givens: &Rows<N>,
    groups: Groups<'_>,
    effort: &mut Effort,
) -> Option<Contradiction> {
    let size = N as u32;
    let cells = size * size;
    let units_of_a_cell = groups.most_of_a_cell() as u32;
    // Finding a unit, or the units before it: more where it is that of a further rule, or an area.
    let finding = if groups.is_usual() { 20 } else { 100 };
    // For each unit of a cell its cells, with a turn and two calls each.
    effort.spend(cells * (units_of_a_cell * (3 * size + finding) + 10));
    if effort.is_spent() {
        return None;
    }
    if let Some(clash) = Clashes::of(groups, givens.as_flattened()).next() {
        return Some(Contradiction::Clash {
            unit: clash.unit,
            digit: clash.digit,
            first: clash.first,
            second: clash.second,
        });
    }
    if let Some(wrong) = WrongSums::of(groups, givens.as_flattened()).next() {
        return Some(Contradiction::WrongSum(wrong));
    }
    let mut grid = Elimination::new(givens, groups);
    let units = groups.count() as u32;
    // Each cell is placed once: a turn and two calls for each cell of its units, two calls more for
    // each of its box, and some for each unit.
    effort.spend(cells * (units_of_a_cell * (3 * size + finding - 10) + 2 * size));
    loop {
        // All cells of all units three times, a turn for each hidden single, and some turns for each
        // cell and unit.
        effort.spend(units * (16 * size + finding) + 2 * cells);
        if effort.is_spent() {
            return None;
        }
        let mut changed = grid.place_singles();
        if let Some(contradiction) = grid.contradiction() {
            return Some(contradiction);
        }
        changed |= grid.reduce_hidden_singles();
        if !changed {
            return Some(Contradiction::Exhausted);
        }
    }
}

impl<'map, const N: usize> Elimination<'map, N> {
    const ALL: u32 = (1 << N) - 1;

    const fn new(givens: &Rows<N>, groups: Groups<'map>) -> Self {
        let mut cells = [[Self::ALL; N]; N];
        let mut row = 0;
        while row < N {
            let mut column = 0;
            while column < N {
                let given = givens[row][column];
                if given != 0 {
                    cells[row][column] = 1 << (given - 1);
                }
                column += 1;
            }
            row += 1;
        }
        Elimination {
            cells,
            placed: [[false; N]; N],
            groups,
        }
    }

    /// Takes the digit of each cell that has only one from the cell's peers. Only cells that have
    /// one digit when the round begins are asked, so that the round does not depend on the order.
    const fn place_singles(&mut self) -> bool {
        let units_of_a_cell = self.groups.most_of_a_cell();
        let before = self.cells;
        let mut changed = false;
        let mut row = 0;
        while row < N {
            let mut column = 0;
            while column < N {
                let digit = before[row][column];
                if digit.is_power_of_two() && !self.placed[row][column] {
                    self.placed[row][column] = true;
                    changed = true;
                    let cell = Cell { row, column };
                    let mut nth = 0;
                    while nth < units_of_a_cell {
                        if let Some(unit) = self.groups.unit_of(cell, nth) {
                            self.take(digit, unit, cell);
                        }
                        nth += 1;
                    }
                }
                column += 1;
            }
            row += 1;
        }
        changed
    }

    /// Takes a digit from a unit's cells, except the one where it is placed.
    const fn take(&mut self, digit: u32, unit: Unit, stands_in: Cell) {
        let length = self.groups.length(unit);
        let mut i = 0;
        while i < length {
            let Cell { row, column } = self.groups.cell(unit, i);
            if row != stands_in.row || column != stands_in.column {
                self.cells[row][column] &= !digit;
            }
            i += 1;
        }
    }

    const fn contradiction(&self) -> Option<Contradiction> {
        let mut row = 0;
        while row < N {
            let mut column = 0;
            while column < N {
                if self.cells[row][column] == 0 {
                    return Some(Contradiction::NoCandidate { row, column });
                }
                column += 1;
            }
            row += 1;
        }
        let units = self.groups.count();
        let mut n = 0;
        while n < units {
            let unit = self.groups.unit(n);
            let (once, twice) = self.once_twice(unit);
            let missing = Self::ALL & !(once | twice);
            if missing != 0 {
                let digit = missing.trailing_zeros() as u8 + 1;
                return Some(Contradiction::NoPlace { unit, digit });
            }
            n += 1;
        }
        None
    }

    /// A digit that a unit has in one cell only is that cell's only candidate. All hidden singles
    /// are found before any is written, so that two in one cell leave it empty.
    const fn reduce_hidden_singles(&mut self) -> bool {
        let mut kept = [[Self::ALL; N]; N];
        let units = self.groups.count();
        let mut n = 0;
        while n < units {
            let unit = self.groups.unit(n);
            let (once, _) = self.once_twice(unit);
            let mut i = 0;
            while i < N && once != 0 {
                let Cell { row, column } = self.groups.cell(unit, i);
                let mut hidden = self.cells[row][column] & once;
                while hidden != 0 {
                    let digit = hidden & !(hidden - 1);
                    kept[row][column] &= digit;
                    hidden ^= digit;
                }
                i += 1;
            }
            n += 1;
        }
        let mut changed = false;
        let mut row = 0;
        while row < N {
            let mut column = 0;
            while column < N {
                let cell = self.cells[row][column] & kept[row][column];
                changed |= cell != self.cells[row][column];
                self.cells[row][column] = cell;
                column += 1;
            }
            row += 1;
        }
        changed
    }

    /// The digits that a unit has in exactly one cell, and those it has in several.
    const fn once_twice(&self, unit: Unit) -> (u32, u32) {
        let mut any = 0;
        let mut twice = 0;
        let mut i = 0;
        while i < N {
            let Cell { row, column } = self.groups.cell(unit, i);
            let cell = self.cells[row][column];
            twice |= any & cell;
            any |= cell;
            i += 1;
        }
        (any & !twice, twice)
    }
}
