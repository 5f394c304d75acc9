//! The words of a text, and what decides which cells they are.

use alloc::vec::Vec;

use super::above::variable;
use super::cursor::Cursor;
use super::tokens::{Signs, tokens};
use super::words::{Word, Words, allows, count, side};
use crate::geometry::LARGEST;
use crate::messages::Fault;
use crate::symbols::Symbols;

/// The reason why words are not a grid.
pub(super) enum Misfit {
    /// The number of cells or rows is wrong.
    Count,
    /// The rows are right for a grid of this size, but some cell is not a digit of it.
    Digit(usize),
    /// The cell at this place has two meanings.
    Meaning(u32, Fault),
}

/// The words of a text, with what decides which cells they are.
pub(super) struct Source<'text> {
    pub(super) words: Words,
    /// True if each character is a cell, false if each word is one.
    pub(super) together: bool,
    /// The symbols that the user chose.
    pub(super) chosen: Option<&'text Symbols<LARGEST>>,
    /// The size that the options state.
    pub(super) size: Option<usize>,
}

impl<'text> Source<'text> {
    pub(super) fn of(
        words: Words,
        chosen: Option<&'text Symbols<LARGEST>>,
        size: Option<usize>,
    ) -> Self {
        let mut source = Source {
            words,
            together: false,
            chosen,
            size,
        };
        let lengths = || source.words.list.iter().map(|word| word.length);
        let (has_single, has_long) = (lengths().any(|it| it == 1), lengths().any(|it| it > 2));
        // Words of two characters are numbers, if a grid can have that number of cells.
        let are_pairs = !has_single && source.size_of(source.words.list.len()).is_none();
        source.together = has_long || are_pairs;
        source
    }

    pub(super) fn count(&self, words: &[Word]) -> usize {
        count(words, self.together)
    }

    /// Returns true if the grid may have this size.
    pub(super) fn allows(&self, size: usize) -> bool {
        allows(self.size, size)
    }

    /// Returns the size of a grid with this number of cells.
    pub(super) fn size_of(&self, count: usize) -> Option<usize> {
        // A 1×1 grid is one character, or two figures if the symbols are numbers from 10.
        let is_wide = matches!(self.chosen, Some(Symbols::NumbersFrom(10..)));
        let is_long = self.words.pieces.len() > 1 + usize::from(is_wide);
        side(count).filter(|size| self.allows(*size) && !(*size == 1 && is_long))
    }

    pub(super) fn symbols(&self) -> &'text Symbols<LARGEST> {
        self.chosen.unwrap_or(&Symbols::Standard)
    }

    pub(super) fn has_commas(&self) -> bool {
        self.words.list.iter().any(|word| word.after_comma)
    }

    pub(super) fn rows(&self) -> Vec<&[Word]> {
        let list = &self.words.list;
        list.chunk_by(|_, next| !next.begins_row).collect()
    }

    pub(super) fn lines(&self) -> Vec<&[Word]> {
        let list = &self.words.list;
        list.chunk_by(|_, next| !next.begins_line).collect()
    }

    /// Returns true if all characters of a word are blanks. An empty field is not such a word.
    pub(super) fn is_blank(&self, word: &Word) -> bool {
        let value = |it: char| self.symbols().value_of(it, LARGEST);
        let mut pieces = self.words.pieces(word).iter();
        !word.is_empty && pieces.all(|piece| value(piece.character) == Some(0))
    }
}

/// Returns the words of a text without options.
fn source<'text>(text: &str, chosen: Option<&'text Symbols<LARGEST>>) -> Source<'text> {
    let mut cursor = Cursor::new(text);
    cursor.at += variable(cursor).unwrap_or(0);
    let tokens = tokens(cursor, chosen);
    Source::of(Words::of(&tokens, &Signs::of(&tokens)), chosen, None)
}

/// The cells of a text that are a `-`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Dashes {
    None,
    Some,
    All,
}

impl Dashes {
    fn of(source: &Source<'_>) -> Dashes {
        let is_symbol = source.chosen.is_some_and(|symbols| symbols.has('-'));
        let pieces = source.words.pieces.iter();
        match pieces.filter(|piece| piece.character == '-').count() {
            0 => Dashes::None,
            count if count == source.words.pieces.len() && !is_symbol => Dashes::All,
            _ => Dashes::Some,
        }
    }
}

/// Returns the lines of a text that have cells: the byte of the first cell, and the number of cells.
pub(super) fn rows(text: &str, chosen: Option<&Symbols<LARGEST>>) -> (Vec<(usize, usize)>, Dashes) {
    let source = source(text, chosen);
    let line = |line: &&[Word]| (source.words.at(&line[0]) as usize, source.count(line));
    (
        source.lines().iter().map(line).collect(),
        Dashes::of(&source),
    )
}

/// Returns the number of cells of a line by itself, where words of two characters are cells; 0 if it has only borders or `-`.
pub(super) fn cells_of(line: &str, chosen: Option<&Symbols<LARGEST>>) -> usize {
    let source = source(line, chosen);
    let list = &source.words.list;
    match Dashes::of(&source) {
        Dashes::All => 0,
        _ if list.iter().all(|word| word.length < 3) => list.len(),
        _ => source.count(list),
    }
}
