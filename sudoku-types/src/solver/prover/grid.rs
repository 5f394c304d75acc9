//! A grid as constraints, each with the candidates that are left for it.
//!
//! ```text
//! constraint   kind · N² + x · N + y                  a bit of its mask stands for
//!              0 cell     x row      y column         a digit
//!              1 row      x row      y digit          a column
//!              2 column   x column   y digit          a row
//!              3 box      x box      y digit          a cell of the box
//! ```
//!
//! A candidate belongs to four constraints. It goes when one of them is satisfied, and then leaves the masks of all four; so what is
//! left of a mask says at once whether nothing fits any more, or only one thing does.

use super::super::Effort;
use super::super::verdict::Rows;
use super::LARGEST;
use crate::BoxShape;

/// As many constraints as the largest grid has.
pub(super) const CONSTRAINTS: usize = 4 * LARGEST * LARGEST;

/// The size of a grid and of its boxes.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    pub(super) size: usize,
    pub(super) rows: usize,
    pub(super) columns: usize,
}

/// A digit, counted from 0, in a row and a column.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) row: usize,
    pub(super) column: usize,
    pub(super) digit: usize,
}

impl Shape {
    pub(super) const fn of(boxes: BoxShape) -> Shape {
        Shape {
            size: boxes.size(),
            rows: boxes.rows(),
            columns: boxes.columns(),
        }
    }

    /// All constraints of the grid.
    pub(super) const fn constraints(self) -> usize {
        4 * self.size * self.size
    }

    /// The constraints that a candidate satisfies.
    pub(super) const fn constraints_of(self, candidate: Candidate) -> [usize; 4] {
        let Candidate { row, column, digit } = candidate;
        let size = self.size;
        let place = self.box_of(row, column);
        [
            row * size + column,
            (size + row) * size + digit,
            (2 * size + column) * size + digit,
            (3 * size + place) * size + digit,
        ]
    }

    /// The box of a cell.
    const fn box_of(self, row: usize, column: usize) -> usize {
        row / self.rows * self.rows + column / self.columns
    }

    /// Where a cell is in its box.
    const fn inside(self, row: usize, column: usize) -> usize {
        row % self.rows * self.columns + column % self.columns
    }

    /// The candidate of this bit of a constraint's mask.
    pub(super) const fn candidate(self, constraint: usize, bit: usize) -> Candidate {
        let size = self.size;
        let (x, y) = (constraint / size % size, constraint % size);
        let (row, column, digit) = match constraint / (size * size) {
            0 => (x, y, bit),
            1 => (x, bit, y),
            2 => (bit, x, y),
            _ => {
                let row = x / self.rows * self.rows + bit / self.columns;
                let column = x % self.rows * self.columns + bit % self.columns;
                (row, column, y)
            }
        };
        Candidate { row, column, digit }
    }
}

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

/// Constraints with one candidate, to be looked at, in the order in which they came to that.
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

/// Takes a candidate from the mask of a constraint, and looks at what is left.
///
/// A macro, because it is what the compiler spends its time on: there a call costs more than all of this.
macro_rules! take {
    ($grid:ident, $queue:ident, $contradiction:ident: $constraint:expr, $bit:expr) => {
        let constraint = $constraint;
        let mask = $grid.masks[constraint] & !(1 << $bit);
        $grid.masks[constraint] = mask;
        if $grid.times[constraint] == 0 {
            let more = mask & mask.wrapping_sub(1);
            if more == 0 {
                if mask == 0 {
                    $contradiction = Some(constraint);
                } else {
                    $grid.pairs[constraint / 128] ^= 1 << (constraint % 128);
                    $queue.constraints[$queue.end] = constraint as u16;
                    $queue.end += 1;
                }
            } else if more & (more - 1) == 0 {
                $grid.pairs[constraint / 128] ^= 1 << (constraint % 128);
            }
        }
    };
}

