//! From a line of text to its solution as a line of text, to the number of its solutions, and to its grade, beside the crate
//! `sudoku`.

use std::fmt::Write;
use std::hint::black_box;
use sudoku::Sudoku;
use sudoku::strategy::Strategy::{self, *};
use sudoku::strategy::StrategySolver;
use sudoku_types::Grid;

/// Puts what is found about a line into an empty text.
type Way = fn(&str, &mut String);

/// The ways that are compared. A way of the crate `sudoku` comes after that of this crate.
pub(crate) const WAYS: [(&str, Way); 7] = [
    ("  read a line", read),
    ("  line to line", solve),
    ("  line to line, crate sudoku", solve_with_sudoku),
    ("  count", count),
    ("  count, crate sudoku", count_with_sudoku),
    ("  grade", grade),
    ("  strategies, crate sudoku", grade_with_sudoku),
];

/// The end of the name of a way of the crate `sudoku`.
pub(crate) const WITH_SUDOKU: &str = ", crate sudoku";

/// The most solutions that are counted.
const MOST: usize = 10_000;

/// The strategies of the crate `sudoku` that this crate has as techniques. It has no chains.
const STRATEGIES: [Strategy; 13] = [
    NakedSingles,
    HiddenSingles,
    LockedCandidates,
    NakedPairs,
    HiddenPairs,
    NakedTriples,
    HiddenTriples,
    NakedQuads,
    HiddenQuads,
    XWing,
    Swordfish,
    Jellyfish,
    XyWing,
];

fn read(line: &str, _: &mut String) {
    let _ = black_box(Grid::<9>::parse(line));
}

fn solve(line: &str, solved: &mut String) {
    let grid = Grid::<9>::parse(line).expect("a puzzle of the set");
    if let Some(solution) = grid.solve().unique() {
        write!(solved, "{}", solution.line()).expect("a string takes all");
    }
}

fn solve_with_sudoku(line: &str, solved: &mut String) {
    let grid = Sudoku::from_str_line(line).expect("a puzzle of the set");
    if let Some(solution) = grid.solution() {
        solved.push_str(&solution.to_str_line());
    }
}

fn count(line: &str, counted: &mut String) {
    let grid = Grid::<9>::parse(line).expect("a puzzle of the set");
    let count = grid.count_solutions_up_to(MOST as u64);
    write!(counted, "{count}").expect("a string takes all");
}

fn count_with_sudoku(line: &str, counted: &mut String) {
    let grid = Sudoku::from_str_line(line).expect("a puzzle of the set");
    let count = grid.solutions_count_up_to(MOST);
    write!(counted, "{count}").expect("a string takes all");
}

fn grade(line: &str, _: &mut String) {
    let grid = Grid::<9>::parse(line).expect("a puzzle of the set");
    let _ = black_box(grid.grade());
}

fn grade_with_sudoku(line: &str, _: &mut String) {
    let grid = Sudoku::from_str_line(line).expect("a puzzle of the set");
    let _ = black_box(StrategySolver::from_sudoku(grid).solve(&STRATEGIES));
}

/// Takes the way for each line.
pub(crate) fn go(way: Way, lines: &[String]) {
    let mut solved = String::with_capacity(81);
    for line in lines {
        solved.clear();
        way(black_box(line), &mut solved);
        black_box(&solved);
    }
}

/// Asserts that the two solve each line alike, and count its solutions alike.
pub(crate) fn check(lines: &[String]) {
    let pairs: [(Way, Way); 2] = [(solve, solve_with_sudoku), (count, count_with_sudoku)];
    for line in lines {
        for (our_way, their_way) in pairs {
            let (mut ours, mut theirs) = (String::new(), String::new());
            our_way(line, &mut ours);
            their_way(line, &mut theirs);
            assert_eq!(ours, theirs, "{line}");
        }
    }
}
