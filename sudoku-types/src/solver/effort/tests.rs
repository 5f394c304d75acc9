//! That no step is forgotten, the compiler shows: each constant goes on with as many turns as
//! there should be left, and then one that had been too few would be an error.

use super::{COMPILER, Effort};
use crate::box_shape::BoxShape;
use crate::solver::puzzles::{NO_SOLUTION, TWELVE};
use crate::solver::{Search, Verdict, solve_within};

/// What rustc lets pass, less the calls and turns of `goes_on` itself.
const PATIENCE: u64 = 2_000_000 - 100;

/// Solves a grid and then spends the rest of the compiler's patience.
const fn goes_on<const N: usize>(givens: [[u8; N]; N], rows: usize) -> Verdict<N> {
    let Some(boxes) = BoxShape::new(rows, N / rows) else {
        panic!("no such boxes")
    };
    let mut effort = Effort::new(COMPILER);
    let verdict = solve_within(&givens, boxes, Search::Unique, &mut effort);
    let mut left = PATIENCE - effort.steps();
    while left > 0 {
        left -= 1;
    }
    verdict
}

/// A full grid with boxes of so many rows, in which the last cell is wrong.
const fn one_wrong<const N: usize>(rows: usize) -> [[u8; N]; N] {
    let columns = N / rows;
    let mut grid = [[0; N]; N];
    let mut cell = 0;
    while cell < N * N {
        let (row, column) = (cell / N, cell % N);
        let digit = (row % rows * columns + row / rows + column) % N;
        grid[row][column] = digit as u8 + 1;
        cell += 1;
    }
    grid[N - 1][N - 1] = grid[N - 1][0];
    grid
}

const fn one_given<const N: usize>() -> [[u8; N]; N] {
    let mut grid = [[0; N]; N];
    grid[N - 1][N / 2] = 1;
    grid
}

#[test]
fn counts_the_search_of_9x9() {
    const VERDICT: Verdict<9> = goes_on(NO_SOLUTION, 3);
    assert!(matches!(VERDICT, Verdict::None(_)));
}

#[test]
fn counts_the_search_of_other_shapes() {
    const UNIQUE: Verdict<12> = goes_on(TWELVE, 3);
    assert!(matches!(UNIQUE, Verdict::Unique(_)));
    const TOO_HARD: Verdict<25> = goes_on(one_given(), 1);
    assert!(matches!(TOO_HARD, Verdict::TooHard { .. }));
}

#[test]
fn counts_the_explanation() {
    const GRID: [[u8; 25]; 25] = one_wrong(5);
    const VERDICT: Verdict<25> = goes_on(GRID, 5);
    assert!(matches!(VERDICT, Verdict::None(_)));
    const SQUARE: [[u8; 23]; 23] = one_wrong(1);
    const SQUARE_VERDICT: Verdict<23> = goes_on(SQUARE, 1);
    assert!(matches!(SQUARE_VERDICT, Verdict::None(_)));
}
