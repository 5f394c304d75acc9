//! Draws regions and cages at random.

use crate::grid::Grid;
use crate::solver::{Dice, Effort, Rows};
use sudoku_notation::geometry::{Cell, CellSet, Drawn, LARGEST, LineKind, NAMES, Rule};

/// The most cages, because each has a name.
const MOST_CAGES: usize = NAMES.len();

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Returns this grid with random regions. They begin as the boxes, and exchange cells with each other many times, as long
    /// as all stay connected.
    pub(super) const fn with_drawn_regions(
        self,
        dice: &mut Dice,
        effort: &mut Effort,
    ) -> Result<Self, Rule> {
        effort.spend(4 * (N * N) as u32);
        let (boxes, mut areas) = (self.boxes(), [[0; N]; N]);
        let mut index = 0;
        while index < N * N {
            let Cell { row, column } = cell::<N>(index);
            areas[row][column] = boxes.box_of(row, column) as u8 + 1;
            index += 1;
        }
        let mut turns = 40 * N * N;
        while turns > 0 && N > 1 && !effort.is_spent() {
            turns -= 1;
            effort.spend(60);
            let (given, taken) = (cell::<N>(dice.below(N * N)), cell::<N>(dice.below(N * N)));
            let one = areas[given.row][given.column];
            let other = areas[taken.row][taken.column];
            if one == other {
                continue;
            }
            areas[given.row][given.column] = other;
            areas[taken.row][taken.column] = one;
            if !touches(&areas, given, effort)
                || !touches(&areas, taken, effort)
                || !is_connected(&areas, one, effort)
                || !is_connected(&areas, other, effort)
            {
                areas[given.row][given.column] = one;
                areas[taken.row][taken.column] = other;
            }
        }
        // More than the loop turns of this function.
        effort.spend((10 * N * N + 300) as u32);
        let drawn = with_areas(
            self.frame().lines_but(LineKind::Region),
            (LineKind::Region, N),
            &areas,
            &[[0; N]; N],
            effort,
        );
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
        effort.spend(14 * (N * N) as u32 + 400);
        let most = if most < N { most } else { N };
        let order: [u16; LARGEST * LARGEST] = dice.shuffled(N * N);
        let (mut areas, mut sums, mut count) = ([[0; N]; N], [[0; N]; N], 0);
        let (mut free, mut left) = (CellSet::<N>::all(), order.split_at(N * N).0);
        while let &[first, ref more @ ..] = left {
            effort.spend(20);
            left = more;
            let first = cell::<N>(first as usize);
            if !free.contains(first) || count == MOST_CAGES {
                continue;
            }
            let size = least + dice.below(most - least + 1);
            let cage = grow(solution, first, size, &free, dice, effort);
            if cage.len() < least {
                continue;
            }
            free = free.minus(&cage);
            count += 1;
            let mut cells = cage;
            while let Some(Cell { row, column }) = cells.take_first() {
                effort.spend(5);
                areas[row][column] = count as u8;
                sums.as_flattened_mut()[count - 1] += solution[row][column] as u16;
            }
        }
        join(&mut areas, &mut sums, solution, most, effort);
        let others = self.frame().lines_but(LineKind::Cage);
        let drawn = with_areas(others, (LineKind::Cage, count), &areas, &sums, effort);
        Grid::new(
            *self.rows(),
            self.frame().with_lines(drawn),
            *self.symbols(),
        )
    }
}

/// Adds regions or cages from a map with the number of each cell, from 1 up to `count`, with names in this order, and sums.
const fn with_areas<const N: usize>(
    mut drawn: Drawn<N>,
    (kind, count): (LineKind, usize),
    areas: &Rows<N>,
    sums: &[[u16; N]; N],
    effort: &mut Effort,
) -> Drawn<N> {
    let mut number = 0;
    while number < count {
        let (mut cells, mut length, mut index) = ([0; LARGEST], 0, 0);
        while index < N * N {
            if areas.as_flattened()[index] as usize == number + 1 {
                cells[length] = index as u16;
                length += 1;
            }
            index += 1;
        }
        effort.spend((N * N + 20 * N + 60) as u32);
        let (name, sum) = (NAMES[number] as char, sums.as_flattened()[number]);
        drawn.add(kind, Some(name), sum, cells.split_at(length).0, N);
        number += 1;
    }
    drawn
}

