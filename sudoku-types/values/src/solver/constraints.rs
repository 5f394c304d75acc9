//! The engine for grids of 12 rows and more. It has a set for each constraint: a cell has a digit; a row, a column, and
//! a box or region have a place for each digit.
//!
//! ```text
//!                                                   a candidate, say 5 in row 2, column 9, box 3, is in four sets:
//!  cells    for each row and column, digits         cells[2][9]     has bit 5
//!  rows     for each digit and row, columns         rows[5][2]      has bit 9
//!  columns  for each digit and column, rows         columns[5][9]   has bit 2
//!  areas    for each digit and box or region,       areas[5][3]     has the bit of the cell's number in the box
//!           cells by their number in it             (all of them counted from 0)
//! ```
//!
//! When a candidate goes, its four sets lose a bit each, and the consequence is noted at once. A set with one bit left
//! has a candidate to place; the candidates of a set with two or three bits may be locked in another unit; a set
//! without bits is a contradiction. So the work depends on the changes, and not on the size of the grid. (With the
//! words of the other engines a 16 × 16 takes five times the steps for each node.)
//!
//! Further units, pairs and sums are checked when nothing else follows: see `further`.

mod branch;
mod further;
mod layout;
mod propagate;
mod sums;
#[cfg(test)]
mod tests;

use super::failures::Failure;
use super::verdict::Rows;
use crate::effort::Effort;
pub(super) use layout::Layout;
use sudoku_notation::geometry::LARGEST;

/// The kinds of sets, as numbers.
const CELL: usize = 0;
const ROW: usize = 1;
const COLUMN: usize = 2;
const AREA: usize = 3;
const KINDS: usize = 4;

/// Returns the number of a bit. (`trailing_zeros` costs the compiler more: it is a call. Powers of two up to 2^35 leave
/// different remainders when they are divided by 37.)
macro_rules! index_of {
    ($bit:expr) => {
        $crate::solver::constraints::INDEX[($bit % 37) as usize] as usize
    };
}
use index_of;

static INDEX: [u8; 37] = {
    let (mut index, mut bit) = ([0; 37], 0);
    while bit < 32 {
        index[((1_u64 << bit) % 37) as usize] = bit;
        bit += 1;
    }
    index
};

/// The sets of a grid.
#[derive(Clone, Copy)]
pub(super) struct Constraints<const N: usize> {
    cells: [[u32; N]; N],
    rows: [[u32; N]; N],
    columns: [[u32; N]; N],
    areas: [[u32; N]; N],
    /// For each kind, the sets that have two bits: a bit for each set of a row of the tables above.
    pairs: [[u32; N]; KINDS],
    /// Cells whose digit has been taken from their peers, by row; `open` is the number of the other cells.
    placed: [u32; N],
    open: usize,
}

/// The work that is noted and not yet done. (The arrays have the size of the largest grid, because a slice of an array
/// of arrays is eight calls for the compiler.)
struct Work<const N: usize> {
    /// Candidates to place, at most one of each cell: digit, row and column.
    singles: [[u8; 3]; LARGEST * LARGEST],
    single_count: usize,
    /// The cells of `singles`, as bits, by row.
    is_single: [u32; N],
    /// Sets of places with two or three bits: kind, digit and unit.
    few: [[u8; 3]; 3 * LARGEST * LARGEST],
    few_count: usize,
    /// The sets of `few`, as bits, in the layout of `pairs`.
    is_few: [[u32; N]; KINDS],
    /// True if a candidate has gone since this was last set to false.
    changed: bool,
    /// The candidates of the cells when pairs and sums were last checked.
    seen: [[u32; N]; N],
    /// The set that has become empty.
    failure: Failure,
    /// Loop turns and calls that are not yet part of the effort. (They are added together first, because a call is
    /// expensive in the compiler.)
    steps: u32,
    /// The most of them before a look at pairs or sums is cut short.
    most: u32,
}

impl<const N: usize> Work<N> {
    const fn none(most: u32) -> Self {
        Work {
            singles: [[0; 3]; LARGEST * LARGEST],
            single_count: 0,
            is_single: [0; N],
            few: [[0; 3]; 3 * LARGEST * LARGEST],
            few_count: 0,
            is_few: [[0; N]; KINDS],
            changed: false,
            seen: [[0; N]; N],
            failure: Failure { line: 0, bits: 0 },
            steps: 0,
            most,
        }
    }

