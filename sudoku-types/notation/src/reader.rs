//! The reader: from a text to options and givens, or to what is wrong with it and where. It solves and judges nothing.
//!
//! ```text
//! text        53..7 ; "…"           a text, or tokens put together again
//!   │ headings, options             what stands above the grid
//!   │ cursor, scanner               characters: parts of cells, or what stands between them
//!   │ words                         characters that stand together
//!   │ attempts                      the ways in which they can be read
//!   │ survey                        how many there are, in each row and in all
//!   │ layout                        how large the grid is, what makes a cell, what makes a row
//!   ▼ cells                         what each of them means
//! Reading     options, 5 3 0 0 7 …, or errors with their places
//! ```
//!
//! What is left of a text is a value, so each of these can go over it anew; nothing is stored but counts.
//!
//! # What a word of several characters means
//!
//! A word such as `53__7____`, `12` or `A1` is either one cell or a cell for each of its characters. All words of a grid are read in
//! the same way, the one in which the cells are as many as they should be. Up to 9×9 there are no cells of two characters, and a
//! row there may be written either way. Above, numbers of two figures among single characters tell that each word is a cell: `10` and a
//! missing cell elsewhere shall not make up for each other.
//!
//! # What a row is
//!
//! What is marked as a row, by brackets, `;`, `/` or a string of its own; else a line, where there are as many lines as the
//! grid has rows. Any other number of lines is a list that was wrapped somewhere.
//!
//! # What can be read in two ways
//!
//! A `-` may be a blank or a line between boxes, and a comma at the end of a row may have an empty field after it. The reading with
//! more cells is tried first, and the first that makes a grid is taken.

mod attempts;
mod cells;
mod cursor;
mod headings;
mod layout;
mod options;
mod scanner;
mod survey;
mod words;

use crate::geometry::BoxShape;
use crate::messages::{Against, Fault, GridError, ParseError, ParseErrors, Shown};
use crate::options::{Purpose, SolutionOption, SolverOption};
use crate::symbols::{Alphabet, Expected};
use attempts::{Attempt, Attempts};
pub use cells::CellList;
use cells::{CellReader, name_misfits, name_strays_of_any_size};
use cursor::Cursor;
pub use cursor::Place;
use layout::RowsAre;
use options::Options;
pub use options::SymbolList;
pub(crate) use scanner::Oddity;
pub use scanner::Origin;
use scanner::{Item, Scanner};
use survey::Cells;
use words::{Manner, Words};

/// What a text says.
#[derive(Clone, Copy)]
pub struct Reading {
    /// How many rows the grid has.
    pub size: usize,
    /// The shape of its boxes.
    pub boxes: BoxShape,
    /// How its digits are written.
    pub symbols: SymbolList,
    /// How many solutions it may have.
    pub solution: SolutionOption,
    /// Who fills its blanks.
    pub solver: SolverOption,
    /// Its cells.
    pub cells: CellList,
    /// What is wrong with it. If anything is, the rest says little.
    pub errors: ParseErrors,
}

/// Reads options and grid.
pub const fn read(text: &str, origin: Origin, purpose: Purpose) -> Reading {
    let mut errors = ParseErrors::NONE;
    let mut options = Options::NONE;
    let mut cursor = Cursor::new(text);
    let mut origin = origin;
    if matches!(origin, Origin::Text) {
        headings::skip(&mut cursor, None);
    }
    options.take(&mut cursor, purpose, &mut errors);
    let outside = options;
    if let Some(inside) = only_string(cursor, outside.alphabet(), origin) {
        // A string with a whole grid is a text like any other.
        cursor = inside;
        origin = Origin::Text;
        headings::skip(&mut cursor, outside.alphabet());
        options.take(&mut cursor, purpose, &mut errors);
    }
    if matches!(origin, Origin::Text) {
        headings::skip(&mut cursor, options.alphabet());
    }
    Source {
        cursor,
        origin,
        options: &options,
    }
    .read(errors)
}

/// Reads a grid without options, with these boxes and symbols.
pub const fn read_with(text: &str, boxes: BoxShape, symbols: SymbolList) -> Reading {
    let mut options = Options::NONE;
    options.boxes = Some((boxes, None));
    options.symbols = Some((symbols, None));
    let mut cursor = Cursor::new(text);
    headings::skip(&mut cursor, options.alphabet());
    if let Some(inside) = only_string(cursor, options.alphabet(), Origin::Text) {
        cursor = inside;
        headings::skip(&mut cursor, options.alphabet());
    }
    Source {
        cursor,
        origin: Origin::Text,
        options: &options,
    }
    .read(ParseErrors::NONE)
}

