//! Sums of cells that may be equal, such as those of arrows. The sums that cells can make are the bits of a word, so a
//! multiplication by a power of two adds a digit to all of them.
//!
//! ```text
//!  an arrow      cells  1 3 │ 2 6       total  5 8
//!
//!                                bit      9 8 7 6 5 4 3 2 1 0
//!  sums of no cell                        . . . . . . . . . 1
//!  of the last cell                       . . . 1 . . . 1 . .     this shifted by 2, and by 6
//!  of both                                1 . 1 . 1 . 1 . . .     this shifted by 1, and by 3
//!  of both that the total has             . . . . 1 . . . . .     so the total is 5,
//!  of the last cell, in these             . . . . . . . 1 . .     and the first cell 3, the last one 2
//! ```
//!
//! If there are few ways to fill the cells, all of them are tried. Cells that see each other differ in a way, and a digit that
//! occurs in every way is removed from the cells that see all of its places. So about 18 of 300 random puzzles with arrows are
//! too hard, instead of 42.

use super::cages::{ANYWHERE, SETS, SUMS, sets_left};
use super::remove::take;
use super::{Boards, LARGEST, slot};
use crate::effort::Effort;

/// The most ways to fill all cells except the last one that are tried.
const MOST_WAYS: u64 = 100;
/// The most open cells whose digits are tried.
const MOST_TRIED: usize = 5;

/// The open cells of a line with a sum, and the digits and sums that are found for them. A set of digits has bit `d` for the
/// digit `d`, counted from 1, and a set of sums has bit `s` for the sum `s`.
struct Line {
    cells: [u128; LARGEST],
    digits: [u128; LARGEST],
    count: usize,
    /// All of them.
    open: u128,
    /// The sum of the cells that are not open, as a bit.
    known: u128,
    /// Their digits.
    placed: u128,
    /// For each cell, the sums of it and all cells after it.
    sums: [u128; LARGEST + 1],
    /// For each cell, the digits that it has in some way.
    kept: [u128; LARGEST],
    /// The digits that occur in every way.
    every: u128,
    /// For each cell and each one before it, all digits if they see each other, otherwise none.
    sees: [[u128; MOST_TRIED - 1]; MOST_TRIED],
    steps: u32,
}

impl Boards {
    /// Returns the digits that a cell may have, counted from 1.
    const fn digits_of(&self, words: &[u128], cell: u128) -> u128 {
        // This is not a loop, because the compiler counts loop turns.
        macro_rules! gather {
            ($($digit:literal)*) => {
                $((((words[$digit] & cell != 0) as u128) << ($digit + 1)))|*
            };
        }
        gather!(0 1 2 3 4 5 6 7 8 9 10) & ((2 << self.size) - 2)
    }

    /// Removes digits from some entries, whose sums are equal. The error is cells of two of them that have no sum in common.
    pub(super) const fn look_at_equal(
        &self,
        words: &mut [u128],
        first: usize,
        last: usize,
        effort: &mut Effort,
    ) -> Result<(), u128> {
        // The sums that are left by all entries but the last one, which is looked at first.
        let (mut sums, mut number, mut before) = (u128::MAX, first, last);
        while number < last {
            if self.cages[number].count_ones() > LARGEST as u32 {
                return self.look_at_long(words, first, last, effort);
            }
            let (line, _) = self.line(words, self.cages[number]);
            effort.spend(line.steps + 4);
            sums &= line.sums[0] * line.known;
            if sums == 0 {
                return Err(self.cages[number] | self.cages[before]);
            }
            before = number;
            number += 1;
        }
        if self.cages[last].count_ones() > LARGEST as u32 {
            return self.look_at_long(words, first, last, effort);
        }
        // The number of entries that were looked at since a sum went.
        let mut settled = 0;
        while settled <= last - first {
            effort.spend(2);
            let found = self.look_at_sums(
                words,
                [self.cages[number], self.outside(number)],
                sums,
                effort,
            );
            if found == 0 {
                return Err(self.cages[number] | self.cages[before]);
            }
            settled = if found == sums { settled + 1 } else { 1 };
            sums = found;
            before = number;
            number = if number < last { number + 1 } else { first };
        }
        Ok(())
    }

    /// Like `look_at_equal`, if there are more cells than the sums of a word are enough for.
    const fn look_at_long(
        &self,
        words: &mut [u128],
        first: usize,
        last: usize,
        effort: &mut Effort,
    ) -> Result<(), u128> {
        let (mut from, mut to, mut number) = (0, u32::MAX, first);
        let mut all = 0;
        while number <= last {
            let [least, most] = self.range(words, self.cages[number]);
            from = if least > from { least } else { from };
            to = if most < to { most } else { to };
            all |= self.cages[number];
            number += 1;
        }
        effort.spend((last + 1 - first) as u32 * (self.size as u32 + 12) + 2);
        if from > to {
            return Err(all);
        }
        number = first;
        while number <= last {
            effort.spend(2);
            if !self.look_at_sum(words, self.cages[number], [from, to], effort) {
                return Err(all);
            }
            number += 1;
        }
        Ok(())
    }

