//! Cells with a sum: the combinations that a cage can have, and the rests of units.
//!
//! ```text
//!  combination      cage of 2 cells, sum 4   1 3 | 3 1        2 and all above 3 go from its cells, and 1 and 3 from the
//!                                                             cells that see both
//!
//!  rest of a unit   A A │ B B B │ . . │ D    the cages within the row have the sum 30: the rest has 45 - 30
//!                   │ . . . │ . . . │ D      the cages that cover it have the sum 56: what is outside has 56 - 45
//! ```
//!
//! A rest is a sum of cells as a cage is, so that there is one search for both: it fills the cells with their candidates
//! until each candidate is in one way at least. The digits of cells that do not see each other may be equal.

use super::ways::{MOST, Ways};
use super::{Chain, Pattern, Seen, Steps};
use crate::human::candidates::DigitSet;
use sudoku_notation::geometry::{CellSet, Groups, Unit, Units};
use sudoku_notation::technique::Technique;

/// No person looks at a rest of more cells,
const MOST_CELLS: usize = 5;
/// nor at more rows or columns at once.
const MOST_LINES: usize = 4;

/// The most sums: of cages, and then of rests, the first of which are those of single units.
const MOST_SUMS: usize = 128;

/// Cells with a sum.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sum<const N: usize> {
    pub(super) cells: CellSet<N>,
    sum: u16,
    /// Whether all of the cells see each other.
    differ: bool,
    /// Why they have it.
    pattern: Pattern,
}

/// The sums of a grid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sums<const N: usize> {
    list: [Sum<N>; MOST_SUMS],
    pub(super) cages: usize,
    pub(super) rests: usize,
}

impl<const N: usize> Sums<N> {
    pub(super) const NONE: Self = Sums {
        list: [Sum {
            cells: CellSet::EMPTY,
            sum: 0,
            differ: false,
            pattern: Pattern::Combination {
                cage: Unit::Row(0),
                sum: 0,
                is_needed: false,
            },
        }; MOST_SUMS],
        cages: 0,
        rests: 0,
    };

    /// The sums that follow from cages.
    pub(super) const fn of(groups: Groups<'_>, units: &Units<N>) -> Self {
        let mut sums = Self::NONE;
        let mut number = 0;
        while number < units.cage_count {
            if units.sums[number] > 0 {
                sums.list[sums.cages] = Sum {
                    cells: units.cages[number],
                    sum: units.sums[number],
                    differ: true,
                    pattern: Pattern::Combination {
                        cage: units.unit(groups, units.layers, number),
                        sum: units.sums[number] as usize,
                        is_needed: false,
                    },
                };
                sums.cages += 1;
            }
            number += 1;
        }
        let mut count = 1;
        while count <= MOST_LINES && sums.cages > 0 {
            let mut layer = 0;
            // Several units of other layers have nothing to do with each other.
            while layer < if count == 1 { units.layers } else { 2 } {
                let mut place = 0;
                while place + count <= N {
                    sums.add_rests(groups, units, [layer, place, count]);
                    place += 1;
                }
                layer += 1;
            }
            count += 1;
        }
        sums
    }

    /// Adds what some units and their cages leave of each other.
    const fn add_rests(
        &mut self,
        groups: Groups<'_>,
        units: &Units<N>,
        [layer, place, count]: [usize; 3],
    ) {
        let (mut cells, mut added) = (CellSet::EMPTY, 0);
        while added < count {
            cells.add(&units.of_layer(layer)[place + added]);
            added += 1;
        }
        let (mut within, mut touching) = (CellSet::EMPTY, CellSet::EMPTY);
        let (mut sum_within, mut sum_touching, mut cage) = (0, 0, 0);
        while cage < self.cages {
            let of_cage = &self.list[cage].cells;
            if !of_cage.and(&cells).is_empty() {
                touching.add(of_cage);
                sum_touching += self.list[cage].sum;
                if of_cage.minus(&cells).is_empty() {
                    within.add(of_cage);
                    sum_within += self.list[cage].sum;
                }
            }
            cage += 1;
        }
        let sum = (count * N * (N + 1) / 2) as u16;
        let unit = units.unit(groups, layer, place);
        if !within.is_empty() && sum_within < sum {
            self.add_rest(
                units,
                cells.minus(&within),
                sum - sum_within,
                (unit, count, false),
            );
        }
        if !cells.is_empty() && cells.minus(&touching).is_empty() && sum < sum_touching {
            self.add_rest(
                units,
                touching.minus(&cells),
                sum_touching - sum,
                (unit, count, true),
            );
        }
    }

