//! Chooses where to branch: in a cell that has been part of many failures, otherwise in one with the fewest candidates.

use super::Boards;
use crate::solver::change::Guess;
use crate::solver::effort::Effort;
use crate::solver::failures::Failures;

impl Boards {
    /// Chooses a candidate of a cell with few candidates, in a grid in which nothing follows.
    pub(in super::super) const fn branch<const N: usize>(
        &self,
        words: &[u128],
        failures: &Failures<N>,
        effort: &mut Effort,
    ) -> Guess {
        let size = self.size;
        effort.spend(3 * size as u32 + 10);
        // Cells with at least one candidate, with at least two, and so on.
        let (mut one, mut two, mut three, mut four) = (0, 0, 0, 0);
        let mut digit = 0;
        while digit < size {
            let board = words[digit];
            four |= three & board;
            three |= two & board;
            two |= one & board;
            one |= board;
            digit += 1;
        }
        let weak = failures.most()[0];
        let (pairs, triples) = (two & !three, three & !four);
        let cells = if pairs & weak != 0 {
            pairs & weak
        } else if triples & weak != 0 {
            triples & weak
        } else if two & weak != 0 && self.has_sums() {
            two & weak
        } else if pairs != 0 {
            pairs
        } else if triples != 0 {
            triples
        } else {
            two
        };
        let cell = cells & !(cells - 1);
        let mut word = 0;
        while words[word] & cell == 0 {
            word += 1;
        }
        Guess::new(word, cell.trailing_zeros() as usize)
    }
}
