//! Cages and renbans: finds the sets of digits that cells that differ can still have. The cells of a unit outside its cages have
//! a known sum, and are treated as a cage too. For cells that may be equal see `sums`.
//!
//! ```text
//!  cage of 2 cells, sum 8     1 7   2 6   3 5         its cells lose 4, 8 and 9
//!  without 1 and 6            3 5                     cells that see both of its cells lose 3 and 5
//!  renban of 3 cells          1 2 3   2 3 4           they have 2 and 3
//!  4 nowhere else in a row    2 3 4                   they have 4 too
//!
//!  unit  A A │ B B B │ C . │ D   cages A, B and C within it have the sum 30: the rest has the sum 45 - 30
//! ```

use super::remove::{keep, take};
use super::{Boards, LARGEST, MOST_CAGES, slot};
use crate::effort::Effort;
use sudoku_notation::geometry::{Total, Which};

/// What the digits of some cells have to be.
#[derive(Clone, Copy)]
pub(super) enum Makes {
    /// All cells differ, and have one of the sets from the index `first` up to `end` of all. The sum is 0 if they have none.
    Sets { first: u16, end: u16, sum: u16 },
    /// Digits that may be equal have this sum. That of other digits is the sum of the next entry, or of the previous one.
    Digits(Total),
}

impl Makes {
    pub(super) const NONE: Makes = Makes::Digits(Total::Number(0));
}

/// All sets of digits, sorted by count and sum, and the index at which the sets of each count and sum begin. After all sets come
/// those of digits that follow each other, sorted by count.
pub(super) struct Sets {
    pub(super) sets: [u16; (1 << LARGEST) + RUNS],
    pub(super) starts: [u16; COUNTS * SUMS + 1],
    /// The sum of each set.
    pub(super) sums: [u8; 1 << LARGEST],
}

/// The most cells of a unit outside its cages that are treated as a cage.
const MOST_CELLS: u32 = 5;

/// The number of sets of digits that follow each other.
const RUNS: usize = LARGEST * (LARGEST + 1) / 2;

/// The digit of a bit, by its remainder of 13. (`trailing_zeros` costs the compiler more.)
static DIGITS: [u8; 13] = {
    let (mut digits, mut digit) = ([0; 13], 0);
    while digit < LARGEST {
        digits[(1 << digit) % 13] = digit as u8;
        digit += 1;
    }
    digits
};

/// All cells, for those that are not within a unit.
pub(super) const ANYWHERE: u128 = u128::MAX;

const COUNTS: usize = LARGEST + 1;
pub(super) const SUMS: usize = LARGEST * (LARGEST + 1) / 2 + 1;

pub(super) static SETS: Sets = {
    let mut keys = [0u16; 1 << LARGEST];
    let mut sets = [0; (1 << LARGEST) + RUNS];
    let mut starts = [0; COUNTS * SUMS + 1];
    let mut sums = [0; 1 << LARGEST];
    let mut set = 1;
    while set < keys.len() {
        // The key of a set is that of the set without its lowest digit, plus one for the count and that digit for the sum.
        let digit = set.trailing_zeros() as usize + 1;
        keys[set] = keys[set & (set - 1)] + (SUMS + digit) as u16;
        sums[set] = sums[set & (set - 1)] + digit as u8;
        set += 1;
    }
    let mut set = 0;
    while set < keys.len() {
        starts[keys[set] as usize + 1] += 1;
        set += 1;
    }
    let mut key = 1;
    while key < starts.len() {
        starts[key] += starts[key - 1];
        key += 1;
    }
    let mut next = starts;
    let mut set = 0;
    while set < keys.len() {
        let place = &mut next[keys[set] as usize];
        sets[*place as usize] = set as u16;
        *place += 1;
        set += 1;
    }
    let (mut count, mut place) = (1, keys.len());
    while count <= LARGEST {
        let mut run = (1 << count) - 1;
        while run < keys.len() {
            sets[place] = run as u16;
            run <<= 1;
            place += 1;
        }
        count += 1;
    }
    Sets { sets, starts, sums }
};

impl Boards {
    /// Adds cells with some sets of digits.
    pub(super) const fn take_sets(&mut self, cells: u128, which: Which) {
        match which {
            Which::Any => {}
            Which::Sum(sum) => self.add(cells, sets(cells, sum as usize)),
            Which::Run => {
                let count = cells.count_ones() as usize;
                // Those of fewer digits come before: 11, 10, 9, … of them.
                let first = (1 << LARGEST) + (count - 1) * (2 * LARGEST - count + 2) / 2;
                let end = first + (self.size + 1).saturating_sub(count);
                let (first, end, sum) = (first as u16, end as u16, 0);
                self.add(cells, Makes::Sets { first, end, sum });
            }
        }
    }

