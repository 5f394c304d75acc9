//! Says what is wrong with a text that is not a grid, with its place. Nothing here changes what a text means.

use super::cells::{Strays, digit, figures, shown};
use super::fit::{Claims, Form, Misfit, Readings, form, side};
use super::layout::has_rows;
use super::marks::Marks;
use super::signs::{Sign, Signs};
use super::words::{Way, Word, Words, count};
use crate::geometry::{BoxShape, LARGEST};
use crate::messages::{Fault, Faults, GridError};
use crate::symbols::Alphabet;

/// Adds what is wrong with a text whose readings are not one grid. There are cells in it.
pub(super) fn explain(
    signs: Signs<'_>,
    marks: &Marks,
    claims: &Claims<'_>,
    readings: &Readings,
    faults: &mut Faults<'_>,
) {
    let is_dash = |(_, sign): &(usize, Sign)| matches!(sign, Sign::Dashes(..));
    if let Some(of_dashes) = readings.other {
        let fault = if of_dashes {
            Fault::Dashes
        } else {
            Fault::TwoReadings
        };
        let at = signs.clone().find(|sign| is_dash(sign) || !of_dashes);
        return faults.add_at(at.map(|(at, _)| at), fault);
    }
    let meaning = |misfit| match misfit {
        Misfit::Meaning(at, fault) => Some((at, fault)),
        _ => None,
    };
    if let Some((at, fault)) = readings.misfits().find_map(meaning) {
        return faults.add(at, fault);
    }
    // Where there are other blanks, dashes are borders.
    let is_blank = |(_, sign)| matches!(sign, Sign::Cell('_' | '.' | '?' | '*' | '·' | '•'));
    let has_blank = signs.clone().any(is_blank);
    let read = |dashes, last_fields| {
        let way = Way {
            dashes,
            last_fields,
        };
        Explainer::of(Words::of(signs, marks, way), claims)
    };
    let mut explainer = read(!has_blank, false);
    let with_fields = read(!has_blank, true);
    if with_fields.words.list().is_empty() {
        explainer = read(true, false);
    } else if explainer.empty_field().is_some() {
        let (with, without) = (with_fields.misfits(), explainer.misfits());
        if with <= without || without == 0 {
            explainer = with_fields;
        }
    }
    let list = explainer.words.list();
    let first = explainer.offset(&list[0]);
    if let Some((size, together)) = explainer.size_of_strays(readings) {
        Strays::of(&explainer.words, claims, size).name(list, together, 0, faults);
        if faults.errors.is_empty() {
            faults.add(first, Fault::Unclear { size });
        }
    } else if let Some((at, fault)) = explainer.marks(signs, marks) {
        faults.add(at, fault);
    } else if !explainer.names_rows(faults) {
        faults.add(first, explainer.count(has_blank && marks.has_dashes));
    }
}

/// A text, read in the way that is explained.
struct Explainer<'a> {
    words: Words,
    claims: &'a Claims<'a>,
    /// Rows are what is marked; otherwise they are lines.
    by_marks: bool,
    /// Most words may be cells of a grid above 9×9.
    are_wide: bool,
    /// The size for which the fewest rows are wrong, if rows explain more than the number of cells.
    size: Option<usize>,
}

impl<'a> Explainer<'a> {
    fn of(mut words: Words, claims: &'a Claims<'a>) -> Self {
        if form(&words) != Form::Together {
            words.drop_rulers();
        }
        let may_be_cell = |word: &&Word| {
            let pieces = words.pieces(word);
            digit(pieces, LARGEST, Alphabet::Standard).is_some() || pieces.len() == 1
        };
        let list = words.list();
        let are_wide = 2 * list.iter().filter(may_be_cell).count() >= list.len();
        let marked = list.chunk_by(|_, next| !next.begins_row).count();
        let mut explainer = Explainer {
            words,
            claims,
            by_marks: false,
            are_wide,
            size: None,
        };
        let lines = explainer.rows().count();
        let are_rows = marked != lines && explainer.wrong_rows(lines) == 0;
        explainer.by_marks = marked > 1 && !are_rows;
        explainer.size = explainer.size_of_rows();
        explainer
    }

    fn rows(&self) -> impl Iterator<Item = &[Word]> + Clone {
        let begins = |word: &Word| match self.by_marks {
            true => word.begins_row,
            false => word.begins_line,
        };
        self.words.list().chunk_by(move |_, next| !begins(next))
    }

    /// How many cells a row has, and whether each character is one: up to 9×9 what is nearer to the size.
    fn row(&self, row: &[Word], size: usize) -> (usize, bool) {
        let characters = count(row, true);
        let together = match size {
            ..=9 => row.len().abs_diff(size) > characters.abs_diff(size),
            _ => !self.are_wide,
        };
        (if together { characters } else { row.len() }, together)
    }

    fn wrong_rows(&self, size: usize) -> usize {
        self.rows()
            .filter(|row| self.row(row, size).0 != size)
            .count()
    }

