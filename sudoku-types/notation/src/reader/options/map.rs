//! Reads maps of regions and cages, `"aaab accb accd dddd"` in one string or several, by the rules for grids whose cells
//! are written together.
//!
//! Each string begins a line. There is a line for each row, or each line has the same number of whole rows; a word is the
//! whole map, whole rows, or a part of a row.

use crate::geometry::{LARGEST, Map, place_of_name};
use crate::messages::Fault;
use crate::options::OptionName;
use crate::reader::Origin;
use crate::reader::cursor::Cursor;
use crate::reader::marks::Marks;
use crate::reader::signs::{Sign, Signs};
use crate::reader::words::{Way, Word, Words, count, shown, side, uneven_word};

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
    let signs = Signs::of(strings, None, Origin::Tokens).filter_map(|(at, sign)| match sign {
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
    let (list, cells) = (words.list(), words.characters);
    let has_lines = list[1..].iter().any(|word| word.begins_line);
    let parts = list.chunk_by(|_, next| has_lines && !next.begins_line);
    let lengths = parts.clone().map(|part| count(part, true));
    let rows = lengths.clone().count();
    // Where the cells are not n × n, but most of n parts have n cells, the others are wrong.
    let are_rows = 2 * lengths.clone().filter(|length| *length == rows).count() > rows;
    let size = side(cells).or(are_rows.then_some(rows));
    let fault = Fault::MapCount {
        option,
        count: cells,
    };
    let size = size.ok_or((&list[0], fault))?;
    let width = cells / rows;
    let are_even = width.is_multiple_of(size) && lengths.clone().all(|length| length == width);
    if cells != size * size || (has_lines || rows == size) && !are_even {
        let mut wrong = parts.zip(lengths).enumerate();
        if let Some((row, (words, count))) = wrong.find(|(_, (_, count))| *count != size) {
            return Err((&words[0], Fault::MapRow { row, count, size }));
        }
    }
    match uneven_word(list, size) {
        Some(word) => Err((word, Fault::MapWord(shown(words.pieces(word))))),
        None => Ok(size),
    }
}
