//! Decides when a search begins anew, with another rule for its guesses.
//!
//! A guess may be so unlucky that a search loses itself below it, for millions of nodes, while the same grid with rows
//! and columns exchanged takes a hundred. And each rule for guesses has grids on which it is unlucky nearly always. So a
//! search that fails often goes back to the root, and guesses by the other rule.
//!
//! ```text
//!  failures   0    16           384     768           1536               3072
//!             ├────┼─────────────┼───────┼──────────────┼──────────────────┼────── …
//!  guesses    cells     lines      cells      lines            cells
//!                  └─ triples from here on
//! ```
//!
//! Nearly all puzzles that people make are solved before the first of these, and nearly all others before the second.
//! What has failed most often ([`Failures`]) is kept: it is then at the top. As there are twice as many failures from each
//! to the next, every search ends.

use super::failures::Failures;

/// So many failures that it is worth more time to see them sooner.
pub(super) const MANY: u64 = 16;

/// So many that the guesses were unlucky.
const TOO_MANY: u64 = 384;

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
        true
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
        for all in 1..=4_000 {
            failures.count(failure, effort);
            if failures.turn() {
                turns.push(all);
                rules.push(failures.by_lines());
            }
        }
        assert_eq!(turns, [16, 384, 768, 1536, 3072]);
        assert_eq!(rules, [true, false, true, false, true]);
    }
}
