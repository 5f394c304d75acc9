//! The reader turns a text into options and givens, or into errors with their places. It solves and judges nothing.
//!
//! ```text
//! file        53..7…  easy          many puzzles
//!   │ puzzles                       where each begins and ends
//! text        53..7 ; "…"           a text, or tokens put together again
//!   │ line                          a byte for each cell and nothing else: read at once
//!   │ headings, options             what is above the grid
//!   │ lexer, pieces                 the characters of its cells, and the breaks between them
//!   │ attempts                      the ways in which they can be read
//!   │ survey                        how many there are, in each row and in all
//!   │ layout                        how large the grid is, what makes a cell, what makes a row
//!   ▼ grid, cells                   what each of them means
//! Reading     options, 5 3 0 0 7 …, or errors with their places
//! ```
//!
//! # What a word of several characters means
//!
//! A word such as `53__7____`, `12` or `A1` is either one cell or a cell for each of its characters. All words of a
//! grid are read in the same way, the one in which the cells are as many as they should be. Up to 9×9 there are no
//! cells of two characters, and a row there may be written either way. Above, numbers of two figures among single
//! characters mean that each word is a cell: else a `10` read as two cells could make up for a cell that is missing
//! elsewhere.
//!
//! # What a row is
//!
//! What is marked as a row, by brackets, `;`, `/` or a string of its own; otherwise a line, if there are as many lines
//! as the grid has rows. Any other number of lines is a list that was wrapped somewhere.
//!
//! # What can be read in two ways
//!
//! A `-` may be a blank or a line between boxes, and a comma at the end of a row may have an empty field after it. The
//! reading with more cells is tried first, and the first that makes a grid is taken.

mod attempts;
mod cells;
mod cursor;
mod grid;
mod headings;
mod layout;
mod lexer;
mod line;
mod options;
mod pieces;
mod puzzles;
mod survey;
#[cfg(test)]
mod tests;

use core::str::FromStr;

use crate::geometry::{AreaMap, BoxShape, Frame, LARGEST, Rules};
use crate::messages::{AreaFault, Fault, Faults, ParseError, ParseErrors};
use crate::options::{Demands, Goal, OptionName, ProofOption, Purpose, SolverOption};
use crate::symbols::{Alphabet, SymbolList, lists};
use attempts::best;
pub(crate) use cursor::Cursor;
pub use cursor::Place;
use grid::grid;
pub use line::read_line;
use options::{AreaList, Options};
use pieces::Pieces;
pub use puzzles::{PuzzleText, Puzzles};

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
    boxes: BoxShape,
    /// What holds besides rows, columns and boxes.
    rules: Rules,
    /// Regions in the place of boxes, and cages.
    regions: Option<AreaList>,
    cages: Option<AreaList>,
    /// How its digits are written.
    pub symbols: SymbolList,
    /// How many solutions it may have.
    pub goal: Goal,
    /// Who fills its blanks.
    pub solver: SolverOption,
    /// Whether the types are to check how many solutions there are, and where that is said; nowhere, if the caller says
    /// it or nobody does.
    pub proof: (ProofOption, Option<usize>),
    /// What else it is to be.
    pub demands: Demands,
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
    /// How many bytes of the text come before the cell.
    pub offsets: [u32; LARGEST * LARGEST],
    /// Whether some digit is written as a letter.
    pub has_letters: bool,
}

/// What a text looks like, before anyone asks for its cells: enough to see where one puzzle ends and the next begins.
struct Outline {
    /// Whether there are options before the cells.
    has_options: bool,
    /// How many cells there are.
    cells: usize,
    /// The number of rows, if the cells are as many as in a grid, and every row too.
    size: Option<usize>,
}

impl Outline {
    /// Looks at a text, or at a line of one. It takes time in proportion to the text.
    fn of(text: &str, mut options: Options) -> Outline {
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
    read_after(Options::NONE, text, origin, purpose)
}

/// The same, where options were read before.
const fn read_after(mut options: Options, text: &str, origin: Origin, purpose: Purpose) -> Reading {
    let mut faults = Faults::new(text);
    let (cursor, origin) = above(text, origin, purpose, &mut options, &mut faults);
    options.settle_proof(purpose, &mut faults);
    options.settle_rules(&mut faults);
    options.settle_demands(&mut faults);
    grid(cursor, origin, &options, faults)
}

/// Reads options alone: what is wrong with them, and where in the text they end.
pub const fn read_options(text: &str, purpose: Purpose) -> (ParseErrors, usize) {
    let (mut options, mut faults) = (Options::NONE, Faults::new(text));
    let mut cursor = Cursor::new(text);
    options.take(&mut cursor, purpose, &mut faults);
    cursor.skip_gaps();
    (faults.errors, cursor.at)
}

/// Reads `2x3`, as in the option `boxes`.
impl FromStr for BoxShape {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        cursor.skip_gaps();
        let mut end = cursor.at;
        let shape = options::values::boxes(&mut cursor, &mut end);
        cursor.skip_gaps();
        let fault = match shape {
            Ok(shape) if cursor.peek().is_none() => return Ok(shape),
            Ok(_) => Fault::BadValue(OptionName::Boxes),
            Err(fault) => fault,
        };
        Err(ParseError::new(Some(cursor.place(0)), fault))
    }
}

