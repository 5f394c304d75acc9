//! The pairs of a grid by their cells: with which other cells the digit of a cell has a relation.

use sudoku_notation::geometry::{self, Cell, LARGEST, Relation};

/// No grid has pairs of more relations: those without a number, and for each mark with one at most one for each row.
pub(crate) const MOST_RELATIONS: usize = 128;

/// A cell has room for this number of partners, on average: by rules at most 16, and as many because lines have at most
/// eight times as many pairs as the grid has cells.
const ROOM: usize = 16 + 2 * geometry::ROOM;

/// The other cell of a pair.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Partner {
    /// The cell.
    pub cell: Cell,
    /// For each digit of the cell whose partner this is, from 1, the digits that it allows here.
    pub allowed: &'static [u32; LARGEST],
    /// The relation of the pair.
    pub relation: &'static Relation,
}

/// The partners of each cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Partners<const N: usize> {
    /// For each cell the number of its last entry, from 1; 0 for none.
    last: [[u16; N]; N],
    /// The number of the entry before of the same cell; below it twice the place of a relation, and one more if this cell is
    /// the second of the pair; and below that the number of the other cell.
    entries: [[[u32; N]; N]; ROOM],
    count: usize,
    relations: [&'static Relation; MOST_RELATIONS],
    relation_count: usize,
}

impl<const N: usize> Partners<N> {
    /// No pairs.
    pub(crate) const NONE: Self = Partners {
        last: [[0; N]; N],
        entries: [[[0; N]; N]; ROOM],
        count: 0,
        relations: [Relation::DIFFERENT; MOST_RELATIONS],
        relation_count: 0,
    };

    /// Adds a pair. Returns true if it is the first one with this relation.
    ///
    /// # Panics
    ///
    /// If the table is full.
    pub(crate) const fn insert(
        &mut self,
        one: Cell,
        other: Cell,
        relation: &'static Relation,
    ) -> bool {
        let mut place = 0;
        while place < self.relation_count && self.relations[place].number != relation.number {
            place += 1;
        }
        self.push(one, other, 2 * place);
        self.push(other, one, 2 * place + 1);
        let is_first = place == self.relation_count;
        if is_first {
            self.relations[place] = relation;
            self.relation_count += 1;
        }
        is_first
    }

    const fn push(&mut self, cell: Cell, other: Cell, relation: usize) {
        let last = &mut self.last[cell.row][cell.column];
        let before = *last as usize * 2 * MOST_RELATIONS + relation;
        let i = self.count;
        self.entries[i / N / N][i / N % N][i % N] =
            (before * N * N + other.row * N + other.column) as u32;
        self.count += 1;
        *last = self.count as u16;
    }

    /// Returns true if there are no pairs.
    pub(crate) const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Returns the most partners that a cell has.
    pub(super) const fn most(&self) -> usize {
        let (mut most, mut cell) = (0, 0);
        while cell < N * N {
            let (mut count, mut next) = (0, self.last[cell / N][cell % N]);
            while self.take_next(&mut next).is_some() {
                count += 1;
            }
            if count > most {
                most = count;
            }
            cell += 1;
        }
        most
    }

    /// Returns where [`take_next`](Partners::take_next) begins for a cell.
    pub(crate) const fn of(&self, cell: Cell) -> u16 {
        self.last[cell.row][cell.column]
    }

    /// Returns the next partner of a cell.
    pub(crate) const fn take_next(&self, next: &mut u16) -> Option<Partner> {
        if *next == 0 {
            return None;
        }
        let i = *next as usize - 1;
        let entry = self.entries[i / N / N][i / N % N][i % N] as usize;
        let (cell, kind) = (entry % (N * N), entry / (N * N));
        *next = (kind / (2 * MOST_RELATIONS)) as u16;
        let relation = self.relations[kind / 2 % MOST_RELATIONS];
        Some(Partner {
            cell: Cell {
                row: cell / N,
                column: cell % N,
            },
            allowed: match kind % 2 {
                0 => &relation.allows,
                _ => &relation.allowed_by,
            },
            relation,
        })
    }
}
