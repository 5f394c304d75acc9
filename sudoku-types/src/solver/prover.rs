//! The prover writes the steps by which the types check that a puzzle has one solution, or none.
//!
//! A step names a constraint: that a cell has a digit, or that a row, column, box or other unit has a place for one.
//! The checker goes on with each candidate that is left for it. So a proof is a search, written down: of the branches
//! that are refuted only what they used.
//!
//! ```text
//!   grid ──singles──▶ grid ──first search──▶ steps, the last one first ──steps──▶ numbers
//!                                └─ more than there is room for: where it failed most ──second search──▶ fewer steps
//!
//!   singles  what follows at once, of a grid that has a solution
//!   search   tries each candidate of a constraint, and leaves out what a refutation did not use
//!   choice   which constraint that is
//!   grid     what is left for each constraint, and what follows at once
//!   shape    which constraints there are
//!   steps    a constraint as a number, of which the bridge makes a question
//! ```
//!
//! It need not be trusted: a wrong step can only make a proof that the checker refuses.

mod choice;
mod grid;
mod search;
mod shape;
mod singles;
mod steps;

use super::Effort;
use super::verdict::Rows;
use grid::Root;
use search::{End, Search};
pub(crate) use shape::Shape;
use singles::Singles;
pub(crate) use steps::Steps;
#[cfg(test)]
pub(crate) use steps::step;
use sudoku_notation::options::ProofOption;

/// The largest grid that the types can check.
const LARGEST: usize = ProofOption::LARGEST;

/// The most units besides rows and columns.
const MOST_UNITS: usize = ProofOption::MOST_UNITS;

/// The steps of a proof that these givens have this solution only, or none, at most as many as there is `room` for, if
/// they can be so few; `None` where the search for them takes too long.
pub(crate) const fn prove<const N: usize>(
    givens: &Rows<N>,
    solution: Option<&Rows<N>>,
    shape: &Shape,
    room: usize,
    effort: &mut Effort,
) -> Option<Steps> {
    let (mut filled, mut singles) = (*givens, Singles::NONE);
    let mut digits = [0; LARGEST * LARGEST];
    if let Some(solution) = solution {
        singles = Singles::fill(&mut filled, solution, shape, effort);
        if singles.are_enough(N) {
            // What is satisfied ends the branch.
            return Steps::of(singles.filled()).forward(&singles, N, effort);
        }
        let (first, _) = digits.split_at_mut(N * N);
        first.copy_from_slice(solution.as_flattened());
    }
    let root = match Root::new(&filled, shape, effort) {
        Ok(root) => root,
        // No candidate is left for what two givens satisfy.
        Err(clash) => return Steps::of(clash).forward(&singles, N, effort),
    };
    let mut search = Search::new(shape, digits);
    let steps = match search.start(&root, effort) {
        End::GaveUp => None,
        _ => search.steps.forward(&singles, N, effort),
    };
    let is_short = matches!(&steps, Some(steps) if steps.length <= room);
    // Where there is room, a second search takes longer than the types take for the steps that it saves.
    if is_short || search.branched == 0 {
        return steps;
    }
    search.again();
    if !matches!(search.start(&root, effort), End::GaveUp)
        && let Some(fewer) = search.steps.forward(&singles, N, effort)
        && (fewer.length <= room || steps.is_none())
    {
        return Some(fewer);
    }
    steps
}

#[cfg(test)]
mod tests;
