//! Words → rows of cells → digits, or every fault with its place.
//!
//! A text is read once: each question that it leaves open is answered by the text as a whole, so that the reading that
//! fails is the one that errors speak of.

use alloc::vec::Vec;

use super::cells::{meaning, name_strays};
use super::drawn::cut;
use super::options::Options;
use super::tokens::{Kind, Signs, Token, tokens};
use super::words::{Word, Words, allows, count, side, uneven_word};
use super::{CellList, Cursor};
use crate::geometry::{BoxShape, LARGEST};
use crate::messages::{Fault, GridError, Located, quoted};
use crate::options::OptionName;
use crate::symbols::{Symbols, is_gap, taken};

/// Returns the grid that a text is. Otherwise adds what is wrong with its cells, or returns what is wrong with its options.
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
    let (claimed, _) = options.claimed();
    let mut source = Source::of(words, options.symbols.as_ref(), claimed);
    let mut read = source.read();
    if let (Err(Misfit::Count), Some(_)) = (&read, claimed) {
        // A grid that is right without the options shows which of them is wrong.
        source.size = None;
        read = source.read();
    }
    if let (Err(Misfit::Count), true) = (&read, source.has_commas() && source.together) {
        // Each field is one word, and perhaps a name that means nothing.
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
    source.size = claimed;
    match read {
        Ok(cells) => {
            if options.is_jigsaw(cells.size) {
                Ok(Some(cells))
            } else {
                drawn(&tokens, &signs, cells, options).map(Some)
            }
        }
        Err(Misfit::Digit(size)) => {
            let rows = [(0, &source.words.list[..])];
            name_strays(&source, size, rows.into_iter(), faults);
            Ok(None)
        }
        Err(Misfit::Meaning(at, fault)) => Err((Some(at as usize), fault)),
        Err(Misfit::Count) if is_foreign(cursor.rest()) => Err((Some(cursor.at), Fault::Foreign)),
        Err(Misfit::Count) => {
            source.explain(&tokens, options.wanted, faults);
            Ok(None)
        }
    }
}

/// A bracket that opens nothing, or closes nothing.
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

/// Checks that the lines that are drawn agree with the boxes.
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

/// Why words are not a grid.
pub(super) enum Misfit {
    /// Cells or rows are too many or too few.
    Count,
    /// Only a cell means nothing in a grid of this size.
    Digit(usize),
    /// They have two meanings, as this place shows.
    Meaning(u32, Fault),
}

/// Words that are perhaps a grid.
pub(super) struct Source<'text> {
    pub(super) words: Words,
    /// Each character is a cell, and not each word.
    pub(super) together: bool,
    /// The symbols that the user chose.
    pub(super) chosen: Option<&'text Symbols<LARGEST>>,
    /// The number of rows that options ask for.
    size: Option<usize>,
}

impl<'text> Source<'text> {
    fn of(words: Words, chosen: Option<&'text Symbols<LARGEST>>, size: Option<usize>) -> Self {
        let mut source = Source {
            words,
            together: false,
            chosen,
            size,
        };
        let lengths = || source.words.list.iter().map(|word| word.length);
        let (has_single, has_long) = (lengths().any(|it| it == 1), lengths().any(|it| it > 2));
        // If all words have two characters, they are numbers, if a grid can have that number of cells.
        let are_pairs = !has_single && source.size_of(source.words.list.len()).is_none();
        source.together = has_long || are_pairs;
        source
    }

    fn count(&self, words: &[Word]) -> usize {
        count(words, self.together)
    }

    /// Returns true if the grid may have this size.
    fn allows(&self, size: usize) -> bool {
        allows(self.size, size)
    }

    /// The size of a grid with this number of cells.
    fn size_of(&self, count: usize) -> Option<usize> {
        // A 1×1 grid is one character, or a number of two figures that symbols name.
        let is_wide = matches!(self.chosen, Some(Symbols::NumbersFrom(10..)));
        let is_long = self.words.pieces.len() > 1 + usize::from(is_wide);
        side(count).filter(|size| self.allows(*size) && !(*size == 1 && is_long))
    }

