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
use super::shape::{Candidate, MOST_FURTHER, Shape};
use super::{LARGEST, MOST_UNITS};

/// As many constraints as the largest grid has.
pub(super) const CONSTRAINTS: usize = 4 * LARGEST * LARGEST;

/// The constraints of a grid, and when each was satisfied.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    /// The candidates that are left; none once it is satisfied.
    pub(super) masks: [u16; CONSTRAINTS],
    /// 0 while it is open, [`GIVEN`] from the start, or the time of the digit that satisfied it.
    pub(super) times: [u16; CONSTRAINTS],
    /// Cells that have a digit.
    pub(super) filled: usize,
    /// A bit for each constraint for which two candidates are left, once these are [followed](Grid::follow_pairs).
    pub(super) pairs: [u128; PAIR_WORDS],
    follows_pairs: bool,
}

/// Words of the bits of all constraints.
pub(super) const PAIR_WORDS: usize = CONSTRAINTS / 128;

/// Boxes or regions, and units of further rules, that a cell is in.
const MOST_UNITS_OF_A_CELL: usize = 1 + MOST_FURTHER;

/// The time of the givens.
pub(super) const GIVEN: u16 = 1;

/// Constraints with one candidate, to be looked at, in the order in which that happened.
#[derive(Clone, Copy)]
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
        $grid.masks[constraint] = 0;
        if $grid.follows_pairs {
            $grid.pairs[constraint / 128] &= !(1 << (constraint % 128));
        }
    };
}

/// Takes a candidate from the mask of a constraint, and looks at what is left.
///
/// A macro, because it is what the compiler spends its time on: there a call costs more than all of this.
macro_rules! take {
    ($grid:ident, $queue:ident, $contradiction:ident: $constraint:expr, $bit:expr) => {
        let constraint = $constraint;
        let mask = $grid.masks[constraint];
        if mask & $bit != 0 {
            let mask = mask ^ $bit;
            $grid.masks[constraint] = mask;
            if mask == 0 {
                $contradiction = Some(constraint);
            } else {
                let more = mask & (mask - 1);
                if more == 0 {
                    $queue.constraints[$queue.end] = constraint as u16;
                    $queue.end += 1;
                }
                if $grid.follows_pairs && (more == 0 || more & (more - 1) == 0) {
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
                    (3 * $shape.size + unit as usize) * $shape.size + digit, (1 << inside));
                nth += 1;
            }
            $turns += 1 + nth as u32;
        }
    };
}

/// The grid that the givens leave.
pub(super) struct Root {
    pub(super) grid: Grid,
    /// Constraints with one candidate from the start.
    pub(super) queue: Queue,
    /// One with none.
    pub(super) contradiction: Option<usize>,
}

