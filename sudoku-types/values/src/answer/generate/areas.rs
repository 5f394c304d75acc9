//! Draws regions and cages at random.

use crate::grid::Grid;
use crate::solver::{Dice, Effort, Rows};
use sudoku_notation::geometry::{Cell, CellSet, Drawn, LARGEST, LineKind, NAMES, Rule};

/// The most cages, so that a map has a name for each.
const MOST_CAGES: usize = NAMES.len();

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Returns this grid with random regions. They begin as the boxes, and exchange cells with each other many times, as long
    /// as all stay connected.
    pub(super) const fn with_drawn_regions(
        self,
        dice: &mut Dice,
        effort: &mut Effort,
    ) -> Result<Self, Rule> {
        let (boxes, mut areas, mut index) = (self.boxes(), [CellSet::EMPTY; N], 0);
        while index < N * N {
            let at = cell::<N>(index);
            areas[boxes.box_of(at.row, at.column)].insert(at);
            index += 1;
        }
        let mut turns = 40 * N * N;
        while turns > 0 && N > 1 && !effort.is_spent() {
            turns -= 1;
            effort.spend(60);
            let (given, taken) = (cell::<N>(dice.below(N * N)), cell::<N>(dice.below(N * N)));
            let (one, other) = (place_of(&areas, given), place_of(&areas, taken));
            let mut after = [areas[one], areas[other]];
            after[0].remove(given);
            after[0].insert(taken);
            after[1].remove(taken);
            after[1].insert(given);
            if one != other && is_connected(after[0]) && is_connected(after[1]) {
                [areas[one], areas[other]] = after;
            }
        }
        let drawn = self.frame().lines_but(LineKind::Region);
        let drawn = with_areas(drawn, LineKind::Region, &areas, None);
        match self.frame().without_boxes() {
            Ok(frame) => Ok(Grid::new(
                *self.rows(),
                frame.with_lines(drawn),
                *self.symbols(),
            )),
            Err(rule) => Err(rule),
        }
    }

    /// Returns this grid with random cages of `least` to `most` cells, with the sums of a solution.
    pub(super) const fn with_drawn_cages(
        self,
        solution: &Rows<N>,
        least: usize,
        most: usize,
        dice: &mut Dice,
        effort: &mut Effort,
    ) -> Self {
        let most = if most < N { most } else { N };
        let order: [u16; LARGEST * LARGEST] = dice.shuffled(N * N);
        let (mut cages, mut count) = ([CellSet::EMPTY; MOST_CAGES], 0);
        let (mut free, mut left) = (CellSet::<N>::all(), order.split_at(N * N).0);
        while let &[first, ref more @ ..] = left {
            left = more;
            effort.spend(60);
            let first = cell::<N>(first as usize);
            if !free.contains(first) || count == MOST_CAGES {
                continue;
            }
            let size = least + dice.below(most - least + 1);
            let mut cage = CellSet::one(first);
            while cage.len() < size
                && let Some(next) = dice.one_of(joining(solution, &cage, &free, effort))
            {
                cage.insert(next);
            }
            if cage.len() >= least {
                free = free.minus(&cage);
                cages[count] = cage;
                count += 1;
            }
        }
        // Cells without a cage join one beside them that is smaller than `most`.
        let mut left = free;
        while let Some(cell) = left.take_first() {
            let mut cage = 0;
            effort.spend((8 * count) as u32);
            while cage < count
                && !(cages[cage].len() < most
                    && joining(solution, &cages[cage], &free, effort).contains(cell))
            {
                cage += 1;
            }
            if cage < count {
                cages[cage].insert(cell);
                free.remove(cell);
            }
        }
        // Each cell and each line is written twice.
        effort.spend((30 * N * N) as u32 + 2 * self.groups().lines.cost());
        let drawn = self.frame().lines_but(LineKind::Cage);
        let cages = cages.split_at(count).0;
        let drawn = with_areas(drawn, LineKind::Cage, cages, Some(solution));
        Grid::new(
            *self.rows(),
            self.frame().with_lines(drawn),
            *self.symbols(),
        )
    }
}

/// Adds regions or cages in this order, and the sums of a solution.
const fn with_areas<const N: usize>(
    mut drawn: Drawn<N>,
    kind: LineKind,
    areas: &[CellSet<N>],
    solution: Option<&Rows<N>>,
) -> Drawn<N> {
    let mut number = 0;
    while number < areas.len() {
        let (mut left, mut cells, mut length, mut sum) = (areas[number], [0; LARGEST], 0, 0);
        while let Some(Cell { row, column }) = left.take_first() {
            cells[length] = (row * N + column) as u16;
            length += 1;
            if let Some(solution) = solution {
                sum += solution[row][column] as u16;
            }
        }
        drawn.add(kind, sum, cells.split_at(length).0, N);
        number += 1;
    }
    drawn
}

/// Returns the free cells beside a cage that do not have one of its digits.
const fn joining<const N: usize>(
    solution: &Rows<N>,
    cage: &CellSet<N>,
    free: &CellSet<N>,
    effort: &mut Effort,
) -> CellSet<N> {
    effort.spend(cage.len() as u32 * if N > 11 { 90 } else { 60 } + 60);
    let (mut left, mut digits, mut near) = (*cage, 0, CellSet::EMPTY);
    while let Some(cell) = left.take_first() {
        digits |= 1u32 << solution[cell.row][cell.column];
        near.add(&beside(cell));
    }
    let mut left = near.and(free).minus(cage);
    let mut joining = CellSet::EMPTY;
    while let Some(cell) = left.take_first() {
        if digits >> solution[cell.row][cell.column] & 1 == 0 {
            joining.insert(cell);
        }
    }
    joining
}

/// Returns the place of the area that has a cell.
const fn place_of<const N: usize>(areas: &[CellSet<N>; N], cell: Cell) -> usize {
    let mut place = 0;
    while !areas[place].contains(cell) {
        place += 1;
    }
    place
}

/// Returns true if these cells are connected.
const fn is_connected<const N: usize>(mut left: CellSet<N>) -> bool {
    let mut open = CellSet::EMPTY;
    if let Some(first) = left.take_first() {
        open.insert(first);
    }
    while let Some(cell) = open.take_first() {
        let next = beside(cell).and(&left);
        left = left.minus(&next);
        open.add(&next);
    }
    left.is_empty()
}

/// Returns the cells beside another one.
pub(super) const fn beside<const N: usize>(Cell { row, column }: Cell) -> CellSet<N> {
    let mut cells = CellSet::EMPTY;
    let near = [
        (row.wrapping_sub(1), column),
        (row + 1, column),
        (row, column.wrapping_sub(1)),
        (row, column + 1),
    ];
    let mut direction = 0;
    while direction < 4 {
        let (row, column) = near[direction];
        if row < N && column < N {
            cells.insert(Cell { row, column });
        }
        direction += 1;
    }
    cells
}

/// Returns the cell with this index in reading order.
pub(super) const fn cell<const N: usize>(index: usize) -> Cell {
    Cell {
        row: index / N,
        column: index % N,
    }
}
