//! Covers: if n lines of a table have marks in only n columns, the other lines lose their marks there. Pairs, triples,
//! X-wings and swordfish are all covers.
//!
//! One search finds them in four tables:
//!
//! ```text
//!  lines               columns          n = 2             3                4
//!  cells of a unit     their digits     naked pair        naked triple     naked quad
//!  digits of a unit    their places     hidden pair       hidden triple    hidden quad
//!  rows of a digit     its columns      X-wing            swordfish        jellyfish
//!  columns of a digit  its rows         X-wing            swordfish        jellyfish
//!
//!                      2  5  8  9
//!  row 3, column 1     x  x               naked pair: 2 and 5 go
//!  row 3, column 4     x  x               from the other cells
//!  row 3, column 5     x     x  x   →           x  x
//!  row 3, column 9        x  x  x               x  x
//! ```
//!
//! The same table with lines and columns exchanged finds the counterpart: a naked pair in a unit with five open cells
//! is also a hidden triple.
//!
//! One search for all of these: D. Berthier, "The Hidden Logic of Sudoku", 2007. Sets of n cells with n digits: J. F. Crook,
//! "A pencil-and-paper algorithm for solving Sudoku puzzles", Notices of the AMS 56(4), 2009. The names are those of players.

use super::{Chain, Pattern, Seen, Steps};
use crate::human::candidates::DigitSet;
use sudoku_notation::geometry::Cell;
use sudoku_notation::geometry::CellSet;

/// What the lines and columns of a table are.
#[derive(Clone, Copy)]
enum Source<const N: usize> {
    /// The cells of a unit, and their digits.
    Unit([Cell; N]),
    /// The rows of the grid, and the columns in which they have places for a digit.
    Digit(u8),
}

/// A table, as the columns in which each line has marks.
#[derive(Clone, Copy)]
struct Table<const N: usize> {
    lines: [u32; N],
    source: Source<N>,
    /// True if lines and columns are exchanged.
    is_turned: bool,
}

/// Lines of a table, and the columns in which they have marks.
#[derive(Clone, Copy)]
struct Cover {
    lines: u32,
    columns: u32,
}

impl<const N: usize> Table<N> {
    /// Returns the transposed table.
    const fn turned(&self) -> Self {
        let mut lines = [0; N];
        let mut line = 0;
        while line < N {
            let mut marks = DigitSet::of_bits(self.lines[line]);
            while let Some(column) = marks.take_first() {
                lines[column as usize - 1] |= 1 << line;
            }
            line += 1;
        }
        Table {
            lines,
            is_turned: !self.is_turned,
            ..*self
        }
    }

    /// Returns the candidate of a mark.
    const fn candidate(&self, line: usize, column: usize) -> (Cell, u8) {
        let (line, column) = if self.is_turned {
            (column, line)
        } else {
            (line, column)
        };
        match self.source {
            Source::Unit(cells) => (cells[line], column as u8 + 1),
            Source::Digit(digit) => (Cell { row: line, column }, digit),
        }
    }

    /// Returns the lines that have 1 to `size` marks, as numbers from 1, and the number of marks of all lines.
    const fn short_lines(&self, size: usize) -> (DigitSet, u32) {
        let (mut lines, mut all, mut line) = (0, 0, 0);
        while line < N {
            let marks = self.lines[line].count_ones();
            if marks > 0 && marks as usize <= size {
                lines |= 1 << line;
            }
            all += marks;
            line += 1;
        }
        (DigitSet::of_bits(lines), all)
    }

    /// Adds `left` of `lines` to `cover`. Returns a cover of `size` lines in whose columns another line has marks.
    const fn cover(
        &self,
        cover: Cover,
        mut lines: DigitSet,
        left: usize,
        size: usize,
    ) -> Option<Cover> {
        while let Some(line) = lines.take_first() {
            let columns = cover.columns | self.lines[line as usize - 1];
            let marks = columns.count_ones() as usize;
            if marks > size {
                continue;
            }
            let cover = Cover {
                lines: cover.lines | 1 << (line - 1),
                columns,
            };
            if left > 1 {
                let found = self.cover(cover, lines, left - 1, size);
                if found.is_some() {
                    return found;
                }
            } else if marks == size && self.is_of_use(&cover) {
                return Some(cover);
            }
        }
        None
    }

