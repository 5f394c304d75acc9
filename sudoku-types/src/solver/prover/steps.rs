//! The steps of a proof, and their numbers.
//!
//! ```text
//! bits   9 8   7 6   5 4   3 2   1 0
//!       y in  y out x in  x out  kind: 0 cell, 1 row, 2 column, 3 box or other unit
//! ```
//!
//! A row is a band (out) and a line in it (in), a column a stack and a place, a box a band and a stack, and a digit,
//! counted from 0, its fours and the rest. Where one of these may be greater than three, each takes four bits, and a
//! step two numbers. Where there is more than rows, columns and boxes, all are fours and the rest: rows, columns and
//! units, of which the boxes or regions come first.

use super::shape::Shape;
use sudoku_notation::options::ProofOption;

/// The most steps of a proof.
const MOST: usize = ProofOption::MOST_STEPS;

/// Steps, each a constraint, or once they are written [`forward`](Steps::forward) one or two numbers.
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
    pub(super) const fn forward(&self, shape: &Shape) -> Option<Steps> {
        if self.overflown {
            return None;
        }
        let mut steps = Steps {
            length: self.length,
            ..Steps::NONE
        };
        let mut i = 0;
        while i < self.length {
            steps.steps[i] = number(self.steps[self.length - 1 - i] as usize, shape);
            i += 1;
        }
        Some(steps)
    }

    /// A step's number, or the second of its two. What comes after the last is 0.
    pub(crate) const fn number(&self, step: usize, second: bool) -> usize {
        if step >= self.length {
            return 0;
        }
        let number = self.steps[step] as usize;
        if second { number >> 10 } else { number & 0x3ff }
    }
}

/// The number of a constraint; of two, the second ten bits higher.
const fn number(constraint: usize, shape: &Shape) -> u32 {
    let size = shape.size;
    let kind = match constraint / (size * size) {
        kind @ 0..3 => kind,
        _ => 3,
    };
    let (x, y) = (constraint / size - kind * size, constraint % size);
    let x_within = match kind {
        _ if !shape.is_usual => 4,
        2 => shape.columns,
        _ => shape.rows,
    };
    let y_within = match kind {
        0 if shape.is_usual => shape.columns,
        _ => 4,
    };
    let (x_out, x_in) = (x / x_within, x % x_within);
    let (y_out, y_in) = (y / y_within, y % y_within);
    (if shape.takes_two_numbers {
        kind | pair(x_out, x_in) << 2 | pair(y_out, y_in) << 10
    } else {
        kind | x_out << 2 | x_in << 4 | y_out << 6 | y_in << 8
    }) as u32
}

/// Four digits to base four, the highest in the lowest bits.
const fn pair(out: usize, inside: usize) -> usize {
    (out / 4) | ((out % 4) << 2) | ((inside / 4) << 4) | ((inside % 4) << 6)
}
