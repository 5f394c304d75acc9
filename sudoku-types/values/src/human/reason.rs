//! Finds the reason why a grid has no solution, if singles alone show it.
//!
//! The search has the order in which a person would find it: givens that clash, cages with a wrong or an impossible sum, a line
//! that no digits fit, all singles, round by round, and last a smallest set of parts that no digits fit.
//! The solver is faster, but reports only that there is no solution.

use super::contradiction::Contradiction;
use super::steps::Steps;
use crate::grid::Grid;
use crate::solver::Effort;
use sudoku_notation::geometry::ImpossibleSum;
use sudoku_notation::technique::Technique;

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Returns the first contradiction that a person would find in this grid, which has no solution.
    pub(crate) const fn first_contradiction(&self, effort: &mut Effort) -> Contradiction {
        let groups = self.groups();
        effort.spend(self.cost_of_conflicts());
        effort.spend(ImpossibleSum::most_steps(groups));
        if effort.is_spent() {
            return Contradiction::Exhausted;
        }
        if let Some(conflict) = self.conflicts().advance() {
            return Contradiction::Clash(conflict);
        }
        if let Some(wrong) = self.wrong_sum() {
            return Contradiction::WrongSum(wrong);
        }
        if let Some(sum) = ImpossibleSum::find(groups, self.rows().as_flattened()) {
            return Contradiction::ImpossibleSum(sum);
        }
        if let Some(unit) = self.unfillable(effort) {
            return Contradiction::Unfillable(unit);
        }
        let mut steps = Steps::up_to(Technique::HiddenSingle, self, *effort);
        let mut round = None;
        loop {
            // A unit without a place for a digit is easier to see than a contradiction after the singles of the round.
            if !matches!(round, Some(round) if round == steps.rounds()) {
                round = Some(steps.rounds());
                steps.find_unit_without_place();
            }
            if steps.advance().is_none() {
                break;
            }
        }
        *effort = steps.effort;
        match steps.contradiction {
            // Steps placed the digits of the wrong sum, so the reason lies in the parts of the puzzle together.
            None | Some(Contradiction::WrongSum(_)) => self.together(effort),
            Some(contradiction) => contradiction,
        }
    }
}
