//! What follows from the givens by singles alone, found before the search: where that is all, there is no search.
//!
//! ```text
//! the places of a digit    110010000 000000000 001000100 …      a word of cells for each digit
//! a row                    000000000 111111111 000000000 …      one place in common: a hidden single
//!
//! two words                places of more than one digit, and of any     not of more than one: a naked single
//! ```
//!
//! The last blank of a row needs no step. So these are left until nothing else follows, and where no row has two blanks,
//! nothing is left to be shown.
//!
//! For rustc that is a tenth of the work with a mask for each constraint. It is for grids whose cells fit into a word; in
//! larger ones the search finds singles, and fills the last blanks too.

use super::super::Effort;
use super::super::verdict::Rows;
use super::LARGEST;
use super::shape::Shape;

/// The most cells of a grid.
pub(super) const MOST_CELLS: usize = u128::BITS as usize;

/// The constraints that have one candidate, in the order in which they are found.
pub(super) struct Singles {
    constraints: [u16; MOST_CELLS],
    pub(super) count: usize,
    /// The blanks that are left, because each is the last one of its row.
    last: u128,
    /// The cells that are blank still.
    open: u128,
    /// For each digit, the cells that see none.
    places: [u128; LARGEST],
}

impl Singles {
    /// None: all is left to the search, whatever is blank.
    pub(super) const NONE: Singles = Singles {
        constraints: [0; MOST_CELLS],
        count: 0,
        last: 0,
        open: u128::MAX,
        places: [u128::MAX; LARGEST],
    };

    /// Fills blanks of a grid that has a solution.
    pub(super) const fn fill<const N: usize>(
        rows: &mut Rows<N>,
        shape: &Shape,
        effort: &mut Effort,
    ) -> Singles {
        let mut singles = Singles::NONE;
        if N * N > MOST_CELLS {
            return singles;
        }
        singles.open = 0;
        let cells = rows.as_flattened_mut();
        let mut cell = 0;
        while cell < N * N {
            match cells[cell] {
                0 => singles.open |= 1 << cell,
                digit => singles.places[digit as usize - 1] &= !shape.seen[cell],
            }
            cell += 1;
        }
        singles.find_last(N, shape);
        let mut rounds = 0;
        while !singles.are_enough(N) {
            let before = singles.count;
            singles.hidden(cells, N, shape);
            singles.naked(cells, N, shape);
            rounds += 1;
            if singles.count > before {
                continue;
            } else if singles.last == 0 {
                break;
            }
            // Others may need one that was left.
            singles.last = 0;
            singles.hidden(cells, N, shape);
            singles.naked(cells, N, shape);
            singles.find_last(N, shape);
            // A round, and what is counted anew.
            rounds += 2;
            if singles.count == before {
                break;
            }
        }
        // Turns and calls: of a round, and of a naked single, which takes the most.
        let (round, single) = ((shape.lines() + 3) * N + 9, N + 8);
        effort.spend((N * (N + 2) + rounds * round + singles.count * single) as u32 + 20);
        singles
    }

    /// Whether the rest needs no step: each blank is the last one of its row, and something is filled.
    pub(super) const fn are_enough(&self, size: usize) -> bool {
        self.open == self.last && self.filled() < size * size
    }

    /// The first cell that is filled, which is its constraint too; N² or more, if none is.
    pub(super) const fn filled(&self) -> usize {
        (!self.open).trailing_zeros() as usize
    }

    /// Finds the blanks that are the last ones of their rows.
    const fn find_last(&mut self, size: usize, shape: &Shape) {
        self.last = 0;
        let mut row = 0;
        while row < size {
            self.last |= last(self.open & shape.words[row]);
            row += 1;
        }
    }

    /// Fills in the hidden singles: of several units in which a digit has one place, for the first, a row before a column,
    /// and a column before others, which are more work to check.
    const fn hidden(&mut self, cells: &mut [u8], size: usize, shape: &Shape) {
        let (lines, words) = (shape.lines(), &shape.words);
        let mut digit = 0;
        while digit < size {
            let mut live = self.places[digit] & self.open;
            let mut line = if live & !self.last == 0 { lines } else { 0 };
            while line < lines {
                let places = live & words[line];
                if places != 0 && places & (places - 1) == 0 && places & self.last == 0 {
                    let constraint = (size + line) * size + digit;
                    self.place(places, digit, constraint, shape, cells);
                    live = self.places[digit] & self.open;
                }
                line += 1;
            }
            digit += 1;
        }
    }

    /// Fills in the naked singles.
    const fn naked(&mut self, cells: &mut [u8], size: usize, shape: &Shape) {
        let (mut any, mut more, mut digit) = (0, 0, 0);
        while digit < size {
            more |= any & self.places[digit];
            any |= self.places[digit];
            digit += 1;
        }
        let mut singles = any & !more & self.open & !self.last;
        while singles != 0 {
            let single = singles & singles.wrapping_neg();
            singles ^= single;
            // One before it may have made it the last of its row.
            if single & self.last != 0 {
                continue;
            }
            let mut digit = 0;
            while self.places[digit] & single == 0 {
                digit += 1;
            }
            let cell = single.trailing_zeros() as usize;
            self.place(single, digit, cell, shape, cells);
        }
    }

    /// Places a digit, counted from 0, in the cell of this bit, because of this constraint.
    const fn place(
        &mut self,
        bit: u128,
        digit: usize,
        constraint: usize,
        shape: &Shape,
        cells: &mut [u8],
    ) {
        let cell = bit.trailing_zeros() as usize;
        cells[cell] = digit as u8 + 1;
        self.open ^= bit;
        self.last |= last(self.open & shape.words[cell / shape.size]);
        self.places[digit] &= !shape.seen[cell];
        self.constraints[self.count] = constraint as u16;
        self.count += 1;
    }

    /// The constraint of the n-th single.
    pub(super) const fn constraint(&self, nth: usize) -> usize {
        self.constraints[nth] as usize
    }
}

/// The blank of a row, if it has but one.
const fn last(blanks: u128) -> u128 {
    if blanks != 0 && blanks & (blanks - 1) == 0 {
        blanks
    } else {
        0
    }
}
