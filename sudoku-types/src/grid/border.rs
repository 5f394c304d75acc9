//! Draws borders around the boxes of a grid, whatever is in its cells: digits or candidates.
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
//! Regions of any shape get borders like boxes.

use core::fmt::{self, Write};

use sudoku_notation::geometry::{Cell, Groups};

/// The lines above, between and below the boxes: left end, line, crossing, right end.
type Rules = [[char; 4]; 3];

const ASCII: Rules = [['+', '-', '+', '+']; 3];
const UNICODE: Rules = [
    ['┌', '─', '┬', '┐'],
    ['├', '─', '┼', '┤'],
    ['└', '─', '┴', '┘'],
];

/// Draws a grid with columns of these `widths`. `write_cell` writes as many characters as the
/// column of its cell is wide. The last line is not ended, as with any other `Display`.
pub(crate) fn draw<const N: usize>(
    f: &mut fmt::Formatter<'_>,
    groups: Groups<'_>,
    widths: &[usize; N],
    write_cell: impl Fn(&mut fmt::Formatter<'_>, Cell) -> fmt::Result,
) -> fmt::Result {
    if !groups.regions().is_empty() {
        return draw_regions(f, groups, widths, write_cell);
    }
    let boxes = groups.boxes();
    let ([top, middle, bottom], upright) = if f.alternate() {
        (UNICODE, '│')
    } else {
        (ASCII, '|')
    };
    let write_rule = |f: &mut fmt::Formatter<'_>, [left, line, crossing, right]: [char; 4]| {
        let mut start = left;
        for stack in widths.chunks(boxes.columns()) {
            f.write_char(start)?;
            start = crossing;
            // Each cell has a space before it, and the last of a box one behind it.
            for _ in 0..stack.iter().sum::<usize>() + stack.len() + 1 {
                f.write_char(line)?;
            }
        }
        f.write_char(right)
    };
    write_rule(f, top)?;
    for row in 0..N {
        f.write_char('\n')?;
        if row > 0 && row.is_multiple_of(boxes.rows()) {
            write_rule(f, middle)?;
            f.write_char('\n')?;
        }
        f.write_char(upright)?;
        for column in 0..N {
            f.write_char(' ')?;
            write_cell(f, Cell { row, column })?;
            if (column + 1).is_multiple_of(boxes.columns()) {
                write!(f, " {upright}")?;
            }
        }
    }
    f.write_char('\n')?;
    write_rule(f, bottom)
}

/// A crossing, by the [`lines`] from it.
pub(crate) const ASCII_CROSSINGS: [char; 16] = [
    ' ', '|', '|', '|', '-', '+', '+', '+', '-', '+', '+', '+', '-', '+', '+', '+',
];
const UNICODE_CROSSINGS: [char; 16] = [
    ' ', '│', '│', '│', '─', '┘', '┐', '┤', '─', '└', '┌', '├', '─', '┴', '┬', '┼',
];

/// The line down from a crossing, among its [`lines`],
pub(crate) const DOWN: usize = 2;
/// and the one to the right.
pub(crate) const RIGHT: usize = 8;

/// The lines up, down, left and right from a crossing, together: 1, 2, 4 and 8. It is the corner of four cells: to the
/// lower right of it is the one in this row and column, counted from 0.
pub(crate) const fn lines(groups: Groups<'_>, row: usize, column: usize) -> usize {
    let above = [region(groups, row, column), region(groups, row, column + 1)];
    let below = [
        region(groups, row + 1, column),
        region(groups, row + 1, column + 1),
    ];
    (above[0] != above[1]) as usize
        + DOWN * (below[0] != below[1]) as usize
        + 4 * (above[0] != below[0]) as usize
        + RIGHT * (above[1] != below[1]) as usize
}

/// The region of a cell, with rows and columns counted from 1; outside the grid one that there is not.
const fn region(groups: Groups<'_>, row: usize, column: usize) -> usize {
    let size = groups.size();
    if row == 0 || column == 0 || row > size || column > size {
        return size;
    }
    let (row, column) = (row - 1, column - 1);
    match groups.regions().number_at(Cell { row, column }) {
        Some(number) => number,
        None => unreachable!(),
    }
}

/// The same with a line between any two cells of different regions.
fn draw_regions<const N: usize>(
    f: &mut fmt::Formatter<'_>,
    groups: Groups<'_>,
    widths: &[usize; N],
    write_cell: impl Fn(&mut fmt::Formatter<'_>, Cell) -> fmt::Result,
) -> fmt::Result {
    let crossings = if f.alternate() {
        UNICODE_CROSSINGS
    } else {
        ASCII_CROSSINGS
    };
    let [upright, level] = [crossings[3], crossings[12]];
    for row in 0..=N {
        for column in 0..=N {
            let lines = lines(groups, row, column);
            f.write_char(crossings[lines])?;
            if let Some(width) = widths.get(column) {
                let line = if lines & RIGHT != 0 { level } else { ' ' };
                (0..width + 2).try_for_each(|_| f.write_char(line))?;
            }
        }
        if row == N {
            break;
        }
        f.write_char('\n')?;
        for column in 0..=N {
            let is_border = lines(groups, row, column) & DOWN != 0;
            f.write_char(if is_border { upright } else { ' ' })?;
            if column < N {
                f.write_char(' ')?;
                write_cell(f, Cell { row, column })?;
                f.write_char(' ')?;
            }
        }
        f.write_char('\n')?;
    }
    Ok(())
}
