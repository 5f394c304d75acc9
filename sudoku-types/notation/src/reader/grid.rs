//! Turns words into rows of cells and then digits, or finds every fault with its place.
//!
//! A text is read in one way only, so errors are about the reading that failed.

use alloc::vec::Vec;

use super::borders::cut;
use super::cells::{CellList, meaning, name_strays};
use super::cursor::Cursor;
use super::foreign::is_foreign;
use super::options::Options;
use super::source::{Misfit, Source};
use super::tokens::{Kind, Signs, Token, tokens};
use super::words::{Word, Words, side, uneven_word};
use crate::geometry::{BoxShape, LARGEST};
use crate::messages::{Fault, GridError, Located, quoted};
use crate::options::OptionName;
use crate::symbols::taken;

/// Returns the grid of a text. Otherwise adds the faults of its cells to `faults`, or returns the fault of its options.
pub(super) fn grid(
    cursor: Cursor<'_>,
    options: &Options,
    faults: &mut Vec<Located>,
) -> Result<Option<CellList>, Located> {
    let tokens = tokens(cursor, options.symbols.as_ref());
    if let Some(at) = lone_bracket(&tokens) {
        let bracket = cursor.text[at as usize..].chars().next().unwrap_or('[');
        let text = quoted([bracket]);
        return Err((Some(at as usize), Fault::MeansNothing { text }));
    }
    let signs = Signs::of(&tokens);
    let words = Words::of(&tokens, &signs);
    if words.list.is_empty() {
        return Err((Some(cursor.at), Fault::Empty));
    }
    let stated = options.stated_size();
    let mut source = Source::of(words, options.symbols.as_ref(), stated);
    let mut read = source.read();
    if let (Err(Misfit::Count), Some(_)) = (&read, stated) {
        // If the grid can be read without the options, one of the options has the wrong size.
        source.size = None;
        read = source.read();
    }
    if let (Err(Misfit::Count), true) = (&read, source.has_commas() && source.together) {
        // Read each field as one cell: perhaps one of them is a long word that is not a digit.
        source.together = false;
        read = source.read();
        if !matches!(read, Err(Misfit::Digit(_))) {
            (source.together, read) = (true, Err(Misfit::Count));
        }
    }
    let size = match &read {
        Ok(cells) => Some(cells.size),
        Err(Misfit::Digit(size)) => Some(*size),
        Err(_) => None,
    };
    if let Some(wrong) = size.and_then(|size| options.refute(size)) {
        return Err(wrong);
    }
    source.size = stated;
    match read {
        Ok(cells) if options.is_jigsaw(cells.size) => Ok(Some(cells)),
        Ok(cells) => drawn(&tokens, &signs, cells, options).map(Some),
        Err(Misfit::Digit(size)) => {
            let rows = [(0, &source.words.list[..])];
            name_strays(&source, size, rows.into_iter(), faults);
            Ok(None)
        }
        Err(Misfit::Meaning(at, fault)) => Err((Some(at as usize), fault)),
        Err(Misfit::Count) if is_foreign(cursor.rest()) => Err((Some(cursor.at), Fault::Foreign)),
        Err(Misfit::Count) => {
            source.explain(&tokens, options.expected_size, faults);
            Ok(None)
        }
    }
}

/// Returns the place of a bracket without its partner.
fn lone_bracket(tokens: &[Token]) -> Option<u32> {
    let mut open = Vec::new();
    for token in tokens {
        match token.kind {
            Kind::Open => open.push(token.at),
            Kind::Close if open.pop().is_none() => return Some(token.at),
            _ => {}
        }
    }
    open.pop()
}

/// Checks that no drawn line cuts through a box.
fn drawn(
    tokens: &[Token],
    signs: &Signs,
    cells: CellList,
    options: &Options,
) -> Result<CellList, Located> {
    let boxes = options.boxes(cells.size);
    let is_named = options.boxes.is_some();
    match boxes.and_then(|boxes| cut(tokens, &cells, signs, boxes, is_named)) {
        None => Ok(cells),
        Some((at, fault)) => {
            let option = options.place(OptionName::Boxes);
            Err((option.or(Some(at as usize)), fault))
        }
    }
}

