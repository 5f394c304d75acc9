//! The ways to fill cells so that they have a sum.
//!
//! For each candidate of each cell one way is searched for that has it, and all candidates of a way are known at once.
//! A digit is tried only if the other cells can have what is left of the sum: of cells that all differ, that is from
//! their least digits to their greatest.

use crate::human::candidates::DigitSet;

/// The most cells that are looked at together.
pub(super) const MOST: usize = 25;

/// The effort of one search after which all candidates that are left count as possible.
const PATIENCE: usize = 30_000;

/// Some cells, by number.
pub(super) struct Ways {
    pub(super) count: usize,
    pub(super) sum: i32,
    /// The number of the first cells whose digits have the same sum as the others.
    pub(super) others: usize,
    /// The candidates of each, and of all.
    pub(super) digits: [DigitSet; MOST],
    pub(super) all: DigitSet,
    /// The cells that each sees, a bit for each; and whether all see each other.
    pub(super) sees: [u32; MOST],
    pub(super) differ: bool,
    /// The digit of each in the way that is tried.
    chosen: [u8; MOST],
    /// The digits of each that are in some way, and the digits that are in every way found.
    pub(super) some: [DigitSet; MOST],
    pub(super) every: DigitSet,
    /// Turns and calls.
    pub(super) effort: usize,
}

impl Ways {
    pub(super) const NONE: Self = Ways {
        count: 0,
        sum: 0,
        others: 0,
        digits: [DigitSet::EMPTY; MOST],
        all: DigitSet::EMPTY,
        sees: [0; MOST],
        differ: true,
        chosen: [0; MOST],
        some: [DigitSet::EMPTY; MOST],
        every: DigitSet::all(MOST),
        effort: 0,
    };

    /// Finds the digits of each cell that are in some way.
    pub(super) const fn find(&mut self) {
        let mut cell = 0;
        while cell < self.count {
            let mut digits = self.digits[cell].difference(self.some[cell]);
            while let Some(digit) = digits.take_first() {
                self.effort += 12;
                let left = self.sum - self.value(cell, digit);
                if self.fill_with(cell, digit, 0, DigitSet::EMPTY, left) {
                    digits = digits.difference(self.some[cell]);
                }
                if self.effort > PATIENCE {
                    (self.some, self.every) = (self.digits, DigitSet::EMPTY);
                    return;
                }
            }
            self.effort += 6;
            cell += 1;
        }
    }

    /// Returns true if every way has this digit in a cell that is added up.
    pub(super) const fn need(&mut self, digit: u8) -> bool {
        let (digits, mut cell) = (self.digits, self.others);
        while cell < self.count {
            self.digits[cell].remove(digit);
            cell += 1;
        }
        let is_found = self.fill(0, DigitSet::EMPTY, self.sum);
        self.digits = digits;
        self.effort += 8 + 4 * self.count;
        !is_found && self.effort <= PATIENCE
    }

    /// Fills the cells that are not among the `filled` ones, which have the digits `used`, so that the sum of these is
    /// what is `left`. Returns false if there is no way, or after too long.
    const fn fill(&mut self, filled: u32, used: DigitSet, left: i32) -> bool {
        let cell = filled.trailing_ones() as usize;
        self.effort += 12;
        if cell == self.count && left == 0 {
            self.every = self.every.intersection(used);
            return true;
        } else if cell == self.count || self.effort > PATIENCE {
            return false;
        }
        let (least, greatest) = self.bounds(filled | 1 << cell, used);
        let (mut digits, mut seen) = (self.digits[cell], self.sees[cell] & filled);
        while seen != 0 {
            digits.remove(self.chosen[seen.trailing_zeros() as usize]);
            seen &= seen - 1;
            self.effort += 5;
        }
        while let Some(digit) = digits.take_first() {
            let left = left - self.value(cell, digit);
            self.effort += 5;
            if least <= left && left <= greatest && self.fill_with(cell, digit, filled, used, left)
            {
                return true;
            }
        }
        false
    }

    /// Fills a cell with a digit, and then the others; notes the digit if there is a way.
    const fn fill_with(
        &mut self,
        cell: usize,
        digit: u8,
        filled: u32,
        mut used: DigitSet,
        left: i32,
    ) -> bool {
        self.chosen[cell] = digit;
        used.insert(digit);
        let is_filled = self.fill(filled | 1 << cell, used, left);
        if is_filled {
            self.some[cell].insert(digit);
        }
        is_filled
    }

    /// Returns the number that a digit of a cell takes from what is left.
    const fn value(&self, cell: usize, digit: u8) -> i32 {
        match cell < self.others {
            true => -(digit as i32),
            false => digit as i32,
        }
    }

    /// Returns the least sum and the greatest of the cells that are not `filled`, less that of those whose sum it is. The least
    /// is the greater one if there are fewer digits than cells.
    const fn bounds(&mut self, filled: u32, used: DigitSet) -> (i32, i32) {
        let (mut least, mut greatest) = (0, 0);
        let mut cells = !filled & ((1 << self.count) - 1);
        let free = self.all.difference(used).bits();
        let (mut low, mut high) = (free, free);
        while cells != 0 {
            self.effort += 7;
            let cell = cells.trailing_zeros() as usize;
            if !self.differ {
                low = self.digits[cell].bits();
                high = low;
            }
            if low == 0 {
                return (1, 0);
            }
            let last = 31 - high.leading_zeros();
            let (one, other) = (low.trailing_zeros() as i32 + 1, last as i32 + 1);
            let is_other = cell < self.others;
            least += if is_other { -other } else { one };
            greatest += if is_other { -one } else { other };
            (low, high) = (low & (low - 1), high ^ 1 << last);
            cells &= cells - 1;
        }
        (least, greatest)
    }
}
