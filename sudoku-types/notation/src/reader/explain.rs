//! Says what is wrong with a text that is not a grid, with its place. Nothing here changes what a text means.

use super::cells::{digit, figures, name_strays};
use super::fit::{Readings, form, has_rows};
use super::source::Source;
use super::tokens::{Kind, Token};
use super::words::{Piece, WRONG_DASH, Way, Word, Words, count, shown, side};
use crate::geometry::{BoxShape, LARGEST};
use crate::messages::{Fault, Faults, GridError, Shown};
use crate::symbols::{Symbols, is_sure_blank, taken};

/// Adds what is wrong with a text whose readings are not one grid. There are cells in it, and perhaps words in its first line, at
/// this place.
pub(super) fn explain(
    source: &Source<'_>,
    readings: &Readings,
    words: Option<usize>,
    faults: &mut Faults<'_>,
) {
    if let Some((at, fault)) = readings.unclear {
        return faults.add(at, fault);
    }
    // Where there are other blanks, dashes are borders.
    let is_blank = |token: &Token| matches!(token.kind, Kind::Cell(blank) if is_sure_blank(blank));
    let dashes = !source.tokens.iter().any(is_blank);
    let read = |last_fields| {
        let way = Way {
            dashes,
            last_fields,
            ..source.likely()
        };
        Explainer::of(source, way)
    };
    let mut explainer = read(false);
    if explainer.words.list().iter().any(|word| word.is_empty) {
        let with_fields = read(true);
        if with_fields.wrong <= explainer.wrong || explainer.wrong == 0 {
            explainer = with_fields;
        }
    }
    if explainer.names_strays(readings, faults) {
        return;
    }
    if words.is_some() {
        return faults.add_at(words, Fault::WordsAndCells);
    }
    let found = explainer.nothing().or_else(|| explainer.sign());
    if found.is_some() || !explainer.names_rows(faults) {
        let first = &explainer.words.list()[0];
        let (word, fault) = found.unwrap_or_else(|| (first, explainer.count()));
        faults.add(explainer.words.pieces(word)[0].offset, fault);
    }
}

/// A text, read in the way that is explained.
struct Explainer<'a> {
    source: &'a Source<'a>,
    words: Words,
    /// Rows are what is marked; otherwise they are lines.
    by_marks: bool,
    /// Most words may be cells of a grid above 9×9.
    are_wide: bool,
    /// The size for which the fewest rows are wrong, if rows explain more than the number of cells; and how many are.
    size: Option<usize>,
    wrong: usize,
}

impl<'a> Explainer<'a> {
    fn of(source: &'a Source<'a>, way: Way) -> Self {
        let mut words = source.words(way);
        if are_apart(&words) {
            words.drop_rulers();
        }
        let mut explainer = Explainer {
            source,
            words,
            by_marks: false,
            are_wide: false,
            size: None,
            wrong: usize::MAX,
        };
        let list = explainer.words.list();
        let may_be_cell = |word: &&Word| word.length == 1 || explainer.is_number(word);
        let are_wide = 2 * list.iter().filter(may_be_cell).count() >= list.len();
        let marked = list.chunk_by(|_, next| !next.begins_row).count();
        explainer.are_wide = are_wide;
        let lines = explainer.rows().count();
        let are_rows = marked != lines && explainer.wrong_rows(lines) == 0;
        explainer.by_marks = marked > 1 && !are_rows;
        if let Some(size) = explainer.size_of_rows() {
            (explainer.size, explainer.wrong) = (Some(size), explainer.wrong_rows(size));
        }
        explainer
    }

    fn rows(&self) -> impl Iterator<Item = &[Word]> + Clone {
        let begins = |word: &Word| match self.by_marks {
            true => word.begins_row,
            false => word.begins_line,
        };
        self.words.list().chunk_by(move |_, next| !begins(next))
    }

