//! Missing partners: a candidate goes if no candidate of a cell beside it can be there together with it.
//!
//! ```text
//!  3 5 │ 4 7 9        digits side by side must not follow each other: 4 goes,
//!                     because it leaves neither 3 nor 5
//! ```

use super::{Chain, Pattern, Seen, Steps};
use crate::human::candidates::DigitSet;
use sudoku_notation::geometry::{Cell, CellSet};

impl<const N: usize, const A: usize> Steps<N, A> {
    /// The cell to look at.
    pub(super) const fn cell_to_look_at(&self) -> Cell {
        Cell {
            row: self.place / N,
            column: self.place % N,
        }
    }

    /// Takes what every candidate of a cell takes.
    pub(super) const fn missing_partner(&mut self) -> Option<Seen<N>> {
        let cell = self.cell_to_look_at();
        let digits = self.digits[cell.row][cell.column];
        if !self.open.contains(cell) || digits.len() > 3 {
            return None;
        }
        let (mut losers, mut left) = ([CellSet::all(); N], digits);
        while let Some(digit) = left.take_first() {
            let mut taken = [CellSet::EMPTY; N];
            let of_digit = self.units.taken(cell, digit);
            let mut entries = of_digit.as_slice();
            while let &[(lost, ref cells), ref more @ ..] = entries {
                if lost > 0 {
                    taken[lost as usize - 1].add(cells);
                }
                entries = more;
            }
            let mut digit = 0;
            while digit < N {
                losers[digit] = losers[digit].and(&taken[digit]);
                digit += 1;
            }
        }
        let (mut lost, mut digit) = (DigitSet::EMPTY, 0);
        while digit < N {
            digit += 1;
            if self.lose(digit as u8, &losers[digit - 1]) {
                lost.insert(digit as u8);
            }
        }
        if lost.is_empty() {
            return None;
        }
        Some(Seen {
            pattern: Pattern::MissingPartner { cell },
            digits,
            cells: CellSet::one(cell),
            chain: Chain::NONE,
        })
    }
}
