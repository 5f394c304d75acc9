//! Cages and other sums: finds the sets of digits that can still make the sum of cells that differ. The cells of a unit
//! outside its cages have a known sum, and are treated as a cage too. For cells that may be equal see `sums`.
//!
//! ```text
//!  cage of 2 cells, sum 8     1 7   2 6   3 5         its cells lose 4, 8 and 9
//!  without 1 and 6            3 5                     cells that see both of its cells lose 3 and 5
//!
//!  unit  A A │ B B B │ C . │ D   cages A, B and C within it have the sum 30: the rest has the sum 45 - 30
//! ```

use super::place::{keep, take};
use super::{Boards, LARGEST, MOST_CAGES, slot};
use crate::solver::effort::Effort;
use sudoku_notation::geometry::Total;

/// The way in which the digits of cells make a sum.
#[derive(Clone, Copy)]
pub(super) enum Makes {
    /// All cells differ, so sets of digits make the sum: those from the index `first` up to `end` of all sets.
    Sets { first: u16, end: u16, sum: u16 },
    /// Digits that may be equal have this sum.
    Digits(u16),
    /// Digits that may be equal have the same sum as the next entry.
    DigitsAsNext,
    /// The second part of the previous entry.
    Next,
}

impl Makes {
    pub(super) const NONE: Makes = Makes::Digits(0);
}

/// All sets of digits, sorted by count and sum, and the index at which the sets of each count and sum begin.
struct Sets {
    sets: [u16; 1 << LARGEST],
    starts: [u16; COUNTS * SUMS + 1],
}

/// The most cells of a unit outside its cages that are treated as a cage.
const MOST_CELLS: u32 = 5;

const COUNTS: usize = LARGEST + 1;
const SUMS: usize = LARGEST * (LARGEST + 1) / 2 + 1;

static SETS: Sets = {
    let mut keys = [0u16; 1 << LARGEST];
    let mut sets = [0; 1 << LARGEST];
    let mut starts = [0; COUNTS * SUMS + 1];
    let mut set = 1;
    while set < keys.len() {
        // The key of a set is that of the set without its lowest digit, plus one for the count and that digit for the sum.
        let digit = set.trailing_zeros() as usize + 1;
        keys[set] = keys[set & (set - 1)] + (SUMS + digit) as u16;
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
    Sets { sets, starts }
};

impl Boards {
    /// Adds cells with a sum.
    pub(super) const fn take_sum<const N: usize>(&mut self, cells: u128, total: Total<N>) {
        self.cages[self.sums] = cells;
        match total {
            Total::Number(sum) => self.makes[self.sums] = Makes::Digits(sum),
            Total::Cells(others) => {
                self.makes[self.sums] = Makes::DigitsAsNext;
                self.sums += 1;
                (self.cages[self.sums], self.makes[self.sums]) = (others.word(), Makes::Next);
            }
        }
        self.sums += 1;
    }

    /// Finds the sets of digits of cages whose cells all differ, and adds the cells outside cages whose sum follows.
    pub(super) const fn find_sets(&mut self) {
        let given = self.sums;
        let mut number = 0;
        while number < given {
            let cells = self.cages[number];
            if let Makes::Digits(sum) = self.makes[number]
                && self.all_differ(cells)
            {
                self.makes[number] = sets(cells, sum as usize);
            }
            number += 1;
        }
        let mut first = 0;
        while given > 0 && first < 3 * self.size {
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
                Makes::Sets { sum, .. } | Makes::Digits(sum) => sum as usize,
                Makes::DigitsAsNext | Makes::Next => 0,
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
            self.cages[self.sums] = cells;
            self.makes[self.sums] = sets(cells, sum);
            self.sums += 1;
        }
    }

    const fn all_differ(&self, cells: u128) -> bool {
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
            let fits = match self.makes[number] {
                Makes::Sets { first, end, sum: _ } => {
                    cells & lost == 0
                        || self.look_at_sets(words, cells, [first as usize, end as usize], effort)
                }
                Makes::Digits(sum) => {
                    cells & lost == 0 || self.look_at_sum(words, cells, [sum as u32; 2], effort)
                }
                Makes::DigitsAsNext => {
                    let others = self.cages[number + 1];
                    if (cells | others) & lost != 0
                        && !self.look_at_both(words, cells, others, effort)
                    {
                        return Err(cells | others);
                    }
                    true
                }
                Makes::Next => true,
            };
            if !fits {
                return Err(cells);
            }
            number += 1;
        }
        Ok(())
    }

    /// Finds the sets that are left for a cage. Removes digits that occur in no set from the cage, and digits that occur in
    /// every set from the cells that see all of their places. Returns false if no set is left.
    const fn look_at_sets(
        &self,
        words: &mut [u128],
        cells: u128,
        sets: [usize; 2],
        effort: &mut Effort,
    ) -> bool {
        let size = self.size;
        let done = words[2 * size];
        // The digits that the cage may have, and those that some cell of it has.
        let (mut may, mut has) = (0u16, 0u16);
        let mut digit = 0;
        while digit < size {
            let places = words[digit] & cells;
            if places != 0 {
                may |= 1 << digit;
                if places & done != 0 {
                    has |= 1 << digit;
                }
            }
            digit += 1;
        }
        effort.spend(size as u32 + 6);
        let (any, every) = sets_left(words, cells, sets, [may, has], effort);
        if any == 0 {
            return false;
        }
        let (mut gone, mut left) = (may & !any, every & !has);
        while gone != 0 {
            take(words, gone.trailing_zeros() as usize, cells, size);
            gone &= gone - 1;
            effort.spend(4);
        }
        while left != 0 {
            let digit = left.trailing_zeros() as usize;
            left &= left - 1;
            effort.spend(4);
            let places = words[digit] & cells;
            if places & places.wrapping_sub(1) == 0 {
                keep(words, digit, places, size);
                effort.spend(size as u32 + 1);
            }
            self.take_from_all(words, digit, places, effort);
        }
        true
    }

    /// Removes a digit from the cells that see all of these places, one of which has the digit.
    pub(super) const fn take_from_all(
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

/// Returns the digits that occur in some of the sets that are left, and the digits that occur in all of them. A set is left
/// if it has only digits that the cage `may` have, and all digits that it `has`, and a digit for each cell.
const fn sets_left(
    words: &[u128],
    cells: u128,
    [first, end]: [usize; 2],
    [may, has]: [u16; 2],
    effort: &mut Effort,
) -> (u16, u16) {
    let mut steps = (end - first) as u32 + 1;
    let (mut any, mut every) = (0, may);
    let mut index = first;
    while index < end {
        let set = SETS.sets[index];
        if set & !may == 0 && has & !set == 0 {
            let (mut left, mut covered) = (set, 0);
            while left != 0 {
                covered |= words[left.trailing_zeros() as usize];
                left &= left - 1;
                steps += 3;
            }
            if cells & !covered == 0 {
                any |= set;
                every &= set;
            }
        }
        index += 1;
    }
    effort.spend(steps);
    (any, every)
}
