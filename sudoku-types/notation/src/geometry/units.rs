//! The units of a grid as sets of cells.

use super::{Areas, BoxShape, Cell, CellSet, Groups, Relation, Unit};

/// Rows, columns, boxes or regions, one diagonal, the other one, and windows: no two units of a layer share a cell.
pub const LAYERS: usize = 6;

/// The units in which each digit has its place.
#[derive(Clone, Copy, Debug)]
pub struct Units<const N: usize> {
    /// The cells of each, by layer and number.
    cells: [[CellSet<N>; N]; LAYERS],
    /// Which unit of a layer behind rows and columns a cell is in, counted from 1; 0 for none.
    of_cell: [[[u8; N]; N]; LAYERS - 2],
    /// The number of each, as [`Groups`] count them.
    numbers: [[u8; N]; LAYERS],
    /// How many layers are not empty at the end.
    pub layers: usize,
    /// The same, with one more if there are cages.
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
            of_cell: [[[0; N]; N]; LAYERS - 2],
            numbers: [[0; N]; LAYERS],
            layers: 3,
            with_cages: 0,
            has_partial: groups.rules().first_of_pairs().is_some() || !groups.cages().is_empty(),
            has_neighbours: groups.has_neighbours(),
            cost_of_peers: 0,
        };
        if groups.regions().is_empty() {
            units.put_boxes(groups.boxes());
        } else {
            units.put_regions(groups.regions());
        }
        let (row, column) = (CellSet::corner(1, N), CellSet::corner(N, 1));
        let mut place = 0;
        while place < N {
            units.cells[0][place] = row.moved(place, 0);
            units.cells[1][place] = column.moved(0, place);
            units.numbers[0][place] = place as u8;
            units.numbers[1][place] = (N + place) as u8;
            units.numbers[2][place] = (2 * N + place) as u8;
            place += 1;
        }
        let (mut number, count) = (3 * N, groups.count());
        while number < count {
            let unit = groups.unit(number);
            let (layer, place) = match unit {
                Unit::Diagonal(n) => (3 + n, 0),
                Unit::Window(n) => (5, n),
                _ => panic!("no rule has other units"),
            };
            units.layers = layer + 1;
            units.numbers[layer][place] = number as u8;
            let mut index = 0;
            while index < N {
                units.put(layer, place, groups.cell(unit, index));
                index += 1;
            }
            number += 1;
        }
        units.with_cages = units.layers + !groups.cages().is_empty() as usize;
        units.cost_of_peers = 4 + units.layers as u32 * if N > 11 { 15 } else { 3 };
        if units.has_partial {
            units.cost_of_peers += groups.most_of_a_cell() as u32 * 75 + 12 * N as u32;
        }
        if units.has_neighbours {
            units.cost_of_peers *= 2;
        }
        units
    }

    /// All boxes have the shape of the first one.
    const fn put_boxes(&mut self, boxes: BoxShape) {
        let (rows, columns) = (boxes.rows(), boxes.columns());
        let first = CellSet::corner(rows, columns);
        let mut place = 0;
        while place < N {
            let (top, left) = (place / rows * rows, place % rows * columns);
            self.cells[2][place] = first.moved(top, left);
            place += 1;
        }
        let mut row = 0;
        while row < N {
            if row % rows > 0 {
                self.of_cell[0][row] = self.of_cell[0][row - 1];
            } else {
                let mut column = 0;
                while column < N {
                    self.of_cell[0][row][column] = boxes.box_of(row, column) as u8 + 1;
                    column += 1;
                }
            }
            row += 1;
        }
    }

    const fn put_regions(&mut self, regions: Areas<'_>) {
        let mut index = 0;
        while index < N * N {
            let (row, column) = (index / N, index % N);
            let place = regions.numbers()[index] as usize - 1;
            self.put(2, place, Cell { row, column });
            index += 1;
        }
    }

    const fn put(&mut self, layer: usize, place: usize, cell: Cell) {
        self.cells[layer][place].insert(cell);
        self.of_cell[layer - 2][cell.row][cell.column] = place as u8 + 1;
    }

    /// A unit by its layer and its place there.
    pub const fn unit(&self, groups: Groups<'_>, layer: usize, place: usize) -> Unit {
        groups.unit(self.numbers[layer][place] as usize)
    }

    /// The cells of that unit of a layer which a cell is in, and its place there.
    pub const fn of_cell(&self, layer: usize, cell: Cell) -> Option<(usize, &CellSet<N>)> {
        let place = match layer {
            0 => cell.row,
            1 => cell.column,
            _ => match self.of_cell[layer - 2][cell.row][cell.column] {
                0 => return None,
                place => place as usize - 1,
            },
        };
        Some((place, &self.cells[layer][place]))
    }

    /// The same of what follows the layers: the cage of a cell, without a cell where there is none.
    pub const fn cage_of_cell(groups: Groups<'_>, cell: Cell) -> CellSet<N> {
        match groups.cages().at(cell) {
            Some(cage) => cells_of(groups, Unit::Cage(cage)),
            None => CellSet::EMPTY,
        }
    }

    /// The unit of a layer, or behind the layers the cage, that a cell is in.
    pub const fn unit_or_cage(&self, groups: Groups<'_>, layer: usize, cell: Cell) -> Unit {
        if layer < self.layers
            && let Some((place, _)) = self.of_cell(layer, cell)
        {
            return self.unit(groups, layer, place);
        }
        match groups.cages().at(cell) {
            Some(cage) => Unit::Cage(cage),
            None => panic!("the cell is in no such unit"),
        }
    }

    /// The units of a layer; some may have no cells.
    pub const fn of_layer(&self, layer: usize) -> &[CellSet<N>; N] {
        &self.cells[layer]
    }

    /// All cells that have another digit than this one.
    pub const fn peers(&self, groups: Groups<'_>, cell: Cell) -> CellSet<N> {
        let mut peers = self.cells[0][cell.row];
        peers.add(&self.cells[1][cell.column]);
        let mut layer = 2;
        while layer < self.layers {
            let place = self.of_cell[layer - 2][cell.row][cell.column];
            if place > 0 {
                peers.add(&self.cells[layer][place as usize - 1]);
            }
            layer += 1;
        }
        if self.has_partial {
            let (mut nth, most) = (3, groups.most_of_a_cell());
            while nth < most {
                if let Some(unit) = groups.unit_of(cell, nth)
                    && unit.is_partial()
                    && matches!(unit.relation(), Relation::Equal)
                {
                    peers.add(&cells_of(groups, unit));
                }
                nth += 1;
            }
        }
        peers.remove(cell);
        peers
    }

    /// All cells whose digits must not follow that of this one, nor be followed by it.
    pub const fn neighbours(&self, groups: Groups<'_>, cell: Cell) -> CellSet<N> {
        let (mut nth, most) = (3, groups.most_of_a_cell());
        let mut neighbours = CellSet::EMPTY;
        while nth < most {
            if let Some(unit) = groups.unit_of(cell, nth)
                && matches!(unit.relation(), Relation::Consecutive)
            {
                neighbours.add(&cells_of(groups, unit));
            }
            nth += 1;
        }
        neighbours.remove(cell);
        neighbours
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
