//! Tests `solver: types;` against the known solutions of the sets, and against the const solver.
//!
//! Each batch is a program of one crate, with one puzzle on each line. The programs are only checked, not run: rustc
//! finds the solutions by checking.

use std::collections::BTreeSet;
use sudoku_tests::{CompileError, Entry, GeneratedCrate, read_set};

/// The lines above the puzzles.
const HEAD: &str = "#![allow(dead_code)]
use sudoku_types::{Solution, Unique, sudoku, unsolvable};
fn main() {}
const fn unique<S: Unique>() {}
/// Returns true if these are of the same puzzle and rows.
const fn same<P, R, A, B>(_: fn(Solution<P, R, true, A>), _: fn(Solution<P, R, true, B>)) {}
/// Returns true if these are the digits of the solution, in the symbols of the sets.
const fn is(rows: &[u8], solution: &[u8]) -> bool {
    let mut cell = 0;
    while cell < rows.len() && rows[cell] + b'0' == solution[cell] {
        cell += 1;
    }
    cell == rows.len() && cell == solution.len()
}
";

/// A question about a puzzle, and its answer.
#[derive(Clone, Copy, Debug)]
enum Case {
    /// The types find the one solution that is known, as the const solver does, and prove that it is unique.
    One,
    /// With any of several solutions the types are content; as the only one they refuse it.
    Several,
    /// The claim that there is no solution compiles, and the puzzle does not.
    None,
    /// The claim that there is none is refuted where there are some.
    WrongClaim,
}

/// Puzzles of a set.
struct Batch {
    case: Case,
    set: &'static str,
    /// The number of them, and the number for the long tests.
    puzzles: [usize; 2],
    /// Options of theirs.
    options: &'static str,
    /// True if some blanks are filled in, so that singles are enough.
    easy: bool,
}

const fn batch(case: Case, set: &'static str, puzzles: [usize; 2]) -> Batch {
    Batch {
        case,
        set,
        puzzles,
        options: "",
        easy: false,
    }
}

/// Every size and shape in every case. A puzzle takes rustc from a tenth of a second to two, so
/// there are just as many as show that it is not by luck.
const BATCHES: [Batch; 14] = [
    batch(Case::One, "gen_4x4_minimal", [6, 20]),
    batch(Case::One, "gen_6x6_box2x3_minimal", [2, 8]),
    Batch {
        options: "boxes: 3x2;",
        ..batch(Case::One, "gen_6x6_box3x2_minimal", [2, 12])
    },
    batch(Case::One, "gen_8x8_box2x4_minimal", [1, 2]),
    Batch {
        easy: true,
        ..batch(Case::One, "gen_9x9_minimal", [1, 4])
    },
    batch(Case::One, "gen_9x9_minimal", [1, 2]),
    batch(Case::Several, "gen_multi_4x4", [6, 12]),
    batch(Case::Several, "gen_multi_6x6_box2x3", [2, 6]),
    batch(Case::None, "gen_nosol_6x6_box2x3", [2, 6]),
    batch(Case::None, "gen_nosol_9x9", [1, 2]),
    batch(Case::WrongClaim, "gen_4x4_minimal", [4, 10]),
    batch(Case::WrongClaim, "gen_multi_4x4", [4, 10]),
    Batch {
        options: "boxes: 3x2;",
        ..batch(Case::WrongClaim, "gen_6x6_box3x2_minimal", [2, 5])
    },
    batch(Case::WrongClaim, "gen_9x9_minimal", [1, 2]),
];

impl Batch {
    fn path(&self) -> String {
        let easy = if self.easy { "easy" } else { "" };
        format!("src/bin/{:?}{easy}_{}.rs", self.case, self.set)
    }

