//! A grid as a picture: digits, candidates, and what a step sees and takes, as SVG.

mod marks;

use core::fmt::{self, Write};

use super::candidates::{Candidates, DigitSet};
use super::steps::Step;
use crate::grid::border::{self, DOWN, RIGHT};
use sudoku_notation::geometry::Cell;

/// The side of a cell.
const SIDE: usize = 54;

/// The room around the grid.
const EDGE: usize = 4;

/// The room between the edge of a cell and the line around its cage.
const INSET: usize = 4;

/// The room for the sum of a cage above the candidates.
const SUM: usize = 12;

/// Candidates drawn as SVG, which `{}` writes: [`Candidates::picture`].
///
/// Digits that are given are black, others blue. Of a step, the cells in which it is seen are yellow, the digits that it is about
/// green, and what goes is red and struck out. Cages have a dashed line and their sum, and [marks](crate::Mark) are drawn as
/// setters draw them.
///
/// ```
/// use sudoku_types::Grid;
///
/// let grid = Grid::<6>::parse("...... 126... ...... ...... ...... ...3..")?;
/// let mut steps = grid.steps();
/// let before = steps.candidates();
/// let step = steps.next().expect("a locked candidate");
///
/// let picture = before.picture().with_step(&step).to_string();
/// assert!(picture.starts_with("<svg "));
/// assert_eq!(picture.matches(r#"class="lost""#).count(), 2);
/// # Ok::<(), sudoku_types::ParseError>(())
/// ```
///
/// The example `picture` draws an X-wing:
///
// In the pages of rustdoc, and not in what an editor shows.
#[cfg_attr(doc, doc = include_str!("../../examples/x-wing.svg"))]
#[derive(Clone, Copy, Debug)]
#[must_use = "a picture is drawn when it is written"]
pub struct Picture<'grid, const N: usize, const A: usize = 0> {
    candidates: &'grid Candidates<N, A>,
    step: Option<&'grid Step<N>>,
}

impl<const N: usize, const A: usize> Candidates<N, A> {
    /// The candidates as a picture, which may show a step.
    pub const fn picture(&self) -> Picture<'_, N, A> {
        Picture {
            candidates: self,
            step: None,
        }
    }
}

impl<'grid, const N: usize, const A: usize> Picture<'grid, N, A> {
    /// Draws a step as well: the cells in which it is seen, and what it takes. The candidates are those before the step.
    pub const fn with_step(self, step: &'grid Step<N>) -> Self {
        Picture {
            step: Some(step),
            ..self
        }
    }

    /// What the step takes from a cell.
    fn lost(&self, cell: Cell) -> DigitSet {
        self.step.map_or(DigitSet::EMPTY, |step| step.lost_at(cell))
    }

    /// What the step is about in a cell.
    fn seen(&self, cell: Cell) -> DigitSet {
        let Some(step) = self
            .step
            .filter(|step| step.cells().any(|other| other == cell))
        else {
            return DigitSet::EMPTY;
        };
        let of_chain = step.chain().filter(|(other, _)| *other == cell);
        let of_chain: DigitSet = of_chain.map(|(_, digit)| digit).collect();
        if of_chain.is_empty() {
            step.digits
        } else {
            of_chain
        }
    }

    /// The background of a cell in which the step is seen.
    fn write_seen(&self, f: &mut fmt::Formatter<'_>, cell: Cell) -> fmt::Result {
        let (x, y) = (EDGE + cell.column * SIDE, EDGE + cell.row * SIDE);
        if self.seen(cell).is_empty() {
            return Ok(());
        }
        writeln!(
            f,
            r#"<rect class="seen" x="{x}" y="{y}" width="{SIDE}" height="{SIDE}"/>"#
        )
    }

    /// The digit of a cell, or its candidates, each in its place.
    fn write_cell(&self, f: &mut fmt::Formatter<'_>, cell: Cell) -> fmt::Result {
        let (x, y) = (EDGE + cell.column * SIDE, EDGE + cell.row * SIDE);
        let seen = self.seen(cell);
        let digits = self.candidates.at(cell);
        let digit = self.candidates.digit(cell);
        if digit > 0 {
            let is_given = self.candidates.givens()[cell] > 0;
            let class = if is_given { "given" } else { "found" };
            return self.write_digit(f, digit, class, x + SIDE / 2, y + SIDE / 2, SIDE * 5 / 9);
        }
        // As many in a row as a square of all takes.
        let across = (1..).find(|side| side * side >= N).unwrap_or(N);
        let has_cages = !self.candidates.groups().cages.is_empty();
        let (top, bottom) = if has_cages { (SUM, INSET) } else { (0, 0) };
        let small = (SIDE - top - bottom) / across;
        let (x, y) = (x + (top + bottom) / 2, y + top);
        for digit in digits {
            let place = usize::from(digit) - 1;
            let (dx, dy) = (place % across * small, place / across * small);
            let class = if self.lost(cell).contains(digit) {
                "lost"
            } else if seen.contains(digit) {
                "about"
            } else {
                "candidate"
            };
            self.write_digit(
                f,
                digit,
                class,
                x + dx + small / 2,
                y + dy + small / 2,
                small * 4 / 5,
            )?;
        }
        Ok(())
    }

