//! Finds the givens that seem to clash, to place the bounds that carry error messages on them.
//!
//! This scan decides nothing: whether there is an error, typenum's answer decides (see `bridge/clash.rs` of
//! `sudoku-types`).

use sudoku_notation::geometry::{Cell, Clash, Clashes};

use crate::read::{self, Puzzle};

impl Puzzle {
    /// Every clash once, in the order of its later cell.
    pub(crate) fn clashes(&self) -> Vec<Clash> {
        let digits = self.digits();
        let mut clashes = Clashes::of(self.frame.groups(), &digits);
        std::iter::from_fn(|| clashes.next()).collect()
    }

    /// The digit written 0, if it is used for blanks: no cell is blank, and it is in more cells than a digit can be.
    pub(crate) fn zero_for_blank(&self) -> Option<u8> {
        let zero = self.symbols.alphabet().digit_of('0', self.size)?;
        let digits = self.digits();
        let zeros = digits.iter().filter(|digit| **digit == zero);
        (!digits.contains(&0) && zeros.count() > self.size).then_some(zero)
    }

    /// A cell as it was read.
    pub(crate) fn cell(&self, cell: Cell) -> &read::Cell {
        &self.cells[cell.row * self.size + cell.column]
    }

    /// All cells: 0 for a blank, else the digit.
    pub(crate) fn digits(&self) -> Vec<u8> {
        let digits = self.cells.iter().map(|cell| cell.digit.unwrap_or(0));
        digits.collect()
    }
}
