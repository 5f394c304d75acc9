//! The engine for grids of at most 11 rows that `classic` does not solve. Each digit has a board: a word with a bit for each
//! cell.
//!
//! ```text
//!                                                                     . 1 1 . . . . . .
//!  words[0 ..]     for each digit, cells that may still hold it       . . . . 1 . . . .
//!  words[N ..]     for each digit, cells that have lost it            1 1 . …
//!                  since its units were last checked                  bit r·N + c for row r, column c
//!  words[2·N]      cells whose digit has been removed from their peers
//!  words[2·N + 1]  cells that have lost a digit since their cages were last checked
//! ```
//!
//! A unit of any shape is a word too, and so are the peers of a cell: the cells from which it must differ. The rules, from the
//! cheapest to the most expensive:
//!
//! ```text
//!  naked single        a cell on one board only: one pass over the boards finds all of them
//!  hidden single       a unit has one cell of a board
//!  locked candidate    two or three cells are the only places in a unit: their common peers lose the digit,
//!                      and by the rule `non_consecutive` their common neighbours lose the digits before and after it
//!  pairs               a cell loses a digit that no candidate of the other cell allows: see `pairs`
//!  cages               the digits of a cage or a renban are one of some sets: see `cages`, and `sums` for cells that may be equal
//! ```

mod branch;
mod cages;
mod pairs;
mod propagate;
mod remove;
mod sums;
#[cfg(test)]
mod tests;

use super::change::{Change, Outcome};
use super::windows;
use crate::effort::Effort;
use crate::units::CAGES;
use cages::Makes;
use pairs::Pairs;
use remove::{keep, take};
use sudoku_notation::geometry::{CellSet, Constraint, Expansion, Groups, Relation};

/// The size of the largest grid whose cells fit into the bits of a word.
pub(crate) const LARGEST: usize = 11;

/// The number of words of the largest grid.
pub(super) const WORDS: usize = 2 * LARGEST + 2;

/// The room for units: rows, columns, regions or boxes, both diagonals, windows, which only grids of at most 9 rows have,
/// further regions, and cages as large as a row. It is a multiple of nine, because nine units are checked at a time. For cages
/// and regions beyond this room, the engine only uses that their cells differ.
const MOST_UNITS: usize = (3 * 9 + 2 + 9 + 9 + 9_usize).next_multiple_of(9);

/// The part of this room that is kept for the units that windows imply.
const OF_WINDOWS: usize = windows::MOST;

/// The room for cages and sums of marks, and for 62 sets of cells outside cages whose sum follows. Further such sets are left
/// out.
const MOST_CAGES: usize = (CAGES + 1) * LARGEST * LARGEST + 62;

/// A prime for which all powers of two up to 2^129 have different remainders.
const SLOTS: usize = 131;

/// Returns a number for the bit of a cell, different for each cell. (`trailing_zeros` is a call, which costs the compiler
/// more.)
macro_rules! slot {
    ($bit:expr) => {
        ($bit % crate::solver::boards::SLOTS as u128) as usize
    };
}
use slot;

/// The units of a grid as words.
#[derive(Clone, Copy)]
pub struct Boards {
    size: usize,
    /// The bits of all cells.
    all: u128,
    /// Units in which every digit has a place, and empty words after them.
    units: [u128; MOST_UNITS],
    count: usize,
    /// The peers of each cell, at the index that `slot!` returns.
    peers: [u128; SLOTS],
    /// For each cell, the cells whose digit may not be one more or one less, by the rule `non_consecutive`.
    near: [u128; SLOTS],
    /// True if some cell has such cells.
    has_near: bool,
    /// For each digit, the cells that may have it.
    allowed: [u128; LARGEST],
    /// Pairs of cells whose digits have a relation other than to differ.
    pairs: Pairs,
    /// Cages, renbans, and other cells with a sum.
    cages: [u128; MOST_CAGES],
    makes: [Makes; MOST_CAGES],
    /// The number of a unit that has all of these, from 1; 0 if there is none.
    within: [u8; MOST_CAGES],
    sums: usize,
}

