//! Finds digits that clash, and wrong sums: walks over all constraints of a grid, and over the cells of each.

use super::{Cell, CellSet, Constraint, Expansion, Groups, LARGEST, Unit, Which};

/// Digits that a grid must not have: two cells of one unit that hold the same digit, or two that follow each other where these are
/// not allowed; digits that a mark does not allow, of two cells or of one; or a cage, or a line with a mark, with a wrong sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The first unit that the cells share: the row, else the column, else the box, else that of a further rule, a region, a cage,
    /// a mark.
    pub unit: Unit,
    /// The earlier cell in reading order, or on the line.
    pub first: Cell,
    /// The later one; the same, if the mark is about one cell, or a sum.
    pub second: Cell,
    /// What is wrong.
    pub fault: BrokenBy,
}

/// What is wrong with some digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BrokenBy {
    /// The digit, from 1; of two the greater one; on a line with a mark that of the second cell.
    Digit(u8),
    /// The sum of the digits, and the one they should have.
    Sum(usize, usize),
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
    /// Its cells that are left, if they differ, the number of all, and the sets of digits that they may have.
    cells: CellSet<N>,
    count: usize,
    which: Which,
    /// The cell that is looked at, and the digits of earlier cells that clash with its digit.
    second: Option<Cell>,
    against: u32,
    /// For each digit the last cell with it, and all digits that have one.
    last: [Cell; LARGEST],
    seen: u32,
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
            count: 0,
            which: Which::Any,
            second: None,
            against: 0,
            last: [Cell { row: 0, column: 0 }; LARGEST],
            seen: 0,
        }
    }
}

impl<const N: usize> Clashes<'_, N> {
    /// Returns the next clash of these cells, which are row by row 0 for a blank, else the digit.
    pub const fn next(&mut self, cells: &[u8]) -> Option<Broken> {
        let size = self.groups.size();
        loop {
            while let Some(pair) = self.next_two(cells) {
                if let Some(clash) = self.clash(pair, digits_of(pair, cells, size)) {
                    return Some(clash);
                }
            }
            let Some((unit, constraint)) = self.left.take_next() else {
                return None;
            };
            self.taken += 1;
            self.unit = unit;
            let pair = match constraint {
                Constraint::Sets(cells, which) => {
                    (self.cells, self.count, self.which) = (cells, cells.len(), which);
                    (self.second, self.seen) = (None, 0);
                    continue;
                }
                Constraint::Pair(one, other, _) => [one, other],
                Constraint::Only(cell, _) => [cell; 2],
                Constraint::Sum(..) => continue,
            };
            let digits = digits_of(pair, cells, size);
            if !constraint.may_hold(pair, digits)
                && let Some(clash) = self.clash(pair, digits)
            {
                return Some(clash);
            }
        }
    }

    /// Returns the next two cells of the unit whose digits are not in a set together: the last cell with a digit, and a later one.
    const fn next_two(&mut self, cells: &[u8]) -> Option<[Cell; 2]> {
        loop {
            if let Some(second) = self.second {
                if self.against != 0 {
                    let digit = self.against.trailing_zeros() as usize;
                    self.against &= self.against - 1;
                    return Some([self.last[digit], second]);
                }
                let [digit, _] = digits_of([second; 2], cells, self.groups.size());
                self.last[digit as usize - 1] = second;
                self.seen |= 1 << (digit - 1);
                self.second = None;
            }
            let Some(next) = self.cells.take_first() else {
                return None;
            };
            let [digit, _] = digits_of([next; 2], cells, self.groups.size());
            if digit > 0 {
                self.second = Some(next);
                let relation = self.which.relation(self.count);
                self.against = self.seen & !relation.allows[digit as usize - 1];
            }
        }
    }

    /// Returns the clash of two cells, unless a constraint before this one refuses their digits too.
    const fn clash(&self, [first, second]: [Cell; 2], digits: [u8; 2]) -> Option<Broken> {
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
        Some(Broken {
            unit: self.unit,
            first,
            second,
            fault: BrokenBy::Digit(if is_mark || digits[1] > digits[0] {
                digits[1]
            } else {
                digits[0]
            }),
        })
    }
}

