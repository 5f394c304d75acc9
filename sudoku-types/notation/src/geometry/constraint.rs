//! The constraints of a grid, in four forms. All that is written in a puzzle (rules, regions, cages, marks) becomes these, and all
//! that solves a puzzle reads them: the engines of the solver, and the steps of a person.
//!
//! ```text
//!  Differ   a row, a column, a box or region, a diagonal, a window, a cage
//!  Pair     two cells that a rule has, a move apart; neighbours on a line with a mark, or mirrored cells
//!  Sum      a cage with a sum, a line with one, an arrow
//!  Only     a cell that is marked as even or odd
//! ```
//!
//! To add a form, add it to [`Constraint`]: each `match` on it is exhaustive. To add what a puzzle may have in one of these
//! forms, write it where [`Expansion`] says what comes next.

use super::rules::moves;
use super::{Cell, CellSet, Form, Groups, Relation, Rules};

/// A constraint on some cells of a grid of `N` rows, besides a digit from 1 to `N` in each cell.
#[derive(Clone, Copy, Debug)]
pub enum Constraint<const N: usize> {
    /// The digits differ. If there are `N` cells, each digit has a place.
    Differ(CellSet<N>),
    /// The digits of two cells have a relation.
    Pair(Cell, Cell, &'static Relation),
    /// The digits, which may be equal, have a sum.
    Sum(CellSet<N>, Total),
    /// The cell has one of these digits: bit 0 for the digit 1.
    Only(Cell, u32),
}

/// The sum of some digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Total {
    /// A number.
    Number(u16),
    /// The digit of another cell.
    Digit(Cell),
}

/// The constraints of a grid, one after the other: [`Groups::constraints`].
#[derive(Clone, Copy, Debug)]
pub struct Expansion<'a, const N: usize> {
    groups: Groups<'a>,
    /// The number of the next unit.
    unit: usize,
    /// The rules whose pairs are left, and the number of the next pair of the first of them.
    rules: Rules,
    pair: usize,
    /// The number of the next cage. Its sum comes after its cells.
    cage: usize,
    is_sum: bool,
    /// The number of the next line with a mark, and of its next constraint.
    line: usize,
    step: usize,
    more: &'a [Constraint<N>],
}

impl<'a> Groups<'a> {
    /// Returns what a grid of `N` rows must satisfy: its units in the order of [`unit`](Groups::unit), then pairs of
    /// cells, then each cage with its sum, then marks line by line.
    pub const fn constraints<const N: usize>(self) -> Expansion<'a, N> {
        Expansion {
            groups: self,
            unit: 0,
            rules: self.rules,
            pair: 0,
            cage: 0,
            is_sum: false,
            line: 0,
            step: 0,
            more: &[],
        }
    }
}

impl<'a, const N: usize> Expansion<'a, N> {
    /// Adds constraints that no rule has: for tests.
    #[doc(hidden)]
    pub const fn and(self, more: &'a [Constraint<N>]) -> Self {
        Expansion { more, ..self }
    }

    /// Returns the next constraint.
    pub const fn take_first(&mut self) -> Option<Constraint<N>> {
        let Groups {
            // These are units.
            boxes: _,
            regions: _,
            // Those of rules are among the units too.
            rules: _,
            cages,
            marks,
        } = self.groups;
        if self.unit < self.groups.count() {
            self.unit += 1;
            return Some(Constraint::Differ(self.groups.cells(self.unit - 1)));
        }
        if let Some(pair) = self.next_pair() {
            return Some(pair);
        }
        while self.cage < cages.count() {
            let number = self.cage;
            if !self.is_sum {
                self.is_sum = true;
                return Some(Constraint::Differ(cages.cells(number)));
            }
            (self.cage, self.is_sum) = (number + 1, false);
            if let Some(sum) = cages.sum(number) {
                let total = Total::Number(sum as u16);
                return Some(Constraint::Sum(cages.cells(number), total));
            }
        }
        while self.line < marks.count() {
            self.step += 1;
            if let Some(constraint) = marks.constraint(self.line, self.step - 1) {
                return Some(constraint);
            }
            (self.line, self.step) = (self.line + 1, 0);
        }
        let [first, more @ ..] = self.more else {
            return None;
        };
        self.more = more;
        Some(*first)
    }

    /// Returns the next pair of the rules that are left.
    const fn next_pair(&mut self) -> Option<Constraint<N>> {
        let mut left = self.rules;
        while let Some(rule) = left.take() {
            match rule.form() {
                Form::Units => {}
                Form::Pairs(moves, relation) => {
                    while self.pair < N * N * moves.len() {
                        self.pair += 1;
                        if let Some([one, other]) = moves::pair(moves, N, self.pair - 1) {
                            return Some(Constraint::Pair(one, other, relation));
                        }
                    }
                }
            }
            (self.rules, self.pair) = (left, 0);
        }
        None
    }
}
