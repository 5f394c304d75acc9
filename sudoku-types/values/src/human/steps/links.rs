//! The links between candidates, of which chains are made: strong ones and weak ones.
//!
//! ```text
//!   strong   a ═══ b   if a is false, b is true   the two candidates of a cell, or the two places for a digit in a unit
//!   weak     a ─── b   if a is true, b is false   two candidates of a cell, or a digit in two cells that see each other, or
//!                                                 candidates of two cells that their relation does not allow together
//! ```
//!
//! Only candidates with a strong link can be part of a chain. They are numbered, and links refer to these numbers.

use super::Steps;
use crate::human::digit_set::DigitSet;
use sudoku_notation::geometry::Cell;
use sudoku_notation::geometry::CellSet;

/// The most candidates with a strong link that are looked at. A 9×9 has fewer.
pub(super) const MOST_NODES: usize = 512;

/// The most strong links of a candidate: one in its cell, and one in each of its units.
const MOST_STRONG: usize = 1 + crate::units::LAYERS;

/// A digit in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Candidate {
    pub(super) row: u8,
    pub(super) column: u8,
    pub(crate) digit: u8,
}

impl Candidate {
    /// Fills the unused places of arrays.
    pub(super) const NONE: Candidate = Candidate {
        row: 0,
        column: 0,
        digit: 0,
    };

    pub(crate) const fn cell(self) -> Cell {
        Cell {
            row: self.row as usize,
            column: self.column as usize,
        }
    }

    /// Returns true if both candidates are in the same cell.
    pub(super) const fn is_in_cell_of(self, other: Candidate) -> bool {
        self.row == other.row && self.column == other.column
    }
}

/// For each digit the cells that lose it.
pub(super) type Lost<const N: usize> = [CellSet<N>; N];

/// The candidates with strong links, numbered, and their links.
pub(super) struct Links<const N: usize> {
    pub(super) candidates: [Candidate; MOST_NODES],
    pub(super) count: usize,
    /// For each candidate the numbers of the candidates to which it has strong links, and how many these are.
    strong: [([u16; MOST_STRONG], u16); MOST_NODES],
    /// True for a candidate from which no chain begins that is as long as those that were looked for.
    pub(super) is_short: [bool; MOST_NODES],
    /// For each digit the cells where it has a strong link.
    pub(super) linked: [CellSet<N>; N],
    /// For each cell its digits that have a strong link, and the cells that it sees if there are any.
    pub(super) digits: [[DigitSet; N]; N],
    pub(super) sees: [[CellSet<N>; N]; N],
    /// The number of each candidate, from 1, by row, column and digit; 0 if it has no number.
    numbers: [[[u16; N]; N]; N],
}

impl<const N: usize> Links<N> {
    pub(super) const fn new() -> Self {
        Links {
            candidates: [Candidate::NONE; MOST_NODES],
            count: 0,
            strong: [([0; MOST_STRONG], 0); MOST_NODES],
            is_short: [false; MOST_NODES],
            linked: [CellSet::EMPTY; N],
            digits: [[DigitSet::EMPTY; N]; N],
            sees: [[CellSet::EMPTY; N]; N],
            numbers: [[[0; N]; N]; N],
        }
    }

    /// Returns the numbers of the candidates to which a candidate has strong links: the first ones, and how many.
    pub(super) const fn strong(&self, number: usize) -> (&[u16; MOST_STRONG], usize) {
        let (numbers, count) = &self.strong[number];
        (numbers, *count as usize)
    }

    /// Returns true if a strong link joins two of the candidates.
    pub(super) const fn are_strong(&self, one: Candidate, other: Candidate) -> bool {
        let (strong, count) = self.strong(self.number_of(one.cell(), one.digit));
        let (other, mut index) = (self.number_of(other.cell(), other.digit), 0);
        while index < count && strong[index] as usize != other {
            index += 1;
        }
        index < count
    }

    pub(super) const fn number_of(&self, cell: Cell, digit: u8) -> usize {
        self.numbers[cell.row][cell.column][digit as usize - 1] as usize - 1
    }

    /// Adds a strong link from one candidate to another.
    const fn push(&mut self, from: u16, to: u16) {
        let (numbers, count) = &mut self.strong[from as usize];
        if (*count as usize) < MOST_STRONG {
            numbers[*count as usize] = to;
            *count += 1;
        }
    }
}

