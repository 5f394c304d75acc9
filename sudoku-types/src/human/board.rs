//! The candidates in two tables: the digits that each cell may be, and the places that each digit may have.

use super::candidates::{Candidates, DigitSet};
use super::cell_set::CellSet;
use super::units::Units;
use crate::grid::Grid;
use crate::solver::Contradiction;
use sudoku_notation::geometry::Cell;

/// Candidates, and for each digit the cells that have it among theirs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Board<const N: usize, const A: usize> {
    pub(crate) candidates: Candidates<N, A>,
    places: [CellSet<N>; N],
}

impl<const N: usize, const A: usize> Board<N, A> {
    /// The digits that no given which a cell sees has; of a given, itself. And the cells that are no givens.
    pub(crate) const fn of(grid: &Grid<N, A>, units: &Units<N>) -> (Self, CellSet<N>) {
        let all = CellSet::all();
        let (mut open, mut seen, mut own) = (all, [CellSet::EMPTY; N], [CellSet::EMPTY; N]);
        let mut index = 0;
        while index < N * N {
            let (row, column) = (index / N, index % N);
            let cell = Cell { row, column };
            index += 1;
            if let Some(digit) = (grid.rows()[row][column] as usize).checked_sub(1) {
                open.remove(cell);
                own[digit].insert(cell);
                seen[digit] = seen[digit].or(&units.peers(grid, cell));
            }
        }
        let mut board = Board {
            candidates: Candidates::new(grid),
            places: [all; N],
        };
        let mut digit = 0;
        while digit < N {
            let mut places = open.or(&own[digit]).minus(&seen[digit]);
            board.places[digit] = places;
            while let Some(cell) = places.take_first() {
                board.candidates.at_mut(cell).insert(digit as u8 + 1);
            }
            digit += 1;
        }
        (board, open)
    }

    /// The digits of a cell.
    pub(crate) const fn at(&self, cell: Cell) -> DigitSet {
        self.candidates.at(cell)
    }

    /// The cells that have a digit among their candidates.
    pub(crate) const fn places(&self, digit: u8) -> &CellSet<N> {
        &self.places[digit as usize - 1]
    }

    /// The cells that have one candidate only.
    pub(crate) const fn singles(&self) -> CellSet<N> {
        let (one, more) = self.one_and_more();
        one.minus(&more)
    }

    /// The cells that have a candidate, and those that have more than one.
    const fn one_and_more(&self) -> (CellSet<N>, CellSet<N>) {
        let (mut one, mut more) = (CellSet::EMPTY, CellSet::EMPTY);
        let mut digit = 0;
        while digit < N {
            let places = &self.places[digit];
            more = more.or(&one.and(places));
            one = one.or(places);
            digit += 1;
        }
        (one, more)
    }

    /// Takes a digit from cells, as places. As a candidate they lose it one by one.
    pub(crate) const fn remove_from(&mut self, digit: u8, cells: &CellSet<N>) {
        let places = &mut self.places[digit as usize - 1];
        *places = places.minus(cells);
    }

    /// The first cell in reading order that has no candidate.
    pub(crate) const fn empty_cell(&self) -> Option<Contradiction> {
        let (any, _) = self.one_and_more();
        match CellSet::all().minus(&any).first() {
            Some(Cell { row, column }) => Some(Contradiction::NoCandidate { row, column }),
            None => None,
        }
    }
}
