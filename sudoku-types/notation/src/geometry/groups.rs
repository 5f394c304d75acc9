//! Which cells of a grid have to differ: its units, as data.
//!
//! Conflicts, candidates, steps, the reasons why there is no solution, and the bounds of the macro that say where
//! givens clash take them from here. The solver's engines pack them into words of their own, which tests hold against
//! these. The judge, and the machine of types, derive rows, columns and boxes of types on their own, so that they
//! share no mistake with what is judged.

use super::rules::{diagonals, moves, windows};
use super::{Areas, BoxShape, Cell, CellSet, Lines, Rule, Rules, Unit};

/// The units of a grid: its rows, then its columns, then its boxes or regions, and then those of further rules; and
/// fewer cells that differ: pairs by a rule, and cages. Besides these, its marks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Groups<'map> {
    /// The shape of the boxes; where there are regions, that of boxes that are rows.
    pub boxes: BoxShape,
    /// The rules besides rows, columns and boxes.
    pub rules: Rules,
    /// The regions in the place of the boxes, if there are any.
    pub regions: Areas<'map>,
    /// The cages, if there are any.
    pub cages: Areas<'map>,
    /// The marks, if there are any.
    pub marks: Lines<'map>,
}

impl Groups<'static> {
    /// The units of a grid with these boxes.
    pub const fn of(boxes: BoxShape) -> Self {
        Groups {
            boxes,
            rules: Rules::NONE,
            regions: Areas::NONE,
            cages: Areas::NONE,
            marks: Lines::NONE,
        }
    }
}

impl<'map> Groups<'map> {
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
            regions,
            cages,
            marks,
        } = self;
        rules.is_empty() && regions.is_empty() && cages.is_empty() && marks.is_empty()
    }

    /// Returns the number of cells of a row, which is the number of digits.
    pub const fn size(self) -> usize {
        self.boxes.size()
    }

    /// Returns the number of units in which each digit has its place: all but pairs of cells, and cages.
    pub const fn count(self) -> usize {
        3 * self.size() + self.rules.units(self.boxes)
    }

    /// No cell has more units than this, pairs of cells and cages among them.
    pub const fn most_of_a_cell(self) -> usize {
        let (mut most, mut rules) = (3, self.rules);
        while let Some(rule) = rules.take() {
            most += rule.most_of_a_cell();
        }
        most + !self.cages.is_empty() as usize
    }

    /// A unit by its number, from 0 up to [`count`](Groups::count).
    pub const fn unit(self, index: usize) -> Unit {
        let (kind, number) = (index / self.size(), index % self.size());
        match kind {
            0 => Unit::Row(number),
            1 => Unit::Column(number),
            2 if self.regions.is_empty() => Unit::Box(number),
            2 => Unit::Region(self.regions.area(number)),
            _ => {
                let (mut left, mut rules) = (index - 3 * self.size(), self.rules);
                while let Some(rule) = rules.take() {
                    let count = rule.units(self.boxes);
                    if left < count {
                        return rule.unit(left);
                    }
                    left -= count;
                }
                panic!("there are fewer units")
            }
        }
    }

    /// That unit of a cell which is the n-th, of at most [`most_of_a_cell`](Groups::most_of_a_cell): its row, its
    /// column, its box, and by further rules some, in the order of [`unit`](Groups::unit), or none in this place.
    pub const fn unit_of(self, cell: Cell, nth: usize) -> Option<Unit> {
        match nth {
            0 => Some(Unit::Row(cell.row)),
            1 => Some(Unit::Column(cell.column)),
            2 if self.regions.is_empty() => {
                Some(Unit::Box(self.boxes.box_of(cell.row, cell.column)))
            }
            2 => match self.regions.number_at(cell) {
                Some(number) => Some(Unit::Region(self.regions.area(number))),
                None => None,
            },
            _ => self.further_unit_of(cell, nth - 3),
        }
    }

    const fn further_unit_of(self, cell: Cell, nth: usize) -> Option<Unit> {
        let (mut left, mut rules) = (nth, self.rules);
        while let Some(rule) = rules.take() {
            let most = rule.most_of_a_cell();
            if left < most {
                return rule.unit_of(self.boxes, cell, left);
            }
            left -= most;
        }
        if self.cages.is_empty() {
            return None;
        }
        match self.cages.number_at(cell) {
            Some(number) => Some(Unit::Cage(self.cages.area(number))),
            None => None,
        }
    }

    /// Returns true if this is a unit of a cell of such a grid, or one of its marks.
    pub fn has(self, unit: Unit) -> bool {
        if let Unit::Mark(line) = unit {
            return line.number < self.marks.count() && self.marks.line(line.number) == line;
        }
        let size = self.size();
        let mut cells = (0..size * size).map(|index| Cell {
            row: index / size,
            column: index % size,
        });
        let most = self.most_of_a_cell();
        cells.any(|cell| (0..most).any(|nth| self.unit_of(cell, nth) == Some(unit)))
    }

    /// Returns the number of cells of a unit.
    pub const fn length(self, unit: Unit) -> usize {
        match unit {
            Unit::Cage(area) => self.cages.length(area),
            Unit::Mark(line) => self.marks.cells(line.number).len(),
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
            Unit::Diagonal(n) => diagonals::cell(boxes, n, index),
            Unit::Window(n) => windows::cell(boxes, n, index),
            Unit::Region(area) => return self.regions.cell(area, index),
            Unit::Cage(area) => return self.cages.cell(area, index),
            Unit::Mark(line) => return self.marks.cell(line.number, index),
            Unit::KnightsMove(_) | Unit::KingsMove(_) | Unit::SideBySide(_) => match unit.pair() {
                Some((rule, pair)) => moves::cell(rule.moves(), boxes.size(), pair, index),
                None => panic!("a unit of another kind"),
            },
        };
        Cell { row, column }
    }

    /// The cells of a unit by its number, as [`unit`](Groups::unit) counts.
    pub(super) const fn cells<const N: usize>(self, number: usize) -> CellSet<N> {
        let (unit, mut cells, mut index) = (self.unit(number), CellSet::EMPTY, 0);
        while index < N {
            cells.insert(self.cell(unit, index));
            index += 1;
        }
        cells
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

    /// Two cells of the n-th unit of the second whose digits it does not allow, if it is their first unit that does not.
    const fn clash(self, cells: &[u8], second: Cell, nth: usize, unit: Unit) -> Option<Clash> {
        let (size, relation) = (self.size(), unit.relation());
        let digit = cells[second.row * size + second.column];
        let length = self.length(unit);
        let mut first = None;
        let mut index = 0;
        while digit != 0 && index < length {
            let cell = self.cell(unit, index);
            if cell.row == second.row && cell.column == second.column {
                break;
            }
            let other = cells[cell.row * size + cell.column];
            if other != 0 && !relation.holds(other, digit) {
                first = Some((cell, other));
            }
            index += 1;
        }
        let Some((first, other)) = first else {
            return None;
        };
        let mut earlier = 0;
        while earlier < nth {
            if let Some(unit) = self.unit_of(second, earlier)
                && !unit.relation().holds(other, digit)
                && self.contains(unit, first)
            {
                return None;
            }
            earlier += 1;
        }
        Some(Clash {
            unit,
            digit: if other > digit { other } else { digit },
            first,
            second,
        })
    }
}

