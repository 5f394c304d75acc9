//! Draws random lines of marks that a solution satisfies.

use super::areas::{beside, cell as cell_of};
use crate::grid::Grid;
use crate::solver::{Dice, Effort, Rows};
use sudoku_notation::geometry::{
    Along, Cell, CellSet, Drawn, Frame, LARGEST, LineKind, Mark, Measure, Numbered, Reach,
    Relation, Which,
};
use sudoku_notation::symbols::Symbols;

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
const ATTEMPTS: usize = 400;

/// A line of cells with their digits.
struct Line {
    cells: [u16; LARGEST],
    digits: [u8; LARGEST],
    length: usize,
    number: u16,
}

impl Line {
    /// Returns true if this digit can be the next one, by the cells before it. (Most laws are of all cells together.)
    const fn may_have(&self, digit: u8, along: Along, length: usize) -> bool {
        match along {
            Along::Only(digits) => digits >> (digit - 1) & 1 == 1,
            Along::Pairs(relation) => self.all_allow(1, relation, digit),
            Along::Turns(relation, _) => self.all_allow(2, relation, digit),
            Along::Run => self.all_allow(length, Which::Run.relation(length), digit),
            Along::Mirrored(_) | Along::Sum | Along::Split(_) | Along::Zipped => true,
        }
    }

    /// Returns true if the last digits, at most this number of them, allow a digit.
    const fn all_allow(&self, most: usize, relation: &Relation, digit: u8) -> bool {
        let mut apart = 1;
        while apart <= most && apart <= self.length {
            if !relation.holds(self.digits[self.length - apart], digit) {
                return false;
            }
            apart += 1;
        }
        true
    }

    const fn cells(&self) -> &[u16] {
        self.cells.split_at(self.length).0
    }

    /// Returns true if a solution satisfies it, by the definition of solved grids.
    const fn holds<const N: usize>(
        &self,
        mark: Mark,
        kind: Frame<N>,
        solution: &Rows<N>,
        effort: &mut Effort,
    ) -> bool {
        let mut alone = Drawn::NONE;
        alone.add(LineKind::Mark(mark), self.number, self.cells(), N);
        let frame: Frame<N, 1> = kind.with_lines(alone);
        let grid = Grid::new(*solution, frame, Symbols::Standard);
        effort.spend(2 * frame.groups().lines.cost() + 40);
        if grid.wrong_sum().is_some() {
            return false;
        }
        effort.spend(grid.cost_of_conflicts());
        grid.is_solved()
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
    Some(Cell {
        row: (one.row + other.row) / 2,
        column: (one.column + other.column) / 2,
    })
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
        let (mut place, mut drawn, mut next) = (Place::ALL, Drawn::NONE, 0);
        while let Some(line) = lines.take_next(&mut next) {
            if line.mark().is_some() {
                place.take_line(lines.cells(line));
            }
            drawn.add_line(line, lines);
        }
        let frame = Frame::of(self.boxes());
        let mut kind = 0;
        while kind < KINDS {
            let mark = Mark::ALL[kind];
            let mut left = wishes[kind].lines;
            while left > 0 {
                let line = match draw(solution, frame, mark, &wishes[kind], &place, dice, effort) {
                    Some(line) if drawn.has_room(LineKind::Mark(mark), line.length, N) => line,
                    _ => return Err(mark),
                };
                left -= 1;
                place.take_line(line.cells());
                drawn.add(LineKind::Mark(mark), line.number, line.cells(), N);
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
    frame: Frame<N>,
    mark: Mark,
    wish: &Wish,
    place: &Place<N>,
    dice: &mut Dice,
    effort: &mut Effort,
) -> Option<Line> {
    let mut attempts = ATTEMPTS;
    while attempts > 0 && !effort.is_spent() {
        attempts -= 1;
        effort.spend(50 + 50 * wish.least as u32);
        let length = wish.least + dice.below(wish.most - wish.least + 1);
        let mut line = Line {
            cells: [0; LARGEST],
            digits: [0; LARGEST],
            length: 0,
            number: 0,
        };
        if has_number(mark) {
            let most = match mark.along(Measure::ANY) {
                Along::Split(_) => length,
                _ => N,
            };
            line.number = 1 + dice.below(most - 1) as u16;
        }
        let along = mark.along(Measure {
            size: N,
            number: line.number as usize,
            cells: length,
        });
        let (mut left, mut next) = (*place, place.free);
        while line.length < length
            && let Some(cell) = dice.one_of(next)
        {
            // The cells that may be next, and the cells around them.
            effort.spend(if N > 11 { 1_500 } else { 700 });
            let digit = solution[cell.row][cell.column];
            if !line.may_have(digit, along, length) {
                break;
            }
            let from = match line.length {
                0 => cell,
                length => cell_of::<N>(line.cells[length - 1] as usize),
            };
            left.take(from, cell);
            line.cells[line.length] = (cell.row * N + cell.column) as u16;
            line.digits[line.length] = digit;
            line.length += 1;
            let mut near: CellSet<N> = beside(cell);
            if !matches!(mark.reach(), Reach::Side) {
                let mut sides = near;
                while let Some(side) = sides.take_first() {
                    near.add(&beside(side));
                }
            }
            next = CellSet::EMPTY;
            while let Some(other) = near.take_first() {
                let touches = mark
                    .reach()
                    .holds((cell.row, cell.column), (other.row, other.column));
                let touches = touches || matches!(mark.reach(), Reach::Any);
                if touches
                    && other.row.abs_diff(cell.row) < 2
                    && other.column.abs_diff(cell.column) < 2
                    && left.has(cell, other)
                    && line.may_have(solution[other.row][other.column], along, length)
                {
                    next.insert(other);
                }
            }
        }
        if mark.has_sum() {
            let mut at = 0;
            while at < line.length {
                line.number += line.digits[at] as u16;
                at += 1;
            }
        }
        // A line of pairs side by side may be shorter.
        let is_long = match along {
            Along::Pairs(_) | Along::Only(_) | Along::Sum => line.length >= wish.least,
            _ => line.length == length,
        };
        if is_long && line.length >= mark.least() && line.holds(mark, frame, solution, effort) {
            return Some(line);
        }
    }
    None
}
