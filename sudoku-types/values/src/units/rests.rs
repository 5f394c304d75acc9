//! Rests of units: the digits of some rows, of some columns or of a box have a known sum, so that what cages leave of
//! them has one, and what the cages have outside.
//!
//! ```text
//!  A A │ B B B │ . . │ D     the cages within the row have the sum 30: the rest has 45 - 30
//!  │ . . . │ . . . │ D       the cages that cover it have the sum 56: what is outside has 56 - 45
//! ```

use super::{CAGES, Units};
use crate::solver::Effort;
use sudoku_notation::geometry::CellSet;

/// A rest is looked at if it has at most this number of cells,
const MOST_CELLS: usize = 5;

/// and if it is of at most this number of rows or columns.
pub(crate) const MOST_LINES: usize = 4;

/// The cells of each cage, by number.
pub(super) type Caged<const N: usize> = [[[CellSet<N>; N]; N]; CAGES];

impl<const N: usize> Units<N> {
    /// Returns the cells of each cage, for [`rests`](Units::rests), which looks at all of them each time.
    pub(crate) const fn caged(&self, effort: &mut Effort) -> Caged<N> {
        effort.spend((4 * self.start(self.cage_count) + 6 * self.cage_count) as u32);
        let (mut cages, mut number) = ([[[CellSet::EMPTY; N]; N]; CAGES], 0);
        while number < self.cage_count {
            cages[number / N / N][number / N % N][number % N] = self.cage(number);
            number += 1;
        }
        cages
    }

    /// Returns what the cages leave of `count` units of a layer, from the one in this `place` on, and what the cages that
    /// cover them have outside; each with its sum, or without cells. `cages` are those of [`caged`](Units::caged).
    pub(crate) const fn rests(
        &self,
        cages: &Caged<N>,
        layer: usize,
        place: usize,
        count: usize,
        effort: &mut Effort,
    ) -> [(CellSet<N>, u16); 2] {
        // Of a cage without a cell in the units, and more of one that has: these are counted as they are found.
        let [of_cage, of_shared] = if N > 11 { [13, 40] } else { [5, 10] };
        let mut steps = of_cage * self.cage_count as u32 + 90;
        let (mut cells, mut unit) = (CellSet::EMPTY, place);
        while unit < place + count {
            cells.add(&self.of_layer(layer)[unit]);
            unit += 1;
        }
        let all = (count * N * (N + 1) / 2) as u16;
        let (mut left, mut sum_left) = (cells, all);
        let (mut touching, mut sum_touching, mut number) = (CellSet::EMPTY, 0, 0);
        while number < self.cage_count {
            let cage = &cages[number / N / N][number / N % N][number % N];
            // Cells of two cages count once.
            if let Some(sum) = self.sum(number)
                && !cage.and(&cells).is_empty()
            {
                steps += of_shared;
                if cage.and(&touching).is_empty() {
                    touching.add(cage);
                    sum_touching += sum;
                }
                if cage.minus(&left).is_empty() && sum <= sum_left {
                    left = left.minus(cage);
                    sum_left -= sum;
                }
            }
            number += 1;
        }
        effort.spend(steps);
        let is_covered = cells.minus(&touching).is_empty() && sum_touching > all;
        let outside = if is_covered {
            touching.minus(&cells)
        } else {
            CellSet::EMPTY
        };
        let mut rests = [(left, sum_left), (outside, sum_touching.wrapping_sub(all))];
        let mut rest = 0;
        while rest < 2 {
            if rests[rest].0.len() > MOST_CELLS {
                rests[rest].0 = CellSet::EMPTY;
            }
            rest += 1;
        }
        rests
    }
}
