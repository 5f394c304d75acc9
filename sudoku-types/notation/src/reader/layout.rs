//! Whether words are laid out as a grid: its rows, its borders, and what is written together or between commas.

use super::source::Misfit;
use super::words::{Word, Words, count, shown, side, uneven_word};
use crate::geometry::{BoxShape, LARGEST};
use crate::messages::Fault;

/// Checks a layout of n × n cells, if each character is a cell or each word.
pub(super) fn check(words: &Words, together: bool, size: usize) -> Result<(), Misfit> {
    let list = words.list();
    let first = words.all_pieces()[0].offset;
    if !has_rows(list, together, size) {
        return Err(Misfit::Count);
    }
    if !has_even_borders(list, together, size) {
        return Err(Misfit::Meaning(first, Fault::Bars));
    }
    let uneven = match uneven_word(list, size).filter(|_| together) {
        None if has_even_fields(list, together, size) => return Ok(()),
        None => &list[0],
        Some(word) => word,
    };
    let pieces = words.pieces(uneven);
    let (text, count) = (shown(pieces), pieces.len());
    Err(Misfit::Meaning(
        pieces[0].offset,
        Fault::Together { text, count },
    ))
}

/// Whether rows are what is marked, or lines. Neither is needed where all cells are on one line, where there is a comma
/// at the end of each line, or where all lines have the same number of whole rows.
pub(super) fn has_rows(list: &[Word], together: bool, size: usize) -> bool {
    let rows = list.chunk_by(|_, next| !next.begins_row);
    let lines = list.chunk_by(|_, next| !next.begins_line);
    let (marked, on_lines) = (rows.clone().count(), lines.clone().count());
    let is_row = |row: &[Word]| count(row, together) == size;
    if marked == size && rows.clone().all(is_row) {
        return true;
    }
    if on_lines == size {
        return marked != size && lines.clone().all(is_row);
    }
    let has_comma = |line: &[Word]| line[0].after_comma;
    let is_list = lines.clone().skip(1).all(has_comma) && !list.iter().any(|word| word.is_empty);
    let width = lines.clone().next().map_or(0, |line| count(line, together));
    let are_whole_rows = width > size
        && width.is_multiple_of(size)
        && lines.clone().all(|line| count(line, together) == width)
        && !is_grid_or_row(width);
    marked == 1 && (on_lines == 1 || is_list || are_whole_rows)
}

/// Whether a line of this length is a grid by itself, or a row of one.
fn is_grid_or_row(width: usize) -> bool {
    let is_usual = |size| size >= 4 && BoxShape::default_for(size).is_some();
    is_usual(width) || side(width).is_some_and(is_usual)
}

/// Whether all on one line, borders are at the same columns of every row, or at its end.
fn has_even_borders(list: &[Word], together: bool, size: usize) -> bool {
    let is_further = |word: &Word| word.begins_row || word.begins_line;
    let (mut columns, mut cell) = ([0_u32; LARGEST], 0);
    for word in list {
        columns[cell / size] |= u32::from(word.after_border) << (cell % size);
        cell += count(&[*word], together);
    }
    let mut rows = columns[..size].iter();
    list[1..].iter().any(is_further) || rows.all(|row| row & !1 == columns[0] & !1)
}

/// Whether between commas there is a cell everywhere, or whole rows everywhere.
fn has_even_fields(list: &[Word], together: bool, size: usize) -> bool {
    let begins = |word: &Word| word.after_comma || word.begins_line || word.begins_row;
    let fields = list.chunk_by(|_, next| !begins(next));
    let mut counts = fields.map(|field| count(field, together));
    !list.iter().any(|word| word.after_comma)
        || counts.clone().all(|count| count == 1)
        || counts.all(|count| count.is_multiple_of(size))
}
