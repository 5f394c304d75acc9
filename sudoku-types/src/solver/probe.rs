//! Tries every candidate of a grid for itself, and takes away those that lead into a contradiction at once: players call
//! it Nishio.
//!
//! ```text
//!  for each candidate     in a copy of the grid: place it, apply the rules ──▶ a contradiction
//!                         in the grid: take it away, apply the rules         ◀──┘
//!  until all were tried, and none was taken
//! ```
//!
//! That takes as long as some hundred nodes of a search. It pays where a search has failed several hundred times: there are
//! grids with few givens and without a solution of which most candidates look possible, and are not, and below every
//! guess the search would find that out again.
//!
//! What is left is called singleton consistent: R. Debruyne and C. Bessière, "Some practicable filtering techniques for
//! the constraint satisfaction problem", IJCAI 1997.

use super::classic::CELLS;
use super::effort::Effort;
use super::node::{Guess, Outcome};
use super::packing::Packing;

impl Packing {
    /// Tries all candidates of a 9 × 9 grid in which nothing follows any more. Whether the grid itself turns out to be a
    /// contradiction.
    pub(super) const fn probe<const W: usize>(
        &self,
        words: &mut [u128; W],
        effort: &mut Effort,
    ) -> bool {
        // With the calls in a turn of the inner loop.
        let steps = 20 + self.guess_steps();
        let mut again = true;
        while again && !effort.is_spent() {
            again = false;
            effort.spend(CELLS as u32 + 4);
            let mut word = 0;
            while word < CELLS {
                // Of digits that have several places in their box.
                let mut left = words[word] & words[CELLS];
                while left != 0 && !effort.is_spent() {
                    let candidate = left & !(left - 1);
                    let guess = Guess {
                        word,
                        cell: self.cell_of(candidate),
                        candidate,
                    };
                    let mut copy = *words;
                    self.place(&mut copy, guess);
                    effort.spend(steps);
                    let there = self.follow(&mut copy, Some(word), true, effort);
                    if matches!(there, Outcome::Contradiction(_)) {
                        again = true;
                        self.remove(words, guess);
                        effort.spend(steps);
                        let here = self.follow(words, Some(word), true, effort);
                        if matches!(here, Outcome::Contradiction(_)) {
                            return true;
                        }
                    }
                    left &= !candidate & words[word] & words[CELLS];
                }
                word += 1;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::super::classic::WORDS;
    use super::super::puzzles::{ONE_SOLUTION, TRIED};
    use super::super::{Next, Rows, Walk};
    use super::*;
    use crate::BoxShape;
    use sudoku_notation::geometry::Groups;

    fn packing() -> Packing {
        Packing::new(&Groups::of(BoxShape::new(3, 3).unwrap()))
    }

    /// The words of a grid in which nothing follows; `None` if they are a contradiction.
    fn followed(givens: &Rows<9>) -> Option<[u128; WORDS]> {
        let mut words = packing().write(givens);
        let outcome = packing().follow(&mut words, None, true, &mut Effort::new(u64::MAX));
        (!matches!(outcome, Outcome::Contradiction(_))).then_some(words)
    }

    fn count(words: &[u128]) -> u32 {
        words[..CELLS].iter().map(|word| word.count_ones()).sum()
    }

    /// What is left are candidates that do not fail at once, and all that are in a solution.
    fn keeps_what_does_not_fail(givens: &Rows<9>) -> u32 {
        let (packing, effort) = (packing(), &mut Effort::new(u64::MAX));
        let mut words = followed(givens).unwrap();
        let before = count(&words);
        assert!(!packing.probe(&mut words, effort));
        for word in 0..CELLS {
            for candidate in (0..128).map(|bit| 1 << bit) {
                if words[word] & words[CELLS] & candidate == 0 {
                    continue;
                }
                let mut there = words;
                let cell = packing.cell_of(candidate);
                packing.place(
                    &mut there,
                    Guess {
                        word,
                        cell,
                        candidate,
                    },
                );
                let outcome = packing.follow(&mut there, Some(word), true, effort);
                assert!(!matches!(outcome, Outcome::Contradiction(_)));
            }
        }
        let mut walk = Walk::<9>::new(givens, Groups::of(BoxShape::new(3, 3).unwrap()));
        for _ in 0..100 {
            let Next::Solution(solution) = walk.next(effort) else {
                break;
            };
            let solution: [u128; WORDS] = packing.write(&solution);
            for (word, digits) in solution[..CELLS].iter().enumerate() {
                assert_eq!(words[word] & digits, *digits);
            }
        }
        before - count(&words)
    }

    #[test]
    fn takes_what_fails_and_nothing_else() {
        assert!(keeps_what_does_not_fail(&ONE_SOLUTION) > 0);
        // With one given less there are several solutions.
        for cell in 0..81 {
            let mut several = ONE_SOLUTION;
            if several[cell / 9][cell % 9] != 0 {
                several[cell / 9][cell % 9] = 0;
                keeps_what_does_not_fail(&several);
            }
        }
        assert_eq!(keeps_what_does_not_fail(&[[0; 9]; 9]), 0);
    }

    /// It may refute a grid for which guesses take a thousand times as long.
    #[test]
    fn refutes_a_grid() {
        let effort = &mut Effort::new(u64::MAX);
        let mut words = followed(&TRIED).unwrap();
        assert!(packing().probe(&mut words, effort));
        assert!(effort.steps() < 100_000);
    }
}
