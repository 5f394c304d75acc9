//! A grid as constraints, each with the candidates that are left for it.
//!
//! ```text
//! constraint   kind · N² + x · N + y                  a bit of its mask stands for
//!              0 cell     x row      y column         a digit
//!              1 row      x row      y digit          a column
//!              2 column   x column   y digit          a row
//!              3 unit     x unit     y digit          a cell of the unit
//! ```
//!
//! Here a unit is a box or region, or after these one of a further rule. A candidate belongs to four constraints, and
//! by further rules to more. It goes when one of them is satisfied, and then leaves the masks of all; so what is left
//! of a mask says at once whether nothing fits any more, or only one thing does.

use super::super::Effort;
use super::super::verdict::Rows;
use super::shape::{Candidate, Shape};
use super::{LARGEST, MOST_UNITS};

/// As many constraints as the largest grid has.
pub(super) const CONSTRAINTS: usize = 4 * LARGEST * LARGEST;

/// The constraints of a grid, and when each was satisfied.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    /// The candidates that are left.
    pub(super) masks: [u16; CONSTRAINTS],
    /// 0 while it is open, [`GIVEN`] from the start, or the time of the digit that satisfied it.
    pub(super) times: [u16; CONSTRAINTS],
    /// Cells that have a digit.
    pub(super) filled: usize,
    /// A bit for each constraint for which two candidates are left.
    pub(super) pairs: [u128; PAIR_WORDS],
}

/// Words of the bits of all constraints.
pub(super) const PAIR_WORDS: usize = CONSTRAINTS / 128;

/// The time of the givens.
pub(super) const GIVEN: u16 = 1;

/// Constraints with one candidate, to be looked at, in the order in which that happened.
pub(super) struct Queue {
    constraints: [u16; CONSTRAINTS],
    first: usize,
    end: usize,
}

impl Queue {
    pub(super) const fn new() -> Queue {
        Queue {
            constraints: [0; CONSTRAINTS],
            first: 0,
            end: 0,
        }
    }

    const fn push(&mut self, constraint: usize) {
        self.constraints[self.end] = constraint as u16;
        self.end += 1;
    }

    pub(super) const fn pop(&mut self) -> Option<usize> {
        if self.first == self.end {
            return None;
        }
        self.first += 1;
        Some(self.constraints[self.first - 1] as usize)
    }

    pub(super) const fn clear(&mut self) {
        (self.first, self.end) = (0, 0);
    }
}

/// Notes when a constraint was satisfied.
macro_rules! satisfy {
    ($grid:ident: $constraint:expr, $time:expr) => {
        let constraint = $constraint;
        $grid.times[constraint] = $time;
        $grid.pairs[constraint / 128] &= !(1 << (constraint % 128));
    };
}

/// Takes a candidate from the mask of a constraint, and looks at what is left.
///
/// A macro, because it is what the compiler spends its time on: there a call costs more than all of this.
macro_rules! take {
    ($grid:ident, $queue:ident, $contradiction:ident: $constraint:expr, $bit:expr) => {
        let constraint = $constraint;
        let mask = $grid.masks[constraint] & !(1 << $bit);
        $grid.masks[constraint] = mask;
        if $grid.times[constraint] == 0 {
            if mask == 0 {
                $contradiction = Some(constraint);
            } else {
                let more = mask & (mask - 1);
                if more == 0 {
                    $grid.pairs[constraint / 128] ^= 1 << (constraint % 128);
                    $queue.constraints[$queue.end] = constraint as u16;
                    $queue.end += 1;
                } else if more & (more - 1) == 0 {
                    $grid.pairs[constraint / 128] ^= 1 << (constraint % 128);
                }
            }
        }
    };
}

/// Takes a candidate from the masks of the further units of its cell.
macro_rules! take_further {
    ($grid:ident, $shape:ident, $queue:ident, $contradiction:ident, $has_further:ident, $turns:ident: $cell:expr, $digit:expr) => {
        if $has_further {
            let (cell, digit) = ($cell, $digit);
            let mut nth = 0;
            while nth < $shape.further_count[cell] {
                let (unit, inside) = $shape.further[cell][nth];
                take!($grid, $queue, $contradiction:
                    (3 * $shape.size + unit as usize) * $shape.size + digit, inside);
                nth += 1;
            }
            $turns += 1 + nth as u32;
        }
    };
}

