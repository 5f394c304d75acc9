//! Chooses the candidate to try next: one of a set with two bits, preferably of a set that has failed often; otherwise
//! a digit of a cell with the fewest candidates.

use super::{AREA, CELL, COLUMN, Constraints, KINDS, Layout, ROW, candidate, index_of};
use crate::effort::Effort;
use crate::solver::change::Guess;
use crate::solver::failures::Failures;

impl<const N: usize> Constraints<N> {
    /// Chooses a candidate to try, in a grid in which nothing follows.
    pub(in super::super) const fn branch(
        &self,
        layout: &Layout<N>,
        failures: &Failures<N>,
        effort: &mut Effort,
    ) -> Guess {
        effort.spend(N as u32 + 8);
        let (most, half) = (failures.most(), failures.half_as_often());
        // The best sets so far: their rank, their kind, the row of their table, and their bits.
        let (mut best, mut found_kind, mut found_line, mut found) = (0, 0, 0, 0);
        let mut line = 0;
        while line < N {
            let (most, half) = (most[line], half[line]);
            macro_rules! compare {
                ($($kind:ident)*) => {$(
                    let pairs = self.pairs[$kind][line];
                    if pairs != 0 {
                        let often = pairs & (most >> (32 * $kind)) as u32;
                        let less_often = pairs & (half >> (32 * $kind)) as u32;
                        let (rank, sets) = match (often, less_often) {
                            (0, 0) => (KINDS, pairs),
                            (0, _) => (2 * KINDS, less_often),
                            _ => (3 * KINDS, often),
                        };
                        // Cells first, then rows, and so on.
                        let rank = rank - $kind;
                        if rank > best {
                            (best, found_kind, found_line, found) = (rank, $kind, line, sets);
                        }
                    }
                )*};
            }
            compare!(CELL ROW COLUMN AREA);
            line += 1;
        }
        if best == 0 {
            return self.fewest(effort);
        }
        let index = index_of!(found & !(found - 1));
        let set = match found_kind {
            CELL => self.cells[found_line][index],
            ROW => self.rows[found_line][index],
            COLUMN => self.columns[found_line][index],
            _ => self.areas[found_line][index],
        };
        let number = index_of!(set & !(set - 1));
        let (digit, row, column) = candidate!(layout, found_kind, found_line, index, number);
        Guess::new(digit, row * N + column)
    }

    /// Chooses a digit of a cell with the fewest candidates.
    const fn fewest(&self, effort: &mut Effort) -> Guess {
        effort.spend((4 * N * N) as u32);
        let (mut fewest, mut guess) = (u32::MAX, Guess::new(0, 0));
        let mut cell = 0;
        while cell < N * N {
            let digits = self.cells[cell / N][cell % N];
            let count = digits.count_ones();
            if count > 1 && count < fewest {
                (fewest, guess) = (count, Guess::new(index_of!(digits & !(digits - 1)), cell));
            }
            cell += 1;
        }
        guess
    }

    /// Returns the digits that a cell may have, bit 0 for the digit 1.
    pub(in super::super) const fn candidates_of(&self, cell: usize) -> u32 {
        self.cells[cell / N][cell % N]
    }
}
