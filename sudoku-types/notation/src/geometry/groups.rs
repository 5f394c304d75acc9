//! Which cells of a grid have to differ: its units, as data.
//!
//! Conflicts, candidates, steps, the reasons why there is no solution, and the bounds of the macro that say where givens clash take
//! them from here. The solver's engines pack them into words of their own, which tests hold against these. The judge, and the solver
//! made of traits, derive rows, columns and boxes of types on their own, so that they share no mistake with what is judged.

use super::{BoxShape, Cell, Unit};

/// The units of a grid: its rows, then its columns, then its boxes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Groups {
    boxes: BoxShape,
}

impl Groups {
    /// The units of a grid with these boxes.
    pub const fn of(boxes: BoxShape) -> Groups {
        Groups { boxes }
    }

    /// The shape of the boxes.
    pub const fn boxes(self) -> BoxShape {
        self.boxes
    }

    /// How many cells a unit has, and how many digits there are.
    pub const fn size(self) -> usize {
        self.boxes.size()
    }

    /// How many units there are.
    pub const fn count(self) -> usize {
        self.most_of_a_cell() * self.size()
    }

    /// No cell has more units than this.
    pub const fn most_of_a_cell(self) -> usize {
        3
    }

    /// A unit by its number, from 0.
    pub const fn unit(self, index: usize) -> Unit {
        let (kind, number) = (index / self.size(), index % self.size());
        match kind {
            0 => Unit::Row(number),
            1 => Unit::Column(number),
            _ => Unit::Box(number),
        }
    }

    /// The n-th unit of a cell, in the order of [`unit`](Groups::unit).
    pub const fn unit_of(self, Cell { row, column }: Cell, nth: usize) -> Option<Unit> {
        match nth {
            0 => Some(Unit::Row(row)),
            1 => Some(Unit::Column(column)),
            2 => Some(Unit::Box(self.boxes.box_of(row, column))),
            _ => None,
        }
    }

    /// The units of a cell.
    pub fn units_of(self, cell: Cell) -> impl Iterator<Item = Unit> {
        (0..).map_while(move |nth| self.unit_of(cell, nth))
    }

    /// A cell of a unit, by its number in reading order.
    pub const fn cell(self, unit: Unit, index: usize) -> Cell {
        let (row, column) = unit.cell(self.boxes, index);
        Cell { row, column }
    }

    /// Whether a cell belongs to a unit.
    pub const fn contains(self, unit: Unit, cell: Cell) -> bool {
        unit.contains(self.boxes, cell.row, cell.column)
    }

    /// Two cells of the n-th unit of the second with the same digit, if this unit is the first that they share.
    const fn clash(self, cells: &[u8], second: Cell, nth: usize, unit: Unit) -> Option<Clash> {
        let size = self.size();
        let digit = cells[second.row * size + second.column];
        let mut first = None;
        let mut index = 0;
        while digit != 0 && index < size {
            let cell = self.cell(unit, index);
            if cell.row == second.row && cell.column == second.column {
                break;
            }
            if cells[cell.row * size + cell.column] == digit {
                first = Some(cell);
            }
            index += 1;
        }
        let Some(first) = first else {
            return None;
        };
        let mut earlier = 0;
        while earlier < nth
            && let Some(unit) = self.unit_of(second, earlier)
        {
            if self.contains(unit, first) {
                return None;
            }
            earlier += 1;
        }
        Some(Clash {
            unit,
            digit,
            first,
            second,
        })
    }
}

/// Two cells of one unit that hold the same digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The first unit that they share: the row, else the column, else the box.
    pub unit: Unit,
    /// The digit, from 1.
    pub digit: u8,
    /// The earlier cell in reading order.
    pub first: Cell,
    /// The later one.
    pub second: Cell,
}

/// Every clash of a grid once, in the order of its later cell.
///
/// ```text
/// 5 · · · 5 · ·      a digit k times in a unit: k − 1 clashes, each cell
/// └───────┘          with the one before it in that unit, in reading order
///
/// 5 · ·              two cells that share two units: one clash, named by
/// └─5                the first of them
/// ```
#[derive(Clone, Debug)]
pub struct Clashes<'cells> {
    groups: Groups,
    /// Row by row: 0 for a blank, else the digit.
    cells: &'cells [u8],
    /// The later cell of the next one, and which of its units.
    cell: usize,
    nth: usize,
}

impl<'cells> Clashes<'cells> {
    /// The clashes of these cells, row by row: 0 for a blank, else the digit.
    pub const fn of(groups: Groups, cells: &'cells [u8]) -> Self {
        Clashes {
            groups,
            cells,
            cell: 0,
            nth: 0,
        }
    }

    /// No more than so many come.
    pub const fn at_most(&self) -> usize {
        (self.cells.len() - self.cell) * self.groups.most_of_a_cell()
    }

    /// The next clash.
    pub const fn next(&mut self) -> Option<Clash> {
        while self.cell < self.cells.len() {
            let size = self.groups.size();
            let cell = Cell {
                row: self.cell / size,
                column: self.cell % size,
            };
            while let Some(unit) = self.groups.unit_of(cell, self.nth) {
                self.nth += 1;
                let clash = self.groups.clash(self.cells, cell, self.nth - 1, unit);
                if clash.is_some() {
                    return clash;
                }
            }
            (self.cell, self.nth) = (self.cell + 1, 0);
        }
        None
    }
}
