//! One attempt at a puzzle: its regions, its solution, its cages, its givens, and its grade.

use super::Generate;
use super::areas::cell as cell_of;
use crate::grid::Grid;
use crate::human::grade::reach;
use crate::solver::{Dice, Effort, Engine, Rows, random_solution};
use sudoku_notation::geometry::{CellSet, LARGEST, Mark, Rule};
use sudoku_notation::technique::Technique;

/// The size of the largest grids of which no given is left that the puzzle does not need.
const LARGEST_MINIMAL: usize = 16;

/// The reason why an attempt did not make a puzzle.
pub(super) enum Failure {
    /// The grid has no solution.
    NoSolution,
    /// A grid with regions cannot have this rule.
    Rule(Rule),
    /// The allowed steps are spent.
    Spent,
    /// The solution has too few places for lines with this mark.
    Marks(Mark),
    /// The hardest technique that the puzzle needs is not one of those wished.
    Grade,
    /// The puzzle has this number of givens, which is too great.
    Givens(usize),
}

/// The digits that a solution keeps as givens.
struct Givens<const N: usize> {
    solution: Rows<N>,
    rows: Rows<N>,
    count: usize,
}

impl<const N: usize> Givens<N> {
    /// Makes some cells blank.
    const fn remove(&mut self, mut cells: CellSet<N>) {
        while let Some(cell) = cells.take_first() {
            self.rows[cell.row][cell.column] = 0;
            self.count -= 1;
        }
    }

    /// Returns true if the puzzle has several solutions without givens in these cells, or `None` if the effort is spent.
    const fn are_needed(
        &self,
        mut cells: CellSet<N>,
        engine: &Engine<N>,
        effort: &mut Effort,
    ) -> Option<bool> {
        while let Some(cell) = cells.take_first() {
            effort.spend(20);
            let index = cell.row * N + cell.column;
            let digit = self.solution[cell.row][cell.column];
            match engine.has_other(&self.rows, index, digit, effort) {
                Some(false) => {}
                result => return result,
            }
        }
        Some(false)
    }

    /// Adds givens in some cells, unless they have givens already.
    const fn add(&mut self, mut cells: CellSet<N>) {
        while let Some(cell) = cells.take_first() {
            let digit = self.solution[cell.row][cell.column];
            self.count += (self.rows[cell.row][cell.column] == 0) as usize;
            self.rows[cell.row][cell.column] = digit;
        }
    }
}

impl<const N: usize, const A: usize> Generate<N, A> {
    /// Makes one puzzle. It may end early if the puzzle will have more givens than wished, and at least `fewest`.
    pub(super) const fn attempt(
        &self,
        fewest: usize,
        dice: &mut Dice,
        effort: &mut Effort,
    ) -> Result<Grid<N, A>, Failure> {
        // The steps of this function and of its calls.
        effort.spend(40);
        let mut kind = self.kind;
        if self.has_regions {
            kind = match kind.with_drawn_regions(dice, effort) {
                Ok(jigsaw) => jigsaw,
                Err(rule) => return Err(Failure::Rule(rule)),
            };
        }
        let Some(solution) = random_solution(kind.rows(), kind.groups(), dice, effort) else {
            return Err(if effort.is_spent() {
                Failure::Spent
            } else {
                Failure::NoSolution
            });
        };
        if let Some((least, most)) = self.cages {
            kind = kind.with_drawn_cages(&solution, least, most, dice, effort);
        }
        if self.has_marks {
            kind = match kind.with_drawn_marks(&self.marks, &solution, dice, effort) {
                Ok(marked) => marked,
                Err(_) if effort.is_spent() => return Err(Failure::Spent),
                Err(mark) => return Err(Failure::Marks(mark)),
            };
        }
        let mut givens = Givens {
            solution,
            rows: solution,
            count: N * N,
        };
        if let Err(failure) = self.take_unneeded(&kind, &mut givens, fewest, dice, effort) {
            return Err(failure);
        } else if givens.count > self.most_givens {
            return Err(Failure::Givens(givens.count));
        }
        match self.grade {
            Some((from, to)) => self.ease(&kind, &mut givens, from, to, dice, effort),
            None => Ok(kind.with(givens.rows)),
        }
    }

    /// Removes givens in random order, as long as the puzzle has one solution. A given for which that takes long to find out is
    /// looked at again after the others, for twice as long. In large grids it stays when the effort is spent.
    const fn take_unneeded(
        &self,
        kind: &Grid<N, A>,
        givens: &mut Givens<N>,
        fewest: usize,
        dice: &mut Dice,
        effort: &mut Effort,
    ) -> Result<(), Failure> {
        effort.spend(4 * (N * N) as u32 + 20);
        let mut order: [u16; LARGEST * LARGEST] = dice.shuffled(N * N);
        let engine = &Engine::of(&kind.groups(), effort);
        let (mut count, mut most, mut needed) = (N * N, (N * N * N * N).div_ceil(4) as u64, 0);
        let mut seen = CellSet::EMPTY;
        while count > 0 {
            // Those to look at again move to the front.
            let (mut next, mut again) = (0, 0);
            while next < count {
                effort.spend(100);
                let index = order[next];
                next += 1;
                let cell = cell_of::<N>(index as usize);
                if seen.contains(cell) {
                    continue;
                }
                let orbit = self.symmetry.orbit(cell);
                if givens.count < self.least_givens + orbit.len() {
                    continue;
                }
                givens.remove(orbit);
                let part = &mut effort.part(most);
                let are_needed = givens.are_needed(orbit, engine, part);
                effort.spend_all(part.steps());
                match are_needed {
                    Some(false) => seen.add(&orbit),
                    Some(true) => {
                        seen.add(&orbit);
                        givens.add(orbit);
                        needed += orbit.len();
                    }
                    None => {
                        givens.add(orbit);
                        order[again] = index;
                        again += 1;
                    }
                }
                if effort.is_spent() {
                    let is_enough = N > LARGEST_MINIMAL && count < N * N;
                    return if is_enough {
                        Ok(())
                    } else {
                        Err(Failure::Spent)
                    };
                }
                if needed > self.most_givens && needed >= fewest {
                    return Err(Failure::Givens(needed));
                }
            }
            (count, most) = (again, 2 * most);
        }
        Ok(())
    }

    /// Adds givens in cells for which a person needs a harder technique, until the hardest technique needed is at most `to`.
    const fn ease(
        &self,
        kind: &Grid<N, A>,
        givens: &mut Givens<N>,
        from: Technique,
        to: Technique,
        dice: &mut Dice,
        effort: &mut Effort,
    ) -> Result<Grid<N, A>, Failure> {
        loop {
            effort.spend(100);
            let puzzle = kind.with(givens.rows);
            let (hardest, open) = reach(&puzzle, to, effort);
            if effort.is_spent() {
                return Err(Failure::Spent);
            } else if open.is_empty() {
                if hardest as u8 >= from as u8 {
                    return Ok(puzzle);
                }
                return Err(Failure::Grade);
            }
            if let Some(cell) = dice.one_of(open) {
                givens.add(self.symmetry.orbit(cell));
            }
            if givens.count > self.most_givens {
                return Err(Failure::Grade);
            }
        }
    }
}
