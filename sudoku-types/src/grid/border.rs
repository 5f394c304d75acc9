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
    let mut strokes = if f.alternate() {
        Strokes::unicode(boxes, widths)
    } else {
        Strokes::ascii(boxes, widths)
    };
    while let Some(stroke) = strokes.next() {
        match stroke {
            Stroke::Mark(mark, times) => {
                for _ in 0..times {
                    f.write_char(mark)?;
                }
            }
            Stroke::Cell(row, column) => write_cell(f, row, column)?,
        }
    }
    Ok(())
}

/// A part of the drawing.
pub(crate) enum Stroke {
    /// A character, so many times.
    Mark(char, usize),
    /// What stands in the cell of this row and column.
    Cell(usize, usize),
}

/// The drawing of a grid, stroke by stroke, at run time and in constants.
///
/// Lines with cells and lines without are made alike:
///
/// ```text
///   | 1 2 | 3 4 |      a box begins with an upright; each cell is a space and what stands in it;
///   +-----+-----+      one more space ends the box; the last upright ends the line
/// ```
pub(crate) struct Strokes<'widths> {
    border: Border,
    boxes: BoxShape,
    widths: &'widths [usize],
    /// The row of this line, or below this line.
    row: usize,
    /// Whether this line has no cells.
    is_rule: bool,
    column: usize,
    next: Next,
}

/// What comes next in a line.
enum Next {
    Upright,
    Space,
    Cell,
    SpaceAfterBox,
    LineBreak,
}

impl<'widths> Strokes<'widths> {
    /// `+-----+`
    pub(crate) const fn ascii(boxes: BoxShape, widths: &'widths [usize]) -> Self {
        Self::new(boxes, widths, ASCII)
    }

    /// `┌─────┐`
    const fn unicode(boxes: BoxShape, widths: &'widths [usize]) -> Self {
        Self::new(boxes, widths, UNICODE)
    }

    const fn new(boxes: BoxShape, widths: &'widths [usize], border: Border) -> Self {
        Strokes {
            border,
            boxes,
            widths,
            row: 0,
            is_rule: true,
            column: 0,
            next: Next::Upright,
        }
    }

    /// The next stroke. The last line is not ended, as with any other `Display`.
    pub(crate) const fn next(&mut self) -> Option<Stroke> {
        let size = self.widths.len();
        if self.row > size {
            return None;
        }
        Some(match self.next {
            Next::Upright => {
                let upright = self.upright();
                if self.column < size {
                    self.next = Next::Space;
                } else if self.row < size {
                    self.next = Next::LineBreak;
                } else {
                    self.row += 1;
                }
                Stroke::Mark(upright, 1)
            }
            Next::Space => {
                self.next = Next::Cell;
                Stroke::Mark(self.space(), 1)
            }
            Next::Cell => {
                let (row, column) = (self.row, self.column);
                self.column += 1;
                self.next = if self.column.is_multiple_of(self.boxes.columns()) {
                    Next::SpaceAfterBox
                } else {
                    Next::Space
                };
                if self.is_rule {
                    Stroke::Mark(self.space(), self.widths[column])
                } else {
                    Stroke::Cell(row, column)
                }
            }
            Next::SpaceAfterBox => {
                self.next = Next::Upright;
                Stroke::Mark(self.space(), 1)
            }
            Next::LineBreak => {
                self.next = Next::Upright;
                self.column = 0;
                if self.is_rule {
                    self.is_rule = false;
                } else {
                    self.row += 1;
                    self.is_rule = self.row.is_multiple_of(self.boxes.rows());
                }
                Stroke::Mark('\n', 1)
            }
        })
    }

    const fn rule(&self) -> Rule {
        match self.row {
            0 => self.border.top,
            row if row < self.widths.len() => self.border.middle,
            _ => self.border.bottom,
        }
    }

    const fn space(&self) -> char {
        if self.is_rule { self.rule()[1] } else { ' ' }
    }

    const fn upright(&self) -> char {
        if !self.is_rule {
            return self.border.upright;
        }
        let [left, _, crossing, right] = self.rule();
        match self.column {
            0 => left,
            column if column < self.widths.len() => crossing,
            _ => right,
        }
    }
}
