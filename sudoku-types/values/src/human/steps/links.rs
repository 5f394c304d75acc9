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
use crate::human::candidates::DigitSet;
use sudoku_notation::geometry::Cell;
use sudoku_notation::geometry::CellSet;

/// The most candidates with a strong link that are looked at. A 9×9 has fewer.
pub(super) const MOST_NODES: usize = 512;

/// The most strong links of a candidate: one in its cell, and one in each of its units.
const MOST_STRONG: usize = 1 + crate::units::LAYERS;

/// The most weak links of a candidate that are looked at. In a 9×9 there are at most 8 in its cell, and 20 for its
/// digit.
const MOST_WEAK: usize = 40;

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

/// A list with room for the numbers of `MOST` candidates.
#[derive(Clone, Copy)]
pub(super) struct List<const MOST: usize> {
    pub(super) items: [u16; MOST],
    pub(super) count: usize,
}

impl<const MOST: usize> List<MOST> {
    const NONE: Self = List {
        items: [0; MOST],
        count: 0,
    };

    const fn push(&mut self, item: u16) {
        if self.count < MOST {
            self.items[self.count] = item;
            self.count += 1;
        }
    }
}

/// For each digit the cells that lose it.
pub(super) type Lost<const N: usize> = [CellSet<N>; N];

/// The candidates with strong links, numbered, and their links.
pub(super) struct Links<const N: usize> {
    pub(super) candidates: [Candidate; MOST_NODES],
    pub(super) count: usize,
    /// For each candidate the numbers of the candidates that it is linked to.
    pub(super) strong: [List<MOST_STRONG>; MOST_NODES],
    pub(super) weak: [List<MOST_WEAK>; MOST_NODES],
    /// For each candidate the other places for its digit that it sees.
    sees: [CellSet<N>; MOST_NODES],
    /// The number of candidates that were looked at for weak links.
    pub(super) seen: usize,
    /// The number of each candidate, from 1, by row, column and digit; 0 if it has no number.
    numbers: [[[u16; N]; N]; N],
}

impl<const N: usize> Links<N> {
    pub(super) const fn new() -> Self {
        Links {
            candidates: [Candidate::NONE; MOST_NODES],
            count: 0,
            strong: [List::NONE; MOST_NODES],
            weak: [List::NONE; MOST_NODES],
            sees: [CellSet::EMPTY; MOST_NODES],
            seen: 0,
            numbers: [[[0; N]; N]; N],
        }
    }

    /// Returns true if a strong link joins two of the candidates.
    pub(super) const fn are_strong(&self, one: Candidate, other: Candidate) -> bool {
        let (strong, other) = (&self.strong[self.number_of(one)], self.number_of(other));
        let mut index = 0;
        while index < strong.count {
            if strong.items[index] as usize == other {
                return true;
            }
            index += 1;
        }
        false
    }

    const fn number_of(&self, candidate: Candidate) -> usize {
        let Candidate { row, column, digit } = candidate;
        self.numbers[row as usize][column as usize][digit as usize - 1] as usize - 1
    }

    /// Like `Steps::ruled_out`, but uses the places that `sees` has, for grids in which cells have no relation except that they differ.
    pub(super) const fn taken(
        &self,
        digits: &[[DigitSet; N]; N],
        one: usize,
        other: usize,
    ) -> Option<Lost<N>> {
        let (a, b) = (self.candidates[one], self.candidates[other]);
        let (first, second) = (DigitSet::one(a.digit), DigitSet::one(b.digit));
        let nothing = (DigitSet::EMPTY, CellSet::EMPTY);
        let taken = if a.digit == b.digit {
            [(first, self.sees[one].and(&self.sees[other])), nothing]
        } else if a.is_in_cell_of(b) {
            let rest = digits[a.row as usize][a.column as usize].without(a.digit);
            let rest = rest.without(b.digit);
            [(rest, CellSet::one(a.cell())), nothing]
        } else {
            // Each of the two digits goes from the other's cell, if the cells see each other.
            [
                (first, self.sees[one].and(&CellSet::one(b.cell()))),
                (second, self.sees[other].and(&CellSet::one(a.cell()))),
            ]
        };
        let [(digits, losers), (_, others)] = &taken;
        if digits.is_empty() || (losers.is_empty() && others.is_empty()) {
            return None;
        }
        let (mut lost, mut part) = ([CellSet::EMPTY; N], 0);
        while part < 2 {
            let (mut digits, cells) = taken[part];
            while let Some(digit) = digits.take_first() {
                lost[digit as usize - 1] = cells;
            }
            part += 1;
        }
        Some(lost)
    }
}

impl<const N: usize, const A: usize> Steps<N, A> {
    /// Adds the strong links within cells, those within units if `of_units` is true, and the weak links between their ends.
    pub(super) const fn link_all(&mut self, links: &mut Links<N>, of_units: bool) {
        self.link_cells(links);
        if of_units {
            self.link_units(links);
        }
        self.link_weakly(links);
        self.spend_on_links(links);
    }

    /// Returns the number of a candidate, after giving it one if it has none; `None` if there are too many candidates.
    const fn number(links: &mut Links<N>, cell: Cell, digit: u8) -> Option<u16> {
        let number = &mut links.numbers[cell.row][cell.column][digit as usize - 1];
        if *number == 0 {
            if links.count == MOST_NODES {
                return None;
            }
            links.candidates[links.count] = Candidate {
                row: cell.row as u8,
                column: cell.column as u8,
                digit,
            };
            links.count += 1;
            *number = links.count as u16;
        }
        Some(*number - 1)
    }

    /// Adds a strong link, unless there are too many candidates.
    const fn link(links: &mut Links<N>, one: (Cell, u8), other: (Cell, u8)) {
        if let Some(one) = Self::number(links, one.0, one.1)
            && let Some(other) = Self::number(links, other.0, other.1)
        {
            links.strong[one as usize].push(other);
            links.strong[other as usize].push(one);
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
                Self::link(links, (cell, one), (cell, other));
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
                        Self::link(links, (one, digit), (other, digit));
                    }
                    unit += 1;
                }
                digit += 1;
            }
            layer += 1;
        }
    }

    /// Adds the weak links between candidates of one cell, and between those of two cells that cannot both be true.
    const fn link_weakly(&self, links: &mut Links<N>) {
        let mut number = 0;
        while number < links.count {
            let candidate = links.candidates[number];
            let (cell, digit) = (candidate.cell(), candidate.digit);
            let mut taken = self.units.taken(cell, digit);
            while let Some((lost, cells)) = self.units.take_next(&mut taken) {
                let mut places = self.now.places(lost).and(&cells);
                links.seen += places.len();
                if lost == digit {
                    links.sees[number] = places;
                }
                while let Some(other) = places.take_first() {
                    let known = links.numbers[other.row][other.column][lost as usize - 1];
                    if known > 0 {
                        links.weak[number].push(known - 1);
                    }
                }
            }
            let mut others = self.digits[cell.row][cell.column].without(digit);
            links.seen += others.len();
            while let Some(other) = others.take_first() {
                let known = links.numbers[cell.row][cell.column][other as usize - 1];
                if known > 0 {
                    links.weak[number].push(known - 1);
                }
            }
            number += 1;
        }
    }
}
