//! The units of a grid, in tables: which cells each has, and in which units each cell is.

use super::singles::MOST_CELLS;
use super::{LARGEST, MOST_UNITS};
use sudoku_notation::geometry::{Cell, Groups, Unit};

/// A cell is in at most so many units of further rules: two diagonals, and a window.
pub(super) const MOST_FURTHER: usize = 3;

/// The constraints of a grid, as far as they are the same for all grids with these units. So the compiler need work it
/// out but once for all puzzles with the same rules.
pub(crate) struct Shape {
    pub(super) size: usize,
    /// How many units there are besides rows and columns.
    units: usize,
    /// The cells of each of these.
    pub(super) cells: [[u8; LARGEST]; MOST_UNITS],
    /// For each cell the constraints for digit 0 in its row, its column, and its box or region.
    pub(super) constraints: [[usize; 3]; LARGEST * LARGEST],
    /// The bit of each cell in their masks.
    pub(super) bits: [[u16; 3]; LARGEST * LARGEST],
    /// The units of further rules that each cell is in, and where in them; and how many these are.
    pub(super) has_further: bool,
    pub(super) further: [[(u8, u8); MOST_FURTHER]; LARGEST * LARGEST],
    pub(super) further_count: [usize; LARGEST * LARGEST],
    /// The cells of each row, column and unit, in this order, as a word; where all cells fit into one.
    pub(super) words: [u128; MOST_LINES],
    /// The cells that each cell sees, and itself.
    pub(super) seen: [u128; MOST_CELLS],
}

/// Rows, columns and units.
const MOST_LINES: usize = 2 * LARGEST + MOST_UNITS;

/// A digit, counted from 0, in a row and a column.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) row: usize,
    pub(super) column: usize,
    pub(super) digit: usize,
}

impl Shape {
    /// The shape of a grid with these units, unless it is larger than the types can check, or has more units.
    pub(crate) const fn of(groups: Groups<'_>) -> Option<Shape> {
        let size = groups.size();
        let units = groups.count() - 2 * size;
        if size > LARGEST || units > MOST_UNITS {
            return None;
        }
        let mut shape = Shape {
            size,
            units,
            cells: [[0; LARGEST]; MOST_UNITS],
            constraints: [[0; 3]; LARGEST * LARGEST],
            bits: [[0; 3]; LARGEST * LARGEST],
            has_further: units > size,
            further: [[(0, 0); MOST_FURTHER]; LARGEST * LARGEST],
            further_count: [0; LARGEST * LARGEST],
            words: [0; MOST_LINES],
            seen: [0; MOST_CELLS],
        };
        // How many cells of each box or region there were so far.
        let mut counts = [0; LARGEST];
        let places: [u8; LARGEST * LARGEST] = groups.boxes_or_regions();
        let mut row = 0;
        while row < size {
            let mut column = 0;
            while column < size {
                let cell = row * size + column;
                let place = places[cell] as usize;
                let inside = counts[place];
                counts[place] = inside + 1;
                shape.cells[place][inside] = cell as u8;
                shape.constraints[cell] = [
                    (size + row) * size,
                    (2 * size + column) * size,
                    (3 * size + place) * size,
                ];
                shape.bits[cell] = [1 << column, 1 << row, 1 << inside];
                column += 1;
            }
            row += 1;
        }
        let mut number = size;
        while number < units {
            let unit = groups.unit(2 * size + number);
            let mut inside = 0;
            while inside < size {
                let cell = groups.cell(unit, inside);
                let cell = cell.row * size + cell.column;
                shape.cells[number][inside] = cell as u8;
                let count = shape.further_count[cell];
                shape.further[cell][count] = (number as u8, inside as u8);
                shape.further_count[cell] = count + 1;
                inside += 1;
            }
            number += 1;
        }
        if size * size <= MOST_CELLS {
            shape.write_words(&groups);
        }
        Some(shape)
    }

    /// Writes rows, columns and units as words.
    const fn write_words(&mut self, groups: &Groups<'_>) {
        let mut line = 0;
        while line < self.lines() {
            let word = cells_of(groups, groups.unit(line));
            self.words[line] = word;
            let mut left = word;
            while left != 0 {
                self.seen[left.trailing_zeros() as usize] |= word;
                left &= left - 1;
            }
            line += 1;
        }
    }

    /// How many rows, columns and units there are.
    pub(super) const fn lines(&self) -> usize {
        2 * self.size + self.units
    }

    /// All constraints of the grid.
    pub(super) const fn count(&self) -> usize {
        (self.size + self.lines()) * self.size
    }

    /// The constraints that a candidate satisfies, but for those of further units.
    pub(super) const fn constraints_of(&self, candidate: Candidate) -> [usize; 4] {
        let Candidate { row, column, digit } = candidate;
        let cell = row * self.size + column;
        let [in_row, in_column, in_box] = self.constraints[cell];
        [cell, in_row + digit, in_column + digit, in_box + digit]
    }

    /// The n-th of those of further units, if there are so many.
    pub(super) const fn further_constraint(
        &self,
        candidate: Candidate,
        nth: usize,
    ) -> Option<usize> {
        let Candidate { row, column, digit } = candidate;
        let cell = row * self.size + column;
        if nth >= self.further_count[cell] {
            return None;
        }
        let unit = self.further[cell][nth].0 as usize;
        Some((3 * self.size + unit) * self.size + digit)
    }

    /// The candidate of this bit of a constraint's mask.
    pub(super) const fn candidate(&self, constraint: usize, bit: usize) -> Candidate {
        let size = self.size;
        let (x, y) = (constraint / size, constraint % size);
        let (row, column, digit) = match x / size {
            0 => (x, y, bit),
            1 => (x - size, bit, y),
            2 => (bit, x - 2 * size, y),
            _ => {
                let cell = self.cells[x - 3 * size][bit] as usize;
                (cell / size, cell % size, y)
            }
        };
        Candidate { row, column, digit }
    }
}

/// The cells of a unit.
const fn cells_of(groups: &Groups<'_>, unit: Unit) -> u128 {
    let (length, size) = (groups.length(unit), groups.size());
    let (mut cells, mut index) = (0, 0);
    while index < length {
        let Cell { row, column } = groups.cell(unit, index);
        cells |= 1 << (row * size + column);
        index += 1;
    }
    cells
}
