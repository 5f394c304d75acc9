//! The search that writes a proof. It writes backwards: the last step of the proof comes first.
//!
//! Of a branch that was refuted only what it used is written: from the contradiction back, each digit whose place makes
//! a candidate impossible that must be. If the guess itself is not among them, the refutation holds without it, and
//! replaces all branches.
//!
//! ```text
//! row 3 has no place for 5      column 1 is taken by the 5 of step 7, column 2 has the 8 of step 4, column 3 …
//!                               so steps 7 and 4 are needed; steps 5 and 6 are not, if nothing else needs them
//! ```

use super::super::Effort;
use super::LARGEST;
use super::grid::{CONSTRAINTS, GIVEN, Grid, Queue, Root};
use super::shape::{Candidate, Shape};
use super::steps::Steps;

/// The result of a branch.
#[derive(Clone, Copy)]
pub(super) enum End {
    /// A solution is in it.
    Solved,
    /// There is none, because of the digits of these times.
    Refuted(Times),
    /// It took too long.
    GaveUp,
}

/// The step at the end of a branch that is a solution: any will do, for all is satisfied.
const END: usize = 0;

/// So often it branches before it begins to look ahead: then it knows what fails.
const MOST_BLIND: usize = 300;

/// So many branches can be one within the other: the compiler allows 128 calls.
const DEEPEST: usize = 40;

/// A set of times.
#[derive(Clone, Copy)]
pub(super) struct Times([u128; 3]);

impl Times {
    const NONE: Times = Times([0; 3]);

    const fn has(&self, time: u16) -> bool {
        self.0[time as usize / 128] >> (time % 128) & 1 == 1
    }

    const fn add(&mut self, time: u16) {
        self.0[time as usize / 128] |= 1 << (time % 128);
    }

    const fn add_all(&mut self, other: &Times) {
        self.0[0] |= other.0[0];
        self.0[1] |= other.0[1];
        self.0[2] |= other.0[2];
    }
}

/// A search, and what it has found out.
pub(super) struct Search<'shape> {
    pub(super) shape: &'shape Shape,
    /// The digits of the solution, if there is one; 0 where there is none.
    pub(super) solution: [u8; LARGEST * LARGEST],
    /// Whether it tries constraints before it branches on one.
    pub(super) looks_ahead: bool,
    /// The candidates that the givens leave for each constraint.
    left: [u16; CONSTRAINTS],
    /// How often each constraint had to do with a contradiction.
    pub(super) failures: [u32; CONSTRAINTS],
    /// The steps of the proof, the last one first.
    pub(super) steps: Steps,
    /// How often it has branched.
    pub(super) branched: usize,
    /// In how many branches, one within the other, it is.
    depth: usize,
    /// Because of which constraint a digit was placed at each time on the way to this branch.
    reasons: [u16; LARGEST * LARGEST + 2],
}

impl<'shape> Search<'shape> {
    /// A search for a proof that this is the only solution, or that there is none.
    pub(super) const fn new(shape: &'shape Shape, solution: [u8; LARGEST * LARGEST]) -> Self {
        Search {
            shape,
            solution,
            looks_ahead: false,
            failures: [0; CONSTRAINTS],
            left: [0; CONSTRAINTS],
            steps: Steps::NONE,
            branched: 0,
            depth: 0,
            reasons: [0; LARGEST * LARGEST + 2],
        }
    }

    /// The same search from the start, with what it knows of failures.
    pub(super) const fn again(&mut self) {
        self.looks_ahead = true;
        self.steps = Steps::NONE;
    }

    /// Searches all of a grid.
    pub(super) const fn start(&mut self, root: &Root, effort: &mut Effort) -> End {
        let mut queue = root.queue;
        self.left = root.grid.masks;
        self.branch(root.grid, GIVEN, &mut queue, root.contradiction, effort)
    }

    /// Searches a branch, in which digits are placed up to this time.
    const fn branch(
        &mut self,
        mut grid: Grid,
        start: u16,
        queue: &mut Queue,
        mut contradiction: Option<usize>,
        effort: &mut Effort,
    ) -> End {
        let (mut time, mut turns) = (start, 0);
        while contradiction.is_none()
            && let Some(single) = queue.pop()
        {
            turns += 4;
            if grid.times[single] == 0 {
                time += 1;
                let bit = grid.masks[single].trailing_zeros() as usize;
                let candidate = self.shape.candidate(single, bit);
                self.reasons[time as usize] = self.plainest(&grid, single, candidate) as u16;
                contradiction = grid.place(self.shape, candidate, time, queue, effort);
            }
        }
        queue.clear();
        effort.spend(turns);
        if effort.is_spent() {
            return End::GaveUp;
        }
        let end = match contradiction {
            Some(constraint) => {
                self.fail(constraint, effort);
                self.steps.push(constraint);
                End::Refuted(self.causes(&grid, constraint, time + 1, Times::NONE, effort))
            }
            None if grid.filled == self.shape.size * self.shape.size => {
                self.steps.push(END);
                End::Solved
            }
            None if self.depth == DEEPEST => End::GaveUp,
            None => {
                self.depth += 1;
                grid.follow_pairs(self.shape, effort);
                let end = self.split(&grid, time, queue, effort);
                self.depth -= 1;
                end
            }
        };
        self.write(&grid, start, time, end, effort)
    }