    /// A puzzle and what is asked about it, a line each.
    fn lines(&self, entry: &Entry) -> String {
        let options = self.options;
        let solution = entry.solution.as_deref().unwrap_or_default();
        let givens = match self.easy {
            true => fill_in(&entry.givens, solution),
            false => entry.givens.clone(),
        };
        match self.case {
            Case::One => format!(
                "const _: () = {{ \
                 type ByTypes = sudoku! {{ {options} solver: types; {givens:?} }}; \
                 same::<_, _, _, _>(|_: ByTypes| (), |_: sudoku! {{ {options} {givens:?} }}| ()); \
                 unique::<ByTypes>(); \
                 assert!(is(ByTypes::SOLUTION.rows().as_flattened(), b{solution:?})); \
                 }};\n"
            ),
            Case::Several => format!(
                "const _: fn(sudoku! {{ solver: types; solution: first; {givens:?} }}) = |_| ();\n\
                 const _: fn(sudoku! {{ solver: types; {givens:?} }}) = |_| ();\n"
            ),
            Case::None => format!(
                "unsolvable! {{ solver: types; {givens:?} }}\n\
                 const _: fn(sudoku! {{ solver: types; {givens:?} }}) = |_| ();\n"
            ),
            Case::WrongClaim => {
                format!("unsolvable! {{ {options} solver: types; {givens:?} }}\n")
            }
        }
    }

    /// Asserts that the errors in this batch of so many puzzles are those that it deserves.
    fn check(&self, puzzles: usize, errors: &[CompileError]) {
        let every = |step| (1..=puzzles).map(move |puzzle| step * puzzle);
        let (refused, messages): (BTreeSet<_>, &[&str]) = match self.case {
            Case::One => (BTreeSet::new(), &[]),
            Case::Several => (
                every(2).collect(),
                &["this puzzle has more than one solution: row "],
            ),
            // Some have givens that clash, more than once even, and then those are named.
            Case::None => (
                every(2).collect(),
                &["this puzzle has no solution", "digit "],
            ),
            Case::WrongClaim => (
                every(1).collect(),
                &["evaluation panicked: this puzzle has a solution:"],
            ),
        };
        let above = HEAD.lines().count();
        let lines: Vec<_> = errors.iter().map(|error| error.line - above).collect();
        let path = self.path();
        assert_eq!(
            lines.iter().copied().collect::<BTreeSet<_>>(),
            refused,
            "{path}: {errors:#?}"
        );
        if !matches!(self.case, Case::None) {
            assert_eq!(lines.len(), refused.len(), "{path}: {errors:#?}");
        }
        for error in errors {
            let mut known = messages.iter();
            let is_known = known.any(|known| error.message.starts_with(known));
            assert!(is_known, "{error:?}");
        }
    }
}

/// The puzzle with the blanks of every third column filled in.
fn fill_in(givens: &str, solution: &str) -> String {
    let cells = givens.chars().zip(solution.chars()).enumerate();
    cells
        .map(|(cell, (given, digit))| match given {
            '.' if cell % 3 == 0 => digit,
            given => given,
        })
        .collect()
}

/// Checks all batches, with as many puzzles as `count` says.
fn check(name: &str, count: fn(&Batch) -> usize) {
    let mut generated = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), name);
    for batch in &BATCHES {
        let entries = read_set(batch.set).into_iter().take(count(batch));
        let lines = entries.map(|entry| batch.lines(&entry));
        let source = HEAD.to_owned() + &lines.collect::<String>();
        generated = generated.file(&batch.path(), source);
    }
    let errors = generated.check();
    for batch in &BATCHES {
        let path = batch.path();
        let errors = errors.iter().filter(|error| error.file == path);
        batch.check(count(batch), &errors.cloned().collect::<Vec<_>>());
    }
}

#[test]
fn agrees_with_the_sets() {
    check("type-solver", |batch| batch.puzzles[0]);
}

/// A search without an end in sight has words of its own.
#[test]
#[ignore = "a search of a quarter of a minute"]
fn gives_up() {
    let hard = ".7..35.8.4.....9...5..8..7..3..7..5.7....1......6.........2....3.7....2..2....5.8";
    let line = format!("type A = sudoku_types::sudoku! {{ solver: types; {hard:?} }};\n");
    let errors = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "gives-up")
        .check_lines([line.as_str()], "");
    let [error] = &errors[..] else {
        panic!("{errors:#?}");
    };
    let words = "this puzzle takes too deep a search for the types";
    assert!(error.message.starts_with(words), "{error:?}");
}

#[test]
#[ignore = "more of the same, which takes rustc a quarter of a minute"]
fn agrees_with_more_of_the_sets() {
    check("type-solver-more", |batch| batch.puzzles[1]);
}
