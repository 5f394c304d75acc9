//! Sums and renbans: the digits of a cage make its sum, and those of a renban follow each other. The rest of some rows, columns
//! or boxes outside the cages within them has a known sum too.
//!
//! ```text
//!  all differ          sets of digits that make the sum or follow each other, and have a digit for each cell: a digit that is
//!                      in none of them goes, and one that is in all of them goes from the cells that see all of its places
//!  sum 15              1 2 3 | 4 5 | 1 9        if digits may be equal: at least 1 + 4 + 1, at most 3 + 5 + 9;
//!                                               the last cell is at least 15 - 3 - 5: it has no 1
//! ```

use super::{CELL, Constraints, Layout, Work, index_of, note_single};
use crate::units::{Law, Rest};
use sudoku_notation::geometry::{Cell, CellSet, LARGEST, Which};

/// The most turns of the search for the sets of a sum. Where there are more, only the least and the greatest sum are
/// looked at.
const MOST_TURNS: u32 = 500;

/// The candidates of some cells.
struct Found {
    /// Some cell has lost a candidate since sums were last looked at.
    changed: bool,
    /// The least and the greatest sum of the cells, whichever digits are equal.
    reach: [usize; 2],
    /// The digits of some cell, and those of cells with one candidate.
    may: u32,
    must: u32,
}

/// Finds the sets of digits, one digit for each of these cells, that make a sum, and have only digits that some of the
/// cells `may` have and all that they `must` have. Returns the digits that occur in some set, and those that occur in
/// every set; or `None` if that takes too many turns. The turns are added to the `steps`.
///
/// Digits are chosen in ascending order, as long as the least and the greatest digits that are left do not miss the sum.
const fn sets_of_sum<const N: usize>(
    cells: &[u32],
    sum: usize,
    [may, must]: [u32; 2],
    steps: &mut u32,
) -> Option<[u32; 2]> {
    // The digits to choose from, counted from 1, and for each the sum of those before it.
    let (mut choice, mut sums, mut count) = ([0; LARGEST], [0; LARGEST + 1], 0);
    let (mut needed, mut missing, mut left) = (cells.len(), sum, may);
    while left != 0 {
        let digit = index_of!(left & !(left - 1)) + 1;
        left &= left - 1;
        *steps += 1;
        if must >> (digit - 1) & 1 == 0 {
            choice[count] = digit;
            sums[count + 1] = sums[count] + digit;
            count += 1;
        } else if needed > 0 && missing >= digit {
            (needed, missing) = (needed - 1, missing - digit);
        } else {
            return Some([0, 0]);
        }
    }
    let (mut any, mut every, mut set) = (0, may, must);
    let (mut chosen, mut depth, mut next, mut turns) = ([0; LARGEST], 0, 0, 0);
    loop {
        turns += 1;
        if turns > MOST_TURNS {
            *steps += turns;
            return None;
        }
        let rest = needed - depth;
        if rest <= 1 {
            // The last digit is what is missing.
            let mut last = 0;
            if rest == 1 && next < count && choice[next] <= missing && missing <= N {
                last = 1 << (missing - 1) & may & !must;
            }
            if (last != 0 || rest == 0 && missing == 0) && covers(cells, set | last, steps) {
                any |= set | last;
                every &= set | last;
            }
        } else if next + rest <= count && sums[next + rest] - sums[next] <= missing {
            if choice[next] + sums[count] - sums[count + 1 - rest] >= missing {
                chosen[depth] = next;
                set |= 1 << (choice[next] - 1);
                missing -= choice[next];
                depth += 1;
            }
            next += 1;
            continue;
        }
        if depth == 0 {
            break;
        }
        depth -= 1;
        next = chosen[depth];
        set ^= 1 << (choice[next] - 1);
        missing += choice[next];
        next += 1;
    }
    *steps += 2 * turns;
    Some([any, every])
}

