//! The engine for grids of at most 11 rows that `classic` does not take. For each digit it has a board: a word with a bit
//! for every cell.
//!
//! ```text
//!                                                                     . 1 1 . . . . . .
//!  words[0 ..]     for each digit, cells that may still hold it       . . . . 1 . . . .
//!  words[N ..]     for each digit, cells that have lost it            1 1 . …
//!                  since its units were last checked                  bit r·N + c for row r, column c
//!  words[2·N]      cells whose digit has been taken from their peers
//!  words[2·N + 1]  cells that have lost a digit since their cages were last checked
//! ```
//!
//! A unit of any shape is a word too, and so are the peers of a cell: the cells that it must differ from. The rules,
//! the cheapest first:
//!
//! ```text
//!  naked single        a cell on one board only: one pass over the boards finds all of them
//!  hidden single       a unit has one cell of a board
//!  locked candidate    two or three cells are the only places in a unit: all peers that they have in common lose the digit
//!  neighbours          a cell with only 3, 4 or 5 has no 4 beside it, if digits side by side must not follow each other
//!  cages               the digits of a cage make its sum: see `cages`
//! ```

mod branch;
mod cages;
mod place;
mod propagate;
#[cfg(test)]
mod tests;

use super::change::{Change, Outcome};
use super::effort::Effort;
use super::windows;
use cages::Makes;
use place::{keep, take};
use sudoku_notation::geometry::{
    BoxShape, CellSet, Form, Groups, MOST_AREAS, Move, Relation, Units, a_move_from,
};

/// The size of the largest grid whose cells fit into the bits of a word.
pub(super) const LARGEST: usize = 11;

/// The number of words of the largest grid.
pub(super) const WORDS: usize = 2 * LARGEST + 2;

/// The largest number of units: rows, columns, regions or boxes, both diagonals, and windows, which only grids of at
/// most 9 rows have. It is a multiple of nine, because they are checked nine at a time.
const MOST_UNITS: usize = (3 * 9 + 2 + 9_usize).next_multiple_of(9);

/// The number of moves to cells whose digits must not follow each other: one along the row, one along the column.
const MOST_MOVES: usize = 2;

/// The room for cages, and for the cells of units that are outside cages. What does not fit is left out.
const MOST_CAGES: usize = 2 * MOST_AREAS;

/// A prime: the powers of two up to 2^129 leave different remainders when they are divided by it.
const SLOTS: usize = 131;

/// Returns a number for the bit of a cell, different for each cell. (`trailing_zeros` costs the compiler more: it is a
/// call.)
macro_rules! slot {
    ($bit:expr) => {
        ($bit % crate::solver::boards::SLOTS as u128) as usize
    };
}
use slot;

/// The units of a grid as words.
#[derive(Clone, Copy)]
pub(super) struct Boards {
    size: usize,
    /// The bits of all cells.
    all: u128,
    /// Units in which every digit has a place, and then empty words.
    units: [u128; MOST_UNITS],
    count: usize,
    /// The peers of each cell, at the index that `slot!` returns.
    peers: [u128; SLOTS],
    /// Pairs of cells whose digits must not follow each other: for each move the first cells, and the number of bits
    /// from them up to the second cells.
    neighbours: [u128; MOST_MOVES],
    steps_up: [u32; MOST_MOVES],
    moves: usize,
    /// Cells with a sum.
    cages: [u128; MOST_CAGES],
    makes: [Makes; MOST_CAGES],
    sums: usize,
}

/// The boxes that a grid of `N` rows has by default, and their boards.
struct Usual<const N: usize>;

impl<const N: usize> Usual<N> {
    const BOARDS: Option<(BoxShape, Boards)> = match BoxShape::default_for(N) {
        Some(boxes) if N <= LARGEST => Some((boxes, Boards::of_units::<N>(Groups::of(boxes)))),
        _ => None,
    };
}

