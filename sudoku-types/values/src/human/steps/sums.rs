//! Cells with a sum: the combinations of a cage, and the rests of units; and the ways to fill any cells.
//!
//! ```text
//!  cage of 2 cells, sum 4   1 3 | 3 1    2 and all above 3 go from its cells, and 1 and 3 from the cells that see both
//! ```
//!
//! A rest has a sum like a cage, so one search is for both. Cells that do not see each other may have the same digit.

use core::fmt;

use super::ways::{MOST, Ways};
use super::{Found, Pattern, Steps};
use crate::human::digit_set::DigitSet;
use sudoku_notation::geometry::{Cell, CellSet, DrawnLine, Unit};

/// The most cells around a filling that are looked at with it, and the most candidates of each.
const MOST_AROUND: usize = 8;
const MOST_DIGITS_AROUND: usize = 4;

/// The sum of some cells.
#[derive(Clone, Copy)]
pub(super) enum Total<const N: usize> {
    /// A number.
    Number(u16),
    /// The sum of the digits of other cells.
    Cells(CellSet<N>),
}

/// Why cells have a sum: see [`Pattern::Sum`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SumSource {
    /// The cells are a cage, or on a line with a mark.
    Line(DrawnLine),
    /// The puzzle gives the sum, but no name for the cells.
    Cells,
    /// The cages within some units leave these cells of the units over, or the cages that cover some units have these cells
    /// outside of the units.
    Rest {
        /// The first unit.
        unit: Unit,
        /// The number of units: 1 to 4.
        count: usize,
        /// True if the cells are outside of the units.
        is_outside: bool,
    },
}

/// Writes the cells, such as `the cage at row 1, column 1` or `rest of rows 1 to 3`.
impl fmt::Display for SumSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SumSource::Line(line) => line.fmt(f),
            SumSource::Cells => f.write_str("cells"),
            SumSource::Rest {
                unit,
                count,
                is_outside,
            } => {
                let of = if is_outside { "outside" } else { "of" };
                write!(f, "rest {of} {}", SeveralUnits(unit, count))
            }
        }
    }
}

/// The first of some consecutive units, and their number: `box 2`, or `rows 1 to 3`.
pub(super) struct SeveralUnits(pub(super) Unit, pub(super) usize);

impl fmt::Display for SeveralUnits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SeveralUnits(unit, count) = *self;
        match unit {
            Unit::Row(n) if count > 1 => write!(f, "rows {} to {}", n + 1, n + count),
            Unit::Column(n) if count > 1 => write!(f, "columns {} to {}", n + 1, n + count),
            _ => unit.fmt(f),
        }
    }
}

impl<const N: usize, const A: usize> Steps<N, A> {
    /// Looks at the ways to make the sum of a rest.
    pub(super) const fn rest_of_unit(&mut self) -> Option<Found<N>> {
        let rest = self.rests[0].list[self.place];
        let source = SumSource::Rest {
            unit: self.units.unit(self.groups(), rest.first.0, rest.first.1),
            count: rest.count,
            is_outside: rest.is_outside,
        };
        self.look_at_sum(rest.cells, Total::Number(rest.sum), source)
    }

    /// Returns the cells to look at.
    pub(super) const fn rest_to_look_at(&self) -> CellSet<N> {
        self.rests[0].list[self.place].cells
    }

    /// Looks at the ways to make a sum.
    pub(super) const fn look_at_sum(
        &mut self,
        cells: CellSet<N>,
        total: Total<N>,
        source: SumSource,
    ) -> Option<Found<N>> {
        let Some((digits, is_needed, _)) = self.look_at_ways(cells, Some(total), false) else {
            return None;
        };
        let pattern = Pattern::Sum {
            source,
            total: match total {
                Total::Number(sum) => Some(sum),
                Total::Cells(_) => None,
            },
            is_needed,
        };
        Some(Found::of(pattern, digits, cells))
    }

    /// Removes the candidates that occur in no way to fill the cells; if every candidate occurs, removes what all places
    /// of a digit that occurs in every way rule out. Returns the digits that the cells still have, or those
    /// that were removed from other cells; true in the second case; and all cells that were filled, those around included.
    pub(super) const fn look_at_ways(
        &mut self,
        cells: CellSet<N>,
        total: Option<Total<N>>,
        is_wide: bool,
    ) -> Option<(DigitSet, bool, CellSet<N>)> {
        let others = match total {
            Some(Total::Cells(others)) => others.len(),
            _ => 0,
        };
        if cells.is_empty() || cells.len() + others > MOST {
            return None;
        }
        let (mut ways, list) = self.ways(cells, total, is_wide);
        ways.find();
        self.spend_on_sets(40 + 7 * ways.count);
        let (mut number, mut is_needed) = (0, true);
        let (mut digits, mut all) = (DigitSet::EMPTY, cells);
        while number < ways.count {
            if number < ways.own {
                let mut lost = DigitSet::of_bits(ways.digits[number] & !ways.some[number]);
                while let Some(digit) = lost.take_first() {
                    is_needed &= !self.lose(digit, &CellSet::one(list[number]));
                }
                digits = digits.union(DigitSet::of_bits(ways.some[number]));
            } else {
                all.insert(list[number]);
            }
            number += 1;
        }
        if is_needed {
            digits = self.lose_needed(&cells, &mut ways);
        }
        self.spend(ways.effort);
        if digits.is_empty() {
            return None;
        }
        Some((digits, is_needed, all))
    }

