//! The reader turns a text into options and givens, or into errors with their places. It solves and judges nothing.
//!
//! ```text
//! file        53..7…  easy          many puzzles
//!   │ puzzles                       sorts the lines, and finds where each puzzle begins and ends
//! text        53..7 ; "…"           a text, or tokens put together again
//!   │ one_line                      reads a grid with a byte for each cell in one pass
//!   │ above, options, notes         read what is above the grid, and find options beside it
//!   │ tokens                        give each character a kind, and decide the signs with two meanings
//!   │ words, source                 join characters to words, and find where rows, lines and fields begin
//!   │ grid, cells                   find the rows of cells and their digits, or every fault with its place
//!   ▼ borders                       checks that no border cuts through a box
//! Reading     options, 5 3 0 0 7 …, or errors with their places
//! ```
//!
//! A text is read once. Where a sign may have two meanings (is a `-` a blank?), the whole text decides, by a rule that a person
//! can apply too.
//!
//! # The rules
//!
//! The page `notation` of the library's documentation explains the rules to users. These files contain them:
//!
//! 1. What is above a grid: `above`, with the table of words in `headings`; options: `options`.
//! 2. Rows: `words` and `has_rows` in `grid`.
//! 3. What a cell is: `Source::of` in `source`.
//! 4. `-` and borders: `Signs` in `tokens`, and `borders`.
//! 5. Fields: `Signs` in `tokens`, and `words`.
//! 6. Meaning: `cells`.
//! 7. Files: `puzzles/file`, `puzzles/block`, `puzzles/line`, and `notes`.

mod above;
mod borders;
mod cells;
mod cursor;
mod foreign;
mod grid;
mod headings;
mod notes;
mod one_line;
pub(crate) mod options;
mod puzzles;
mod source;
#[cfg(test)]
mod tests;
mod tokens;
mod words;

use alloc::vec::Vec;
use core::str::FromStr;

use crate::geometry::{BoxShape, Frame, LARGEST, Rules};
use crate::messages::{Fault, GridError, ParseError, ParseErrors};
use crate::options::{OptionName, Purpose};
use crate::symbols::Symbols;
use above::above;
pub use cells::CellList;
use cursor::Cursor;
pub use cursor::Place;
use foreign::is_library_line;
use grid::grid;
use notes::misplaced_name;
pub use one_line::read_line;
use options::Options;
pub use puzzles::{PuzzleText, Puzzles};
pub use tokens::is_frame;

/// The content of a text.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The values of the options.
    pub options: Options,
    /// The cells of the grid.
    pub cells: CellList,
    /// The errors. If there is one, the other fields are unspecified.
    pub errors: ParseErrors,
    /// The byte after the last option above the grid; 0 without options.
    pub(crate) begin: usize,
}

/// Reads the options and the grid of a text.
pub fn read(text: &str, purpose: Purpose) -> Reading {
    read_after(Options::default(), Cursor::new(text), 0, purpose)
}

/// Reads the options and the grid of a text, for a caller who expects a grid of this size.
pub fn read_sized(text: &str, size: usize) -> Reading {
    let mut options = Options::default();
    options.expected_size = Some(size);
    read_after(options, Cursor::new(text), 0, Purpose::Solve)
}

/// Reads the options and the grid of a text. Boxes and symbols are these, unless options of the text give others.
pub fn read_with<const N: usize>(text: &str, boxes: BoxShape, symbols: &Symbols<N>) -> Reading {
    let mut options = Options::default();
    (options.boxes, options.symbols) = (Some(boxes), Some(symbols.resized()));
    read_after(options, Cursor::new(text), 0, Purpose::Solve)
}

