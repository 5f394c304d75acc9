//! The constraints of a grid, in four forms. All that is written in a puzzle (rules, regions, cages, marks) becomes these, and all
//! that solves a puzzle reads them: the engines of the solver, and the steps of a person.
//!
//! ```text
//!  Sets     a row, a column, a box or region, a diagonal, a window, a cage with or without a sum, a renban
//!  Pair     two cells that a rule has, a move apart; neighbours on a line with a mark, or mirrored cells
//!  Sum      a line with a sum; the parts of an arrow, of equal sums, of a zipper: one after the other, with one sum
//!  Only     a cell that is marked as even or odd
//! ```
//!
//! To add a form, add it to [`Constraint`]: each `match` on it is exhaustive. To add what a puzzle may have in one of these
//! forms, write it where [`Expansion`] says what comes next.

use super::marks::{Measure, near};
use super::rules::moves;
use super::{Cell, CellSet, DrawnLine, Form, Groups, Lines, Relation, Rules, Unit};

/// A constraint on some cells of a grid of `N` rows, besides a digit from 1 to `N` in each cell.
#[derive(Clone, Copy, Debug)]
pub enum Constraint<const N: usize> {
    /// The digits differ, and are one of these sets. If there are `N` cells, each digit has a place.
    Sets(CellSet<N>, Which),
    /// The digits of two cells have a relation.
    Pair(Cell, Cell, &'static Relation),
    /// The digits, which may be equal, have a sum.
    Sum(CellSet<N>, Total),
    /// The cell has one of these digits: bit 0 for the digit 1.
    Only(Cell, u32),
}

impl<const N: usize> Constraint<N> {
    /// Returns the cells that are added up, if they have a sum.
    pub(super) const fn summed(&self) -> Option<CellSet<N>> {
        match self {
            Constraint::Sets(cells, Which::Sum(_)) | Constraint::Sum(cells, _) => Some(*cells),
            Constraint::Sets(..) | Constraint::Pair(..) | Constraint::Only(..) => None,
        }
    }

    /// Returns their sum, if it is a number.
    pub(super) const fn total(&self) -> Option<u16> {
        match self {
            Constraint::Sets(_, Which::Sum(sum)) | Constraint::Sum(_, Total::Number(sum)) => {
                Some(*sum)
            }
            _ => None,
        }
    }
}

/// Sets of as many digits as some cells.
#[derive(Clone, Copy, Debug)]
pub enum Which {
    /// All.
    Any,
    /// Those with this sum.
    Sum(u16),
    /// Those of digits that follow each other.
    Run,
}

impl Which {
    /// Returns the relation of each two of these cells.
    pub const fn relation(self, cells: usize) -> &'static Relation {
        match self {
            Which::Any | Which::Sum(_) => Relation::DIFFERENT,
            Which::Run => near(Measure {
                cells,
                ..Measure::ANY
            }),
        }
    }
}

/// The sum of some digits.
#[derive(Clone, Copy, Debug)]
pub enum Total {
    /// A number.
    Number(u16),
    /// The sum of the digits of the next constraint.
    AsNext,
    /// The sum of the digits of the constraint before, and so of all before it that have the sum of the next one.
    AsBefore,
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

    pub(super) const fn lines(&self) -> Lines<'_> {
        self.groups.lines
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
            return Some((unit, Constraint::Sets(self.groups.cells(unit), Which::Any)));
        }
        if let Some(pair) = self.next_pair() {
            return Some(pair);
        }
        loop {
            if let Some(line) = self.line {
                self.step += 1;
                if let Some(constraint) = lines.constraint(line, self.step - 1) {
                    return Some((Unit::Line(line), self.joined(constraint)));
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

    /// Returns this constraint of a line. The last part of a line is joined to the next line, if that begins with the same cells:
    /// all parts of both have one sum.
    const fn joined(&mut self, constraint: Constraint<N>) -> Constraint<N> {
        let (lines, mut next) = (self.groups.lines, self.next);
        if let Constraint::Sum(last, Total::AsBefore) = constraint
            && let Some(line) = lines.take_next(&mut next)
            && last.contains(line.first)
            && let Some(Constraint::Sum(first, Total::AsNext)) = lines.constraint(line, 0)
            && last.minus(&first).is_empty()
            && first.minus(&last).is_empty()
        {
            (self.line, self.next, self.step) = (Some(line), next, 1);
            return Constraint::Sum(last, Total::AsNext);
        }
        constraint
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
