//! Draws a grid with borders around its boxes, for whatever stands in the cells.
//!
//! ```text
//! {}                           {:#}
//! +-------+-----+              ┌───────┬─────┐
//! | 1  34 | . . |              │ 1  34 │ . . │
//! | .  .  | 1 . |              │ .  .  │ 1 . │
//! +-------+-----+              ├───────┼─────┤
//! | …                          │ …
//! ```

use core::fmt::{self, Write};

use sudoku_notation::geometry::{BoxShape, Cell};

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
    boxes: BoxShape,
    widths: &[usize; N],
    write_cell: impl Fn(&mut fmt::Formatter<'_>, Cell) -> fmt::Result,
) -> fmt::Result {
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
