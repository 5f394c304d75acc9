//! Solves a grid from a player's notes, or from pencil marks of any source.

use super::Answer;
use crate::human::steps::Steps;
use crate::human::{Candidates, Contradiction, NoSolution};
use crate::solver::Effort;
use sudoku_notation::technique::Technique;

impl<const N: usize, const A: usize> Candidates<N, A> {
    /// Finds out if there is no solution, exactly one, or more, in which each cell has one of its candidates. A cell without
    /// candidates may be anything, and each digit that was placed stays.
    ///
    /// There is no limit of time, as for [`Grid::solve`](crate::Grid::solve): [`solve_within`](Candidates::solve_within) has
    /// one.
    ///
    /// ```
    /// use sudoku_values::{Answer, Grid};
    ///
    /// let grid = Grid::<4>::parse("1... ..3. .... .2..")?;
    /// let mut notes = grid.candidates();
    /// assert!(matches!(notes.solve(), Answer::Several(..)));
    /// notes.remove((0, 2), 2)?;
    /// notes.remove((2, 0), 4)?;
    /// assert_eq!(notes.solve().unwrap().rows()[0], [1, 3, 4, 2]);
    /// notes.remove((3, 3), 3)?;
    /// assert_eq!(
    ///     notes.solve().to_string(),
    ///     "this puzzle has no solution: row 4, column 4 has no candidate left",
    /// );
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn solve(&self) -> Answer<N, A> {
        match self.solve_within(u64::MAX) {
            Some(answer) => answer,
            None => unreachable!("the effort was not limited"),
        }
    }

    /// Returns what [`solve`](Candidates::solve) does, or `None` after about `steps` steps, which are those of
    /// [`Grid::solve_within`](crate::Grid::solve_within).
    pub fn solve_within(&self, steps: u64) -> Option<Answer<N, A>> {
        let (grid, mut is_noted) = (self.grid(), false);
        let (marks, mut all) = (grid.candidates(), grid.solutions_within(steps));
        for (cell, noted) in self.cells().filter(|(_, noted)| !noted.is_empty()) {
            for digit in marks.at(cell) - noted {
                all.remove(cell, digit);
                is_noted = true;
            }
        }
        // The rules alone may have placed a digit that is not noted.
        let mut allowed = all.by_ref().filter(|solution| self.allow(solution.rows()));
        match (allowed.next(), allowed.next()) {
            (Some(first), Some(other)) => Some(Answer::Several(first, other)),
            _ if all.gave_up() => None,
            (Some(only), None) => Some(Answer::Unique(only)),
            (None, _) => {
                // Without notes the grid itself is asked, when the reason is.
                let known = is_noted.then(|| self.contradiction());
                Some(Answer::None(NoSolution::new(grid, known)))
            }
        }
    }

    /// Returns true if each digit is noted in its cell, or nothing is.
    fn allow(&self, digits: &[[u8; N]; N]) -> bool {
        let mut cells = self.rows().as_flattened().iter().zip(digits.as_flattened());
        cells.all(|(noted, digit)| noted.is_empty() || noted.contains(*digit))
    }

    /// Returns what singles show of notes without a solution.
    fn contradiction(&self) -> Contradiction {
        let mut steps = Steps::of_notes(Technique::HiddenSingle, self, Effort::new(u64::MAX));
        steps.by_ref().for_each(drop);
        steps.contradiction.unwrap_or(Contradiction::Exhausted)
    }
}