    /// Returns the number of cells of a row, and whether each character is one: up to 9×9 what is nearer to the size.
    fn row(&self, row: &[Word], size: usize) -> (usize, bool) {
        let characters = count(row, true);
        let together = match size {
            ..=9 => row.len().abs_diff(size) > characters.abs_diff(size),
            _ => !self.are_wide,
        };
        (if together { characters } else { row.len() }, together)
    }

    fn wrong_rows(&self, size: usize) -> usize {
        let is_wrong = |row: &&[Word]| self.row(row, size).0 != size;
        self.rows().filter(is_wrong).count()
    }

    fn size_of_rows(&self) -> Option<usize> {
        let rows = self.rows().count();
        let far = |size: &usize| {
            let wrong = self.wrong_rows(*size);
            (wrong > 0, wrong + rows.abs_diff(*size), rows != *size)
        };
        let may_be = |size: &usize| self.source.allows(*size) && !self.is_beyond(*size);
        let sizes = (2..=LARGEST).filter(may_be);
        let size = sizes.min_by_key(far)?;
        let wrong = self.wrong_rows(size);
        let total: usize = self.rows().map(|row| self.row(row, size).0).sum();
        let is_near = rows == size && total.abs_diff(size * size) <= size;
        let is_list = self.rows().skip(1).all(|row| row[0].after_comma);
        let are_most = 2 * wrong < rows && rows.abs_diff(size) <= 2;
        (rows > 1 && (is_near || are_most || wrong == 0 && !is_list)).then_some(size)
    }

    /// Returns true if the text has a figure that a grid of this size has not, unless symbols say what figures mean.
    fn is_beyond(&self, size: usize) -> bool {
        let figure = |it: &Piece| it.character.to_digit(10).unwrap_or(0);
        let is_beyond = |word: &Word| match figures(self.words.pieces(word)) {
            // The 8 of `5u8` is not a digit of the grid.
            Some((number, true)) => number as usize > size,
            _ => (self.words.pieces(word).iter()).any(|it| figure(it) as usize > size),
        };
        self.source.is_free() && self.words.list().iter().any(is_beyond)
    }

    /// Returns true if a word can be a cell of a grid above 9×9.
    fn is_number(&self, word: &Word) -> bool {
        digit(self.words.pieces(word), LARGEST, &Symbols::Standard).is_some()
    }

    /// Names the digits that are wrong, if nothing else is. Returns false if all digits are right.
    fn names_strays(&self, readings: &Readings, faults: &mut Faults<'_>) -> bool {
        let list = self.words.list();
        let mut strays = readings.strays.into_iter().flatten();
        let digits = strays.find(|(size, together)| count(list, *together) == size * size);
        // Words are cells where most are short, or names: `None` may be written for each blank.
        let may_be_cell = |word: &&Word| {
            let mut pieces = self.words.pieces(word).iter();
            word.length < 3 || pieces.all(|piece| piece.character.is_alphabetic())
        };
        let are_cells = 2 * list.iter().filter(may_be_cell).count() > list.len();
        let size = self.source.size_of(list.len());
        let size = size.filter(|size| are_cells && has_rows(list, false, *size));
        let Some((size, together)) = digits.or(size.map(|size| (size, false))) else {
            return false;
        };
        let rows = [(0, list, together)];
        name_strays(&self.words, self.source, size, rows.into_iter(), faults);
        !faults.errors.is_empty()
    }

    /// A character that means nothing in any grid, which makes the number of cells another one.
    fn nothing(&self) -> Option<(&Word, Fault)> {
        let is_nothing = |piece: &&Piece| {
            let it = piece.character;
            let may_be = it.is_alphanumeric() || "\"'".contains(it) || self.source.is_blank(it);
            !may_be
                && it != WRONG_DASH
                && taken(it).is_none_or(|_| it == ':')
                && !self.source.symbols().has(it)
        };
        let word = |word: &&Word| {
            self.words
                .pieces(word)
                .iter()
                .any(|piece| is_nothing(&piece))
        };
        let word = self.words.list().iter().find(word)?;
        let piece = self.words.pieces(word).iter().find(is_nothing)?;
        let text = Shown::of_character(piece.character);
        Some((word, Fault::MeansNothing { text }))
    }

