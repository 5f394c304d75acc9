//! The reader: from a text to options and givens, or to what is wrong with it and where. It solves and judges nothing.
//!
//! ```text
//! text        53..7 ; "…"           a text, or tokens put together again
//!   │ headings, options             what stands above the grid
//!   │ pieces                        the characters of its cells, and the breaks between them
//!   │ survey                        how many there are, in each row and in all
//!   │ layout                        how large the grid is, what makes a cell, what makes a row
//!   ▼ cells                         what each of them means
//! Reading     options, 5 3 0 0 7 …, or errors with their places
//! ```
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

mod cells;
mod cursor;
mod headings;
mod layout;
mod options;
mod pieces;
mod survey;
#[cfg(test)]
mod tests;

use crate::geometry::{BoxShape, LARGEST};
use crate::messages::{Against, Fault, Faults, GridError, ParseError, ParseErrors, Shown};
use crate::options::{Purpose, SolutionOption, SolverOption};
use crate::symbols::SymbolList;
use cells::{CellReader, name_strays_of_any_size};
pub(crate) use cursor::Cursor;
pub use cursor::Place;
use layout::{Layout, RowsAre, layout};
use options::Options;
use pieces::{Break, Kind, MOST, Manner, Pieces};
use survey::{Cells, Survey, nearest};

/// Where a text comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Tokens of Rust, put together again: a bracket or a quote is no symbol.
    Tokens,
    /// A text as people paste it: a symbol is a symbol first, and there may be headings and comments above the grid.
    Text,
}

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

/// The cells of a grid in reading order.
#[derive(Clone, Copy)]
pub struct CellList {
    /// 0 for a blank, else the digit from 1.
    pub digits: [u8; LARGEST * LARGEST],
    /// How many bytes of the text stand before the cell.
    pub offsets: [u32; LARGEST * LARGEST],
    /// Whether some digit is written as a letter.
    pub has_letters: bool,
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
        let faults = &mut Faults::new(text);
        let (cursor, origin) = above(text, Origin::Text, Purpose::Solve, &mut options, faults);
        let (all, pieces) = (&mut Pieces::none(), &mut Pieces::none());
        all.take(cursor, options.alphabet(), origin);
        let attempt = best(all, pieces, &options, options.claimed().0);
        let layout = attempt.layout;
        Outline {
            has_options: options.end.is_some(),
            cells: attempt.survey.cells(layout.cells, layout.size),
            size: if layout.fits { layout.size } else { None },
        }
    }
}

/// Reads options and grid.
pub const fn read(text: &str, origin: Origin, purpose: Purpose) -> Reading {
    let mut options = Options::NONE;
    let mut faults = Faults::new(text);
    let (cursor, origin) = above(text, origin, purpose, &mut options, &mut faults);
    grid(cursor, origin, &options, faults)
}

/// Reads a grid without options, with these boxes and symbols.
pub const fn read_with(text: &str, boxes: BoxShape, symbols: SymbolList) -> Reading {
    let mut options = Options::NONE;
    options.boxes = Some((boxes, None));
    options.symbols = Some((symbols, None));
    let mut cursor = Cursor::new(text);
    headings::skip(&mut cursor, options.alphabet());
    if let Some(inside) = only_string(cursor) {
        cursor = inside;
    }
    grid(cursor, Origin::Text, &options, Faults::new(text))
}

/// Takes what stands above the grid. A string that is all there is, is a text like any other.
const fn above<'text>(
    text: &'text str,
    mut origin: Origin,
    purpose: Purpose,
    options: &mut Options,
    faults: &mut Faults<'text>,
) -> (Cursor<'text>, Origin) {
    let mut cursor = Cursor::new(text);
    let mut is_inside = false;
    loop {
        if matches!(origin, Origin::Text) {
            headings::skip(&mut cursor, options.alphabet());
        }
        options.take(&mut cursor, purpose, faults);
        if matches!(origin, Origin::Text) {
            headings::skip(&mut cursor, options.alphabet());
        }
        match only_string(cursor) {
            Some(inside) if !is_inside => {
                is_inside = true;
                cursor = inside;
                origin = Origin::Text;
            }
            _ => return (cursor, origin),
        }
    }
}