    pub(super) fn symbols(&self) -> &'text Symbols<LARGEST> {
        self.chosen.unwrap_or(&Symbols::Standard)
    }

    fn has_commas(&self) -> bool {
        self.words.list.iter().any(|word| word.after_comma)
    }

    fn rows(&self) -> Vec<&[Word]> {
        self.words
            .list
            .chunk_by(|_, next| !next.begins_row)
            .collect()
    }

    fn lines(&self) -> Vec<&[Word]> {
        self.words
            .list
            .chunk_by(|_, next| !next.begins_line)
            .collect()
    }

    fn read(&self) -> Result<CellList, Misfit> {
        let list = &self.words.list[..];
        let size = self.size_of(self.count(list));
        let size = size
            .filter(|size| self.has_rows(*size))
            .ok_or(Misfit::Count)?;
        match self.uneven(size) {
            Some(_) if self.no_cells(list, LARGEST).is_some() => return Err(Misfit::Count),
            Some(word) => {
                let (text, count) = (self.words.shown(word), word.length as usize);
                let fault = Fault::Together { text, count };
                return Err(Misfit::Meaning(self.words.at(word), fault));
            }
            None => {}
        }
        let empty = list.iter().find(|word| word.is_empty);
        if let Some(empty) = empty.filter(|_| list.iter().any(|word| self.is_blank(word))) {
            return Err(Misfit::Meaning(
                self.words.at(empty),
                Fault::FieldBesideBlanks,
            ));
        }
        let cells = meaning(self, size)?;
        self.one_blank(&cells)?;
        Ok(cells)
    }

    /// Returns true if there are n marked rows of n cells, or n words, otherwise n lines; or all cells are on one line.
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

    /// Returns true if a word is written, and only blanks.
    fn is_blank(&self, word: &Word) -> bool {
        let value = |it: char| self.symbols().value_of(it, LARGEST);
        let mut pieces = self.words.pieces(word).iter();
        !word.is_empty && pieces.all(|piece| value(piece.character) == Some(0))
    }

    /// The first word that crosses the end of a row, or begins fields of which some are several cells, but not whole rows.
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

    /// A `-` that is a blank is the only one.
    fn one_blank(&self, cells: &CellList) -> Result<(), Misfit> {
        let all = || {
            self.words
                .cells(&self.words.list, self.together)
                .zip(&cells.digits)
        };
        let blanks = || {
            all()
                .filter(|(_, digit)| **digit == 0)
                .map(|((_, cell), _)| cell[0])
        };
        let dash = blanks().find(|piece| piece.character == '-');
        match dash.filter(|_| blanks().any(|piece| piece.character != '-')) {
            Some(dash) => Err(Misfit::Meaning(dash.at, Fault::MixedDashes)),
            None => Ok(()),
        }
    }

    /// Says what is wrong with the number of cells, or with their rows; and what means nothing in the rows that are right.
    fn explain(&self, tokens: &[Token], wanted: Option<usize>, faults: &mut Vec<Located>) {
        let no_cells = self.no_cells(&self.words.list, LARGEST);
        if let Some(located) = no_cells.or_else(|| self.nothing()) {
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
        let largest = self.largest();
        let wanted = self
            .size
            .or(wanted.filter(|size| BoxShape::default_for(*size).is_some()));
        let sizes = (2..=LARGEST).filter(|size| self.allows(*size) && *size >= largest);
        let far = |size: &usize| {
            let wrong = wrong(*size);
            (
                wrong > 0,
                wrong + rows.len().abs_diff(*size),
                rows.len() != *size,
            )
        };
        let is_right = |size: &usize| {
            let (wrong, rows) = (wrong(*size), rows.len());
            let is_near = rows == *size && all.abs_diff(size * size) <= *size;
            rows > 1 && (wrong == 0 || is_near || 2 * wrong < rows && rows.abs_diff(*size) <= 2)
        };
        match sizes.min_by_key(far).filter(is_right) {
            Some(size) => self.name_rows(&rows, size, faults),
            None => {
                let spaces = tokens
                    .iter()
                    .filter(|token| token.kind == Kind::Gap)
                    .count();
                let fault = self.miscount(all, spaces, largest, wanted);
                faults.push((Some(self.words.pieces[0].at as usize), fault));
            }
        }
    }

    /// Returns true if each word of a line seems to be a row, though some are too short or too long.
    fn has_word_rows(&self, cells: usize) -> bool {
        let (list, size) = (&self.words.list, self.words.list.len());
        let is_near = cells.abs_diff(size * size) <= size;
        self.together && is_near && self.no_cells(list, size).is_none()
    }

    /// The greatest figure of a cell: the grid is at least as large. Symbols may say what figures mean.
    fn largest(&self) -> usize {
        let pieces = self.words.pieces.iter().filter(|_| self.chosen.is_none());
        let figures = pieces.map(|piece| piece.character.to_digit(10).unwrap_or(0));
        figures.max().unwrap_or(0) as usize
    }

    /// A character that means nothing in any grid.
    fn nothing(&self) -> Option<Located> {
        let symbols = self.symbols();
        let is_nothing = |it: char| {
            let is_taken = taken(it).is_some_and(|_| it != ':') || "\"'".contains(it);
            !it.is_alphanumeric() && !is_taken && symbols.value_of(it, LARGEST).is_none()
        };
        let piece = self
            .words
            .pieces
            .iter()
            .find(|piece| is_nothing(piece.character))?;
        let text = quoted([piece.character]);
        Some((Some(piece.at as usize), Fault::MeansNothing { text }))
    }

    /// A word with a letter that no grid of this size has.
    fn no_cells(&self, words: &[Word], size: usize) -> Option<Located> {
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

    /// Names the rows that are too short or too long, or those that are missing or too many, and wrong digits in the others.
    fn name_rows(&self, rows: &[&[Word]], size: usize, faults: &mut Vec<Located>) {
        // A row too many may be a line of other text.
        let mut prose = rows.iter().filter_map(|row| self.no_cells(row, size));
        if let Some(located) = prose.next().filter(|_| rows.len() != size) {
            return faults.push(located);
        }
        let mut is_named = false;
        for (row, words) in rows.iter().enumerate() {
            let count = self.count(words);
            // The first cell too many; in a short row the last one, after which a cell is missing.
            let place = self.words.cells(words, self.together).take(size + 1).last();
            if let Some((_, cell)) = place.filter(|_| count != size) {
                let at = Some(cell[0].at as usize);
                let length = (at, Fault::RowLength { row, count, size });
                faults.push(self.no_cells(words, size).unwrap_or(length));
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
        let right = rows
            .iter()
            .enumerate()
            .map(|(row, words)| (row * size, *words));
        let right = right.filter(|(_, words)| self.count(words) == size);
        name_strays(self, size, right, faults);
    }

    /// Returns the fault of the number of cells, if rows do not explain it.
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
        // Nine cells are a row rather than a 3×3 grid, where a figure shows it.
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

/// Returns true for what other programs write: XML, JSON, a link, a saved game, or a line of a HoDoKu library.
pub(super) fn is_foreign(text: &str) -> bool {
    let text = text.trim_matches(is_gap);
    let word = text.split(is_gap).next().unwrap_or_default();
    let inside = text.trim_start_matches(|it| is_gap(it) || it == '[');
    let after = |sign| {
        inside
            .strip_prefix(sign)
            .map(|it| it.trim_start_matches(is_gap))
    };
    after('{').is_some_and(|it| it.starts_with('"'))
        || after('<')
            .is_some_and(|it| it.starts_with(|it: char| it.is_alphabetic() || "?!".contains(it)))
        || word.contains("://")
        || word.starts_with("www.")
        || is_library_line(text)
}

/// Returns true for `:0300:6:53..7…:613 623::`, a line of a HoDoKu library.
pub(super) fn is_library_line(text: &str) -> bool {
    text.trim_start_matches(is_gap).starts_with(':') && text.matches(':').count() > 3
}
