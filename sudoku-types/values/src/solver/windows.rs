//! The further boxes that windows imply, which have each digit once as well. Without them the solver does not fill a
//! blank 16 × 16 with windows and diagonals in any reasonable time.
//!
//! ```text
//!  rows 1 │ 2 3 4 │ 5 │ 6 7 8 │ 9      Rows 2 to 4 have each digit three times, and twice in windows. So the cells of
//!                                      these rows in columns 1, 5 and 9 have each digit once, like a box. The four
//!                                      windows of a 9 × 9 imply five such boxes.
//! ```

use sudoku_notation::geometry::{Cell, CellSet, Groups, Rule};

/// The largest number of such boxes in a grid.
pub(super) const MOST: usize = 9;

/// Returns the cells of the implied box with this number, if the grid has one.
pub(super) const fn implied<const N: usize>(
    groups: Groups<'_>,
    number: usize,
) -> Option<CellSet<N>> {
    let side = groups.boxes.rows();
    if !groups.rules.has(Rule::Windows) || number >= 2 * side - 1 {
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

/// Returns the n-th line of a band of windows. The last band has no windows, but the lines between and around the
/// others.
const fn line(side: usize, band: usize, nth: usize) -> usize {
    if band + 1 < side {
        1 + band * (side + 1) + nth
    } else {
        nth * (side + 1)
    }
}