/// What stands between the quotes, if a text is a string and nothing else but brackets.
const fn only_string(cursor: Cursor<'_>) -> Option<Cursor<'_>> {
    let mut rest = cursor;
    skip_brackets(&mut rest);
    if !rest.take("\"") {
        return None;
    }
    let mut inside = rest;
    inside.is_escaped = true;
    if !rest.take_string('"') {
        return None;
    }
    let end = rest.at - 1;
    skip_brackets(&mut rest);
    match rest.peek() {
        None => Some(inside.until(end)),
        Some(_) => None,
    }
}

const fn skip_brackets(text: &mut Cursor<'_>) {
    text.skip_gaps();
    while let Some('[' | '(' | '{' | ']' | ')' | '}' | ',' | ';') = text.peek() {
        text.next();
        text.skip_gaps();
    }
}

/// One way to read a text, and what it comes to.
#[derive(Clone, Copy)]
struct Attempt {
    manner: Manner,
    survey: Survey,
    layout: Layout,
}

/// Reads all pieces in one manner, and leaves those that there are in `pieces`.
const fn attempt(
    all: &Pieces,
    pieces: &mut Pieces,
    manner: Manner,
    options: &Options,
    claimed: Option<usize>,
) -> Attempt {
    pieces.take_as(all, manner);
    let survey = Survey::of(pieces);
    Attempt {
        manner,
        survey,
        layout: layout(&survey, options.alphabet(), claimed),
    }
}

/// The first way that makes a grid, of those with more cells first; where none does, the one to find fault with.
const fn best(
    all: &Pieces,
    pieces: &mut Pieces,
    options: &Options,
    claimed: Option<usize>,
) -> Attempt {
    let has_dashes = all.has(Kind::Dash);
    // There is an empty field after the last comma of a row only where there are others.
    let has_fields = all.empty_fields > 0 && all.has(Kind::LastField);
    let mut way = 0;
    let (mut last_blanks, mut rows_tell) = (0, false);
    while way < 4 {
        let manner = Manner {
            dashes: way < 2,
            last_fields: way % 2 == 0,
        };
        if (manner.dashes || has_dashes) && (!manner.last_fields || has_fields) {
            let attempt = attempt(all, pieces, manner, options, claimed);
            let is_counted = matches!(attempt.layout.rows, RowsAre::Counted);
            // Where rows of blanks tell what is wrong, the digits alone are no list.
            if attempt.layout.fits && !(rows_tell && is_counted) {
                return attempt;
            }
            rows_tell |= has_dashes && manner.dashes && !is_counted;
            last_blanks = attempt.survey.blanks;
        }
        way += 1;
    }
    let manner = Manner {
        dashes: last_blanks == 0,
        last_fields: false,
    };
    attempt(all, pieces, manner, options, claimed)
}

/// Of a table, fields of a whole grid each with commas between, the first column: a puzzle, and after it perhaps its solution.
const fn first_column<'text>(
    cursor: Cursor<'text>,
    origin: Origin,
    options: &Options,
    claimed: Option<usize>,
) -> Option<Cursor<'text>> {
    let (all, pieces) = (&mut Pieces::none(), &mut Pieces::none());
    let (mut start, mut rest) = (cursor, cursor);
    let mut first = None;
    let mut cells = 0;
    loop {
        let end = rest.at;
        let character = rest.next();
        if !matches!(character, None | Some(',')) {
            continue;
        }
        all.take(start.until(end), options.alphabet(), origin);
        let column = best(all, pieces, options, claimed);
        let count = column.survey.count.characters;
        let is_alike = first.is_none() || count == cells;
        if !column.layout.fits || count < 16 || !is_alike || first.is_none() && character.is_none()
        {
            return None;
        }
        if first.is_none() {
            first = Some(start.until(end));
            cells = count;
        }
        if character.is_none() {
            return first;
        }
        start = rest;
    }
}

/// Reads a grid whose options are known.
const fn grid(
    cursor: Cursor<'_>,
    origin: Origin,
    options: &Options,
    mut faults: Faults<'_>,
) -> Reading {
    let mut reading = Reading {
        size: 0,
        boxes: match options.boxes {
            Some((boxes, _)) => boxes,
            None => BoxShape::default_for(1).unwrap(),
        },
        symbols: match options.symbols {
            Some((symbols, _)) => symbols,
            None => SymbolList::Standard,
        },
        solution: options.solution,
        solver: options.solver,
        cells: CellList {
            digits: [0; LARGEST * LARGEST],
            offsets: [0; LARGEST * LARGEST],
            has_letters: false,
        },
        errors: faults.errors,
    };
    let (all, pieces) = (&mut Pieces::none(), &mut Pieces::none());
    all.take(cursor, options.alphabet(), origin);
    let is_right_so_far = faults.errors.is_empty();
    if is_right_so_far {
        refuse_late_options(cursor, all, &mut faults);
    }
    if !options.grid_is_unclear && (faults.errors.is_empty() || !is_right_so_far) {
        let text = (cursor, origin);
        cells_of(text, all, pieces, options, &mut reading, &mut faults);
    }
    reading.errors = faults.errors;
    reading
}