impl Groups<'_> {
    /// Returns true if two cells with these digits clash in a unit, or on a line with a mark before the `last` link, which
    /// is one of two cells by the numbers of its line and itself.
    const fn have_clash(
        self,
        [first, second]: [Cell; 2],
        digits: [u8; 2],
        last: [usize; 2],
    ) -> bool {
        let (most, mut nth) = (self.most_of_a_cell(), 0);
        while nth < most {
            if let Some(unit) = self.unit_of(second, nth)
                && !unit.relation().holds(digits[0], digits[1])
                && !is_same(first, second)
                && self.contains(unit, first)
            {
                return true;
            }
            nth += 1;
        }
        let (mut line, mut index) = (0, 0);
        while line < last[0] || line == last[0] && index < last[1] {
            let Some(link) = self.marks.link(line, index) else {
                (line, index) = (line + 1, 0);
                continue;
            };
            index += 1;
            let [one, other] = link.cells();
            if is_same(one, first) && is_same(other, second) && !link.may_hold(digits[0], digits[1])
                || is_same(one, second)
                    && is_same(other, first)
                    && !link.may_hold(digits[1], digits[0])
            {
                return true;
            }
        }
        false
    }
}

const fn is_same(one: Cell, other: Cell) -> bool {
    one.row == other.row && one.column == other.column
}

/// Two cells of one unit that hold the same digit, or two that follow each other where these are not allowed; or digits
/// that a mark does not allow, of two cells or of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The first unit that they share: the row, else the column, else the box, else that of a further rule, else the mark.
    pub unit: Unit,
    /// The digit, from 1; of two the greater one; on a line with a mark that of the second cell.
    pub digit: u8,
    /// The earlier cell in reading order, or on the line.
    pub first: Cell,
    /// The later one; the same, if the mark is about one cell.
    pub second: Cell,
}

impl Clash {
    /// Returns the next clash of these cells, which are row by row 0 for a blank, else the digit. `next` has the number
    /// of the later cell and which of its units to look at, and begins with zeros.
    ///
    /// Every clash comes once, in the order of its later cell, and those of marks come line by line after all others:
    ///
    /// ```text
    /// 5 · · · 5 · ·      a digit k times in a unit: k − 1 clashes, each cell
    /// └───────┘          with the one before it in that unit, in reading order
    ///
    /// 5 · ·              two cells that share two units: one clash, named by
    /// └─5                the first of them
    /// ```
    pub const fn next(groups: Groups<'_>, cells: &[u8], next: &mut [usize; 2]) -> Option<Clash> {
        let (size, most) = (groups.size(), groups.most_of_a_cell());
        let [index, nth] = next;
        while *index < cells.len() {
            let cell = Cell {
                row: *index / size,
                column: *index % size,
            };
            while *nth < most {
                *nth += 1;
                if let Some(unit) = groups.unit_of(cell, *nth - 1)
                    && let Some(clash) = groups.clash(cells, cell, *nth - 1, unit)
                {
                    return Some(clash);
                }
            }
            (*index, *nth) = (*index + 1, 0);
        }
        Clash::next_of_marks(groups, cells, next)
    }

    /// Returns the next clash on lines with marks. `next` has the number of the line, after those of the cells.
    const fn next_of_marks(
        groups: Groups<'_>,
        cells: &[u8],
        [index, nth]: &mut [usize; 2],
    ) -> Option<Clash> {
        let (size, marks) = (groups.size(), groups.marks);
        while *index - cells.len() < marks.count() {
            let line = *index - cells.len();
            while let Some(link) = marks.link(line, *nth) {
                *nth += 1;
                let [first, second] = link.cells();
                let one = cells[first.row * size + first.column];
                let other = cells[second.row * size + second.column];
                if !link.may_hold(one, other)
                    && !groups.have_clash([first, second], [one, other], [line, *nth - 1])
                {
                    return Some(Clash {
                        unit: Unit::Mark(marks.line(line)),
                        digit: other,
                        first,
                        second,
                    });
                }
            }
            (*index, *nth) = (*index + 1, 0);
        }
        None
    }
}
