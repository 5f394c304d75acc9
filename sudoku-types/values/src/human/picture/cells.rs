//! The digits and candidates of a picture, and what a step is about.

use core::fmt::{self, Write};

use super::{Escaped, INSET, Picture, SIDE, SUM, corner};
use crate::human::candidates::DigitSet;
use sudoku_notation::geometry::Cell;

impl<const N: usize, const A: usize> Picture<'_, N, A> {
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

    /// The ground of the cells in which the step is seen.
    pub(super) fn write_seen(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in self.step.into_iter().flat_map(|step| step.cells()) {
            let (x, y) = corner(cell);
            writeln!(
                f,
                r#"<rect class="seen" x="{x}" y="{y}" width="{SIDE}" height="{SIDE}"/>"#
            )?;
        }
        Ok(())
    }

    /// The digit of a cell, or its candidates, each in its place.
    pub(super) fn write_cell(&self, f: &mut fmt::Formatter<'_>, cell: Cell) -> fmt::Result {
        let (x, y) = corner(cell);
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
        let has_cages = self.candidates.groups().lines.cages() > 0;
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
}
