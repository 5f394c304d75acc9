//! Reads maps of regions and cages, `"aaab accb accd dddd"` in one string or several, by the rules for grids whose cells
//! are written together.
//!
//! Each string begins a line. There is a line for each row, or each line has the same number of whole rows; a word is the
//! whole map, whole rows, or a part of a row.

use crate::geometry::{LARGEST, Map, place_of_name};
use crate::messages::Fault;
use crate::options::OptionName;
use crate::reader::cursor::Cursor;
use crate::reader::tokens::{Kind, Token, tokens};
use crate::reader::words::{Piece, Way, Word, Words, count as count_of, shown, side, uneven_word};

/// Takes a map, and returns the number of its rows, too. A fault is at `text.part`; otherwise that is the last string.
pub(super) fn map(text: &mut Cursor<'_>, option: OptionName) -> Result<(Map, usize), Fault> {
    let (from, mut next) = (text.at, *text);
    while next.take("\"") {
        next.part = next.at - 1;
        if !next.take_string('"') {
            break;
        }
        *text = next;
        next.skip_gaps();
        next.take(",");
        next.skip_gaps();
    }
    if text.at == from {
        return Err(Fault::BadValue(option));
    }
    let mut strings = text.until(text.at);
    strings.at = from;
    let words = words(strings);
    let is_blank = |name| option == OptionName::Cages && matches!(name, '.' | '_');
    let is_stray = |name| place_of_name(name).is_none() && !is_blank(name);
    let mut pieces = words.all_pieces().iter();
    if let Some(&Piece { character, offset }) = pieces.find(|piece| is_stray(piece.character)) {
        text.part = offset as usize;
        return Err(Fault::NoAreaName { option, character });
    } else if words.list().is_empty() {
        return Err(Fault::BadValue(option));
    }
    let size = size(&words, option).map_err(|(word, fault)| {
        text.part = words.pieces(word)[0].offset as usize;
        fault
    })?;
    let mut map = [0; LARGEST * LARGEST];
    for (cell, piece) in map.iter_mut().zip(words.all_pieces()) {
        *cell = place_of_name(piece.character).map_or(0, |place| place as u8 + 1);
    }
    Ok((map, size))
}

/// The words of a map, in which nothing but names, spaces and ends of lines has a meaning.
fn words(strings: Cursor<'_>) -> Words {
    let tokens = tokens(strings, None);
    let plain = tokens.iter().map(|&Token { kind, at }| match kind {
        Kind::Cell(_) | Kind::Dashes(..) => Token { kind, at },
        Kind::LineEnd | Kind::StringOpens | Kind::StringCloses => Token {
            kind: Kind::LineEnd,
            at,
        },
        _ => Token {
            kind: Kind::Gap,
            at,
        },
    });
    Words::of(plain, Way::PLAIN)
}

/// Returns the number of rows. A fault has the word that it is about.
fn size(words: &Words, option: OptionName) -> Result<usize, (&Word, Fault)> {
    let (list, count) = (words.list(), words.characters);
    let size = side(count).ok_or((&list[0], Fault::MapCount { option, count }))?;
    let lines = list.chunk_by(|_, next| !next.begins_line);
    let mut lines = lines.map(|line| (line, count_of(line, true))).enumerate();
    let mut width = None;
    let mut is_wrong =
        |count: usize| *width.get_or_insert(count) != count || !count.is_multiple_of(size);
    if let Some((row, (line, count))) = lines.find(|(_, (_, count))| is_wrong(*count)) {
        return Err((&line[0], Fault::MapRow { row, count, size }));
    }
    match uneven_word(list, size) {
        Some(word) => Err((word, Fault::MapWord(shown(words.pieces(word))))),
        None => Ok(size),
    }
}
