//! Compares the two solvers: the `const fn`, and the one made of traits.

use crate::compiler::Compiler;
use crate::crates::{Sheet, by_types, puzzles, solved_4x4};
use crate::rounds::{Rounds, megabytes};
use sudoku_tests::read_set;

/// Puzzles of the sets, with little search for traits and with more.
const OF_SETS: [(&str, usize, usize, usize); 5] = [
    ("gen_4x4_minimal", 0, 2, 2),
    ("gen_6x6_box2x3_minimal", 0, 2, 3),
    ("gen_8x8_box2x4_minimal", 0, 2, 4),
    ("gen_9x9_minimal", 0, 3, 3),
    ("gen_9x9_minimal", 4, 3, 3),
];

/// The easy puzzle of the README.
const README: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/// A search for the least recursion limit ends at rustc's own, which is enough for all.
const DEFAULT_LIMIT: usize = 128;

pub(crate) fn report(compiler: &Compiler, turns: usize) {
    let mut sheets = vec![("README 9x9".to_owned(), Sheet::new(README, 3, 3))];
    for (set, index, rows, columns) in OF_SETS {
        let givens = &read_set(set)[index].givens;
        sheets.push((
            format!("{set}, {}", index + 1),
            Sheet::new(givens, rows, columns),
        ));
    }
    let mut rounds = Rounds::default();
    let base = rounds.add(puzzles(&[solved_4x4()]));
    let mut lines = Vec::new();
    for (name, sheet) in &sheets {
        let sheet = std::slice::from_ref(sheet);
        for (engine, source) in [("const", puzzles(sheet)), ("types", by_types(sheet))] {
            lines.push((name, engine, rounds.add(source.clone()), source));
        }
    }
    rounds.run(compiler, turns);

    println!("\nOne puzzle a crate, its solution read as a constant, by either solver\n");
    println!(
        "{:<26} {:<8} {:>20} {:>9} {:>16}",
        "puzzle", "solver", "- solved 4 × 4", "memory", "recursion limit"
    );
    for (name, engine, krate, source) in lines {
        let net = rounds.processor(&[(1.0, krate), (-1.0, base)]);
        println!(
            "{name:<26} {engine:<8} {:>20} {:>9} {:>16}",
            net.milliseconds(),
            megabytes(rounds.memory(krate)),
            least_limit(compiler, &source),
        );
    }
}

/// The least recursion limit with which a crate compiles.
fn least_limit(compiler: &Compiler, source: &str) -> usize {
    let (mut too_low, mut enough) = (0, DEFAULT_LIMIT);
    while enough - too_low > 1 {
        let middle = (too_low + enough) / 2;
        let limited = format!("#![recursion_limit = \"{middle}\"]\n{source}");
        if compiler.accepts(&limited) {
            enough = middle;
        } else {
            too_low = middle;
        }
    }
    enough
}