    /// A sign that makes the number of cells another one, where rows do not explain it: spaces in the place of blanks (of
    /// which editors cut those at the ends of lines), or a word that is one cell or two.
    fn sign(&self) -> Option<(&Word, Fault)> {
        let list = self.words.list();
        let is_further = |word: &Word| word.begins_line || word.begins_row;
        if self.size.is_some() && list[1..].iter().any(is_further) {
            return None;
        }
        let is_blank = |character| character == '0' || is_sure_blank(character);
        let mut pieces = self.words.all_pieces().iter();
        let has_blank = pieces.any(|piece| is_blank(piece.character));
        let gaps = self.source.tokens.iter().filter(|it| it.kind == Kind::Gap);
        let spaces = gaps.count();
        let rows = self.rows().count();
        let characters = self.words.characters;
        let are_short = rows > 3 && self.source.allows(rows) && characters < rows * rows;
        let is_near = are_short || self.source.size_of(characters + spaces).is_some();
        if spaces > 0 && is_near && !has_blank {
            return Some((&list[0], Fault::Spaces));
        }
        let is_pair = |word: &&Word| word.length == 2 && self.is_number(word);
        let pair = list.iter().find(is_pair)?;
        let size = self.source.size_of(characters)?;
        let is_unclear = size < 10 && form(&self.words) == (true, false);
        let text = shown(self.words.pieces(pair));
        is_unclear.then_some((pair, Fault::OneCellOrTwo { text }))
    }

    /// Names the rows that are too short or too long, or those that are missing or too many, and wrong digits in the
    /// others. Returns false if rows do not explain what is wrong.
    fn names_rows(&self, faults: &mut Faults<'_>) -> bool {
        let rows = self.rows().count();
        let is_wrong = |size: &usize| rows != *size || self.wrong > 0;
        let Some(size) = self.size.filter(is_wrong) else {
            return false;
        };
        for (row, words) in self.rows().enumerate() {
            let (count, together) = self.row(words, size);
            // The first cell too many; in a short row the last one, after which a cell is missing.
            let place = self.words.cells(words, together).take(size + 1).last();
            if let Some((_, cell)) = place.filter(|_| count != size) {
                faults.add(cell[0].offset, Fault::RowLength { row, count, size });
            }
        }
        if rows != size && self.wrong == 0 {
            let place = self.rows().nth(size.min(rows - 1)).unwrap_or_default();
            let at = self.words.pieces(&place[0])[0].offset;
            faults.add(at, Fault::RowCount { count: rows, size });
        }
        let right = self.rows().enumerate().filter_map(|(row, words)| {
            let (count, together) = self.row(words, size);
            (count == size).then_some((row * size, words, together))
        });
        name_strays(&self.words, self.source, size, right, faults);
        true
    }

    /// Returns what is wrong with the number of cells, or with the layout of the right number of them.
    fn count(&self) -> Fault {
        let list = self.words.list();
        let is_long = |word: &&Word| word.length > 1 && !(self.are_wide && self.is_number(word));
        let are_words = form(&self.words) == (true, false)
            || 2 * list.iter().filter(is_long).count() <= list.len();
        let count = count(list, !are_words);
        if let Some(size) = self.source.size_of(count) {
            return Fault::Layout { size };
        }
        // Nine cells are a row rather than a 3×3 grid, where a figure shows it.
        let is_row = BoxShape::default_for(count).is_some();
        match (self.source.size, side(count)) {
            (None, Some(size)) if is_row && self.is_beyond(size) => Fault::RowCount {
                count: 1,
                size: count,
            },
            (None, Some(size)) => Fault::Grid(GridError::NoUsualBoxes { size }),
            (size, _) => Fault::CellCount { count, size },
        }
    }
}

/// Returns true if words seem to be cells, and runs of dashes among them borders.
fn are_apart(words: &Words) -> bool {
    let list = words.list();
    let rulers = list.iter().filter(|word| words.is_ruler(word)).count();
    form(words).0 && 2 * rulers < list.len()
}