    /// Removes digits from cells with a sum between two. Returns false if they have no such sum. More cells than `LARGEST` are
    /// split into parts, and the sum of a part is what the least and the greatest digits of the other cells leave.
    pub(super) const fn look_at_sum(
        &self,
        words: &mut [u128],
        cells: u128,
        [from, to]: [u32; 2],
        effort: &mut Effort,
    ) -> bool {
        let mut left = cells;
        while left != 0 {
            let (mut part, mut count) = (0, 0);
            while left != 0 && count < LARGEST {
                part |= left & !(left - 1);
                left &= left - 1;
                count += 1;
            }
            let [least, most] = self.range(words, cells ^ part);
            effort.spend((count + 4 * self.size) as u32 + 6);
            if least > to || from > most + 127 {
                return false;
            }
            let [low, high] = [from.saturating_sub(most), to - least];
            let sums = u128::MAX << low & u128::MAX >> 127_u32.saturating_sub(high);
            if self.look_at_sums(words, [part, ANYWHERE], sums, effort) == 0 {
                return false;
            }
        }
        true
    }

    /// Returns the least and the greatest sum of the digits of some cells.
    const fn range(&self, words: &[u128], cells: u128) -> [u32; 2] {
        // The cells whose least digit is not found yet, from below, and whose greatest digit is not found yet, from above.
        let (mut below, mut above, mut digit) = (cells, cells, 0);
        let (mut least, mut most) = (0, 0);
        while cells != 0 && digit < self.size {
            least += below.count_ones();
            below &= !words[digit];
            digit += 1;
            above &= !words[self.size - digit];
            most += (cells ^ above).count_ones();
        }
        [least, most]
    }

    /// Removes digits from at most eleven cells that have one of these sums. Returns the sums that are left. The digits without a
    /// place in the cells `outside` have one here.
    const fn look_at_sums(
        &self,
        words: &mut [u128],
        [cells, outside]: [u128; 2],
        sums: u128,
        effort: &mut Effort,
    ) -> u128 {
        let (mut line, ways) = self.line(words, cells);
        if line.known == 0 {
            effort.spend(line.steps);
            return 0;
        }
        let wanted = sums / line.known;
        line.steps += line.count as u32 + 2;
        let found = if line.count > 0 && line.count <= MOST_TRIED && ways <= MOST_WAYS {
            self.find_peers(&mut line);
            line.try_from(0, wanted, [0; MOST_TRIED - 1])
        } else if line.count > 1 && self.all_differ(line.open) {
            // Only within a unit do the open cells differ from the others.
            let all = (2 << self.size)
                - if outside == ANYWHERE {
                    2
                } else {
                    line.placed + 2
                };
            let ends = [
                all & self.digits_of(words, line.open),
                all & !self.digits_of(words, outside),
            ];
            line.find_sets(words, wanted, ends)
        } else {
            line.follow(wanted)
        };
        effort.spend(line.steps);
        let mut i = 0;
        while found != 0 && i < line.count {
            let gone = line.digits[i] & !line.kept[i];
            self.take_digits_of(words, line.cells[i], gone, effort);
            i += 1;
        }
        if found != 0 {
            self.have_all(words, line.open, (line.every >> 1) as u16, effort);
        }
        found * line.known
    }

    /// Removes these digits, counted from 1, from a cell.
    const fn take_digits_of(
        &self,
        words: &mut [u128],
        cell: u128,
        digits: u128,
        effort: &mut Effort,
    ) {
        let (mut left, mut steps) = (digits, 2);
        while left != 0 {
            take(words, left.trailing_zeros() as usize - 1, cell, self.size);
            left &= left - 1;
            steps += 4;
        }
        effort.spend(steps);
    }

    /// Returns the open cells of a line, and the number of ways to fill all of them except the last one, which has the most
    /// digits. If a cell has no digit, `known` is 0.
    const fn line(&self, words: &[u128], cells: u128) -> (Line, u64) {
        let mut line = Line {
            cells: [0; LARGEST],
            digits: [0; LARGEST],
            count: 0,
            open: 0,
            known: 1,
            placed: 0,
            sums: [1; LARGEST + 1],
            kept: [0; LARGEST],
            every: 0,
            sees: [[0; MOST_TRIED - 1]; MOST_TRIED],
            steps: 5,
        };
        let (mut left, mut ways, mut most, mut at) = (cells, 1, 1, 0);
        while left != 0 {
            let others = left & (left - 1);
            let (cell, digits) = (left ^ others, self.digits_of(words, left ^ others));
            left = others;
            line.steps += 4;
            if digits == 0 || digits & (digits - 1) == 0 {
                line.known *= digits;
                line.placed |= digits;
                continue;
            }
            let count = digits.count_ones() as u64;
            ways *= count;
            if count > most {
                (most, at) = (count, line.count);
            }
            line.cells[line.count] = cell;
            line.open |= cell;
            line.digits[line.count] = digits;
            line.count += 1;
        }
        if let Some(last) = line.count.checked_sub(1) {
            (line.cells[at], line.cells[last]) = (line.cells[last], line.cells[at]);
            (line.digits[at], line.digits[last]) = (line.digits[last], line.digits[at]);
        }
        line.add_up();
        (line, ways / most)
    }