/// What a text looks like, before anyone asks for its cells: enough to tell where in a file one puzzle ends and the next begins.
///
/// ```
/// use sudoku_types::Outline;
///
/// assert_eq!(Outline::of("53..7....").cells, 9);
/// assert_eq!(Outline::of("1... ..3. ...4 .2..").size, Some(4));
/// assert_eq!(Outline::of("boxes: 3x2;").cells, 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Outline {
    /// Whether there are options before the cells.
    pub has_options: bool,
    /// How many cells there are.
    pub cells: usize,
    /// The number of rows, if the cells are as many as in a grid, and every row too.
    pub size: Option<usize>,
}

impl Outline {
    /// Looks at a text, or at a line of one. It takes time in proportion to the text.
    pub const fn of(text: &str) -> Outline {
        let mut options = Options::NONE;
        let mut cursor = Cursor::new(text);
        headings::skip(&mut cursor, None);
        let mut errors = ParseErrors::NONE;
        options.take(&mut cursor, Purpose::Solve, &mut errors);
        headings::skip(&mut cursor, options.alphabet());
        let source = Source {
            cursor,
            origin: Origin::Text,
            options: &options,
        };
        let Attempt { survey, layout, .. } = Attempts::new(&source).best(options.claims().size);
        Outline {
            has_options: options.end.is_some(),
            cells: layout::cells(&survey, layout.cells, layout.size),
            size: if layout.fits { layout.size } else { None },
        }
    }
}

/// What stands between the quotes, if a text is a string and nothing else.
const fn only_string<'text>(
    cursor: Cursor<'text>,
    given: Option<Alphabet<'text>>,
    origin: Origin,
) -> Option<Cursor<'text>> {
    let mut scanner = Scanner::new(cursor, given, origin);
    let mut string = None;
    while let Some(item) = scanner.next() {
        match item {
            Item::Char(_) | Item::Quoted(_) | Item::Dash | Item::Odd(_) => return None,
            Item::StringStart if string.is_some() => return None,
            Item::StringStart => {
                let inside = scanner.cursor;
                let mut end = inside;
                while !matches!(scanner.next(), None | Some(Item::StringEnd)) {
                    end = scanner.cursor;
                }
                string = Some(inside.until(&end));
            }
            _ => {}
        }
    }
    string
}

/// A grid whose options are known.
#[derive(Clone, Copy)]
struct Source<'a> {
    cursor: Cursor<'a>,
    origin: Origin,
    options: &'a Options,
}

impl<'a> Source<'a> {
    const fn read(self, mut errors: ParseErrors) -> Reading {
        let mut reading = Reading {
            size: 0,
            boxes: match BoxShape::new(1, 1) {
                Some(boxes) => boxes,
                None => unreachable!(),
            },
            symbols: match self.options.symbols {
                Some((symbols, _)) => symbols,
                None => SymbolList::Standard,
            },
            solution: self.options.solution,
            solver: self.options.solver,
            cells: CellList::NONE,
            errors,
        };
        if errors.is_empty() {
            self.refuse_late_options(&mut errors);
            reading.errors = errors;
            if !errors.is_empty() {
                return reading;
            }
        }
        if !self.options.grid_is_unclear {
            self.grid(&mut reading);
        }
        reading
    }

    /// Options after the grid. What the grid means may depend on them, so it is not read.
    const fn refuse_late_options(&self, errors: &mut ParseErrors) {
        let mut words = self.words(true, false, false);
        while let Some(word) = words.next() {
            let mut name = Shown::EMPTY;
            let mut characters = word.characters();
            let mut has_colon = false;
            while let Some(character) = characters.next()
                && !has_colon
            {
                match character {
                    ':' => has_colon = true,
                    _ => name.push(character),
                }
            }
            let Some(option) = options::known(&name) else {
                continue;
            };
            let mut after = words.scanner.cursor;
            options::skip_gaps(&mut after);
            if has_colon || matches!(after.peek(), Some(':' | '=')) {
                errors.add(word.place(), Fault::Late(option));
            }
        }
    }

