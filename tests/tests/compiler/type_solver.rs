//! Tests `solver: types;` against the known solutions of the sets, and against the const solver. rustc finds the solutions
//! by checking, so no program is run.

use crate::proofs::{Claims, Words};
use sudoku_tests::{Entry, GeneratedCrate, read_set};

/// A question about a puzzle, and its answer.
#[derive(Clone, Copy, Debug)]
enum Case {
    /// The types find the one solution that is known, as the const solver does, and prove that it is unique.
    One,
    /// The same with some blanks filled in, so that singles are enough.
    Easy,
    /// With any of several solutions the types are content; as the only one they refuse it.
    Several,
    /// The claim that there is no solution compiles, and the puzzle does not.
    None,
    /// The claim that there is none is refuted where there are some.
    WrongClaim,
}

/// Puzzles of a set, with options: the number of them, and the number for the long tests. Every size and shape is in every
/// case of the long tests. A puzzle takes rustc from a tenth of a second to two, so there are just enough to show that it is not by luck.
type Batch = (Case, &'static str, &'static str, [usize; 2]);

const BATCHES: [Batch; 14] = [
    (Case::One, "gen_4x4_minimal", "", [2, 20]),
    (Case::One, "gen_6x6_box2x3_minimal", "", [1, 8]),
    (Case::One, "gen_6x6_box3x2_minimal", "boxes: 3x2;", [1, 12]),
    (Case::One, "gen_8x8_box2x4_minimal", "", [0, 2]),
    (Case::Easy, "gen_9x9_minimal", "", [1, 4]),
    (Case::One, "gen_9x9_minimal", "", [0, 2]),
    (Case::Several, "gen_multi_4x4", "", [2, 12]),
    (Case::Several, "gen_multi_6x6_box2x3", "", [1, 6]),
    (Case::None, "gen_nosol_6x6_box2x3", "", [2, 6]),
    (Case::None, "gen_nosol_9x9", "", [1, 2]),
    (Case::WrongClaim, "gen_4x4_minimal", "", [1, 10]),
    (Case::WrongClaim, "gen_multi_4x4", "", [1, 10]),
    (
        Case::WrongClaim,
        "gen_6x6_box3x2_minimal",
        "boxes: 3x2;",
        [1, 5],
    ),
    (Case::WrongClaim, "gen_9x9_minimal", "", [1, 2]),
];

/// Adds what is asked about a puzzle.
fn ask(case: Case, entry: &Entry, options: &str, claims: &mut Claims) {
    let solution = entry.solution.as_deref().unwrap_or_default();
    let givens = match case {
        Case::Easy => fill_in(&entry.givens, solution),
        _ => entry.givens.clone(),
    };
    let puzzle = format!("{options} solver: types; {givens:?}");
    let alias = format!("const _: fn(sudoku! {{ {puzzle} }}) = |_| ();");
    let unsolvable = format!("unsolvable! {{ {puzzle} }}");
    match case {
        Case::One | Case::Easy => {
            let by_types = format!(
                "const _: () = {{ \
                 type ByTypes = sudoku! {{ {puzzle} }}; \
                 same::<_, _, _, _>(|_: ByTypes| (), |_: sudoku! {{ {options} {givens:?} }}| ()); \
                 unique::<ByTypes>(); \
                 assert!(is(ByTypes::SOLUTION.rows().as_flattened(), b{solution:?})); \
                 }};"
            );
            claims.push(by_types, &[]);
        }
        Case::Several => {
            let first = format!("const _: fn(sudoku! {{ solution: first; {puzzle} }}) = |_| ();");
            claims.push(first, &[]);
            claims.push(alias, &["this puzzle has more than one solution: row "]);
        }
        Case::None => {
            claims.push(unsolvable, &[]);
            // Some have givens that clash, more than once even, and then those are named.
            claims.push(alias, &["this puzzle has no solution", "digit "]);
        }
        Case::WrongClaim => {
            let words: Words = &["evaluation panicked: this puzzle has a solution:"];
            claims.push(unsolvable, words);
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

/// Checks all batches, with the number of puzzles of the usual tests or of the long ones.
fn check(name: &str, is_long: bool) {
    let mut claims = Claims::default();
    for (case, set, options, count) in BATCHES {
        for entry in read_set(set).iter().take(count[usize::from(is_long)]) {
            ask(case, entry, options, &mut claims);
        }
    }
    claims.check(name);
}

#[test]
fn agrees_with_the_sets() {
    check("type-solver", false);
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
    check("type-solver-more", true);
}
