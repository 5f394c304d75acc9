//! Finds digits that clash: walks over all constraints of a grid, and over the cells of each.

use super::{Cell, CellSet, Constraint, Expansion, Groups, LARGEST, Unit};

/// Two cells of one unit that hold the same digit, or two that follow each other where these are not allowed; or digits
/// that a mark does not allow, of two cells or of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The first unit that they share: the row, else the column, else the box, else that of a further rule, a region, a cage,
    /// a mark.
    pub unit: Unit,
    /// The digit, from 1; of two the greater one; on a line with a mark that of the second cell.
    pub digit: u8,
    /// The earlier cell in reading order, or on the line.
    pub first: Cell,
    /// The later one; the same, if the mark is about one cell.
    pub second: Cell,
}

/// The clashes of a grid, in the order of its constraints: [`Groups::clashes`].
///
/// ```text
/// 5 · · · 5 · ·      a digit k times in a unit: k − 1 clashes, each cell
/// └───────┘          with the one before it in that unit, in reading order
///
/// 5 · ·              two cells that share two units: one clash, named by
/// └─5                the first of them
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Clashes<'a, const N: usize> {
    groups: Groups<'a>,
    left: Expansion<'a, N>,
    /// The number of constraints that are taken, and the unit of the last one.
    taken: usize,
    unit: Unit,
    /// Its cells that are left, if they differ, and for each digit the number of the last cell with it, from 1.
    cells: CellSet<N>,
    last: [u16; LARGEST],
}

impl<'a> Groups<'a> {
    /// Returns the clashes of a grid of `N` rows.
    pub const fn clashes<const N: usize>(self) -> Clashes<'a, N> {
        Clashes {
            groups: self,
            left: self.constraints(),
            taken: 0,
            unit: Unit::Row(0),
            cells: CellSet::EMPTY,
            last: [0; LARGEST],
        }
    }
}

impl<const N: usize> Clashes<'_, N> {
    /// Returns the next clash of these cells, which are row by row 0 for a blank, else the digit.
    pub const fn next(&mut self, cells: &[u8]) -> Option<Clash> {
        let size = self.groups.size();
        loop {
            while let Some(second) = self.cells.take_first() {
                let number = second.row * size + second.column;
                if cells[number] == 0 {
                    continue;
                }
                let last = &mut self.last[cells[number] as usize - 1];
                let before = *last as usize;
                *last = number as u16 + 1;
                if before > 0 {
                    let first = Cell {
                        row: (before - 1) / size,
                        column: (before - 1) % size,
                    };
                    if let Some(clash) = self.clash([first, second], [cells[number]; 2]) {
                        return Some(clash);
                    }
                }
            }
            let Some((unit, constraint)) = self.left.take_next() else {
                return None;
            };
            self.taken += 1;
            self.unit = unit;
            let pair = match constraint {
                Constraint::Differ(cells) => {
                    (self.cells, self.last) = (cells, [0; LARGEST]);
                    continue;
                }
                Constraint::Pair(one, other, _) => [one, other],
                Constraint::Only(cell, _) => [cell; 2],
                Constraint::Sum(..) => continue,
            };
            let [one, other] = pair;
            let digits = [
                cells[one.row * size + one.column],
                cells[other.row * size + other.column],
            ];
            if !constraint.may_hold(pair, digits)
                && let Some(clash) = self.clash(pair, digits)
            {
                return Some(clash);
            }
        }
    }

    /// Returns the clash of two cells, unless a constraint before this one refuses their digits too.
    const fn clash(&self, [first, second]: [Cell; 2], digits: [u8; 2]) -> Option<Clash> {
        let (mut all, mut taken) = (self.groups.constraints::<N>(), 1);
        while taken < self.taken {
            if let Some((_, constraint)) = all.take_next()
                && (!constraint.may_hold([first, second], digits)
                    || !constraint.may_hold([second, first], [digits[1], digits[0]]))
            {
                return None;
            }
            taken += 1;
        }
        let is_mark = matches!(self.unit, Unit::Line(line) if line.mark().is_some());
        Some(Clash {
            unit: self.unit,
            digit: if is_mark || digits[1] > digits[0] {
                digits[1]
            } else {
                digits[0]
            },
            first,
            second,
        })
    }
}

impl<const N: usize> Constraint<N> {
    /// Returns true unless it is about these two cells, or one of them, and does not allow their digits. A blank is 0.
    const fn may_hold(&self, [first, second]: [Cell; 2], [one, other]: [u8; 2]) -> bool {
        let is_one = is_same(first, second);
        match self {
            Constraint::Differ(cells) => {
                one != other
                    || one == 0
                    || is_one
                    || !cells.contains(first)
                    || !cells.contains(second)
            }
            Constraint::Pair(a, b, relation) => {
                !is_same(*a, first)
                    || !is_same(*b, second)
                    || one == 0
                    || other == 0
                    || relation.holds(one, other)
            }
            Constraint::Only(cell, digits) => {
                !is_one || !is_same(*cell, first) || one == 0 || *digits >> (one - 1) & 1 == 1
            }
            Constraint::Sum(..) => true,
        }
    }
}

const fn is_same(one: Cell, other: Cell) -> bool {
    one.row == other.row && one.column == other.column
}
