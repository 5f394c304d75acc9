//! Work in instalments comes to the same as without: the search for a verdict, the survey of givens, and the steps of a person.

extern crate std;

use crate::grid::Grid;
use crate::human::grade::Solving;
use crate::solver::instalment::Instalment;
use crate::solver::needed::Needed;
use crate::solver::tests::puzzles::{EIGHTEEN, NO_SOLUTION, TRIED, TWELVE, full};
use crate::solver::{Effort, Engine, Goal, Verdict, solve_within};
use crate::{BoxShape, Generate};
use std::thread;
use sudoku_notation::geometry::{Rule, Rules};
use sudoku_notation::symbols::Symbols;
use sudoku_notation::technique::Technique;

/// The steps of an instalment.
const PART: u64 = 50_000;

/// The most steps of all together: what takes more is not compared.
const ALL: u64 = 3_000_000;

/// Goes on with a piece of work until it ends. Returns the number of instalments.
fn to_the_end<T>(work: &mut T, progress: fn(&T) -> Option<u64>, next: impl Fn(&mut T)) -> usize {
    let mut parts = 1;
    while let Some(before) = progress(work) {
        next(work);
        parts += 1;
        assert_ne!(progress(work), Some(before), "no progress after {parts}");
    }
    parts
}

/// Compares the verdict on a grid, and what is needed and what a person does if it has one solution. Returns the number of
/// instalments.
fn check<const N: usize, const A: usize>(grid: &Grid<N, A>) -> usize {
    let (rows, groups, mut all) = (grid.rows(), grid.groups(), 0);
    let part = || Effort::new(PART);
    let engine = Engine::of(&groups, &mut part());
    for goal in [Goal::Unique, Goal::First] {
        let whole = solve_within(rows, groups, goal, &mut Effort::new(ALL));
        if matches!(whole, Verdict::TooHard { .. }) {
            return all;
        }
        let mut last = Instalment::first(rows, groups, goal, &mut part());
        let next = |state: &mut Instalment<N>| *state = state.next(&engine, goal, &mut part());
        let parts = to_the_end(&mut last, Instalment::progress, next);
        assert_eq!(last.verdict(), whole, "{grid:?}");
        all += parts;
    }
    let survey = |state: &mut Needed<N>, most| {
        *state = state.survey(rows, &engine, &mut Effort::new(most));
    };
    let (mut whole, mut last) = (Needed::NOTHING, Needed::NOTHING);
    survey(&mut whole, ALL);
    if grid.is_uniquely_solvable() && whole.progress().is_none() {
        survey(&mut last, PART);
        all += to_the_end(&mut last, Needed::progress, |state| survey(state, PART));
        let unneeded = |state| match state {
            Needed::Except(cell) => Some(cell),
            _ => None,
        };
        assert_eq!(unneeded(last), unneeded(whole), "{grid:?}");
    }
    for allowed in [
        Technique::NakedSingle,
        Technique::ALL[Technique::ALL.len() - 1],
    ] {
        let mut whole = Solving::by(allowed, grid, Effort::new(u64::MAX));
        whole.go_on();
        // More than to find all links.
        let part = || Effort::new(1_000 * (N * N) as u64);
        let mut last = Solving::by(allowed, grid, part());
        last.go_on();
        let parts = to_the_end(&mut last, Solving::progress, |state| state.resume(part()));
        assert_eq!(
            (last.grade(), last.needs()),
            (whole.grade(), whole.needs()),
            "{grid:?}"
        );
        all += parts;
    }
    all
}

fn plain<const N: usize>(rows: [[u8; N]; N], boxes: (usize, usize)) -> Grid<N> {
    let boxes = BoxShape::new(boxes.0, boxes.1).expect("a shape");
    Grid::from_rows(rows, boxes, Symbols::Standard).expect("a grid")
}

/// Puzzles like a grid, of these seeds.
fn check_like<const N: usize, const A: usize>(kind: &Grid<N, A>, seeds: u64) -> usize {
    let generate = Generate::like(kind);
    let puzzles = (0..seeds).filter_map(|seed| generate.puzzle(seed).ok());
    puzzles.map(|puzzle| check(&puzzle)).sum()
}

#[test]
fn instalments_come_to_the_same() {
    let nine = plain([[0; 9]; 9], (3, 3));
    let mut parts = check(&plain(NO_SOLUTION, (3, 3))) + check(&plain(TRIED, (3, 3)));
    parts += check_like(&nine, 3);
    for rule in Rule::ALL {
        parts += check_like(&nine.with_rules(Rules::NONE.and(rule)).expect("a rule"), 2);
    }
    assert!(parts > 150, "{parts}");
}

#[test]
fn instalments_of_grids_with_lines() {
    let cages = Generate::<9, 1>::new().cages(2, 4);
    let mut parts = 0;
    for seed in 0..4 {
        parts += check(&cages.puzzle(seed).expect("a killer"));
    }
    parts += check_like(&plain([[0; 10]; 10], (2, 5)), 2);
    assert!(parts > 40, "{parts}");
}

#[test]
fn instalments_of_large_grids() {
    // In a build without optimizations, several copies of each state are on the stack.
    let thread = thread::Builder::new()
        .stack_size(16 << 20)
        .spawn(check_large_grids);
    assert!(thread.expect("a thread").join().expect("no panic") > 40);
}

fn check_large_grids() -> usize {
    let mut parts = check_like(&plain([[0; 12]; 12], (3, 4)), 2);
    let boxes = BoxShape::new(5, 5).expect("a shape");
    let mut large = full::<25>(boxes, 1);
    for cell in 0..240 {
        large[cell * 7 % 25][cell * 11 / 25 % 25] = 0;
    }
    parts += check(&plain(large, (5, 5)));
    parts += check(&plain(TWELVE, (3, 4))) + check(&plain(EIGHTEEN, (3, 6)));
    parts + check(&plain([[0; 16]; 16], (4, 4)))
}
