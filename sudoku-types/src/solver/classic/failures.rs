//! How often each digit of each box has failed: where the search branches next.
//!
//! A search that only looks for the cell with the fewest candidates may branch far from what is
//! wrong, and come upon the same contradiction below each of its branches. So failures are counted,
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

use crate::solver::effort::Effort;

/// Bits of a counter. Where one overflows, all are halved: so what failed long ago is forgotten, and the sooner the better. (With six
/// bits some sparse grids take ten times as long, and hard puzzles hardly less.)
pub(super) const BITS: usize = 2;

/// For each digit of each box, how many contradictions it was part of.
#[derive(Clone)]
pub(in super::super) struct Failures {
    /// The counters' lowest bits, their second bits and so on.
    bits: [u128; BITS],
    /// The highest of these words in use.
    highest: usize,
    /// Whether the highest candidate of several is to be tried, and not the lowest.
    pub(super) from_above: bool,
}

impl Failures {
    pub(in super::super) const fn none() -> Failures {
        Failures {
            bits: [0; BITS],
            highest: 0,
            from_above: false,
        }
    }

    /// Adds one to the counters of these digits.
    pub(in super::super) const fn count(&mut self, digits: u128, effort: &mut Effort) {
        let mut carry = digits;
        let mut i = 0;
        while carry != 0 && i < BITS {
            let next = self.bits[i] & carry;
            self.bits[i] ^= carry;
            carry = next;
            if i > self.highest {
                self.highest = i;
            }
            i += 1;
        }
        effort.spend(i as u32 + 1);
        if carry != 0 {
            self.halve(carry, effort);
        }
    }

    /// Takes the lowest bit from all counters, and lets `overflow` be the highest.
    const fn halve(&mut self, overflow: u128, effort: &mut Effort) {
        let mut i = 1;
        while i < BITS {
            self.bits[i - 1] = self.bits[i];
            i += 1;
        }
        self.bits[BITS - 1] = overflow;
        effort.spend(BITS as u32 + 1);
    }

    /// From now on the other end of several candidates is tried first.
    pub(in super::super) const fn turn(&mut self) {
        self.from_above = !self.from_above;
    }

    /// The digits that have failed most often, or at least half as often. None if there are none.
    pub(in super::super) const fn most(&self) -> u128 {
        self.bits[self.highest]
    }
}
