//! Draws borders around the boxes of a grid of digits or candidates.
//!
//! ```text
//! {}                           {:#}
//! +-------+-----+              ┌───────┬─────┐
//! | 1  34 | . . |              │ 1  34 │ . . │
//! | .  .  | 1 . |              │ .  .  │ 1 . │
//! +-------+-----+              ├───────┼─────┤
//! | …                          │ …
//! ```
//!
//! Regions get borders like boxes. A jigsaw has room for a border between any two cells.

use core::fmt::{self, Write};

use sudoku_notation::geometry::{Cell, Groups, LARGEST};

/// The character for a corner of four cells, by the [`lines`] from it.
pub(crate) type Marks = [char; 16];

/// The marks of `{}`.
pub(crate) const ASCII: Marks = [
    ' ', '|', '|', '|', '-', '+', '+', '+', '-', '+', '+', '+', '-', '+', '+', '+',
];
const UNICODE: Marks = [
    ' ', '│', '│', '│', '─', '┘', '┐', '┤', '─', '└', '┌', '├', '─', '┴', '┬', '┼',
];

/// The bit of the line down from a corner, in its [`lines`].
pub(crate) const DOWN: usize = 2;
/// The bit of the line to the right of a corner, in its [`lines`].
pub(crate) const RIGHT: usize = 8;

/// For each cell the number of its box or region: [`Groups::areas`].
type Areas = [[u8; LARGEST]; LARGEST];

/// Returns the lines up, down, left and right from a corner, as the bits 1, 2, 4 and 8. The cell to the lower right of the corner
/// is in this row and column, counted from 0, of a grid of `size` rows.
pub(crate) const fn lines(areas: &Areas, size: usize, row: usize, column: usize) -> usize {
    let above = [
        area(areas, size, row, column),
        area(areas, size, row, column + 1),
    ];
    let below = [
        area(areas, size, row + 1, column),
        area(areas, size, row + 1, column + 1),
    ];
    (above[0] != above[1]) as usize
        + DOWN * (below[0] != below[1]) as usize
        + 4 * (above[0] != below[0]) as usize
        + RIGHT * (above[1] != below[1]) as usize
}

/// Returns the box or region of a cell, with rows and columns counted from 1, or `size` for a cell outside the grid.
const fn area(areas: &Areas, size: usize, row: usize, column: usize) -> usize {
    if row == 0 || column == 0 || row > size || column > size {
        return size;
    }
    areas[row - 1][column - 1] as usize
}

/// Returns true if there is room for lines above this row, as above all rows of a jigsaw.
pub(crate) const fn has_room_above(groups: Groups<'_>, row: usize) -> bool {
    groups.is_jigsaw() || row.is_multiple_of(groups.boxes.rows())
}

/// Returns true if there is room for lines to the left of this column.
pub(crate) const fn has_room_before(groups: Groups<'_>, column: usize) -> bool {
    groups.is_jigsaw() || column.is_multiple_of(groups.boxes.columns())
}

/// Draws a grid with columns of these `widths`. `write_cell` writes a cell in the width of its
/// column. There is no end of line after the last line.
pub(crate) fn draw<const N: usize>(
    f: &mut fmt::Formatter<'_>,
    groups: Groups<'_>,
    widths: &[usize; N],
    write_cell: impl Fn(&mut fmt::Formatter<'_>, Cell) -> fmt::Result,
) -> fmt::Result {
    let areas = groups.areas();
    let marks = if f.alternate() { UNICODE } else { ASCII };
    for row in 0..=N {
        if has_room_above(groups, row) {
            f.write_str(if row > 0 { "\n" } else { "" })?;
            for column in 0..=N {
                let lines = lines(&areas, N, row, column);
                if has_room_before(groups, column) {
                    f.write_char(marks[lines])?;
                }
                if let Some(width) = widths.get(column) {
                    let width = width + 1 + usize::from(has_room_before(groups, column + 1));
                    (0..width).try_for_each(|_| f.write_char(marks[lines & RIGHT]))?;
                }
            }
        }
        if row == N {
            break;
        }
        f.write_char('\n')?;
        for column in 0..=N {
            if has_room_before(groups, column) {
                f.write_str(if column > 0 { " " } else { "" })?;
                f.write_char(marks[lines(&areas, N, row, column) & DOWN])?;
            }
            if column < N {
                f.write_char(' ')?;
                write_cell(f, Cell { row, column })?;
            }
        }
    }
    Ok(())
}
