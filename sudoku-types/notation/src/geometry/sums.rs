//! Finds full cages whose digits have a wrong sum.

use super::{Area, Cell, Groups, Unit};

/// A cage whose digits have another sum than it should.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct WrongSum {
    /// The cage.
    pub cage: Area,
    /// The sum of its digits.
    pub sum: usize,
    /// The one it should have.
    pub wanted: usize,
}

/// Every cage of a grid that is full, without a digit twice, and has a wrong sum, in the order of their names.
#[derive(Clone, Debug)]
pub struct WrongSums<'cells> {
    groups: Groups<'cells>,
    /// Row by row: 0 for a blank, else the digit.
    cells: &'cells [u8],
    next: usize,
}

impl<'cells> WrongSums<'cells> {
    /// Those of these cells, row by row: 0 for a blank, else the digit.
    pub const fn of(groups: Groups<'cells>, cells: &'cells [u8]) -> Self {
        WrongSums {
            groups,
            cells,
            next: 0,
        }
    }

    /// The next one.
    pub const fn next(&mut self) -> Option<WrongSum> {
        let cages = self.groups.cages;
        while self.next < cages.count() {
            let number = self.next;
            self.next += 1;
            let (cage, wanted) = (cages.area(number), cages.sum(number));
            if let (Some(sum), Some(wanted)) = (self.sum(cage), wanted)
                && sum != wanted
            {
                return Some(WrongSum { cage, sum, wanted });
            }
        }
        None
    }

    /// The sum of a cage, if it is full. Not if it has a digit twice: that is the fault then, and the sum may follow
    /// from it.
    const fn sum(&self, cage: Area) -> Option<usize> {
        let cage = Unit::Cage(cage);
        let (length, size) = (self.groups.length(cage), self.groups.size());
        let (mut sum, mut digits, mut index) = (0, 0u32, 0);
        while index < length {
            let Cell { row, column } = self.groups.cell(cage, index);
            let digit = self.cells[row * size + column];
            if digit == 0 || digits >> digit & 1 == 1 {
                return None;
            }
            digits |= 1 << digit;
            sum += digit as usize;
            index += 1;
        }
        Some(sum)
    }
}
