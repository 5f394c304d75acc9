//! Reads the grid of a text whose options are known.

use super::explain::explain;
use super::fit::{Claims, Fitted, Readings};
use super::marks::Marks;
use super::options::{Options, known};
use super::signs::Signs;
use super::words::{Way, Words};
use super::{CellList, Cursor, Origin, Reading};
use crate::geometry::BoxShape;
use crate::messages::{Fault, Faults, GridError, Shown};
use crate::symbols::SymbolList;

/// Reads a grid whose options are known. `wanted` is the size that errors speak of where nothing else says one.
pub(super) fn grid(
    cursor: Cursor<'_>,
    origin: Origin,
    options: &Options,
    wanted: Option<usize>,
    mut faults: Faults<'_>,
) -> Reading {
    let boxes = options.boxes(1).expect("1×1 boxes are usual");
    let mut reading = Reading {
        size: 0,
        boxes,
        rules: options.rules(boxes),
        regions: options.regions,
        cages: options.cages,
        symbols: options.symbols.unwrap_or(SymbolList::Standard),
        goal: options.goal,
        solver: options.solver,
        proof: options.proof(),
        demands: options.demands(),
        cells: CellList::NONE,
        errors: faults.errors,
    };
    let signs = Signs::of(cursor, options.alphabet(), origin);
    let is_late = faults.errors.is_empty() && names_late_options(cursor, &mut faults);
    if !is_late
        && !options.grid_is_unclear
        && let Some(fitted) = fitted(signs, options, wanted, &mut faults)
    {
        reading.take(&fitted, options, &mut faults);
    }
    reading.errors = faults.errors;
    reading
}

/// The one grid that the signs are; otherwise adds what is wrong.
fn fitted(
    signs: Signs<'_>,
    options: &Options,
    wanted: Option<usize>,
    faults: &mut Faults<'_>,
) -> Option<Fitted> {
    let marks = Marks::of(signs);
    let (claimed, options_agree) = options.claimed();
    let mut claims = Claims {
        size: claimed,
        symbols: options.alphabet(),
    };
    let mut readings = Readings::of(signs, &marks, &claims);
    if let Some(one) = readings.only().filter(|_| options_agree) {
        return Some(one);
    }
    if let Some(puzzle) = first_column(signs, &marks, &claims) {
        return Some(puzzle);
    }
    let all = Way {
        dashes: true,
        last_fields: true,
    };
    if Words::of(signs, &marks, all).list().is_empty() {
        if faults.errors.is_empty() {
            faults.add_at(options.end, Fault::Empty);
        }
        return None;
    }
    if let Some(claimed) = claimed {
        // A grid that is right without the options shows which of them is wrong.
        let free = Claims {
            size: None,
            ..claims
        };
        let found = Readings::of(signs, &marks, &free).size();
        let is_other = |size: &usize| *size != claimed || !options_agree;
        match found.filter(is_other).filter(|_| options.can_be_wrong()) {
            Some(size) => options.refute(size, "this grid is", faults),
            None if !options_agree => options.refute(claimed, "another option is for", faults),
            None => explain(signs, &marks, &claims, &readings, faults),
        }
        return None;
    }
    if let Some(size) = wanted.filter(|_| readings.other.is_none()) {
        claims.size = wanted;
        if BoxShape::default_for(size).is_none() {
            readings = Readings::of(signs, &marks, &claims);
        }
        if let Some(unusual) = readings.only() {
            return Some(unusual);
        }
    }
    explain(signs, &marks, &claims, &readings, faults);
    None
}

/// In a table, fields of a whole grid each with a comma between, the puzzle: its solution is the second.
fn first_column(signs: Signs<'_>, marks: &Marks, claims: &Claims<'_>) -> Option<Fitted> {
    let way = Way {
        dashes: true,
        last_fields: false,
    };
    let words = Words::of(signs, marks, way);
    let [first, second] = words.list() else {
        return None;
    };
    let grid = |word| {
        let signs = words.signs(word, signs);
        Readings::of(signs, &Marks::of(signs), claims).one
    };
    let (puzzle, solution) = (grid(first)?, grid(second)?);
    let is_full = !solution.cells.digits[..solution.size * solution.size].contains(&0);
    let is_table = second.after_comma && puzzle.size == solution.size && puzzle.size > 3;
    (is_table && is_full).then_some(puzzle)
}

/// Adds the options after the grid. What the grid means may depend on them, so it is not read then.
fn names_late_options(mut text: Cursor<'_>, faults: &mut Faults<'_>) -> bool {
    let before = faults.errors.is_empty();
    loop {
        let at = text.at;
        let name = text.word();
        if let Some(option) = known(&name) {
            let mut next = text;
            next.skip_gaps();
            if matches!(next.peek(), Some(':' | '=')) {
                faults.add(at as u32, Fault::Late(option));
            }
        }
        if name == Shown::EMPTY && text.next().is_none() {
            return before != faults.errors.is_empty();
        }
    }
}

impl Reading {
    /// Takes the cells, and what options mean for a grid of this size.
    fn take(&mut self, fitted: &Fitted, options: &Options, faults: &mut Faults<'_>) {
        let size = fitted.size;
        let first = fitted.cells.offsets[0];
        self.size = size;
        self.cells = fitted.cells;
        if fitted.from_a {
            self.symbols = SymbolList::letters(size);
        }
        self.symbols = self.symbols.simplified(size);
        match options.boxes(size) {
            Some(boxes) => {
                options.refuse(size, first, faults);
                (self.boxes, self.rules) = (boxes, options.rules(boxes));
            }
            None => faults.add(first, Fault::Grid(GridError::NoUsualBoxes { size })),
        }
    }
}
