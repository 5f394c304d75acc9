//! Tries every way to read a text that the rules allow. It is a grid only if exactly one comes out.

use super::CellList;
use super::cells::{Fitted, Misfit, figures, meaning};
use super::source::Source;
use super::words::{MOST, Piece, Way, Word, Words, count, shown, side, uneven_word};
use crate::geometry::{BoxShape, LARGEST};
use crate::messages::Fault;

/// All that a text can be.
#[derive(Default)]
pub(super) struct Readings {
    one: Option<CellList>,
    /// A place with two meanings: of the whole text, or the first one in it.
    pub(super) unclear: Option<(u32, Fault)>,
    /// There is another grid than the one.
    is_other: bool,
    /// Grids in which cells mean nothing: their sizes, and whether each character is a cell.
    pub(super) strays: [Option<(usize, bool)>; 8],
}

impl Readings {
    pub(super) fn of(source: &Source<'_>) -> Readings {
        let mut readings = Readings::default();
        let (ways, row_ends) = ways(source);
        for way in ways {
            let mut words = source.words(way);
            let ends = !way.last_fields && row_ends > 0;
            let form = form(&words);
            if form != Form::Apart {
                readings.add(fit(&words, true, source, ends));
            }
            if form != Form::Together {
                words.drop_rulers();
                readings.add(fit(&words, false, source, ends));
            }
        }
        readings
    }

    fn add(&mut self, fitted: Fitted) {
        match (fitted, &self.one) {
            (Ok(grid), None) => self.one = Some(grid),
            (Ok(grid), Some(one)) if (one.size, one.digits) == (grid.size, grid.digits) => {}
            (Ok(grid), Some(one)) => {
                // The first place at which only one of them has a cell.
                let mut places = one.offsets.into_iter().zip(grid.offsets);
                let (a, b) = places.find(|(a, b)| a != b).unwrap_or_default();
                let at = if a.min(b) > 0 { a.min(b) } else { a.max(b) };
                (self.unclear, self.is_other) = (Some((at, Fault::TwoReadings)), true);
            }
            (Err(Misfit::Count), _) => {}
            (Err(Misfit::Digit { size, together }), _) => {
                let place = self.strays.iter_mut().find(|place| place.is_none());
                _ = place.map(|place| place.insert((size, together)));
            }
            (Err(Misfit::Meaning(at, fault)), _) => {
                self.unclear.get_or_insert((at, fault));
            }
        }
    }

    /// The grid, if it is the only one.
    pub(super) fn only(&self) -> Option<CellList> {
        self.one.filter(|_| !self.is_other)
    }

    /// The size of the only grid, though its digits may be wrong.
    pub(super) fn size(&self) -> Option<usize> {
        let size = self.only().map(|one| one.size);
        size.or(self.strays[0].map(|(size, _)| size))
    }
}

/// The ways to read a text; and how many rows end in a comma, if there are empty fields.
fn ways(source: &Source<'_>) -> (impl Iterator<Item = Way>, usize) {
    const WAYS: [Way; 4] = [Way::BLANKS, Way::BORDERS, Way::ALL, Way::new(false, true)];
    let marks = &source.marks;
    let plain = source.words(Way::BORDERS);
    let list = plain.list();
    // Beside cells a `-` is a blank; it may be a border if there are other blanks.
    let is_sure = |piece: &Piece| piece.character != '-' && source.is_blank(piece.character);
    let are_sure = |word: &Word| plain.pieces(word).iter().all(is_sure);
    let has_blank = || match form(&plain) {
        Form::Together => plain.all_pieces().iter().any(is_sure),
        _ => list.iter().any(are_sure),
    };
    let may_be_border = marks.has_dashes
        && !marks.dashes_beside_commas
        && (!marks.dashes_beside_cells || has_blank());
    // After its last comma each row has a field, or none has: then all rows end in a comma, but perhaps the last.
    let begin = |begins: fn(&&Word) -> bool| list.iter().filter(begins).count();
    let rows = begin(|word| word.begins_line).max(begin(|word| word.begins_row));
    let characters = |way| source.words(way).characters;
    let has_fields = begin(|word| word.is_empty) > 0;
    let ends = match has_fields {
        true => characters(Way::ALL) - characters(Way::BLANKS),
        false => 0,
    };
    let is_tried = move |way: &Way| {
        let may_end = match way.last_fields {
            true => has_fields,
            false => ends == 0 || ends + 1 >= rows,
        };
        may_end && (way.dashes || may_be_border)
    };
    (WAYS.into_iter().filter(is_tried), ends)
}

