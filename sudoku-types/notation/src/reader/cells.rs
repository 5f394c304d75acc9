//! The cells of a text whose layout is known, and what is wrong with them.

use super::cursor::Place;
use super::layout::{Layout, RowsAre};
use super::survey::{Cells, Count};
use super::words::{Begins, Looks, Word, Words};
use crate::geometry::LARGEST;
use crate::messages::{Fault, Hint, ParseErrors, Shown};
use crate::symbols::{Alphabet, Expected, Mark};

/// The cells of a grid in reading order.
#[derive(Clone, Copy)]
pub struct CellList {
    /// 0 for a blank, else the digit from 1.
    pub digits: [u8; LARGEST * LARGEST],
    /// How many bytes of the text stand before the cell.
    pub offsets: [u32; LARGEST * LARGEST],
    /// Whether some digit is written as a letter.
    pub has_letters: bool,
}

impl CellList {
    pub(super) const NONE: CellList = CellList {
        digits: [0; LARGEST * LARGEST],
        offsets: [0; LARGEST * LARGEST],
        has_letters: false,
    };
}

/// Names the rows that are too short or too long, and rows that are missing or too many.
pub(super) const fn name_misfits(
    mut words: Words<'_>,
    layout: Layout,
    size: usize,
    errors: &mut ParseErrors,
) {
    let (mut any_short, mut any_long) = (false, false);
    let mut rows = 0;
    let mut first_cell = None;
    while let Some(row) = Row::next(&mut words, layout, size) {
        if rows <= size {
            first_cell = Some(row.first);
        }
        if row.count != size {
            any_short |= row.count < size;
            any_long |= row.count > size;
            let fault = Fault::RowLength {
                row: rows,
                count: row.count,
                size,
            };
            errors.add(row.misfit_place(size), fault);
        }
        rows += 1;
    }
    // A row cut in two is short and makes one more; two run together are long and make one less.
    let is_explained = if rows < size { any_long } else { any_short };
    if let Some(place) = first_cell
        && rows != size
        && !is_explained
    {
        errors.add(place, Fault::RowCount { count: rows, size });
    }
}

/// A row as it is written.
struct Row<'text> {
    first: Place,
    /// How many cells it has.
    count: usize,
    words: Words<'text>,
}

impl<'text> Row<'text> {
    /// Takes the next row.
    const fn next(words: &mut Words<'text>, layout: Layout, size: usize) -> Option<Row<'text>> {
        words.manner.together = false;
        let begin = *words;
        let Some(first) = words.next() else {
            return None;
        };
        let mut count = Count {
            apart: 1,
            together: first.length,
        };
        loop {
            let before = *words;
            match words.next() {
                Some(word) if !begins_row(&word, layout.rows) => {
                    count.apart += 1;
                    count.together += word.length;
                }
                Some(_) => {
                    *words = before;
                    break;
                }
                None => break,
            }
        }
        let together = match layout.cells {
            Cells::Words => false,
            Cells::Characters => true,
            // Where neither fits, the nearer one is what was meant.
            Cells::OfEachRow => {
                count.apart != size
                    && (count.together == size
                        || count.apart.abs_diff(size) > count.together.abs_diff(size))
            }
        };
        let mut words = begin;
        words.manner.together = together;
        Some(Row {
            first: first.place(),
            count: if together {
                count.together
            } else {
                count.apart
            },
            words,
        })
    }

    /// The first cell too many; of a short row the last, after which one is missing.
    const fn misfit_place(mut self, size: usize) -> Place {
        let last = if self.count > size {
            size
        } else {
            self.count - 1
        };
        let mut place = self.first;
        let mut cell = 0;
        while cell <= last
            && let Some(word) = self.words.next()
        {
            place = word.place();
            cell += 1;
        }
        place
    }
}

const fn begins_row(word: &Word<'_>, rows: RowsAre) -> bool {
    match rows {
        RowsAre::Counted => false,
        RowsAre::Lines => !matches!(word.begins, Begins::Cell),
        RowsAre::Marked => matches!(word.begins, Begins::Row),
    }
}

/// What cells are read with.
#[derive(Clone, Copy)]
pub(super) struct CellReader<'a> {
    pub(super) layout: Layout,
    pub(super) size: usize,
    pub(super) alphabet: Alphabet<'a>,
    pub(super) expected: Expected,
    /// 0 is a symbol, and stands where blanks should.
    pub(super) zero_for_blank: bool,
    /// What a stray may have been meant for is said once.
    pub(super) has_hinted: bool,
}