/// Reads a grid without options, with these boxes and symbols.
pub const fn read_with(text: &str, boxes: BoxShape, symbols: SymbolList) -> Reading {
    let mut options = Options::NONE;
    options.boxes = Some((boxes, None));
    options.symbols = Some((symbols, None));
    let mut cursor = Cursor::new(text);
    headings::skip(&mut cursor, options.alphabet());
    if let Some(inside) = only_string(cursor, options.alphabet()) {
        cursor = inside;
    }
    grid(cursor, Origin::Text, &options, Faults::new(text))
}

/// Takes what is above the grid. If there is only a string, its content is read as a text.
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
        // Among tokens a quote is a quote, whatever the symbols.
        let given = match origin {
            Origin::Tokens => None,
            Origin::Text => options.alphabet(),
        };
        match only_string(cursor, given) {
            Some(inside) if !is_inside => {
                is_inside = true;
                cursor = inside;
                origin = Origin::Text;
            }
            _ => return (cursor, origin),
        }
    }
}

/// What is between the quotes, if a text is a string and nothing else but brackets.
const fn only_string<'text>(
    cursor: Cursor<'text>,
    given: Option<Alphabet<'_>>,
) -> Option<Cursor<'text>> {
    let mut rest = cursor;
    skip_brackets(&mut rest, given);
    if lists(given, '"') || !rest.take("\"") {
        return None;
    }
    let mut inside = rest;
    inside.is_escaped = true;
    if !rest.take_string('"') {
        return None;
    }
    let end = rest.at - 1;
    skip_brackets(&mut rest, given);
    match rest.peek() {
        None => Some(inside.until(end)),
        Some(_) => None,
    }
}

const fn skip_brackets(text: &mut Cursor<'_>, given: Option<Alphabet<'_>>) {
    text.skip_gaps();
    while let Some(bracket @ ('[' | '(' | '{' | ']' | ')' | '}' | ',' | ';')) = text.peek() {
        if lists(given, bracket) {
            return;
        }
        text.next();
        text.skip_gaps();
    }
}

impl Reading {
    /// Whether there are regions or cages.
    pub const fn has_areas(&self) -> bool {
        self.regions.is_some() || matches!(&self.cages, Some(list) if !list.is_blank())
    }

    /// What the grid has besides its digits. There is to be room for regions and cages, if it has some.
    pub const fn frame<const N: usize, const A: usize>(&self) -> Frame<N, A> {
        let Ok(frame) = Frame::of(self.boxes).with_rules(self.rules) else {
            unreachable!()
        };
        if !self.has_areas() {
            return frame;
        }
        let (mut regions, mut cages) = (AreaMap::NONE, AreaMap::NONE);
        if let Some(list) = &self.regions {
            regions = list.areas();
        }
        if let Some(list) = &self.cages {
            cages = list.areas();
        }
        frame.with_areas(regions, cages)
    }

    /// What is wrong with it, if anything, for somebody who wants a grid with so many rows, and who has room for
    /// regions and cages or not.
    pub const fn first_error(&self, wanted: usize, has_room: bool) -> Option<ParseError> {
        match self.errors.first() {
            Some(error) => Some(*error),
            None if self.has_areas() && !has_room => {
                let size = self.size;
                Some(ParseError::new(
                    None,
                    Fault::Area(AreaFault::NoRoom { size }),
                ))
            }
            None if self.size != wanted => {
                let size = self.size;
                Some(ParseError::new(None, Fault::Size { size, wanted }))
            }
            None => None,
        }
    }

    /// All of it, in the same way.
    pub const fn all_errors(&self, wanted: usize, has_room: bool) -> ParseErrors {
        let mut errors = self.errors;
        if let Some(error) = self.first_error(wanted, has_room)
            && errors.is_empty()
        {
            errors.push(error);
        }
        errors
    }
}
