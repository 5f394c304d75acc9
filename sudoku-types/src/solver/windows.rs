//! What comes with windows: further boxes, which have each digit once as well. Without them a blank 16 × 16 with windows
//! and diagonals is not filled in any time.
//!
//! ```text
//!  rows 1 │ 2 3 4 │ 5 │ 6 7 8 │ 9      Rows 2 to 4 have each digit three times, twice of these in windows: so the cells
//!                                      of these rows in columns 1, 5 and 9 have each once, as a box has. Five such boxes
//!                                      come with the four windows of a 9 × 9.
//! ```

use sudoku_notation::geometry::{Cell, CellSet, Groups, Rule};

/// No grid has more.
pub(super) const MOST: usize = 9;

/// The cells of the box with this number, if there are so many.
pub(super) const fn implied<const N: usize>(
    groups: Groups<'_>,
    number: usize,
) -> Option<CellSet<N>> {
    let side = groups.boxes().rows();
    if !groups.rules().has(Rule::Windows) || number >= 2 * side - 1 {
        return None;
    }
    let (down, across) = if number < side {
        (number, side - 1)
    } else {
        (side - 1, number - side)
    };
    let (mut cells, mut index) = (CellSet::EMPTY, 0);
    while index < N {
        cells.insert(Cell {
            row: line(side, down, index / side),
            column: line(side, across, index % side),
        });
        index += 1;
    }
    Some(cells)
}

/// The n-th line of a band of windows; of the last one, which has none, the lines between the others and around them.
const fn line(side: usize, band: usize, nth: usize) -> usize {
    if band + 1 < side {
        1 + band * (side + 1) + nth
    } else {
        nth * (side + 1)
    }
}
