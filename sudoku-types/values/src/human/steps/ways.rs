//! The ways to fill cells so that they have a sum, if there is one, and the relations of rules and marks.
//!
//! For each candidate of each cell the search finds one way that has it; the other candidates of this way need no search of
//! their own. A digit is tried only if what is left of the sum is from the least to the greatest sum of the other cells. The
//! cell with the fewest digits left is filled first.

use crate::human::candidates::DigitSet;
use sudoku_notation::geometry::LARGEST;

/// The most cells that are looked at together.
pub(super) const MOST: usize = 25;

/// The effort of one search after which all candidates that are left count as possible.
const PATIENCE: usize = 30_000;

/// The most relations of two of the cells that are looked at.
const MOST_RELATIONS: usize = 256;

/// The cells to fill, which have numbers, and the ways to fill them.
pub(super) struct Ways {
    pub(super) count: usize,
    /// The number of cells that the ways are for. The cells after these are around them, and only have to keep a digit.
    pub(super) own: usize,
    pub(super) sum: i32,
    /// The cells with a sum, a bit for each.
    pub(super) summed: u32,
    /// The first cells, this number of them, have together the same sum as all others.
    pub(super) others: usize,
    /// The candidates of each cell, and the candidates of all.
    pub(super) digits: [DigitSet; MOST],
    pub(super) all: DigitSet,
    /// The cells that each cell sees, a bit for each. `differ` is true if all cells see each other.
    pub(super) sees: [u32; MOST],
    pub(super) differ: bool,
    /// The number of the last relation of each cell; 0 if it has none.
    last: [u16; MOST],
    /// Relations: the other cell, the digits that each digit allows there, and the number of the previous relation of the cell.
    relations: [(usize, &'static [u32; LARGEST], u16); MOST_RELATIONS],
    relation_count: u16,
    /// The digits of each cell that are in some way, and the digits that are in every way found.
    pub(super) some: [DigitSet; MOST],
    pub(super) every: DigitSet,
    /// The turns of loops and calls so far.
    pub(super) effort: usize,
}

impl Ways {
    pub(super) const NONE: Self = Ways {
        count: 0,
        own: 0,
        sum: 0,
        summed: 0,
        others: 0,
        digits: [DigitSet::EMPTY; MOST],
        all: DigitSet::EMPTY,
        sees: [0; MOST],
        differ: true,
        last: [0; MOST],
        relations: [(0, &[0; LARGEST], 0); MOST_RELATIONS],
        relation_count: 0,
        some: [DigitSet::EMPTY; MOST],
        every: DigitSet::all(MOST),
        effort: 0,
    };

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

    /// Finds the digits of each cell that are in some way.
    pub(super) const fn find(&mut self) {
        let (all, mut cell) = (self.digits, 0);
        while cell < self.own {
            let mut digits = self.digits[cell].difference(self.some[cell]);
            while let Some(digit) = digits.take_first() {
                self.effort += 12;
                let left = self.sum - self.value(cell, digit);
                if self.fill_with(&all, cell, digit, 0, DigitSet::EMPTY, left) {
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

    /// Returns true if every way has this digit in a cell that is neither one of the first `others` nor around the cells.
    pub(super) const fn need(&mut self, digit: u8) -> bool {
        let (mut digits, mut cell) = (self.digits, self.others);
        while cell < self.own {
            digits[cell].remove(digit);
            cell += 1;
        }
        let is_found = self.fill(&digits, 0, DigitSet::EMPTY, self.sum);
        self.effort += 8 + 4 * self.count;
        !is_found && self.effort <= PATIENCE
    }

    /// Fills the cells that are not in `filled` with `digits`, so that their sum is `left`. The filled cells have the digits
    /// `used`. Returns false if there is no way, or if the effort is greater than `PATIENCE`.
    const fn fill(
        &mut self,
        digits: &[DigitSet; MOST],
        filled: u32,
        used: DigitSet,
        left: i32,
    ) -> bool {
        self.effort += 14;
        let is_full = filled.trailing_ones() as usize == self.count;
        if is_full && left == 0 {
            self.every = self.every.intersection(used);
            return true;
        } else if is_full || self.effort > PATIENCE {
            return false;
        }
        let cell = self.next(digits, filled);
        let (least, greatest) = self.bounds(digits, filled | 1 << cell, used);
        let mut own = digits[cell];
        while let Some(digit) = own.take_first() {
            let left = left - self.value(cell, digit);
            self.effort += 5;
            if least <= left
                && left <= greatest
                && self.fill_with(digits, cell, digit, filled, used, left)
            {
                return true;
            }
        }
        false
    }

    /// Returns the next cell to fill: first the cells whose sum the others have, then the cell with the fewest digits.
    const fn next(&mut self, digits: &[DigitSet; MOST], filled: u32) -> usize {
        let mut left = !filled & ((1 << self.count) - 1);
        let mut next = left.trailing_zeros() as usize;
        if next < self.others {
            return next;
        }
        let mut fewest = usize::MAX;
        while left != 0 {
            let cell = left.trailing_zeros() as usize;
            let count = digits[cell].len();
            if count < fewest {
                (next, fewest) = (cell, count);
            }
            left &= left - 1;
            self.effort += 6;
        }
        next
    }

    /// Fills a cell with a digit, and then the others; notes the digit if there is a way.
    const fn fill_with(
        &mut self,
        digits: &[DigitSet; MOST],
        cell: usize,
        digit: u8,
        filled: u32,
        mut used: DigitSet,
        left: i32,
    ) -> bool {
        if cell < self.own {
            used.insert(digit);
        }
        let (filled, mut digits) = (filled | 1 << cell, *digits);
        let (mut seen, mut number) = (self.sees[cell] & !filled, self.last[cell]);
        while seen != 0 {
            digits[seen.trailing_zeros() as usize].remove(digit);
            seen &= seen - 1;
            self.effort += 5;
        }
        while number > 0 {
            let (other, allowed, before) = self.relations[number as usize];
            let allowed = DigitSet::of_bits(allowed[digit as usize - 1]);
            digits[other] = digits[other].intersection(allowed);
            number = before;
            self.effort += 5;
        }
        let is_filled = self.fill(&digits, filled, used, left);
        if is_filled {
            self.some[cell].insert(digit);
        }
        is_filled
    }

    /// Returns the number by which a digit of a cell reduces the sum that is left.
    const fn value(&self, cell: usize, digit: u8) -> i32 {
        if cell < self.others {
            -(digit as i32)
        } else {
            digit as i32 * (self.summed >> cell & 1) as i32
        }
    }

    /// Returns the least and the greatest sum of the cells with a sum that are not `filled`, where the first `others` count as
    /// negative. The least is greater than the greatest if there are fewer digits than cells.
    const fn bounds(
        &mut self,
        digits: &[DigitSet; MOST],
        filled: u32,
        used: DigitSet,
    ) -> (i32, i32) {
        let (mut least, mut greatest) = (0, 0);
        let mut cells = !filled & self.summed;
        let free = self.all.difference(used).bits();
        let (mut low, mut high) = (free, free);
        while cells != 0 {
            self.effort += 8;
            let cell = cells.trailing_zeros() as usize;
            if !self.differ {
                low = digits[cell].bits();
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
