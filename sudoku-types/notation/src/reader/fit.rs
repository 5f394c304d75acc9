//! Tries every way to read a text that the rules allow. It is a grid only if exactly one comes out.

use super::CellList;
use super::cells::{figures, meaning};
use super::layout::check;
use super::marks::Marks;
use super::signs::Signs;
use super::words::{MOST, Piece, Way, Word, Words, count};
use crate::geometry::{BoxShape, LARGEST};
use crate::messages::Fault;
use crate::symbols::{Alphabet, is_blank, lists};

/// What options say of a grid before its cells are read.
#[derive(Clone, Copy)]
pub(super) struct Claims<'options> {
    pub(super) size: Option<usize>,
    pub(super) symbols: Option<Alphabet<'options>>,
}

impl Claims<'_> {
    /// Returns true if a grid may have this size.
    pub(super) fn allow(&self, size: usize) -> bool {
        match self.size {
            Some(claimed) => claimed == size,
            None => BoxShape::default_for(size).is_some(),
        }
    }

    /// The size of a grid with `count` cells, if it may have that size.
    pub(super) fn size_of(&self, count: usize) -> Option<usize> {
        side(count).filter(|size| self.allow(*size))
    }

    /// Whether a character is written for a blank, and not for a digit.
    pub(super) fn is_blank(&self, character: char) -> bool {
        (character == '0' || is_blank(character)) && !lists(self.symbols, character)
    }
}

/// A grid that was read.
#[derive(Clone, Copy)]
pub(super) struct Fitted {
    pub(super) size: usize,
    pub(super) cells: CellList,
    /// It is written in letters, of which A is the first digit.
    pub(super) from_a: bool,
}

/// Why words are not a grid.
#[derive(Clone, Copy)]
pub(super) enum Misfit {
    /// Cells or rows are too many or too few.
    Count,
    /// Only a cell means nothing in a grid of this size, where each character is a cell or each word.
    Digit { size: usize, together: bool },
    /// They have two meanings, as this place shows.
    Meaning(u32, Fault),
}

/// All that a text can be.
#[derive(Default)]
pub(super) struct Readings {
    pub(super) one: Option<Fitted>,
    /// Another grid, and whether the two differ in what a `-` is.
    pub(super) other: Option<bool>,
    one_has_dashes: bool,
    misfits: [Option<Misfit>; 8],
    tried: usize,
}

impl Readings {
    pub(super) fn of(signs: Signs<'_>, marks: &Marks, claims: &Claims<'_>) -> Readings {
        let mut readings = Readings::default();
        let (ways, row_ends) = ways(signs, marks, claims);
        for way in ways.into_iter().flatten() {
            let mut words = Words::of(signs, marks, way);
            let ends = !way.last_fields && row_ends > 0;
            let form = form(&words);
            if form != Form::Apart {
                readings.add(fit(&words, true, claims, ends), way);
            }
            if form != Form::Together {
                words.drop_rulers();
                readings.add(fit(&words, false, claims, ends), way);
            }
        }
        readings
    }

    fn add(&mut self, fitted: Result<Fitted, Misfit>, way: Way) {
        match (fitted, &self.one) {
            (Err(misfit), _) => {
                self.misfits[self.tried] = Some(misfit);
                self.tried += 1;
            }
            (Ok(grid), None) => (self.one, self.one_has_dashes) = (Some(grid), way.dashes),
            (Ok(grid), Some(one))
                if (one.size, one.cells.digits) != (grid.size, grid.cells.digits) =>
            {
                self.other = Some(way.dashes != self.one_has_dashes);
            }
            _ => {}
        }
    }

    /// The grid, if it is the only one.
    pub(super) fn only(&self) -> Option<Fitted> {
        self.one.filter(|_| self.other.is_none())
    }

    pub(super) fn misfits(&self) -> impl Iterator<Item = Misfit> {
        self.misfits.iter().flatten().copied()
    }

    /// The size of the only grid, though its digits may be wrong.
    pub(super) fn size(&self) -> Option<usize> {
        let of_digits = |misfit| match misfit {
            Misfit::Digit { size, .. } => Some(size),
            _ => None,
        };
        let size = self.only().map(|one| one.size);
        size.or_else(|| self.misfits().find_map(of_digits))
    }
}

/// The ways to read dashes and what is after the last comma of a row; and how many rows end in a comma, if there are
/// empty fields.
fn ways(signs: Signs<'_>, marks: &Marks, claims: &Claims<'_>) -> ([Option<Way>; 4], usize) {
    let way = |dashes, last_fields| Way {
        dashes,
        last_fields,
    };
    let plain = Words::of(signs, marks, way(false, false));
    let list = plain.list();
    // Beside cells a `-` is a blank; it may be a border if there are other blanks.
    let is_sure = |piece: &Piece| piece.character != '-' && claims.is_blank(piece.character);
    let has_blank = match form(&plain) {
        Form::Together => plain.all_pieces().iter().any(is_sure),
        _ => list
            .iter()
            .any(|word| plain.pieces(word).iter().all(is_sure)),
    };
    let may_be_border = marks.has_dashes
        && !marks.dashes_beside_commas
        && (!marks.dashes_beside_cells || has_blank);
    let both = |last_fields| {
        let border = may_be_border.then_some(way(false, last_fields));
        [Some(way(true, last_fields)), border]
    };
    let ([one, other], [with, other_with]) = (both(false), both(true));
    if !list.iter().any(|word| word.is_empty) {
        return ([one, other, None, None], 0);
    }
    // After its last comma each row has a field, or none has: then all rows end in a comma, but perhaps the last.
    let begin = |begins: fn(&&Word) -> bool| list.iter().filter(begins).count();
    let rows = begin(|word| word.begins_line).max(begin(|word| word.begins_row));
    let characters = |last_fields| Words::of(signs, marks, way(true, last_fields)).characters;
    match characters(true) - characters(false) {
        row_ends if row_ends == 0 || row_ends + 1 >= rows => {
            ([one, other, with, other_with], row_ends)
        }
        row_ends => ([with, other_with, None, None], row_ends),
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
fn fit(words: &Words, together: bool, claims: &Claims<'_>, ends: bool) -> Result<Fitted, Misfit> {
    let list = words.list();
    let size = claims.size_of(count(list, together));
    let is_alone = |size: &usize| *size > 1 || list.len() == 1;
    let size = size.filter(is_alone).filter(|_| words.characters <= MOST);
    let size = size.ok_or(Misfit::Count)?;
    check(words, together, size)?;
    if let Some(empty) = list.iter().find(|word| word.is_empty) {
        let is_written = |word: &Word| {
            let mut pieces = words.pieces(word).iter();
            !word.is_empty && pieces.all(|piece| claims.is_blank(piece.character))
        };
        let at = words.pieces(empty)[0].offset;
        if list.iter().any(is_written) {
            return Err(Misfit::Meaning(at, Fault::FieldBesideBlanks));
        }
        // Rows of n cells and a comma are also n rows of n + 1.
        let lines = list.iter().filter(|word| word.begins_line).count();
        if ends && lines == size && size > 1 && claims.allow(size + 1) {
            return Err(Misfit::Meaning(at, Fault::RowEnds));
        }
    }
    meaning(words, together, size, claims)
}

/// The side of a square of this many cells.
pub(super) fn side(count: usize) -> Option<usize> {
    let side = count.isqrt();
    (side * side == count && (1..=LARGEST).contains(&side)).then_some(side)
}
