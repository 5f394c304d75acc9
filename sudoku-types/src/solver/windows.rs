//! What comes with windows: further boxes, which have each digit once as well.
//!
//! ```text
//!  rows 1 │ 2 3 4 │ 5 │ 6 7 8 │ 9      Rows 2 to 4 have each digit three times, twice of these in windows: so the cells
//!                                      of these rows in columns 1, 5 and 9 have each once, as a box has. Five such boxes
//!                                      come with the four windows of a 9 × 9.
//! ```

use sudoku_notation::geometry::{Cell, Groups, Rule};

/// How many there are.
pub(super) const fn implied_by(groups: &Groups<'_>) -> usize {
    if !groups.rules().has(Rule::Windows) {
        return 0;
    }
    2 * groups.boxes().rows() - 1
}

/// A cell of one of them.
pub(super) const fn implied_cell(groups: &Groups<'_>, number: usize, index: usize) -> Cell {
    let last = groups.boxes().rows() - 1;
    let (down, across) = if number > last {
        (last, number - last - 1)
    } else {
        (number, last)
    };
    Cell {
        row: line(last + 1, down, index / (last + 1)),
        column: line(last + 1, across, index % (last + 1)),
    }
}

/// The n-th line of a band of windows; of the last one, which has none, the lines between the others and around them.
const fn line(side: usize, band: usize, nth: usize) -> usize {
    if band + 1 < side {
        1 + band * (side + 1) + nth
    } else {
        nth * (side + 1)
    }
}
