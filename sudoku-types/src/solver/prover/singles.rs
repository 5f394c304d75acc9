//! What follows from the givens by singles alone, found before the search: where that is all, there is no search.
//!
//! ```text
//! the places of a digit    110010000 000000000 001000100 …      a word of cells for each digit
//! where it belongs         010000000 000000000 001000000 …      the solution is known
//! wrong places             100010000 000000000 000000100 …      a row without one: a hidden single
//!
//! all digits' wrong places                                               a cell that is none: a naked single
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
use super::steps::step;

/// The most cells of a grid.
pub(super) const MOST_CELLS: usize = u128::BITS as usize;

/// The steps that name the constraints with one candidate, in the order in which they are found.
pub(super) struct Singles {
    steps: [u32; MOST_CELLS],
    pub(super) count: usize,
    /// The blanks that are left, because each is the last one of its row.
    last: u128,
    /// The cells that are blank still.
    open: u128,
    /// For each digit, the cells that see none,
    places: [u128; LARGEST],
    /// and those where it belongs.
    solution: [u128; LARGEST],
}

impl Singles {
    /// None: all is left to the search, whatever is blank.
    pub(super) const NONE: Singles = Singles {
        steps: [0; MOST_CELLS],
        count: 0,
        last: 0,
        open: u128::MAX,
        places: [u128::MAX; LARGEST],
        solution: [0; LARGEST],
    };

    /// Fills blanks of a grid that has this solution.
    pub(super) const fn fill<const N: usize>(
        rows: &mut Rows<N>,
        solution: &Rows<N>,
        shape: &Shape,
        effort: &mut Effort,
    ) -> Singles {
        let mut singles = Singles::NONE;
        if N * N > MOST_CELLS {
            return singles;
        }
        singles.open = 0;
        let (cells, solution) = (rows.as_flattened_mut(), solution.as_flattened());
        let mut cell = 0;
        while cell < N * N {
            let digit = solution[cell] as usize - 1;
            singles.solution[digit] |= 1 << cell;
            match cells[cell] {
                0 => singles.open |= 1 << cell,
                _ => singles.places[digit] &= !shape.seen[cell],
            }
            cell += 1;
        }
        singles.find_last(N, shape);
        let mut turns = N * (N + 3) + 20;
        while !singles.are_enough(N) {
            let before = singles.count;
            let found = singles.place_some(cells, solution, shape, &mut turns);
            if !found && singles.last != 0 {
                // Others may need one that was left.
                singles.last = 0;
                singles.place_some(cells, solution, shape, &mut turns);
                singles.find_last(N, shape);
                turns += 2 * N;
            }
            if singles.count == before {
                break;
            }
        }
        // A turn, and calls, for each single.
        effort.spend((turns + 6 * singles.count) as u32);
        singles
    }

    /// Fills in what rows and columns say; if that is nothing, what boxes and other units say, which is more work to
    /// check; and if that is nothing, naked singles. `false`, if there were none.
    const fn place_some(
        &mut self,
        cells: &mut [u8],
        solution: &[u8],
        shape: &Shape,
        turns: &mut usize,
    ) -> bool {
        let before = self.count;
        self.rows_and_columns(cells, shape, turns);
        if self.count == before {
            self.units(cells, shape, turns);
        }
        if self.count == before {
            self.naked(cells, solution, shape, turns);
        }
        self.count > before
    }

    /// Fills in the hidden singles of rows, and those of columns.
    const fn rows_and_columns(&mut self, cells: &mut [u8], shape: &Shape, turns: &mut usize) {
        let size = shape.size;
        let (one, two, four, eight) = (size, 2 * size, 4 * size, 8 * size);
        let (first_row, first_column) = (shape.words[0], shape.words[size]);
        let last_column = shape.words[two - 1];
        let others = (u128::MAX >> (MOST_CELLS - size * size)) ^ last_column;
        let mut digit = 0;
        while digit < size {
            let solution = self.solution[digit];
            let singles = solution & self.open & !self.last;
            if singles != 0 {
                let wrong = self.places[digit] & self.open & !solution;
                // Ones are added to each row but for its last bit: if there is one already, that carries into the last.
                let rows = (((wrong & others) + others) | wrong) & last_column;
                let mut in_rows = singles & !((rows >> (one - 1)) * first_row);
                // All rows are laid on the first one.
                let columns = wrong | wrong >> one;
                let columns = columns | columns >> two;
                let columns = columns | columns >> four;
                let columns = (columns | columns >> eight) & first_row;
                let mut in_columns = singles & !in_rows & !(columns * first_column);
                while in_rows != 0 {
                    let cell = in_rows.trailing_zeros() as usize;
                    in_rows &= in_rows - 1;
                    self.place(cell, digit, step(1, cell / size, digit), shape, cells);
                }
                while in_columns != 0 {
                    let cell = in_columns.trailing_zeros() as usize;
                    in_columns &= in_columns - 1;
                    self.place(cell, digit, step(2, cell % size, digit), shape, cells);
                }
                *turns += 2;
            }
            digit += 1;
        }
        *turns += size + 1;
    }

    /// Fills in the hidden singles of other units.
    const fn units(&mut self, cells: &mut [u8], shape: &Shape, turns: &mut usize) {
        let (size, lines) = (shape.size, shape.lines());
        let mut digit = 0;
        while digit < size {
            let wrong = self.places[digit] & self.open & !self.solution[digit];
            let singles = self.solution[digit] & self.open & !self.last;
            let mut line = if singles == 0 { lines } else { 2 * size };
            while line < lines {
                let single = singles & self.open & shape.words[line];
                if single != 0 && wrong & shape.words[line] == 0 {
                    let cell = single.trailing_zeros() as usize;
                    self.place(cell, digit, step(3, line - 2 * size, digit), shape, cells);
                }
                line += 1;
            }
            digit += 1;
        }
        *turns += size * (lines - 2 * size + 1) + 1;
    }

    /// Fills in the naked singles.
    const fn naked(&mut self, cells: &mut [u8], solution: &[u8], shape: &Shape, turns: &mut usize) {
        let (mut wrong, mut digit) = (0, 0);
        while digit < shape.size {
            wrong |= self.places[digit] & !self.solution[digit];
            digit += 1;
        }
        let mut singles = self.open & !self.last & !wrong;
        while singles != 0 {
            let cell = singles.trailing_zeros() as usize;
            singles &= singles - 1;
            let step = step(0, cell / shape.size, cell % shape.size);
            self.place(cell, solution[cell] as usize - 1, step, shape, cells);
        }
        *turns += shape.size + 1;
    }

    /// Places a digit, counted from 0, in this cell, by this step; unless one before it has made the cell the last blank
    /// of its row.
    const fn place(
        &mut self,
        cell: usize,
        digit: usize,
        step: u32,
        shape: &Shape,
        cells: &mut [u8],
    ) {
        let bit = 1 << cell;
        if self.last & bit == 0 {
            cells[cell] = digit as u8 + 1;
            self.open ^= bit;
            self.last |= last(self.open & shape.words[cell / shape.size]);
            self.places[digit] &= !shape.seen[cell];
            self.steps[self.count] = step;
            self.count += 1;
        }
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

    /// The step of the n-th single.
    pub(super) const fn number(&self, nth: usize) -> u32 {
        self.steps[nth]
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