impl Grid {
    /// The grid of these givens, unless they clash.
    pub(super) const fn new<const N: usize>(
        givens: &Rows<N>,
        shape: &Shape,
        effort: &mut Effort,
    ) -> Option<Grid> {
        let mut grid = Grid {
            masks: [0; CONSTRAINTS],
            times: [0; CONSTRAINTS],
            filled: 0,
            pairs: [0; PAIR_WORDS],
        };
        // The digits that rows, columns and units have.
        let (mut in_rows, mut in_columns) = ([0u16; N], [0u16; N]);
        let mut in_units = [0u16; MOST_UNITS];
        let mut cell = 0;
        while cell < N * N {
            let (row, column) = (cell / N, cell % N);
            let given = givens[row][column];
            if given != 0 {
                let place = shape.places[cell] as usize;
                let (digit, bit) = (given as usize - 1, 1 << (given - 1));
                if (in_rows[row] | in_columns[column] | in_units[place]) & bit != 0 {
                    return None;
                }
                in_rows[row] |= bit;
                in_columns[column] |= bit;
                in_units[place] |= bit;
                grid.times[cell] = GIVEN;
                grid.times[(N + row) * N + digit] = GIVEN;
                grid.times[(2 * N + column) * N + digit] = GIVEN;
                grid.times[(3 * N + place) * N + digit] = GIVEN;
                let mut nth = 0;
                while nth < shape.further_count[cell] {
                    let unit = shape.further[cell][nth].0 as usize;
                    if in_units[unit] & bit != 0 {
                        return None;
                    }
                    in_units[unit] |= bit;
                    grid.times[(3 * N + unit) * N + digit] = GIVEN;
                    nth += 1;
                }
                effort.spend(nth as u32);
                grid.filled += 1;
            }
            cell += 1;
        }
        effort.spend(3 * (N * N) as u32);
        let mut cell = 0;
        while cell < N * N {
            if grid.times[cell] == 0 {
                let (row, column) = (cell / N, cell % N);
                let place = shape.places[cell] as usize;
                let inside = shape.insides[cell];
                let mut left = !(in_rows[row] | in_columns[column] | in_units[place])
                    & (u16::MAX >> (LARGEST - N));
                let further = shape.further_count[cell];
                let mut nth = 0;
                while nth < further {
                    left &= !in_units[shape.further[cell][nth].0 as usize];
                    nth += 1;
                }
                grid.masks[cell] = left;
                effort.spend((3 + further as u32) * left.count_ones() + further as u32 + 6);
                while left != 0 {
                    let digit = left.trailing_zeros() as usize;
                    left &= left - 1;
                    grid.masks[(N + row) * N + digit] |= 1 << column;
                    grid.masks[(2 * N + column) * N + digit] |= 1 << row;
                    grid.masks[(3 * N + place) * N + digit] |= 1 << inside;
                    let mut nth = 0;
                    while nth < further {
                        let (unit, inside) = shape.further[cell][nth];
                        grid.masks[(3 * N + unit as usize) * N + digit] |= 1 << inside;
                        nth += 1;
                    }
                }
            }
            cell += 1;
        }
        effort.spend((N * N) as u32);
        Some(grid)
    }

    /// Looks for constraints that have one candidate from the start, or none.
    pub(super) const fn survey(
        &mut self,
        shape: &Shape,
        queue: &mut Queue,
        effort: &mut Effort,
    ) -> Option<usize> {
        let mut constraint = 0;
        while constraint < shape.constraints() {
            if self.times[constraint] == 0 {
                let mask = self.masks[constraint];
                if mask == 0 {
                    return Some(constraint);
                }
                let more = mask & (mask - 1);
                if more == 0 {
                    queue.push(constraint);
                } else if more & (more - 1) == 0 {
                    self.pairs[constraint / 128] |= 1 << (constraint % 128);
                }
            }
            constraint += 1;
        }
        effort.spend(2 * shape.constraints() as u32);
        None
    }

