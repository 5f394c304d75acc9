//! The units of a grid as sets of cells.

mod partners;
mod rests;

pub(crate) use partners::{MOST_RELATIONS, Partners};
pub(crate) use rests::{Rest, Rests};

use sudoku_notation::geometry::{
    Cell, CellSet, Constraint, DrawnLine, Expansion, Groups, Lines, ROOM, Relation, Total, Unit,
    Which,
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
    /// The numbers of the cells of each cage: they differ, or have a sum, or both. Renbans, lines with a sum, and parts with the
    /// same sum are among them.
    caged: [[[u16; N]; N]; ROOM],
    /// The end of the cells of each cage in this list.
    ends: [[[u16; N]; N]; CAGES],
    /// What the digits of each cage have to be, and their sum, if that is a number.
    laws: [[[Law; N]; N]; CAGES],
    sums: [[[u16; N]; N]; CAGES],
    /// Where the line begins that each cage is, and one more; 0 for none.
    lines: [[[u16; N]; N]; CAGES],
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
        laws: [[[Law::Differ; N]; N]; CAGES],
        sums: [[[0; N]; N]; CAGES],
        lines: [[[0; N]; N]; CAGES],
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
                Constraint::Sets(cells, Which::Any) if number <= groups.count() => {
                    units.take_unit(unit, number - 1, cells);
                }
                Constraint::Sets(cells, which) => units.take_cage(unit, cells, which),
                Constraint::Pair(one, other, relation) => units.relate(one, other, relation),
                Constraint::Sum(cells, Total::Number(sum)) => {
                    units.push(unit, cells, Law::Sum, sum)
                }
                Constraint::Sum(cells, Total::AsNext) => units.push(unit, cells, Law::AsNext, 0),
                Constraint::Sum(cells, Total::AsBefore) => {
                    units.push(unit, cells, Law::AsBefore, 0)
                }
                Constraint::Only(cell, digits) => units.allowed[cell.row][cell.column] &= digits,
            }
        }
        units.note_sums_that_differ();
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
                None => return self.take_cage(unit, cells, Which::Any),
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
    const fn take_cage(&mut self, unit: Unit, cells: CellSet<N>, which: Which) {
        let (mut left, mut is_shared) = (cells, false);
        while let Some(cell) = left.take_first() {
            is_shared |= self.cage_of_cell[cell.row][cell.column] > 0;
        }
        match which {
            Which::Any => self.push(unit, cells, Law::Differ, 0),
            Which::Sum(sum) => self.push(unit, cells, Law::DifferBySum, sum),
            Which::Run => {
                self.push(unit, cells, Law::Run, 0);
                let mut left = cells;
                while let Some(one) = left.take_first() {
                    let mut others = left;
                    while let Some(other) = others.take_first() {
                        self.relate(one, other, which.relation(cells.len()));
                    }
                }
            }
        }
        let mut left = cells;
        while let Some(Cell { row, column }) = left.take_first() {
            self.caged_with[row][column].add(&cells);
            if !is_shared {
                self.cage_of_cell[row][column] = self.cage_count as u16;
            }
        }
    }

    const fn relate(&mut self, one: Cell, other: Cell, relation: &'static Relation) {
        if self.partners.insert(one, other, relation) {
            self.most_taken += relation.most_refused as usize;
        }
    }

    /// Notes of lines with a sum that their cells differ, if all of them see each other.
    const fn note_sums_that_differ(&mut self) {
        self.has_partial = true;
        let mut number = 0;
        while number < self.cage_count {
            if matches!(self.law(number), Law::Sum) && self.all_differ(self.cage(number)) {
                self.laws[number / N / N][number / N % N][number % N] = Law::DifferBySum;
            }
            number += 1;
        }
    }

    /// Returns true if all of some cells see each other.
    pub(crate) const fn all_differ(&self, mut cells: CellSet<N>) -> bool {
        while let Some(cell) = cells.take_first() {
            if !cells.minus(&self.peers(cell)).is_empty() {
                return false;
            }
        }
        true
    }

    const fn push(&mut self, unit: Unit, cells: CellSet<N>, law: Law, sum: u16) {
        let number = self.cage_count;
        let (layer, row, column) = (number / N / N, number / N % N, number % N);
        self.laws[layer][row][column] = law;
        self.sums[layer][row][column] = sum;
        if let Unit::Line(line) = unit {
            self.lines[layer][row][column] = Lines::place(line) + 1;
        }
        self.ends[layer][row][column] = self.start(number) as u16;
        self.add_cells(number, cells);
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
        match number.checked_sub(1) {
            Some(i) => self.ends[i / N / N][i / N % N][i % N] as usize,
            None => 0,
        }
    }

    /// Returns the numbers of the cells of a cage.
    pub(crate) const fn cells_of_cage(&self, number: usize) -> &[u16] {
        let all = self.caged.as_flattened().as_flattened();
        let all = all.split_at(self.start(number + 1)).0;
        all.split_at(self.start(number)).1
    }

    /// Returns the cells of a cage.
    pub(crate) const fn cage(&self, number: usize) -> CellSet<N> {
        let (mut left, mut cells) = (self.cells_of_cage(number), CellSet::EMPTY);
        while let &[cell, ref more @ ..] = left {
            cells.insert(cell_of::<N>(cell));
            left = more;
        }
        cells
    }

    /// Returns what the digits of a cage have to be.
    pub(crate) const fn law(&self, number: usize) -> Law {
        self.laws[number / N / N][number / N % N][number % N]
    }

    /// Returns the sum of a cage, if it has one that is a number.
    pub(crate) const fn sum(&self, number: usize) -> Option<u16> {
        match self.law(number) {
            Law::DifferBySum | Law::Sum => {
                Some(self.sums[number / N / N][number / N % N][number % N])
            }
            Law::Differ | Law::Run | Law::AsNext | Law::AsBefore => None,
        }
    }

    /// Returns the number of the cage whose sum is that of this one: the first part of its line. The first part has none.
    pub(crate) const fn same_sum(&self, number: usize) -> Option<usize> {
        let mut first = number;
        while first > 0
            && self.law(first).is_part()
            && matches!(self.law(first - 1), Law::AsNext)
            && (first == number || self.place_of_line(first) == self.place_of_line(number))
        {
            first -= 1;
        }
        if first < number { Some(first) } else { None }
    }

    const fn place_of_line(&self, number: usize) -> u16 {
        self.lines[number / N / N][number / N % N][number % N]
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
        match self.place_of_line(number) {
            0 => None,
            at => Some(groups.lines.line(at as usize - 1)),
        }
    }

    /// The place and the cells of the unit of a layer that a cell is in. From `self.layers` on that is its cage.
    #[inline(always)]
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
    #[inline(always)]
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
    #[inline]
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
    #[inline(always)]
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

/// What the digits of a cage have to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Law {
    /// They differ.
    Differ,
    /// They differ, and have a sum.
    DifferBySum,
    /// They differ, and follow each other.
    Run,
    /// They have a sum.
    Sum,
    /// They have the same sum as those of the next cage.
    AsNext,
    /// They have the same sum as those of the cage before.
    AsBefore,
}

impl Law {
    /// Returns true if the digits differ.
    pub(crate) const fn differs(self) -> bool {
        matches!(self, Law::Differ | Law::DifferBySum | Law::Run)
    }

    /// Returns true if the cage is one of some parts with the same sum.
    pub(crate) const fn is_part(self) -> bool {
        matches!(self, Law::AsNext | Law::AsBefore)
    }
}

/// Returns a cell by its number.
const fn cell_of<const N: usize>(number: u16) -> Cell {
    Cell {
        row: number as usize / N,
        column: number as usize % N,
    }
}

/// The digits that the digit of a cell takes from other cells: [`Units::taken`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    cell: Cell,
    digit: u8,
    /// The digits that are left, bit 0 for the digit 1.
    digits: u32,
}
