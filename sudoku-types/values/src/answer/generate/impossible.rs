//! Finds wishes that no puzzle of a kind can fulfil, before the first attempt.

use super::areas::cell;
use super::{Generate, KINDS, Symmetry};
use crate::solver::Effort;
use sudoku_notation::geometry::{Along, Form, LineKind, Mark, Measure};
use sudoku_notation::technique::Technique;

/// The bit of laws that do not hold after an exchange of two digits, above those of techniques.
const OF_DIGITS: u32 = 1 << 31;

/// The bits of the techniques that need relations; cages or lines; and a sum that is a number.
const RELATIONS: u32 = 1 << Technique::MissingPartner as u32 | FILLINGS;
const FILLINGS: u32 = 1 << Technique::Filling as u32;
const LINES: u32 = 1 << Technique::Combination as u32 | FILLINGS;
const SUMS: u32 = 1 << Technique::RestOfUnit as u32 | LINES | OF_DIGITS;
const LOCKED: u32 = 1 << Technique::LockedCandidate as u32;

/// Returns the bits of the techniques that need a line of this kind, and whether its law is of digits.
const fn of_line(kind: LineKind, has_sum: bool) -> u32 {
    match kind {
        LineKind::Region => LOCKED,
        LineKind::Cage if has_sum => LOCKED | SUMS,
        LineKind::Cage => LOCKED | LINES,
        LineKind::Mark(mark) => match mark.along(Measure::ANY) {
            Along::Only(_) => OF_DIGITS,
            Along::Sum => SUMS,
            Along::Split(_) | Along::Zipped => LINES | OF_DIGITS,
            Along::Mirrored(_) => RELATIONS | LINES,
            Along::Pairs(_) | Along::Turns(..) | Along::Run => RELATIONS | LINES | OF_DIGITS,
        },
    }
}

impl<const N: usize, const A: usize> Generate<N, A> {
    /// Returns the bits of the techniques that puzzles may need, and whether they have laws of digits.
    pub(super) const fn laws(&self, effort: &mut Effort) -> u32 {
        let (groups, mut next, mut kind) = (self.kind.groups(), 0, 0);
        let mut laws = !(RELATIONS | SUMS | LOCKED);
        // In a smaller grid the rest of the cells or lines is an easier technique.
        let least = [
            (Technique::Pair, 4),
            (Technique::Triple, 6),
            (Technique::Quad, 8),
        ];
        while kind < least.len() {
            let (of_unit, rows) = least[kind];
            let fish = Technique::XWing as u32 - Technique::Pair as u32 + of_unit as u32;
            if N < rows {
                laws &= !(1 << of_unit as u32 | 1 << fish);
            }
            kind += 1;
        }
        // Without boxes and areas, two units share at most one cell, so a locked candidate is a hidden single.
        let has_boxes = groups.boxes.rows() > 1 && groups.boxes.columns() > 1;
        if has_boxes || self.has_regions {
            laws |= LOCKED;
        }
        if self.cages.is_some() {
            laws |= of_line(LineKind::Cage, true);
        }
        let mut rules = groups.rules;
        while let Some(rule) = rules.take() {
            laws |= match rule.form() {
                Form::Pairs(_, relation) if relation.most_refused > 0 => RELATIONS | OF_DIGITS,
                Form::Pairs(..) => FILLINGS,
                Form::Units => 0,
            };
        }
        while let Some(line) = groups.lines.take_next(&mut next) {
            effort.spend(20);
            laws |= of_line(line.kind, groups.lines.number(line) > 0);
        }
        kind = 0;
        effort.spend(20 * KINDS as u32 + 60);
        while kind < KINDS {
            if self.marks[kind].lines > 0 {
                laws |= of_line(LineKind::Mark(Mark::ALL[kind]), false);
            }
            kind += 1;
        }
        laws
    }

    /// Returns true if every puzzle has more givens than are wished. (17 for a plain 9×9: G. McGuire, B. Tugemann and
    /// G. Civario, "There is no 16-clue Sudoku", 2012.)
    pub(super) const fn has_more_givens(&self, laws: u32) -> bool {
        let is_plain = self.kind.groups().is_usual() && !self.has_regions && !self.has_marks;
        let is_classic = N == 9 && is_plain && self.kind.boxes().rows() == 3;
        // If two digits are not given, they can be exchanged in a solution.
        laws & OF_DIGITS == 0 && self.most_givens < if is_classic { 17 } else { N - 1 }
    }

    /// Returns true if the symmetry allows one of the wished numbers of givens.
    pub(super) const fn is_symmetric(&self, effort: &mut Effort) -> bool {
        if matches!(self.symmetry, Symmetry::None) {
            return self.least_givens <= N * N;
        }
        // The number of cells with 1, 2, 4 or 8 images, themselves included.
        let (mut cells, mut index) = ([0; 9], 0);
        while index < N * N {
            effort.spend(150);
            cells[self.symmetry.orbit::<N>(cell::<N>(index)).len()] += 1;
            index += 1;
        }
        let mut count = self.least_givens;
        while count <= self.most_givens && count <= N * N {
            effort.spend(12);
            let (mut left, mut size) = (count, 8);
            while size > 0 {
                let most = if left < cells[size] {
                    left
                } else {
                    cells[size]
                };
                (left, size) = (left - most / size * size, size / 2);
            }
            if left == 0 {
                return true;
            }
            count += 1;
        }
        false
    }
}
