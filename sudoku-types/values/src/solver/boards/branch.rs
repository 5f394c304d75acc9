//! Chooses the cell for the next branch: the one whose constraints have failed most often, divided by its number of candidates.
//!
//! ```text
//!  failures  candidates                  weight: failures + 4
//!         5   2 7           9 / 2
//!        11   1 3 4 8      15 / 4
//!         0   6 9           4 / 2        the first cell, which has the greatest quotient
//! ```
//!
//! If that cell has more than three candidates, a digit with two places in a unit is a choice too, with two candidates.
//!
//! This is dom/wdeg of Boussemart and others: see `failures`. It gives up on 12 of 200 jigsaws with cages, where the choice of
//! the fewest candidates gives up on 20, and takes three quarters of its steps for jigsaws. The number of marks and cages of a
//! cell gains nothing on published puzzles, neither between equal cells nor as a part of the weight (1.00 to 1.01 of the steps in
//! the geometric mean, and up to two more above 32 constants).

use super::Boards;
use crate::effort::Effort;
use crate::solver::change::Guess;
use crate::solver::failures::{BITS, Failures};

/// The weight of a cell without failures, so that the first failures do not decide alone.
const BASE: u32 = 4;

/// A choice for a branch, which takes the first of these cells, and `word` as its digit or the first candidate.
struct Choice {
    cells: u128,
    word: Option<usize>,
    weight: u32,
    candidates: u32,
}

impl Choice {
    /// Changes to the heaviest of these cells, which have this number of candidates, if its quotient is greater.
    const fn or<const N: usize>(
        &mut self,
        cells: u128,
        candidates: u32,
        word: Option<usize>,
        failures: &Failures<N>,
    ) {
        let (cells, failures) = failures.heaviest(cells);
        let weight = failures + BASE;
        if cells != 0 && weight * self.candidates > self.weight * candidates {
            *self = Choice {
                cells,
                word,
                weight,
                candidates,
            };
        }
    }
}

impl Boards {
    /// Chooses a candidate in a grid in which the rules find nothing more.
    pub(in super::super) const fn branch<const N: usize>(
        &self,
        words: &[u128],
        failures: &Failures<N>,
        effort: &mut Effort,
    ) -> Guess {
        let size = self.size;
        // Each number of candidates takes two calls, and the loop turns of the second one.
        let of_choice = BITS as u32 + 4;
        effort.spend((2 + of_choice) * size as u32 + 10);
        // The number of candidates of each cell, as bits.
        let (mut ones, mut twos, mut fours, mut eights) = (0, 0, 0, 0);
        let mut digit = 0;
        while digit < size {
            let mut carry = words[digit];
            (ones, carry) = (ones ^ carry, ones & carry);
            (twos, carry) = (twos ^ carry, twos & carry);
            (fours, carry) = (fours ^ carry, fours & carry);
            eights |= carry;
            digit += 1;
        }
        let open = twos | fours | eights;
        let mut best = Choice {
            cells: 0,
            word: None,
            weight: 0,
            candidates: 1,
        };
        let mut count = 2;
        while count <= size {
            let mut cells = open & if count & 1 == 0 { !ones } else { ones };
            cells &= if count & 2 == 0 { !twos } else { twos };
            cells &= if count & 4 == 0 { !fours } else { fours };
            cells &= if count & 8 == 0 { !eights } else { eights };
            best.or(cells, count as u32, None, failures);
            count += 1;
        }
        if best.candidates > 3 {
            effort.spend((self.count as u32 + 3 + of_choice) * size as u32);
            digit = 0;
            while digit < size {
                best.or(self.in_pairs(words[digit]) & open, 2, Some(digit), failures);
                digit += 1;
            }
        }
        let cell = best.cells & !(best.cells - 1);
        let mut word = match best.word {
            Some(word) => word,
            None => 0,
        };
        while words[word] & cell == 0 {
            word += 1;
        }
        Guess::new(word, cell.trailing_zeros() as usize)
    }
}