    pub(super) const fn add(&mut self, cells: u128, makes: Makes) {
        self.cages[self.sums] = cells;
        self.makes[self.sums] = makes;
        self.sums += 1;
    }

    /// Finds the sets of digits of cells with a sum that all differ, and adds the cells outside cages whose sum follows.
    pub(super) const fn find_sets(&mut self, effort: &mut Effort) {
        let given = self.sums;
        // Up to four rows, up to four columns, or a box: for each, all that have a sum are looked at.
        effort.spend((9 * self.size * (given + 30) + given * 14) as u32);
        if given == 0 || effort.is_spent() {
            return;
        }
        let mut number = 0;
        while number < given {
            let cells = self.cages[number];
            if let Makes::Digits(Total::Number(sum)) = self.makes[number]
                && self.all_differ(cells)
            {
                self.makes[number] = sets(cells, sum as usize);
            }
            number += 1;
        }
        let mut first = 0;
        while first < 3 * self.size {
            // Up to four consecutive rows or columns, or one box or region.
            let most = if first < 2 * self.size { 4 } else { 1 };
            let (mut cells, mut count) = (0, 0);
            while count < most && (first + count) / self.size == first / self.size {
                cells |= self.units[first + count];
                count += 1;
                self.take_rest(cells, count * self.size * (self.size + 1) / 2, given);
            }
            first += 1;
        }
    }

    /// Finds a unit for cells that are within one.
    pub(super) const fn find_units(&mut self, effort: &mut Effort) {
        let mut number = 0;
        effort.spend((self.sums * (self.count + 1)) as u32);
        while number < self.sums && !effort.is_spent() {
            let mut unit = self.count;
            while unit > 0 && self.cages[number] & !self.units[unit - 1] != 0 {
                unit -= 1;
            }
            self.within[number] = unit as u8;
            number += 1;
        }
    }

    /// Returns the other cells of a unit that has all cells of an entry, or `ANYWHERE`.
    pub(super) const fn outside(&self, number: usize) -> u128 {
        match self.within[number] {
            0 => ANYWHERE,
            unit => self.units[unit as usize - 1] & !self.cages[number],
        }
    }

    /// Adds two sets of cells whose sum follows from that of these units: the cells of the units outside the cages within them,
    /// and the cells outside the units of the cages that cover them.
    const fn take_rest(&mut self, units: u128, sum: usize, given: usize) {
        let (mut inside, mut inside_sum, mut touching, mut touching_sum) = (0, 0, 0, 0);
        let mut number = 0;
        while number < given {
            let cage = self.cages[number];
            number += 1;
            if cage & units == 0 {
                continue;
            }
            let cage_sum = match self.makes[number - 1] {
                Makes::Sets { sum, .. } | Makes::Digits(Total::Number(sum)) => sum as usize,
                Makes::Digits(Total::AsNext | Total::AsBefore) => 0,
            };
            // A cage that shares cells with another one is left out.
            if cage_sum > 0 {
                if cage & touching == 0 {
                    touching |= cage;
                    touching_sum += cage_sum;
                }
                if cage & !units == 0 && cage & inside == 0 {
                    inside |= cage;
                    inside_sum += cage_sum;
                }
            }
        }
        let inside = units & !inside;
        if inside != 0 && inside_sum < sum {
            self.take_cage(inside, sum - inside_sum);
        }
        let outside = touching & !units;
        if outside != 0 && units & !touching == 0 && touching_sum > sum {
            self.take_cage(outside, touching_sum - sum);
        }
    }

    /// Adds cells whose sum follows, if they are few and all differ.
    const fn take_cage(&mut self, cells: u128, sum: usize) {
        if self.sums < MOST_CAGES && cells.count_ones() <= MOST_CELLS && self.all_differ(cells) {
            self.add(cells, sets(cells, sum));
        }
    }

    pub(super) const fn all_differ(&self, cells: u128) -> bool {
        let (mut left, mut differ) = (cells, true);
        while left != 0 {
            let others = left & (left - 1);
            differ &= others & !self.peers[slot!(left ^ others)] == 0;
            left = others;
        }
        differ
    }

    /// Applies all cages. The error is the cells of a cage that cannot have its sum.
    pub(super) const fn look_at_cages(
        &self,
        words: &mut [u128],
        effort: &mut Effort,
    ) -> Result<(), u128> {
        let lost = words[2 * self.size + 1];
        words[2 * self.size + 1] = 0;
        let mut number = 0;
        effort.spend(self.sums as u32 + 2);
        while number < self.sums {
            let cells = self.cages[number];
            let first = number;
            number += 1;
            let fits = match self.makes[first] {
                Makes::Digits(Total::AsNext | Total::AsBefore) => {
                    let mut all = cells;
                    while matches!(self.makes[number - 1], Makes::Digits(Total::AsNext)) {
                        all |= self.cages[number];
                        number += 1;
                    }
                    effort.spend((number - first) as u32);
                    if all & lost != 0
                        && let Err(cells) = self.look_at_equal(words, first, number - 1, effort)
                    {
                        return Err(cells);
                    }
                    true
                }
                _ if cells & lost == 0 => true,
                Makes::Sets {
                    first: from, end, ..
                } => self.look_at_sets(words, first, [from as usize, end as usize], effort),
                Makes::Digits(Total::Number(sum)) => {
                    self.look_at_sum(words, cells, [sum as u32; 2], effort)
                }
            };
            if !fits {
                return Err(cells);
            }
        }
        Ok(())
    }