    /// Of a cell and the units in which a candidate is the only one, a unit: it is less work to check.
    const fn plainest(&self, grid: &Grid, single: usize, candidate: Candidate) -> usize {
        let size = self.shape.size;
        if single >= size * size {
            return single;
        }
        let [cell, row, column, place] = self.shape.constraints_of(candidate);
        let is_single = [
            grid.masks[row] & (grid.masks[row] - 1),
            grid.masks[place] & (grid.masks[place] - 1),
            grid.masks[column] & (grid.masks[column] - 1),
        ];
        match is_single {
            [0, ..] => row,
            [_, 0, _] => place,
            [_, _, 0] => column,
            _ => cell,
        }
    }

    /// Searches the branches of a constraint.
    const fn split(
        &mut self,
        grid: &Grid,
        time: u16,
        queue: &mut Queue,
        effort: &mut Effort,
    ) -> End {
        self.branched += 1;
        if self.branched > MOST_BLIND && !self.looks_ahead {
            return End::GaveUp;
        }
        let constraint = self.choose(grid, effort);
        let begin = self.steps.length;
        let (mut needed, mut solved) = (Times::NONE, false);
        let mut mask = grid.masks[constraint];
        while mask != 0 {
            effort.spend(8);
            let bit = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            let before = self.steps.length;
            let mut guessed = *grid;
            let candidate = self.shape.candidate(constraint, bit);
            self.reasons[time as usize + 1] = constraint as u16;
            let contradiction = guessed.place(self.shape, candidate, time + 1, queue, effort);
            match self.branch(guessed, time + 1, queue, contradiction, effort) {
                End::Solved => solved = true,
                End::GaveUp => return End::GaveUp,
                End::Refuted(by) if by.has(time + 1) || solved => needed.add_all(&by),
                End::Refuted(by) => {
                    effort.spend((self.steps.length - before) as u32 + 2);
                    self.steps.cut(begin, before);
                    return End::Refuted(by);
                }
            }
        }
        self.steps.push(constraint);
        if solved {
            End::Solved
        } else {
            End::Refuted(self.causes(grid, constraint, time + 1, needed, effort))
        }
    }

    /// Writes the steps between two times, the last one first: all, or those that a refutation needs.
    const fn write(
        &mut self,
        grid: &Grid,
        start: u16,
        mut time: u16,
        end: End,
        effort: &mut Effort,
    ) -> End {
        let (mut needed, solved) = match end {
            End::GaveUp => return end,
            End::Solved => (Times::NONE, true),
            End::Refuted(by) => (by, false),
        };
        while time > start {
            effort.spend(5);
            let constraint = self.reasons[time as usize] as usize;
            if solved {
                self.steps.push(constraint);
            } else if needed.has(time) {
                self.steps.push(constraint);
                needed = self.causes(grid, constraint, time, needed, effort);
            }
            time -= 1;
        }
        if solved {
            End::Solved
        } else {
            End::Refuted(needed)
        }
    }

    /// Adds to the times that are needed those before which the candidates of a constraint were possible: of each the
    /// first, unless another one is needed anyway.
    const fn causes(
        &self,
        grid: &Grid,
        constraint: usize,
        before: u16,
        mut needed: Times,
        effort: &mut Effort,
    ) -> Times {
        let mut mask = self.left[constraint];
        while mask != 0 {
            let bit = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            let candidate = self.shape.candidate(constraint, bit);
            let constraints = self.shape.constraints_of(candidate);
            let mut first = before;
            let mut i = 0;
            while i < 4 {
                let time = grid.times[constraints[i]];
                if time != 0 && time < first {
                    first = time;
                    if needed.has(time) {
                        break;
                    }
                }
                i += 1;
            }
            if self.shape.has_further && (first == before || !needed.has(first)) {
                let mut nth = 0;
                while let Some(constraint) = self.shape.further_constraint(candidate, nth) {
                    let time = grid.times[constraint];
                    if time != 0 && time < first {
                        first = time;
                        if needed.has(time) {
                            break;
                        }
                    }
                    nth += 1;
                }
                effort.spend(3 * nth as u32 + 4);
            }
            if first < before {
                needed.add(first);
            }
            effort.spend(14);
        }
        needed
    }

    /// Counts a failure, for all that could have satisfied the constraint.
    const fn fail(&mut self, constraint: usize, effort: &mut Effort) {
        let mut mask = self.left[constraint];
        while mask != 0 {
            let bit = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            let candidate = self.shape.candidate(constraint, bit);
            let [a, b, c, d] = self.shape.constraints_of(candidate);
            self.failures[a] += 1;
            self.failures[b] += 1;
            self.failures[c] += 1;
            self.failures[d] += 1;
            if self.shape.has_further {
                let mut nth = 0;
                while let Some(constraint) = self.shape.further_constraint(candidate, nth) {
                    self.failures[constraint] += 1;
                    nth += 1;
                }
                effort.spend(2 * nth as u32 + 3);
            }
            effort.spend(5);
        }
    }
}