/// Like `sets_of_sum`, for the sets of digits that follow each other.
const fn runs<const N: usize>(cells: &[u32], [may, must]: [u32; 2], steps: &mut u32) -> [u32; 2] {
    let (mut any, mut every, mut set) = (0, may, u32::MAX >> (32 - cells.len()));
    while set < 1 << N {
        if set & !may == 0 && must & !set == 0 && covers(cells, set, steps) {
            any |= set;
            every &= set;
        }
        set <<= 1;
        *steps += 2;
    }
    [any, every]
}

/// Returns true if each cell has one of these digits.
const fn covers(cells: &[u32], set: u32, steps: &mut u32) -> bool {
    let mut left = cells;
    while let &[digits, ref more @ ..] = left {
        *steps += 1;
        if digits & set == 0 {
            return false;
        }
        left = more;
    }
    true
}

impl<const N: usize> Constraints<N> {
    /// Looks at all cages and sums. Returns false if some set has become empty, or if some cells cannot have their digits.
    pub(super) const fn look_at_sums(&mut self, layout: &Layout<N>, work: &mut Work<N>) -> bool {
        let (units, rests) = (&layout.further.units, &layout.further.rests);
        let mut number = 0;
        while number < units.cage_count && work.steps <= work.most {
            work.steps += 90;
            let first = number;
            while matches!(units.law(number), Law::AsNext) {
                number += 1;
            }
            let fits = match units.sum(number) {
                Some(sum) if units.law(number).differs() => {
                    self.look_at_sets(units.cage(number), Which::Sum(sum), layout, work)
                }
                Some(sum) => self.look_at_parts([number; 2], [sum as usize; 2], layout, work),
                None if units.law(number).is_part() => {
                    self.look_at_parts([first, number], [0, usize::MAX], layout, work)
                }
                None if matches!(units.law(number), Law::Run) => {
                    self.look_at_sets(units.cage(number), Which::Run, layout, work)
                }
                None => true,
            };
            if !fits {
                return false;
            }
            number += 1;
        }
        let mut rest = 0;
        while rest < rests.count && work.steps <= work.most {
            work.steps += 90;
            let Rest { cells, sum, .. } = rests.list[rest];
            if !self.look_at_sets(cells, Which::Sum(sum), layout, work) {
                return false;
            }
            rest += 1;
        }
        true
    }

    /// Reads the candidates of some cells, which it adds to a list.
    const fn read_cells(
        &self,
        mut left: CellSet<N>,
        list: &mut [u32; N],
        work: &mut Work<N>,
    ) -> Found {
        let (mut found, mut count) = (
            Found {
                changed: false,
                reach: [0; 2],
                may: 0,
                must: 0,
            },
            0,
        );
        while let Some(Cell { row, column }) = left.take_first() {
            let digits = self.cells[row][column];
            found.changed |= digits != work.seen[row][column];
            found.may |= digits;
            if digits & (digits - 1) == 0 {
                found.must |= digits;
            }
            if count < N {
                list[count] = digits;
                count += 1;
            }
            found.reach[0] += digits.trailing_zeros() as usize + 1;
            found.reach[1] += 32 - digits.leading_zeros() as usize;
            work.steps += 24;
        }
        found
    }

    /// Looks at cells that differ, and have some sets of digits.
    const fn look_at_sets(
        &mut self,
        cells: CellSet<N>,
        which: Which,
        layout: &Layout<N>,
        work: &mut Work<N>,
    ) -> bool {
        let mut list = [0; N];
        let found = self.read_cells(cells, &mut list, work);
        if !found.changed {
            return true;
        }
        let list = list.split_at(cells.len()).0;
        let ends = [found.may, found.must];
        let sets = match which {
            Which::Any => return true,
            Which::Run => Some(runs::<N>(list, ends, &mut work.steps)),
            Which::Sum(sum) => sets_of_sum::<N>(list, sum as usize, ends, &mut work.steps),
        };
        match (sets, which) {
            (Some([0, _]), _) => self.misses(cells, work),
            (Some([any, every]), _) => {
                self.take_digits(cells, found.may & !any, layout, work)
                    && self.force(cells, every & !found.must, layout, work)
            }
            (None, Which::Sum(sum)) => self.keep_in_reach(cells, [sum as usize; 2], layout, work),
            (None, _) => true,
        }
    }

