//! Draws marks as setters do: a bulb and a line, dots, an arrow.
//!
//! What is under the digits is drawn before them; dots and sums, which are on the lines between cells, after all else.

use core::fmt;

use super::{EDGE, Picture, SIDE};
use sudoku_notation::geometry::{Mark, Reach};

/// The rules of the stylesheet for marks.
macro_rules! marks_style {
    () => {
        "\
.sudoku polyline { fill: none; stroke-linecap: round; stroke-linejoin: round }
.sudoku .thermometers { stroke: #ccc; stroke-width: 12 }
.sudoku .bulb { fill: #ccc; stroke: none }
.sudoku .consecutive { fill: white; stroke: black }
.sudoku .doubles { fill: black }
.sudoku .whispers { stroke: #5cb85c; stroke-width: 8 }
.sudoku .within { stroke: white; stroke-width: 4 }
.sudoku .differences { fill: white; stroke: black }
.sudoku .ratios { fill: black }
.sudoku .difference { fill: black }
.sudoku .ratio { fill: white }
.sudoku .renbans { stroke: #c58be0; stroke-width: 8 }
.sudoku .entropic { stroke: #f6b37d; stroke-width: 8 }
.sudoku .modular { stroke: #7fc8c0; stroke-width: 8 }
.sudoku .palindromes { stroke: #aaa; stroke-width: 6 }
.sudoku .equal_sums { stroke: #6fb6e8; stroke-width: 6 }
.sudoku .zippers { stroke: #c9a6f2; stroke-width: 6 }
.sudoku .sums { fill: black; font-weight: bold }
.sudoku polyline.sums { fill: none; stroke: #777; stroke-dasharray: 1 4; stroke-width: 2 }
.sudoku .place { fill: white }
.sudoku .arrows { stroke: #999; stroke-width: 2; fill: none }
.sudoku .circle { fill: white }
.sudoku .even { fill: #ddd }
.sudoku .odd { fill: #ddd }
"
    };
}

/// The length of both strokes of the head of an arrow.
const HEAD: isize = 8;

/// Returns the middle of a cell by its number, row by row from 0.
fn center<const N: usize>(cell: u16) -> (isize, isize) {
    let at = |number: usize| (EDGE + number * SIDE + SIDE / 2) as isize;
    let cell = usize::from(cell);
    (at(cell % N), at(cell / N))
}

/// Returns the point between the middles of two cells.
fn between<const N: usize>(one: u16, other: u16) -> (isize, isize) {
    let ((x, y), (to_x, to_y)) = (center::<N>(one), center::<N>(other));
    ((x + to_x) / 2, (y + to_y) / 2)
}

impl<const N: usize, const A: usize> Picture<'_, N, A> {
    /// Draws what is under the digits.
    pub(super) fn write_marks_below(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.each_mark(|mark, _, cells| match mark {
            Mark::Thermometers => {
                write_circle(f, "thermometers bulb", center::<N>(cells[0]), 17)?;
                write_line::<N>(f, "thermometers", cells)
            }
            Mark::Whispers => {
                write_line::<N>(f, "whispers", cells)?;
                write_line::<N>(f, "whispers within", cells)
            }
            Mark::Renbans | Mark::Entropic | Mark::Modular | Mark::Palindromes => {
                write_line::<N>(f, mark.name(), cells)
            }
            Mark::Zippers => write_line::<N>(f, mark.name(), cells),
            Mark::EqualSums => {
                let place = |cell: &u16| (usize::from(*cell) / N, usize::from(*cell) % N);
                let mut parts = cells.chunk_by(|a, b| Reach::Corner.holds(place(a), place(b)));
                parts.try_for_each(|part| write_line::<N>(f, mark.name(), part))
            }
            Mark::Sums if cells.len() > 2 => write_line::<N>(f, "sums", cells),
            Mark::Arrows => write_arrow::<N>(f, cells),
            Mark::Even => cells.iter().try_for_each(|cell| {
                let (x, y) = center::<N>(*cell);
                let (x, y) = (x - 18, y - 18);
                writeln!(
                    f,
                    r#"<rect class="even" x="{x}" y="{y}" width="36" height="36"/>"#
                )
            }),
            Mark::Odd => {
                let mut cells = cells.iter();
                cells.try_for_each(|cell| write_circle(f, "odd", center::<N>(*cell), 18))
            }
            Mark::Consecutive | Mark::Doubles | Mark::Sums => Ok(()),
            Mark::Differences | Mark::Ratios | Mark::Undrawn => Ok(()),
        })
    }

    /// Draws what is on the lines between cells.
    pub(super) fn write_marks_above(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.each_mark(|mark, number, cells| match mark {
            Mark::Consecutive | Mark::Doubles => cells.windows(2).try_for_each(|pair| {
                write_circle(f, mark.name(), between::<N>(pair[0], pair[1]), 5)
            }),
            Mark::Differences | Mark::Ratios => cells.windows(2).try_for_each(|pair| {
                let (x, y) = between::<N>(pair[0], pair[1]);
                write_circle(f, mark.name(), (x, y), 7)?;
                let noun = mark.noun();
                writeln!(
                    f,
                    r#"<text class="{noun}" x="{x}" y="{y}" font-size="10">{number}</text>"#
                )
            }),
            Mark::Sums => {
                let (x, y) = between::<N>(cells[0], cells[1]);
                write_circle(f, "sums place", (x, y), 8)?;
                write!(f, r#"<text class="sums" x="{x}" y="{y}" font-size="12">"#)?;
                match (number, cells.len()) {
                    (5, 2) => f.write_str("V")?,
                    (10, 2) => f.write_str("X")?,
                    _ => write!(f, "{number}")?,
                }
                f.write_str("</text>\n")
            }
            Mark::Thermometers | Mark::Palindromes | Mark::Arrows => Ok(()),
            Mark::EqualSums | Mark::Zippers => Ok(()),
            Mark::Whispers | Mark::Renbans | Mark::Entropic | Mark::Modular => Ok(()),
            Mark::Even | Mark::Odd | Mark::Undrawn => Ok(()),
        })
    }

    /// Calls `write` for each line, with its mark, its sum, or 0, and the numbers of its cells.
    fn each_mark(&self, mut write: impl FnMut(Mark, u16, &[u16]) -> fmt::Result) -> fmt::Result {
        let lines = self.candidates.groups().lines;
        let mut marks = lines.iter().filter_map(|line| Some((line.mark()?, line)));
        marks.try_for_each(|(mark, line)| write(mark, lines.number(line), lines.cells(line)))
    }
}

fn write_circle(
    f: &mut fmt::Formatter<'_>,
    class: &str,
    (x, y): (isize, isize),
    radius: usize,
) -> fmt::Result {
    writeln!(
        f,
        r#"<circle class="{class}" cx="{x}" cy="{y}" r="{radius}"/>"#
    )
}

/// Writes a line through the middles of cells.
fn write_line<const N: usize>(
    f: &mut fmt::Formatter<'_>,
    class: &str,
    cells: &[u16],
) -> fmt::Result {
    write!(f, r#"<polyline class="{class}" points=""#)?;
    for (index, cell) in cells.iter().enumerate() {
        let separator = if index > 0 { " " } else { "" };
        let (x, y) = center::<N>(*cell);
        write!(f, "{separator}{x},{y}")?;
    }
    f.write_str("\"/>\n")
}

/// Writes a circle, and an arrow from it.
fn write_arrow<const N: usize>(f: &mut fmt::Formatter<'_>, cells: &[u16]) -> fmt::Result {
    write_line::<N>(f, "arrows", cells)?;
    let [.., before, last] = cells else {
        return Ok(());
    };
    let ((from_x, from_y), (x, y)) = (center::<N>(*before), center::<N>(*last));
    // The way back from the tip, turned to both sides.
    let (back_x, back_y) = ((from_x - x).signum(), (from_y - y).signum());
    for side in [-1, 1] {
        let (dx, dy) = (back_x + side * back_y, back_y - side * back_x);
        let (to_x, to_y) = (x + dx * HEAD, y + dy * HEAD);
        writeln!(f, r#"<path class="arrows" d="M{x} {y}L{to_x} {to_y}"/>"#)?;
    }
    write_circle(f, "arrows circle", center::<N>(cells[0]), 20)
}
