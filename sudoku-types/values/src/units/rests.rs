//! Rests of units: the digits of some rows, of some columns or of a box have a known sum, so that what cages leave of
//! them has one, and what the cages have outside.
//!
//! ```text
//!  A A │ B B B │ . . │ D     the cages within the row have the sum 30: the rest has 45 - 30
//!  │ . . . │ . . . │ D       the cages that cover it have the sum 56: what is outside has 56 - 45
//! ```

use super::{CAGES, Units};
use crate::effort::Effort;
use sudoku_notation::geometry::CellSet;

/// A rest is looked at if it has at most this number of cells,
const MOST_CELLS: usize = 5;

/// and if it is of at most this number of rows or columns.
const MOST_LINES: usize = 4;

/// The most rests that are looked at. Those of single units are the first.
const MOST_RESTS: usize = 64;

/// The cells of each cage, by number.
type Caged<const N: usize> = [[[CellSet<N>; N]; N]; CAGES];

/// Cells whose sum follows from that of some units, and from cages.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rest<const N: usize> {
    pub(crate) cells: CellSet<N>,
    pub(crate) sum: u16,
    /// The layer and the place of the first unit, and the number of units.
    pub(crate) first: (usize, usize),
    pub(crate) count: usize,
    /// True if the cells are outside of the units.
    pub(crate) is_outside: bool,
}

/// The rests of a grid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rests<const N: usize> {
    pub(crate) list: [Rest<N>; MOST_RESTS],
    pub(crate) count: usize,
}

impl<const N: usize> Rests<N> {
    pub(crate) const NONE: Self = Rests {
        list: [Rest {
            cells: CellSet::EMPTY,
            sum: 0,
            first: (0, 0),
            count: 0,
            is_outside: false,
        }; MOST_RESTS],
        count: 0,
    };

    /// Finds the rests that cages leave, until the effort allowed is spent.
    pub(crate) const fn of(units: &Units<N>, effort: &mut Effort) -> Self {
        let (mut rests, mut count) = (Self::NONE, 1);
        if units.cage_count == 0 {
            return rests;
        }
        let cages = units.caged(effort);
        while count <= MOST_LINES {
            // Only rows and columns have rests of several units.
            let layers = if count == 1 { units.layers } else { 2 };
            let mut number = 0;
            while number < layers * N && rests.count < MOST_RESTS && !effort.is_spent() {
                let first = (number / N, number % N);
                if first.1 + count <= N {
                    let [left, outside] = units.rests(&cages, first, count, effort);
                    rests.add(left, first, count, false);
                    rests.add(outside, first, count, true);
                    effort.spend(60);
                }
                number += 1;
            }
            count += 1;
        }
        rests
    }

    const fn add(
        &mut self,
        (cells, sum): (CellSet<N>, u16),
        first: (usize, usize),
        count: usize,
        is_outside: bool,
    ) {
        if !cells.is_empty() && cells.len() <= MOST_CELLS && self.count < MOST_RESTS {
            self.list[self.count] = Rest {
                cells,
                sum,
                first,
                count,
                is_outside,
            };
            self.count += 1;
        }
    }
}

impl<const N: usize> Units<N> {
    /// Returns the cells of each cage.
    const fn caged(&self, effort: &mut Effort) -> Caged<N> {
        effort.spend((4 * self.start(self.cage_count) + 6 * self.cage_count) as u32);
        let (mut cages, mut number) = ([[[CellSet::EMPTY; N]; N]; CAGES], 0);
        while number < self.cage_count {
            cages[number / N / N][number / N % N][number % N] = self.cage(number);
            number += 1;
        }
        cages
    }

    /// Returns what the cages leave of `count` units of a layer, from the one in this place on, and what the cages that
    /// cover them have outside; each with its sum, or without cells.
    const fn rests(
        &self,
        cages: &Caged<N>,
        (layer, place): (usize, usize),
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
        [(left, sum_left), (outside, sum_touching.wrapping_sub(all))]
    }
}
