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

use super::{Found, Pattern, Steps};
use crate::human::digit_set::DigitSet;
use sudoku_notation::geometry::Cell;
use sudoku_notation::geometry::CellSet;

/// A table, as the columns in which each line has marks.
#[derive(Clone, Copy)]
struct Table<const N: usize> {
    lines: [u32; N],
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
    /// Exchanges lines and columns. Counts its turns and calls.
    const fn turn(&mut self, effort: &mut usize) {
        let (mut lines, mut line) = ([0; N], 0);
        while line < N {
            let mut marks = self.lines[line];
            while marks != 0 {
                lines[marks.trailing_zeros() as usize] |= 1 << line;
                marks &= marks - 1;
                *effort += 2;
            }
            line += 1;
        }
        self.lines = lines;
        self.is_turned = !self.is_turned;
    }

    /// Returns the lines that have 1 to `size` marks, and their number.
    const fn short_lines(&self, size: usize) -> (u32, usize) {
        let (mut lines, mut count, mut line) = (0, 0, 0);
        while line < N {
            let marks = self.lines[line];
            if marks != 0 && marks.count_ones() as usize <= size {
                lines |= 1 << line;
                count += 1;
            }
            line += 1;
        }
        (lines, count)
    }

    /// Adds `left` of these `count` lines to `cover`. Returns a cover of `size` lines in whose columns another line has marks.
    /// Counts its turns and calls.
    const fn cover(
        &self,
        cover: Cover,
        (mut lines, mut count): (u32, usize),
        left: usize,
        size: usize,
        effort: &mut usize,
    ) -> Option<Cover> {
        while count >= left {
            let line = lines.trailing_zeros();
            (lines, count) = (lines & (lines - 1), count - 1);
            *effort += 4;
            let columns = cover.columns | self.lines[line as usize];
            let marks = columns.count_ones() as usize;
            if marks > size {
                continue;
            }
            let cover = Cover {
                lines: cover.lines | 1 << line,
                columns,
            };
            if left > 1 {
                *effort += 3;
                let found = self.cover(cover, (lines, count), left - 1, size, effort);
                if found.is_some() {
                    return found;
                }
            } else if marks == size {
                *effort += N + 1;
                if self.is_of_use(&cover) {
                    return Some(cover);
                }
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
    pub(super) const fn subset(&mut self, size: usize) -> Option<Found<N>> {
        let (layer, place) = self.unit_to_look_at();
        let unit = self.units.of_layer(layer)[place];
        let (mut lines, mut cells, mut line) = ([0; N], unit.and(&self.open), 0);
        let (mut cell_of_line, count) = ([Cell { row: 0, column: 0 }; N], cells.len());
        self.spend_on_sets(14 + 4 * count);
        while let Some(cell) = cells.take_first() {
            cell_of_line[line] = cell;
            lines[line] = self.digits[cell.row][cell.column].bits();
            line += 1;
        }
        let Some((table, cover)) = self.cover(lines, count, size) else {
            return None;
        };
        let unit = self.units.unit(self.groups(), layer, place);
        let pattern = if table.is_turned {
            Pattern::HiddenSubset { unit, size }
        } else {
            Pattern::NakedSubset { unit, size }
        };
        Some(self.covered(&table, cover, pattern, Some(&cell_of_line)))
    }

    /// Looks for `size` rows that have a digit in only `size` columns, or the other way round.
    pub(super) const fn fish(&mut self, size: usize) -> Option<Found<N>> {
        let mut places = self.now.places(self.place as u8 + 1).and(&self.open);
        let (mut lines, mut count) = ([0; N], 0);
        self.spend_on_sets(20 + 4 * places.len());
        while let Some(cell) = places.take_first() {
            count += (lines[cell.row] == 0) as usize;
            lines[cell.row] |= 1 << cell.column;
        }
        let Some((table, cover)) = self.cover(lines, count, size) else {
            return None;
        };
        let of_rows = !table.is_turned;
        Some(self.covered(&table, cover, Pattern::Fish { size, of_rows }, None))
    }

    /// Returns a cover of `size` lines of the table with these lines, of which `count` have marks, or of the transposed table.
    ///
    /// The other lines and columns of a cover are a cover of the transposed table. If these are fewer than `size`, the easier
    /// technique has looked for them.
    const fn cover(
        &mut self,
        lines: [u32; N],
        count: usize,
        size: usize,
    ) -> Option<(Table<N>, Cover)> {
        let mut table = Table {
            lines,
            is_turned: false,
        };
        if count < 2 * size {
            return None;
        }
        let (none, mut effort) = (
            Cover {
                lines: 0,
                columns: 0,
            },
            20 + 5 * N,
        );
        let mut cover = table.cover(none, table.short_lines(size), size, size, &mut effort);
        if cover.is_none() {
            table.turn(&mut effort);
            cover = table.cover(none, table.short_lines(size), size, size, &mut effort);
        }
        self.spend(effort);
        match cover {
            Some(cover) => Some((table, cover)),
            None => None,
        }
    }

    /// Removes the marks that other lines have in the columns of a cover. The lines of a table are cells, if these are given,
    /// and its columns digits; otherwise rows and columns of a digit.
    const fn covered(
        &mut self,
        table: &Table<N>,
        cover: Cover,
        pattern: Pattern,
        cell_of_line: Option<&[Cell; N]>,
    ) -> Found<N> {
        let (mut cells, mut digits) = (CellSet::EMPTY, DigitSet::EMPTY);
        let mut line = 0;
        while line < N {
            let is_in = cover.lines >> line & 1 == 1;
            let mut marks = DigitSet::of_bits(table.lines[line] & cover.columns);
            self.spend_on_sets(6 + 8 * marks.len());
            while let Some(mark) = marks.take_first() {
                let (mut row, mut column) = (line, mark as usize - 1);
                if table.is_turned {
                    (row, column) = (column, row);
                }
                let (cell, digit) = match cell_of_line {
                    Some(cells) => (cells[row], column as u8 + 1),
                    None => (Cell { row, column }, self.place as u8 + 1),
                };
                if is_in {
                    cells.insert(cell);
                    digits.insert(digit);
                } else {
                    self.lose(digit, &CellSet::one(cell));
                }
            }
            line += 1;
        }
        Found::of(pattern, digits, cells)
    }
}