    /// Finds the sets that are left for a cage. Removes digits that occur in no set from the cage, and digits that occur in
    /// every set from the cells that see all of their places. Returns false if no set is left.
    const fn look_at_sets(
        &self,
        words: &mut [u128],
        number: usize,
        sets: [usize; 2],
        effort: &mut Effort,
    ) -> bool {
        let size = self.size;
        let (cells, outside) = (self.cages[number], self.outside(number));
        let done = words[2 * size];
        // The digits that the cage may have, those that some cell of it has, and those that have no place outside it in a unit.
        let (mut may, mut has, mut must) = (0u16, 0u16, 0u16);
        let mut digit = 0;
        while digit < size {
            let places = words[digit] & cells;
            if places != 0 {
                may |= 1 << digit;
                if places & done != 0 {
                    has |= 1 << digit;
                }
                if words[digit] & outside == 0 {
                    must |= 1 << digit;
                }
            }
            digit += 1;
        }
        let mut steps = size as u32 + 6;
        let (any, every, _) =
            sets_left(words, cells, sets, [may, has | must], u128::MAX, &mut steps);
        let mut gone = may & !any;
        while gone != 0 && any != 0 {
            take(words, gone.trailing_zeros() as usize, cells, size);
            gone &= gone - 1;
            steps += 4;
        }
        effort.spend(steps);
        self.have_all(words, cells, every & !has, effort);
        any != 0
    }

    /// Places digits, which some cells have, if they have one place there, and takes them from the cells that see all places.
    pub(super) const fn have_all(
        &self,
        words: &mut [u128],
        cells: u128,
        mut digits: u16,
        effort: &mut Effort,
    ) {
        while digits != 0 {
            let digit = digits.trailing_zeros() as usize;
            digits &= digits - 1;
            effort.spend(4);
            let places = words[digit] & cells;
            if places & places.wrapping_sub(1) == 0 {
                keep(words, digit, places, self.size);
                effort.spend(self.size as u32 + 1);
            }
            self.take_from_all(words, digit, places, effort);
        }
    }

    /// Removes a digit from the cells that see all of these places, one of which has the digit.
    const fn take_from_all(
        &self,
        words: &mut [u128],
        digit: usize,
        places: u128,
        effort: &mut Effort,
    ) {
        let (mut left, mut seen, mut steps) = (places, words[digit], 2);
        while left != 0 && seen != 0 {
            seen &= self.peers[slot!(left & !(left - 1))];
            left &= left - 1;
            steps += 1;
        }
        take(words, digit, seen, self.size);
        effort.spend(steps);
    }
}

/// Returns the sets of digits that make the sum of these cells.
const fn sets(cells: u128, sum: usize) -> Makes {
    let key = cells.count_ones() as usize * SUMS + if sum < SUMS { sum } else { 0 };
    Makes::Sets {
        first: SETS.starts[key],
        end: SETS.starts[key + 1],
        sum: sum as u16,
    }
}

/// Returns the digits that occur in some of the sets that are left, those that occur in all of them, and their sums. A set is
/// left if it has one of these `sums`, only digits that the cells `may` have, all that they `must` have, and one for each cell.
pub(super) const fn sets_left(
    words: &[u128],
    cells: u128,
    [first, end]: [usize; 2],
    [may, must]: [u16; 2],
    sums: u128,
    steps: &mut u32,
) -> (u16, u16, u128) {
    *steps += end.saturating_sub(first) as u32 + 2;
    let (mut any, mut every, mut found) = (0, may, 0);
    let mut index = first;
    while index < end {
        let set = SETS.sets[index];
        if set & !may == 0 && must & !set == 0 && sums >> SETS.sums[set as usize] & 1 == 1 {
            let (mut left, mut covered) = (set, 0);
            while left != 0 {
                let others = left & (left - 1);
                covered |= words[DIGITS[(left ^ others) as usize % 13] as usize];
                left = others;
                *steps += 1;
            }
            if cells & !covered == 0 {
                any |= set;
                every &= set;
                found |= 1 << SETS.sums[set as usize];
            }
        }
        index += 1;
    }
    if any == 0 {
        every = 0;
    }
    (any, every, found)
}
