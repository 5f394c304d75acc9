//! Finds full cages, and lines with marks, whose digits have a wrong sum.

use super::{Cell, CellSet, Constraint, Expansion, LARGEST, Total, Unit};

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
}

/// Returns true for a cage, whose digits differ.
const fn is_cage(unit: Unit) -> bool {
    matches!(unit, Unit::Line(line) if line.is_cage())
}

impl WrongSum {
    /// Returns the next cage or marked line whose digits have a wrong sum, of these constraints of a grid, which are
    /// those of lines; and its cells that are added up. A cage with a digit twice is left out: that is the fault then, and the sum may
    /// follow from it. The cells are row by row 0 for a blank, else the digit.
    #[doc(hidden)]
    pub const fn next(
        left: &mut Expansion<'_, LARGEST>,
        cells: &[u8],
    ) -> Option<(WrongSum, CellSet<LARGEST>)> {
        let size = left.size();
        while let Some((unit, constraint)) = left.take_next() {
            let Constraint::Sum(set, total) = constraint else {
                continue;
            };
            let Digits {
                sum,
                mut blanks,
                is_double,
                ..
            } = Digits::of(&set, cells, size);
            let wanted = match total {
                Total::Number(sum) => sum as usize,
                Total::Cells(set) => {
                    let others = Digits::of(&set, cells, size);
                    blanks += others.blanks;
                    others.sum
                }
            };
            let is_known = blanks == 0 && !(is_cage(unit) && is_double);
            if is_known && sum != wanted {
                return Some((WrongSum { unit, sum, wanted }, set));
            }
        }
        None
    }
}