/// Reads a text from the byte `grid_at`, with the options before that byte already read.
fn read_after(
    mut options: Options,
    mut text: Cursor<'_>,
    grid_at: usize,
    purpose: Purpose,
) -> Reading {
    let (mut faults, mut cells, mut begin) = (Vec::new(), None, 0);
    text.at = grid_at;
    match above(text, purpose, &mut options) {
        Ok(cursor) => {
            begin = options.end();
            let mut read = || {
                options.check_together(purpose)?;
                let symbols = options.symbols.as_ref();
                let rest = cursor.rest();
                let name = || misplaced_name(rest, false, Rules::NONE, symbols, purpose);
                if is_library_line(rest) {
                    return Err((Some(cursor.at), Fault::Foreign));
                } else if let Some((at, fault)) = name() {
                    return Err((Some(cursor.at + at), fault));
                }
                cells = grid(cursor, &options, &mut faults)?;
                match &cells {
                    Some(cells) => options.check(cells.size, cells.offsets[0] as usize),
                    None => Ok(()),
                }
            };
            if let Err(located) = read() {
                faults.push(located);
            }
        }
        Err(wrong) => faults = wrong,
    }
    // To count lines and columns takes time, so only errors that are shown get a place.
    let errors = faults.into_iter().map(|located| text.error(located));
    Reading {
        cells: cells.unwrap_or(CellList {
            symbols: options.symbols.unwrap_or_default(),
            ..CellList::NONE
        }),
        options,
        errors: ParseErrors::of(errors),
        begin,
    }
}

/// Reads the options at the beginning of a text, and returns the byte at which they end.
pub fn read_options(text: &str, purpose: Purpose) -> Result<usize, ParseError> {
    let mut cursor = Cursor::new(text);
    let taken = Options::default().take(&mut cursor, purpose);
    taken.map_err(|mut faults| cursor.error(faults.swap_remove(0)))?;
    cursor.skip_gaps();
    Ok(cursor.at)
}

/// Reads `2x3`, as in the option `boxes`.
impl FromStr for BoxShape {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        cursor.skip_gaps();
        let shape = options::values::boxes(&mut cursor);
        cursor.skip_gaps();
        let shape = shape.ok().filter(|_| cursor.peek().is_none());
        let fault = Fault::BadValue(OptionName::Boxes);
        let shape = shape.map(|(shape, _)| shape);
        shape.ok_or(Cursor::new(text).error((Some(0), fault)))
    }
}

impl Reading {
    /// Returns the reading of a text that has nothing but these errors.
    fn wrong(errors: ParseErrors) -> Reading {
        Reading {
            options: Options::default(),
            cells: CellList::NONE,
            errors,
            begin: 0,
        }
    }

    /// Returns the digits of the cells in reading order, with 0 for a blank. Without errors the list has all cells of the grid.
    pub fn digits(&self) -> &[u8] {
        &self.cells.digits
    }

    /// Returns true if there are regions, cages or marks.
    pub fn has_lines(&self) -> bool {
        !self.options.lines.is_empty() || self.options.all_drawn > 0
    }

    /// Returns the boxes, rules and lines of the grid. `A` has to be 1 if there are regions, cages or marks.
    pub fn frame<const N: usize, const A: usize>(&self) -> Frame<N, A> {
        let options = &self.options;
        let boxes = options
            .boxes(self.cells.size)
            .expect("a grid without errors");
        let Ok(frame) = Frame::<N, A>::of(boxes).with_rules(options.rules) else {
            unreachable!()
        };
        if self.has_lines() {
            frame.with_lines(options.drawn(self.cells.size))
        } else {
            frame
        }
    }

    /// Returns the errors of the text as a grid of `wanted` rows, which has room for regions, cages and marks or not.
    pub fn all_errors(&self, wanted: usize, has_room: bool) -> ParseErrors {
        let size = self.cells.size;
        if wanted > LARGEST {
            let fault = Fault::Grid(GridError::NoUsualBoxes { size: wanted });
            return ParseError::new(None, fault).into();
        }
        let fault = if self.has_lines() && !has_room {
            Some(Fault::NoRoom { size })
        } else {
            (size != wanted).then_some(Fault::Size { size, wanted })
        };
        match fault.filter(|_| self.errors.is_empty()) {
            Some(fault) => ParseError::new(None, fault).into(),
            None => self.errors.clone(),
        }
    }
}
