//! Draws random lines of marks that a solution satisfies.

use super::areas::{beside, cell as cell_of};
use crate::grid::Grid;
use crate::solver::{Dice, Effort, Rows};
use sudoku_notation::geometry::{
    Along, Cell, CellSet, Drawn, LARGEST, LineKind, Mark, Measure, Numbered, Reach,
};

/// The number of kinds of marks.
pub(super) const KINDS: usize = Mark::ALL.len();

/// The wished lines of a mark: their number, and the least and greatest number of their cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wish {
    pub(super) lines: usize,
    pub(super) least: usize,
    pub(super) most: usize,
}

impl Wish {
    /// No lines.
    pub(super) const NONE: Wish = Wish {
        lines: 0,
        least: 1,
        most: 1,
    };

    /// Returns true if a grid may have a line of the least wished number of cells, and `room` cells are enough for all lines.
    pub(super) const fn is_possible<const N: usize>(&self, mark: Mark, room: usize) -> bool {
        let Wish { lines, least, most } = *self;
        lines == 0
            || least <= most
                && most <= N
                && lines.saturating_mul(least) <= room
                && least >= mark.least()
                && mark.has_digits(Measure {
                    size: N,
                    number: has_number(mark) as usize,
                    cells: least,
                })
    }
}

/// Returns true if each line of a mark has a number that is not its sum.
const fn has_number(mark: Mark) -> bool {
    matches!(mark.numbered(), Numbered::Always) && !mark.has_sum()
}

/// The most attempts to draw a line. Each begins in a random cell.
const ATTEMPTS: usize = 200;

/// A line of cells with their digits.
struct Line {
    cells: [u16; LARGEST],
    digits: [u8; LARGEST],
    length: usize,
    sum: u16,
    /// The number that is not a sum, or 0.
    number: usize,
}

impl Line {
    const fn push<const N: usize>(&mut self, cell: Cell, digit: u8) {
        self.cells[self.length] = (cell.row * N + cell.column) as u16;
        self.digits[self.length] = digit;
        self.sum += digit as u16;
        self.length += 1;
    }

    /// Returns true if this digit can be the next one of a line of `length` cells.
    const fn may_have(&self, digit: u8, along: Along, length: usize) -> bool {
        let at = self.length;
        match along {
            Along::Only(digits) => digits >> (digit - 1) & 1 == 1,
            _ if at == 0 => true,
            Along::Pairs(most, relation) => {
                let mut apart = 1;
                while apart <= most && apart <= at && relation.holds(self.digits[at - apart], digit)
                {
                    apart += 1;
                }
                apart > most || apart > at
            }
            Along::Mirrored(relation) => {
                2 * at < length || relation.holds(self.digits[length - 1 - at], digit)
            }
            Along::Sum => true,
            Along::Split(first) => {
                at < first || self.rest(first) + digit as usize <= self.first(first)
            }
            Along::Zipped => {
                2 * at <= length || {
                    let middle = self.first(length / 2 + 1) - self.first((length - 1) / 2);
                    (digit + self.digits[length - 1 - at]) as usize == middle
                }
            }
        }
    }

    /// Returns true if its digits satisfy the mark, and a grid may have the line.
    const fn is_whole(&self, mark: Mark, along: Along, wish: &Wish, length: usize) -> bool {
        self.length >= wish.least
            && self.length >= mark.least()
            && match along {
                Along::Pairs(1, _) | Along::Only(_) | Along::Sum => true,
                Along::Pairs(..) | Along::Mirrored(_) | Along::Zipped => self.length == length,
                Along::Split(first) => self.length > first && self.rest(first) == self.first(first),
            }
    }

    /// Returns the sum of this number of first digits.
    const fn first(&self, count: usize) -> usize {
        let (mut sum, mut at) = (0, 0);
        while at < count {
            sum += self.digits[at] as usize;
            at += 1;
        }
        sum
    }

    /// Returns the sum of the digits after this number of first ones.
    const fn rest(&self, count: usize) -> usize {
        self.sum as usize - self.first(count)
    }

    /// Returns the sum or number of a line of this mark, or 0.
    const fn number_of(&self, mark: Mark) -> u16 {
        if mark.has_sum() {
            self.sum
        } else {
            self.number as u16
        }
    }
}

/// The place that is free for more lines.
#[derive(Clone, Copy)]
struct Place<const N: usize> {
    /// The cells that are not on a line.
    free: CellSet<N>,
    /// The corners of four cells that no line crosses, by their upper left cells.
    corners: CellSet<N>,
}

impl<const N: usize> Place<N> {
    /// The place in a grid without lines.
    const ALL: Self = Place {
        free: CellSet::all(),
        corners: CellSet::all(),
    };

    /// Returns true if a line may go on from one cell to another one beside it.
    const fn has(&self, from: Cell, to: Cell) -> bool {
        self.free.contains(to)
            && match corner(from, to) {
                Some(corner) => self.corners.contains(corner),
                None => true,
            }
    }

    /// Takes the place of a step of a line, and of the cell that the step leads to.
    const fn take(&mut self, from: Cell, to: Cell) {
        self.free.remove(to);
        if let Some(corner) = corner(from, to) {
            self.corners.remove(corner);
        }
    }