    const fn words(
        &self,
        dashes_are_blanks: bool,
        rows_end_in_fields: bool,
        strings_are_cells: bool,
    ) -> Words<'a> {
        let manner = Manner {
            dashes_are_blanks,
            rows_end_in_fields,
            strings_are_cells,
            together: false,
        };
        Words::new(
            Scanner::new(self.cursor, self.options.alphabet(), self.origin),
            manner,
        )
    }

    const fn grid(&self, reading: &mut Reading) {
        let attempts = Attempts::new(self);
        let claims = self.options.claims();
        let claimed = claims.size;
        let mut best = attempts.best(claimed);
        let Some(first) = first_place(best.words) else {
            if reading.errors.is_empty() {
                let error = ParseError::new(self.options.end, Fault::Empty);
                reading.errors.push(error);
            }
            return;
        };
        let errors = &mut reading.errors;
        if let Some((place, oddity)) = best.survey.oddity {
            let fault = match oddity {
                Oddity::Prefixed(prefix) => Fault::Prefixed(prefix),
                Oddity::Glued(text) => Fault::Glued(text),
                Oddity::DocComment => Fault::DocComment,
            };
            errors.add(place, fault);
            if !best.layout.fits {
                // It may stand in the place of a cell or a row, and counting would blame the wrong one.
                return;
            }
        }
        if !(best.layout.fits && claims.agree) && claims.stand_in_the_text {
            let free = attempts.best(None);
            if let Some(size) = free.layout.size
                && free.layout.fits
            {
                self.options.refute(size, Against::Grid, errors);
                best = free;
            } else if let Some(size) = claimed
                && !claims.agree
            {
                return self.options.refute(size, Against::Boxes, errors);
            }
        }
        if let Some(dash) = attempts.ambiguous_dash(&best, claimed) {
            return errors.add(dash, Fault::Dashes);
        }
        let Attempt {
            words,
            survey,
            layout,
        } = best;
        if !layout.fits
            && survey.are_spaces_blanks(claimed)
            && !matches!(
                (layout.size, layout.rows),
                (Some(_), RowsAre::Lines | RowsAre::Marked)
            )
        {
            return errors.add(first, Fault::Spaces);
        }
        if !layout.fits
            && let Some(comma) = survey.superfluous_field(claimed)
        {
            return errors.add(comma, Fault::EmptyField);
        }
        let Some(size) = layout.size else {
            errors.add(first, survey.miscounted(layout.cells, None));
            let together = !matches!(layout.cells, Cells::Words);
            return name_strays_of_any_size(words, together, errors);
        };
        if !layout.fits {
            match layout.rows {
                RowsAre::Counted => {
                    if claimed.is_some() {
                        errors.add(first, survey.miscounted(layout.cells, Some(size)));
                    }
                }
                RowsAre::Lines | RowsAre::Marked => name_misfits(words, layout, size, errors),
            }
        }
        if self.options.symbols_do_not_fit(size) {
            return;
        }
        let symbols = match self.options.symbols {
            Some((symbols, _)) => symbols,
            None => survey.usual_symbols(size),
        };
        let alphabet = symbols.alphabet();
        let is_zero_given = alphabet.digit_of('0', size).is_some();
        let cell_reader = CellReader {
            layout,
            size,
            alphabet,
            expected: Expected::of(alphabet, size),
            zero_for_blank: is_zero_given && survey.seen.blanks == 0 && survey.seen.zeros > size,
            has_hinted: false,
        };
        let count = cell_reader.read(words, &mut reading.cells, errors);
        reading.size = size;
        reading.symbols = symbols;
        match (self.options.boxes, BoxShape::default_for(size)) {
            (Some((boxes, _)), _) | (None, Some(boxes)) => reading.boxes = boxes,
            (None, None) => errors.add(first, Fault::Grid(GridError::NoUsualBoxes { size })),
        }
        if errors.is_empty() && count != size * size {
            errors.add(first, survey.miscounted(layout.cells, Some(size)));
        }
    }
}

impl Reading {
    /// What is wrong with it, if anything, for somebody who wants a grid with so many rows.
    pub const fn first_error(&self, wanted: usize) -> Option<ParseError> {
        match self.errors.first() {
            Some(error) => Some(*error),
            None if self.size != wanted => {
                let size = self.size;
                Some(ParseError::new(None, Fault::Size { size, wanted }))
            }
            None => None,
        }
    }

    /// All of it, in the same way.
    pub const fn all_errors(&self, wanted: usize) -> ParseErrors {
        let mut errors = self.errors;
        if let Some(error) = self.first_error(wanted)
            && errors.is_empty()
        {
            errors.push(error);
        }
        errors
    }
}

const fn first_place(mut words: Words<'_>) -> Option<Place> {
    match words.next() {
        Some(word) => Some(word.place()),
        None => None,
    }
}
