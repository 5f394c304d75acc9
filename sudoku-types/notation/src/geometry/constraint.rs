//! The constraints of a grid, in four forms. All that is written in a puzzle (rules, regions, cages, marks) becomes these, and all
//! that solves a puzzle reads them: the engines of the solver, and the steps of a person.
//!
//! ```text
//!  Differ   a row, a column, a box or region, a diagonal, a window, a cage
//!  Pair     two cells that a rule has, a move apart; neighbours on a line with a mark, or mirrored cells
//!  Sum      a cage with a sum, a line with one, an arrow, equal sums, a zipper
//!  Only     a cell that is marked as even or odd
//! ```
//!
//! To add a form, add it to [`Constraint`]: each `match` on it is exhaustive. To add what a puzzle may have in one of these
//! forms, write it where [`Expansion`] says what comes next.

use super::rules::moves;
use super::{Cell, CellSet, DrawnLine, Form, Groups, Relation, Rules, Unit};

/// A constraint on some cells of a grid of `N` rows, besides a digit from 1 to `N` in each cell.
#[derive(Clone, Copy, Debug)]
pub enum Constraint<const N: usize> {
    /// The digits differ. If there are `N` cells, each digit has a place.
    Differ(CellSet<N>),
    /// The digits of two cells have a relation.
    Pair(Cell, Cell, &'static Relation),
    /// The digits, which may be equal, have a sum.
    Sum(CellSet<N>, Total<N>),
    /// The digits differ and follow each other, in any order.
    Run(CellSet<N>),
    /// The digits of the cells of each set are of one class, and those of each two sets of different ones: bit 0 for the digit 1.
    Turns([CellSet<N>; 3], [u32; 3]),
    /// The cell has one of these digits: bit 0 for the digit 1.
    Only(Cell, u32),
}

/// The sum of some digits.
#[derive(Clone, Copy, Debug)]
pub enum Total<const N: usize> {
    /// A number.
    Number(u16),
    /// The sum of the digits of other cells.
    Cells(CellSet<N>),
}

/// The constraints of a grid, one after the other: [`Groups::constraints`].
#[derive(Clone, Copy, Debug)]
pub struct Expansion<'a, const N: usize> {
    groups: Groups<'a>,
    /// The number of the next unit, and that of all.
    unit: usize,
    units: usize,
    /// The rules whose pairs are left, and the number of the next pair of the first of them.
    rules: Rules,
    pair: usize,
    /// Where the next line begins, the one whose constraints come next, and the number of its next one.
    next: usize,
    line: Option<DrawnLine>,
    step: usize,
    more: &'a [Constraint<N>],
}

impl<'a> Groups<'a> {
    /// Returns what a grid of `N` rows must satisfy: its units in the order of [`unit`](Groups::unit), then pairs of
    /// cells, then each cage with its sum, then marks line by line.
    pub const fn constraints<const N: usize>(self) -> Expansion<'a, N> {
        Expansion {
            unit: 0,
            rules: self.rules,
            ..self.of_lines()
        }
    }

    /// Returns the constraints of cages and marks alone.
    pub const fn of_lines<const N: usize>(self) -> Expansion<'a, N> {
        Expansion {
            groups: self,
            unit: self.count(),
            units: self.count(),
            rules: Rules::NONE,
            pair: 0,
            next: self.lines.behind_regions(),
            line: None,
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

    /// Returns the number of rows.
    pub(super) const fn size(&self) -> usize {
        self.groups.size()
    }

    /// Returns the next constraint.
    pub const fn take_first(&mut self) -> Option<Constraint<N>> {
        match self.take_next() {
            Some((_, constraint)) => Some(constraint),
            None => None,
        }
    }

    /// Returns the next constraint, and whose it is.
    pub const fn take_next(&mut self) -> Option<(Unit, Constraint<N>)> {
        let Groups {
            // Boxes and regions are units, and so are those of rules.
            boxes: _,
            rules: _,
            lines,
        } = self.groups;
        if self.unit < self.units {
            let unit = self.groups.unit(self.unit);
            self.unit += 1;
            return Some((unit, Constraint::Differ(self.groups.cells(unit))));
        }
        if let Some(pair) = self.next_pair() {
            return Some(pair);
        }
        loop {
            if let Some(line) = self.line {
                self.step += 1;
                if let Some(constraint) = lines.constraint(line, self.step - 1) {
                    return Some((Unit::Line(line), constraint));
                }
            }
            (self.line, self.step) = (lines.take_next(&mut self.next), 0);
            if self.line.is_none() {
                break;
            }
        }
        let [first, more @ ..] = self.more else {
            return None;
        };
        self.more = more;
        // No unit has these.
        Some((Unit::Row(0), *first))
    }

    /// Returns the next pair of the rules that are left.
    const fn next_pair(&mut self) -> Option<(Unit, Constraint<N>)> {
        let mut left = self.rules;
        while let Some(rule) = left.take() {
            match rule.form() {
                Form::Units => {}
                Form::Pairs(moves, relation) => {
                    let size = self.groups.size();
                    while self.pair < size * size * moves.len() {
                        self.pair += 1;
                        if let Some([one, other]) = moves::pair(moves, size, self.pair - 1) {
                            let constraint = Constraint::Pair(one, other, relation);
                            return Some((Unit::Rule(rule, self.pair - 1), constraint));
                        }
                    }
                }
            }
            (self.rules, self.pair) = (left, 0);
        }
        None
    }
}
