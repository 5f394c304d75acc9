//! Reads the grid of a text whose options are known.

use super::explain::explain;
use super::fit::{Readings, grid_of_word};
use super::options::{Options, known};
use super::source::Source;
use super::words::Way;
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
    let is_late = faults.errors.is_empty() && names_late_options(cursor, &mut faults);
    let source = Source::of(cursor, origin, options);
    if !is_late
        && !options.grid_is_unclear
        && let Some(cells) = cells(source, options, wanted, &mut faults)
    {
        reading.take(cells, options, &mut faults);
    }
    reading.errors = faults.errors;
    reading
}

/// The one grid that a text is; otherwise adds what is wrong.
fn cells(
    mut source: Source<'_>,
    options: &Options,
    wanted: Option<usize>,
    faults: &mut Faults<'_>,
) -> Option<CellList> {
    let (claimed, options_agree) = options.claimed();
    let mut readings = Readings::of(&source);
    let one = readings.only().filter(|_| options_agree);
    if let Some(cells) = one.or_else(|| first_column(&source)) {
        return Some(cells);
    }
    if source.words(Way::ALL).list().is_empty() {
        if faults.errors.is_empty() {
            faults.add_at(options.end, Fault::Empty);
        }
        return None;
    }
    if let Some(claimed) = claimed {
        // A grid that is right without the options shows which of them is wrong.
        let free = Source {
            size: None,
            ..source
        };
        let found = Readings::of(&free).size();
        let is_other = |size: &usize| *size != claimed || !options_agree;
        match found.filter(is_other).filter(|_| options.can_be_wrong()) {
            Some(size) => options.refute(size, "this grid is", faults),
            None if !options_agree => options.refute(claimed, "another option is for", faults),
            None => explain(&source, &readings, faults),
        }
        return None;
    }
    if let Some(size) = wanted.filter(|_| readings.other.is_none()) {
        source.size = wanted;
        if BoxShape::default_for(size).is_none() {
            readings = Readings::of(&source);
        }
        if let Some(unusual) = readings.only() {
            return Some(unusual);
        }
    }
    explain(&source, &readings, faults);
    None
}

/// In a table, fields of a whole grid each with a comma between, the puzzle: its solution is the second.
fn first_column(source: &Source<'_>) -> Option<CellList> {
    let words = source.words(Way::BLANKS);
    let [first, second] = words.list() else {
        return None;
    };
    let grid = |word| grid_of_word(&words, word, source);
    let (puzzle, solution) = (grid(first)?, grid(second)?);
    let is_table = second.after_comma && puzzle.size == solution.size && puzzle.size > 3;
    (is_table && solution.is_full()).then_some(puzzle)
}

/// Adds the options after the grid. What the grid means may depend on them, so it is not read then.
fn names_late_options(mut text: Cursor<'_>, faults: &mut Faults<'_>) -> bool {
    while text.peek().is_some() {
        let (at, name) = (text.at, text.word());
        if let Some(option) = known(&name) {
            let mut next = text;
            next.skip_gaps();
            if matches!(next.peek(), Some(':' | '=')) {
                faults.add(at as u32, Fault::Late(option));
            }
        }
        if name == Shown::EMPTY {
            text.next();
        }
    }
    !faults.errors.is_empty()
}

impl Reading {
    /// Takes the cells, and what options mean for a grid of this size.
    fn take(&mut self, cells: CellList, options: &Options, faults: &mut Faults<'_>) {
        let (size, first) = (cells.size, cells.offsets[0]);
        (self.size, self.cells) = (size, cells);
        if cells.from_a {
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