    /// Returns true if a line outside the cover has marks in its columns.
    const fn is_of_use(&self, cover: &Cover) -> bool {
        let mut line = 0;
        while line < N {
            if cover.lines >> line & 1 == 0 && self.lines[line] & cover.columns != 0 {
                return true;
            }
            line += 1;
        }
        false
    }
}

impl<const N: usize, const A: usize> Steps<N, A> {
    /// Looks for `size` cells of a unit with `size` digits between them, or `size` digits with `size` cells.
    pub(super) const fn subset(&mut self, size: usize) -> Option<Seen<N>> {
        let (layer, place) = self.unit_to_look_at();
        let table = self.table_of_unit(layer, place);
        let Some((table, cover)) = self.cover(table, size) else {
            return None;
        };
        let unit = self.units.unit(self.groups(), layer, place);
        let pattern = if table.is_turned {
            Pattern::HiddenSubset { unit, size }
        } else {
            Pattern::NakedSubset { unit, size }
        };
        Some(self.covered(&table, cover, pattern))
    }

    /// Looks for `size` rows that have a digit in only `size` columns, or the other way round.
    pub(super) const fn fish(&mut self, size: usize) -> Option<Seen<N>> {
        let table = self.table_of_digit(self.place as u8 + 1);
        let Some((table, cover)) = self.cover(table, size) else {
            return None;
        };
        let of_rows = !table.is_turned;
        Some(self.covered(&table, cover, Pattern::Fish { size, of_rows }))
    }

    /// Returns a cover of `size` lines of a table, or of the transposed table.
    const fn cover(&mut self, mut table: Table<N>, size: usize) -> Option<(Table<N>, Cover)> {
        let none = Cover {
            lines: 0,
            columns: 0,
        };
        loop {
            let (lines, marks) = table.short_lines(size);
            self.spend_on_cover(lines, marks, size);
            if lines.len() >= size
                && let Some(cover) = table.cover(none, lines, size, size)
            {
                return Some((table, cover));
            }
            if table.is_turned {
                return None;
            }
            table = table.turned();
        }
    }

    /// Returns the table of a unit: its open cells and their candidates.
    const fn table_of_unit(&self, layer: usize, place: usize) -> Table<N> {
        let mut cells = [Cell { row: 0, column: 0 }; N];
        let (mut lines, mut line) = ([0; N], 0);
        let mut all = self.units.of_layer(layer)[place];
        while let Some(cell) = all.take_first() {
            cells[line] = cell;
            if self.open.contains(cell) {
                lines[line] = self.digits[cell.row][cell.column].bits();
            }
            line += 1;
        }
        Table {
            lines,
            source: Source::Unit(cells),
            is_turned: false,
        }
    }

    /// Returns the table of a digit: its open places in each row.
    const fn table_of_digit(&self, digit: u8) -> Table<N> {
        let mut places = self.now.places(digit).and(&self.open);
        let mut lines = [0; N];
        while let Some(cell) = places.take_first() {
            lines[cell.row] |= 1 << cell.column;
        }
        Table {
            lines,
            source: Source::Digit(digit),
            is_turned: false,
        }
    }

    /// Removes the marks that other lines have in the columns of a cover.
    const fn covered(&mut self, table: &Table<N>, cover: Cover, pattern: Pattern) -> Seen<N> {
        let (mut cells, mut digits) = (CellSet::EMPTY, DigitSet::EMPTY);
        let mut line = 0;
        while line < N {
            let is_in = cover.lines >> line & 1 == 1;
            let mut marks = DigitSet::of_bits(table.lines[line] & cover.columns);
            while let Some(column) = marks.take_first() {
                let (cell, digit) = table.candidate(line, column as usize - 1);
                if is_in {
                    cells.insert(cell);
                    digits.insert(digit);
                } else {
                    self.lose(digit, &CellSet::one(cell));
                }
            }
            line += 1;
        }
        Seen {
            pattern,
            digits,
            cells,
            chain: Chain::NONE,
        }
    }
}
