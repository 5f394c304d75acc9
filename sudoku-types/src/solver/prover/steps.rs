//! The steps of a proof, and their numbers.
//!
//! ```text
//! bits   9 8 7 6   5 4 3 2   1 0
//!        ╰──y──╯   ╰──x──╯   kind: 0 cell, 1 row, 2 column, 3 box or other unit
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
    steps: [u32; MOST],
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

    /// Adds a step, if there is room; else it is only counted.
    pub(super) const fn push(&mut self, constraint: usize) {
        if self.length < MOST {
            self.steps[self.length] = constraint as u32;
        } else {
            self.overflown = true;
        }
        self.length += 1;
    }

    /// Adds the singles before the steps, which are written backwards.
    pub(super) const fn push_all(&mut self, singles: &Singles, effort: &mut Effort) {
        let mut nth = singles.count;
        effort.spend(2 * nth as u32);
        while nth > 0 {
            nth -= 1;
            self.push(singles.constraint(nth));
        }
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

    /// Steps that were written backwards, the first one first, and as numbers; `None` if there was no room for all.
    pub(super) const fn forward(&self, size: usize) -> Option<Steps> {
        if self.overflown {
            return None;
        }
        let mut steps = Steps {
            length: self.length,
            ..Steps::NONE
        };
        let (mut from, mut to) = (self.length, 0);
        while from > 0 {
            from -= 1;
            steps.steps[to] = number(self.steps[from] as usize, size) as u32;
            to += 1;
        }
        Some(steps)
    }

    /// A step's number. What comes after the last is 0.
    pub(crate) const fn number(&self, step: usize) -> usize {
        if step < self.length {
            self.steps[step] as usize
        } else {
            0
        }
    }
}

/// The number of a constraint, of which each x has as many as there are digits.
pub(super) const fn number(constraint: usize, size: usize) -> usize {
    let line = constraint / size;
    let kind = if line < 3 * size { line / size } else { 3 };
    kind | (line - kind * size) << 2 | (constraint % size) << 6
}
