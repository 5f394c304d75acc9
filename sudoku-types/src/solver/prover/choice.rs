//! Chooses the constraint to branch on: the one whose candidates are refuted soonest.
//!
//! The first search takes one with the fewest candidates that has failed most: what has failed often is a weak spot of
//! the grid (see `classic/failures` for where that is from). The second one knows the solution, and looks ahead: of the
//! few constraints with the fewest candidates that failed most, it tries every candidate, and takes the one that costs
//! least.

use super::super::Effort;
use super::grid::{Grid, PAIR_WORDS, Queue};
use super::search::Search;
use super::shape::Candidate;

/// So many constraints are looked at.
const MOST: usize = 5;

/// What a candidate costs that is not refuted at once. More than any that is; less where more cells and digits are left
/// with two choices.
const OPEN: usize = 1000;

impl Search<'_> {
    /// The constraint to branch on next.
    pub(super) const fn choose(&mut self, grid: &Grid, effort: &mut Effort) -> usize {
        if !self.looks_ahead {
            return self.weak_ones::<1>(grid, effort).0[0];
        }
        let (constraints, count) = self.weak_ones::<MOST>(grid, effort);
        let (mut best, mut least) = (constraints[0], usize::MAX);
        let mut i = 0;
        while i < count {
            let cost = self.cost(grid, constraints[i], least, effort);
            if cost < least {
                (best, least) = (constraints[i], cost);
            }
            i += 1;
        }
        best
    }

    /// Some constraints of those with the fewest candidates: the ones with the most failures first, and how many.
    const fn weak_ones<const MOST: usize>(
        &self,
        grid: &Grid,
        effort: &mut Effort,
    ) -> ([usize; MOST], usize) {
        let (mut ones, mut count) = ([0; MOST], 0);
        let fewest = self.fewest(grid, effort);
        let mut word = 0;
        while word * 128 < self.shape.count() {
            let mut bits = fewest[word];
            while bits != 0 {
                let constraint = word * 128 + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                let failures = self.failures[constraint];
                let mut i = count;
                while i > 0 && self.failures[ones[i - 1]] < failures {
                    if i < MOST {
                        ones[i] = ones[i - 1];
                    }
                    i -= 1;
                }
                if i < MOST {
                    ones[i] = constraint;
                    count += (count < MOST) as usize;
                }
                effort.spend(MOST as u32 + 4);
            }
            word += 1;
        }
        effort.spend(word as u32 + 1);
        (ones, count)
    }

    /// The constraints with two candidates, or where there are none, with the fewest.
    const fn fewest(&self, grid: &Grid, effort: &mut Effort) -> [u128; PAIR_WORDS] {
        let (mut ones, mut fewest) = (grid.pairs, u32::MAX);
        effort.spend(PAIR_WORDS as u32 + 2);
        let mut word = 0;
        while word < PAIR_WORDS {
            if ones[word] != 0 {
                return ones;
            }
            word += 1;
        }
        let (mut constraint, count) = (0, self.shape.count());
        while constraint < count {
            if grid.times[constraint] == 0 {
                let candidates = grid.masks[constraint].count_ones();
                if candidates < fewest {
                    (ones, fewest) = ([0; PAIR_WORDS], candidates);
                }
                if candidates == fewest {
                    ones[constraint / 128] |= 1 << (constraint % 128);
                }
            }
            constraint += 1;
        }
        effort.spend(2 * count as u32 + 8);
        ones
    }

    /// What the candidates of a constraint cost together, or `least` if it is not less.
    const fn cost(
        &self,
        grid: &Grid,
        constraint: usize,
        least: usize,
        effort: &mut Effort,
    ) -> usize {
        let mut cost = 0;
        let mut mask = grid.masks[constraint];
        while mask != 0 && cost < least {
            let bit = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            let candidate = self.shape.candidate(constraint, bit);
            if !self.is_right(candidate) {
                let mut ahead = *grid;
                let filled = ahead.filled;
                let mut queue = Queue::new();
                let mut contradiction =
                    ahead.place(self.shape, candidate, u16::MAX, &mut queue, effort);
                while contradiction.is_none()
                    && cost + ahead.filled - filled < least
                    && let Some(single) = queue.pop()
                {
                    if ahead.times[single] == 0 {
                        let bit = ahead.masks[single].trailing_zeros() as usize;
                        let next = self.shape.candidate(single, bit);
                        contradiction = ahead.place(self.shape, next, u16::MAX, &mut queue, effort);
                    }
                    effort.spend(4);
                }
                cost += match contradiction {
                    Some(_) => ahead.filled - filled,
                    None if cost + ahead.filled - filled >= least => return least,
                    None if ahead.filled == self.shape.size * self.shape.size => 0,
                    None => {
                        effort.spend(2 * PAIR_WORDS as u32 + 2);
                        OPEN - ahead.count_pairs()
                    }
                };
            }
            effort.spend(8);
        }
        cost
    }

    /// Whether the candidate is in the solution.
    const fn is_right(&self, candidate: Candidate) -> bool {
        let cell = candidate.row * self.shape.size + candidate.column;
        self.solution[cell] as usize == candidate.digit + 1
    }
}
