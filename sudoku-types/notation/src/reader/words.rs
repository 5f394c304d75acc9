//! Words: what is written together is one, and each has what comes before it.
//!
//! ```text
//! 53_ _7_        53_ and _7_
//! 5,,3,          5, an empty field, and 3; after the last comma there is a field too, or none
//! [5 3] [_ 7]    5, 3, _ and 7; the first and the third begin a marked row
//! -- 1 --        two words and 1, or two borders and 1
//! ```

use alloc::vec::Vec;
use core::mem;

use super::tokens::{Kind, Token};
use crate::geometry::LARGEST;
use crate::messages::Shown;

/// Four times the cells of the largest grid: of more, only the number is of interest.
pub(super) const MOST: usize = 4 * LARGEST * LARGEST;

/// The character in the place of a `-` that cannot be a blank, and touches a cell on one side.
pub(super) const WRONG_DASH: char = '\u{ffff}';

/// A character of a word, and the number of bytes of the text before it.
#[derive(Clone, Copy, Default)]
pub(super) struct Piece {
    pub(super) character: char,
    pub(super) offset: u32,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Word {
    first: u16,
    /// The number of its characters.
    pub(super) length: u16,
    /// A marked row begins with it, by a bracket, a quote, `;` or `/`.
    pub(super) begins_row: bool,
    pub(super) begins_line: bool,
    pub(super) after_comma: bool,
    pub(super) after_border: bool,
    /// It is an empty field, not a word.
    pub(super) is_empty: bool,
    /// It is in a string that is a row. (Without this flag words have padding, and a list of them takes longer to make.)
    pub(super) in_row_string: bool,
}

/// An answer to each question that a text may leave open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way {
    /// Runs of `-` that may be borders are blanks.
    pub(super) dashes: bool,
    /// There is a field after the last comma of a row.
    pub(super) last_fields: bool,
    /// A string is a cell, as in JSON, and not a row.
    pub(super) strings_are_cells: bool,
    /// A `;` is a comma, as in tables of some programs, and not the end of a row.
    pub(super) semicolons_are_commas: bool,
    /// A tab is a comma, as in cells of a spreadsheet, and not a gap.
    pub(super) tabs_are_commas: bool,
}

impl Way {
    /// A `-` is a blank, and after the last comma there is no field.
    pub(super) const PLAIN: Way = Way {
        dashes: true,
        last_fields: false,
        strings_are_cells: false,
        semicolons_are_commas: false,
        tabs_are_commas: false,
    };
}

/// The words of a text, read in one way.
pub(super) struct Words {
    pieces: Vec<Piece>,
    list: Vec<Word>,
    /// The number of characters, of which no more than `MOST` are kept.
    pub(super) characters: usize,
    /// A string that is a cell has several words.
    pub(super) has_long_string: bool,
    /// A string that is a row has no words.
    pub(super) has_empty_string: bool,
}

impl Words {
    pub(super) fn of(tokens: impl Iterator<Item = Token>, way: Way) -> Words {
        let room = tokens.size_hint().1.unwrap_or(0).min(MOST);
        let words = Words {
            pieces: Vec::with_capacity(room),
            list: Vec::with_capacity(room),
            characters: 0,
            has_long_string: false,
            has_empty_string: false,
        };
        let mut builder = Builder {
            words,
            next: Word::default(),
            is_glued: false,
            field: Field::Start,
            border: None,
            string: None,
            in_cell_string: false,
            in_row_string: false,
            way,
        };
        (builder.next.begins_row, builder.next.begins_line) = (true, true);
        let mut end = 0;
        for Token { kind, at } in tokens {
            end = at;
            builder.take(end, kind);
        }
        builder.end_row(end, false);
        builder.words
    }

    pub(super) fn list(&self) -> &[Word] {
        &self.list
    }

    pub(super) fn pieces(&self, word: &Word) -> &[Piece] {
        &self.pieces[word.first.into()..][..word.length.into()]
    }

