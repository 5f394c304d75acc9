//! Finds the digits that each cell has in some solution.

use super::{Candidates, DigitSet};
use crate::grid::Grid;
use crate::human::steps::{HARDEST, Steps};
use crate::solver::{self, Effort, Goal, Verdict};

impl<const N: usize, const A: usize> Grid<N, A> {
    /// For each cell the digits that it has in some solution, exactly.
    ///
    /// A cell with several is one where a further given would rule solutions out; in a puzzle
    /// without any solution all are empty.
    ///
    /// Each of the candidates after all [steps](Grid::propagate) that no solution found so far has is tried by a
    /// search of its own: at most one search for each candidate, and for a
    /// 9×9 a few milliseconds. It takes as long as it takes; on large and nearly blank grids, that
    /// can be forever: see [`possible_digits_within`](Grid::possible_digits_within).
    ///
    /// ```
    /// use sudoku_values::{DigitSet, Grid};
    ///
    /// let grid = Grid::<4>::parse("1... ..3. .... .2..")?;
    /// let possible = grid.possible_digits();
    /// assert_eq!(possible.rows()[2][3], DigitSet::from_iter([2, 3, 4]));
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn possible_digits(&self) -> Candidates<N, A> {
        match self.possible_digits_within(u64::MAX) {
            Some(possible) => possible,
            None => unreachable!("the effort was not limited"),
        }
    }

    /// Returns what [`possible_digits`](Grid::possible_digits) does, or `None` after about `steps` steps, which are those of
    /// [`solve_within`](Grid::solve_within).
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let grid = Grid::<9>::parse(&".".repeat(81))?;
    /// assert!(grid.possible_digits_within(1_000).is_none());
    /// let possible = grid.possible_digits_within(1_000_000).unwrap();
    /// assert!(possible.rows().as_flattened().iter().all(|cell| cell.len() == 9));
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub fn possible_digits_within(&self, steps: u64) -> Option<Candidates<N, A>> {
        let none = [[DigitSet::EMPTY; N]; N];
        let mut possible = Candidates::new(self, *self.rows(), none);
        let effort = &mut Effort::new(steps);
        match solver::solve_within(self.rows(), self.groups(), Goal::Unique, effort) {
            Verdict::None => return Some(possible),
            Verdict::Unique(solution) | Verdict::First(solution) => {
                possible.include(&solution);
                return Some(possible);
            }
            Verdict::Several(one, other) => {
                possible.include(&one);
                possible.include(&other);
            }
            Verdict::TooHard { .. } => return None,
        }
        let mut steps = Steps::up_to(HARDEST, self, *effort);
        while steps.advance().is_some() {}
        *effort = steps.effort;
        if effort.is_spent() {
            return None;
        }
        let candidates = steps.candidates();
        // What follows for every solution need not be found out again by every search.
        let givens = candidates.grid();
        for (cell, _) in self.cells() {
            for digit in candidates.at(cell) {
                if possible.at(cell).contains(digit) {
                    continue;
                }
                let mut rows = *givens.rows();
                rows[cell.row][cell.column] = digit;
                match solver::solve_within(&rows, self.groups(), Goal::First, effort) {
                    Verdict::First(solution) => possible.include(&solution),
                    Verdict::TooHard { .. } => return None,
                    _ => {}
                }
            }
        }
        Some(possible)
    }
}

impl<const N: usize, const A: usize> Candidates<N, A> {
    fn include(&mut self, solution: &[[u8; N]; N]) {
        let digits = solution.as_flattened();
        for (cell, &digit) in self.cells.as_flattened_mut().iter_mut().zip(digits) {
            cell.insert(digit);
        }
    }
}