impl Root {
    /// The grid of these givens, unless they clash: then the constraint that two of them satisfy.
    pub(super) const fn new<const N: usize>(
        givens: &Rows<N>,
        shape: &Shape,
        effort: &mut Effort,
    ) -> Result<Root, usize> {
        let mut grid = Grid {
            masks: [0; CONSTRAINTS],
            times: [0; CONSTRAINTS],
            filled: 0,
            pairs: [0; PAIR_WORDS],
            follows_pairs: false,
        };
        // The digits that rows, columns and units have.
        let (mut in_rows, mut in_columns) = ([0u16; N], [0u16; N]);
        let mut in_units = [0u16; MOST_UNITS];
        let mut cell = 0;
        while cell < N * N {
            let (row, column) = (cell / N, cell % N);
            let given = givens[row][column];
            if given != 0 {
                let [in_row, in_column, in_box] = shape.constraints[cell];
                let place = in_box / N - 3 * N;
                let (digit, bit) = (given as usize - 1, 1 << (given - 1));
                if (in_rows[row] | in_columns[column] | in_units[place]) & bit != 0 {
                    return Err(if in_rows[row] & bit != 0 {
                        in_row + digit
                    } else if in_columns[column] & bit != 0 {
                        in_column + digit
                    } else {
                        in_box + digit
                    });
                }
                in_rows[row] |= bit;
                in_columns[column] |= bit;
                in_units[place] |= bit;
                grid.times[cell] = GIVEN;
                grid.times[in_row + digit] = GIVEN;
                grid.times[in_column + digit] = GIVEN;
                grid.times[in_box + digit] = GIVEN;
                let mut nth = 0;
                while nth < shape.further_count[cell] {
                    let unit = shape.further[cell][nth].0 as usize;
                    let constraint = (3 * N + unit) * N + digit;
                    if in_units[unit] & bit != 0 {
                        return Err(constraint);
                    }
                    in_units[unit] |= bit;
                    grid.times[constraint] = GIVEN;
                    nth += 1;
                }
                effort.spend(nth as u32);
                grid.filled += 1;
            }
            cell += 1;
        }
        effort.spend(3 * (N * N) as u32);
        let (all, mut steps) = (u16::MAX >> (LARGEST - N), 0);
        let mut cell = 0;
        while cell < N * N {
            if grid.times[cell] == 0 {
                let [in_row, in_column, in_box] = shape.constraints[cell];
                let [row_bit, column_bit, box_bit] = shape.bits[cell];
                let has = in_rows[cell / N] | in_columns[cell % N] | in_units[in_box / N - 3 * N];
                let further = shape.further_count[cell];
                let (mut left, mut nth) = (all & !has, 0);
                while nth < further {
                    left &= !in_units[shape.further[cell][nth].0 as usize];
                    nth += 1;
                }
                grid.masks[cell] = left;
                steps += 2 + further;
                while left != 0 {
                    let digit = left.trailing_zeros() as usize;
                    left &= left - 1;
                    grid.masks[in_row + digit] |= row_bit;
                    grid.masks[in_column + digit] |= column_bit;
                    grid.masks[in_box + digit] |= box_bit;
                    // A turn, and two calls: that of `trailing_zeros`, and one in it.
                    steps += 3;
                    if shape.has_further {
                        let mut nth = 0;
                        while nth < further {
                            let (unit, inside) = shape.further[cell][nth];
                            grid.masks[(3 * N + unit as usize) * N + digit] |= 1 << inside;
                            nth += 1;
                        }
                        steps += nth;
                    }
                }
            }
            cell += 1;
        }
        effort.spend((N * N + steps) as u32);
        let mut queue = Queue::new();
        let contradiction = grid.survey(shape, &mut queue, effort);
        Ok(Root {
            grid,
            queue,
            contradiction,
        })
    }
}

impl Grid {
    /// Looks for constraints that have one candidate from the start, or none.
    const fn survey(&self, shape: &Shape, queue: &mut Queue, effort: &mut Effort) -> Option<usize> {
        let (mut constraint, count) = (0, shape.count());
        while constraint < count {
            let mask = self.masks[constraint];
            if mask == 0 {
                if self.times[constraint] == 0 {
                    return Some(constraint);
                }
            } else if mask & (mask - 1) == 0 {
                queue.push(constraint);
            }
            constraint += 1;
        }
        effort.spend(2 * count as u32);
        None
    }

