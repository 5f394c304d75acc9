//! Reads maps of regions and cages, `"aaab accb accd dddd"` in one string or several, by the rules for grids whose cells
//! are written together.
//!
//! Each string begins a line. There is a line for each row, or each line has the same number of whole rows; a word is the
//! whole map, whole rows, or a part of a row.

use crate::geometry::{LARGEST, Map, place_of_name};
use crate::messages::Fault;
use crate::options::OptionName;
use crate::reader::cursor::Cursor;
use crate::reader::marks::Marks;
use crate::reader::signs::{Sign, Signs};
use crate::reader::words::{Way, Word, Words, count as count_of, shown, side, uneven_word};

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
        return Err(Fault::Unquoted(option));
    }
    let mut strings = text.until(text.at);
    strings.at = from;
    let words = words(strings, option, &mut text.part)?;
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

/// The words of a map. A fault is at `part`.
fn words(strings: Cursor<'_>, option: OptionName, part: &mut usize) -> Result<Words, Fault> {
    let (mut is_inside, mut stray) = (false, None);
    let signs = Signs::of(strings, None).filter_map(|(at, sign)| match sign {
        Sign::StringOpens | Sign::StringCloses => {
            is_inside = !is_inside;
            Some((at, Sign::LineEnd))
        }
        Sign::Gap | Sign::LineEnd => Some((at, sign)),
        Sign::Cell('.' | '_') if option == OptionName::Cages => Some((at, sign)),
        Sign::Cell(name) if place_of_name(name).is_some() => Some((at, sign)),
        _ => {
            stray = stray.or(is_inside.then_some(at));
            None
        }
    });
    let words = Words::of(signs, &Marks::default(), Way::BLANKS);
    let Some(at) = stray else {
        return match words.list() {
            [] => Err(Fault::BadValue(option)),
            _ => Ok(words),
        };
    };
    let mut place = strings;
    (place.at, *part) = (at, at);
    let character = place.peek().unwrap_or_default();
    Err(Fault::NoAreaName { option, character })
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
