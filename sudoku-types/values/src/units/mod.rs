//! The units of a grid as sets of cells.

mod partners;
mod rests;

pub(crate) use partners::{MOST_RELATIONS, Partners};
pub(crate) use rests::MOST_LINES;

use sudoku_notation::geometry::{
    Cell, CellSet, Constraint, DrawnLine, Expansion, Groups, Lines, ROOM, Total, Unit,
};

/// Rows, columns, boxes or regions in their place, three times the units of rules, and twice further regions: no two units of a
/// layer share a cell.
pub(crate) const LAYERS: usize = 8;

/// The layer of the boxes, or of regions in their place, and the first layers of the units of rules and of further regions.
const BOXES: usize = 2;
const RULES: usize = 3;
const REGIONS: usize = 6;

/// There is room for this number times N² cages, or lines with a sum.
pub(crate) const CAGES: usize = 3;

/// All constraints of a grid: the units in which each digit has its place, by layers, and all others as lists and tables.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Units<const N: usize> {
    /// The cells of each unit, by layer and number.
    cells: [[CellSet<N>; N]; LAYERS],
    /// Which unit of a layer a cell is in, counted from 1; 0 for none.
    of_cell: [[[u8; N]; N]; LAYERS],
    /// The number of each unit, as [`Groups`] count them.
    numbers: [[u16; N]; LAYERS],
    /// The number of layers without the empty ones at the end.
    pub layers: usize,
    /// The number of layers, with one more if there are cages.
    pub with_cages: usize,
    /// The numbers of the cells of each cage: they differ, or have a sum, or both. Lines with a sum are among them. Behind them
    /// are the cells of which it is the sum, if it is of cells.
    caged: [[[u16; N]; N]; ROOM],
    /// The end of the cells of each cage in this list.
    ends: [[[u16; N]; N]; CAGES],
    /// The sum of each cage, and one more; 0 if it has none; above [`OTHERS`] the number of its own cells, if other cells have its
    /// sum.
    totals: [[[u16; N]; N]; CAGES],
    /// Where the line begins that each cage is, and one more; 0 for none.
    lines: [[[u16; N]; N]; CAGES],
    /// True for each cage whose cells differ.
    differ: [[[bool; N]; N]; CAGES],
    /// The number of cages.
    pub cage_count: usize,
    /// The number of the cage of each cell, whose cells differ, counted from 1; 0 for none.
    cage_of_cell: [[u16; N]; N],
    /// For each cell, the cells of all cages that it is in, whose cells differ.
    pub caged_with: [[CellSet<N>; N]; N],
    /// The pairs of cells.
    pub partners: Partners<N>,
    /// For each cell the digits that it may have: bit 0 for the digit 1.
    pub allowed: [[u32; N]; N],
    /// True if there are only rows, columns, and boxes or regions.
    pub is_plain: bool,
    /// True if cells differ by pairs and cages too.
    has_partial: bool,
    /// The most digits that a digit takes from other cells.
    pub most_taken: usize,
    /// The turns and calls that it takes to find the peers of a cell, and the digits that its digit takes.
    pub cost_of_peers: u32,
    /// Those that it takes to find the peers alone.
    pub cost_of_peers_alone: u32,
}

impl<const N: usize> Units<N> {
    /// No units, as where the effort to find them is not allowed.
    pub(crate) const NONE: Self = Units {
        cells: [[CellSet::EMPTY; N]; LAYERS],
        of_cell: [[[0; N]; N]; LAYERS],
        numbers: [[0; N]; LAYERS],
        layers: 0,
        with_cages: 0,
        caged: [[[0; N]; N]; ROOM],
        ends: [[[0; N]; N]; CAGES],
        totals: [[[0; N]; N]; CAGES],
        lines: [[[0; N]; N]; CAGES],
        differ: [[[false; N]; N]; CAGES],
        cage_count: 0,
        cage_of_cell: [[0; N]; N],
        caged_with: [[CellSet::EMPTY; N]; N],
        partners: Partners::NONE,
        allowed: [[u32::MAX >> (32 - N as u32); N]; N],
        is_plain: true,
        has_partial: false,
        most_taken: 1,
        cost_of_peers: 0,
        cost_of_peers_alone: 0,
    };