impl Boards {
    /// Returns the boards of a grid with these constraints, or of some of them if the effort allowed is spent.
    pub(super) const fn of_constraints<const N: usize>(
        groups: Groups<'_>,
        mut left: Expansion<'_, N>,
        effort: &mut Effort,
    ) -> Boards {
        let all = (1 << (N * N)) - 1;
        let mut boards = Boards {
            size: N,
            all,
            units: [0; MOST_UNITS],
            count: 0,
            peers: [0; SLOTS],
            near: [0; SLOTS],
            has_near: false,
            allowed: [all; LARGEST],
            pairs: Pairs::NONE,
            cages: [0; MOST_CAGES],
            makes: [Makes::NONE; MOST_CAGES],
            within: [0; MOST_CAGES],
            sums: 0,
        };
        while !effort.is_spent()
            && let Some(constraint) = left.take_first()
        {
            match constraint {
                Constraint::Sets(cells, which) => {
                    if cells.len() == N && boards.count + OF_WINDOWS < MOST_UNITS {
                        boards.take_unit(cells.word());
                    } else {
                        boards.differ(cells.word());
                    }
                    boards.take_sets(cells.word(), which);
                }
                Constraint::Pair(one, other, relation) => {
                    let [one, other] = [one.row * N + one.column, other.row * N + other.column];
                    boards.take_pair([one, other], relation);
                    effort.spend(boards.pairs.cost());
                }
                Constraint::Sum(cells, total) => boards.add(cells.word(), Makes::Digits(total)),
                Constraint::Only(cell, digits) => {
                    boards.take_digits(CellSet::<N>::one(cell), digits)
                }
            }
        }
        let mut number = 0;
        while let Some(cells) = windows::implied::<N>(groups, number) {
            boards.take_unit(cells.word());
            number += 1;
        }
        boards.find_sets(effort);
        boards.find_units(effort);
        boards
    }

    /// Adds a unit in which every digit has a place.
    const fn take_unit(&mut self, cells: u128) {
        self.units[self.count] = cells;
        self.count += 1;
        self.differ(cells);
    }

    /// Makes cells peers of each other, because all of them differ.
    const fn differ(&mut self, cells: u128) {
        let mut left = cells;
        while left != 0 {
            let others = left & (left - 1);
            let cell = left ^ others;
            self.peers[slot!(cell)] |= cells ^ cell;
            left = others;
        }
    }

    /// Adds a pair of cells, by their numbers. If their digits have to differ, they are peers.
    const fn take_pair(&mut self, pair: [usize; 2], relation: &Relation) {
        if relation.differs {
            self.differ(1 << pair[0] | 1 << pair[1]);
        }
        if relation.number == Relation::NOT_CONSECUTIVE.number {
            let [one, other] = [1u128 << pair[0], 1u128 << pair[1]];
            self.near[slot!(one)] |= other;
            self.near[slot!(other)] |= one;
            self.has_near = true;
        }
        if relation.number != Relation::DIFFERENT.number {
            self.pairs.insert(pair, relation, self.size);
        }
    }

    /// Removes all digits except these from a cell.
    const fn take_digits<const N: usize>(&mut self, cell: CellSet<N>, digits: u32) {
        let mut digit = 0;
        while digit < N {
            if digits >> digit & 1 == 0 {
                self.allowed[digit] &= !cell.word();
            }
            digit += 1;
        }
    }

    /// Makes a change, and applies the rules until they find nothing more.
    pub(super) const fn follow(
        &self,
        words: &mut [u128],
        change: Change,
        effort: &mut Effort,
    ) -> Outcome {
        effort.spend(self.size as u32 + 10);
        match change {
            Change::Written => {}
            Change::Placed(guess) => keep(words, guess.word(), 1 << guess.place(), self.size),
            Change::Removed(guess) => take(words, guess.word(), 1 << guess.place(), self.size),
        }
        self.propagate(words, effort)
    }

    /// Writes a grid into its words.
    pub(super) const fn write(&self, givens: &[u8], words: &mut [u128], effort: &mut Effort) {
        let size = self.size;
        effort.spend((size * size + 2 * size) as u32);
        let mut digit = 0;
        while digit < size {
            words[digit] = 0;
            words[size + digit] = self.all;
            digit += 1;
        }
        let (mut left, mut blank, mut bit) = (givens, 0, 1);
        while let &[given, ref more @ ..] = left {
            match given as usize {
                0 => blank |= bit,
                given => {
                    assert!(given <= size, "a digit is greater than the grid's size");
                    words[given - 1] |= bit;
                }
            }
            bit <<= 1;
            left = more;
        }
        let mut digit = 0;
        while digit < size {
            words[digit] |= blank;
            words[digit] &= self.allowed[digit];
            digit += 1;
        }
        words[2 * size] = 0;
        words[2 * size + 1] = self.all;
    }

    /// Returns the cells of a board that are in a unit with two of its cells.
    pub(super) const fn in_pairs(&self, board: u128) -> u128 {
        let (mut pairs, mut unit) = (0, 0);
        while unit < self.count {
            let places = board & self.units[unit];
            let others = places & places.wrapping_sub(1);
            if others != 0 && others & (others - 1) == 0 {
                pairs |= places;
            }
            unit += 1;
        }
        pairs
    }

    /// Writes the digits of a solved grid into `digits`.
    pub(super) const fn read(&self, words: &[u128], digits: &mut [u8], effort: &mut Effort) {
        // A loop turn for each cell, with a call that makes another call.
        effort.spend((3 * self.size * self.size + self.size) as u32);
        let mut digit = 0;
        while digit < self.size {
            let mut left = words[digit];
            while left != 0 {
                digits[left.trailing_zeros() as usize] = digit as u8 + 1;
                left &= left - 1;
            }
            digit += 1;
        }
    }
}
