//! Finds sums of cages that no digits make, before any digit is tried.
//!
//! ```text
//!  a a b b    a = 3, b = 7
//!  c c d d    c = 7, d = 3     the cages of the last row add up to 9, and its digits to 10
//!  e e f f    e = 5, f = 5
//!  g g h h    g = 5, h = 4
//! ```

use super::{Cell, Groups, LARGEST, MOST_LISTED, Total, Unit};

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
        /// Its sum; of an arrow whose first cell is blank the nearest that it can be.
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
        let mut number = 0;
        while number < groups.cages.count() {
            if let Some(found) = out_of_reach(groups, cells, number) {
                return Some(found);
            }
            number += 1;
        }
        number = 0;
        while number < groups.marks.count() {
            if let Some(found) = line_out_of_reach(groups, cells, number) {
                return Some(found);
            }
            number += 1;
        }
        if groups.cages.is_empty() {
            None
        } else {
            wrong_total(groups)
        }
    }

    /// The most turns and calls that [`find`](ImpossibleSum::find) takes.
    #[doc(hidden)]
    pub const fn most_steps(groups: Groups<'_>) -> u32 {
        let (size, cages) = (groups.size(), groups.cages.count());
        let marks = groups.marks.cost();
        if cages == 0 {
            return 2 + marks;
        }
        marks + (2 + cages * (13 * size + 20) + 25 * size * size) as u32
    }
}

/// Returns a cage whose blanks, with digits that it does not have yet, cannot make its sum.
const fn out_of_reach(groups: Groups<'_>, cells: &[u8], number: usize) -> Option<ImpossibleSum> {
    let Some(sum) = groups.cages.sum(number) else {
        return None;
    };
    let cage = groups.cages.area(number);
    let (size, length) = (groups.size(), groups.length(Unit::Cage(cage)));
    let (mut given, mut least, mut blanks, mut index) = (0u32, 0, 0, 0);
    while index < length {
        let Cell { row, column } = groups.cell(Unit::Cage(cage), index);
        let digit = cells[row * size + column] as usize;
        given |= 1 << digit;
        least += digit;
        blanks += (digit == 0) as usize;
        index += 1;
    }
    let (mut most, mut digit, mut low, mut high) = (least, 1, blanks, blanks);
    while digit <= size {
        if low > 0 && given >> digit & 1 == 0 {
            (least, low) = (least + digit, low - 1);
        }
        let other = size + 1 - digit;
        if high > 0 && given >> other & 1 == 0 {
            (most, high) = (most + other, high - 1);
        }
        digit += 1;
    }
    // Of a full cage the sum is wrong, which is another fault.
    if blanks == 0 || least <= sum && sum <= most {
        return None;
    }
    Some(ImpossibleSum::Reach {
        unit: Unit::Cage(cage),
        sum,
        least,
        most,
    })
}

/// Returns a line with a sum that its blanks, which may have equal digits, cannot make.
const fn line_out_of_reach(
    groups: Groups<'_>,
    cells: &[u8],
    number: usize,
) -> Option<ImpossibleSum> {
    let (size, line) = (groups.size(), groups.marks.cells(number));
    let Some((from, total)) = groups.marks.total(number) else {
        return None;
    };
    let (mut least, mut most, mut blanks, mut index) = (0, 0, 0, from);
    while index < line.len() {
        let digit = cells[line[index] as usize] as usize;
        let [low, high] = if digit == 0 { [1, size] } else { [digit; 2] };
        (least, most) = (least + low, most + high);
        blanks += (digit == 0) as usize;
        index += 1;
    }
    let (low, high) = match total {
        Total::Number(sum) => (sum as usize, sum as usize),
        Total::Digit(_) => match cells[line[0] as usize] as usize {
            0 => (1, size),
            digit => (digit, digit),
        },
    };
    // Of a line without blanks the sum is wrong, which is another fault.
    let is_full = blanks == 0 && low == high;
    if is_full || least <= high && low <= most {
        return None;
    }
    Some(ImpossibleSum::Reach {
        unit: Unit::Mark(groups.marks.line(number)),
        sum: if least > high { high } else { low },
        least,
        most,
    })
}

/// Returns rows, columns, or boxes or regions that cages with another sum fill.
const fn wrong_total(groups: Groups<'_>) -> Option<ImpossibleSum> {
    let (size, cages) = (groups.size(), groups.cages);
    // For each kind of unit: those that each cage has cells of, as bits, and the number of cells in cages of each unit.
    let (mut touched, mut filled) = ([[0u32; MOST_LISTED]; 3], [[0; LARGEST]; 3]);
    let mut cell = 0;
    while cell < size * size {
        let place = Cell {
            row: cell / size,
            column: cell % size,
        };
        cell += 1;
        let Some(cage) = cages.number_at(place) else {
            continue;
        };
        if cages.sum(cage).is_none() {
            continue;
        }
        let area = match groups.regions.is_empty() {
            true => groups.boxes.box_of(place.row, place.column),
            false => match groups.regions.number_at(place) {
                Some(region) if region < size => region,
                _ => return None,
            },
        };
        let (units, mut kind) = ([place.row, place.column, area], 0);
        while kind < 3 {
            touched[kind][cage] |= 1 << units[kind];
            filled[kind][units[kind]] += 1;
            kind += 1;
        }
    }
    let mut kind = 0;
    while kind < 3 {
        let mut left = u32::MAX >> (32 - size as u32);
        while left != 0 {
            let units = joined(&touched[kind], cages.count(), left & !(left - 1));
            let (first, count) = (left.trailing_zeros() as usize, units.count_ones() as usize);
            let (mut is_filled, mut unit) = (true, first);
            while is_filled && unit < size {
                is_filled = units >> unit & 1 == 0 || filled[kind][unit] == size;
                unit += 1;
            }
            let (mut sum, mut cage, wanted) = (0, 0, count * size * (size + 1) / 2);
            while is_filled && cage < cages.count() {
                sum += match cages.sum(cage) {
                    Some(more) if touched[kind][cage] & units != 0 => more,
                    _ => 0,
                };
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
const fn joined(touched: &[u32; MOST_LISTED], cages: usize, first: u32) -> u32 {
    let (mut units, mut before) = (first, 0);
    while units != before {
        before = units;
        let mut cage = 0;
        while cage < cages {
            if touched[cage] & units != 0 {
                units |= touched[cage];
            }
            cage += 1;
        }
    }
    units
}
