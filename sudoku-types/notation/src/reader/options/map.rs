//! Reads maps of regions and cages: `"aaab accb accd dddd"`, in one string, a string for each row, or without quotes.

use super::follows::{Follows, is_sum};
use super::is_option;
use crate::geometry::{LARGEST, Map, place_of_name};
use crate::messages::{AreaFault, Fault, Shown};
use crate::options::OptionName;
use crate::reader::cursor::Cursor;
use crate::reader::survey::{nearest, side};
use crate::symbols::is_gap;

/// Takes a character for each cell, from strings or up to a comma, a semicolon or another option. Gives
/// how many rows the grid has, too. A fault has its place.
pub(super) const fn map(
    text: &mut Cursor<'_>,
    end: &mut usize,
    option: OptionName,
) -> Result<(Map, usize), (usize, Fault)> {
    let at = text.at;
    if let Some(name) = constant(*text) {
        return Err((at, Fault::Area(AreaFault::MapName(name))));
    }
    if let Some(semicolon) = semicolon_between_rows(*text) {
        return Err((semicolon, Fault::Area(AreaFault::MapSemicolon)));
    }
    let strings = strings(*text);
    let mut cells = Cells {
        map: [0; LARGEST * LARGEST],
        count: 0,
        option,
    };
    // What is not as long as a row, where most strings are.
    let (mut misfit, mut misfits, mut string) = (None, 0, 0);
    while string < strings {
        if string > 0 {
            skip_comma(text);
        }
        *end = text.at;
        let before = cells.count;
        if let Err(fault) = cells.take_string(text) {
            return Err(fault);
        }
        let count = cells.count - before;
        if count != strings {
            misfits += 1;
            if misfit.is_none() {
                misfit = Some((*end, string, count));
            }
        }
        string += 1;
    }
    if strings == 0
        && let Err(fault) = cells.take_bare(text, end)
    {
        return Err(fault);
    }
    if let Some((place, row, count)) = misfit
        && 2 * misfits < strings
    {
        let size = strings;
        return Err((place, Fault::Area(AreaFault::MapRow { row, count, size })));
    }
    match (cells.count, side(cells.count)) {
        (0, _) => Err((at, Fault::BadValue(option))),
        (_, Some(size)) => Ok((cells.map, size)),
        (count, None) => {
            let nearest = nearest(count);
            Err((
                at,
                Fault::Area(AreaFault::MapCount {
                    option,
                    count,
                    nearest,
                }),
            ))
        }
    }
}

/// The cells of a map, as far as they were read.
struct Cells {
    map: Map,
    count: usize,
    option: OptionName,
}

impl Cells {
    /// Takes a string.
    const fn take_string(&mut self, text: &mut Cursor<'_>) -> Result<(), (usize, Fault)> {
        let at = text.at;
        text.next();
        loop {
            let character = match text.next() {
                None => return Err((at, Fault::BadValue(self.option))),
                Some('"') => return Ok(()),
                Some(character) => text.unescaped(character),
            };
            if let Err(fault) = self.add(character) {
                return Err((at, fault));
            }
        }
    }

    /// Takes characters without quotes. `end` is the place of the last.
    const fn take_bare(
        &mut self,
        text: &mut Cursor<'_>,
        end: &mut usize,
    ) -> Result<(), (usize, Fault)> {
        let row = word_length(*text);
        loop {
            let at = text.at;
            match text.peek() {
                Some(',') if self.count < row * row && is_row_behind(*text, row) => {
                    skip_comma(text);
                }
                None | Some(';' | ',') => return Ok(()),
                Some(character) if is_gap(character) => {
                    text.skip_gaps();
                    if is_option(*text) {
                        return Ok(());
                    }
                }
                Some(character) => {
                    text.next();
                    if let Err(fault) = self.add(character) {
                        return Err((at, fault));
                    }
                    *end = at;
                }
            }
        }
    }