impl CellReader<'_> {
    /// Reads all cells, row by row, and counts them.
    pub(super) const fn read(
        mut self,
        mut words: Words<'_>,
        cells: &mut CellList,
        errors: &mut ParseErrors,
    ) -> usize {
        let mut read = 0;
        if matches!(self.layout.rows, RowsAre::Counted) {
            words.manner.together = matches!(self.layout.cells, Cells::Characters);
            while let Some(word) = words.next() {
                let cell = (read / self.size, read % self.size);
                self.cell(&word, cell, true, cells, errors);
                read += 1;
            }
            return read;
        }
        let mut row = 0;
        while let Some(Row {
            count,
            words: mut row_words,
            ..
        }) = Row::next(&mut words, self.layout, self.size)
        {
            let mut column = 0;
            while column < count
                && let Some(word) = row_words.next()
            {
                self.cell(&word, (row, column), count == self.size, cells, errors);
                column += 1;
            }
            row += 1;
            read += column;
        }
        read
    }

    const fn cell(
        &mut self,
        word: &Word<'_>,
        (row, column): (usize, usize),
        row_is_right: bool,
        cells: &mut CellList,
        errors: &mut ParseErrors,
    ) {
        let digit = match self.mark(word) {
            Mark::Given(digit) => digit,
            Mark::Blank => 0,
            Mark::Stray => {
                // In a row of the wrong length a text of several characters may be several cells.
                if row_is_right || word.length == 1 {
                    errors.add_stray(word.place(), self.stray(word, row, column));
                }
                0
            }
        };
        if row < self.size && column < self.size {
            let index = row * self.size + column;
            cells.digits[index] = digit;
            cells.offsets[index] = word.place().offset;
            cells.has_letters |= digit > 0 && word.first.is_ascii_alphabetic();
        }
    }

    const fn mark(&self, word: &Word<'_>) -> Mark {
        let is_wide = self.alphabet.is_wide(self.size);
        match word.looks {
            Looks::Character(character) => self.alphabet.mark(character, self.size),
            Looks::Number(number) if is_wide || word.length > 2 => {
                self.alphabet.mark_number(number, self.size)
            }
            Looks::WideBlank if is_wide => Mark::Blank,
            _ => Mark::Stray,
        }
    }

    const fn stray(&mut self, word: &Word<'_>, row: usize, column: usize) -> Fault {
        let is_letter = word.length == 1 && word.first.is_ascii_alphabetic();
        let letter_counts_from_one = is_letter
            && matches!(self.alphabet, Alphabet::Standard)
            && self.size > 9
            && ((word.first.to_ascii_uppercase() as u8 - b'A') as usize) < self.size;
        let hint = if self.has_hinted {
            Hint::None
        } else if self.zero_for_blank {
            Hint::ZeroIsASymbol
        } else if letter_counts_from_one {
            Hint::LettersFromOne
        } else {
            Hint::None
        };
        self.has_hinted |= !matches!(hint, Hint::None);
        Fault::Stray {
            text: shown(word),
            cell: match word.is_part {
                true => Some((row as u8, column as u8)),
                false => None,
            },
            expected: self.expected,
            size: self.size as u8,
            cells: 1,
            hint,
        }
    }
}

const fn shown(word: &Word<'_>) -> Shown {
    let mut shown = Shown::EMPTY;
    let mut characters = word.characters();
    while let Some(character) = characters.next() {
        shown.push(character);
    }
    shown
}

/// Names what could be no digit of any grid. Where the number of cells fits none, this may be why.
pub(super) const fn name_strays_of_any_size(
    mut words: Words<'_>,
    together: bool,
    errors: &mut ParseErrors,
) {
    words.manner.together = together;
    while let Some(word) = words.next() {
        let mut characters = word.characters();
        let mut is_stray = false;
        while let Some(character) = characters.next() {
            is_stray |= !character.is_ascii_alphanumeric() && !crate::symbols::is_blank(character);
        }
        if is_stray {
            let text = shown(&word);
            errors.add_stray(word.place(), Fault::StrayAnywhere { text, cells: 1 });
        }
    }
}
