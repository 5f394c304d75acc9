//! [`Places`]: the candidates as a table of the places that each digit may have.

use super::digit_set::DigitSet;
use crate::grid::Grid;
use crate::human::contradiction::Contradiction;
use crate::units::Units;
use sudoku_notation::geometry::{Cell, CellSet};

/// For each digit the cells that have it among their candidates.
///
/// The candidates of one cell are collected from these sets when they are needed. So the compiler's interpreter, which is
/// slow, can remove a digit from twenty cells at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Places<const N: usize> {
    places: [CellSet<N>; N],
}

impl<const N: usize> Places<N> {
    /// Returns the candidates that givens leave, where a given has only its own digit, and the cells that are not givens.
    pub(crate) const fn of<const A: usize>(
        grid: &Grid<N, A>,
        units: &Units<N>,
    ) -> (Self, CellSet<N>) {
        let (mut open, mut seen, mut own) =
            (CellSet::all(), [CellSet::EMPTY; N], [CellSet::EMPTY; N]);
        let mut row = 0;
        while row < N {
            let mut column = 0;
            while column < N {
                let given = grid.rows()[row][column] as usize;
                let cell = Cell { row, column };
                let mut refused = u32::MAX >> (32 - N as u32) & !units.allowed[row][column];
                while refused != 0 {
                    seen[refused.trailing_zeros() as usize].insert(cell);
                    refused &= refused - 1;
                }
                if given > 0 {
                    open.remove(cell);
                    own[given - 1].insert(cell);
                    let mut taken = units.taken(cell, given as u8);
                    while let Some((digit, cells)) = units.take_next(&mut taken) {
                        seen[digit as usize - 1].add(&cells);
                    }
                }
                column += 1;
            }
            row += 1;
        }
        let (mut places, mut digit) = ([open; N], 0);
        while digit < N {
            places[digit].add(&own[digit]);
            places[digit] = places[digit].minus(&seen[digit]);
            digit += 1;
        }
        (Places { places }, open)
    }

    /// Returns the places of each digit.
    pub(crate) const fn all_places(&self) -> &[CellSet<N>; N] {
        &self.places
    }

    /// Removes the candidates of open cells that are not in their notes. A cell without notes keeps all candidates.
    pub(crate) const fn keep(&mut self, mut open: CellSet<N>, notes: &[[DigitSet; N]; N]) {
        while let Some(cell) = open.take_first() {
            let noted = notes[cell.row][cell.column];
            if noted.is_empty() {
                continue;
            }
            let mut others = DigitSet::all(N).difference(noted);
            while let Some(digit) = others.take_first() {
                self.remove(digit, &CellSet::one(cell));
            }
        }
    }

    /// Returns the candidates of a cell.
    pub(crate) const fn at(&self, cell: Cell) -> DigitSet {
        let (mut digits, mut from) = (DigitSet::EMPTY, 0);
        while let Some(digit) = self.first_above(from, cell) {
            digits.insert(digit);
            from = digit;
        }
        digits
    }

    /// Returns the first candidate of a cell that is above `digit`.
    pub(crate) const fn first_above(&self, digit: u8, cell: Cell) -> Option<u8> {
        let index = cell.row * N + cell.column;
        let (word, bit, mut set) = (index / 128, 1 << (index % 128), digit as usize);
        while set < N {
            let cells = match word {
                0 => self.places[set].low,
                _ => self.places[set].high[word - 1],
            };
            if cells & bit != 0 {
                return Some(set as u8 + 1);
            }
            set += 1;
        }
        None
    }

    /// Returns the first digit that has no place in `cells`, or only one, which is in `open`; and this place.
    pub(crate) const fn few_places(
        &self,
        cells: &CellSet<N>,
        open: &CellSet<N>,
    ) -> Option<(u8, Option<Cell>)> {
        let mut set = 0;
        while set < N {
            let low = self.places[set].low & cells.low;
            let is_short = low == 0 || low & (low - 1) == 0 && low & open.low != 0;
            if N > 11 || is_short {
                let both = self.places[set].and(cells);
                match both.single() {
                    Some(cell) if open.contains(cell) => return Some((set as u8 + 1, Some(cell))),
                    None if both.is_empty() => return Some((set as u8 + 1, None)),
                    _ => {}
                }
            }
            set += 1;
        }
        None
    }

    /// Returns the number of candidates of all cells.
    pub(crate) const fn count(&self) -> usize {
        let (mut count, mut digit) = (0, 0);
        while digit < N {
            count += self.places[digit].len();
            digit += 1;
        }
        count
    }

    /// Returns the candidates of all cells.
    pub(crate) const fn rows(&self) -> [[DigitSet; N]; N] {
        let mut rows = [[DigitSet::EMPTY; N]; N];
        let mut digit = 1;
        while digit <= N as u8 {
            let (mut places, one) = (*self.places(digit), DigitSet::one(digit));
            while let Some(cell) = places.take_first() {
                let digits = &mut rows[cell.row][cell.column];
                *digits = digits.union(one);
            }
            digit += 1;
        }
        rows
    }

    /// Returns the cells that have a digit among their candidates.
    pub(crate) const fn places(&self, digit: u8) -> &CellSet<N> {
        &self.places[digit as usize - 1]
    }

    /// Removes a digit from the candidates of cells.
    pub(crate) const fn remove(&mut self, digit: u8, cells: &CellSet<N>) {
        let places = &mut self.places[digit as usize - 1];
        *places = places.minus(cells);
    }

    /// Returns the candidates that are not in `after`.
    pub(crate) const fn without(mut self, after: &Self) -> Self {
        let mut digit = 0;
        while digit < N {
            self.places[digit] = self.places[digit].minus(&after.places[digit]);
            digit += 1;
        }
        self
    }

    /// Returns the cells that have only one candidate.
    pub(crate) const fn singles(&self) -> CellSet<N> {
        let (mut one, mut more, mut set) = (CellSet::<N>::EMPTY, CellSet::<N>::EMPTY, 0);
        while set < N {
            let low = self.places[set].low;
            more.low |= one.low & low;
            one.low |= low;
            if N > 11 {
                let mut word = 0;
                while word < 4 {
                    let high = self.places[set].high[word];
                    more.high[word] |= one.high[word] & high;
                    one.high[word] |= high;
                    word += 1;
                }
            }
            set += 1;
        }
        one.minus(&more)
    }

    /// Returns those of `cells` that have no candidate.
    pub(crate) const fn empty_among(&self, mut cells: CellSet<N>) -> CellSet<N> {
        let mut set = 0;
        while set < N && (cells.low != 0 || N > 11) {
            cells.low &= !self.places[set].low;
            if N > 11 {
                let mut word = 0;
                while word < 4 {
                    cells.high[word] &= !self.places[set].high[word];
                    word += 1;
                }
            }
            set += 1;
        }
        cells
    }

    /// Returns the first cell in reading order that has no candidate, as a contradiction.
    pub(crate) const fn empty_cell(&self) -> Option<Contradiction> {
        match self.empty_among(CellSet::all()).first() {
            Some(Cell { row, column }) => Some(Contradiction::NoCandidate { row, column }),
            None => None,
        }
    }
}