impl<const N: usize> Constraint<N> {
    /// Returns true unless it is about these two cells, or one of them, and does not allow their digits. A blank is 0.
    const fn may_hold(&self, [first, second]: [Cell; 2], [one, other]: [u8; 2]) -> bool {
        let is_one = is_same(first, second);
        match self {
            Constraint::Sets(cells, which) => {
                one == 0
                    || other == 0
                    || is_one
                    || !cells.contains(first)
                    || !cells.contains(second)
                    || which.relation(cells.len()).holds(one, other)
            }
            Constraint::Pair(a, b, relation) => {
                !is_same(*a, first)
                    || !is_same(*b, second)
                    || one == 0
                    || other == 0
                    || relation.is_implied
                    || relation.holds(one, other)
            }
            Constraint::Only(cell, digits) => {
                !is_one || !is_same(*cell, first) || one == 0 || *digits >> (one - 1) & 1 == 1
            }
            Constraint::Sum(..) => true,
        }
    }
}

/// Returns the digits of two cells of a grid of `size` rows; 0 for a blank.
const fn digits_of([one, other]: [Cell; 2], cells: &[u8], size: usize) -> [u8; 2] {
    let one = cells[one.row * size + one.column];
    [one, cells[other.row * size + other.column]]
}

const fn is_same(one: Cell, other: Cell) -> bool {
    one.row == other.row && one.column == other.column
}

/// What the digits of some cells add up to.
#[derive(Clone, Copy)]
pub(super) struct Digits {
    pub(super) sum: usize,
    /// The number of blanks.
    pub(super) blanks: usize,
    /// The digits that are there, bit 1 for the digit 1.
    pub(super) seen: u32,
    /// A digit is there twice.
    pub(super) is_double: bool,
}

impl Digits {
    /// Returns what is in some cells of a grid of `size` rows. The `cells` of the grid are row by row 0 for a blank, else the
    /// digit.
    pub(super) const fn of<const N: usize>(set: &CellSet<N>, cells: &[u8], size: usize) -> Digits {
        let mut digits = Digits {
            sum: 0,
            blanks: 0,
            seen: 0,
            is_double: false,
        };
        let mut left = *set;
        while let Some(Cell { row, column }) = left.take_first() {
            let digit = cells[row * size + column];
            digits.is_double |= digit > 0 && digits.seen >> digit & 1 == 1;
            digits.seen |= 1 << digit;
            digits.sum += digit as usize;
            digits.blanks += (digit == 0) as usize;
        }
        digits
    }

    /// Returns the least and the greatest sum that they may have.
    pub(super) const fn range(self, size: usize) -> [usize; 2] {
        [self.sum + self.blanks, self.sum + self.blanks * size]
    }
}

impl<const N: usize> Expansion<'_, N> {
    /// Returns the next cage or marked line of these constraints whose digits have a wrong sum, and its cells that are added up. A
    /// cage with a digit twice is left out: that is the fault, and the sum may follow from it. The cells are row by row 0 for a blank,
    /// otherwise the digit.
    #[doc(hidden)]
    pub const fn next_wrong_sum(&mut self, cells: &[u8]) -> Option<(Broken, CellSet<N>)> {
        let size = self.size();
        while let Some((unit, constraint)) = self.take_next() {
            let (Unit::Line(line), Some(set)) = (unit, constraint.summed()) else {
                continue;
            };
            let digits = Digits::of(&set, cells, size);
            let (wanted, blanks) = match constraint.total() {
                Some(sum) => (sum as usize, 0),
                None => {
                    let others = Digits::of(&self.lines().first_part::<N>(line), cells, size);
                    (others.sum, others.blanks)
                }
            };
            let (sum, is_double) = (digits.sum, line.is_cage() && digits.is_double);
            let is_known = digits.blanks + blanks == 0 && !is_double;
            if is_known && sum != wanted {
                let (first, second) = (line.first, line.first);
                let fault = BrokenBy::Sum(sum, wanted);
                return Some((
                    Broken {
                        unit,
                        first,
                        second,
                        fault,
                    },
                    set,
                ));
            }
        }
        None
    }
}
