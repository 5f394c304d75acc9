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
        let (marks, mut readings) = (&source.marks, Readings::default());
        let either = |is_open: bool| [false, true].into_iter().take(1 + usize::from(is_open));
        for strings_are_cells in either(marks.has_strings) {
            // At most one of the two is open.
            for is_comma in either(marks.has_bare_semicolons || marks.has_bare_tabs) {
                let way = Way {
                    strings_are_cells,
                    semicolons_are_commas: is_comma && marks.has_bare_semicolons,
                    tabs_are_commas: is_comma && marks.has_bare_tabs,
                    ..Way::PLAIN
                };
                let (unclear, strays) = (readings.unclear, readings.strays);
                readings.add_ways(source, way);
                // Errors are those of the likely way, if there is no grid.
                if way != source.likely() && !readings.is_other {
                    (readings.unclear, readings.strays) = (unclear, strays);
                }
            }
        }
        readings
    }

    /// Adds the ways that differ from one in what dashes and last fields are.
    fn add_ways(&mut self, source: &Source<'_>, way: Way) {
        let marks = &source.marks;
        let plain = source.words(Way {
            dashes: false,
            ..way
        });
        let list = plain.list();
        // Beside cells a `-` is a blank; it may be a border if there are other blanks.
        let is_sure = |piece: &Piece| piece.character != '-' && source.is_blank(piece.character);
        let are_sure = |word: &Word| plain.pieces(word).iter().all(is_sure);
        let has_blank = || match form(&plain) {
            (false, _) => plain.all_pieces().iter().any(is_sure),
            _ => list.iter().any(are_sure),
        };
        let has_commas = way.tabs_are_commas || way.semicolons_are_commas;
        let may_be_border = marks.has_dashes
            && !(marks.dashes_beside_commas || has_commas)
            && (!marks.dashes_beside_cells || has_blank());
        // After its last comma each row has a field, or none has: then all rows end in a comma, but perhaps the last.
        let begin = |begins: fn(&&Word) -> bool| list.iter().filter(begins).count();
        let rows = begin(|word| word.begins_line).max(begin(|word| word.begins_row));
        let ends = match begin(|word| word.is_empty) {
            0 => 0,
            _ => {
                let with_fields = Way {
                    last_fields: true,
                    ..way
                };
                source.words(with_fields).characters - source.words(way).characters
            }
        };
        for last_fields in [false, true] {
            let may_end = match last_fields {
                true => ends > 0,
                false => ends == 0 || ends + 1 >= rows,
            };
            if may_end {
                for dashes in [true, false]
                    .into_iter()
                    .take(1 + usize::from(may_be_border))
                {
                    let way = Way {
                        dashes,
                        last_fields,
                        ..way
                    };
                    self.add_way(source, way, !last_fields && ends > 0);
                }
            }
        }
    }

    /// Adds what words are if each word is a cell, if each character is, or both. Cells that are strings, or have `;` or
    /// tabs between them, are words. `ends`: rows end in commas that count for nothing.
    fn add_way(&mut self, source: &Source<'_>, way: Way, ends: bool) {
        let mut words = source.words(way);
        let (apart, together) = form(&words);
        // An empty string is not a grid.
        let is_list = way.strings_are_cells || way.semicolons_are_commas || way.tabs_are_commas;
        let is_list_of_one = is_list && words.list().len() < 2;
        if is_list_of_one || words.has_long_string || words.has_empty_string {
            return;
        }
        if together && !is_list {
            self.add(fit(&words, true, source, ends));
        }
        if apart {
            words.drop_rulers();
            self.add(fit(&words, false, source, ends));
        }
    }

    fn add(&mut self, fitted: Fitted) {
        match (fitted, &self.one) {
            (Ok(grid), None) => self.one = Some(grid),
            (Ok(grid), Some(one)) if one.size == grid.size && one.digits == grid.digits => {}
            (Ok(grid), Some(one)) => {
                // The first place at which only one of them has a cell.
                let at =
                    |grid: &CellList, cell: usize| grid.offsets.get(cell).copied().unwrap_or(0);
                let mut cells = 0..one.offsets.len().max(grid.offsets.len());
                let other = cells.find(|cell| at(one, *cell) != at(&grid, *cell));
                let [a, b] = [one, &grid].map(|grid| at(grid, other.unwrap_or(0)));
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
    pub(super) fn only(&self) -> Option<&CellList> {
        self.one.as_ref().filter(|_| !self.is_other)
    }

    /// The size of the only grid, though its digits may be wrong.
    pub(super) fn size(&self) -> Option<usize> {
        let size = self.only().map(|one| one.size);
        size.or(self.strays[0].map(|(size, _)| size))
    }
}

/// Returns whether each word may be a cell, and whether each character may be, from the lengths of the words alone. A run
/// of dashes among cells that are apart is a border, and has no length.
pub(super) fn form(words: &Words) -> (bool, bool) {
    let (mut has_single, mut has_long, mut has_rulers) = (false, false, false);
    for word in words.list() {
        let is_typed = matches!(figures(words.pieces(word)), Some((_, true)));
        let is_ruler = words.is_ruler(word);
        has_single |= word.length == 1 || is_typed;
        has_long |= word.length > 2 && !is_typed && !is_ruler;
        has_rulers |= is_ruler;
    }
    (!has_long, has_long || !has_single || has_rulers)
}

/// The grid that words are, if each word is a cell or each character. `ends`: rows end in commas that count for nothing.
fn fit(words: &Words, together: bool, source: &Source<'_>, ends: bool) -> Fitted {
    let list = words.list();
    if list.is_empty() {
        return Err(Misfit::Count);
    }
    let size = source.size_of(count(list, together));
    let is_alone = |size: &usize| *size > 1 || words.is_one();
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
    let is_usual = |size| BoxShape::default_for(size).is_some();
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