    /// Places a candidate. If a constraint has none left then, that is the contradiction.
    pub(super) const fn place(
        &mut self,
        shape: &Shape,
        candidate: Candidate,
        time: u16,
        queue: &mut Queue,
        effort: &mut Effort,
    ) -> Option<usize> {
        let Candidate { row, column, digit } = candidate;
        let (size, has_further) = (shape.size, shape.has_further);
        let filled = row * size + column;
        let (place, inside) = (shape.places[filled] as usize, shape.insides[filled]);
        let mut contradiction = None;
        let [in_cell, in_row, in_column, in_box] = shape.constraints_of(candidate);
        satisfy!(self: in_cell, time);
        satisfy!(self: in_row, time);
        satisfy!(self: in_column, time);
        satisfy!(self: in_box, time);
        let further = shape.further_count[filled];
        let mut nth = 0;
        while nth < further {
            let unit = shape.further[filled][nth].0 as usize;
            satisfy!(self: (3 * size + unit) * size + digit, time);
            nth += 1;
        }
        self.filled += 1;
        // Turns of the loops over further units.
        let mut turns = 0;
        // The other digits of the cell.
        let mut mask = self.masks[in_cell] & !(1 << digit);
        let mut killed = mask.count_ones();
        while mask != 0 {
            let other = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            take!(self, queue, contradiction: (size + row) * size + other, column);
            take!(self, queue, contradiction: (2 * size + column) * size + other, row);
            take!(self, queue, contradiction: (3 * size + place) * size + other, inside);
            take_further!(self, shape, queue, contradiction, has_further, turns: filled, other);
        }
        // The digit in the other columns of the row.
        mask = self.masks[in_row] & !(1 << column);
        killed += mask.count_ones();
        while mask != 0 {
            let column = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            let cell = row * size + column;
            let (place, inside) = (shape.places[cell] as usize, shape.insides[cell]);
            take!(self, queue, contradiction: cell, digit);
            take!(self, queue, contradiction: (2 * size + column) * size + digit, row);
            take!(self, queue, contradiction: (3 * size + place) * size + digit, inside);
            take_further!(self, shape, queue, contradiction, has_further, turns: cell, digit);
        }
        // In the other rows of the column.
        mask = self.masks[in_column] & !(1 << row);
        killed += mask.count_ones();
        while mask != 0 {
            let row = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            let cell = row * size + column;
            let (place, inside) = (shape.places[cell] as usize, shape.insides[cell]);
            take!(self, queue, contradiction: cell, digit);
            take!(self, queue, contradiction: (size + row) * size + digit, column);
            take!(self, queue, contradiction: (3 * size + place) * size + digit, inside);
            take_further!(self, shape, queue, contradiction, has_further, turns: cell, digit);
        }
        // In the other cells of the box, as far as they were not in its row or column.
        mask = self.masks[in_box] & !(1 << inside);
        killed += mask.count_ones();
        while mask != 0 {
            let cell = shape.cells[place][mask.trailing_zeros() as usize] as usize;
            mask &= mask - 1;
            let (row, column) = (cell / size, cell % size);
            take!(self, queue, contradiction: cell, digit);
            take!(self, queue, contradiction: (size + row) * size + digit, column);
            take!(self, queue, contradiction: (2 * size + column) * size + digit, row);
            take_further!(self, shape, queue, contradiction, has_further, turns: cell, digit);
        }
        // In what is left of further units. The masks of what is satisfied already do not matter.
        let mut nth = 0;
        while nth < further {
            let (unit, inside) = shape.further[filled][nth];
            let unit = unit as usize;
            mask = self.masks[(3 * size + unit) * size + digit] & !(1 << inside);
            killed += mask.count_ones();
            while mask != 0 {
                let cell = shape.cells[unit][mask.trailing_zeros() as usize] as usize;
                mask &= mask - 1;
                let (row, column) = (cell / size, cell % size);
                let (place, inside) = (shape.places[cell] as usize, shape.insides[cell]);
                take!(self, queue, contradiction: cell, digit);
                take!(self, queue, contradiction: (size + row) * size + digit, column);
                take!(self, queue, contradiction: (2 * size + column) * size + digit, row);
                take!(self, queue, contradiction: (3 * size + place) * size + digit, inside);
                take_further!(self, shape, queue, contradiction, has_further, turns: cell, digit);
            }
            nth += 1;
        }
        effort.spend(20 + 2 * killed + 4 * further as u32 + turns);
        contradiction
    }

    /// How many constraints have two candidates.
    pub(super) const fn count_pairs(&self) -> usize {
        let (mut count, mut word) = (0, 0);
        while word < PAIR_WORDS {
            count += self.pairs[word].count_ones() as usize;
            word += 1;
        }
        count
    }
}