    /// Looks at cages, from the first to the last one, with the same sum within a range.
    const fn look_at_parts(
        &mut self,
        [first, last]: [usize; 2],
        mut range: [usize; 2],
        layout: &Layout<N>,
        work: &mut Work<N>,
    ) -> bool {
        let (units, mut number, mut changed) = (&layout.further.units, first, false);
        while number <= last {
            let found = self.read_cells(units.cage(number), &mut [0; N], work);
            changed |= found.changed;
            let [least, most] = found.reach;
            range[0] = if least > range[0] { least } else { range[0] };
            range[1] = if most < range[1] { most } else { range[1] };
            number += 1;
        }
        number = first;
        while changed && number <= last {
            if !self.keep_in_reach(units.cage(number), range, layout, work) {
                return false;
            }
            number += 1;
        }
        true
    }

    /// Notes that some cells cannot have their digits. Returns false, which the caller returns.
    const fn misses(&self, cells: CellSet<N>, work: &mut Work<N>) -> bool {
        match cells.first() {
            Some(Cell { row, column }) => work.fail(CELL, row, 1 << column),
            None => false,
        }
    }

    /// Takes digits that one of some cells has, whichever it is, from the cells that see all places of the digit among them. A
    /// digit with one place is placed. Returns false if some set has become empty.
    const fn force(
        &mut self,
        cells: CellSet<N>,
        digits: u32,
        layout: &Layout<N>,
        work: &mut Work<N>,
    ) -> bool {
        let mut digits = digits;
        while digits != 0 {
            let digit = index_of!(digits & !(digits - 1));
            digits &= digits - 1;
            let (mut seen, mut places, mut left) = (CellSet::<N>::all(), 0, cells);
            work.steps += 12;
            while let Some(cell) = left.take_first() {
                work.steps += 6;
                if self.cells[cell.row][cell.column] >> digit & 1 == 1 {
                    places += 1;
                    seen = seen.and(&layout.further.units.peers(cell));
                    work.steps += layout.further.units.cost_of_peers + 6;
                }
            }
            if places == 1 {
                let mut left = cells;
                while let Some(Cell { row, column }) = left.take_first() {
                    work.steps += 6;
                    if self.cells[row][column] >> digit & 1 == 1 {
                        note_single!(work: digit, row, column);
                    }
                }
            }
            if !self.take_digits(seen, 1 << digit, layout, work) {
                return false;
            }
        }
        true
    }

    /// Takes the digits that are too small or too great for a sum within a range. Returns false if some set has become empty,
    /// or there is no such sum.
    const fn keep_in_reach(
        &mut self,
        cells: CellSet<N>,
        range: [usize; 2],
        layout: &Layout<N>,
        work: &mut Work<N>,
    ) -> bool {
        let [least, most] = self.read_cells(cells, &mut [0; N], work).reach;
        if least > range[1] || most < range[0] {
            return self.misses(cells, work);
        }
        // What a cell may have above its least digit, and below its greatest one.
        let (above, below) = (range[1] - least, most - range[0]);
        let mut left = cells;
        while let Some(Cell { row, column }) = left.take_first() {
            let digits = self.cells[row][column];
            let least = digits.trailing_zeros() as usize + 1;
            let most = 32 - digits.leading_zeros() as usize;
            let gone = digits & !between(most.saturating_sub(below), least + above);
            work.steps += 34;
            if !self.remove_all(gone, row * N + column, layout, work) {
                return false;
            }
        }
        true
    }
}

/// Returns the digits from `least` to `most`, counted from 1.
const fn between(least: usize, most: usize) -> u32 {
    let from = u32::MAX << least.saturating_sub(1);
    if most < 32 {
        from & !(u32::MAX << most)
    } else {
        from
    }
}
