//! From a line of text to its solution as a line of text, beside the crate `sudoku`.

use std::fmt::Write;
use std::hint::black_box;
use sudoku::Sudoku;
use sudoku_types::Grid;

/// Puts the solution of a line, if it has exactly one, into an empty text.
type Way = fn(&str, &mut String);

/// The ways that are compared.
pub(crate) const WAYS: [(&str, Way); 3] = [
    ("  read a line", read),
    ("  line to line", solve),
    (WITH_SUDOKU, solve_with_sudoku),
];

/// The name of the way that comes after that of this crate.
pub(crate) const WITH_SUDOKU: &str = "  line to line, crate sudoku";

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

/// Takes the way for each line.
pub(crate) fn go(way: Way, lines: &[String]) {
    let mut solved = String::with_capacity(81);
    for line in lines {
        solved.clear();
        way(black_box(line), &mut solved);
        black_box(&solved);
    }
}

/// Asserts that the two solve each line alike.
pub(crate) fn check(lines: &[String]) {
    for line in lines {
        let (mut ours, mut theirs) = (String::new(), String::new());
        solve(line, &mut ours);
        solve_with_sudoku(line, &mut theirs);
        assert_eq!(ours, theirs, "{line}");
    }
}
