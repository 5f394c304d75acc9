//! A text counted: cells and rows, in each way of reading them.

use super::cursor::Place;
use super::layout::{cells, nearest, side};
use super::options::SymbolList;
use super::scanner::Oddity;
use super::words::{Begins, Looks, Seen, Word, Words};
use crate::geometry::{BoxShape, LARGEST};
use crate::messages::Fault;

/// Widths of rows up to the largest; what is wider is counted as one more.
const WIDTHS: usize = LARGEST + 2;

/// What a text holds.
#[derive(Clone, Copy)]
pub(super) struct Survey {
    /// How many words, and how many characters they have.
    pub(super) count: Count,
    /// Lines, and what is marked as a row.
    pub(super) lines: Rows,
    pub(super) rows: Rows,
    /// Words of several characters: numbers and wide blanks, of which the greatest; names; others; and among all of these, those of
    /// more than two.
    pub(super) numbers: usize,
    pub(super) greatest: u32,
    /// Numbers with a type of Rust's.
    pub(super) typed: usize,
    pub(super) names: usize,
    /// All names look alike.
    pub(super) names_are_one: bool,
    name: Option<(char, usize)>,
    pub(super) others: usize,
    pub(super) long: usize,
    pub(super) seen: Seen,
    /// The first `-` that may be a blank, the first empty field, and the first thing that is wrong in itself.
    pub(super) dash: Option<Place>,
    pub(super) empty_field: Option<Place>,
    pub(super) oddity: Option<(Place, Oddity)>,
}

/// How many cells there are, if each word is one and if each character is.
#[derive(Clone, Copy)]
pub(super) struct Count {
    pub(super) apart: usize,
    pub(super) together: usize,
}

/// How many rows there are of each width.
#[derive(Clone, Copy)]
pub(super) struct Rows {
    pub(super) count: usize,
    apart: [usize; WIDTHS],
    together: [usize; WIDTHS],
    /// In one of the two ways, or in both.
    either: [usize; WIDTHS],
    /// The row that has not ended.
    open: Count,
}

impl Survey {
    /// Takes all words, each as a whole.
    pub(super) const fn of(mut words: Words<'_>) -> Survey {
        let rows = Rows {
            count: 0,
            apart: [0; WIDTHS],
            together: [0; WIDTHS],
            either: [0; WIDTHS],
            open: Count {
                apart: 0,
                together: 0,
            },
        };
        let mut survey = Survey {
            count: rows.open,
            lines: rows,
            rows,
            numbers: 0,
            greatest: 0,
            typed: 0,
            names: 0,
            names_are_one: true,
            name: None,
            others: 0,
            long: 0,
            seen: words.seen,
            dash: None,
            empty_field: None,
            oddity: None,
        };
        words.manner.together = false;
        while let Some(word) = words.next() {
            survey.add(&word);
        }
        survey.lines.end_row();
        survey.rows.end_row();
        survey.seen = words.seen;
        survey.dash = words.dash;
        survey.empty_field = words.empty_field;
        survey.oddity = words.oddity;
        survey
    }

    const fn add(&mut self, word: &Word<'_>) {
        if !matches!(word.begins, Begins::Cell) {
            self.lines.end_row();
        }
        if matches!(word.begins, Begins::Row) {
            self.rows.end_row();
        }
        self.count.add(word.length);
        self.lines.open.add(word.length);
        self.rows.open.add(word.length);
        match word.looks {
            Looks::Character(_) => {}
            Looks::Number(number) => {
                self.numbers += 1;
                self.typed += (word.length > 2) as usize;
                if number > self.greatest {
                    self.greatest = number;
                }
            }
            Looks::WideBlank => self.numbers += 1,
            Looks::Name => {
                self.names += 1;
                match self.name {
                    Some((first, length)) => {
                        self.names_are_one &= first == word.first && length == word.length;
                    }
                    None => self.name = Some((word.first, word.length)),
                }
            }
            Looks::Other => self.others += 1,
        }
        if word.length > 2 {
            self.long += 1;
        }
    }
}

impl Survey {
    /// The symbols of a grid that names none: letters from A = 1 where a grid up to 9×9 is written in letters.
    ///
    /// It is, where more letters than figures would be digits, each counted once: `5 3 E E 7` has an `E` in the place of blanks, and
    /// `A B C 4` a wrong 4.
    pub(super) const fn usual_symbols(&self, size: usize) -> SymbolList {
        if size > 9 {
            return SymbolList::Standard;
        }
        let letters = self.seen.letters & ((1 << size) - 1);
        if letters.count_ones() <= self.seen.figures.count_ones() {
            return SymbolList::Standard;
        }
        let mut characters = ['A'; LARGEST];
        let mut index = 0;
        while index < size {
            characters[index] = (b'A' + index as u8) as char;
            index += 1;
        }
        SymbolList::Characters(characters, size)
    }

    /// Whether there is no blank, and the spaces are as many as would make a grid with the cells.
    pub(super) const fn are_spaces_blanks(&self, claimed: Option<usize>) -> bool {
        let Seen {
            zeros,
            blanks,
            dashes,
            spaces,
            ..
        } = self.seen;
        spaces > 0
            && zeros + blanks + dashes == 0
            && (makes_grid(self.count.apart + spaces, claimed)
                || makes_grid(self.count.together + spaces, claimed))
    }

    /// The first empty field, where without such fields there would be a grid.
    pub(super) const fn superfluous_field(&self, claimed: Option<usize>) -> Option<Place> {
        let Count { apart, together } = self.count;
        let fields = self.seen.empty_fields;
        if makes_grid(apart - fields, claimed) || makes_grid(together - fields, claimed) {
            self.empty_field
        } else {
            None
        }
    }

    /// The fault of too many or too few cells.
    pub(super) const fn miscounted(&self, are: Cells, size: Option<usize>) -> Fault {
        let count = cells(self, are, size);
        let nearest = nearest(count);
        Fault::CellCount {
            count,
            size,
            nearest,
        }
    }
}

const fn makes_grid(count: usize, claimed: Option<usize>) -> bool {
    match (side(count), claimed) {
        (Some(size), Some(claimed)) => size == claimed,
        (Some(size), None) => BoxShape::default_for(size).is_some(),
        (None, _) => false,
    }
}

impl Count {
    const fn add(&mut self, characters: usize) {
        self.apart += 1;
        self.together += characters;
    }
}

impl Rows {
    const fn end_row(&mut self) {
        let Count { apart, together } = self.open;
        if apart == 0 {
            return;
        }
        self.open = Count {
            apart: 0,
            together: 0,
        };
        self.count += 1;
        let apart = if apart < WIDTHS { apart } else { WIDTHS - 1 };
        let together = if together < WIDTHS {
            together
        } else {
            WIDTHS - 1
        };
        self.apart[apart] += 1;
        self.together[together] += 1;
        self.either[apart] += 1;
        if apart != together {
            self.either[together] += 1;
        }
    }

    /// How many rows are not `size` wide.
    pub(super) const fn misfits(&self, size: usize, cells: Cells) -> usize {
        let fitting = match cells {
            Cells::Words => &self.apart,
            Cells::Characters => &self.together,
            Cells::OfEachRow => &self.either,
        };
        self.count - fitting[size]
    }
}

/// What makes a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cells {
    /// Each word.
    Words,
    /// Each character.
    Characters,
    /// Each word of a row that has as many words as the grid is wide, else each character: where no cell has two characters.
    OfEachRow,
}
