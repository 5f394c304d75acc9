//! Finds a smallest set of parts of a puzzle that no digits fit.
//!
//! Each part is removed in turn, and the rest is solved: if the rest has no solution either, the part was not needed.

use super::contradiction::Contradiction;
use super::steps::Steps;
use super::together::{NAMED, Together};
use crate::grid::Grid;
use crate::solver::{COMPILER, Effort, Goal, Verdict, solve_within};
use crate::units::CAGES;
use sudoku_notation::geometry::{Cell, Drawn, LineKind, Rule, Rules, Unit};
use sudoku_notation::technique::Technique;

/// The parts of a grid that are left after some were removed.
struct Left<const N: usize> {
    givens: [[u8; N]; N],
    rules: Rules,
    /// True for each cage and mark that is left, by its number.
    lines: [[[bool; N]; N]; CAGES],
}

impl<const N: usize> Left<N> {
    /// Removes the n-th part, or puts it back: the givens, a rule, a cage, or a mark.
    const fn set<const A: usize>(&mut self, grid: &Grid<N, A>, nth: usize, is_left: bool) {
        let groups = grid.groups();
        let first_line = 1 + Rule::ALL.len();
        if nth == 0 {
            self.givens = if is_left { *grid.rows() } else { [[0; N]; N] };
        } else if nth < first_line {
            let (mut all, mut rules) = (groups.rules, Rules::NONE);
            while let Some(rule) = all.take() {
                let is_this = rule as usize == nth - 1;
                if is_this && is_left || !is_this && self.rules.has(rule) {
                    rules = rules.and(rule);
                }
            }
            self.rules = rules;
        } else {
            self.lines.as_flattened_mut().as_flattened_mut()[nth - first_line] = is_left;
        }
    }

    /// Returns the grid of the parts.
    const fn grid<const A: usize>(&self, all: &Grid<N, A>, effort: &mut Effort) -> Grid<N, A> {
        let lines = all.groups().lines;
        let (mut drawn, mut next, mut number) = (Drawn::<N>::NONE, 0, 0);
        while let Some(line) = lines.take_next(&mut next) {
            let is_region = matches!(line.kind, LineKind::Region);
            if is_region || self.lines.as_flattened().as_flattened()[number] {
                drawn.add_line(line, lines);
                effort.spend(4 * lines.cells(line).len() as u32 + 60);
            }
            number += !is_region as usize;
        }
        effort.spend((8 * N * N + 600 + 8 * number) as u32);
        match all.frame().with_lines(drawn).with_rules(self.rules) {
            Ok(frame) => Grid::new(self.givens, frame, *all.symbols()),
            Err(_) => panic!("a rule of the grid"),
        }
    }

    /// Returns true if the parts have no solution, or false if they have one or the search takes more than `most` steps.
    const fn fails<const A: usize>(
        &self,
        all: &Grid<N, A>,
        most: u64,
        effort: &mut Effort,
    ) -> bool {
        let grid = self.grid(all, effort);
        if grid.is_refuted(effort) {
            return true;
        }
        let mut part = effort.part(most);
        let verdict = solve_within(&self.givens, grid.groups(), Goal::First, &mut part);
        effort.spend_all(part.steps());
        matches!(verdict, Verdict::None)
    }
}

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Returns true if the ways to fill cages and lines show that there is no solution.
    const fn is_refuted(&self, effort: &mut Effort) -> bool {
        if self.groups().lines.is_empty() {
            return false;
        }
        let mut steps = Steps::up_to(Technique::Combination, self, *effort);
        while steps.advance().is_some() {}
        *effort = steps.effort;
        steps.contradiction.is_some()
    }

    /// Returns a cage or a line with a mark that no digits fit, with its own givens, whatever is in the other cells.
    pub(super) const fn unfillable(&self, effort: &mut Effort) -> Option<Unit> {
        let lines = self.groups().lines;
        let (mut next, mut number, mut all) =
            (lines.behind_regions(), 0, effort.part(COMPILER / 2));
        let mut found = None;
        while let Some(line) = lines.take_next(&mut next)
            && found.is_none()
            && !all.is_spent()
        {
            let mut alone = Left {
                givens: [[0; N]; N],
                rules: Rules::NONE,
                lines: [[[false; N]; N]; CAGES],
            };
            alone.lines.as_flattened_mut().as_flattened_mut()[number] = true;
            let mut cells = lines.set::<N>(line, 0);
            while let Some(Cell { row, column }) = cells.take_first() {
                alone.givens[row][column] = self.rows()[row][column];
                all.spend(4);
            }
            if alone.grid(self, &mut all).is_refuted(&mut all) {
                found = Some(Unit::Line(line));
            }
            number += 1;
        }
        effort.spend_all(all.steps());
        found
    }

    /// Returns the set that no digits fit in this grid, which has no solution; `Exhausted` if it is only givens, or too large.
    pub(super) const fn together(&self, effort: &mut Effort) -> Contradiction {
        let groups = self.groups();
        let mut next = groups.lines.behind_regions();
        let lines = groups.lines.count_from(next);
        if groups.rules.is_empty() && lines == 0 {
            return Contradiction::Exhausted;
        }
        let mut left = Left {
            givens: *self.rows(),
            rules: groups.rules,
            lines: [[[true; N]; N]; CAGES],
        };
        let mut found = Together {
            has_givens: false,
            rules: Rules::NONE,
            units: [None; NAMED],
            count: 0,
        };
        let first_line = 1 + Rule::ALL.len();
        let (mut part, end) = (0, first_line + lines);
        // If the rest takes long to solve, the part counts as needed.
        let mut all = effort.part(COMPILER);
        let (cells, mut given) = (self.rows().as_flattened(), 0);
        while given < N * N && cells[given] == 0 {
            given += 1;
        }
        all.spend(given as u32);
        while part < end {
            let is_there = match part {
                0 => given < N * N,
                _ => part >= first_line || groups.rules.has(Rule::ALL[part - 1]),
            };
            let line = if part < first_line {
                None
            } else {
                groups.lines.take_next(&mut next)
            };
            all.spend(60);
            part += 1;
            if !is_there {
                continue;
            }
            left.set(self, part - 1, false);
            if !all.is_spent() && left.fails(self, COMPILER / 20, &mut all) {
                continue;
            }
            left.set(self, part - 1, true);
            if part == 1 {
                found.has_givens = true;
            } else if let Some(line) = line {
                if found.count < NAMED {
                    found.units[found.count] = Some(Unit::Line(line));
                }
                found.count += 1;
            }
        }
        found.rules = left.rules;
        effort.spend_all(all.steps());
        match found.units {
            _ if all.is_spent() && found.count > NAMED => Contradiction::Exhausted,
            [Some(unit), ..] if found.count == 1 && found.rules.is_empty() && !found.has_givens => {
                Contradiction::Unfillable(unit)
            }
            [None, ..] if found.rules.is_empty() => Contradiction::Exhausted,
            _ => Contradiction::Together(found),
        }
    }
}
