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
use super::{LARGEST, MOST_UNITS};
use sudoku_notation::geometry::Groups;
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
        let (numbers, size) = (&shape.numbers, shape.size);
        let (mut from, mut to) = (self.length, 0);
        while from > 0 {
            from -= 1;
            let constraint = self.steps[from] as usize;
            let (line, y) = (constraint / size, constraint % size);
            steps.steps[to] = numbers.of_x[line] | numbers.of_y[(line >= size) as usize][y];
            to += 1;
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

/// The numbers of the constraints of a grid, as they are put together; of two, the second ten bits higher.
pub(super) struct Numbers {
    /// For each x of each kind: the kind and x.
    of_x: [u32; 3 * LARGEST + MOST_UNITS],
    /// For each y: of a cell, and of the other kinds.
    of_y: [[u32; LARGEST]; 2],
}

impl Numbers {
    pub(super) const fn of(groups: Groups<'_>) -> Numbers {
        let (size, boxes) = (groups.size(), groups.boxes());
        let lines = size + groups.count();
        let mut numbers = Numbers {
            of_x: [0; 3 * LARGEST + MOST_UNITS],
            of_y: [[0; LARGEST]; 2],
        };
        let is_usual = groups.is_usual();
        let takes_two = groups.takes_two_numbers();
        let mut line = 0;
        while line < lines {
            let kind = match line / size {
                kind @ 0..3 => kind,
                _ => 3,
            };
            let within = match kind {
                _ if !is_usual => 4,
                2 => boxes.columns(),
                _ => boxes.rows(),
            };
            let x = written(line - kind * size, within, takes_two);
            numbers.of_x[line] = kind as u32 | x << 2;
            line += 1;
        }
        let within = if is_usual { boxes.columns() } else { 4 };
        let shift = if takes_two { 10 } else { 6 };
        let mut y = 0;
        while y < size {
            numbers.of_y[0][y] = written(y, within, takes_two) << shift;
            numbers.of_y[1][y] = written(y, 4, takes_two) << shift;
            y += 1;
        }
        numbers
    }
}

/// Digits of x or y, from the lowest bits on: the outer one and the inner one, or a pair for each.
const fn written(index: usize, within: usize, in_pairs: bool) -> u32 {
    let (out, inside) = (index / within, index % within);
    (if in_pairs {
        pair(out, inside)
    } else {
        out | inside << 2
    }) as u32
}

/// Four digits to base four, the highest in the lowest bits.
const fn pair(out: usize, inside: usize) -> usize {
    (out / 4) | ((out % 4) << 2) | ((inside / 4) << 4) | ((inside % 4) << 6)
}