    /// Finds the constraints with two candidates, and keeps track of them from now on.
    pub(super) const fn follow_pairs(&mut self, shape: &Shape, effort: &mut Effort) {
        if self.follows_pairs {
            return;
        }
        self.follows_pairs = true;
        let (mut constraint, count) = (0, shape.count());
        while constraint < count {
            let mask = self.masks[constraint];
            if mask != 0 {
                let more = mask & (mask - 1);
                if more != 0 && more & (more - 1) == 0 {
                    self.pairs[constraint / 128] |= 1 << (constraint % 128);
                }
            }
            constraint += 1;
        }
        effort.spend(count as u32 + 2);
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
        let [row_0, column_0, box_0] = shape.constraints[filled];
        let [row_bit, column_bit, box_bit] = shape.bits[filled];
        let (in_row, in_column, in_box) = (row_0 + digit, column_0 + digit, box_0 + digit);
        let digit_bit = 1 << digit;
        let mut contradiction = None;
        // The other digits of the cell, and the other places for the digit.
        let mut others = self.masks[filled] ^ digit_bit;
        let mut places_in_row = self.masks[in_row] ^ row_bit;
        let mut places_in_column = self.masks[in_column] ^ column_bit;
        // The same in the box, and in units of further rules.
        let (mut units, mut places) = ([box_0; MOST_UNITS_OF_A_CELL], [0; MOST_UNITS_OF_A_CELL]);
        places[0] = self.masks[in_box] ^ box_bit;
        satisfy!(self: filled, time);
        satisfy!(self: in_row, time);
        satisfy!(self: in_column, time);
        satisfy!(self: in_box, time);
        let further = shape.further_count[filled];
        let mut nth = 0;
        while nth < further {
            let (unit, inside) = shape.further[filled][nth];
            nth += 1;
            units[nth] = (3 * size + unit as usize) * size;
            let in_unit = units[nth] + digit;
            places[nth] = self.masks[in_unit] ^ 1 << inside;
            satisfy!(self: in_unit, time);
        }
        self.filled += 1;
        // Turns, and two calls in most of them: that of `trailing_zeros`, and one in it.
        let mut turns = 0;
        while others != 0 {
            let other = others.trailing_zeros() as usize;
            others &= others - 1;
            turns += 3;
            take!(self, queue, contradiction: row_0 + other, row_bit);
            take!(self, queue, contradiction: column_0 + other, column_bit);
            take!(self, queue, contradiction: box_0 + other, box_bit);
            take_further!(self, shape, queue, contradiction, has_further, turns: filled, other);
        }
        while places_in_row != 0 {
            let cell = filled - column + places_in_row.trailing_zeros() as usize;
            places_in_row &= places_in_row - 1;
            turns += 3;
            let ([_, column_0, box_0], [_, _, box_bit]) =
                (shape.constraints[cell], shape.bits[cell]);
            take!(self, queue, contradiction: cell, digit_bit);
            take!(self, queue, contradiction: column_0 + digit, column_bit);
            take!(self, queue, contradiction: box_0 + digit, box_bit);
            take_further!(self, shape, queue, contradiction, has_further, turns: cell, digit);
        }
        while places_in_column != 0 {
            let cell = places_in_column.trailing_zeros() as usize * size + column;
            places_in_column &= places_in_column - 1;
            turns += 3;
            let ([row_0, _, box_0], [_, _, box_bit]) = (shape.constraints[cell], shape.bits[cell]);
            take!(self, queue, contradiction: cell, digit_bit);
            take!(self, queue, contradiction: row_0 + digit, row_bit);
            take!(self, queue, contradiction: box_0 + digit, box_bit);
            take_further!(self, shape, queue, contradiction, has_further, turns: cell, digit);
        }
        let mut nth = 0;
        while nth <= further {
            let (cells, mut left) = (&shape.cells[units[nth] / size - 3 * size], places[nth]);
            while left != 0 {
                let cell = cells[left.trailing_zeros() as usize] as usize;
                left &= left - 1;
                turns += 3;
                // It may have gone with the row, the column, or another unit.
                if self.masks[cell] & digit_bit == 0 {
                    continue;
                }
                let ([row_0, column_0, box_0], [row_bit, column_bit, box_bit]) =
                    (shape.constraints[cell], shape.bits[cell]);
                take!(self, queue, contradiction: cell, digit_bit);
                take!(self, queue, contradiction: row_0 + digit, row_bit);
                take!(self, queue, contradiction: column_0 + digit, column_bit);
                take!(self, queue, contradiction: box_0 + digit, box_bit);
                take_further!(self, shape, queue, contradiction, has_further, turns: cell, digit);
            }
            nth += 1;
        }
        effort.spend(7 + 2 * further as u32 + turns);
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