/// What a cell is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// Each word.
    Apart,
    /// Each character.
    Together,
    /// All words have two characters, and each is a number or two cells.
    Pairs,
}

/// Returns what a cell is, from the lengths of the words alone. A run of dashes among cells that are apart is a border,
/// and does not count.
pub(super) fn form(words: &Words) -> Form {
    let (mut has_single, mut has_long, mut rulers) = (false, false, 0);
    for word in words.list() {
        let is_typed = matches!(figures(words.pieces(word)), Some((_, true)));
        let is_ruler = words.is_ruler(word);
        has_single |= word.length == 1 || is_typed;
        has_long |= word.length > 2 && !is_typed && !is_ruler;
        rulers += usize::from(is_ruler);
    }
    match (has_long || 2 * rulers >= words.list().len(), has_single) {
        (true, _) => Form::Together,
        (false, true) => Form::Apart,
        (false, false) => Form::Pairs,
    }
}

/// The grid that words are, if each word is a cell or each character. `ends`: rows end in commas that count for nothing.
fn fit(words: &Words, together: bool, source: &Source<'_>, ends: bool) -> Fitted {
    let list = words.list();
    let size = source.size_of(count(list, together));
    let is_alone = |size: &usize| *size > 1 || list.len() == 1;
    let size = size.filter(is_alone).filter(|_| words.characters <= MOST);
    let size = size.ok_or(Misfit::Count)?;
    check(words, together, size)?;
    if let Some(empty) = list.iter().find(|word| word.is_empty) {
        let is_written = |word: &Word| {
            let mut pieces = words.pieces(word).iter();
            !word.is_empty && pieces.all(|piece| source.is_blank(piece.character))
        };
        let at = words.pieces(empty)[0].offset;
        if list.iter().any(is_written) {
            return Err(Misfit::Meaning(at, Fault::FieldBesideBlanks));
        }
        // Rows of n cells and a comma are also n rows of n + 1.
        let lines = list.iter().filter(|word| word.begins_line).count();
        if ends && lines == size && size > 1 && source.allows(size + 1) {
            return Err(Misfit::Meaning(at, Fault::RowEnds));
        }
    }
    meaning(words, together, size, source)
}

/// Checks a layout of n × n cells, if each character is a cell or each word.
fn check(words: &Words, together: bool, size: usize) -> Result<(), Misfit> {
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
    let fault = Fault::Together { text, count };
    Err(Misfit::Meaning(pieces[0].offset, fault))
}

/// Returns true if rows are what is marked, or lines. Neither is needed where all cells are on one line, where there is a comma
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

/// Returns true if a line of this length may be a grid by itself, or a row of one.
fn is_grid_or_row(width: usize) -> bool {
    let is_usual = |size| size >= 4 && BoxShape::default_for(size).is_some();
    is_usual(width) || side(width).is_some_and(is_usual)
}

/// Returns true if there are several lines, or borders are at the same columns of every row, or at its end.
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

/// Returns true if between commas there is a cell everywhere, or whole rows everywhere.
fn has_even_fields(list: &[Word], together: bool, size: usize) -> bool {
    let begins = |word: &Word| word.after_comma || word.begins_line || word.begins_row;
    let fields = list.chunk_by(|_, next| !begins(next));
    let mut counts = fields.map(|field| count(field, together));
    !list.iter().any(|word| word.after_comma)
        || counts.clone().all(|count| count == 1)
        || counts.all(|count| count.is_multiple_of(size))
}
