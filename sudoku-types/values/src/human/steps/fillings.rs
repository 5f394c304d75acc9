//! The ways to fill cells as a whole: a cage, a line with a mark, lines that share cells, or a unit.
//!
//! ```text
//!  dots    2 3 4 ○ 2 3 4   r1c1 and r1c2 follow each other, so one of them is 3: it goes from the cells that see both
//! ```
//!
//! A combination uses a cage or line alone, or all lines that share cells with each other. A filling also has to leave a digit
//! for the cells around, or is of a unit whose cells have relations or sums.

use super::sums::Total;
use super::ways::MOST;
use super::{Found, Pattern, Steps, SumSource};
use crate::units::Law;
use sudoku_notation::geometry::{CellSet, Constraint, DrawnLine, Groups, Unit, Which};

/// The most lines and groups of lines that are looked at.
const MOST_LINES: usize = 128;

/// The lines whose neighbours have relations, followed by the groups of such lines that share cells, which have no `DrawnLine`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lines<const N: usize> {
    list: [(CellSet<N>, Option<DrawnLine>); MOST_LINES],
    pub(super) count: usize,
    /// The turns and calls that it took to find the groups.
    pub(super) effort: usize,
}

impl<const N: usize> Lines<N> {
    pub(super) const NONE: Self = Lines {
        list: [(CellSet::EMPTY, None); MOST_LINES],
        count: 0,
        effort: 0,
    };

    /// Finds the lines of a grid with relations or several sums, and the groups of all lines.
    pub(super) const fn of(groups: Groups<'_>) -> Self {
        let (mut lines, mut all) = (Self::NONE, Self::NONE);
        let mut next = groups.lines.behind_regions();
        while let Some(line) = groups.lines.take_next(&mut next) {
            let cells = groups.lines.set(line, 0);
            let is_own = match groups.lines.constraint::<N>(line, 0) {
                Some(Constraint::Pair(..) | Constraint::Sets(_, Which::Run)) => true,
                Some(Constraint::Sum(..)) => groups.lines.constraint::<N>(line, 2).is_some(),
                Some(Constraint::Sets(..)) => false,
                Some(Constraint::Only(..)) | None => continue,
            };
            if is_own {
                lines.add(cells, Some(line));
            }
            all.add(cells, Some(line));
        }
        let mut first = 0;
        while first < all.count {
            let (own, _) = all.list[first];
            if let Some(cells) = all.joined_to(first)
                && own.len() < cells.len()
                && cells.len() < MOST
            {
                lines.add(cells, None);
            }
            first += 1;
        }
        lines.effort = all.effort;
        lines
    }

    const fn add(&mut self, cells: CellSet<N>, line: Option<DrawnLine>) {
        if self.count < MOST_LINES {
            self.list[self.count] = (cells, line);
            self.count += 1;
        }
    }

    /// Returns the cells of the group of the line `first`, or `None` if the group has an earlier line.
    const fn joined_to(&mut self, first: usize) -> Option<CellSet<N>> {
        let (mut all, mut before) = (self.list[first].0, 0);
        while before < all.len() {
            self.effort += 12 * self.count + 10;
            before = all.len();
            let mut line = 0;
            while line < self.count {
                let (cells, _) = self.list[line];
                if !cells.and(&all).is_empty() {
                    if line < first {
                        return None;
                    }
                    all.add(&cells);
                }
                line += 1;
            }
        }
        Some(all)
    }
}

impl<const N: usize, const A: usize> Steps<N, A> {
    /// Looks at the ways to fill a cage or lines.
    pub(super) const fn combination(&mut self) -> Option<Found<N>> {
        let (cells, total, unit) = self.filling_to_look_at();
        if self.is_looked_at_elsewhere() {
            return None;
        }
        match (total, unit) {
            (None, unit) => self.look_at_filling(cells, None, unit, false),
            (Some(total), Some(Unit::Line(line))) => {
                self.look_at_sum(cells, total, SumSource::Line(line))
            }
            (Some(total), _) => self.look_at_sum(cells, total, SumSource::Cells),
        }
    }

    /// Looks at the ways to fill a cage, lines or a unit that leave a digit for the cells around.
    pub(super) const fn filling(&mut self) -> Option<Found<N>> {
        let (cells, total, unit) = self.filling_to_look_at();
        if self.is_looked_at_elsewhere() {
            return None;
        }
        self.look_at_filling(cells, total, unit, true)
    }

    /// Returns true if the place is a renban, which is a line too, or a part whose sum another part has.
    const fn is_looked_at_elsewhere(&self) -> bool {
        self.place < self.units.cage_count
            && match self.units.law(self.place) {
                Law::Run => true,
                Law::AsNext => self.units.same_sum(self.place).is_none(),
                _ => false,
            }
    }

    const fn look_at_filling(
        &mut self,
        cells: CellSet<N>,
        total: Option<Total<N>>,
        unit: Option<Unit>,
        is_wide: bool,
    ) -> Option<Found<N>> {
        let Some((digits, is_needed, cells)) = self.look_at_ways(cells, total, is_wide) else {
            return None;
        };
        let pattern = Pattern::Filling {
            unit,
            is_needed,
            is_wide,
        };
        Some(Found::of(pattern, digits, cells))
    }

    /// Returns the sum of a cage, if it has one.
    pub(super) const fn total(&self, number: usize) -> Option<Total<N>> {
        match (self.units.sum(number), self.units.same_sum(number)) {
            (Some(sum), _) => Some(Total::Number(sum)),
            (None, Some(other)) => Some(Total::Cells(self.units.cage(other))),
            (None, None) => None,
        }
    }

    /// Returns the number of cages and lines.
    pub(super) const fn count_of_lines(&self) -> usize {
        self.units.cage_count + if A > 0 { self.lines[0].count } else { 0 }
    }

    /// Returns the cells to look at, their sum, and their unit or line. Cages are numbered first, then lines, then units.
    pub(super) const fn filling_to_look_at(&self) -> (CellSet<N>, Option<Total<N>>, Option<Unit>) {
        let (cages, lines) = (self.units.cage_count, self.count_of_lines());
        if self.place >= lines {
            let (layer, place) = ((self.place - lines) / N, (self.place - lines) % N);
            let unit = self.units.unit(self.groups(), layer, place);
            return (self.units.of_layer(layer)[place], None, Some(unit));
        }
        let (cells, total, line) = if self.place < cages {
            let line = self.units.line(self.groups(), self.place);
            (self.units.cage(self.place), self.total(self.place), line)
        } else {
            let (cells, line) = self.lines[0].list[self.place - cages];
            (cells, None, line)
        };
        match line {
            Some(line) => (cells, total, Some(Unit::Line(line))),
            None => (cells, total, None),
        }
    }
}
