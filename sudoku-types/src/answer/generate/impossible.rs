//! Finds wishes that no puzzle of a kind can fulfil, before the first attempt.

use super::areas::cell;
use super::marks::KINDS;
use super::{Generate, Symmetry, Unfulfilled};
use crate::solver::Effort;
use sudoku_notation::geometry::{Along, Form, LineKind, Mark, Measure};
use sudoku_notation::technique::Technique;

/// The fewest givens of a 9×9 without further rules and lines: G. McGuire, B. Tugemann and G. Civario, "There is no 16-clue
/// Sudoku", 2012.
const FEWEST_OF_CLASSIC: usize = 17;

/// The kinds of laws that the puzzles of a generator can have, besides that digits differ.
struct Laws {
    /// Relations of two cells.
    relations: bool,
    /// Pairs of cells that differ, or have a relation.
    pairs: bool,
    /// Cages, or lines with relations or a sum, of a number or of the digits of other cells.
    lines: bool,
    /// Sums that equal a number.
    numbers: bool,
    /// Laws that do not hold after an exchange of two digits.
    of_digits: bool,
}

impl Laws {
    /// Adds the law of a mark.
    const fn add(&mut self, mark: Mark) {
        match mark.along(Measure::ANY) {
            Along::Pairs(..) | Along::Mirrored(_) => (self.relations, self.lines) = (true, true),
            Along::Sum => (self.lines, self.numbers) = (true, true),
            Along::Split(_) | Along::Zipped => self.lines = true,
            Along::Only(_) => {}
        }
        self.of_digits |= !matches!(mark, Mark::Palindromes);
    }
}

impl<const N: usize, const A: usize> Generate<N, A> {
    /// Returns a wish that no puzzle can fulfil.
    pub(super) const fn impossible(&self, effort: &mut Effort) -> Option<Unfulfilled> {
        let (laws, mut room) = (&self.laws(effort), N * N);
        let (least, most) = (self.least_givens, self.most_givens);
        if least > most || most < self.fewest_givens(laws) || !self.is_symmetric(effort) {
            return Some(Unfulfilled::NoSuchGivens {
                least,
                most,
                fewest: None,
            });
        }
        let mut kind = 0;
        while kind < KINDS {
            effort.spend(3 * N as u32 + 20);
            let (mark, wish) = (Mark::ALL[kind], &self.marks[kind]);
            if !wish.is_possible::<N>(mark, room) {
                let lines = wish.lines;
                return Some(Unfulfilled::NoSuchMarks { mark, lines });
            }
            room -= wish.lines * wish.least;
            kind += 1;
        }
        match (self.grade, self.cages) {
            (Some((from, to)), _) if !self.may_need(laws, from, to, effort) => {
                let made = 0;
                Some(Unfulfilled::NoSuchGrade { from, to, made })
            }
            (_, Some((least, most))) if least == 0 || least > most || least > N => {
                let size = N;
                Some(Unfulfilled::NoSuchCages { least, most, size })
            }
            _ => None,
        }
    }

    /// Returns the laws of the kind and of the wishes.
    const fn laws(&self, effort: &mut Effort) -> Laws {
        let groups = self.kind.groups();
        let has_sums = self.cages.is_some();
        let (mut has_relations, mut has_pairs, mut rules) = (false, false, groups.rules);
        while let Some(rule) = rules.take() {
            if let Form::Pairs(_, relation) = rule.form() {
                has_relations |= relation.most_refused > 0;
                has_pairs = true;
            }
        }
        let mut laws = Laws {
            relations: has_relations,
            pairs: has_pairs,
            lines: has_sums,
            numbers: has_sums,
            of_digits: has_sums || has_relations,
        };
        let (mut next, mut number) = (0, 0);
        while let Some(line) = groups.lines.take_next(&mut next) {
            match line.kind {
                LineKind::Mark(mark) => laws.add(mark),
                LineKind::Cage if groups.lines.number(line) > 0 => {
                    (laws.lines, laws.numbers, laws.of_digits) = (true, true, true);
                }
                LineKind::Cage => laws.lines = true,
                LineKind::Region => {}
            }
            number += 1;
        }
        let mut kind = 0;
        while kind < KINDS {
            if self.marks[kind].lines > 0 {
                laws.add(Mark::ALL[kind]);
            }
            kind += 1;
        }
        effort.spend((20 * number + 6 * KINDS + 40) as u32);
        laws
    }

    /// Returns a number of givens that every puzzle needs.
    const fn fewest_givens(&self, laws: &Laws) -> usize {
        let groups = self.kind.groups();
        let is_plain = groups.rules.is_empty()
            && groups.lines.is_empty()
            && !self.has_regions
            && !self.has_marks;
        if laws.of_digits {
            0
        } else if N == 9 && groups.boxes.rows() == 3 && is_plain {
            FEWEST_OF_CLASSIC
        } else {
            // If two digits are not given, they can be exchanged in a solution.
            N - 1
        }
    }

    /// Returns true if the symmetry allows one of the wished numbers of givens.
    const fn is_symmetric(&self, effort: &mut Effort) -> bool {
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
                left -= most / size * size;
                size /= 2;
            }
            if left == 0 {
                return true;
            }
            count += 1;
        }
        false
    }

    /// Returns true if the hardest technique that a puzzle needs may be between these two.
    const fn may_need(
        &self,
        laws: &Laws,
        from: Technique,
        to: Technique,
        effort: &mut Effort,
    ) -> bool {
        let groups = self.kind.groups();
        let are_boxes_lines = groups.boxes.rows() == 1 || groups.boxes.columns() == 1;
        let draws_areas = self.has_regions || self.cages.is_some();
        let has_areas = draws_areas || groups.lines.regions() + groups.lines.cages() > 0;
        let mut technique = from as usize;
        while technique <= to as usize {
            effort.spend(5);
            let is_possible = match Technique::ALL[technique] {
                // Without boxes and areas, two units share at most one cell, so this is a hidden single.
                Technique::LockedCandidate => !are_boxes_lines || has_areas,
                Technique::MissingPartner => laws.relations,
                Technique::Combination => laws.lines,
                Technique::Filling => laws.lines || laws.pairs,
                Technique::RestOfUnit => laws.numbers,
                // In a smaller grid the rest of the cells or lines is an easier technique.
                Technique::Pair | Technique::XWing => N >= 4,
                Technique::Triple | Technique::Swordfish => N >= 6,
                Technique::Quad | Technique::Jellyfish => N >= 8,
                _ => true,
            };
            if is_possible {
                return true;
            }
            technique += 1;
        }
        false
    }
}
