//! Tests solving at run time: verdicts, answers, counts, the iterator over all solutions, candidates
//! and steps, against published solutions and simple solvers.

mod chance;
mod contradictions;
mod counts;
mod forms;
mod generator;
mod killers;
mod limits;
mod marks;
mod needed;
mod notes;
mod patterns;
mod sets;
mod shapes;
mod stack;
mod steps;
mod sums;
mod variants;
mod verdicts;
mod wishes;

use sudoku_tests::parsed;
use sudoku_types::{BoxShape, Grid, Symbols};

fn shape(rows: usize, columns: usize) -> BoxShape {
    BoxShape::new(rows, columns).expect("a shape within 25 × 25")
}

fn sides(boxes: BoxShape) -> (usize, usize) {
    (boxes.rows(), boxes.columns())
}

fn grid<const N: usize>(rows: [[u8; N]; N], boxes: BoxShape) -> Grid<N> {
    Grid::from_rows(rows, boxes, Symbols::Standard).expect("a grid of this size")
}
