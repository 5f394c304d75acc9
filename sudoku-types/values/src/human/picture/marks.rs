//! Draws marks as setters do: a bulb and a line, dots, an arrow.
//!
//! What fills cells is drawn below the lines between them; arrows, dots and sums above these. All is below the digits. Two marks
//! differ in form and not in colour alone.

use core::fmt;

use super::{EDGE, Picture, SIDE};
use sudoku_notation::geometry::{Mark, Reach};

/// The radius of the circle of an arrow.
const CIRCLE: isize = 20;

/// The length of both strokes of the head of an arrow.
const HEAD: isize = 7;

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
    /// Draws the marks that fill cells, or those above the lines between cells.
    pub(super) fn write_marks(&self, f: &mut fmt::Formatter<'_>, above: bool) -> fmt::Result {
        let lines = self.candidates.groups().lines;
        let mut marks = lines.iter().filter_map(|line| Some((line.mark()?, line)));
        marks.try_for_each(|(mark, line)| {
            if is_above(mark) != above {
                return Ok(());
            }
            write_mark::<N>(f, mark, lines.number(line), lines.cells(line))
        })
    }
}

/// Returns true for arrows, and for what is on the lines between cells.
const fn is_above(mark: Mark) -> bool {
    use Mark::{Arrows, Consecutive, Differences, Doubles, Ratios, Sums};
    matches!(
        mark,
        Arrows | Sums | Consecutive | Doubles | Differences | Ratios
    )
}

/// Draws a line with a mark, with its number, or 0, and the numbers of its cells.
fn write_mark<const N: usize>(
    f: &mut fmt::Formatter<'_>,
    mark: Mark,
    number: u16,
    cells: &[u16],
) -> fmt::Result {
    match mark {
        Mark::Thermometers => {
            write_line::<N>(f, "thermometers", cells)?;
            write_circle(f, "thermometers bulb", center::<N>(cells[0]), 18)
        }
        Mark::Whispers => {
            write_line::<N>(f, "whispers", cells)?;
            write_line::<N>(f, "whispers core", cells)
        }
        Mark::Renbans | Mark::Entropic | Mark::Modular => write_line::<N>(f, mark.name(), cells),
        Mark::Palindromes => {
            write_line::<N>(f, "palindromes", cells)?;
            let mut ends = [cells[0], cells[cells.len() - 1]].into_iter();
            ends.try_for_each(|end| write_circle(f, "palindromes end", center::<N>(end), 5))
        }
        Mark::Zippers => {
            write_line::<N>(f, "zippers", cells)?;
            write_line::<N>(f, "zippers teeth", cells)?;
            let middle = between::<N>(cells[(cells.len() - 1) / 2], cells[cells.len() / 2]);
            write_circle(f, "zippers end", middle, 10)
        }
        Mark::EqualSums => {
            let place = |cell: &u16| (usize::from(*cell) / N, usize::from(*cell) % N);
            let mut parts = cells.chunk_by(|a, b| Reach::Corner.holds(place(a), place(b)));
            parts.try_for_each(|part| {
                write_line::<N>(f, "equal_sums", part)?;
                write_line::<N>(f, "equal_sums core", part)
            })
        }
        Mark::Even => cells.iter().try_for_each(|cell| {
            let (x, y) = center::<N>(*cell);
            let (x, y) = (x - 19, y - 19);
            writeln!(
                f,
                r#"<rect class="even" x="{x}" y="{y}" width="38" height="38"/>"#
            )
        }),
        Mark::Odd => {
            let mut cells = cells.iter();
            cells.try_for_each(|cell| write_circle(f, "odd", center::<N>(*cell), 20))
        }
        Mark::Arrows => write_arrow::<N>(f, cells),
        Mark::Consecutive | Mark::Doubles => cells
            .windows(2)
            .try_for_each(|pair| write_circle(f, mark.name(), between::<N>(pair[0], pair[1]), 5)),
        Mark::Differences | Mark::Ratios => write_numbers::<N>(f, mark, number, cells),
        Mark::Sums => write_sum::<N>(f, number, cells),
        Mark::Undrawn => Ok(()),
    }
}

/// Writes a dot with a number between each two cells.
fn write_numbers<const N: usize>(
    f: &mut fmt::Formatter<'_>,
    mark: Mark,
    number: u16,
    cells: &[u16],
) -> fmt::Result {
    cells.windows(2).try_for_each(|pair| {
        let (x, y) = between::<N>(pair[0], pair[1]);
        write_circle(f, mark.name(), (x, y), 6)?;
        let noun = mark.noun();
        writeln!(
            f,
            r#"<text class="{noun}" x="{x}" y="{y}" font-size="9">{number}</text>"#
        )
    })
}

/// Writes a sum between its first two cells, and a line through them if there are more.
fn write_sum<const N: usize>(
    f: &mut fmt::Formatter<'_>,
    number: u16,
    cells: &[u16],
) -> fmt::Result {
    if cells.len() > 2 {
        write_line::<N>(f, "sums", cells)?;
    }
    let (x, y) = between::<N>(cells[0], cells[1]);
    write_circle(f, "sums place", (x, y), 7)?;
    write!(f, r#"<text class="sums" x="{x}" y="{y}" font-size="11">"#)?;
    match (number, cells.len()) {
        (5, 2) => f.write_str("V")?,
        (10, 2) => f.write_str("X")?,
        _ => write!(f, "{number}")?,
    }
    f.write_str("</text>\n")
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
    write_points(f, class, cells.iter().map(|cell| center::<N>(*cell)))
}

/// Writes a line through points.
fn write_points(
    f: &mut fmt::Formatter<'_>,
    class: &str,
    points: impl Iterator<Item = (isize, isize)>,
) -> fmt::Result {
    write!(f, r#"<polyline class="{class}" points=""#)?;
    for (index, (x, y)) in points.enumerate() {
        let separator = if index > 0 { " " } else { "" };
        write!(f, "{separator}{x},{y}")?;
    }
    f.write_str("\"/>\n")
}

/// Writes a circle, and an arrow from its edge.
fn write_arrow<const N: usize>(f: &mut fmt::Formatter<'_>, cells: &[u16]) -> fmt::Result {
    write_circle(f, "arrows circle", center::<N>(cells[0]), CIRCLE as usize)?;
    let [first, second, ..] = cells else {
        return Ok(());
    };
    let direction = |from: u16, to: u16| {
        let ((x, y), (to_x, to_y)) = (center::<N>(from), center::<N>(to));
        ((to_x - x).signum(), (to_y - y).signum())
    };
    let (right, down) = direction(*first, *second);
    // On a diagonal the edge is 1 / √2 of the radius away in both directions.
    let edge = if right * down == 0 {
        CIRCLE
    } else {
        CIRCLE * 5 / 7
    };
    let (x, y) = center::<N>(*first);
    let start = (x + right * edge, y + down * edge);
    let others = cells[1..].iter().map(|cell| center::<N>(*cell));
    write_points(f, "arrows", [start].into_iter().chain(others))?;
    let [.., before, last] = cells else {
        return Ok(());
    };
    let ((right, down), (x, y)) = (direction(*last, *before), center::<N>(*last));
    // The way back from the tip, turned to both sides.
    let side = |side| {
        let (dx, dy) = (right + side * down, down - side * right);
        (x + dx * HEAD, y + dy * HEAD)
    };
    write_points(f, "arrows", [side(-1), (x, y), side(1)].into_iter())
}
