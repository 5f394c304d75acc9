//! The units of a grid as sets of cells.

use super::{Cell, CellSet, Groups, Relation, Unit};

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
        units.with_cages = units.layers + !groups.cages.is_empty() as usize;
        units.cost_of_peers = 4 + units.layers as u32 * if N > 11 { 15 } else { 3 };
        if units.has_partial {
            units.cost_of_peers += groups.most_of_a_cell() as u32 * 75 + 12 * N as u32;
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

    /// The place and the cells of that unit of a layer which a cell is in.
    pub const fn of_cell(&self, layer: usize, cell: Cell) -> Option<(usize, CellSet<N>)> {
        match self.of_cell[layer][cell.row][cell.column] as usize {
            0 => None,
            place => Some((place - 1, self.cells[layer][place - 1])),
        }
    }

    /// The number and the cells of the cage of a cell.
    pub const fn cage_of_cell(groups: Groups<'_>, cell: Cell) -> Option<(usize, CellSet<N>)> {
        let cages = groups.cages;
        match cages.number_at(cell) {
            Some(number) => Some((number, cells_of(groups, Unit::Cage(cages.area(number))))),
            None => None,
        }
    }

    /// The units of a layer; some may have no cells.
    pub const fn of_layer(&self, layer: usize) -> &[CellSet<N>; N] {
        &self.cells[layer]
    }

    /// All cells that have another digit than this one.
    pub const fn peers(&self, groups: Groups<'_>, cell: Cell) -> CellSet<N> {
        let (mut peers, mut layer) = (CellSet::EMPTY, 0);
        if self.has_partial {
            peers = Self::in_partial_units(groups, cell, Relation::Equal);
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
    pub const fn taken(&self, groups: Groups<'_>, cell: Cell, digit: u8) -> [(u8, CellSet<N>); 3] {
        let (mut others, mut neighbours) = ([0, 0], CellSet::EMPTY);
        if self.has_neighbours {
            others = Relation::Consecutive.partners(digit);
            neighbours = Self::in_partial_units(groups, cell, Relation::Consecutive);
            neighbours.remove(cell);
        }
        let [before, after] = others;
        let after = if after as usize <= N { after } else { 0 };
        let peers = self.peers(groups, cell);
        [(digit, peers), (before, neighbours), (after, neighbours)]
    }

    /// The cells of the pairs and the cage of a cell, if their digits must not have this relation.
    const fn in_partial_units(groups: Groups<'_>, cell: Cell, relation: Relation) -> CellSet<N> {
        let (mut nth, most) = (3, groups.most_of_a_cell());
        let mut cells = CellSet::EMPTY;
        while nth < most {
            if let Some(unit) = groups.unit_of(cell, nth)
                && unit.is_partial()
                && unit.relation() as u8 == relation as u8
            {
                cells.add(&cells_of(groups, unit));
            }
            nth += 1;
        }
        cells
    }
}

/// The cells of a unit.
pub const fn cells_of<const N: usize>(groups: Groups<'_>, unit: Unit) -> CellSet<N> {
    let (mut cells, mut index) = (CellSet::EMPTY, 0);
    while index < groups.length(unit) {
        cells.insert(groups.cell(unit, index));
        index += 1;
    }
    cells
}
