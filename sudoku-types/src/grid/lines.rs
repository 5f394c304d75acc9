//! The lines of a text as rows of a grid: which of them is too short or too long.

use super::ParseError;
use super::parse_error::Fault;
use super::text::Place;

/// What is known of the cells of a text so far.
pub(super) struct Lines<const N: usize> {
    cells: usize,
    /// Lines that hold cells.
    lines: usize,
    /// Cells of the last line.
    length: usize,
    /// Lines ended that are not as long as a row.
    misfits: usize,
    first_misfit: Option<Misfit>,
    last_cell: Option<Place>,
    /// The first cell after a full grid, after N lines, and after N cells of the last line.
    after_grid: Option<Place>,
    after_lines: Option<Place>,
    after_row: Option<Place>,
}

/// A line that is not as long as a row.
#[derive(Clone, Copy)]
struct Misfit {
    /// From 0.
    row: usize,
    length: usize,
    place: Place,
}

impl<const N: usize> Lines<N> {
    pub(super) const fn new() -> Self {
        Lines {
            cells: 0,
            lines: 0,
            length: 0,
            misfits: 0,
            first_misfit: None,
            last_cell: None,
            after_grid: None,
            after_lines: None,
            after_row: None,
        }
    }

    /// How many cells there are.
    pub(super) const fn cells(&self) -> usize {
        self.cells
    }

    /// Counts a cell.
    pub(super) const fn add(&mut self, place: Place) {
        let same_line = match self.last_cell {
            Some(last) => last.line == place.line,
            None => false,
        };
        if !same_line {
            self.end_line();
            self.lines += 1;
            self.length = 0;
            self.after_row = None;
        }
        self.cells += 1;
        self.length += 1;
        self.last_cell = Some(place);
        if self.length == N + 1 {
            self.after_row = Some(place);
        }
        if self.lines > N && self.after_lines.is_none() {
            self.after_lines = Some(place);
        }
        if self.cells > N * N && self.after_grid.is_none() {
            self.after_grid = Some(place);
        }
    }

    const fn end_line(&mut self) {
        let Some(last_cell) = self.last_cell else {
            return;
        };
        if self.length == N {
            return;
        }
        self.misfits += 1;
        if self.first_misfit.is_none() {
            self.first_misfit = Some(Misfit {
                row: self.lines - 1,
                length: self.length,
                // After the last cell of a short row one is missing.
                place: either(self.after_row, last_cell),
            });
        }
    }

    /// Why these cells are no grid: they are too many or too few. The text ends at `end`.
    pub(super) const fn fault(mut self, end: Place) -> ParseError {
        self.end_line();
        let last = either(self.last_cell, end);
        // Lines of which half are misfits are no rows, but a list that is wrapped there.
        let lines_are_rows = self.lines > 1 && 2 * self.misfits < self.lines;
        match self.first_misfit {
            Some(Misfit { row, length, place }) if lines_are_rows => ParseError::new(
                place,
                Fault::RowLength {
                    row,
                    count: length,
                    size: N,
                },
            ),
            None if lines_are_rows => ParseError::new(
                either(self.after_lines, last),
                Fault::Rows {
                    count: self.lines,
                    size: N,
                },
            ),
            _ => ParseError::new(
                either(self.after_grid, last),
                Fault::Cells {
                    count: self.cells,
                    size: N,
                },
            ),
        }
    }
}

/// `Option::unwrap_or` is not const.
const fn either(place: Option<Place>, otherwise: Place) -> Place {
    match place {
        Some(place) => place,
        None => otherwise,
    }
}