    /// Removes what all places of a digit that occurs in every way rule out. Returns these digits.
    const fn lose_needed(&mut self, cells: &CellSet<N>, ways: &mut Ways) -> DigitSet {
        let (mut digits, mut every) = (DigitSet::EMPTY, DigitSet::of_bits(ways.every));
        while let Some(digit) = every.take_first() {
            let places = self.now.places(digit).and(cells);
            self.spend_on_sets(14 + 5 * places.len());
            // If the digit has only one place, that cell is a naked single.
            if places.len() > 1
                && let Some(lost) = self.ruled_out(places, DigitSet::one(digit))
                && ways.need(digit)
            {
                let _ = self.lose_all(&lost);
                digits.insert(digit);
            }
        }
        digits
    }

    /// Returns the cells to fill with their candidates: first those that have the same sum as `cells`, if there are any, then
    /// `cells`, and last the cells around them, if `is_wide` is true. If they have no `total`, or if `is_wide` is true, they
    /// have all sums of cells among them.
    const fn ways(
        &mut self,
        mut cells: CellSet<N>,
        total: Option<Total<N>>,
        is_wide: bool,
    ) -> (Ways, [Cell; MOST]) {
        let (mut ways, mut list) = (Ways::NONE, [Cell { row: 0, column: 0 }; MOST]);
        let (own, mut all) = (cells, cells);
        if let Some(Total::Cells(mut others)) = total {
            all.add(&others);
            ways.take(&mut others, &mut list);
            ways.others = ways.count;
        }
        ways.take(&mut cells, &mut list);
        ways.own = ways.count;
        if is_wide {
            let mut around = self.around(&all, MOST - 1 - ways.count);
            all.add(&around);
            ways.take(&mut around, &mut list);
        }
        let mut number = 0;
        while number < ways.count {
            let Cell { row, column } = list[number];
            let (peers, mut other) = (self.units.peers(list[number]), 0);
            ways.digits[number] = self.digits[row][column].bits();
            while other < ways.count {
                ways.sees[number] |= (peers.contains(list[other]) as u32) << other;
                other += 1;
            }
            self.relate(&mut ways, &list, number);
            number += 1;
        }
        let of_cell = 12 + 2 * ways.count + self.units.cost_of_peers_alone as usize;
        self.spend_on_sets(ways.count * of_cell);
        match total {
            Some(total) if !is_wide => self.add_sum(&mut ways, &list, &own, total),
            _ => self.add_sums(&mut ways, &list, &all),
        }
        (ways, list)
    }

    /// Adds the sums of cages and lines whose cells are all in the list.
    const fn add_sums(&mut self, ways: &mut Ways, list: &[Cell; MOST], all: &CellSet<N>) {
        let mut number = 0;
        while number < self.units.cage_count {
            if let Some(total) = self.total(number) {
                let (cells, mut others) = (self.units.cage(number), CellSet::EMPTY);
                if let Total::Cells(same) = total {
                    others = same;
                }
                self.spend_on_sets(4 * (cells.len() + others.len()) + 8);
                if cells.minus(all).is_empty() && others.minus(all).is_empty() {
                    self.add_sum(ways, list, &cells, total);
                }
            }
            number += 1;
        }
        self.spend(20 * number);
    }

    const fn add_sum(
        &mut self,
        ways: &mut Ways,
        list: &[Cell; MOST],
        cells: &CellSet<N>,
        total: Total<N>,
    ) {
        let cells = ways.bits(cells, list);
        match total {
            Total::Number(sum) => ways.add(cells, 0, sum as i32),
            Total::Cells(others) => ways.add(cells, ways.bits(&others, list), 0),
        }
        self.spend(4 * ways.count + 8);
    }

    /// Returns the cells with few candidates that see two of `cells`, at most `most` of them.
    const fn around(&mut self, cells: &CellSet<N>, most: usize) -> CellSet<N> {
        let (mut around, mut count, mut cost) = (CellSet::EMPTY, 0, 10);
        let mut open = self.open.minus(cells);
        while count < most
            && count < MOST_AROUND
            && let Some(cell) = open.take_first()
        {
            cost += 6;
            if self.digits[cell.row][cell.column].len() <= MOST_DIGITS_AROUND {
                if self.units.peers(cell).and(cells).len() > 1 {
                    around.insert(cell);
                    count += 1;
                }
                cost += 20;
                self.spend(self.units.cost_of_peers_alone as usize);
            }
        }
        self.spend_on_sets(cost);
        around
    }

    /// Adds the relations of a cell of the list to the other cells of the list.
    const fn relate(&mut self, ways: &mut Ways, list: &[Cell; MOST], number: usize) {
        let (mut next, mut cost) = (self.units.partners.of(list[number]), 0);
        while let Some(partner) = self.units.partners.take_next(&mut next) {
            let Cell { row, column } = partner.cell;
            let mut other = 0;
            while other < ways.count && (list[other].row != row || list[other].column != column) {
                other += 1;
            }
            // If the cells only have to differ, `sees` has that already.
            if other < ways.count && partner.relation.most_refused > 0 {
                ways.relate(number, other, partner.allowed);
            }
            cost += 10 + other;
        }
        self.spend(cost);
    }
}