    /// The units of a grid.
    pub(crate) const fn of(groups: Groups<'_>) -> Self {
        Self::of_constraints(groups, groups.constraints())
    }

    /// Like `of`, from these constraints of the grid.
    pub(crate) const fn of_constraints(groups: Groups<'_>, mut left: Expansion<'_, N>) -> Self {
        let mut units = Self::NONE;
        let mut number = 0;
        while let Some((unit, constraint)) = left.take_next() {
            units.is_plain = number < 3 * N;
            number += 1;
            match constraint {
                Constraint::Differ(cells) if number <= groups.count() => {
                    units.take_unit(unit, number - 1, cells);
                }
                Constraint::Differ(cells) => units.take_cage(unit, cells),
                Constraint::Pair(one, other, relation) => {
                    if units.partners.insert(one, other, relation) {
                        units.most_taken += relation.most_refused as usize;
                    }
                }
                Constraint::Sum(cells, total) => units.take_sum(unit, cells, total),
                // It is pairs too.
                Constraint::Run(_) | Constraint::Turns(..) => {}
                Constraint::Only(cell, digits) => units.allowed[cell.row][cell.column] &= digits,
            }
        }
        units.has_partial = !units.partners.is_empty() || units.cage_count > 0;
        units.with_cages = units.layers + (units.cage_count > 0) as usize;
        if units.most_taken > N {
            units.most_taken = N;
        }
        units.cost_of_peers = 8 + units.layers as u32 * if N > 11 { 15 } else { 3 };
        let most = units.partners.most() as u32;
        units.cost_of_peers_alone = units.cost_of_peers + 10 * most;
        units.cost_of_peers += most * (10 + 8 * units.most_taken as u32);
        units
    }

    const fn take_unit(&mut self, unit: Unit, number: usize, cells: CellSet<N>) {
        let (layer, place) = match unit {
            Unit::Row(n) => (0, n),
            Unit::Column(n) => (1, n),
            Unit::Box(n) => (BOXES, n),
            Unit::Line(_) if number < 3 * N => (BOXES, number - 2 * N),
            Unit::Rule(..) => match self.place_for(&cells, RULES, REGIONS) {
                Some(place) => place,
                None => panic!("the units of rules have their layers"),
            },
            Unit::Line(_) => match self.place_for(&cells, REGIONS, LAYERS) {
                Some(place) => place,
                None => return self.take_cage(unit, cells),
            },
            _ => panic!("a pair"),
        };
        if self.layers <= layer {
            self.layers = layer + 1;
        }
        self.numbers[layer][place] = number as u16;
        self.cells[layer][place] = cells;
        let mut left = cells;
        while let Some(cell) = left.take_first() {
            self.of_cell[layer][cell.row][cell.column] = place as u8 + 1;
        }
    }

    /// Returns the layer and the place for one more unit, if it shares no cell with others of one of these layers.
    const fn place_for(
        &self,
        cells: &CellSet<N>,
        mut layer: usize,
        end: usize,
    ) -> Option<(usize, usize)> {
        while layer < end {
            let (mut place, mut is_free) = (0, true);
            while place < N && !self.cells[layer][place].is_empty() {
                is_free &= self.cells[layer][place].and(cells).is_empty();
                place += 1;
            }
            if is_free && place < N {
                return Some((layer, place));
            }
            layer += 1;
        }
        None
    }

