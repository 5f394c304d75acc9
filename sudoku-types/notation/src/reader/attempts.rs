//! Tries the ways in which a text can be read, and takes one that makes a grid.
//!
//! ```text
//! 53--7----      a `-` is a blank, or a line between boxes
//! 5,3,,,7,       after the last comma of a row there is an empty field, or nothing
//! 53…,58…        two whole grids: columns of a table, of which the first is the puzzle
//! ```

use super::Origin;
use super::cursor::Cursor;
use super::layout::{Layout, RowsAre, layout};
use super::options::Options;
use super::pieces::{Kind, Manner, Pieces};
use super::survey::Survey;

/// One way to read a text, and what it gives.
#[derive(Clone, Copy)]
pub(super) struct Attempt {
    pub(super) manner: Manner,
    pub(super) survey: Survey,
    pub(super) layout: Layout,
}

/// Reads all pieces in one manner, and leaves those that there are in `pieces`.
pub(super) const fn attempt(
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
pub(super) const fn best(
    all: &Pieces,
    pieces: &mut Pieces,
    options: &Options,
    claimed: Option<usize>,
) -> Attempt {
    let has_dashes = all.has(Kind::Dash);
    let has_lines = has_dashes && all.has(Kind::LineOfDashes);
    // There is an empty field after the last comma of a row only where there are others.
    let has_fields = all.empty_fields > 0 && all.has(Kind::LastField);
    let (mut last_blanks, mut rows_tell) = (0, false);
    let mut way = 0;
    while way < 6 {
        let manner = Manner {
            lines_of_dashes: way < 2,
            dashes: way < 4,
            last_fields: way % 2 == 0,
        };
        way += 1;
        let is_another = (!manner.lines_of_dashes || has_lines)
            && (manner.dashes || has_dashes)
            && (!manner.last_fields || has_fields);
        if !is_another {
            continue;
        }
        let attempt = attempt(all, pieces, manner, options, claimed);
        let is_counted = matches!(attempt.layout.rows, RowsAre::Counted);
        // Where rows of blanks show what is wrong, the digits alone are no list.
        if attempt.layout.fits && !(rows_tell && is_counted) {
            return attempt;
        }
        rows_tell |= has_dashes && manner.dashes && !is_counted;
        last_blanks = attempt.survey.blanks;
    }
    let mut manner = Manner {
        lines_of_dashes: false,
        dashes: last_blanks == 0,
        last_fields: has_fields,
    };
    if has_fields {
        let with = attempt(all, pieces, manner, options, claimed)
            .layout
            .against;
        manner.last_fields = false;
        let without = attempt(all, pieces, manner, options, claimed)
            .layout
            .against;
        manner.last_fields = with <= without;
    }
    attempt(all, pieces, manner, options, claimed)
}

/// Of a table, fields of a whole grid each with commas between, the first column: a puzzle, and after it perhaps its
/// solution.
pub(super) const fn first_column<'text>(
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
