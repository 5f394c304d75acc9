//! The ways to fill cells so that they have a sum.
//!
//! For each candidate of each cell one way is searched for that has it, and all candidates of a way are known at once.
//! A digit is tried only if the other cells can have what is left of the sum: of cells that all differ, that is from
//! their least digits to their greatest.

use crate::human::candidates::DigitSet;

/// The most cells that have a sum together.
pub(super) const MOST: usize = 25;

/// The effort of one search after which all candidates that are left count as possible.
const PATIENCE: usize = 30_000;

/// Some cells, by number.
pub(super) struct Ways {
    count: usize,
    sum: i32,
    /// The candidates of each, and of all.
    digits: [DigitSet; MOST],
    all: DigitSet,
    /// The cells that each sees, a bit for each; `None` if all see each other.
    pub(super) sees: Option<[u32; MOST]>,
    /// The digit of each in the way that is tried.
    chosen: [u8; MOST],
    /// The digits of each that are in some way, and the digits that are in every way found.
    pub(super) some: [DigitSet; MOST],
    pub(super) every: DigitSet,
    /// Turns and calls.
    pub(super) effort: usize,
}

impl Ways {
    /// No cells.
    pub(super) const fn new(sum: u16) -> Self {
        Ways {
            count: 0,
            sum: sum as i32,
            digits: [DigitSet::EMPTY; MOST],
            all: DigitSet::EMPTY,
            sees: None,
            chosen: [0; MOST],
            some: [DigitSet::EMPTY; MOST],
            every: DigitSet::all(MOST),
            effort: 0,
        }
    }

    /// Adds a cell.
    pub(super) const fn push(&mut self, digits: DigitSet) {
        self.digits[self.count] = digits;
        self.all = self.all.union(digits);
        self.count += 1;
    }

    /// Finds the digits of each cell that are in some way.
    pub(super) const fn find(&mut self) {
        let mut cell = 0;
        while cell < self.count {
            let mut left = self.digits[cell].difference(self.some[cell]);
            while let Some(digit) = left.take_first() {
                self.chosen[cell] = digit;
                let used = DigitSet::one(digit);
                if self.fill(1 << cell, used, self.sum - digit as i32) {
                    self.note();
                    left = left.difference(self.some[cell]);
                }
                if self.effort > PATIENCE {
                    (self.some, self.every) = (self.digits, DigitSet::EMPTY);
                    return;
                }
                self.effort += 12;
            }
            self.effort += 6;
            cell += 1;
        }
    }

    /// Returns true if every way has this digit.
    pub(super) const fn need(&mut self, digit: u8) -> bool {
        let (digits, all) = (self.digits, self.all);
        let mut cell = 0;
        while cell < self.count {
            self.digits[cell].remove(digit);
            cell += 1;
        }
        self.all.remove(digit);
        let is_found = self.fill(0, DigitSet::EMPTY, self.sum);
        (self.digits, self.all) = (digits, all);
        if is_found {
            self.note();
        }
        self.effort += 12 + 4 * self.count;
        !is_found && self.effort <= PATIENCE
    }

    /// Notes the way that was found.
    const fn note(&mut self) {
        let (mut cell, mut used) = (0, DigitSet::EMPTY);
        while cell < self.count {
            self.some[cell].insert(self.chosen[cell]);
            used.insert(self.chosen[cell]);
            cell += 1;
        }
        self.every = self.every.intersection(used);
        self.effort += 5 + 7 * self.count;
    }

    /// Fills the cells that are not among the `filled` ones, which have the digits `used`, so that the sum of these is
    /// what is `left`. Returns false if there is no way, or after too long.
    const fn fill(&mut self, filled: u32, used: DigitSet, left: i32) -> bool {
        let cell = filled.trailing_ones() as usize;
        self.effort += 16;
        if cell == self.count || self.effort > PATIENCE {
            return left == 0;
        }
        let (taken, filled) = (self.taken(cell, filled, used), filled | 1 << cell);
        let (least, greatest) = self.bounds(filled, used);
        // What is left is for this digit and for these.
        let (low, high) = (left - greatest, left - least);
        if low > high || high < 1 {
            return false;
        }
        let low = if low > 1 { low - 1 } else { 0 };
        let high = if high < MOST as i32 {
            high
        } else {
            MOST as i32
        };
        let range = DigitSet::of_bits((1 << high) - (1 << low));
        let mut digits = self.digits[cell].difference(taken).intersection(range);
        while let Some(digit) = digits.take_first() {
            self.effort += 6;
            self.chosen[cell] = digit;
            let mut used = used;
            used.insert(digit);
            if self.fill(filled, used, left - digit as i32) {
                return true;
            }
        }
        false
    }

    /// Returns the digits that a cell cannot have, because of the cells that are filled.
    const fn taken(&mut self, cell: usize, filled: u32, used: DigitSet) -> DigitSet {
        let Some(sees) = &self.sees else {
            return used;
        };
        let (mut seen, mut taken) = (sees[cell] & filled, DigitSet::EMPTY);
        while seen != 0 {
            taken.insert(self.chosen[seen.trailing_zeros() as usize]);
            seen &= seen - 1;
            self.effort += 6;
        }
        taken
    }

    /// Returns the least sum and the greatest that the cells which are not `filled` may have. The least is the greater
    /// if there are fewer digits than cells.
    const fn bounds(&mut self, filled: u32, used: DigitSet) -> (i32, i32) {
        let (mut least, mut greatest) = (0, 0);
        let mut cells = !filled & ((1 << self.count) - 1);
        let free = self.all.difference(used).bits();
        let (mut low, mut high) = (free, free);
        while cells != 0 {
            self.effort += 11;
            if self.sees.is_some() {
                low = self.digits[cells.trailing_zeros() as usize].bits();
                high = low;
            }
            if low == 0 {
                return (1, 0);
            }
            let (first, last) = (low.trailing_zeros(), 31 - high.leading_zeros());
            least += first as i32 + 1;
            greatest += last as i32 + 1;
            (low, high) = (low & (low - 1), high ^ 1 << last);
            cells &= cells - 1;
        }
        (least, greatest)
    }
}
