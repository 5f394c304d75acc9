//! The units of a grid as sets of cells.

use super::rules::moves::a_move_from;
use super::{Cell, CellSet, Groups, MOST_AREAS, Relation, Rules, Sums, Unit};

/// Rows, columns, boxes or regions, one diagonal, the other one, and windows: no two units of a layer share a cell.
pub const LAYERS: usize = 6;

/// The units in which each digit has its place.
#[derive(Clone, Copy, Debug)]
pub struct Units<const N: usize> {
    /// The cells of each, by layer and number.
    cells: [[CellSet<N>; N]; LAYERS],
    /// Which unit of a layer a cell is in, counted from 1; 0 for none.
    of_cell: [[[u8; N]; N]; LAYERS],
    /// The number of each, as [`Groups`] count them.
    numbers: [[u8; N]; LAYERS],
    /// How many layers are not empty at the end.
    pub layers: usize,
    /// The number of layers, with one more if there are cages.
    pub with_cages: usize,
    /// The rules, some of which have pairs of cells.
    pub rules: Rules,
    /// The cells of each cage.
    pub cages: [CellSet<N>; MOST_AREAS],
    /// The sum of each cage, or 0.
    pub sums: Sums,
    /// The number of cages.
    pub cage_count: usize,
    /// The number of each cell's cage, counted from 1; 0 for none.
    cage_of_cell: [[u8; N]; N],
    /// Whether cells differ by pairs and cages too.
    has_partial: bool,
    /// True if there are cells whose digits must not follow each other.
    pub has_neighbours: bool,
    /// The turns and calls that it takes to find the peers of a cell, and its neighbours.
    pub cost_of_peers: u32,
}

impl<const N: usize> Units<N> {
    /// The units of a grid.
    pub const fn of(groups: Groups<'_>) -> Self {
        let mut units = Units {
            cells: [[CellSet::EMPTY; N]; LAYERS],
            of_cell: [[[0; N]; N]; LAYERS],
            numbers: [[0; N]; LAYERS],
            layers: 0,
            with_cages: 0,
            rules: groups.rules,
            cages: [CellSet::EMPTY; MOST_AREAS],
            sums: [0; MOST_AREAS],
            cage_count: groups.cages.count(),
            cage_of_cell: [[0; N]; N],
            has_partial: groups.rules.first_of_pairs().is_some() || !groups.cages.is_empty(),
            has_neighbours: groups.has_neighbours(),
            cost_of_peers: 0,
        };
        let (mut number, count) = (0, groups.count());
        while number < count {
            let unit = groups.unit(number);
            let (layer, place) = match unit {
                Unit::Row(n) => (0, n),
                Unit::Column(n) => (1, n),
                Unit::Box(n) => (2, n),
                Unit::Region(_) => (2, number - 2 * N),
                Unit::Diagonal(n) => (3 + n, 0),
                Unit::Window(n) => (5, n),
                Unit::KnightsMove(_) | Unit::KingsMove(_) | Unit::SideBySide(_) | Unit::Cage(_) => {
                    panic!("no unit of a grid is smaller than a row")
                }
            };
            units.layers = layer + 1;
            units.numbers[layer][place] = number as u8;
            let mut index = 0;
            while index < N {
                let cell = groups.cell(unit, index);
                units.cells[layer][place].insert(cell);
                units.of_cell[layer][cell.row][cell.column] = place as u8 + 1;
                index += 1;
            }
            number += 1;
        }
        let (mut number, cages) = (0, groups.cages);
        while number < units.cage_count {
            let mut left = cages.cells(number);
            units.cages[number] = left;
            if let Some(sum) = cages.sum(number) {
                units.sums[number] = sum as u16;
            }
            number += 1;
            while let Some(cell) = left.take_first() {
                units.cage_of_cell[cell.row][cell.column] = number as u8;
            }
        }
        units.with_cages = units.layers + !groups.cages.is_empty() as usize;
        units.cost_of_peers = 4 + units.layers as u32 * if N > 11 { 15 } else { 3 };
        if units.has_partial {
            units.cost_of_peers += 10 * groups.most_of_a_cell() as u32;
        }
        if units.has_neighbours {
            units.cost_of_peers *= 2;
        }
        units
    }

    /// A unit by its layer and its place there; after the layers a cage by its number.
    pub const fn unit(&self, groups: Groups<'_>, layer: usize, place: usize) -> Unit {
        match layer < self.layers {
            true => groups.unit(self.numbers[layer][place] as usize),
            false => Unit::Cage(groups.cages.area(place)),
        }
    }

    /// The place and the cells of the unit of a layer that a cell is in. From `self.layers` on that is its cage.
    pub const fn of_cell(&self, layer: usize, cell: Cell) -> Option<(usize, CellSet<N>)> {
        let (places, cells): (_, &[_]) = match layer < self.layers {
            true => (&self.of_cell[layer], &self.cells[layer]),
            false => (&self.cage_of_cell, &self.cages),
        };
        match places[cell.row][cell.column] as usize {
            0 => None,
            place => Some((place - 1, cells[place - 1])),
        }
    }

    /// The units of a layer; some may have no cells.
    pub const fn of_layer(&self, layer: usize) -> &[CellSet<N>; N] {
        &self.cells[layer]
    }

    /// All cells that have another digit than this one.
    pub const fn peers(&self, cell: Cell) -> CellSet<N> {
        let (mut peers, mut layer) = (CellSet::EMPTY, 0);
        if self.has_partial {
            peers = self.in_partial_units(cell, Relation::Equal);
        }
        while layer < self.layers {
            let place = self.of_cell[layer][cell.row][cell.column];
            if place > 0 {
                peers.add(&self.cells[layer][place as usize - 1]);
            }
            layer += 1;
        }
        peers.remove(cell);
        peers
    }

    /// Returns the digits that the digit of a cell takes from other cells, each with these cells: the digit itself, and
    /// those before and after it, if there are such. A 0 in the place of a digit takes nothing.
    pub const fn taken(&self, cell: Cell, digit: u8) -> [(u8, CellSet<N>); 3] {
        let (mut others, mut neighbours) = ([0, 0], CellSet::EMPTY);
        if self.has_neighbours {
            others = Relation::Consecutive.partners(digit);
            neighbours = self.in_partial_units(cell, Relation::Consecutive);
        }
        let [before, after] = others;
        let after = if after as usize <= N { after } else { 0 };
        let peers = self.peers(cell);
        [(digit, peers), (before, neighbours), (after, neighbours)]
    }

    /// The other cells of the pairs and the cage of a cell, if their digits must not have this relation.
    const fn in_partial_units(&self, cell: Cell, relation: Relation) -> CellSet<N> {
        let (mut rules, mut cells) = (self.rules, CellSet::EMPTY);
        if let (Relation::Equal, Some((_, cage))) = (relation, self.of_cell(self.layers, cell)) {
            cells = cage;
            cells.remove(cell);
        }
        while let Some(rule) = rules.take() {
            if rule.relation() as u8 == relation as u8 {
                cells.add(&a_move_from(cell, rule.moves()));
            }
        }
        cells
    }
}
