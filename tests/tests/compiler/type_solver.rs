//! The solver made of traits against what is known of the sets, and against the const solver.
//!
//! Each set is a program of one crate, with a puzzle a line. They are only checked: what rustc
//! finds, it finds without running anything.

use std::collections::BTreeSet;
use sudoku_tests::{CompileError, GeneratedCrate, read_set};

/// What stands above the puzzles.
const HEAD: &str = "#![allow(dead_code)]
use sudoku_types::{sudoku, unsolvable};
fn main() {}
/// Whether these are the digits of the solution, in the symbols of the sets.
const fn is(rows: &[u8], solution: &[u8]) -> bool {
    let mut cell = 0;
    while cell < rows.len() && rows[cell] + b'0' == solution[cell] {
        cell += 1;
    }
    cell == rows.len() && cell == solution.len()
}
";

/// Puzzles of a set.
struct Batch {
    set: &'static str,
    puzzles: usize,
    /// Options of theirs.
    options: &'static str,
    /// Whether some blanks are filled in, so that singles are enough.
    easy: bool,
}

const fn batch(set: &'static str, puzzles: usize, options: &'static str) -> Batch {
    Batch {
        set,
        puzzles,
        options,
        easy: false,
    }
}

/// Puzzles with the blanks of every third column filled in.
const fn easy(set: &'static str, puzzles: usize) -> Batch {
    Batch {
        easy: true,
        ..batch(set, puzzles, "")
    }
}

fn fill_in(givens: &str, solution: &str) -> String {
    let cells = givens.chars().zip(solution.chars()).enumerate();
    cells
        .map(|(cell, (given, digit))| match given {
            '.' if cell % 3 == 0 => digit,
            given => given,
        })
        .collect()
}

/// The errors of each batch, if every puzzle is written in the words of `item`.
fn errors<const B: usize>(
    name: &str,
    batches: &[Batch; B],
    item: fn(options: &str, givens: &str, solution: &str) -> String,
) -> [Vec<CompileError>; B] {
    let path = |batch: &Batch| match batch.easy {
        true => format!("src/bin/easy_{}.rs", batch.set),
        false => format!("src/bin/{}.rs", batch.set),
    };
    let mut generated = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), name);
    for batch in batches {
        let mut source = HEAD.to_owned();
        for entry in read_set(batch.set).into_iter().take(batch.puzzles) {
            let solution = entry.solution.unwrap_or_default();
            let givens = match batch.easy {
                true => fill_in(&entry.givens, &solution),
                false => entry.givens,
            };
            source += &item(batch.options, &givens, &solution);
            source.push('\n');
        }
        generated = generated.file(&path(batch), source);
    }
    let errors = generated.check();
    batches.each_ref().map(|batch| {
        let mut errors = errors.clone();
        errors.retain(|error| error.file == path(batch));
        for error in &mut errors {
            error.line -= HEAD.lines().count();
        }
        errors
    })
}

/// The traits find the one solution that is known, and the type is that of the const solver.
#[test]
fn the_only_solution_is_found() {
    let batches = [
        batch("gen_4x4_minimal", 100, ""),
        batch("gen_6x6_box2x3_minimal", 90, ""),
        batch("gen_6x6_box3x2_minimal", 50, "boxes: 3x2;"),
        batch("gen_8x8_box2x4_minimal", 2, ""),
        easy("gen_9x9_minimal", 50),
        batch("gen_9x9_minimal", 8, ""),
    ];
    let errors = errors("type-solver-one", &batches, |options, givens, solution| {
        format!(
            "const _: () = {{ \
             type ByTypes = sudoku! {{ {options} solver: types; {givens:?} }}; \
             let _: fn(ByTypes) -> sudoku! {{ {options} {givens:?} }} = |found| found; \
             assert!(is(ByTypes::SOLUTION.rows().as_flattened(), b{solution:?})); \
             }};"
        )
    });
    for (batch, errors) in batches.iter().zip(errors) {
        assert_eq!(errors, [], "{}", batch.set);
    }
}

/// With any of several solutions the traits are content; as the only one they refuse it.
#[test]
fn several_solutions_are_refused() {
    let batches = [
        batch("gen_multi_4x4", 30, ""),
        batch("gen_multi_6x6_box2x3", 15, ""),
    ];
    let errors = errors("type-solver-several", &batches, |_, givens, _| {
        format!(
            "const _: fn(sudoku! {{ solver: types; solution: first; {givens:?} }}) = |_| ();\n\
             const _: fn(sudoku! {{ solver: types; {givens:?} }}) = |_| ();"
        )
    });
    for (batch, errors) in batches.iter().zip(errors) {
        let lines: Vec<_> = errors.iter().map(|error| error.line).collect();
        let second_of_each: Vec<_> = (1..=batch.puzzles).map(|puzzle| 2 * puzzle).collect();
        assert_eq!(lines, second_of_each, "{}", batch.set);
        for error in errors {
            let message = "this puzzle has more than one solution: row ";
            assert!(error.message.starts_with(message), "{error:?}");
        }
    }
}

/// The claim that there is no solution compiles, and the puzzle does not.
#[test]
fn no_solution_is_refused() {
    let batches = [
        batch("gen_nosol_6x6_box2x3", 40, ""),
        batch("gen_nosol_9x9", 6, ""),
    ];
    let errors = errors("type-solver-none", &batches, |_, givens, _| {
        format!(
            "unsolvable! {{ solver: types; {givens:?} }}\n\
             const _: fn(sudoku! {{ solver: types; {givens:?} }}) = |_| ();"
        )
    });
    for (batch, errors) in batches.iter().zip(errors) {
        // Some have givens that clash, more than once even, and then those are named.
        let lines: BTreeSet<_> = errors.iter().map(|error| error.line).collect();
        let second_of_each: BTreeSet<_> = (1..=batch.puzzles).map(|puzzle| 2 * puzzle).collect();
        assert_eq!(lines, second_of_each, "{}", batch.set);
        for error in errors {
            let messages = ["this puzzle has no solution", "digit "];
            let known = messages
                .iter()
                .any(|known| error.message.starts_with(known));
            assert!(known, "{error:?}");
        }
    }
}

/// The claim that there is none is refuted where there are some, in every size of these.
#[test]
fn a_wrong_claim_is_refuted() {
    let batches = [
        batch("gen_4x4_minimal", 10, ""),
        batch("gen_multi_4x4", 10, ""),
        batch("gen_6x6_box3x2_minimal", 5, "boxes: 3x2;"),
        batch("gen_9x9_minimal", 2, ""),
    ];
    let errors = errors("type-solver-wrong", &batches, |options, givens, _| {
        format!("unsolvable! {{ {options} solver: types; {givens:?} }}")
    });
    for (batch, errors) in batches.iter().zip(errors) {
        let lines: Vec<_> = errors.iter().map(|error| error.line).collect();
        assert!(lines.into_iter().eq(1..=batch.puzzles), "{}", batch.set);
        for error in errors {
            let message = "evaluation panicked: this puzzle has a solution:";
            assert!(error.message.starts_with(message), "{error:?}");
        }
    }
}
