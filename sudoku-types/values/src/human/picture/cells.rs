//! The digits and candidates of a picture, and what a step is about.

use core::fmt::{self, Write};

use super::{Escaped, INSET, Picture, SIDE, SUM, corner};
use crate::human::digit_set::DigitSet;
use sudoku_notation::geometry::Cell;

/// A digit or candidate to draw: its cell, its class, and for [`Slides`](super::Slides) the step that places or removes it.
pub(super) struct Drawn {
    pub(super) cell: Cell,
    pub(super) digit: u8,
    pub(super) class: &'static str,
    pub(super) step: Option<usize>,
}

impl<const N: usize, const A: usize> Picture<'_, N, A> {
    /// Returns what the step is about in a cell.
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

    /// Writes the ground of the cells in which the step is seen.
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

    /// Writes the digits of all cells, and the candidates of those without a digit.
    pub(super) fn write_cells(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_digits(f, self.digits())?;
        self.write_candidates(f, self.open())
    }

    /// Returns the digits that are given or found.
    pub(super) fn digits(&self) -> impl Iterator<Item = Drawn> {
        let givens = self.candidates.givens();
        let cells = givens.cells().map(|(cell, given)| Drawn {
            cell,
            digit: self.candidates.digit(cell),
            class: if given > 0 { "given" } else { "found" },
            step: None,
        });
        cells.filter(|drawn| drawn.digit > 0)
    }

    /// Returns the candidates of the cells without a digit.
    pub(super) fn open(&self) -> impl Iterator<Item = Drawn> + Clone {
        let cells = (0..N * N).map(|cell| Cell::from((cell / N, cell % N)));
        let open = cells.filter(|cell| self.candidates.digit(*cell) == 0);
        open.flat_map(move |cell| {
            self.candidates
                .at(cell)
                .into_iter()
                .map(move |digit| Drawn {
                    cell,
                    digit,
                    class: self.class(cell, digit),
                    step: None,
                })
        })
    }

    /// Returns the class of a candidate.
    fn class(&self, cell: Cell, digit: u8) -> &'static str {
        if self
            .step
            .is_some_and(|step| step.lost_at(cell).contains(digit))
        {
            "lost"
        } else if self.seen(cell).contains(digit) {
            "about"
        } else {
            "candidate"
        }
    }

    /// Writes digits, each in the middle of its cell.
    pub(super) fn write_digits(
        &self,
        f: &mut fmt::Formatter<'_>,
        digits: impl Iterator<Item = Drawn>,
    ) -> fmt::Result {
        writeln!(f, r#"<g font-size="{}">"#, SIDE * 4 / 7)?;
        for digit in digits {
            let (x, y) = corner(digit.cell);
            self.write_symbol(f, &digit, (x + SIDE / 2, y + SIDE / 2))?;
        }
        f.write_str("</g>\n")
    }

    /// Writes candidates, each in its place of its cell, and strokes through those that a step removes.
    pub(super) fn write_candidates(
        &self,
        f: &mut fmt::Formatter<'_>,
        candidates: impl Iterator<Item = Drawn> + Clone,
    ) -> fmt::Result {
        // As many are in a row as a square of all takes; between the dots on the borders, and below the sum of a cage.
        let across = (1..).find(|side| side * side >= N).unwrap_or(N);
        let has_cages = self.candidates.groups().lines.cages() > 0;
        let top = if has_cages { SUM } else { INSET + 1 };
        let (width, height) = ((SIDE - 2 * INSET) / across, (SIDE - top - INSET) / across);
        let center = |drawn: &Drawn| {
            let ((x, y), place) = (corner(drawn.cell), usize::from(drawn.digit) - 1);
            let (right, down) = (place % across * width, place / across * height);
            (x + INSET + right + width / 2, y + top + down + height / 2)
        };
        let size = width.min(height) * 7 / 8;
        writeln!(f, r#"<g font-size="{size}">"#)?;
        for candidate in candidates.clone() {
            self.write_symbol(f, &candidate, center(&candidate))?;
        }
        f.write_str("</g>\n")?;
        if self.step.is_none() {
            return Ok(());
        }
        f.write_str(r#"<path class="strike" d=""#)?;
        for lost in candidates.filter(|drawn| drawn.class == "lost") {
            let ((x, y), half) = (center(&lost), size / 2);
            write!(f, "M{} {}l{size}-{size}", x - half, y + half)?;
        }
        f.write_str("\"/>\n")
    }

    fn write_symbol(
        &self,
        f: &mut fmt::Formatter<'_>,
        drawn: &Drawn,
        (x, y): (usize, usize),
    ) -> fmt::Result {
        write!(f, r#"<text class="{}" x="{x}" y="{y}""#, drawn.class)?;
        if let Some(step) = drawn.step {
            write!(f, r#" style="--t:{step}""#)?;
        }
        f.write_str(">")?;
        if let Some(symbol) = self.candidates.symbols().of(drawn.digit) {
            write!(Escaped(f), "{symbol}")?;
        }
        writeln!(f, "</text>")
    }
}
