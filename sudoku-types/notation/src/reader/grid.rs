//! Reads the grid of a text whose options are known: takes it apart, tries every layout, and takes the best or names
//! its faults.

use super::attempts::{Attempt, attempt, best, first_column};
use super::cells::{CellReader, name_strays_of_any_size};
use super::cursor::Cursor;
use super::layout::RowsAre;
use super::options::{Options, known};
use super::pieces::{Break, Kind, MOST, Manner, Pieces};
use super::survey::{Cells, nearest};
use super::{CellList, Origin, Reading};
use crate::geometry::LARGEST;
use crate::messages::{Against, Fault, Faults, GridError, Shown};
use crate::options::ProofOption;
use crate::symbols::SymbolList;

/// Reads a grid whose options are known.
pub(super) const fn grid(
    cursor: Cursor<'_>,
    origin: Origin,
    options: &Options,
    mut faults: Faults<'_>,
) -> Reading {
    let mut reading = Reading {
        size: 0,
        boxes: options.boxes(1).unwrap(),
        rules: options.rules(options.boxes(1).unwrap()),
        regions: match options.regions {
            Some((regions, _)) => Some(regions),
            None => None,
        },
        cages: match options.cages {
            Some((cages, _)) => Some(cages),
            None => None,
        },
        symbols: match options.symbols {
            Some((symbols, _)) => symbols,
            None => SymbolList::Standard,
        },
        goal: options.goal,
        solver: options.solver,
        proof: match options.proof {
            Some(proof) => proof,
            None => (ProofOption::None, None),
        },
        demands: options.demands,
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
        if let Some(option) = known(&name) {
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
    if !attempted.layout.fits
        && let Some((count, size)) = attempted.survey.lines.grids(attempted.layout.cells)
        && (claimed.is_none() || matches!(claimed, Some(claimed) if claimed == size))
    {
        return faults.add(pieces.list[0].offset, Fault::Grids { count, size });
    }
    if !(attempted.layout.fits && options_agree)
        && let Some(size) = claimed
    {
        // A grid that is right without them shows which of the options is wrong.
        let free = best(all, pieces, options, None);
        match free.layout.size {
            Some(size) if free.layout.fits && options.can_be_wrong() => {
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
        let is_one_line = survey.lines.count == 1 && survey.marked.count == 1;
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
            let fault = if survey.marked.count > 1 && survey.fits(claimed) {
                Fault::Marks
            } else {
                Fault::CellCount {
                    count,
                    size: claimed,
                    nearest: nearest(count),
                }
            };
            faults.add(first, fault);
            let together = !matches!(layout.cells, Cells::Words);
            return name_strays_of_any_size(pieces, together, faults);
        }
    }
    let Some(size) = layout.size else {
        return;
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
    if !layout.fits {
        cell_reader.name_misfits(faults);
    }
    if !reading.symbols.fits(size) {
        return;
    }
    let count = cell_reader.read(&mut reading.cells, faults);
    reading.symbols = reading.symbols.simplified(size);
    match options.boxes(size) {
        Some(boxes) => {
            options.refuse_rules(boxes, first, faults);
            (reading.boxes, reading.rules) = (boxes, options.rules(boxes));
        }
        None => faults.add(first, Fault::Grid(GridError::NoUsualBoxes { size })),
    }
    options.refuse_proof(size, first, faults);
    debug_assert!(!faults.errors.is_empty() || count == size * size);
}

const fn first_dash(all: &Pieces) -> u32 {
    let mut index = 0;
    while !matches!(all.list[index].kind, Kind::Dash) {
        index += 1;
    }
    all.list[index].offset
}
