//! The steps of a proof, and their numbers.
//!
//! ```text
//! 0x124      1  kind: 0 cell, 1 row, 2 column, 3 box or other unit
//!             2  x: the row, column or unit
//!              4  y: the digit, or the column of a cell
//! ```
//!
//! Rows, columns, units and digits are counted from 0; the boxes or regions are the first units.

use super::super::Effort;
use super::singles::Singles;
use sudoku_notation::options::ProofOption;

/// The most steps of a proof.
const MOST: usize = ProofOption::MOST_STEPS;

/// Steps, each a constraint, or once they are written [`forward`](Steps::forward) a number.
#[derive(Clone, Copy)]
pub struct Steps {
    /// Once they are written forward, what comes after the last is 0.
    pub(crate) steps: [u32; MOST],
    pub(crate) length: usize,
    /// There were more, at some time, than there is room for.
    overflown: bool,
}

impl Steps {
    pub(crate) const NONE: Steps = Steps {
        steps: [0; MOST],
        length: 0,
        overflown: false,
    };

    /// One step.
    pub(super) const fn of(constraint: usize) -> Steps {
        let mut steps = Steps::NONE;
        steps.push(constraint);
        steps
    }

    /// Adds a step, if there is room; else it is only counted.
    pub(super) const fn push(&mut self, constraint: usize) {
        if self.length < MOST {
            self.steps[self.length] = constraint as u32;
        } else {
            self.overflown = true;
        }
        self.length += 1;
    }

    /// Takes out the steps from one place up to another.
    pub(super) const fn cut(&mut self, from: usize, to: usize) {
        let mut i = to;
        while i < self.length && i < MOST {
            self.steps[i - (to - from)] = self.steps[i];
            i += 1;
        }
        self.length -= to - from;
    }

    /// The singles, and then these steps, which were written backwards, the first one first: all as numbers; `None` if
    /// there was no room for all.
    pub(super) const fn forward(
        &self,
        singles: &Singles,
        size: usize,
        effort: &mut Effort,
    ) -> Option<Steps> {
        let length = singles.count + self.length;
        if self.overflown || length > MOST {
            return None;
        }
        let mut steps = Steps {
            length,
            ..Steps::NONE
        };
        let mut to = 0;
        while to < singles.count {
            steps.steps[to] = singles.number(to);
            to += 1;
        }
        let mut from = self.length;
        while from > 0 {
            from -= 1;
            steps.steps[to] = number(self.steps[from] as usize, size);
            to += 1;
        }
        effort.spend((2 * singles.count + 6 * self.length) as u32 + 4);
        Some(steps)
    }
}

/// The number of a constraint, of which each x has as many as there are digits.
pub(super) const fn number(constraint: usize, size: usize) -> u32 {
    let line = constraint / size;
    let kind = if line < 3 * size { line / size } else { 3 };
    step(kind, line - kind * size, constraint % size)
}

/// The number of a step.
pub(crate) const fn step(kind: usize, x: usize, y: usize) -> u32 {
    (kind << 8 | x << 4 | y) as u32
}