/// Returns a cage of free cells with different digits, of at most `size` cells.
const fn grow<const N: usize>(
    solution: &Rows<N>,
    first: Cell,
    size: usize,
    free: &CellSet<N>,
    dice: &mut Dice,
    effort: &mut Effort,
) -> CellSet<N> {
    let (mut cage, mut count) = (CellSet::one(first), 1);
    let mut digits = 1u32 << solution[first.row][first.column];
    while count < size {
        // Chooses one of the cells beside the cage that may join it, all with the same chance.
        let (mut chosen, mut choices, mut cells) = (None, 0, cage);
        while let Some(cell) = cells.take_first() {
            let mut direction = 0;
            while direction < 4 {
                effort.spend(20);
                if let Some(next) = beside::<N>(cell, direction)
                    && free.contains(next)
                    && !cage.contains(next)
                    && digits >> solution[next.row][next.column] & 1 == 0
                {
                    choices += 1;
                    if dice.below(choices) == 0 {
                        chosen = Some(next);
                    }
                }
                direction += 1;
            }
        }
        let Some(next) = chosen else {
            break;
        };
        cage.insert(next);
        digits |= 1 << solution[next.row][next.column];
        count += 1;
    }
    cage
}

/// Adds cells without a cage to a cage beside them that is smaller than `most` and does not have their digit.
const fn join<const N: usize>(
    areas: &mut Rows<N>,
    sums: &mut [[u16; N]; N],
    solution: &Rows<N>,
    most: usize,
    effort: &mut Effort,
) {
    let (mut counts, mut digits) = ([0; MOST_CAGES + 1], [0u32; MOST_CAGES + 1]);
    let mut index = 0;
    while index < 2 * N * N {
        effort.spend(5);
        let at = cell::<N>(index % (N * N));
        let (area, digit) = (
            areas[at.row][at.column] as usize,
            solution[at.row][at.column],
        );
        if index < N * N {
            counts[area] += 1;
            digits[area] |= 1 << digit;
        } else if area == 0 {
            let mut direction = 0;
            while direction < 4 {
                effort.spend(10);
                if let Some(next) = beside::<N>(at, direction)
                    && areas[at.row][at.column] == 0
                {
                    let area = areas[next.row][next.column] as usize;
                    if area > 0 && counts[area] < most && digits[area] >> digit & 1 == 0 {
                        areas[at.row][at.column] = area as u8;
                        counts[area] += 1;
                        digits[area] |= 1 << digit;
                        sums.as_flattened_mut()[area - 1] += digit as u16;
                    }
                }
                direction += 1;
            }
        }
        index += 1;
    }
}

/// Returns true if a cell beside this one is in the same area.
const fn touches<const N: usize>(areas: &Rows<N>, cell: Cell, effort: &mut Effort) -> bool {
    effort.spend(12);
    let mut direction = 0;
    while direction < 4 {
        if let Some(next) = beside::<N>(cell, direction)
            && areas[next.row][next.column] == areas[cell.row][cell.column]
        {
            return true;
        }
        direction += 1;
    }
    false
}

/// Returns true if the `N` cells of an area are connected.
const fn is_connected<const N: usize>(areas: &Rows<N>, area: u8, effort: &mut Effort) -> bool {
    effort.spend((N * N) as u32);
    let mut first = 0;
    while areas[first / N][first % N] != area {
        first += 1;
    }
    let mut reached = CellSet::<N>::one(cell::<N>(first));
    let (mut open, mut count) = (reached, 0);
    while let Some(cell) = open.take_first() {
        effort.spend(40);
        count += 1;
        let mut direction = 0;
        while direction < 4 {
            if let Some(next) = beside::<N>(cell, direction)
                && areas[next.row][next.column] == area
                && !reached.contains(next)
            {
                reached.insert(next);
                open.insert(next);
            }
            direction += 1;
        }
    }
    count == N
}

/// Returns the cell beside another one, in one of four directions.
pub(super) const fn beside<const N: usize>(cell: Cell, direction: usize) -> Option<Cell> {
    let Cell { row, column } = cell;
    let (row, column) = match direction {
        0 if row > 0 => (row - 1, column),
        1 if row + 1 < N => (row + 1, column),
        2 if column > 0 => (row, column - 1),
        3 if column + 1 < N => (row, column + 1),
        _ => return None,
    };
    Some(Cell { row, column })
}

/// Returns the cell with this index in reading order.
pub(super) const fn cell<const N: usize>(index: usize) -> Cell {
    Cell {
        row: index / N,
        column: index % N,
    }
}