    pub(super) fn all_pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Returns true if there is one word and nothing else, not even a border.
    pub(super) fn is_one(&self) -> bool {
        matches!(&self.list[..], [one] if usize::from(one.length) == self.pieces.len())
    }

    /// The cells of some words, if each character is one or each word; and the word of each.
    pub(super) fn cells<'a>(
        &'a self,
        words: &'a [Word],
        together: bool,
    ) -> impl Iterator<Item = (&'a Word, &'a [Piece])> {
        words.iter().flat_map(move |word| {
            let pieces = self.pieces(word);
            let cells = pieces.chunks(if together { 1 } else { pieces.len() });
            cells.map(move |cell| (word, cell))
        })
    }

    /// Returns true if a word is a run of three dashes or more.
    pub(super) fn is_ruler(&self, word: &Word) -> bool {
        word.length > 2 && self.pieces(word).iter().all(|piece| piece.character == '-')
    }

    /// Takes out the runs of dashes that are borders beside cells that are apart.
    pub(super) fn drop_rulers(&mut self) {
        let mut before = Word::default();
        let mut list = mem::take(&mut self.list);
        list.retain_mut(|word| {
            word.begins_row |= before.begins_row;
            word.begins_line |= before.begins_line;
            word.after_comma |= before.after_comma;
            word.after_border |= before.after_border;
            let is_ruler = self.is_ruler(word);
            before = match is_ruler {
                true => Word {
                    after_border: true,
                    ..*word
                },
                false => Word::default(),
            };
            !is_ruler
        });
        self.list = list;
    }
}

/// Returns the number of cells that some words are, if each character is one or each word.
pub(super) fn count(words: &[Word], together: bool) -> usize {
    match together {
        true => words.iter().map(|word| usize::from(word.length)).sum(),
        false => words.len(),
    }
}

/// The side of a square of this many cells.
pub(super) fn side(count: usize) -> Option<usize> {
    let side = count.isqrt();
    (side * side == count && (1..=LARGEST).contains(&side)).then_some(side)
}

/// The first word that is neither the whole grid, nor some whole rows as all others are, nor a part of a row. Above 9×9
/// all words are equally long.
pub(super) fn uneven_word(list: &[Word], size: usize) -> Option<&Word> {
    let are_alike = list.iter().all(|word| word.length == list[0].length);
    let mut cell = 0;
    list.iter().find(|word| {
        let (from, count) = (cell % size, usize::from(word.length));
        cell += count;
        let is_part = from + count <= size && (size <= 9 || are_alike);
        !(is_part || are_alike && count.is_multiple_of(size) || count == size * size)
    })
}

/// The beginning of what these characters are, to be quoted.
pub(super) fn shown(pieces: &[Piece]) -> Shown {
    let mut shown = Shown::EMPTY;
    for &Piece { character, .. } in pieces {
        shown.push(if character == WRONG_DASH {
            '-'
        } else {
            character
        });
    }
    shown
}

/// A place in a list of fields.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    Start,
    AfterComma,
    AfterCell,
    /// After a row in brackets or quotes: a comma after it begins no field.
    AfterRow,
}

struct Builder {
    words: Words,
    /// The part of the next word that has been read.
    next: Word,
    /// The next character belongs to the last word.
    is_glued: bool,
    field: Field,
    /// A border that is alone in its field so far.
    border: Option<char>,
    /// The number of characters before the string, if nothing but space is in it so far; and whether it is a cell, or a
    /// row.
    string: Option<usize>,
    in_cell_string: bool,
    in_row_string: bool,
    way: Way,
}

