//! The ways to fill cells so that they have their sums, and the relations of rules and marks.
//!
//! For each candidate of each cell the search finds one way that has it; the other candidates of this way need no search of
//! their own. When a cell is filled, the digits that are too small or too great for its sums go from the other cells. The
//! cell with the fewest digits left is filled first.

use sudoku_notation::geometry::{Cell, CellSet, LARGEST};

/// The most cells that are looked at together.
pub(super) const MOST: usize = 25;

/// The effort of a search for a way that has one candidate, after which the candidate counts as possible; and the effort of all
/// these searches, after which all candidates that are left do.
const PATIENCE: usize = 10_000;
const PATIENCE_FOR_ALL: usize = 30_000;

/// The most relations of two of the cells that are looked at, and the most sums.
const MOST_RELATIONS: usize = 256;
const MOST_SUMS: usize = 24;

/// Cells, a bit for each, whose sum less that of other cells is `total`.
#[derive(Clone, Copy)]
struct Sum {
    plus: u32,
    minus: u32,
    total: i32,
}

/// Sets of digits, bit 0 for the digit 1, for each cell.
type Sets = [u32; MOST];

/// The cells to fill, which have numbers, and the ways to fill them.
pub(super) struct Ways {
    pub(super) count: usize,
    /// The number of cells that the ways are for. The cells after these are around them, and only have to keep a digit.
    pub(super) own: usize,
    /// The number of cells, the first ones, whose sum the others have.
    pub(super) others: usize,
    /// The candidates of each cell.
    pub(super) digits: Sets,
    /// The cells that each cell sees, a bit for each.
    pub(super) sees: [u32; MOST],
    /// The number of the last relation of each cell; 0 if it has none.
    last: [u16; MOST],
    /// Relations: the other cell, the digits that each digit allows there, and the number of the previous relation of the cell.
    relations: [(usize, &'static [u32; LARGEST], u16); MOST_RELATIONS],
    relation_count: u16,
    sums: [Sum; MOST_SUMS],
    sum_count: usize,
    /// The digits of each cell that are in some way or may be, and the digits that are in every way found.
    pub(super) some: Sets,
    pub(super) every: u32,
    /// The turns of loops and calls so far, and at the end of the patience with one candidate.
    pub(super) effort: usize,
    limit: usize,
}

impl Ways {
    pub(super) const NONE: Self = Ways {
        count: 0,
        own: 0,
        others: 0,
        digits: [0; MOST],
        sees: [0; MOST],
        last: [0; MOST],
        relations: [(0, &[0; LARGEST], 0); MOST_RELATIONS],
        relation_count: 0,
        sums: [Sum {
            plus: 0,
            minus: 0,
            total: 0,
        }; MOST_SUMS],
        sum_count: 0,
        some: [0; MOST],
        every: u32::MAX >> (32 - MOST),
        effort: 0,
        limit: 0,
    };

    /// Adds cells to those of the list.
    pub(super) const fn take<const N: usize>(
        &mut self,
        cells: &mut CellSet<N>,
        list: &mut [Cell; MOST],
    ) {
        while let Some(cell) = cells.take_first() {
            list[self.count] = cell;
            self.count += 1;
        }
    }

    /// Returns some cells of the list, a bit for each.
    pub(super) const fn bits<const N: usize>(
        &self,
        cells: &CellSet<N>,
        list: &[Cell; MOST],
    ) -> u32 {
        let (mut bits, mut number) = (0, 0);
        while number < self.count {
            bits |= (cells.contains(list[number]) as u32) << number;
            number += 1;
        }
        bits
    }

    /// Adds a relation of a cell to another one: the digits that each of its digits allows there.
    pub(super) const fn relate(
        &mut self,
        cell: usize,
        other: usize,
        allowed: &'static [u32; LARGEST],
    ) {
        if (self.relation_count as usize) < MOST_RELATIONS - 1 {
            self.relation_count += 1;
            self.relations[self.relation_count as usize] = (other, allowed, self.last[cell]);
            self.last[cell] = self.relation_count;
        }
    }

    /// Adds the sum of some cells, a bit for each, less that of other ones.
    pub(super) const fn add(&mut self, plus: u32, minus: u32, total: i32) {
        if self.sum_count < MOST_SUMS {
            self.sums[self.sum_count] = Sum { plus, minus, total };
            self.sum_count += 1;
        }
    }

    /// Finds the digits of each cell that are in some way.
    pub(super) const fn find(&mut self) {
        let (mut all, mut cell) = (self.digits, 0);
        if !self.narrow(&mut all, u32::MAX) {
            return;
        }
        while cell < self.own {
            let mut left = all[cell] & !self.some[cell];
            while left != 0 {
                self.effort += 5;
                self.begin();
                let digit = left.trailing_zeros();
                if !self.fill_with(&all, cell, digit, 0) && self.effort > self.limit {
                    self.some[cell] |= 1 << digit;
                    self.every = 0;
                }
                left &= (left - 1) & !self.some[cell];
            }
            self.effort += 1;
            cell += 1;
        }
    }

    /// Returns true if every way has this digit in a cell that is neither one of the first `others` nor around the cells.
    pub(super) const fn need(&mut self, digit: u8) -> bool {
        let (mut digits, mut cell) = (self.digits, self.others);
        while cell < self.own {
            digits[cell] &= !(1 << (digit - 1));
            cell += 1;
        }
        self.effort += 4 + cell;
        self.begin();
        let is_found = self.narrow(&mut digits, u32::MAX) && self.fill(&digits, 0);
        !is_found && self.effort <= self.limit
    }

    /// Begins the search for one way.
    const fn begin(&mut self) {
        self.limit = if self.effort > PATIENCE_FOR_ALL {
            0
        } else {
            self.effort + PATIENCE
        };
    }

    /// Fills the cells that are not in `filled` with `digits`. Returns false if there is no way, or if the patience has ended.
    const fn fill(&mut self, digits: &Sets, filled: u32) -> bool {
        let (mut next, mut fewest, mut used) = (0, u32::MAX, 0);
        let mut cell = 0;
        while cell < self.count {
            if filled >> cell & 1 == 0 {
                let count = digits[cell].count_ones();
                if count < fewest {
                    (next, fewest) = (cell, count);
                }
                self.effort += 2;
            } else if cell < self.own {
                used |= digits[cell];
            }
            cell += 1;
        }
        self.effort += cell;
        if fewest == u32::MAX {
            self.every &= used;
            return true;
        }
        let mut own = digits[next];
        while own != 0 && self.effort <= self.limit {
            self.effort += 4;
            if self.fill_with(digits, next, own.trailing_zeros(), filled) {
                return true;
            }
            own &= own - 1;
        }
        false
    }

    /// Fills a cell with a digit, counted from 0, and then the others; notes the digit if there is a way.
    const fn fill_with(&mut self, digits: &Sets, cell: usize, digit: u32, filled: u32) -> bool {
        let (filled, mut digits, mut changed) = (filled | 1 << cell, *digits, 1 << cell);
        digits[cell] = 1 << digit;
        let (mut seen, mut number) = (self.sees[cell] & !filled, self.last[cell]);
        while seen != 0 {
            let other = seen.trailing_zeros() as usize;
            changed |= (digits[other] >> digit & 1) << other;
            digits[other] &= !(1 << digit);
            seen &= seen - 1;
            self.effort += 3;
        }
        while number > 0 {
            let (other, allowed, before) = self.relations[number as usize];
            digits[other] &= allowed[digit as usize];
            changed |= 1 << other;
            number = before;
            self.effort += 1;
        }
        self.effort += 3;
        let is_filled = self.narrow(&mut digits, changed) && self.fill(&digits, filled);
        if is_filled {
            self.some[cell] |= 1 << digit;
        }
        is_filled
    }

    /// Removes the digits that are too small or too great for the sums of cells that have changed. Returns false if no digits
    /// make one of them.
    const fn narrow(&mut self, digits: &mut Sets, changed: u32) -> bool {
        let mut number = 0;
        while number < self.sum_count {
            let sum = self.sums[number];
            self.effort += 2;
            if (sum.plus | sum.minus) & changed != 0 && !self.narrow_by(sum, digits) {
                return false;
            }
            number += 1;
        }
        true
    }

    const fn narrow_by(&mut self, sum: Sum, digits: &mut Sets) -> bool {
        let (mut least, mut greatest, mut widest) = (-sum.total, -sum.total, 0);
        let (cells, mut cell) = (sum.plus | sum.minus, 0);
        while cells >> cell != 0 {
            if cells >> cell & 1 == 0 {
                cell += 1;
                continue;
            }
            let (low, high) = ends(digits[cell]);
            if sum.plus >> cell & 1 == 1 {
                (least, greatest) = (least + low, greatest + high);
            } else {
                (least, greatest) = (least - high, greatest - low);
            }
            if high - low > widest {
                widest = high - low;
            }
            cell += 1;
            self.effort += 5;
        }
        self.effort += cell;
        if least > 0 || greatest < 0 {
            return false;
        } else if widest <= -least && widest <= greatest {
            return true;
        }
        self.effort += cell;
        while cell > 0 {
            cell -= 1;
            if cells >> cell & 1 == 0 {
                continue;
            }
            let (low, high) = ends(digits[cell]);
            // The digit is at most so much above the lowest one, and below the highest.
            let (above, below) = if sum.plus >> cell & 1 == 1 {
                (-least, greatest)
            } else {
                (greatest, -least)
            };
            if above < high - low {
                digits[cell] &= (1 << (low + above)) - 1;
            }
            if below < high - low {
                digits[cell] &= u32::MAX << (high - below - 1);
            }
            self.effort += 5;
        }
        true
    }
}

/// Returns the lowest and the highest of some digits. For an empty set the lowest is above the highest.
const fn ends(digits: u32) -> (i32, i32) {
    (
        digits.trailing_zeros() as i32 + 1,
        32 - digits.leading_zeros() as i32,
    )
}
