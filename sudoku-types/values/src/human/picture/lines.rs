//! The lines of a picture: borders, cages, diagonals and windows.

use core::fmt;

use super::{EDGE, INSET, Picture, SIDE, corner};
use crate::grid::border::{self, DOWN, RIGHT};
use sudoku_notation::geometry::{Cell, Rule, Unit};

impl<const N: usize, const A: usize> Picture<'_, N, A> {
    /// The ground of windows, and of regions besides boxes.
    pub(super) fn write_windows(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let groups = self.candidates.groups();
        for unit in (3 * N..groups.count()).map(|number| groups.unit(number)) {
            if let Unit::Rule(Rule::Windows, _) = unit {
                let (x, y) = corner(groups.cell(unit, 0));
                let side = groups.boxes.rows() * SIDE;
                writeln!(
                    f,
                    r#"<rect class="window" x="{x}" y="{y}" width="{side}" height="{side}"/>"#
                )?;
            } else if let Unit::Line(_) = unit {
                for (x, y) in (0..N).map(|index| corner(groups.cell(unit, index))) {
                    writeln!(
                        f,
                        r#"<rect class="region" x="{x}" y="{y}" width="{SIDE}" height="{SIDE}"/>"#
                    )?;
                }
            }
        }
        Ok(())
    }

    /// A line through the cells of each diagonal.
    pub(super) fn write_diagonals(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let groups = self.candidates.groups();
        for unit in (3 * N..groups.count()).map(|number| groups.unit(number)) {
            if let Unit::Rule(Rule::Diagonals, _) = unit {
                // From the corner of the grid that its first cell is in to the one opposite.
                let (near, far) = (EDGE, EDGE + N * SIDE);
                let is_left = groups.cell(unit, 0).column == 0;
                let (x, end) = if is_left { (near, far) } else { (far, near) };
                writeln!(f, r#"<path class="diagonal" d="M{x} {near}L{end} {far}"/>"#)?;
            }
        }
        Ok(())
    }

    /// The lines between cells; those between boxes, or regions, are thick, and above the others.
    pub(super) fn write_lines(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let areas = self.candidates.groups().areas();
        for (class, is_thick) in [("thin", false), ("thick", true)] {
            write!(f, r#"<path class="{class}" d=""#)?;
            for (row, column) in (0..=N).flat_map(|row| (0..=N).map(move |column| (row, column))) {
                let (x, y) = (EDGE + column * SIDE, EDGE + row * SIDE);
                let lines = border::lines(&areas, N, row, column);
                for (line, is_there, direction) in [(RIGHT, column < N, 'h'), (DOWN, row < N, 'v')]
                {
                    if is_there && (lines & line != 0) == is_thick {
                        write!(f, "M{x} {y}{direction}{SIDE}")?;
                    }
                }
            }
            f.write_str("\"/>\n")?;
        }
        Ok(())
    }

    /// The line around each cage, inside its cells, and its sum in its first cell.
    pub(super) fn write_cages(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = self.candidates.groups().lines;
        let (half, near) = (SIDE as isize / 2, (SIDE / 2 - INSET) as isize);
        for cage in lines.iter().filter(|line| line.is_cage()) {
            let cells = lines.set::<N>(cage, 0);
            f.write_str(r#"<path class="cage" d=""#)?;
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
                        write!(f, "M{} {}L{} {}", from.0, from.1, to.0, to.1)?;
                    }
                }
            }
            f.write_str("\"/>\n")?;
            let sum = lines.number(cage);
            if let Some(first) = cells.first().filter(|_| sum > 0) {
                let (x, y) = (center(first.column) - near, center(first.row) - near + 3);
                writeln!(
                    f,
                    r#"<text class="sum" x="{x}" y="{y}" font-size="10">{sum}</text>"#
                )?;
            }
        }
        Ok(())
    }
}
