//! Counts the effort of steps: at least the turns of loops and calls of functions that techniques share, and those of searches.
//! All other costs of a technique are in its row of the [table](super::table).

use super::Steps;
use super::chains::Search;
use super::links::Links;
use super::table::{Places, places};
use super::ways::Ways;
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
    /// Counts the effort of the search for ways to fill cells, and `sets` for the sets of cells around it.
    pub(super) const fn spend_on_ways(&mut self, ways: &Ways, sets: usize) {
        self.spend_on_sets(sets);
        self.spend(ways.effort);
    }

    /// Counts the effort to go on by `count` places.
    pub(super) const fn spend_on_places(&mut self, count: usize) {
        let of_sum = match places(self.technique) {
            Places::Lines => 3 * N + 30,
            _ => 0,
        };
        self.spend(20 + count * (of_sum + if N > 11 { 18 } else { 9 }));
    }

    /// Counts the effort to begin a round.
    pub(super) const fn spend_on_round(&mut self) {
        self.spend_on_sets(20 + N);
    }

    /// Counts the effort to list the candidates of each cell.
    pub(super) const fn spend_on_digits(&mut self) {
        self.spend_on_sets(4 * self.now.count() + 10 * N);
    }

    /// Counts the effort to look at one place.
    pub(super) const fn spend_on_look(&mut self) {
        self.spend_on_sets(12 + self.cost_of_look());
    }

    /// Counts the effort to take a step after its pattern was found.
    pub(super) const fn spend_on_found(&mut self) {
        let lose = 22 + 2 * N;
        let put = 24 + N + lose * self.units.most_taken;
        self.spend_on_sets(self.cost_of_found(put, lose));
        self.spend(self.units.cost_of_peers as usize);
    }

    /// Counts the effort to look for a place for each digit in a unit.
    pub(super) const fn spend_on_unit(&mut self) {
        self.spend_on_sets(14 + 7 * N);
    }

    /// Counts the effort to find these links between candidates.
    pub(super) const fn spend_on_links(&mut self, links: &Links<N>) {
        let of_places = self.units.layers * N * N * 11;
        self.spend_on_sets(30 + 17 * self.open.len() + of_places + links.count * 26);
        self.spend(links.count * self.units.cost_of_peers as usize);
    }

    /// Counts the effort to search for a chain from one candidate.
    pub(super) const fn spend_on_search(&mut self, search: &Search<N>) {
        self.spend(20 + search.effort);
    }

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
