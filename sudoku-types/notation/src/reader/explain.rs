//! Says what is wrong with a text that is not a grid, with its place. Nothing here changes what a text means.

use core::iter;

use super::cells::{digit, figures, name_strays};
use super::fit::{Form, Readings, form, grid_of_word, has_rows};
use super::signs::Sign;
use super::source::Source;
use super::words::{Way, Word, Words, count, shown, side};
use crate::geometry::{BoxShape, LARGEST};
use crate::messages::{Fault, Faults, GridError};
use crate::symbols::{Alphabet, is_sure_blank};

/// A fault, and how many bytes of the text come before it.
type Located = (u32, Fault);

/// Adds what is wrong with a text whose readings are not one grid. There are cells in it.
pub(super) fn explain(source: &Source<'_>, readings: &Readings, faults: &mut Faults<'_>) {
    let mut signs = source.signs;
    if let Some(fault) = readings.other {
        let is_cause = |sign| fault != Fault::Dashes || matches!(sign, Sign::Dashes(..));
        let cause = signs.find(|(_, sign)| is_cause(*sign));
        return faults.add_at(cause.map(|(at, _)| at), fault);
    }
    if let Some((at, fault)) = readings.unclear {
        return faults.add(at, fault);
    }
    // Where there are other blanks, dashes are borders.
    let is_blank = |sign| matches!(sign, Sign::Cell(blank) if is_sure_blank(blank));
    let has_blank = signs.any(|(_, sign)| is_blank(sign));
    let read = |dashes, last_fields| Explainer::of(source, Way::new(dashes, last_fields));
    let mut explainer = read(!has_blank, false);
    if explainer.empty_fields().next().is_some() {
        let with_fields = read(!has_blank, true);
        if with_fields.wrong <= explainer.wrong || explainer.wrong == 0 {
            explainer = with_fields;
        }
    }
    let list = explainer.words.list();
    let (at, fault) = if let Some((size, together)) = explainer.size_of_strays(readings) {
        let rows = iter::once((0, list, together));
        name_strays(&explainer.words, source, size, rows, faults);
        if !faults.errors.is_empty() {
            return;
        }
        explainer.at(&list[0], Fault::Unclear { size })
    } else if let Some(found) = explainer.sign() {
        found
    } else if explainer.names_rows(faults) {
        return;
    } else {
        explainer.at(&list[0], explainer.count(has_blank))
    };
    faults.add(at, fault);
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
        if form(&words) != Form::Together {
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
        let sizes = (self.least_size()..=LARGEST).filter(|size| self.source.allows(*size));
        let size = sizes.min_by_key(far)?;
        let wrong = self.wrong_rows(size);
        let total: usize = self.rows().map(|row| self.row(row, size).0).sum();
        let is_near = rows == size && total.abs_diff(size * size) <= size;
        let is_list = self.rows().skip(1).all(|row| row[0].after_comma);
        let are_most = 2 * wrong < rows && rows.abs_diff(size) <= 2;
        (rows > 1 && (is_near || are_most || wrong == 0 && !is_list)).then_some(size)
    }

    /// The size of the smallest grid that has all figures in the text, if no symbols say what they mean.
    fn least_size(&self) -> usize {
        let greatest = |word| {
            let pieces = self.words.pieces(word);
            match figures(pieces) {
                // The 8 of `5u8` is not a digit of the grid.
                Some((number, true)) => Some(number),
                _ => pieces
                    .iter()
                    .filter_map(|it| it.character.to_digit(10))
                    .max(),
            }
        };
        let words = self.words.list().iter().filter(|_| self.source.is_free());
        words.filter_map(greatest).max().unwrap_or(0).max(2) as usize
    }

    fn at(&self, word: &Word, fault: Fault) -> Located {
        (self.words.pieces(word)[0].offset, fault)
    }

    fn empty_fields(&self) -> impl Iterator<Item = &Word> + Clone {
        self.words.list().iter().filter(|word| word.is_empty)
    }

    /// Returns true if a word can be a cell of a grid above 9×9.
    fn is_number(&self, word: &Word) -> bool {
        digit(self.words.pieces(word), LARGEST, Alphabet::Standard).is_some()
    }

    /// The size of a grid in which only digits are wrong, and whether each character is a cell.
    fn size_of_strays(&self, readings: &Readings) -> Option<(usize, bool)> {
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
        digits.or(size.map(|size| (size, false)))
    }

    /// A sign that makes the number of cells or the rows another one.
    fn sign(&self) -> Option<Located> {
        let is_further = |word: &Word| word.begins_line || word.begins_row;
        let has_rows = self.size.is_some() && self.words.list()[1..].iter().any(is_further);
        let found = self.grids().or_else(|| self.label());
        if found.is_some() || has_rows {
            return found;
        }
        let found = self.field().or_else(|| self.spaces());
        found.or_else(|| self.beside_grid()).or_else(|| self.pair())
    }

    /// Several grids: one on each line, or one above the other.
    fn grids(&self) -> Option<Located> {
        let list = self.words.list();
        let lines = list.chunk_by(|_, next| !next.begins_line);
        let together = lines.clone().next()?.len() == 1;
        let mut widths = lines.map(|line| count(line, together));
        let (rows, width) = (widths.clone().count(), widths.next()?);
        if width < 4 || rows.abs_diff(width) <= 2 || widths.any(|other| other != width) {
            return None;
        }
        let size = self.source.size_of(width).filter(|size| *size >= 4);
        let (count, size) = match size {
            Some(size) if rows > 1 => (rows, size),
            None if self.source.allows(width) && rows > width && rows.is_multiple_of(width) => {
                (rows / width, width)
            }
            _ => return None,
        };
        Some(self.at(&list[0], Fault::Grids { count, size }))
    }

    fn label(&self) -> Option<Located> {
        let end = |word: &Word| self.words.pieces(word).last().map(|last| last.character);
        let label = self
            .words
            .list()
            .iter()
            .find(|word| end(word) == Some(':'))?;
        let text = shown(self.words.pieces(label));
        let what = "the label of a row";
        Some(self.at(label, Fault::Found { text, what }))
    }

    /// Returns true if a grid may have this many cells more.
    fn is_near(&self, change: isize) -> bool {
        let counts = [self.words.characters, self.words.list().len()];
        let mut changed = counts
            .iter()
            .filter_map(|count| count.checked_add_signed(change));
        changed.any(|count| self.source.size_of(count).is_some())
    }

    fn field(&self) -> Option<Located> {
        let mut fields = self.empty_fields();
        let is_near = self.is_near(-(fields.clone().count() as isize));
        let field = fields.next().filter(|_| is_near)?;
        Some(self.at(field, Fault::EmptyField))
    }

    /// Spaces in the place of blanks. Editors cut spaces at the ends of lines.
    fn spaces(&self) -> Option<Located> {
        let is_blank = |character| character == '0' || is_sure_blank(character);
        let mut pieces = self.words.all_pieces().iter();
        let (rows, spaces) = (self.rows().count(), self.source.marks.spaces);
        let are_short = rows > 3 && self.source.allows(rows) && self.words.characters < rows * rows;
        let is_near = spaces > 0 && (are_short || self.is_near(spaces as isize));
        let is_meant = is_near && !pieces.any(|piece| is_blank(piece.character));
        is_meant.then(|| self.at(&self.words.list()[0], Fault::Spaces))
    }

    /// Words that are whole grids, and others.
    fn beside_grid(&self) -> Option<Located> {
        let words = self.words.list();
        let is_grid = |word: &&Word| {
            word.length >= 16 && grid_of_word(&self.words, word, self.source).is_some()
        };
        let count = words.iter().filter(is_grid).count();
        match words.iter().find(|word| !is_grid(word)) {
            Some(other) if count > 0 => {
                let text = shown(self.words.pieces(other));
                Some(self.at(other, Fault::BesideGrid { text }))
            }
            None if count > 1 => {
                let size = side(words[0].length.into())?;
                Some(self.at(&words[0], Fault::Grids { count, size }))
            }
            _ => None,
        }
    }

    /// A word that is one cell or two.
    fn pair(&self) -> Option<Located> {
        let is_pair = |word: &&Word| word.length == 2 && self.is_number(word);
        let size = self.source.size_of(self.words.characters)?;
        let pair = self.words.list().iter().find(is_pair)?;
        let text = shown(self.words.pieces(pair));
        let is_unclear = size < 10 && form(&self.words) == Form::Apart;
        is_unclear.then(|| self.at(pair, Fault::OneCellOrTwo { text }))
    }

    /// Names the rows that are too short or too long, and those that are missing or too many, and wrong digits in the
    /// others. Returns false if rows do not explain what is wrong.
    fn names_rows(&self, faults: &mut Faults<'_>) -> bool {
        let rows = self.rows().count();
        let is_wrong = |size: &usize| rows != *size || self.wrong > 0;
        let Some(size) = self.size.filter(is_wrong) else {
            return false;
        };
        let (mut is_short, mut is_long) = (false, false);
        for (row, words) in self.rows().enumerate() {
            let (count, together) = self.row(words, size);
            (is_short, is_long) = (is_short || count < size, is_long || count > size);
            // The first cell too many; in a short row the last one, after which a cell is missing.
            let place = self.words.cells(words, together).take(size + 1).last();
            if let Some((_, cell)) = place.filter(|_| count != size) {
                faults.add(cell[0].offset, Fault::RowLength { row, count, size });
            }
        }
        // A row cut in two is short and makes one more; two rows together are long and make one less.
        let is_explained = if rows < size { is_long } else { is_short };
        if rows != size && !is_explained {
            let place = self.rows().nth(size.min(rows - 1)).unwrap_or_default();
            let (at, fault) = self.at(&place[0], Fault::RowCount { count: rows, size });
            faults.add(at, fault);
        }
        let right = self.rows().enumerate().filter_map(|(row, words)| {
            let (count, together) = self.row(words, size);
            (count == size).then_some((row * size, words, together))
        });
        name_strays(&self.words, self.source, size, right, faults);
        true
    }

    /// Returns what is wrong with the number of cells.
    fn count(&self, has_blank: bool) -> Fault {
        let list = self.words.list();
        let is_long = |word: &&Word| word.length > 1 && !(self.are_wide && self.is_number(word));
        let are_words = form(&self.words) == Form::Apart
            || list.len() > 1 && list[1..].iter().all(|word| word.after_comma)
            || 2 * list.iter().filter(is_long).count() <= list.len();
        let count = match are_words {
            true => list.len(),
            false => self.words.characters,
        };
        if let Some(size) = self.source.size_of(count) {
            let lines = list.chunk_by(|_, next| !next.begins_line);
            let mut counts = lines.map(|line| self.row(line, size).0).enumerate();
            return match counts.find(|(_, count)| *count != size) {
                _ if list[1..].iter().any(|word| word.begins_row) => Fault::Marks,
                Some((line, count)) => Fault::LineLength { line, count, size },
                None if has_blank && self.source.marks.has_dashes => Fault::MixedDashes,
                None => Fault::Unclear { size },
            };
        }
        // Nine cells are a row rather than a 3×3 grid, where a figure shows it.
        let is_row = BoxShape::default_for(count).is_some();
        match (self.source.size, side(count)) {
            (None, Some(size)) if is_row && self.least_size() > size => Fault::RowCount {
                count: 1,
                size: count,
            },
            (None, Some(size)) => Fault::Grid(GridError::NoUsualBoxes { size }),
            (size, _) => Fault::CellCount { count, size },
        }
    }
}