impl<const N: usize, const A: usize> Steps<N, A> {
    /// Adds the strong links within cells, and those within units if `of_units` is true.
    pub(super) const fn link_all(&mut self, links: &mut Links<N>, of_units: bool) {
        self.link_cells(links);
        if of_units {
            self.link_units(links);
        }
        let of_places = self.units.layers * N * N * 11;
        self.spend_on_sets(30 + 17 * self.open.len() + of_places + links.count * 26);
        self.spend(links.count * self.units.cost_of_peers as usize);
    }

    /// Returns the number of a candidate, after giving it one if it has none; `None` if there are too many candidates.
    const fn number(&self, links: &mut Links<N>, cell: Cell, digit: u8) -> Option<u16> {
        let Cell { row, column } = cell;
        let number = &mut links.numbers[row][column][digit as usize - 1];
        if *number == 0 {
            if links.count == MOST_NODES {
                return None;
            }
            links.candidates[links.count] = Candidate {
                row: row as u8,
                column: column as u8,
                digit,
            };
            links.count += 1;
            *number = links.count as u16;
            links.linked[digit as usize - 1].insert(cell);
            if links.digits[row][column].is_empty() {
                links.sees[row][column] = self.units.peers(cell);
            }
            links.digits[row][column].insert(digit);
        }
        Some(*number - 1)
    }

    /// Adds a strong link, unless there are too many candidates.
    const fn link(&self, links: &mut Links<N>, one: (Cell, u8), other: (Cell, u8)) {
        if let Some(one) = self.number(links, one.0, one.1)
            && let Some(other) = self.number(links, other.0, other.1)
        {
            links.push(one, other);
            links.push(other, one);
        }
    }

    /// Adds the strong link between the two candidates of each cell that has two.
    const fn link_cells(&self, links: &mut Links<N>) {
        let mut open = self.open;
        while let Some(cell) = open.take_first() {
            let mut digits = self.digits[cell.row][cell.column];
            if digits.len() == 2
                && let Some(one) = digits.take_first()
                && let Some(other) = digits.take_first()
            {
                self.link(links, (cell, one), (cell, other));
            }
        }
    }

    /// Adds the strong link between the two places for a digit in each unit that has two.
    const fn link_units(&self, links: &mut Links<N>) {
        let mut layer = 0;
        while layer < self.units.layers {
            let units = self.units.of_layer(layer);
            let mut digit = 1;
            while digit <= N as u8 {
                let places = *self.now.places(digit);
                let mut unit = 0;
                while unit < N {
                    let mut in_unit = places.and(&units[unit]);
                    if let Some(one) = in_unit.take_first()
                        && let Some(other) = in_unit.single()
                    {
                        self.link(links, (one, digit), (other, digit));
                    }
                    unit += 1;
                }
                digit += 1;
            }
            layer += 1;
        }
    }

    /// Like `lost_by`, but faster, for grids in which cells have no relation except that they differ.
    pub(super) const fn taken(
        &self,
        links: &Links<N>,
        one: Candidate,
        other: Candidate,
    ) -> Option<Lost<N>> {
        let (cell, at) = (one.cell(), other.cell());
        let sees = &links.sees[cell.row][cell.column];
        let (mut digits, cells, back) = if one.digit == other.digit {
            let both = sees.and(&links.sees[at.row][at.column]);
            let places = both.and(self.now.places(one.digit));
            (DigitSet::one(one.digit), places, CellSet::EMPTY)
        } else if one.is_in_cell_of(other) {
            let rest = self.digits[cell.row][cell.column].without(one.digit);
            let cells = CellSet::one(cell);
            (rest.without(other.digit), cells, CellSet::EMPTY)
        } else if sees.contains(at) {
            // Each of the two digits goes from the other's cell.
            let places = CellSet::one(at).and(self.now.places(one.digit));
            let back = CellSet::one(cell).and(self.now.places(other.digit));
            (DigitSet::one(one.digit), places, back)
        } else {
            return None;
        };
        if digits.is_empty() || (cells.is_empty() && back.is_empty()) {
            return None;
        }
        let mut lost = [CellSet::EMPTY; N];
        lost[other.digit as usize - 1] = back;
        while let Some(digit) = digits.take_first() {
            lost[digit as usize - 1] = cells;
        }
        Some(lost)
    }
}