impl Grid {
    /// The grid of these givens, unless they clash.
    pub(super) const fn new<const N: usize>(
        givens: &Rows<N>,
        shape: Shape,
        effort: &mut Effort,
    ) -> Option<Grid> {
        let mut grid = Grid {
            masks: [0; CONSTRAINTS],
            times: [0; CONSTRAINTS],
            filled: 0,
            pairs: [0; PAIR_WORDS],
        };
        // The digits that rows, columns and boxes have.
        let mut used = [[0u16; N]; 3];
        let mut cell = 0;
        while cell < N * N {
            let (row, column) = (cell / N, cell % N);
            let given = givens[row][column];
            if given != 0 {
                let place = shape.box_of(row, column);
                let (digit, bit) = (given as usize - 1, 1 << (given - 1));
                if (used[0][row] | used[1][column] | used[2][place]) & bit != 0 {
                    return None;
                }
                used[0][row] |= bit;
                used[1][column] |= bit;
                used[2][place] |= bit;
                grid.times[cell] = GIVEN;
                grid.times[(N + row) * N + digit] = GIVEN;
                grid.times[(2 * N + column) * N + digit] = GIVEN;
                grid.times[(3 * N + place) * N + digit] = GIVEN;
                grid.filled += 1;
            }
            cell += 1;
        }
        effort.spend(3 * (N * N) as u32);
        let mut cell = 0;
        while cell < N * N {
            if grid.times[cell] == 0 {
                let (row, column) = (cell / N, cell % N);
                let place = shape.box_of(row, column);
                let inside = shape.inside(row, column);
                let mut left = !(used[0][row] | used[1][column] | used[2][place])
                    & (u16::MAX >> (LARGEST - N));
                grid.masks[cell] = left;
                effort.spend(2 * left.count_ones() + 4);
                while left != 0 {
                    let digit = left.trailing_zeros() as usize;
                    left &= left - 1;
                    grid.masks[(N + row) * N + digit] |= 1 << column;
                    grid.masks[(2 * N + column) * N + digit] |= 1 << row;
                    grid.masks[(3 * N + place) * N + digit] |= 1 << inside;
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
        shape: Shape,
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
        shape: Shape,
        candidate: Candidate,
        time: u16,
        queue: &mut Queue,
        effort: &mut Effort,
    ) -> Option<usize> {
        let Candidate { row, column, digit } = candidate;
        let (size, place) = (shape.size, shape.box_of(row, column));
        let mut contradiction = None;
        let [in_cell, in_row, in_column, in_box] = shape.constraints_of(candidate);
        self.times[in_cell] = time;
        self.times[in_row] = time;
        self.times[in_column] = time;
        self.times[in_box] = time;
        self.pairs[in_cell / 128] &= !(1 << (in_cell % 128));
        self.pairs[in_row / 128] &= !(1 << (in_row % 128));
        self.pairs[in_column / 128] &= !(1 << (in_column % 128));
        self.pairs[in_box / 128] &= !(1 << (in_box % 128));
        self.filled += 1;
        // The other digits of the cell.
        let inside = shape.inside(row, column);
        let mut mask = self.masks[in_cell] & !(1 << digit);
        let mut killed = mask.count_ones();
        while mask != 0 {
            let other = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            take!(self, queue, contradiction: (size + row) * size + other, column);
            take!(self, queue, contradiction: (2 * size + column) * size + other, row);
            take!(self, queue, contradiction: (3 * size + place) * size + other, inside);
        }
        // The digit in the other columns of the row.
        mask = self.masks[in_row] & !(1 << column);
        killed += mask.count_ones();
        while mask != 0 {
            let column = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            let inside = row % shape.rows * shape.columns + column % shape.columns;
            let place = row / shape.rows * shape.rows + column / shape.columns;
            take!(self, queue, contradiction: row * size + column, digit);
            take!(self, queue, contradiction: (2 * size + column) * size + digit, row);
            take!(self, queue, contradiction: (3 * size + place) * size + digit, inside);
        }
        // In the other rows of the column.
        mask = self.masks[in_column] & !(1 << row);
        killed += mask.count_ones();
        while mask != 0 {
            let row = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            let inside = row % shape.rows * shape.columns + column % shape.columns;
            let place = row / shape.rows * shape.rows + column / shape.columns;
            take!(self, queue, contradiction: row * size + column, digit);
            take!(self, queue, contradiction: (size + row) * size + digit, column);
            take!(self, queue, contradiction: (3 * size + place) * size + digit, inside);
        }
        // In the other cells of the box, as far as they were not in its row or column.
        let band = row / shape.rows * shape.rows;
        let stack = column / shape.columns * shape.columns;
        mask = self.masks[in_box] & !(1 << inside);
        killed += mask.count_ones();
        while mask != 0 {
            let inside = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            let row = band + inside / shape.columns;
            let column = stack + inside % shape.columns;
            take!(self, queue, contradiction: row * size + column, digit);
            take!(self, queue, contradiction: (size + row) * size + digit, column);
            take!(self, queue, contradiction: (2 * size + column) * size + digit, row);
        }
        effort.spend(20 + 2 * killed);
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
