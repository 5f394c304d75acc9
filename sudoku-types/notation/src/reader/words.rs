//! Joins cells that are written together to words. A word has marks for what comes before it.
//!
//! ```text
//! 53_ _7_        53_ and _7_
//! 5,,3,          5, an empty field, 3, an empty field: if one field is empty, each comma ends a field
//! [5 3] [_ 7]    5, 3, _ and 7; the first and the third begin a marked row
//! ```

use alloc::string::String;
use alloc::vec::Vec;
use core::mem;

use super::tokens::{Kind, Signs, Token};
use crate::geometry::{BoxShape, LARGEST};
use crate::messages::quoted;

/// A character of a word, and its byte in the text.
#[derive(Clone, Copy)]
pub(super) struct Piece {
    pub(super) character: char,
    pub(super) at: u32,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Word {
    first: u32,
    pub(super) length: u32,
    /// True if a row begins with the word, after a bracket, a quote, `;` or `/`.
    pub(super) begins_row: bool,
    pub(super) begins_line: bool,
    pub(super) after_comma: bool,
    /// True for an empty field between commas.
    pub(super) is_empty: bool,
    /// True if the word is in a string that is a row.
    pub(super) in_string: bool,
}

/// The words of a text.
#[derive(Default)]
pub(super) struct Words {
    pub(super) pieces: Vec<Piece>,
    pub(super) list: Vec<Word>,
}

impl Words {
    pub(super) fn of(tokens: &[Token], signs: &Signs) -> Words {
        let mut builder = Builder {
            words: Words::default(),
            next: Word::default(),
            is_glued: false,
            field: Field::Start,
            border: None,
            string_is_empty: false,
            signs,
            has_commas: tokens.iter().any(|token| token.kind == Kind::Comma),
        };
        (builder.next.begins_row, builder.next.begins_line) = (true, true);
        let end = tokens.last().map_or(0, |last| last.at);
        tokens
            .iter()
            .for_each(|token| builder.take(token.at, token.kind));
        builder.end_row(end);
        builder.words
    }

    pub(super) fn pieces(&self, word: &Word) -> &[Piece] {
        &self.pieces[word.first as usize..][..word.length as usize]
    }

    /// Returns the byte at which a word begins.
    pub(super) fn at(&self, word: &Word) -> u32 {
        self.pieces[word.first as usize].at
    }

    /// Returns the beginning of a word, short enough for an error.
    pub(super) fn shown(&self, word: &Word) -> String {
        shown(self.pieces(word))
    }

    /// Returns the cells of some words, each with its word. If `together`, each character is a cell, otherwise each word.
    pub(super) fn cells<'a>(
        &'a self,
        words: &'a [Word],
        together: bool,
    ) -> impl Iterator<Item = (&'a Word, &'a [Piece])> + Clone {
        words.iter().flat_map(move |word| {
            let pieces = self.pieces(word);
            let cells = pieces.chunks(if together { 1 } else { pieces.len() });
            cells.map(move |cell| (word, cell))
        })
    }
}

/// Returns the number of cells of some words. If `together`, each character is a cell, otherwise each word.
pub(super) fn count(words: &[Word], together: bool) -> usize {
    if together {
        words.iter().map(|word| word.length as usize).sum()
    } else {
        words.len()
    }
}

/// Returns the size of a grid with this number of cells.
pub(super) fn side(count: usize) -> Option<usize> {
    let side = count.isqrt();
    (side * side == count && (1..=LARGEST).contains(&side)).then_some(side)
}

/// Returns true if a grid may have this size: the one that its options state, otherwise one with usual boxes.
pub(super) fn allows(asked: Option<usize>, size: usize) -> bool {
    let is_usual = || BoxShape::default_for(size).is_some();
    asked.map_or_else(is_usual, |asked| asked == size)
}

/// Returns the first word that is neither the whole grid, nor a part of a row, nor whole rows where all words are equally long.
/// Above 9×9 a part of a row is allowed only if all words are equally long.
pub(super) fn uneven_word(list: &[Word], size: usize) -> Option<&Word> {
    let are_alike = list.iter().all(|word| word.length == list[0].length);
    let mut cell = 0;
    list.iter().find(|word| {
        let (from, count) = (cell % size, word.length as usize);
        cell += count;
        let is_part = from + count <= size && (size <= 9 || are_alike);
        !(is_part || are_alike && count.is_multiple_of(size) || count == size * size)
    })
}

/// Returns the beginning of these characters, short enough for an error.
pub(super) fn shown(pieces: &[Piece]) -> String {
    quoted(pieces.iter().map(|piece| piece.character))
}

/// The last thing that was read in a list of fields.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    Start,
    AfterComma,
    AfterCell,
    /// A row in brackets or quotes: a comma after it does not begin a field.
    AfterRow,
}

struct Builder<'a> {
    words: Words,
    /// The marks of the next word.
    next: Word,
    /// True if the next character belongs to the last word.
    is_glued: bool,
    field: Field,
    /// A border, if the current field has nothing else so far.
    border: Option<Piece>,
    /// True if the current string has nothing so far.
    string_is_empty: bool,
    signs: &'a Signs,
    has_commas: bool,
}