impl Boards {
    /// Returns the boards of a grid. Those of the usual grids of `N` rows are computed once in a crate.
    pub(super) const fn of<const N: usize>(groups: &Groups<'_>, effort: &mut Effort) -> Boards {
        let usual = &Usual::<N>::BOARDS;
        if let Some((boxes, boards)) = usual
            && groups.is_usual()
            && groups.boxes.rows() == boxes.rows()
        {
            return *boards;
        }
        effort.spend(300 * (N * N) as u32);
        Boards::of_units::<N>(*groups)
    }

    const fn of_units<const N: usize>(groups: Groups<'_>) -> Boards {
        let mut boards = Boards {
            size: N,
            all: (1 << (N * N)) - 1,
            units: [0; MOST_UNITS],
            count: 0,
            peers: [0; SLOTS],
            neighbours: [0; MOST_MOVES],
            steps_up: [0; MOST_MOVES],
            moves: 0,
            cages: [0; MOST_CAGES],
            makes: [Makes::NONE; MOST_CAGES],
            sums: 0,
        };
        let units = Units::<N>::of(groups);
        let mut number = 0;
        while number < units.layers * N {
            boards.take_unit(units.of_layer(number / N)[number % N].word());
            number += 1;
        }
        let mut number = 0;
        while let Some(cells) = windows::implied::<N>(groups, number) {
            boards.take_unit(cells.word());
            number += 1;
        }
        let mut rules = groups.rules;
        while let Some(rule) = rules.take() {
            match rule.form() {
                // These are already among the units.
                Form::Units => {}
                Form::Pairs(moves, Relation::Equal) => boards.take_moves::<N>(moves),
                Form::Pairs(moves, Relation::Consecutive) => boards.take_neighbours(moves),
            }
        }
        boards.take_cages(&units);
        boards
    }

    /// Adds a unit in which every digit has a place, unless it has no cells.
    const fn take_unit(&mut self, cells: u128) {
        if cells != 0 {
            self.units[self.count] = cells;
            self.count += 1;
            self.differ(cells);
        }
    }

    /// Makes cells peers of each other: all of them differ.
    const fn differ(&mut self, cells: u128) {
        let mut left = cells;
        while left != 0 {
            let others = left & (left - 1);
            let cell = left ^ others;
            self.peers[slot!(cell)] |= cells ^ cell;
            left = others;
        }
    }

    /// Makes cells that are a move apart peers of each other.
    const fn take_moves<const N: usize>(&mut self, moves: &[Move]) {
        let mut all = CellSet::<N>::all();
        while let Some(cell) = all.take_first() {
            let others = a_move_from::<N>(cell, moves);
            self.peers[slot!(CellSet::<N>::one(cell).word())] |= others.word();
        }
    }

    /// Notes that digits of cells a move apart do not follow each other. These cells are in one row or column, so that
    /// their digits differ too.
    const fn take_neighbours(&mut self, moves: &[Move]) {
        let size = self.size;
        let mut number = 0;
        while number < size * size * moves.len() {
            let (cell, number_of_move) = (number / moves.len(), number % moves.len());
            let (down, right) = moves[number_of_move];
            assert!(down == 0 || right == 0, "cells of a row or a column");
            let row = (cell / size).wrapping_add_signed(down);
            let column = (cell % size).wrapping_add_signed(right);
            if row < size && column < size {
                self.neighbours[number_of_move] |= 1 << cell;
                self.steps_up[number_of_move] = (row * size + column - cell) as u32;
            }
            number += 1;
        }
        self.moves = moves.len();
    }

    const fn has_sums(&self) -> bool {
        self.sums > 0
    }

    /// Makes a change, and applies the rules until nothing follows.
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

    /// Reads the digits of a solved grid.
    pub(super) const fn read(&self, words: &[u128], digits: &mut [u8], effort: &mut Effort) {
        // A turn for each cell, with a call that makes another call.
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