    fn write_digit(
        &self,
        f: &mut fmt::Formatter<'_>,
        digit: u8,
        class: &str,
        x: usize,
        y: usize,
        size: usize,
    ) -> fmt::Result {
        write!(
            f,
            r#"<text class="{class}" x="{x}" y="{y}" font-size="{size}">"#
        )?;
        if let Some(symbol) = self.candidates.symbols().of(digit) {
            write!(Escaped(f), "{symbol}")?;
        }
        writeln!(f, "</text>")
    }

    /// The lines between cells; those between boxes, or regions, are thick.
    fn write_lines(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, column) in (0..=N).flat_map(|row| (0..=N).map(move |column| (row, column))) {
            let (x, y) = (EDGE + column * SIDE, EDGE + row * SIDE);
            let lines = border::lines(self.candidates.groups(), row, column);
            for (line, is_there, direction) in [(RIGHT, column < N, 'h'), (DOWN, row < N, 'v')] {
                let class = if lines & line != 0 { "thick" } else { "thin" };
                if is_there {
                    writeln!(
                        f,
                        r#"<path class="{class}" d="M{x} {y}{direction}{SIDE}"/>"#
                    )?;
                }
            }
        }
        Ok(())
    }

    /// The line around each cage, inside its cells, and its sum in its first cell.
    fn write_cages(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cages = self.candidates.groups().cages;
        let (half, near) = (SIDE as isize / 2, (SIDE / 2 - INSET) as isize);
        for number in 0..cages.count() {
            let cells = cages.cells::<N>(number);
            let center = |at: usize| (EDGE + at * SIDE) as isize + half;
            for cell in cells {
                let (x, y) = (center(cell.column), center(cell.row));
                let has = |right: isize, down: isize| {
                    let row = cell.row.checked_add_signed(down);
                    let column = cell.column.checked_add_signed(right);
                    row.zip(column).is_some_and(|(row, column)| {
                        row < N && column < N && cells.contains(Cell { row, column })
                    })
                };
                for (right, down) in [(0, -1), (0, 1), (-1, 0), (1, 0)] {
                    // A line ends before the corner, or at the edge of the next cell, or inside that if it turns there.
                    let end = |way: isize| match (
                        has(way * down, way * right),
                        has(right + way * down, down + way * right),
                    ) {
                        (false, _) => way * near,
                        (true, false) => way * half,
                        (true, true) => way * (2 * half - near),
                    };
                    if !has(right, down) {
                        let (x, y) = (x + right * near, y + down * near);
                        let [from, to] = [-1, 1]
                            .map(end)
                            .map(|end| (x + down * end, y + right * end));
                        writeln!(
                            f,
                            r#"<path class="cage" d="M{} {}L{} {}"/>"#,
                            from.0, from.1, to.0, to.1
                        )?;
                    }
                }
            }
            if let (Some(sum), Some(first)) = (cages.sum(number), cells.first()) {
                let (x, y) = (
                    center(first.column) - near + 2,
                    center(first.row) - near + 6,
                );
                writeln!(
                    f,
                    r#"<text class="sum" x="{x}" y="{y}" font-size="9">{sum}</text>"#
                )?;
            }
        }
        Ok(())
    }
}

impl<const N: usize, const A: usize> fmt::Display for Picture<'_, N, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = N * SIDE + 2 * EDGE;
        writeln!(
            f,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" width="{side}" height="{side}">"#
        )?;
        if let Some(step) = self.step {
            f.write_str("<title>")?;
            write!(Escaped(f), "{}: {step}", step.pattern)?;
            writeln!(f, "</title>")?;
        }
        writeln!(f, "{STYLE}")?;
        if !self.candidates.groups().marks.is_empty() {
            f.write_str(marks::STYLE)?;
        }
        writeln!(f, r#"<rect fill="white" width="{side}" height="{side}"/>"#)?;
        let mut cells = (0..N * N).map(|index| Cell {
            row: index / N,
            column: index % N,
        });
        cells
            .clone()
            .try_for_each(|cell| self.write_seen(f, cell))?;
        self.write_marks_below(f)?;
        cells.try_for_each(|cell| self.write_cell(f, cell))?;
        self.write_lines(f)?;
        self.write_cages(f)?;
        self.write_marks_above(f)?;
        f.write_str("</svg>")
    }
}

const STYLE: &str = "<style>
text { font-family: sans-serif; text-anchor: middle; dominant-baseline: central; fill: #777 }
.given { fill: black; font-weight: bold }
.found { fill: #1f5fbf }
.about { fill: #137333; font-weight: bold }
.lost { fill: #c5221f; text-decoration: line-through }
.seen { fill: #fff3bf }
.thin { stroke: #bbb }
.thick { stroke: black; stroke-width: 2; stroke-linecap: square }
.cage { stroke: #777; stroke-dasharray: 3 2 }
.sum { fill: black; text-anchor: start }
</style>";

/// Text in which no character means anything to a reader of XML.
struct Escaped<'f, 'buffer>(&'f mut fmt::Formatter<'buffer>);

impl fmt::Write for Escaped<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for character in text.chars() {
            match character {
                '<' => self.0.write_str("&lt;")?,
                '&' => self.0.write_str("&amp;")?,
                character => self.0.write_char(character)?,
            }
        }
        Ok(())
    }
}
