//! Counts the effort of steps: the turns of loops and calls of functions, which the compiler counts while it evaluates a constant.
//!
//! Whatever places a digit, removes candidates, fills cells or follows links counts its own turns, and a technique those of its
//! own loops. No cost may be too low: the tests have rustc count each technique alone.

use super::Steps;
use crate::units::Units;
use sudoku_notation::geometry::Groups;

/// The factor for sets of several words.
const LARGE: usize = 3;

/// Returns the most turns and calls that it takes to find the units of a grid.
pub(super) const fn cost_of_units<const N: usize>(groups: Groups<'_>) -> usize {
    let of_lines = (groups.cost_of_rules() + groups.lines.cost()) as usize;
    of_lines + of_sets::<N>(groups.count() * N * 8)
}

/// Returns the most turns and calls that it takes to find the candidates that givens leave.
pub(super) const fn cost_of_board<const N: usize>(units: &Units<N>) -> usize {
    of_sets::<N>(N * N * 24 + N * 8) + N * N * units.cost_of_peers as usize
}

/// Returns the most turns and calls that it takes to add up the digits of all cages.
pub(super) const fn cost_of_sums<const N: usize>(groups: Groups<'_>) -> usize {
    let (cells, cages) = (N * N, groups.lines.cages());
    of_sets::<N>(30 + cells * 6 + cages * 12 + N * 6) + groups.lines.cost() as usize
}

/// Returns the cost of some work on sets of cells, which is `cost` if a set is one word.
pub(super) const fn of_sets<const N: usize>(cost: usize) -> usize {
    if N > 11 { LARGE * cost } else { cost }
}

impl<const N: usize, const A: usize> Steps<N, A> {
    /// Counts `cost` turns and calls on sets of one word, and the calls that count them.
    pub(super) const fn spend_on_sets(&mut self, cost: usize) {
        self.spend(of_sets::<N>(cost));
    }

    /// Counts `cost` turns and calls, and the calls that count them.
    pub(super) const fn spend(&mut self, cost: usize) {
        self.effort.spend(cost as u32 + 3);
    }
}

#[cfg(test)]
mod tests;