    const fn add(&mut self, character: char) -> Result<(), Fault> {
        let option = self.option;
        let is_name = place_of_name(character).is_some();
        if is_name || matches!(character, '.' | '_') && option.is(OptionName::Cages) {
            if is_name && self.count < LARGEST * LARGEST {
                self.map[self.count] = character as u8;
            }
            self.count += 1;
        } else if !is_gap(character) {
            return Err(Fault::Area(AreaFault::NoAreaName { option, character }));
        }
        Ok(())
    }
}

/// How many strings make a map: all up to what ends the option. Where its `;` is missing, strings may be a grid: then
/// as many as the first is long, or the first alone.
const fn strings(mut text: Cursor<'_>) -> usize {
    let (mut first, mut count) = (0, 0);
    while matches!(text.peek(), Some('"')) {
        let Some(length) = string_length(&mut text) else {
            return count + 1;
        };
        if count == 0 {
            first = length;
        }
        text.skip_gaps();
        if count > 0 && matches!(text.peek(), Some('=')) {
            return count;
        }
        count += 1;
        let mut next = text;
        skip_comma(&mut next);
        if matches!(next.peek(), Some('"')) {
            text = next;
        }
    }
    text.skip_gaps();
    let is_ended = match text.peek() {
        Some(',') => true,
        Some(';') => {
            text.next();
            text.skip_gaps();
            text.peek().is_some()
        }
        _ => is_option(text) || matches!(Follows::of(text, true), Follows::Rest),
    };
    if is_ended || count < 2 {
        count
    } else if first > 1 && first <= count {
        first
    } else {
        1
    }
}

/// How many cells a string has that is taken. There is none, or nothing closes it, if that is not said.
const fn string_length(text: &mut Cursor<'_>) -> Option<usize> {
    let mut length = 0;
    if !text.take("\"") {
        return None;
    }
    while let Some(character) = text.next() {
        if character == '"' {
            return Some(length);
        }
        length += !is_gap(character) as usize;
    }
    None
}

/// The first `;` between strings that are as many and as long as the rows of a map. With one string more and nothing
/// else, the first is the map of a small grid, and the others are rows of a larger one.
const fn semicolon_between_rows(mut text: Cursor<'_>) -> Option<usize> {
    let Some(length) = string_length(&mut text) else {
        return None;
    };
    text.skip_gaps();
    let (semicolon, mut rows) = (text.at, 1);
    while text.take(";") {
        text.skip_gaps();
        match string_length(&mut text) {
            Some(other) if other == length => rows += 1,
            _ => break,
        }
        text.skip_gaps();
    }
    let is_grid = rows == length + 1 && text.peek().is_none();
    if length > 1 && rows >= length && !is_grid {
        Some(semicolon)
    } else {
        None
    }
}

/// Whether a word as long as a row comes behind a comma, and no option or sum.
const fn is_row_behind(mut text: Cursor<'_>, row: usize) -> bool {
    skip_comma(&mut text);
    !is_option(text) && !is_sum(text) && word_length(text) == row
}

/// How many cells the next word of a map without quotes has.
const fn word_length(mut text: Cursor<'_>) -> usize {
    let mut length = 0;
    while let Some(cell) = text.next()
        && (cell.is_ascii_alphanumeric() || matches!(cell, '.' | '_'))
    {
        length += 1;
    }
    length
}

const fn skip_comma(text: &mut Cursor<'_>) {
    text.skip_gaps();
    text.take(",");
    text.skip_gaps();
}

/// The name of a constant where a map should be, if it is one: `MY_MAP`, and not `ABCD`, which has as many letters as a
/// grid has cells.
const fn constant(mut text: Cursor<'_>) -> Option<Shown> {
    let name = text.word();
    let (bytes, mut index) = (name.as_str().as_bytes(), 0);
    let mut has_blank = false;
    while index < bytes.len() {
        if bytes[index].is_ascii_lowercase() || index == 0 && !bytes[0].is_ascii_uppercase() {
            return None;
        }
        has_blank |= bytes[index] == b'_';
        index += 1;
    }
    text.skip_gaps();
    let is_alone = matches!(text.peek(), None | Some(';' | ','));
    let is_map = side(bytes.len()).is_some() && !has_blank || bytes.len() > 15;
    if bytes.is_empty() || is_map || !is_alone {
        None
    } else {
        Some(name)
    }
}
