//! The ways in which one text can be read, and which of them makes a grid.
//!
//! ```text
//! 53--7----      a `-` is a blank, or a line between boxes
//! 5,3,,,7,       after the last comma of a row stands an empty field, or nothing
//! "5", "3"       strings are cells, or rows
//! 53…,58…        two whole grids: columns of a table, of which the first is the puzzle
//! ```

use super::Source;
use super::cursor::{Cursor, Place};
use super::layout::{Layout, layout};
use super::scanner::Item;
use super::survey::Survey;
use super::words::Words;

/// One way to read a grid, and what it comes to.
#[derive(Clone, Copy)]
pub(super) struct Attempt<'text> {
    pub(super) words: Words<'text>,
    pub(super) survey: Survey,
    pub(super) layout: Layout,
}

/// All ways to read a grid.
#[derive(Clone, Copy)]
pub(super) struct Attempts<'source, 'text> {
    source: &'source Source<'text>,
    strings_are_cells: bool,
    /// The survey of the reading with most cells.
    fullest: Survey,
}

impl<'source, 'text> Attempts<'source, 'text> {
    pub(super) const fn new(source: &'source Source<'text>) -> Self {
        let strings_are_cells = strings_are_cells(source);
        let words = source.words(true, true, strings_are_cells);
        Attempts {
            source,
            strings_are_cells,
            fullest: Survey::of(words),
        }
    }

    /// The first that makes a grid, of those with more cells first; where none does, the one to find fault with.
    pub(super) const fn best(&self, claimed: Option<usize>) -> Attempt<'text> {
        let has_dashes = self.fullest.seen.dashes > 0;
        // Commas at the ends of rows are empty fields only where there are other empty fields.
        let seen = &self.fullest.seen;
        let has_fields = seen.trailing_commas > 0 && seen.empty_fields > 0;
        let mut manner = 0;
        while manner < 4 {
            let (dashes, fields) = (manner < 2, manner % 2 == 0);
            if (dashes || has_dashes) && (!fields || has_fields) {
                let attempt = self.attempt(dashes, fields, claimed);
                if attempt.layout.fits {
                    return attempt;
                }
            }
            manner += 1;
        }
        let attempt = self.attempt(self.dashes_are_the_only_blanks(), false, claimed);
        match self.first_column(&attempt, claimed) {
            Some(column) => column,
            None => attempt,
        }
    }

    const fn attempt(
        &self,
        dashes_are_blanks: bool,
        rows_end_in_fields: bool,
        claimed: Option<usize>,
    ) -> Attempt<'text> {
        let words = self.source.words(
            dashes_are_blanks,
            rows_end_in_fields,
            self.strings_are_cells,
        );
        let survey = Survey::of(words);
        Attempt {
            words,
            survey,
            layout: layout(&survey, self.source.options.alphabet(), claimed),
        }
    }

    const fn dashes_are_the_only_blanks(&self) -> bool {
        self.fullest.seen.blanks == 0
    }

    /// A `-` that the best attempt takes for a blank, where there are other blanks, and where without it there would be a grid too.
    pub(super) const fn ambiguous_dash(
        &self,
        best: &Attempt<'_>,
        claimed: Option<usize>,
    ) -> Option<Place> {
        let is_blank = best.layout.fits && best.words.manner.dashes_are_blanks;
        if !is_blank || self.fullest.seen.dashes == 0 || self.dashes_are_the_only_blanks() {
            return None;
        }
        let fields = best.words.manner.rows_end_in_fields;
        match self.attempt(false, fields, claimed).layout.fits {
            true => best.survey.dash,
            false => None,
        }
    }

    /// Fields of a whole grid each are columns of a table: the puzzle, and perhaps its solution.
    const fn first_column(
        &self,
        all: &Attempt<'text>,
        claimed: Option<usize>,
    ) -> Option<Attempt<'text>> {
        if all.survey.lines.count != 1 {
            return None;
        }
        let mut scanner = all.words.scanner;
        let mut start = self.source.cursor;
        let mut first: Option<Attempt<'text>> = None;
        loop {
            let before = scanner.cursor;
            let item = scanner.next();
            if !matches!(item, None | Some(Item::Comma)) {
                continue;
            }
            let attempt = self.column(start.until(&before), claimed);
            if !attempt.layout.fits || matches!(attempt.layout.size, Some(0..=3)) {
                return None;
            }
            match &first {
                None => first = Some(attempt),
                Some(first) => {
                    if first.survey.count.together != attempt.survey.count.together {
                        return None;
                    }
                }
            }
            if item.is_none() {
                return first;
            }
            start = scanner.cursor;
        }
    }

    const fn column(&self, cursor: Cursor<'text>, claimed: Option<usize>) -> Attempt<'text> {
        let source = Source {
            cursor,
            ..*self.source
        };
        let words = source.words(true, false, false);
        let survey = Survey::of(words);
        Attempt {
            words,
            survey,
            layout: layout(&survey, source.options.alphabet(), claimed),
        }
    }
}

/// Whether the strings of a text are a cell each, as in JSON, and not a row: all are that short, and some have one character.
const fn strings_are_cells(source: &Source<'_>) -> bool {
    let mut scanner = source.words(true, false, false).scanner;
    let (mut strings, mut of_one_character) = (0, false);
    while let Some(item) = scanner.next() {
        if let Item::Quoted(_) = item {
            strings += 1;
            of_one_character = true;
        }
        if !matches!(item, Item::StringStart) {
            continue;
        }
        strings += 1;
        let (mut characters, mut figures) = (0, 0);
        while let Some(item) = scanner.next()
            && !matches!(item, Item::StringEnd)
        {
            if let Item::Char(character) = item {
                characters += 1;
                figures += character.is_ascii_digit() as usize;
            }
            if characters > 2 {
                return false;
            }
        }
        if characters == 2 && figures < 2 {
            return false;
        }
        of_one_character |= characters == 1;
    }
    strings > 1 && of_one_character
}
