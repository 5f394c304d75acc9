//! Decides when a search begins anew, with another rule for its guesses.
//!
//! A guess may be so unlucky that a search loses itself below it, for millions of nodes, while the same grid with rows
//! and columns exchanged takes a hundred. And each rule for guesses has grids on which it is unlucky nearly always. So a
//! search that fails often goes back to the root, and guesses by the other rule.
//!
//! ```text
//!  failures   0    16           256     512           1024               2048
//!             ├────┼─────────────┼───────┼──────────────┼──────────────────┼────── …
//!  guesses    cells     lines      cells      lines            cells
//!                  └─ triples    ├───────┴──────────────┴──────────────────┴─ each candidate of the root is tried before
//!                     from here on
//! ```
//!
//! Nearly all puzzles that people make are solved before the first of these, and nearly all others before the second.
//! A guess of the root that was refuted, with all that was below it, stays so: the next search begins without it. What
//! has failed most often ([`Failures`]) is kept for guesses about lines: it is then at the top. Those about cells begin as
//! if digits chosen by chance had failed, others each time, or they would be unlucky again. As there are twice as many
//! failures from each to the next, every search ends.

use super::classic::LIVE;
use super::failures::Failures;

/// So many failures that it is worth more time to see them sooner.
pub(super) const MANY: u64 = 16;

/// So many that the guesses were unlucky.
const TOO_MANY: u64 = 256;

/// Bits without an order: half of them are set.
const CHANCE: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;

impl<const BANDS: usize> Failures<BANDS> {
    /// Whether the search is to begin anew. Then its guesses are by the other rule from now on.
    pub(super) const fn turn(&mut self) -> bool {
        let enough = match self.turns {
            0 => MANY,
            turns => TOO_MANY << (turns - 1),
        };
        if self.all < enough {
            return false;
        }
        self.turns += 1;
        if !self.by_lines() {
            self.begin_with(LIVE & CHANCE.rotate_left(17 * self.turns));
        }
        true
    }

    /// Whether each candidate of the root is to be tried before a search begins anew.
    pub(super) const fn tries_all(&self) -> bool {
        self.turns > 1
    }

    /// Whether guesses are about lines of boxes, and not about cells.
    pub(super) const fn by_lines(&self) -> bool {
        self.turns & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use super::super::effort::Effort;
    use super::super::node::Failure;
    use super::*;

    #[test]
    fn each_beginning_is_after_twice_as_many_failures() {
        let (mut failures, effort) = (Failures::<1>::none(), &mut Effort::new(u64::MAX));
        let failure = Failure {
            bands: 1,
            digits: 1,
        };
        let (mut turns, mut rules) = (std::vec::Vec::new(), std::vec::Vec::new());
        let mut begun = std::vec::Vec::new();
        for all in 1..=4_000 {
            failures.count(failure, effort);
            if failures.turn() {
                turns.push(all);
                rules.push(failures.by_lines());
                begun.push(failures.most(0));
            }
        }
        assert_eq!(turns, [16, 256, 512, 1024, 2048]);
        assert_eq!(rules, [true, false, true, false, true]);
        // Lines: what has failed. Cells: about half of all digits, others each time.
        for (number, digits) in begun.iter().enumerate() {
            assert_eq!(digits & !LIVE, 0);
            match rules[number] {
                true => assert_eq!(digits & failure.digits, failure.digits),
                false => assert!((30..52).contains(&digits.count_ones())),
            }
            assert!(rules[number] || !begun[..number].contains(digits));
        }
    }
}
