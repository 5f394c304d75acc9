//! Tries every way to read a text that the rules allow. It is a grid only if exactly one comes out.

use super::CellList;
use super::cells::{figures, meaning};
use super::layout::check;
use super::source::{Fitted, Misfit, Source};
use super::words::{MOST, Piece, Way, Word, Words, count};
use crate::messages::Fault;

/// All that a text can be.
#[derive(Default)]
pub(super) struct Readings {
    pub(super) one: Option<CellList>,
    /// Another grid, and whether the two differ in what a `-` is.
    pub(super) other: Option<bool>,
    one_has_dashes: bool,
    pub(super) misfits: [Misfit; 8],
    tried: usize,
}

impl Readings {
    pub(super) fn of(source: &Source<'_>) -> Readings {
        let mut readings = Readings::default();
        let (dashes, last_fields, row_ends) = ways(source);
        let ways = last_fields.iter().flat_map(|last_fields| {
            let way = |dashes: &bool| Way {
                dashes: *dashes,
                last_fields: *last_fields,
            };
            dashes.iter().map(way)
        });
        for way in ways {
            let mut words = source.words(way);
            let ends = !way.last_fields && row_ends > 0;
            let form = form(&words);
            if form != Form::Apart {
                readings.add(fit(&words, true, source, ends), way);
            }
            if form != Form::Together {
                words.drop_rulers();
                readings.add(fit(&words, false, source, ends), way);
            }
        }
        readings
    }

    fn add(&mut self, fitted: Fitted, way: Way) {
        match (fitted, &self.one) {
            (Err(misfit), _) => {
                self.misfits[self.tried] = misfit;
                self.tried += 1;
            }
            (Ok(grid), None) => (self.one, self.one_has_dashes) = (Some(grid), way.dashes),
            (Ok(grid), Some(one)) if (one.size, one.digits) != (grid.size, grid.digits) => {
                self.other = Some(way.dashes != self.one_has_dashes);
            }
            _ => {}
        }
    }

    /// The grid, if it is the only one.
    pub(super) fn only(&self) -> Option<CellList> {
        self.one.filter(|_| self.other.is_none())
    }

    /// The size of the only grid, though its digits may be wrong.
    pub(super) fn size(&self) -> Option<usize> {
        let of_digits = |misfit: &Misfit| match misfit {
            Misfit::Digit { size, .. } => Some(*size),
            _ => None,
        };
        let size = self.only().map(|one| one.size);
        size.or_else(|| self.misfits.iter().find_map(of_digits))
    }
}

/// What dashes may be, and what may be after the last comma of a row, as the fields of a `Way`; and how many rows end in
/// a comma, if there are empty fields.
fn ways(source: &Source<'_>) -> (&'static [bool], &'static [bool], usize) {
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
    let dashes: &[bool] = if may_be_border {
        &[true, false]
    } else {
        &[true]
    };
    if !list.iter().any(|word| word.is_empty) {
        return (dashes, &[false], 0);
    }
    // After its last comma each row has a field, or none has: then all rows end in a comma, but perhaps the last.
    let begin = |begins: fn(&&Word) -> bool| list.iter().filter(begins).count();
    let rows = begin(|word| word.begins_line).max(begin(|word| word.begins_row));
    let row_ends = source.words(Way::ALL).characters - source.words(Way::BLANKS).characters;
    match row_ends == 0 || row_ends + 1 >= rows {
        true => (dashes, &[false, true], row_ends),
        false => (dashes, &[true], row_ends),
    }
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
