//! Which cells of a grid have to differ: its units, as data.
//!
//! Conflicts, candidates, steps, the reasons why there is no solution, and the bounds of the macro that say where
//! givens clash take them from here. The solver's engines pack them into words of their own, which tests hold against
//! these. The judge, and the machine of types, derive rows, columns and boxes of types on their own, so that they
//! share no mistake with what is judged.

use super::rules::moves;
use super::{BoxShape, Cell, CellSet, LARGEST, LineKind, Lines, Rule, Rules, Unit};

/// The units of a grid: its rows, then its columns, then its boxes, those of further rules, and regions; and besides these
/// its pairs of cells by rules, cages and marks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Groups<'a> {
    /// The shape of the boxes. In a jigsaw they are rows.
    pub boxes: BoxShape,
    /// The rules besides rows, columns and boxes.
    pub rules: Rules,
    /// The regions, cages and marks.
    pub lines: Lines<'a>,
}

impl Groups<'static> {
    /// The units of a grid with these boxes.
    pub const fn of(boxes: BoxShape) -> Self {
        Groups {
            boxes,
            rules: Rules::NONE,
            lines: Lines::NONE,
        }
    }
}

impl<'a> Groups<'a> {
    /// The same with these rules, and with no others, if grids with these boxes can have them all; else the first that
    /// they cannot.
    pub const fn with(self, rules: Rules) -> Result<Self, Rule> {
        let mut left = rules;
        while let Some(rule) = left.take() {
            if !rule.is_for(self.boxes) {
                return Err(rule);
            }
        }
        Ok(Groups { rules, ..self })
    }

    /// Returns true if the grid has only rows, columns and boxes.
    pub const fn is_usual(self) -> bool {
        let Groups {
            boxes: _,
            rules,
            lines,
        } = self;
        rules.is_empty() && lines.is_empty()
    }

    /// Returns the most turns and calls that it takes to go through the units and pairs of rules, and to write them down.
    pub const fn cost_of_rules(self) -> u32 {
        let (mut rules, mut moves) = (self.rules, 0);
        while let Some(rule) = rules.take() {
            moves += 1 + rule.moves().len();
        }
        (40 * moves * self.size() * self.size()) as u32
    }

    /// Returns the number of cells of a row, which is the number of digits.
    pub const fn size(self) -> usize {
        self.boxes.size()
    }

    /// Returns true if regions are in the place of boxes: boxes are rows, and regions cover the grid.
    pub const fn is_jigsaw(self) -> bool {
        self.lines.covers() && self.boxes.rows() == 1
    }

    /// Returns the number of units in which each digit has its place: all but pairs of cells, and cages.
    pub const fn count(self) -> usize {
        let regions = if self.is_jigsaw() {
            0
        } else {
            self.lines.regions()
        };
        3 * self.size() + self.rules.units(self.boxes) + regions
    }

    /// A unit by its number, from 0 up to [`count`](Groups::count).
    pub const fn unit(self, index: usize) -> Unit {
        let (kind, number) = (index / self.size(), index % self.size());
        match kind {
            0 => Unit::Row(number),
            1 => Unit::Column(number),
            2 if self.is_jigsaw() => Unit::Line(self.lines.region(number)),
            2 => Unit::Box(number),
            _ => {
                let (mut left, mut rules) = (index - 3 * self.size(), self.rules);
                while let Some(rule) = rules.take() {
                    let count = rule.units(self.boxes);
                    if left < count {
                        return Unit::Rule(rule, left);
                    }
                    left -= count;
                }
                Unit::Line(self.lines.region(left))
            }
        }
    }

    /// Returns for each cell the number of its box, or of the region in its place.
    pub const fn areas(self) -> [[u8; LARGEST]; LARGEST] {
        let (mut areas, mut area) = ([[0; LARGEST]; LARGEST], 0);
        while area < self.size() {
            let (unit, mut index) = (self.unit(2 * self.size() + area), 0);
            while index < self.size() {
                let Cell { row, column } = self.cell(unit, index);
                areas[row][column] = area as u8;
                index += 1;
            }
            area += 1;
        }
        areas
    }

    /// Returns all units, and all pairs of cells, cages and marks.
    pub fn units(self) -> impl Iterator<Item = Unit> + 'a {
        let size = self.size();
        let of_rules = self.rules.iter().flat_map(move |rule| {
            let pairs = 0..size * size * rule.moves().len();
            let is_there = move |pair: &usize| moves::pair(rule.moves(), size, *pair).is_some();
            pairs
                .filter(is_there)
                .map(move |pair| Unit::Rule(rule, pair))
        });
        let lines = self
            .lines
            .iter()
            .filter(|line| !line.kind.is(LineKind::Region));
        let units = (0..self.count()).map(move |number| self.unit(number));
        units.chain(of_rules).chain(lines.map(Unit::Line))
    }

    /// Returns the number of cells of a unit.
    pub const fn length(self, unit: Unit) -> usize {
        match unit {
            Unit::Line(line) => self.lines.length(line),
            _ if unit.is_partial() => 2,
            _ => self.size(),
        }
    }

    /// A cell of a unit, by its number in reading order. It means nothing for other kinds of units.
    pub const fn cell(self, unit: Unit, index: usize) -> Cell {
        let boxes = self.boxes;
        let (row, column) = match unit {
            Unit::Row(row) => (row, index),
            Unit::Column(column) => (index, column),
            Unit::Box(n) => {
                // A band is as many boxes wide as a box has rows.
                let (rows, columns) = (boxes.rows(), boxes.columns());
                (
                    n / rows * rows + index / columns,
                    n % rows * columns + index % columns,
                )
            }
            Unit::Rule(rule, n) => rule.cell(boxes, n, index),
            Unit::Line(line) => return self.lines.cell(line, index),
        };
        Cell { row, column }
    }

    /// Returns true if a cell belongs to a unit.
    pub const fn contains(self, unit: Unit, cell: Cell) -> bool {
        let mut index = 0;
        while index < self.length(unit) {
            let other = self.cell(unit, index);
            if other.row == cell.row && other.column == cell.column {
                return true;
            }
            index += 1;
        }
        false
    }

    /// Returns the cells of a unit.
    pub const fn cells<const N: usize>(self, unit: Unit) -> CellSet<N> {
        let (mut cells, length, mut index) = (CellSet::EMPTY, self.length(unit), 0);
        while index < length {
            cells.insert(self.cell(unit, index));
            index += 1;
        }
        cells
    }
}