    /// Adds cells that differ.
    const fn take_cage(&mut self, unit: Unit, cells: CellSet<N>) {
        let (mut left, mut is_shared) = (cells, false);
        while let Some(cell) = left.take_first() {
            is_shared |= self.cage_of_cell[cell.row][cell.column] > 0;
        }
        let i = self.cage_count;
        self.differ[i / N / N][i / N % N][i % N] = true;
        self.push(unit, cells);
        let mut left = cells;
        while let Some(Cell { row, column }) = left.take_first() {
            self.caged_with[row][column].add(&cells);
            if !is_shared {
                self.cage_of_cell[row][column] = self.cage_count as u16;
            }
        }
    }

    /// Adds cells with a sum, which may be those that were added last.
    const fn take_sum(&mut self, unit: Unit, cells: CellSet<N>, total: Total<N>) {
        let is_last = self.cage_count > 0 && {
            let last = self.cage(self.cage_count - 1);
            last.minus(&cells).is_empty() && cells.minus(&last).is_empty()
        };
        if !is_last || self.total(self.cage_count - 1).is_some() {
            self.push(unit, cells);
        }
        let i = self.cage_count - 1;
        self.totals[i / N / N][i / N % N][i % N] = match total {
            Total::Number(sum) => sum + 1,
            Total::Cells(others) => {
                self.add_cells(i, others);
                OTHERS + cells.len() as u16
            }
        };
    }

    const fn push(&mut self, unit: Unit, cells: CellSet<N>) {
        let number = self.cage_count;
        self.ends[number / N / N][number / N % N][number % N] = self.start(number) as u16;
        self.add_cells(number, cells);
        if let Unit::Line(line) = unit {
            self.lines[number / N / N][number / N % N][number % N] = Lines::place(line) + 1;
        }
        self.cage_count += 1;
    }

    /// Adds cells to the last cage.
    const fn add_cells(&mut self, number: usize, mut cells: CellSet<N>) {
        let mut i = self.start(number + 1);
        while let Some(cell) = cells.take_first() {
            self.caged[i / N / N][i / N % N][i % N] = (cell.row * N + cell.column) as u16;
            i += 1;
        }
        self.ends[number / N / N][number / N % N][number % N] = i as u16;
    }

    /// Returns where the cells of a cage begin in the list of all.
    const fn start(&self, number: usize) -> usize {
        if number == 0 {
            return 0;
        }
        let i = number - 1;
        self.ends[i / N / N][i / N % N][i % N] as usize
    }

    /// Returns the cells of a cage.
    pub(crate) const fn cage(&self, number: usize) -> CellSet<N> {
        let start = self.start(number);
        match self.totals[number / N / N][number / N % N][number % N] {
            count @ OTHERS.. => self.listed(start, start + (count - OTHERS) as usize),
            _ => self.listed(start, self.start(number + 1)),
        }
    }

    /// Returns true if the cells of a cage differ because that is written, whatever else differs.
    pub(crate) const fn is_of_differing(&self, number: usize) -> bool {
        self.differ[number / N / N][number / N % N][number % N]
    }

    /// Returns the cells between two places of the list of all. (An index costs the compiler a tenth of a slice.)
    const fn listed(&self, mut i: usize, end: usize) -> CellSet<N> {
        let mut cells = CellSet::EMPTY;
        while i < end {
            let cell = self.caged[i / N / N][i / N % N][i % N] as usize;
            cells.insert(Cell {
                row: cell / N,
                column: cell % N,
            });
            i += 1;
        }
        cells
    }

    /// Returns the sum of a cage, if it has one that is a number.
    pub(crate) const fn sum(&self, number: usize) -> Option<u16> {
        match self.totals[number / N / N][number / N % N][number % N] {
            0 | OTHERS.. => None,
            sum => Some(sum - 1),
        }
    }

    /// Returns the sum of a cage, if it has one.
    pub(crate) const fn total(&self, number: usize) -> Option<Total<N>> {
        match self.totals[number / N / N][number / N % N][number % N] {
            0 => None,
            count @ OTHERS.. => {
                let first = self.start(number) + (count - OTHERS) as usize;
                Some(Total::Cells(self.listed(first, self.start(number + 1))))
            }
            sum => Some(Total::Number(sum - 1)),
        }
    }

