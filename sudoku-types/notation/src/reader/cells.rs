//! Reads the cells of a grid whose layout is known, and names what is wrong with them.

use super::CellList;
use super::layout::{Layout, RowsAre};
use super::pieces::{Break, Piece, Pieces};
use super::survey::{Cells, Looks, looks};
use crate::messages::{Fault, Faults, Hint, Shown};
use crate::symbols::{Alphabet, Expected, Mark, is_blank};

/// What cells are read with.
#[derive(Clone, Copy)]
pub(super) struct CellReader<'a> {
    pub(super) pieces: &'a Pieces,
    pub(super) layout: Layout,
    pub(super) size: usize,
    pub(super) alphabet: Alphabet<'a>,
    /// 0 is a symbol, but is used for blanks.
    pub(super) zero_for_blank: bool,
}

/// A row as it is written: its pieces, how many cells they are, and whether each is one.
struct Row {
    first: usize,
    end: usize,
    count: usize,
    together: bool,
}

impl CellReader<'_> {
    /// Reads the cells, row by row, and counts them.
    pub(super) const fn read(&self, cells: &mut CellList, faults: &mut Faults<'_>) -> usize {
        let mut read = 0;
        let mut rows = 0;
        let mut first = 0;
        while let Some(row) = self.row(first) {
            let is_counted = matches!(self.layout.rows, RowsAre::Counted);
            let (mut piece, mut column) = (row.first, 0);
            while piece < row.end {
                let length = self.pieces.length(piece, row.together);
                let cell = match is_counted {
                    true => (column / self.size, column % self.size),
                    false => (rows, column),
                };
                // In a row of the wrong length a word may be several cells.
                let is_clear = is_counted || row.count == self.size || length == 1;
                self.cell(piece, length, cell, is_clear, cells, faults);
                piece += length;
                column += 1;
            }
            read += column;
            rows += 1;
            first = row.end;
        }
        read
    }

    /// Names the rows that are too short or too long, and rows that are missing or too many.
    pub(super) const fn name_misfits(&self, faults: &mut Faults<'_>) {
        let (mut is_short, mut is_long) = (false, false);
        let (mut rows, mut first, mut place) = (0, 0, 0);
        while let Some(row) = self.row(first) {
            if rows <= self.size {
                place = row.first;
            }
            is_short |= row.count < self.size;
            is_long |= row.count > self.size;
            if row.count != self.size {
                // The first cell too many; of a short row the last, after which one is missing.
                let (mut piece, mut left) = (row.first, self.size);
                while left > 0 && piece + self.pieces.length(piece, row.together) < row.end {
                    piece += self.pieces.length(piece, row.together);
                    left -= 1;
                }
                let fault = Fault::RowLength {
                    row: rows,
                    count: row.count,
                    size: self.size,
                };
                faults.add(self.pieces.list[piece].offset, fault);
            }
            rows += 1;
            first = row.end;
        }
        // A row cut in two is short and makes one more; two run together are long and make one less.
        let is_explained = if rows < self.size { is_long } else { is_short };
        if rows != self.size && !is_explained {
            let (count, size) = (rows, self.size);
            faults.add(
                self.pieces.list[place].offset,
                Fault::RowCount { count, size },
            );
        }
    }

    /// The row that begins with this piece.
    const fn row(&self, first: usize) -> Option<Row> {
        if first >= self.pieces.count {
            return None;
        }
        let end = match self.layout.rows {
            RowsAre::Counted => self.pieces.count,
            RowsAre::Lines => self.pieces.line_end(first),
            RowsAre::Marked => self.pieces.end(first, Break::Row),
        };
        let (mut words, mut word) = (0_usize, first);
        while word < end {
            word = self.pieces.end(word, Break::Space);
            words += 1;
        }
        let characters = end - first;
        let together = match self.layout.cells {
            Cells::Words => false,
            Cells::Characters => true,
            // Where neither fits, the nearer one is what was meant.
            Cells::OfEachRow => words.abs_diff(self.size) > characters.abs_diff(self.size),
        };
        Some(Row {
            first,
            end,
            count: if together { characters } else { words },
            together,
        })
    }

    const fn cell(
        &self,
        first: usize,
        length: usize,
        (row, column): (usize, usize),
        is_clear: bool,
        cells: &mut CellList,
        faults: &mut Faults<'_>,
    ) {
        let Piece {
            offset, character, ..
        } = self.pieces.list[first];
        let digit = match self.mark(first, length) {
            Mark::Given(digit) => digit,
            Mark::Blank => 0,
            Mark::Stray => {
                if is_clear {
                    faults.add_stray(offset, self.stray(first, length, (row, column), faults));
                }
                0
            }
        };
        if row < self.size && column < self.size {
            let index = row * self.size + column;
            cells.digits[index] = digit;
            cells.offsets[index] = offset;
            cells.has_letters |= digit > 0 && character.is_ascii_alphabetic();
        }
    }

    const fn mark(&self, first: usize, length: usize) -> Mark {
        let is_wide = self.alphabet.is_wide(self.size);
        match looks(self.pieces, first, length) {
            Looks::Character => self
                .alphabet
                .mark(self.pieces.list[first].character, self.size),
            Looks::Number(number) if is_wide || length > 2 => {
                self.alphabet.mark_number(number, self.size)
            }
            Looks::WideBlank if is_wide => Mark::Blank,
            _ => Mark::Stray,
        }
    }

    const fn stray(
        &self,
        first: usize,
        length: usize,
        (row, column): (usize, usize),
        faults: &Faults<'_>,
    ) -> Fault {
        let Piece {
            character,
            before,
            in_string,
            ..
        } = self.pieces.list[first];
        let word_ends = self.pieces.end(first, Break::Space) == first + length;
        let is_part = in_string && !self.pieces.strings_are_cells
            || matches!(before, Break::None) && first > 0
            || !word_ends;
        let counts_from_a = length == 1
            && character.is_ascii_alphabetic()
            && matches!(self.alphabet, Alphabet::Standard)
            && self.size > 9
            && ((character.to_ascii_uppercase() as u8 - b'A') as usize) < self.size;
        Fault::Stray {
            text: shown(self.pieces, first, length),
            cell: match is_part {
                true => Some((row as u8, column as u8)),
                false => None,
            },
            expected: Expected::of(self.alphabet, self.size),
            size: self.size as u8,
            cells: 1,
            hint: match (faults.has_hinted(), self.zero_for_blank, counts_from_a) {
                (false, true, _) => Hint::ZeroIsASymbol,
                (false, false, true) => Hint::LettersFromOne,
                _ => Hint::None,
            },
        }
    }
}

const fn shown(pieces: &Pieces, first: usize, length: usize) -> Shown {
    let mut shown = Shown::EMPTY;
    let mut index = 0;
    while index < length {
        shown.push(pieces.list[first + index].character);
        index += 1;
    }
    shown
}

/// Names what could be no digit of any grid. Where the number of cells fits none, this may be why.
pub(super) const fn name_strays_of_any_size(
    pieces: &Pieces,
    together: bool,
    faults: &mut Faults<'_>,
) {
    let mut first = 0;
    while first < pieces.count {
        let length = pieces.length(first, together);
        let (mut index, mut is_stray) = (0, false);
        while index < length {
            let character = pieces.list[first + index].character;
            is_stray |= !character.is_ascii_alphanumeric() && !is_blank(character);
            index += 1;
        }
        if is_stray {
            let (text, cells) = (shown(pieces, first, length), 1);
            let fault = Fault::StrayAnywhere { text, cells };
            faults.add_stray(pieces.list[first].offset, fault);
        }
        first += length;
    }
}
