//! Finds full cages, and lines with marks, whose digits have a wrong sum.

use super::{Area, Cell, Groups, Total, Unit};

/// A cage, or a line with a mark, whose digits have another sum than it should.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct WrongSum {
    /// The cage, or the line.
    pub unit: Unit,
    /// The sum of its digits.
    pub sum: usize,
    /// The one it should have.
    pub wanted: usize,
}

impl WrongSum {
    /// Returns the next cage that is full, without a digit twice, and has a wrong sum, in the order of their names; and after
    /// all cages the next line with a mark that is full and has a wrong sum. The cells are row by row 0 for a blank, else the
    /// digit. `next` has the number of the cage to look at, or of the line.
    #[doc(hidden)]
    pub const fn next(groups: Groups<'_>, cells: &[u8], next: &mut usize) -> Option<WrongSum> {
        let (cages, marks) = (groups.cages, groups.marks);
        while *next < cages.count() {
            let (cage, wanted) = (cages.area(*next), cages.sum(*next));
            *next += 1;
            if let (Some(sum), Some(wanted)) = (sum(groups, cells, cage), wanted)
                && sum != wanted
            {
                let unit = Unit::Cage(cage);
                return Some(WrongSum { unit, sum, wanted });
            }
        }
        while *next - cages.count() < marks.count() {
            let line = *next - cages.count();
            *next += 1;
            if let Some((from, total)) = marks.total(line)
                && let Some(sum) = sum_of(marks.cells(line).split_at(from).1, cells)
            {
                let wanted = match total {
                    Total::Number(sum) => sum as usize,
                    Total::Digit(_) => cells[marks.cells(line)[0] as usize] as usize,
                };
                if wanted > 0 && sum != wanted {
                    let unit = Unit::Mark(marks.line(line));
                    return Some(WrongSum { unit, sum, wanted });
                }
            }
        }
        None
    }
}

/// Returns the sum of the digits of these cells, if they are full.
const fn sum_of(mut left: &[u16], cells: &[u8]) -> Option<usize> {
    let mut sum = 0;
    while let &[cell, ref more @ ..] = left {
        match cells[cell as usize] {
            0 => return None,
            digit => sum += digit as usize,
        }
        left = more;
    }
    Some(sum)
}

/// The sum of a cage, if it is full. Not if it has a digit twice: that is the fault then, and the sum may follow from it.
const fn sum(groups: Groups<'_>, cells: &[u8], cage: Area) -> Option<usize> {
    let cage = Unit::Cage(cage);
    let (length, size) = (groups.length(cage), groups.size());
    let (mut sum, mut digits, mut index) = (0, 0u32, 0);
    while index < length {
        let Cell { row, column } = groups.cell(cage, index);
        let digit = cells[row * size + column];
        if digit == 0 || digits >> digit & 1 == 1 {
            return None;
        }
        digits |= 1 << digit;
        sum += digit as usize;
        index += 1;
    }
    Some(sum)
}