    /// A unit by its layer and its place there; after the layers a cage by its number.
    pub(crate) const fn unit(&self, groups: Groups<'_>, layer: usize, place: usize) -> Unit {
        if layer < self.layers {
            groups.unit(self.numbers[layer][place] as usize)
        } else {
            match self.line(groups, place) {
                Some(line) => Unit::Line(line),
                None => panic!("a cage is a line"),
            }
        }
    }

    /// The line that a cage is, if it is one.
    pub(crate) const fn line(&self, groups: Groups<'_>, number: usize) -> Option<DrawnLine> {
        match self.lines[number / N / N][number / N % N][number % N] {
            0 => None,
            at => Some(groups.lines.line(at as usize - 1)),
        }
    }

    /// The place and the cells of the unit of a layer that a cell is in. From `self.layers` on that is its cage.
    pub(crate) const fn of_cell(&self, layer: usize, cell: Cell) -> Option<(usize, CellSet<N>)> {
        let is_unit = layer < self.layers;
        let place = if is_unit {
            self.of_cell[layer][cell.row][cell.column] as usize
        } else {
            self.cage_of_cell[cell.row][cell.column] as usize
        };
        match place {
            0 => None,
            place if is_unit => Some((place - 1, self.cells[layer][place - 1])),
            place => Some((place - 1, self.cage(place - 1))),
        }
    }

    /// The units of a layer; some may have no cells.
    pub(crate) const fn of_layer(&self, layer: usize) -> &[CellSet<N>; N] {
        &self.cells[layer]
    }

    /// All cells that have another digit than this one.
    pub(crate) const fn peers(&self, cell: Cell) -> CellSet<N> {
        let (mut peers, mut layer) = (CellSet::EMPTY, 0);
        if self.has_partial {
            peers = self.caged_with[cell.row][cell.column];
            let mut next = self.partners.of(cell);
            while let Some(partner) = self.partners.take_next(&mut next) {
                if partner.relation.differs {
                    peers.insert(partner.cell);
                }
            }
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

    /// Returns the digits that the digit of a cell takes from other cells, for [`take_next`](Units::take_next).
    pub(crate) const fn taken(&self, cell: Cell, digit: u8) -> Taken {
        let mut digits = 1 << (digit - 1);
        if self.has_partial {
            let mut next = self.partners.of(cell);
            while let Some(partner) = self.partners.take_next(&mut next) {
                digits |= u32::MAX >> (32 - N as u32) & !partner.allowed[digit as usize - 1];
            }
        }
        Taken {
            cell,
            digit,
            digits,
        }
    }

    /// Returns the next digit that is taken, and the cells that it is taken from.
    pub(crate) const fn take_next(&self, taken: &mut Taken) -> Option<(u8, CellSet<N>)> {
        if taken.digits == 0 {
            return None;
        }
        let lost = taken.digits.trailing_zeros();
        taken.digits &= taken.digits - 1;
        let mut cells = if lost as u8 + 1 == taken.digit {
            self.peers(taken.cell)
        } else {
            CellSet::EMPTY
        };
        if self.has_partial {
            let mut next = self.partners.of(taken.cell);
            while let Some(partner) = self.partners.take_next(&mut next) {
                if partner.allowed[taken.digit as usize - 1] >> lost & 1 == 0 {
                    cells.insert(partner.cell);
                }
            }
        }
        Some((lost as u8 + 1, cells))
    }
}

/// In the sums of cages, what marks the number of its cells.
const OTHERS: u16 = 1 << 15;

/// The digits that the digit of a cell takes from other cells: [`Units::taken`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    cell: Cell,
    digit: u8,
    /// The digits that are left, bit 0 for the digit 1.
    digits: u32,
}

impl Taken {
    /// Returns those of one digit only.
    pub(crate) const fn only(mut self, digit: u8) -> Self {
        self.digits &= 1 << (digit - 1);
        self
    }
}