    fn size_of_rows(&self) -> Option<usize> {
        let rows = self.rows().count();
        let far = |size: usize| {
            let wrong = self.wrong_rows(size);
            (wrong > 0, wrong + rows.abs_diff(size), rows != size)
        };
        let sizes = (self.least_size()..=LARGEST).filter(|size| self.claims.allow(*size));
        let size = sizes.min_by_key(|size| far(*size))?;
        let wrong = self.wrong_rows(size);
        let total: usize = self.rows().map(|row| self.row(row, size).0).sum();
        let is_near = rows == size && total.abs_diff(size * size) <= size;
        let is_list = self.rows().skip(1).all(|row| row[0].after_comma);
        let are_most = 2 * wrong < rows && rows.abs_diff(size) <= 2;
        (rows > 1 && (is_near || are_most || wrong == 0 && !is_list)).then_some(size)
    }

    /// The size of the smallest grid that has all figures in the text, if no symbols say what they mean.
    fn least_size(&self) -> usize {
        let greatest = self.words.list().iter().map(|word| {
            let pieces = self.words.pieces(word);
            let all = pieces
                .iter()
                .filter_map(|piece| piece.character.to_digit(10));
            match figures(pieces) {
                // The 8 of `5u8` is not a digit of the grid.
                Some((number, true)) => number,
                _ => all.max().unwrap_or(0),
            }
        });
        let greatest = greatest.max().filter(|_| self.claims.symbols.is_none());
        greatest.map_or(2, |figure| (figure as usize).max(2))
    }

    fn misfits(&self) -> usize {
        let wrong = |size| self.wrong_rows(size);
        self.size.map_or(usize::MAX, wrong)
    }

    fn empty_field(&self) -> Option<&Word> {
        self.words.list().iter().find(|word| word.is_empty)
    }

    fn offset(&self, word: &Word) -> u32 {
        self.words.pieces(word)[0].offset
    }

    /// The size of a grid in which only digits are wrong, and whether each character is a cell.
    fn size_of_strays(&self, readings: &Readings) -> Option<(usize, bool)> {
        let list = self.words.list();
        let of_digits = |misfit| match misfit {
            Misfit::Digit { size, together } => Some((size, together)),
            _ => None,
        };
        let fits = |&(size, together): &(usize, bool)| count(list, together) == size * size;
        let digits = readings.misfits().filter_map(of_digits).find(fits);
        // Words are cells where most are short, or names: `None` may be written for each blank.
        let may_be_cell = |word: &&Word| {
            let mut pieces = self.words.pieces(word).iter();
            word.length < 3 || pieces.all(|piece| piece.character.is_alphabetic())
        };
        let are_cells = 2 * list.iter().filter(may_be_cell).count() > list.len();
        let size = self.claims.size_of(list.len());
        let size = size.filter(|size| are_cells && has_rows(list, false, *size));
        digits.or(size.map(|size| (size, false)))
    }

    /// What makes the number of cells or the rows another one, if it is seen.
    fn marks(&self, signs: Signs<'_>, marks: &Marks) -> Option<(u32, Fault)> {
        let words = self.words.list();
        let first = self.offset(&words[0]);
        if let Some((count, size)) = self.grids() {
            return Some((first, Fault::Grids { count, size }));
        }
        let ends = |word: &Word| self.words.pieces(word).last().map(|piece| piece.character);
        if let Some(label) = words.iter().find(|word| ends(word) == Some(':')) {
            let (text, what) = (shown(self.words.pieces(label)), "the label of a row");
            return Some((self.offset(label), Fault::Found { text, what }));
        }
        let characters = self.words.characters;
        let fits = |count: usize| self.claims.size_of(count).is_some();
        let near = |change: isize| {
            let changed = |count: usize| count.checked_add_signed(change).is_some_and(fits);
            changed(characters) || changed(words.len())
        };
        let is_one_line = words[1..]
            .iter()
            .all(|word| !word.begins_line && !word.begins_row);
        if self.size.is_some() && !is_one_line {
            return None;
        }
        let empty = words.iter().filter(|word| word.is_empty).count();
        if let Some(field) = self.empty_field().filter(|_| near(-(empty as isize))) {
            return Some((self.offset(field), Fault::EmptyField));
        }
        let mut pieces = self.words.all_pieces().iter();
        let is_full = !pieces.any(|piece| "0_.?*·•".contains(piece.character));
        // Editors cut spaces at the ends of lines.
        let rows = self.rows().count();
        let are_short = rows > 3 && self.claims.allow(rows) && characters < rows * rows;
        if is_full && marks.spaces > 0 && (are_short || near(marks.spaces as isize)) {
            return Some((first, Fault::Spaces));
        }
        let is_grid = |word: &&Word| {
            let part = self.words.signs(word, signs);
            let is_whole = || {
                Readings::of(part, &Marks::of(part), self.claims)
                    .one
                    .is_some()
            };
            word.length >= 16 && fits(word.length.into()) && is_whole()
        };
        let count = words.iter().filter(is_grid).count();
        let size = side(words[0].length.into()).unwrap_or_default();
        let other = words.iter().find(|word| !is_grid(word));
        let is_wide = |word: &&Word| {
            word.length == 2
                && digit(self.words.pieces(word), LARGEST, Alphabet::Standard).is_some()
        };
        let is_small = self
            .claims
            .size_of(characters)
            .is_some_and(|size| size < 10);
        let wide = words.iter().find(is_wide);
        match (other, wide) {
            (None, _) if count > 1 => Some((first, Fault::Grids { count, size })),
            (Some(other), _) if count > 0 => {
                let text = shown(self.words.pieces(other));
                Some((self.offset(other), Fault::BesideGrid { text }))
            }
            (_, Some(wide)) if is_small && form(&self.words) == Form::Apart => {
                let text = shown(self.words.pieces(wide));
                Some((self.offset(wide), Fault::OneCellOrTwo { text }))
            }
            _ => None,
        }
    }

