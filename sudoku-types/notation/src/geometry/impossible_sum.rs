//! Finds sums of cages that no digits make, before any digit is tried.
//!
//! ```text
//!  a a b b    a = 3, b = 7
//!  c c d d    c = 7, d = 3     the cages of the last row add up to 9, and its digits to 10
//!  e e f f    e = 5, f = 5
//!  g g h h    g = 5, h = 4
//! ```

use super::broken::Digits;
use super::{Cell, CellSet, DrawnLine, Groups, LARGEST, Unit};

/// Sums of cages that no digits make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ImpossibleSum {
    /// Cages fill some rows, columns, or boxes or regions, and their sums add up to another number than all digits there.
    Total {
        /// The first of the units.
        first: Unit,
        /// The number of units.
        units: usize,
        /// The sum of the cages.
        sum: usize,
        /// The sum of all digits of the units.
        wanted: usize,
    },
    /// A cage, or a line with a mark, has a smaller or a greater sum than its digits can have.
    Reach {
        /// The cage or the line.
        unit: Unit,
        /// Its sum; if that is of other cells, and some are blank, the nearest that it can be.
        sum: usize,
        /// The least sum of its digits.
        least: usize,
        /// The greatest one.
        most: usize,
    },
}

impl ImpossibleSum {
    /// Returns an impossible sum, if there is one. The cells are row by row 0 for a blank, else the digit.
    #[doc(hidden)]
    pub const fn find(groups: Groups<'_>, cells: &[u8]) -> Option<ImpossibleSum> {
        let (lines, mut next) = (groups.lines, groups.lines.behind_regions());
        while let Some(line) = lines.take_next(&mut next) {
            let mut index = 0;
            while let Some(constraint) = lines.constraint::<LARGEST>(line, index)
                && let Some(set) = constraint.summed()
            {
                let size = groups.size();
                let wanted = match constraint.total() {
                    Some(sum) => [sum as usize; 2],
                    None => Digits::of(&lines.first_part::<LARGEST>(line), cells, size).range(size),
                };
                if let Some(found) = out_of_reach(line, &set, wanted, cells, size) {
                    return Some(found);
                }
                index += 1;
            }
        }
        match lines.cages() {
            0 => None,
            _ => wrong_total(groups),
        }
    }

    /// The most turns and calls that [`find`](ImpossibleSum::find) takes.
    #[doc(hidden)]
    pub const fn most_steps(groups: Groups<'_>) -> u32 {
        let (size, cages) = (groups.size(), groups.lines.cages());
        if cages == 0 {
            return 2 + groups.lines.cost();
        }
        groups.lines.cost() + (2 + cages * (13 * size + 20) + 25 * size * size) as u32
    }
}

/// Returns a cage or a line with a mark whose blanks cannot make its sum; those of a cage have digits that it does not have yet.
const fn out_of_reach(
    line: DrawnLine,
    set: &CellSet<LARGEST>,
    [low, high]: [usize; 2],
    cells: &[u8],
    size: usize,
) -> Option<ImpossibleSum> {
    let digits = Digits::of(set, cells, size);
    let Digits { blanks, seen, .. } = digits;
    let [mut least, mut most] = digits.range(size);
    if line.is_cage() {
        let left = u32::MAX >> (32 - size) & !(seen >> 1);
        let all = left.count_ones();
        let count = blanks as u32;
        let [low, high] = ends(left, if count < all { count } else { all });
        (least, most) = (digits.sum + low as usize, digits.sum + high as usize);
    }
    // Of a line without blanks the sum is wrong, which is another fault.
    let is_full = blanks == 0 && low == high;
    if is_full || least <= high && low <= most {
        return None;
    }
    Some(ImpossibleSum::Reach {
        unit: Unit::Line(line),
        sum: if least > high { high } else { low },
        least,
        most,
    })
}

/// Returns the least and the greatest sum of `count` of the digits, of which there are at least `count`.
const fn ends(mut digits: u32, count: u32) -> [u32; 2] {
    let (mut sums, mut high, mut left) = ([0; 2], digits, count);
    while left > 0 {
        sums[0] += digits.trailing_zeros() + 1;
        sums[1] += 32 - high.leading_zeros();
        digits &= digits.wrapping_sub(1);
        high &= !(1 << (31 - high.leading_zeros()));
        left -= 1;
    }
    sums
}

/// The units of a kind (rows, columns, or boxes or regions) that a cage has cells of, as bits, for each cage.
type Touched = [[u32; LARGEST]; LARGEST];

/// Returns rows, columns, or boxes or regions that cages with another sum fill. Of cages that share cells, only the first
/// counts.
const fn wrong_total(groups: Groups<'_>) -> Option<ImpossibleSum> {
    let (size, areas, lines) = (groups.size(), groups.areas(), groups.lines);
    let (mut touched, mut filled) = ([[[0; LARGEST]; LARGEST]; 3], [[0; LARGEST]; 3]);
    let (mut sums, mut cages) = ([[0; LARGEST]; LARGEST], 0);
    let (mut all, mut next) = (CellSet::EMPTY, lines.behind_regions());
    while let Some(line) = lines.take_next(&mut next)
        && line.is_cage()
    {
        let (cells, mut index) = (lines.set::<LARGEST>(line, 0), 0);
        if lines.number(line) == 0 || !cells.and(&all).is_empty() {
            continue;
        }
        all.add(&cells);
        sums[cages / LARGEST][cages % LARGEST] = lines.number(line) as usize;
        let (mut rows, mut columns, mut own_areas) = (0, 0, 0);
        while index < lines.length(line) {
            let Cell { row, column } = lines.cell(line, index);
            let area = areas[row][column] as usize;
            (rows, columns) = (rows | 1 << row, columns | 1 << column);
            own_areas |= 1 << area;
            filled[0][row] += 1;
            filled[1][column] += 1;
            filled[2][area] += 1;
            index += 1;
        }
        touched[0][cages / LARGEST][cages % LARGEST] = rows;
        touched[1][cages / LARGEST][cages % LARGEST] = columns;
        touched[2][cages / LARGEST][cages % LARGEST] = own_areas;
        cages += 1;
    }
    let mut kind = 0;
    while kind < 3 {
        let mut left = u32::MAX >> (32 - size as u32);
        while left != 0 {
            let units = joined(&touched[kind], cages, left & !(left - 1));
            let (first, count) = (left.trailing_zeros() as usize, units.count_ones() as usize);
            let (mut is_filled, mut unit) = (true, first);
            while is_filled && unit < size {
                is_filled = units >> unit & 1 == 0 || filled[kind][unit] == size;
                unit += 1;
            }
            let (mut sum, mut cage, wanted) = (0, 0, count * size * (size + 1) / 2);
            while is_filled && cage < cages {
                if touched[kind][cage / LARGEST][cage % LARGEST] & units != 0 {
                    sum += sums[cage / LARGEST][cage % LARGEST];
                }
                cage += 1;
            }
            if is_filled && sum != wanted {
                return Some(ImpossibleSum::Total {
                    first: groups.unit(kind * size + first),
                    units: count,
                    sum,
                    wanted,
                });
            }
            left &= !units;
        }
        kind += 1;
    }
    None
}

/// Returns a unit, as a bit, with all units that cages join with it, from the units that each cage has cells of.
const fn joined(touched: &Touched, cages: usize, first: u32) -> u32 {
    let (mut units, mut before) = (first, 0);
    while units != before {
        before = units;
        let mut cage = 0;
        while cage < cages {
            let own = touched[cage / LARGEST][cage % LARGEST];
            if own & units != 0 {
                units |= own;
            }
            cage += 1;
        }
    }
    units
}
