//! Counts where the search has failed, so that it branches there next.
//!
//! A search that only looks for the cell with the fewest candidates may branch far from what is wrong, and meet the
//! same contradiction below each of its branches. So failures are counted, for each digit of each box, each cell, or
//! each constraint, as the engine has them, and the search branches where most of them were. A grid's weak spot is
//! soon at the top of the search.
//!
//! ```text
//!               a bit for each place of failure
//!              1   2   3   4   5   6  …
//!  bits[1]     .   1   1   .   1   .        the highest word in use has the places that failed most often,
//!  bits[0]     1   0   1   .   0   .        or at least half as often
//!              │   │   │   │   │   │
//!  failures    1   2   3   0   2   0
//! ```
//!
//! The idea is known as weighted constraints: F. Boussemart, F. Hemery, C. Lecoutre and L. Sais,
//! "Boosting systematic search by weighting constraints", ECAI 2004.

use crate::effort::Effort;

/// The number of bits of a counter.
pub(super) const BITS: usize = 4;

/// The place of a contradiction: one of the engine's lines, and bits of it.
#[derive(Clone, Copy)]
pub(super) struct Failure {
    pub(super) line: usize,
    pub(super) bits: u128,
}

/// The number of contradictions at each bit of the lines of a grid with `N` rows.
#[derive(Clone, Copy)]
pub(super) struct Failures<const N: usize> {
    /// The counters' lowest bits, their second bits, and so on. When a counter overflows, all are halved, so that old
    /// failures are forgotten.
    bits: [[u128; N]; BITS],
    /// The index of the highest of these that is not empty.
    highest: usize,
}

impl<const N: usize> Failures<N> {
    /// No failures yet.
    pub(super) const NONE: Self = Failures {
        bits: [[0; N]; BITS],
        highest: 0,
    };

    /// Adds one to the counters of a failure.
    pub(super) const fn count(&mut self, failure: Failure, effort: &mut Effort) {
        effort.spend(2 * BITS as u32 + 4);
        let (line, mut carry) = (failure.line, failure.bits);
        let mut i = 0;
        while carry != 0 && i < BITS {
            let next = self.bits[i][line] & carry;
            self.bits[i][line] ^= carry;
            carry = next;
            if i > self.highest {
                self.highest = i;
            }
            i += 1;
        }
        if carry != 0 {
            self.halve();
            self.bits[BITS - 1][line] = carry;
        }
    }

    /// Halves all counters: each loses its lowest bit.
    const fn halve(&mut self) {
        let mut i = 1;
        while i < BITS {
            self.bits[i - 1] = self.bits[i];
            i += 1;
        }
        self.bits[BITS - 1] = [0; N];
    }

    /// Returns the places that have failed most often, or at least half as often.
    pub(super) const fn most(&self) -> &[u128; N] {
        &self.bits[self.highest]
    }

    /// Returns those of these places in the first line that have failed most often, and how often.
    pub(super) const fn heaviest(&self, places: u128) -> (u128, u32) {
        let (mut heaviest, mut count, mut i) = (places, 0, BITS);
        while i > 0 {
            i -= 1;
            count *= 2;
            let some = heaviest & self.bits[i][0];
            if some != 0 {
                heaviest = some;
                count += 1;
            }
        }
        (heaviest, count)
    }

    /// Returns the places whose counters have the next lower bit.
    pub(super) const fn half_as_often(&self) -> &[u128; N] {
        &self.bits[self.highest.saturating_sub(1)]
    }
}
