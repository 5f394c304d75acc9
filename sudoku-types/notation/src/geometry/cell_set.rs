//! Sets of cells, such as all places of a digit or all cells of a unit.

use super::Cell;

/// Some of the cells of a grid of `N` rows.
///
/// ```text
///  bit    …   N + 1    N    N - 1   …    1       0
///       ┌─ … ┬───────┬───────┬────┬─ … ┬───────┬───────┐
///       │    │ 2, 2  │ 2, 1  │1, N│    │ 1, 2  │ 1, 1  │     row, column
///       └─ … ┴───────┴───────┴────┴─ … ┴───────┴───────┘
/// ```
///
/// The cells of up to 11 rows are all in the first word, and no more is looked at: most grids are, and the compiler's
/// interpreter is slow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellSet<const N: usize> {
    /// The cells up to number 127.
    pub low: u128,
    /// The others.
    pub high: [u128; 4],
}

impl<const N: usize> CellSet<N> {
    /// No cell.
    pub const EMPTY: Self = CellSet {
        low: 0,
        high: [0; 4],
    };

    /// The cells as a word, of a grid of at most 11 rows.
    pub const fn word(&self) -> u128 {
        self.low
    }

    /// One cell.
    pub const fn one(cell: Cell) -> Self {
        let mut set = Self::EMPTY;
        set.insert(cell);
        set
    }

    /// Every cell.
    pub const fn all() -> Self {
        let (mut words, mut word, mut left) = ([0; 5], 0, N * N);
        while left >= 128 {
            words[word] = u128::MAX;
            word += 1;
            left -= 128;
        }
        if left > 0 {
            words[word] = (1 << left) - 1;
        }
        let [low, high @ ..] = words;
        CellSet { low, high }
    }

    /// Adds a cell.
    pub const fn insert(&mut self, cell: Cell) {
        let index = cell.row * N + cell.column;
        if index < 128 {
            self.low |= 1 << index;
        } else {
            self.high[index / 128 - 1] |= 1 << (index % 128);
        }
    }

    /// Takes a cell out.
    pub const fn remove(&mut self, cell: Cell) {
        let index = cell.row * N + cell.column;
        if index < 128 {
            self.low &= !(1 << index);
        } else {
            self.high[index / 128 - 1] &= !(1 << (index % 128));
        }
    }

    /// Returns true if the set has this cell.
    pub const fn contains(&self, cell: Cell) -> bool {
        let index = cell.row * N + cell.column;
        let word = if index < 128 {
            self.low
        } else {
            self.high[index / 128 - 1]
        };
        word >> (index % 128) & 1 == 1
    }

    /// Returns true if the set has no cells.
    pub const fn is_empty(&self) -> bool {
        if N <= 11 {
            return self.low == 0;
        }
        let (mut any, mut word) = (self.low, 0);
        while word < 4 {
            any |= self.high[word];
            word += 1;
        }
        any == 0
    }

    /// Returns the number of cells.
    pub const fn len(&self) -> usize {
        let (mut count, mut word) = (self.low.count_ones(), 0);
        while N > 11 && word < 4 {
            count += self.high[word].count_ones();
            word += 1;
        }
        count as usize
    }

    /// Adds the cells of another set.
    pub const fn add(&mut self, other: &Self) {
        self.low |= other.low;
        let mut word = 0;
        while N > 11 && word < 4 {
            self.high[word] |= other.high[word];
            word += 1;
        }
    }

    /// The cells of both sets.
    pub const fn and(mut self, other: &Self) -> Self {
        self.low &= other.low;
        let mut word = 0;
        while N > 11 && word < 4 {
            self.high[word] &= other.high[word];
            word += 1;
        }
        self
    }

    /// The cells that the other set does not have.
    pub const fn minus(mut self, other: &Self) -> Self {
        self.low &= !other.low;
        let mut word = 0;
        while N > 11 && word < 4 {
            self.high[word] &= !other.high[word];
            word += 1;
        }
        self
    }

    /// Takes out the first cell in reading order.
    pub const fn take_first(&mut self) -> Option<Cell> {
        let index = if self.low != 0 {
            let index = self.low.trailing_zeros() as usize;
            self.low &= self.low - 1;
            index
        } else if N <= 11 {
            return None;
        } else {
            let mut word = 0;
            while word < 4 && self.high[word] == 0 {
                word += 1;
            }
            if word == 4 {
                return None;
            }
            let index = self.high[word].trailing_zeros() as usize;
            self.high[word] &= self.high[word] - 1;
            128 * (word + 1) + index
        };
        Some(Cell {
            row: index / N,
            column: index % N,
        })
    }

    /// The first cell in reading order.
    pub const fn first(mut self) -> Option<Cell> {
        self.take_first()
    }

    /// The cell, if there is only one.
    pub const fn single(mut self) -> Option<Cell> {
        if N <= 11 {
            let is_single = self.low != 0 && self.low & (self.low - 1) == 0;
            return if is_single { self.take_first() } else { None };
        }
        let first = self.take_first();
        if self.is_empty() { first } else { None }
    }
}

/// An iterator over the cells of a set, in reading order.
impl<const N: usize> Iterator for CellSet<N> {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        self.take_first()
    }
}