    /// Finds the cells of a line that see each other, before their digits are tried.
    const fn find_peers(&self, line: &mut Line) {
        let mut cell = 1;
        while cell < line.count {
            let (peers, mut before) = (self.peers[slot!(line.cells[cell])], 0);
            while before < cell {
                if peers & line.cells[before] != 0 {
                    line.sees[cell][before] = u128::MAX;
                }
                before += 1;
            }
            line.steps += cell as u32 + 1;
            cell += 1;
        }
        line.every = u128::MAX;
        line.steps += 1;
    }
}

impl Line {
    /// Finds the sums of each cell and all cells after it.
    const fn add_up(&mut self) {
        let mut i = self.count;
        while i > 0 {
            i -= 1;
            let (mut left, mut sums) = (self.digits[i], 0);
            while left != 0 {
                let digit = left & !(left - 1);
                left ^= digit;
                sums |= self.sums[i + 1] * digit;
                self.steps += 1;
            }
            self.sums[i] = sums;
            self.steps += 1;
        }
    }

    /// Finds the digits with which the cells have one of these sums, if all differ, by the sets of digits that they may have, and
    /// must have. Returns the possible sums.
    const fn find_sets(&mut self, words: &[u128], wanted: u128, [may, must]: [u128; 2]) -> u128 {
        let wanted = wanted & self.sums[0];
        if wanted == 0 {
            return 0;
        }
        let (ends, digits) = (
            sets_between(self.count, wanted),
            [(may >> 1) as u16, (must >> 1) as u16],
        );
        let (any, every, found) =
            sets_left(words, self.open, ends, digits, wanted, &mut self.steps);
        let (found, mut i) = (self.follow(found), 0);
        while i < self.count {
            self.kept[i] &= (any as u128) << 1;
            i += 1;
        }
        self.steps += i as u32 + 4;
        self.every = (every as u128) << 1;
        found
    }

    /// Finds the digits with which the cells have one of these sums, if all may be equal. Returns the possible sums.
    const fn follow(&mut self, wanted: u128) -> u128 {
        let found = self.sums[0] & wanted;
        let (mut sums, mut i) = (found, 0);
        while i < self.count {
            // From the sums for this cell and those after it, finds the sums for the cells after it.
            let (mut left, mut others) = (self.digits[i], 0);
            while left != 0 {
                let digit = left & !(left - 1);
                left ^= digit;
                let some = (sums / digit) & self.sums[i + 1];
                if some != 0 {
                    self.kept[i] |= digit;
                    others |= some;
                }
                self.steps += 1;
            }
            sums = others;
            self.steps += 1;
            i += 1;
        }
        found
    }

    /// Tries all digits of this cell and the cells after it to make one of these sums. The cells before it have the digits
    /// `before`. Returns the possible sums.
    const fn try_from(&mut self, cell: usize, sums: u128, before: [u128; MOST_TRIED - 1]) -> u128 {
        self.steps += 1;
        let sees = &self.sees[cell];
        let mut taken = before[0] & sees[0];
        taken |= before[1] & sees[1];
        taken |= before[2] & sees[2];
        taken |= before[3] & sees[3];
        let mut left = self.digits[cell] & !taken;
        if cell + 1 == self.count {
            left &= sums;
            if left != 0 {
                self.kept[cell] |= left;
                let last = if left & (left - 1) == 0 { left } else { 0 };
                self.every &= before[0] | before[1] | before[2] | before[3] | last;
            }
            return left;
        }
        let mut found = 0;
        while left != 0 {
            let digit = left & !(left - 1);
            left ^= digit;
            self.steps += 1;
            let rest = sums / digit;
            if rest & self.sums[cell + 1] != 0 {
                let mut before = before;
                before[cell] = digit;
                let some = self.try_from(cell + 1, rest, before);
                if some != 0 {
                    self.kept[cell] |= digit;
                    found |= some * digit;
                }
            }
        }
        found
    }
}

/// Returns where the sets of this number of digits begin and end that have the least to the greatest of these sums.
const fn sets_between(count: usize, sums: u128) -> [usize; 2] {
    let (least, most) = (
        sums.trailing_zeros() as usize,
        127 - sums.leading_zeros() as usize,
    );
    let most = if most < SUMS { most } else { SUMS - 1 };
    if least > most {
        return [0, 0];
    }
    [
        SETS.starts[count * SUMS + least] as usize,
        SETS.starts[count * SUMS + most + 1] as usize,
    ]
}