/// Options after the grid. What the grid means may depend on them, so it is not read.
const fn refuse_late_options(cursor: Cursor<'_>, all: &Pieces, faults: &mut Faults<'_>) {
    let mut first = 0;
    while first < all.in_list() {
        let end = all.end(first, Break::Space);
        let (mut name, mut index) = (Shown::EMPTY, first);
        while index < end && all.list[index].character != ':' {
            name.push(all.list[index].character);
            index += 1;
        }
        if let Some(option) = options::known(&name) {
            let mut after = cursor;
            after.at = all.list[index - 1].offset as usize + 1;
            after.skip_gaps();
            if matches!(after.peek(), Some(':' | '=')) {
                faults.add(all.list[first].offset, Fault::Late(option));
            }
        }
        first = end;
    }
}

const fn cells_of(
    (cursor, origin): (Cursor<'_>, Origin),
    all: &mut Pieces,
    pieces: &mut Pieces,
    options: &Options,
    reading: &mut Reading,
    faults: &mut Faults<'_>,
) {
    if all.count > MOST {
        let (count, size, nearest) = (all.count, None, LARGEST);
        let fault = Fault::CellCount {
            count,
            size,
            nearest,
        };
        return faults.add(all.list[0].offset, fault);
    }
    let (claimed, options_agree) = options.claimed();
    let mut attempted = best(all, pieces, options, claimed);
    if pieces.count == 0 {
        if faults.errors.is_empty() {
            faults.add_at(options.end, Fault::Empty);
        }
        return;
    }
    if !attempted.layout.fits
        && let Some(column) = first_column(cursor, origin, options, claimed)
    {
        all.take(column, options.alphabet(), origin);
        attempted = best(all, pieces, options, claimed);
    }
    if !(attempted.layout.fits && options_agree)
        && let Some(size) = claimed
    {
        // A grid that is right without them tells which of the options is wrong.
        let free = best(all, pieces, options, None);
        match free.layout.size {
            Some(size) if free.layout.fits => {
                options.refute(size, Against::Grid, faults);
                attempted = free;
            }
            _ if !options_agree => return options.refute(size, Against::Boxes, faults),
            _ => pieces.take_as(all, attempted.manner),
        }
    }
    let Attempt {
        manner,
        survey,
        layout,
    } = &attempted;
    let first = pieces.list[0].offset;
    if layout.fits && manner.dashes && survey.blanks > 0 && all.has(Kind::Dash) {
        let without = Manner {
            dashes: false,
            ..*manner
        };
        if attempt(all, pieces, without, options, claimed).layout.fits {
            return faults.add(first_dash(all), Fault::Dashes);
        }
        pieces.take_as(all, *manner);
    }
    if !layout.fits {
        let is_blank = survey.blanks + survey.zeros > 0;
        let rows_tell = !matches!(layout.rows, RowsAre::Counted);
        let is_one_line = survey.lines.count == 1;
        if !is_blank
            && (!rows_tell || is_one_line)
            && survey.would_fit(all.spaces as isize, claimed)
        {
            return faults.add(first, Fault::Spaces);
        }
        let fields = all.empty_fields as isize;
        if let Some(comma) = all.empty_field
            && survey.would_fit(-fields, claimed)
        {
            return faults.add(comma as u32, Fault::EmptyField);
        }
        if !rows_tell {
            let count = survey.cells(layout.cells, claimed);
            let fault = Fault::CellCount {
                count,
                size: claimed,
                nearest: nearest(count),
            };
            faults.add(first, fault);
        }
    }
    let Some(size) = layout.size else {
        return name_strays_of_any_size(pieces, !matches!(layout.cells, Cells::Words), faults);
    };
    reading.size = size;
    if options.symbols.is_none() && survey.is_in_letters(size) {
        reading.symbols = SymbolList::letters(size);
    }
    let alphabet = reading.symbols.alphabet();
    let zero_is_given = alphabet.digit_of('0', size).is_some();
    let cell_reader = CellReader {
        pieces,
        layout: *layout,
        size,
        alphabet,
        zero_for_blank: zero_is_given && survey.blanks == 0 && survey.zeros > size,
    };
    if !layout.fits && !matches!(layout.rows, RowsAre::Counted) {
        cell_reader.name_misfits(faults);
    }
    if !reading.symbols.fits(size) {
        return;
    }
    let count = cell_reader.read(&mut reading.cells, faults);
    match BoxShape::default_for(size) {
        _ if options.boxes.is_some() => {}
        Some(boxes) => reading.boxes = boxes,
        None => faults.add(first, Fault::Grid(GridError::NoUsualBoxes { size })),
    }
    debug_assert!(!faults.errors.is_empty() || count == size * size);
}

const fn first_dash(all: &Pieces) -> u32 {
    let mut index = 0;
    while !matches!(all.list[index].kind, Kind::Dash) {
        index += 1;
    }
    all.list[index].offset
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
