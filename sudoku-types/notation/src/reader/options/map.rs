//! Reads maps of regions and cages, `"aaab accb accd dddd"`, in one string or several, by the rules for grids of single characters.
//!
//! Each string begins a line. All lines have the same number of whole rows. A word is the whole map, whole rows, or a part of a
//! row.

use alloc::vec::Vec;

use super::{Parts, at};
use crate::messages::{Fault, Located};
use crate::options::OptionName;
use crate::reader::cursor::Cursor;
use crate::reader::tokens::{Kind, Signs, Token, tokens};
use crate::reader::words::{Piece, Word, Words, count as count_of, side, uneven_word};

/// Takes a map, and returns the name of each cell, or a blank, with the number of rows. Its last part is the last string.
pub(super) fn map(text: &mut Cursor<'_>, option: OptionName) -> Parts<(Vec<char>, usize)> {
    let (from, mut next, mut last) = (text.at, *text, text.at);
    while next.take("\"") {
        let begin = next.at - 1;
        if !next.take_string('"') {
            break;
        }
        (*text, last) = (next, begin);
        next.skip_gaps();
        next.take(",");
        next.skip_gaps();
    }
    if text.at == from {
        return at(from, Fault::BadValue(option));
    }
    let mut strings = text.until(text.at);
    strings.at = from;
    let words = words(strings);
    // `_` is not allowed in regions: it shows that a grid follows a map without its closing quote.
    let is_blank = |name| name == '.' || name == '_' && option == OptionName::Cages;
    let is_stray = |name: char| !name.is_ascii_alphanumeric() && !is_blank(name);
    let mut pieces = words.pieces.iter();
    if let Some(&Piece {
        character,
        at: place,
    }) = pieces.find(|piece| is_stray(piece.character))
    {
        return at(place as usize, Fault::NoAreaName { option, character });
    } else if words.list.is_empty() {
        return at(last, Fault::BadValue(option));
    }
    let size = size(&words, option)?;
    let map = words.pieces.iter().map(|piece| piece.character);
    Ok(((map.collect(), size), last))
}

/// Returns the words of a map. Only names, spaces and ends of lines have a meaning in it.
fn words(strings: Cursor<'_>) -> Words {
    let tokens = tokens(strings, None);
    let plain = |&Token { kind, at }: &Token| Token {
        kind: match kind {
            Kind::Cell(_) | Kind::Dash => kind,
            Kind::LineEnd | Kind::StringOpens | Kind::StringCloses => Kind::LineEnd,
            _ => Kind::Gap,
        },
        at,
    };
    let plain: Vec<Token> = tokens.iter().map(plain).collect();
    Words::of(&plain, &Signs::PLAIN)
}

/// Returns the number of rows, or a fault at the wrong word.
fn size(words: &Words, option: OptionName) -> Result<usize, Located> {
    let (list, count) = (&words.list, words.pieces.len());
    let wrong = |word: &Word, fault| at(words.at(word) as usize, fault);
    let Some(size) = side(count) else {
        return wrong(&list[0], Fault::MapCount { option, count });
    };
    let lines = list.chunk_by(|_, next| !next.begins_line);
    let mut lines = lines.map(|line| (line, count_of(line, true))).enumerate();
    let mut width = None;
    let mut is_wrong =
        |count: usize| *width.get_or_insert(count) != count || !count.is_multiple_of(size);
    if let Some((row, (line, count))) = lines.find(|(_, (_, count))| is_wrong(*count)) {
        return wrong(&line[0], Fault::MapRow { row, count, size });
    }
    match uneven_word(list, size) {
        Some(word) => wrong(word, Fault::MapWord(words.shown(word))),
        None => Ok(size),
    }
}