    /// Notes that a set is empty. Returns false, which the caller returns.
    const fn fail(&mut self, kind: usize, line: usize, bit: u32) -> bool {
        self.failure = Failure {
            line,
            bits: (bit as u128) << (32 * kind),
        };
        false
    }
}

/// Notes that a candidate has to be placed. (One in a cell is enough: another one loses its last place when the first
/// is placed.)
macro_rules! note_single {
    ($work:ident: $digit:expr, $row:expr, $column:expr) => {
        let (digit, row, column): (usize, usize, usize) = ($digit, $row, $column);
        if $work.is_single[row] >> column & 1 == 0 {
            $work.is_single[row] |= 1 << column;
            $work.singles[$work.single_count] = [digit as u8, row as u8, column as u8];
            $work.single_count += 1;
        }
    };
}

/// Notes that a set of places has to be checked for locked candidates.
macro_rules! note_few {
    ($work:ident: $kind:ident $line:expr, $index:expr, $bit:expr) => {
        if $work.is_few[$kind][$line] & $bit == 0 {
            $work.is_few[$kind][$line] |= $bit;
            $work.few[$work.few_count] = [$kind as u8, $line as u8, $index as u8];
            $work.few_count += 1;
        }
    };
}

/// Returns the candidate of a set's bit with this number: digit, row and column.
macro_rules! candidate {
    ($layout:ident, $kind:expr, $line:expr, $index:expr, $number:expr) => {
        match $kind {
            CELL => ($number, $line, $index),
            ROW => ($line, $index, $number),
            COLUMN => ($line, $number, $index),
            _ => {
                let [row, column] = $layout.areas[$index][$number];
                ($line, row as usize, column as usize)
            }
        }
    };
}
use candidate;
use {note_few, note_single};

impl<const N: usize> Constraints<N> {
    /// A grid without candidates.
    pub(super) const NONE: Self = Constraints {
        cells: [[0; N]; N],
        rows: [[0; N]; N],
        columns: [[0; N]; N],
        areas: [[0; N]; N],
        pairs: [[0; N]; KINDS],
        placed: [0; N],
        open: N * N,
    };

    /// Writes a grid with the candidates that these givens leave.
    pub(super) const fn of(givens: &Rows<N>, layout: &Layout<N>, effort: &mut Effort) -> Self {
        let mut grid = Self::NONE;
        let mut steps = 2 * (N * N) as u32 + 10;
        let is_usual = layout.further.is_empty();
        let (mut in_row, mut in_column, mut in_area) = ([0; N], [0; N], [0; N]);
        let mut cell = 0;
        while cell < N * N {
            let (row, column) = (cell / N, cell % N);
            let (given, area) = (givens[row][column] as usize, layout.units[row][column].area);
            if given > 0 {
                assert!(given <= N, "a digit is greater than the grid's size");
                let bit = 1 << (given - 1);
                // Of two givens that clash, the second has no candidate.
                if (in_row[row] | in_column[column] | in_area[area]) & bit == 0 {
                    grid.cells[row][column] = bit;
                    // If there are further rules, they have to take it from other cells too.
                    if is_usual {
                        grid.placed[row] |= 1 << column;
                        grid.open -= 1;
                    }
                }
                in_row[row] |= bit;
                in_column[column] |= bit;
                in_area[area] |= bit;
            }
            cell += 1;
        }
        let mut cell = 0;
        while cell < N * N {
            let (row, column) = (cell / N, cell % N);
            let units = layout.units[row][column];
            let (area, allowed) = (units.area, layout.further.units.allowed[row][column]);
            if givens[row][column] == 0 {
                grid.cells[row][column] = !(in_row[row] | in_column[column] | in_area[area]);
            }
            grid.cells[row][column] &= allowed;
            let mut left = grid.cells[row][column];
            while left != 0 {
                let digit = index_of!(left & !(left - 1));
                left &= left - 1;
                steps += 1;
                grid.rows[digit][row] |= 1 << column;
                grid.columns[digit][column] |= 1 << row;
                grid.areas[digit][area] |= units.number_bit;
            }
            cell += 1;
        }
        effort.spend(steps);
        grid
    }

    /// Reads the digits of a solved grid.
    pub(super) const fn read(&self, rows: &mut Rows<N>, effort: &mut Effort) {
        effort.spend((N * N) as u32);
        let mut cell = 0;
        while cell < N * N {
            let digits = self.cells[cell / N][cell % N];
            rows[cell / N][cell % N] = index_of!(digits) as u8 + 1;
            cell += 1;
        }
    }
}