    /// Takes the place of a line.
    const fn take_line(&mut self, cells: &[u16]) {
        let mut index = 0;
        while index < cells.len() {
            let from = cells[index.saturating_sub(1)] as usize;
            self.take(cell_of::<N>(from), cell_of::<N>(cells[index] as usize));
            index += 1;
        }
    }
}

/// Returns the upper left one of the four cells around the corner between two cells, if they touch only at this corner.
const fn corner(one: Cell, other: Cell) -> Option<Cell> {
    if one.row.abs_diff(other.row) != 1 || one.column.abs_diff(other.column) != 1 {
        return None;
    }
    let row = if one.row < other.row {
        one.row
    } else {
        other.row
    };
    let column = if one.column < other.column {
        one.column
    } else {
        other.column
    };
    Some(Cell { row, column })
}

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Returns this grid with more lines of marks. All lines of marks have different cells and do not cross each other. The error
    /// is a mark with too few places for its lines.
    pub(super) const fn with_drawn_marks(
        self,
        wishes: &[Wish; KINDS],
        solution: &Rows<N>,
        dice: &mut Dice,
        effort: &mut Effort,
    ) -> Result<Self, Mark> {
        let lines = self.groups().lines;
        let (mut place, mut drawn) = (Place::ALL, Drawn::NONE);
        // The steps to move the present lines, which a new line may need.
        let (mut next, mut moved) = (0, 0);
        while let Some(line) = lines.take_next(&mut next) {
            let cells = lines.cells(line);
            moved += 20 + cells.len() as u32;
            effort.spend(30 * cells.len() as u32 + 60);
            if line.mark().is_some() {
                place.take_line(cells);
            }
            drawn.add_line(line, lines);
        }
        let mut kind = 0;
        while kind < KINDS {
            effort.spend(20);
            let mark = Mark::ALL[kind];
            let mut left = wishes[kind].lines;
            while left > 0 {
                let line = match draw(solution, mark, &wishes[kind], &place, dice, effort) {
                    Some(line) if drawn.has_room(LineKind::Mark(mark), line.length, N) => line,
                    _ => return Err(mark),
                };
                left -= 1;
                let cells = line.cells.split_at(line.length).0;
                place.take_line(cells);
                effort.spend(40 + 40 * cells.len() as u32 + 3 * moved);
                drawn.add(LineKind::Mark(mark), None, line.number_of(mark), cells, N);
            }
            kind += 1;
        }
        Ok(Grid::new(
            *self.rows(),
            self.frame().with_lines(drawn),
            *self.symbols(),
        ))
    }
}

/// Draws one line in a free place.
const fn draw<const N: usize>(
    solution: &Rows<N>,
    mark: Mark,
    wish: &Wish,
    place: &Place<N>,
    dice: &mut Dice,
    effort: &mut Effort,
) -> Option<Line> {
    let directions = match mark.reach() {
        Reach::Side => 4,
        Reach::Corner | Reach::Any => 8,
    };
    let mut attempts = ATTEMPTS;
    while attempts > 0 && !effort.is_spent() {
        attempts -= 1;
        effort.spend(50);
        let length = wish.least + dice.below(wish.most - wish.least + 1);
        let mut line = Line {
            cells: [0; LARGEST],
            digits: [0; LARGEST],
            length: 0,
            sum: 0,
            number: 0,
        };
        if has_number(mark) {
            let most = match mark.along(Measure::ANY) {
                Along::Split(_) => length,
                _ => N,
            };
            line.number = 1 + dice.below(most - 1);
        }
        let along = mark.along(Measure {
            size: N,
            number: line.number,
            cells: length,
        });
        let first = cell_of::<N>(dice.below(N * N));
        let (mut from, mut next, mut left) = (first, Some(first), *place);
        while let Some(cell) = next {
            effort.spend(40 + 3 * line.length as u32);
            let digit = solution[cell.row][cell.column];
            if !left.has(from, cell) || !line.may_have(digit, along, length) {
                break;
            }
            line.push::<N>(cell, digit);
            left.take(from, cell);
            (from, next) = (cell, None);
            // Chooses one of the cells that may be next, all with the same chance.
            let (mut direction, mut choices) = (0, 0);
            while line.length < length && direction < directions {
                effort.spend(40 + 3 * line.length as u32);
                if let Some(other) = near::<N>(cell, direction)
                    && left.has(cell, other)
                    && line.may_have(solution[other.row][other.column], along, length)
                {
                    choices += 1;
                    if dice.below(choices) == 0 {
                        next = Some(other);
                    }
                }
                direction += 1;
            }
        }
        effort.spend(20 + 2 * line.length as u32);
        if line.is_whole(mark, along, wish, length) {
            return Some(line);
        }
    }
    None
}

/// Returns the cell in one of eight directions, of which the first four are to cells side by side.
const fn near<const N: usize>(cell: Cell, direction: usize) -> Option<Cell> {
    if direction < 4 {
        return beside::<N>(cell, direction);
    }
    match beside::<N>(cell, direction % 2) {
        Some(cell) => beside::<N>(cell, 2 + direction / 2 % 2),
        None => None,
    }
}
