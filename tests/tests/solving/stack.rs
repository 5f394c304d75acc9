//! Threads with the stack that `limits` states for builds without optimizations: all that can be asked of a grid runs in
//! them. Otherwise the tests abort.

use std::hint::black_box;
use std::thread;

use sudoku_types::{BoxShape, Generate, Grid, Symbols, Technique};

/// Runs a test in a thread with a stack of this size, in kilobytes.
fn with_stack(kilobytes: usize, test: fn()) {
    let thread = thread::Builder::new().stack_size(kilobytes << 10);
    let run = thread.spawn(test).expect("a thread");
    run.join().expect("no panic");
}

/// Asks a puzzle with several solutions all that there is to ask.
fn ask<const N: usize>(puzzle: &Grid<N, 1>) {
    assert!(puzzle.solve().unique().is_none());
    let mut count = 0;
    for solution in puzzle.solutions().take(2) {
        assert!(solution.is_solved());
        count += 1;
    }
    assert_eq!(count, 2);
    assert_eq!(puzzle.count_solutions_up_to(2), 2);
    let text = format!("{:#}", puzzle.line());
    assert_eq!(text.parse(), Ok(*puzzle));
    black_box((puzzle.grade_within(3_000_000), puzzle.is_minimal()));
    let steps: Vec<_> = puzzle
        .steps()
        .take(2)
        .map(|step| step.to_string())
        .collect();
    let mut notes = puzzle.candidates();
    if let Some(hint) = notes.hint().expect("no mistakes") {
        notes.apply(&hint);
    }
    assert!(notes.picture().to_string().ends_with("</svg>") && steps.len() <= 2);
}

/// Generates puzzles of a kind, which may fail.
fn generate<const N: usize>(kind: &Grid<N, 1>) {
    let like = Generate::like(kind).steps(3_000_000);
    for wishes in [
        like,
        like.cages(2, 3),
        like.regions(),
        like.givens(N * N - N, N * N)
            .grade(Technique::NakedSingle, Technique::Chain),
    ] {
        _ = black_box(wishes.puzzle(1));
    }
}

#[test]
fn the_largest_grids() {
    with_stack(4_096, || {
        let mut rows = [[0; 25]; 25];
        for (index, digit) in rows.as_flattened_mut().iter_mut().enumerate() {
            let (row, column) = (index / 25, index % 25);
            if row > 1 {
                *digit = ((row % 5 * 5 + row / 5 + column) % 25) as u8 + 1;
            }
        }
        let boxes = BoxShape::new(5, 5).expect("boxes");
        let grid = Grid::from_rows(rows, boxes, Symbols::Standard).expect("a grid");
        ask::<25>(&grid.into());
        generate::<25>(&grid.into());
    });
}

#[test]
fn nine_by_nine() {
    with_stack(1_024, || {
        let grid = Grid::<9>::blank();
        ask(&Grid::from(grid));
        generate(&Grid::from(grid));
        let puzzle = Grid::<9>::generate(1).expect("a puzzle");
        assert!(puzzle.is_minimal() && puzzle.solutions().take(2).count() == 1);
        black_box((puzzle.grade(), puzzle.steps().count()));
    });
}