impl Source<'_> {
    fn read(&self) -> Result<CellList, Misfit> {
        let list = &self.words.list[..];
        let size = self.size_of(self.count(list));
        let size = size.filter(|size| self.has_rows(*size));
        let size = size.ok_or(Misfit::Count)?;
        match self.uneven(size) {
            Some(_) if self.prose(list, LARGEST).is_some() => return Err(Misfit::Count),
            Some(word) => {
                let (text, count) = (self.words.shown(word), word.length as usize);
                let fault = Fault::Together { text, count };
                return Err(Misfit::Meaning(self.words.at(word), fault));
            }
            None => {}
        }
        let empty = list.iter().find(|word| word.is_empty);
        if let Some(empty) = empty.filter(|_| list.iter().any(|word| self.is_blank(word))) {
            let fault = Fault::FieldBesideBlanks;
            return Err(Misfit::Meaning(self.words.at(empty), fault));
        }
        let cells = meaning(self, size)?;
        self.check_blanks(&cells)?;
        Ok(cells)
    }

    /// Returns true if the text has `size` marked rows of `size` cells, or such words or lines, or has all cells on one line.
    fn has_rows(&self, size: usize) -> bool {
        let (rows, lines) = (self.rows(), self.lines());
        let are_right =
            |rows: &[&[Word]]| rows.len() == size && rows.iter().all(|row| self.count(row) == size);
        let words: Vec<&[Word]> = self.words.list.chunks(1).collect();
        are_right(&rows)
            || self.together && are_right(&words)
            || rows.len() != size && are_right(&lines)
            || rows.len() == 1 && lines.len() == 1
    }

    /// Returns the first word that crosses the end of a row, or begins a field of several cells where not all fields are whole rows.
    fn uneven(&self, size: usize) -> Option<&Word> {
        let list = &self.words.list;
        if let Some(word) = uneven_word(list, size).filter(|_| self.together) {
            return Some(word);
        }
        let begins = |word: &Word| word.after_comma || word.begins_line || word.begins_row;
        let fields = || list.chunk_by(|_, next| !begins(next));
        let counts = || fields().map(|field| self.count(field));
        let are_uneven = self.has_commas()
            && counts().any(|count| count > 1)
            && counts().any(|count| !count.is_multiple_of(size));
        let is_long = |field: &&[Word]| self.count(field) > 1;
        fields().find(is_long).filter(|_| are_uneven)?.first()
    }

    /// Checks that a text with `-` for a blank has no other blanks.
    fn check_blanks(&self, cells: &CellList) -> Result<(), Misfit> {
        let all = self.words.cells(&self.words.list, self.together);
        let all = all.zip(&cells.digits);
        let blanks = || {
            let blanks = all.clone().filter(|(_, digit)| **digit == 0);
            blanks.map(|((_, cell), _)| cell[0])
        };
        let dash = blanks().find(|piece| piece.character == '-');
        match dash.filter(|_| blanks().any(|piece| piece.character != '-')) {
            Some(dash) => Err(Misfit::Meaning(dash.at, Fault::MixedDashes)),
            None => Ok(()),
        }
    }

    /// Adds the faults of the rows, and of the digits in the rows that are right; or the fault of the number of cells.
    fn explain(&self, tokens: &[Token], wanted: Option<usize>, faults: &mut Vec<Located>) {
        let prose = self.prose(&self.words.list, LARGEST);
        if let Some(located) = prose.or_else(|| self.meaningless()) {
            return faults.push(located);
        }
        let mut rows = self.rows();
        let lines = self.lines();
        let are_right = |rows: &[&[Word]], size| rows.iter().all(|row| self.count(row) == size);
        if rows.len() == 1 || lines.len() != rows.len() && are_right(&lines, lines.len()) {
            rows = lines;
        }
        let all = self.count(&self.words.list);
        if rows.len() == 1 && self.has_word_rows(all) {
            rows = self.words.list.chunks(1).collect();
        }
        let wrong = |size: usize| rows.iter().filter(|row| self.count(row) != size).count();
        let largest = self.greatest_figure();
        let wanted = wanted.filter(|size| BoxShape::default_for(*size).is_some());
        let wanted = self.size.or(wanted);
        let sizes = (2..=LARGEST).filter(|size| self.allows(*size) && *size >= largest);
        let distance = |size: &usize| {
            let (wrong, rows) = (wrong(*size), rows.len());
            (wrong > 0, wrong + rows.abs_diff(*size), rows != *size)
        };
        let is_right = |size: &usize| {
            let (wrong, rows) = (wrong(*size), rows.len());
            let is_near = rows == *size && all.abs_diff(size * size) <= *size;
            rows > 1 && (wrong == 0 || is_near || 2 * wrong < rows && rows.abs_diff(*size) <= 2)
        };
        match sizes.min_by_key(distance).filter(is_right) {
            Some(size) => self.name_rows(&rows, size, faults),
            None => {
                let is_space = |token: &&Token| token.kind == Kind::Gap;
                let spaces = tokens.iter().filter(is_space).count();
                let fault = self.miscount(all, spaces, largest, wanted);
                faults.push((Some(self.words.pieces[0].at as usize), fault));
            }
        }
    }

    /// Returns true if each word of a line seems to be a row, though some are too short or too long.
    fn has_word_rows(&self, cells: usize) -> bool {
        let (list, size) = (&self.words.list, self.words.list.len());
        let is_near = cells.abs_diff(size * size) <= size;
        self.together && is_near && self.prose(list, size).is_none()
    }

    /// Returns the greatest figure of a cell, which is the least size of the grid; 0 if the user chose the symbols.
    fn greatest_figure(&self) -> usize {
        let pieces = self.words.pieces.iter().filter(|_| self.chosen.is_none());
        let figures = pieces.map(|piece| piece.character.to_digit(10).unwrap_or(0));
        figures.max().unwrap_or(0) as usize
    }

    /// Returns the fault of a character that means nothing in any grid.
    fn meaningless(&self) -> Option<Located> {
        let symbols = self.symbols();
        let is_nothing = |it: char| {
            let is_taken = taken(it).is_some_and(|_| it != ':') || "\"'".contains(it);
            !it.is_alphanumeric() && !is_taken && symbols.value_of(it, LARGEST).is_none()
        };
        let mut pieces = self.words.pieces.iter();
        let piece = pieces.find(|piece| is_nothing(piece.character))?;
        let text = quoted([piece.character]);
        Some((Some(piece.at as usize), Fault::MeansNothing { text }))
    }

    /// Returns the fault of a word of other text: it has a letter that is not a digit of a grid of this size.
    fn prose(&self, words: &[Word], size: usize) -> Option<Located> {
        let symbols = self.symbols();
        let is_strange = |it: char| it.is_alphabetic() && symbols.value_of(it, size).is_none();
        let is_prose = |word: &&Word| {
            let mut pieces = self.words.pieces(word).iter();
            word.length > 1 && pieces.any(|piece| is_strange(piece.character))
        };
        let word = words.iter().find(is_prose)?;
        let text = self.words.shown(word);
        Some((Some(self.words.at(word) as usize), Fault::NoCells { text }))
    }

    /// Adds a fault for each row of another length, otherwise one for the number of rows; and the wrong digits of the other rows.
    fn name_rows(&self, rows: &[&[Word]], size: usize, faults: &mut Vec<Located>) {
        // A row too many may be a line of other text.
        let mut prose = rows.iter().filter_map(|row| self.prose(row, size));
        if let Some(located) = prose.next().filter(|_| rows.len() != size) {
            return faults.push(located);
        }
        let mut is_named = false;
        for (row, words) in rows.iter().enumerate() {
            let count = self.count(words);
            // The fault is at the first cell too many, or at the last cell of a short row.
            let place = self.words.cells(words, self.together).take(size + 1).last();
            if let Some((_, cell)) = place.filter(|_| count != size) {
                let at = Some(cell[0].at as usize);
                let length = (at, Fault::RowLength { row, count, size });
                faults.push(self.prose(words, size).unwrap_or(length));
                is_named = true;
            }
        }
        if !is_named {
            let count = rows.len();
            let at = self.words.at(&rows[size.min(count - 1)][0]);
            let fault = if count == size {
                Fault::Layout { size }
            } else {
                Fault::RowCount { count, size }
            };
            faults.push((Some(at as usize), fault));
        }
        let all = rows.iter().enumerate();
        let all = all.map(|(row, words)| (row * size, *words));
        let right = all.filter(|(_, words)| self.count(words) == size);
        name_strays(self, size, right, faults);
    }

    /// Returns the fault of the number of cells, where no size fits the rows.
    fn miscount(
        &self,
        count: usize,
        spaces: usize,
        largest: usize,
        wanted: Option<usize>,
    ) -> Fault {
        let has_blank = self.words.list.iter().any(|word| self.is_blank(word));
        if spaces > 0 && !has_blank && self.size_of(count + spaces).is_some() {
            return Fault::Spaces;
        } else if let Some(size) = self.size_of(count) {
            return Fault::Layout { size };
        }
        // Nine cells with a figure above 3 are a row of a 9×9, not a 3×3 grid.
        let is_row = BoxShape::default_for(count).is_some();
        match (wanted, side(count)) {
            (_, Some(size)) if is_row && largest > size => Fault::RowCount {
                count: 1,
                size: count,
            },
            (None, Some(size)) => Fault::Grid(GridError::NoUsualBoxes { size }),
            (size, _) => Fault::CellCount { count, size },
        }
    }
}
