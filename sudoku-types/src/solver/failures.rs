//! Counts how often each digit of each box has failed, to decide where the search branches next.
//!
//! A search that only looks for the cell with the fewest candidates may branch far from what is
//! wrong, and meet the same contradiction below each of its branches. So failures are counted,
//! for each digit of each box, and the search branches where there were most of them: a grid's weak
//! spot is soon at the top of the search.
//!
//! ```text
//!               digits of a box
//!              1   2   3   4   5   6  …
//!  bits[1]     .   1   1   .   1   .        the highest word in use: what has failed most often,
//!  bits[0]     1   0   1   .   0   .        or at least half as often
//!              │   │   │   │   │   │
//!  failures    1   2   3   0   2   0
//! ```
//!
//! The idea is that of weighted constraints: F. Boussemart, F. Hemery, C. Lecoutre and L. Sais,
//! "Boosting systematic search by weighting constraints", ECAI 2004.

use super::effort::Effort;
use super::node::Failure;

/// Bits of a counter.
pub(super) const BITS: usize = 4;

/// For each digit of each box, how many contradictions it was part of: in `BANDS` words, each as one of candidates is
/// laid out.
#[derive(Clone)]
pub(super) struct Failures<const BANDS: usize> {
    /// The counters' lowest bits, their second bits and so on. Where a counter overflows, all are halved: so what failed
    /// long ago is forgotten.
    bits: [[u128; BANDS]; BITS],
    /// The highest one that is not empty.
    highest: usize,
    /// How many failures there have been.
    pub(super) all: u64,
    /// How often the search has begun anew because of them.
    pub(super) turns: u32,
}

impl<const BANDS: usize> Failures<BANDS> {
    /// No failures yet.
    pub(super) const fn none() -> Self {
        Failures {
            bits: [[0; BANDS]; BITS],
            highest: 0,
            all: 0,
            turns: 0,
        }
    }

    /// Adds one to the counters of the digits of a failure.
    pub(super) const fn count(&mut self, failure: Failure, effort: &mut Effort) {
        self.all += 1;
        let mut bands = failure.bands;
        while bands != 0 {
            let band = bands.trailing_zeros() as usize;
            bands &= bands - 1;
            effort.spend(2 * BITS as u32 + 6);
            self.count_in(band, failure.digits);
        }
    }

    const fn count_in(&mut self, band: usize, digits: u128) {
        let mut carry = digits;
        let mut i = 0;
        while carry != 0 && i < BITS {
            let next = self.bits[i][band] & carry;
            self.bits[i][band] ^= carry;
            carry = next;
            if i > self.highest {
                self.highest = i;
            }
            i += 1;
        }
        if carry != 0 {
            self.halve();
            self.bits[BITS - 1][band] = carry;
        }
    }

    /// Forgets all failures but their number: it is as if these digits of each band's boxes had failed once.
    pub(super) const fn begin_with(&mut self, digits: u128) {
        self.bits = [[0; BANDS]; BITS];
        self.bits[0] = [digits; BANDS];
        self.highest = 0;
    }

    /// Takes the lowest bit from all counters.
    const fn halve(&mut self) {
        let mut i = 1;
        while i < BITS {
            self.bits[i - 1] = self.bits[i];
            i += 1;
        }
        self.bits[BITS - 1] = [0; BANDS];
    }

    /// The digits of a band's boxes that have failed most often of all, or at least half as often. None if there are
    /// none.
    pub(super) const fn most(&self, band: usize) -> u128 {
        self.bits[self.highest][band]
    }

    /// Those of all bands.
    pub(super) const fn all_most(&self) -> &[u128; BANDS] {
        &self.bits[self.highest]
    }
}
