//! Borders around boxes, for whatever stands in the cells.
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

use crate::BoxShape;

/// A horizontal line: left end, line, crossing, right end.
type Rule = [char; 4];

/// The characters borders are drawn with.
struct Border {
    top: Rule,
    middle: Rule,
    bottom: Rule,
    upright: char,
}

const ASCII: Border = Border {
    top: ['+', '-', '+', '+'],
    middle: ['+', '-', '+', '+'],
    bottom: ['+', '-', '+', '+'],
    upright: '|',
};

const UNICODE: Border = Border {
    top: ['┌', '─', '┬', '┐'],
    middle: ['├', '─', '┼', '┤'],
    bottom: ['└', '─', '┴', '┘'],
    upright: '│',
};

/// Draws a grid with columns of these `widths`. `write_cell` is given row and column, and writes as
/// many characters as its column is wide.
pub(crate) fn draw<const N: usize>(
    f: &mut fmt::Formatter<'_>,
    boxes: BoxShape,
    widths: &[usize; N],
    write_cell: impl Fn(&mut fmt::Formatter<'_>, usize, usize) -> fmt::Result,
) -> fmt::Result {
    let Border {
        top,
        middle,
        bottom,
        upright,
    } = if f.alternate() { UNICODE } else { ASCII };
    for row in 0..N {
        if row % boxes.rows() == 0 {
            draw_rule(f, boxes, widths, if row == 0 { top } else { middle })?;
            f.write_char('\n')?;
        }
        for column in 0..N {
            if column % boxes.columns() == 0 {
                f.write_str(if column == 0 { "" } else { " " })?;
                f.write_char(upright)?;
            }
            f.write_char(' ')?;
            write_cell(f, row, column)?;
        }
        writeln!(f, " {upright}")?;
    }
    // The last line is not ended, as with any other `Display`.
    draw_rule(f, boxes, widths, bottom)
}

fn draw_rule(
    f: &mut fmt::Formatter<'_>,
    boxes: BoxShape,
    widths: &[usize],
    [left, line, crossing, right]: Rule,
) -> fmt::Result {
    for (stack, widths) in widths.chunks(boxes.columns()).enumerate() {
        f.write_char(if stack == 0 { left } else { crossing })?;
        // Each cell is a space and what stands in it; one more space ends the box.
        for _ in 0..widths.iter().sum::<usize>() + widths.len() + 1 {
            f.write_char(line)?;
        }
    }
    f.write_char(right)
}