/// Returns the number of cells of a word: 1 for `null`, the number of figures for `5u8`, otherwise the number of characters.
fn cells_of_word(word: &str) -> usize {
    let suffix = word.trim_start_matches(|it: char| it.is_ascii_digit());
    match word.len() - suffix.len() {
        0 if BLANKS.contains(&word) => 1,
        figures @ 1..=2 if SUFFIXES.contains(&suffix) => figures,
        _ => word.chars().count(),
    }
}

/// The character for a blank that is an empty field or `null`.
const BLANK: char = '_';

/// Words that programs write for blanks.
const BLANKS: [&str; 2] = ["null", "None"];

/// The suffixes of numbers in Rust.
const SUFFIXES: [&str; 12] = [
    "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize",
];

impl Builder<'_> {
    fn take(&mut self, at: u32, kind: Kind) {
        match kind {
            Kind::Cell(character) => self.push(at, character),
            Kind::Dash if self.signs.dashes_are_blanks => self.push(at, '-'),
            kind => {
                self.end_word();
                self.mark(at, kind);
            }
        }
    }

    /// Takes a token that is not a part of a cell.
    fn mark(&mut self, at: u32, kind: Kind) {
        let are_cells = self.signs.strings_are_cells;
        match kind {
            kind if self.signs.is_comma(kind) => self.comma(at),
            Kind::Dash => self.border(at, '-'),
            Kind::Border(character) => self.border(at, character),
            Kind::LineEnd => {
                // The comma after a row may be at the beginning of the next line.
                let after_row = self.field == Field::AfterRow;
                self.end_row(at);
                if after_row {
                    self.field = Field::AfterRow;
                }
                self.next.begins_line = true;
            }
            Kind::StringOpens if are_cells => {
                (self.field, self.string_is_empty) = (Field::Start, true);
            }
            Kind::StringCloses if are_cells => {
                if mem::take(&mut self.string_is_empty) {
                    // A border alone in a string is a wrong cell.
                    let border = self.border.take();
                    let cell = border.unwrap_or(Piece {
                        character: BLANK,
                        at,
                    });
                    self.push(cell.at, cell.character);
                    self.end_word();
                }
                self.field = Field::AfterRow;
            }
            Kind::Open | Kind::StringOpens => {
                self.field = Field::Start;
                self.end_marked(at);
                self.next.in_string = kind == Kind::StringOpens;
            }
            Kind::Close | Kind::StringCloses => {
                self.end_marked(at);
                self.field = Field::AfterRow;
                self.next.in_string = false;
            }
            Kind::Semicolon | Kind::Slash => self.end_marked(at),
            _ => {}
        }
    }

    fn push(&mut self, at: u32, character: char) {
        let words = &mut self.words;
        if !self.is_glued {
            let in_string = self.next.in_string;
            let first = words.pieces.len() as u32;
            words.list.push(Word {
                first,
                ..mem::take(&mut self.next)
            });
            self.next.in_string = in_string;
        }
        words.pieces.push(Piece { character, at });
        if let Some(last) = words.list.last_mut() {
            last.length += 1;
        }
        (self.is_glued, self.field, self.border) = (true, Field::AfterCell, None);
        self.string_is_empty = false;
    }

    /// Ends a word. In a list `null` becomes a blank, and `5u8` becomes 5.
    fn end_word(&mut self) {
        let (true, Some(last)) = (mem::take(&mut self.is_glued), self.words.list.last_mut()) else {
            return;
        };
        let pieces = &mut self.words.pieces;
        let first = last.first as usize;
        if !(3..=7).contains(&last.length)
            || !(self.has_commas || pieces[first].character.is_ascii_digit())
        {
            return;
        }
        let word: String = pieces[first..]
            .iter()
            .map(|piece| piece.character)
            .collect();
        let length = cells_of_word(&word);
        if BLANKS.contains(&&*word) {
            pieces[first].character = BLANK;
        }
        pieces.truncate(first + length);
        last.length = length as u32;
    }

    fn push_empty_field(&mut self, at: u32) {
        self.next.is_empty = true;
        self.push(at, BLANK);
        self.is_glued = false;
    }

    fn border(&mut self, at: u32, character: char) {
        self.border = Some(Piece { character, at });
    }

    fn comma(&mut self, at: u32) {
        match (self.field, self.border.take()) {
            (Field::AfterRow | Field::AfterCell, _) => {}
            // A border alone in a field is a wrong cell.
            (Field::AfterComma, Some(border)) => {
                self.push(border.at, border.character);
                self.is_glued = false;
            }
            _ if self.signs.fields_may_be_empty => self.push_empty_field(at),
            _ => {}
        }
        self.field = match self.field {
            Field::AfterRow => Field::Start,
            _ => Field::AfterComma,
        };
        self.next.after_comma = true;
    }

    /// Ends a row by a bracket, a quote, `;` or `/`.
    fn end_marked(&mut self, at: u32) {
        self.end_row(at);
        self.next.begins_row = true;
    }

    /// Ends a row or a line.
    fn end_row(&mut self, at: u32) {
        self.end_word();
        if self.field == Field::AfterComma && self.signs.fields_may_be_empty {
            self.push_empty_field(at);
        }
        (self.field, self.border) = (Field::Start, None);
    }
}