impl Builder {
    fn take(&mut self, at: u32, kind: Kind) {
        let strings_are_rows = !self.way.strings_are_cells;
        match kind {
            Kind::Cell(character) => self.push(at, character),
            Kind::Dashes(_, true) if !self.way.dashes => self.border('-'),
            Kind::Dashes(count, _) => {
                // As borders they are no blanks anywhere: where one touches a cell on one side only, it is a wrong cell.
                let cell = if self.way.dashes { '-' } else { WRONG_DASH };
                (0..count as u32).for_each(|index| self.push(at + index, cell));
            }
            Kind::Border(character) => self.border(character),
            Kind::Tab if self.way.tabs_are_commas => self.comma(at),
            Kind::Gap | Kind::Tab => self.is_glued = false,
            Kind::Frame => (self.is_glued, self.string) = (false, None),
            Kind::LineEnd => {
                // A comma may come before the next row, and not after this one.
                let after_row = self.field == Field::AfterRow;
                self.end_row(at, self.in_row_string);
                if after_row {
                    self.field = Field::AfterRow;
                }
                self.next.begins_line = true;
            }
            Kind::Semicolon if !self.way.semicolons_are_commas => self.end_row(at, true),
            Kind::Comma | Kind::Semicolon => self.comma(at),
            Kind::Slash => self.end_row(at, true),
            Kind::Open => {
                self.field = Field::Start;
                self.end_row(at, true);
            }
            Kind::Close => {
                self.end_row(at, true);
                self.field = Field::AfterRow;
            }
            Kind::StringOpens => {
                self.field = Field::Start;
                self.end_row(at, strings_are_rows);
                self.string = Some(self.words.characters);
                (self.in_row_string, self.in_cell_string) = (strings_are_rows, !strings_are_rows);
            }
            Kind::StringCloses => {
                let is_empty = self.string == Some(self.words.characters);
                self.words.has_empty_string |= is_empty && strings_are_rows;
                if is_empty && !strings_are_rows {
                    self.push(at, '_');
                }
                self.end_row(at, strings_are_rows);
                self.field = Field::AfterRow;
                (self.in_row_string, self.in_cell_string) = (false, false);
            }
        }
    }

    fn push(&mut self, offset: u32, character: char) {
        let words = &mut self.words;
        words.has_long_string |=
            self.in_cell_string && self.string < Some(words.characters) && !self.is_glued;
        if words.characters < MOST {
            words.pieces.push(Piece { character, offset });
            if !self.is_glued || words.list.is_empty() {
                words.list.push(Word {
                    first: words.characters as u16,
                    in_row_string: self.in_row_string,
                    ..mem::take(&mut self.next)
                });
            }
            if let Some(last) = words.list.last_mut() {
                last.length += 1;
            }
        }
        words.characters += 1;
        (self.is_glued, self.field, self.border) = (true, Field::AfterCell, None);
    }

    fn push_empty_field(&mut self, at: u32) {
        self.next.is_empty = true;
        self.push(at, '_');
    }

    fn border(&mut self, character: char) {
        self.is_glued = false;
        (self.border, self.string) = (Some(character), None);
        self.next.after_border = true;
    }

    fn comma(&mut self, at: u32) {
        self.is_glued = false;
        match (self.field, self.border.take()) {
            (Field::AfterRow | Field::AfterCell, _) => {}
            // A border alone in a field is a wrong cell, but one of an outer frame is not.
            (Field::AfterComma, Some(border)) | (Field::Start, Some(border @ '-')) => {
                self.push(at, border);
            }
            _ => self.push_empty_field(at),
        }
        self.field = match self.field {
            Field::AfterRow => Field::Start,
            _ => Field::AfterComma,
        };
        self.next.after_comma = true;
        self.is_glued = false;
    }

    /// Ends a row, or a line that is perhaps one.
    fn end_row(&mut self, at: u32, is_row: bool) {
        self.is_glued = false;
        if self.field == Field::AfterComma && self.way.last_fields {
            self.push_empty_field(at);
        }
        (self.is_glued, self.field, self.border) = (false, Field::Start, None);
        self.next.begins_row |= is_row;
    }
}