    /// How many grids the lines are, and of which size: a grid on each line, or one above the other.
    fn grids(&self) -> Option<(usize, usize)> {
        let mut lines = self.words.list().chunk_by(|_, next| !next.begins_line);
        let together = lines.clone().next()?.len() == 1;
        let rows = lines.clone().count();
        let width = count(lines.clone().next()?, together);
        let are_alike = lines.all(|line| count(line, together) == width);
        if rows < 2 || !are_alike || rows.abs_diff(width) <= 2 || width < 4 {
            return None;
        }
        let is_stack = self.claims.allow(width) && rows > width && rows.is_multiple_of(width);
        let stack = is_stack.then_some((rows / width, width));
        let size = self.claims.size_of(width).filter(|size| *size >= 4);
        size.map(|size| (rows, size)).or(stack)
    }

    /// Names the rows that are too short or too long, and those that are missing or too many, and wrong digits in the
    /// others. Returns false if rows do not explain what is wrong.
    fn names_rows(&self, faults: &mut Faults<'_>) -> bool {
        let rows = self.rows().count();
        let is_wrong = |size: &usize| rows != *size || self.wrong_rows(*size) > 0;
        let Some(size) = self.size.filter(is_wrong) else {
            return false;
        };
        let (mut is_short, mut is_long) = (false, false);
        for (row, words) in self.rows().enumerate() {
            let (count, together) = self.row(words, size);
            is_short |= count < size;
            is_long |= count > size;
            if count != size {
                // The first cell too many; in a short row the last one, after which a cell is missing.
                let cells = self.words.cells(words, together);
                let place = cells.take(size + 1).last().unwrap_or_default();
                faults.add(place[0].offset, Fault::RowLength { row, count, size });
            }
        }
        // A row cut in two is short and makes one more; two rows together are long and make one less.
        let is_explained = if rows < size { is_long } else { is_short };
        if rows != size && !is_explained {
            let place = self.rows().nth(size.min(rows - 1)).unwrap_or_default();
            let count = rows;
            faults.add(self.offset(&place[0]), Fault::RowCount { count, size });
        }
        let strays = Strays::of(&self.words, self.claims, size);
        for (row, words) in self.rows().enumerate() {
            let (count, together) = self.row(words, size);
            if count == size {
                strays.name(words, together, row * size, faults);
            }
        }
        true
    }

    /// What is wrong with the number of cells.
    fn count(&self, has_mixed_dashes: bool) -> Fault {
        let list = self.words.list();
        let is_long = |word: &&Word| {
            let is_cell = digit(self.words.pieces(word), LARGEST, Alphabet::Standard).is_some();
            word.length > 1 && !(self.are_wide && is_cell)
        };
        let are_fields = list.len() > 1 && list[1..].iter().all(|word| word.after_comma);
        let are_words = form(&self.words) == Form::Apart
            || are_fields
            || 2 * list.iter().filter(is_long).count() <= list.len();
        let count = if are_words {
            list.len()
        } else {
            self.words.characters
        };
        if let Some(size) = self.claims.size_of(count) {
            let mut lines = list.chunk_by(|_, next| !next.begins_line).enumerate();
            let odd = lines.find(|(_, line)| self.row(line, size).0 != size);
            return match odd {
                _ if list[1..].iter().any(|word| word.begins_row) => Fault::Marks,
                Some((line, words)) => Fault::LineLength {
                    line,
                    count: self.row(words, size).0,
                    size,
                },
                None if has_mixed_dashes => Fault::MixedDashes,
                None => Fault::Unclear { size },
            };
        }
        // Nine cells are a row rather than a 3×3 grid, where a figure shows it.
        let is_row = BoxShape::default_for(count).is_some();
        match (self.claims.size, side(count)) {
            (None, Some(size)) if is_row && self.least_size() > size => Fault::RowCount {
                count: 1,
                size: count,
            },
            (None, Some(size)) => Fault::Grid(GridError::NoUsualBoxes { size }),
            (size, _) => Fault::CellCount { count, size },
        }
    }
}