    /// Adds a rest if a person would look at it.
    const fn add_rest(
        &mut self,
        units: &Units<N>,
        cells: CellSet<N>,
        sum: u16,
        (unit, count, is_outside): (Unit, usize, bool),
    ) {
        let number = self.cages + self.rests;
        if cells.is_empty() || cells.len() > MOST_CELLS || number == MOST_SUMS {
            return;
        }
        let (mut left, mut differ) = (cells, true);
        while let Some(cell) = left.take_first() {
            differ &= left.minus(&units.peers(cell)).is_empty();
        }
        self.list[number] = Sum {
            cells,
            sum,
            differ,
            pattern: Pattern::RestOfUnit {
                unit,
                count,
                is_outside,
                sum: sum as usize,
                is_needed: false,
            },
        };
        self.rests += 1;
    }
}

impl<const N: usize, const A: usize> Steps<N, A> {
    /// The cells with a sum to look at.
    pub(super) const fn sum_to_look_at(&self) -> &Sum<N> {
        let sums = &self.sums[0];
        match self.technique {
            Technique::RestOfUnit => &sums.list[sums.cages + self.place],
            _ => &sums.list[self.place],
        }
    }

    /// Takes the candidates that are in no way to make a sum; or where there are none, the digits that are in every
    /// way from the cells that see all of their places.
    pub(super) const fn combination(&mut self) -> Option<Seen<N>> {
        let sum = *self.sum_to_look_at();
        let mut ways = self.ways(&sum);
        ways.find();
        let (mut cells, mut number, mut is_needed) = (sum.cells, 0, true);
        let (mut digits, mut cost) = (DigitSet::EMPTY, 10 * N);
        while let Some(cell) = cells.take_first() {
            let mut lost = self.digits[cell.row][cell.column].difference(ways.some[number]);
            while let Some(digit) = lost.take_first() {
                cost += 12;
                is_needed &= !self.lose(digit, &CellSet::one(cell));
            }
            digits = digits.union(ways.some[number]);
            number += 1;
        }
        if is_needed {
            digits = DigitSet::EMPTY;
        }
        let mut every = ways.every;
        while is_needed && let Some(digit) = every.take_first() {
            let places = self.now.places(digit).and(&sum.cells);
            cost += 14 + places.len() * (5 + self.units.cost_of_peers as usize);
            let (mut left, mut losers) = (places, self.now.places(digit).minus(&places));
            while let Some(place) = left.take_first() {
                losers = losers.and(&self.units.peers(place));
            }
            if !places.is_empty()
                && !losers.is_empty()
                && ways.need(digit)
                && self.lose(digit, &losers)
            {
                digits.insert(digit);
            }
        }
        self.spend_on_ways(&ways, cost);
        if is_needed && digits.is_empty() {
            return None;
        }
        Some(Seen {
            pattern: sum.pattern.with(is_needed),
            digits,
            cells: sum.cells,
            chain: Chain::NONE,
        })
    }

    /// The cells of a sum with their candidates.
    const fn ways(&mut self, sum: &Sum<N>) -> Ways {
        let mut ways = Ways::new(sum.sum);
        let mut cells = sum.cells;
        while let Some(cell) = cells.take_first() {
            ways.push(self.digits[cell.row][cell.column]);
        }
        if !sum.differ {
            ways.sees = Some(self.sees(sum.cells));
        }
        ways
    }

    /// For each of these cells which of them it sees, a bit for each.
    const fn sees(&self, cells: CellSet<N>) -> [u32; MOST] {
        let (mut sees, mut left, mut number) = ([0; MOST], cells, 0);
        while let Some(cell) = left.take_first() {
            let peers = self.units.peers(cell);
            let (mut others, mut bit) = (cells, 1);
            while let Some(other) = others.take_first() {
                if peers.contains(other) {
                    sees[number] |= bit;
                }
                bit <<= 1;
            }
            number += 1;
        }
        sees
    }
}
