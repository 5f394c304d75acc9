//! Benchmark of compile time: what puzzles cost while a crate is compiled.
//!
//! ```text
//! cargo bench -p sudoku-benches --bench compile_time                  everything: some minutes
//! cargo bench -p sudoku-benches --bench compile_time -- FILE…         one puzzle a line
//!     --only PART      single, judge, parts, scale, recheck, proofs, rules or grades
//!     --rounds N       how often each crate is compiled
//! ```
//!
//! Each figure is a difference between small crates that are compiled as `cargo check` would: by
//! the same rustc, `--emit metadata`, with the library as the dev profile leaves it. They take
//! turns, so that the machine's moods fall on all of them alike. What counts is processor time,
//! which other work on the machine disturbs less than the clock; where the clock is meant, the
//! table says so. Differences are taken within a round; the table has their median, and in
//! brackets the difference of the best rounds.
//!
//! | part      | what is compared                                                                    |
//! |-----------|-------------------------------------------------------------------------------------|
//! | `single`  | a crate with one puzzle, with one that holds a solved 4 × 4, and with its twin that has the solution written out; the solver alone in a constant, with a crate without it |
//! | `judge`   | crates of full grids by hand that are judged, with the same that are not            |
//! | `parts`   | crates that do less and less with their puzzles                                     |
//! | `scale`   | crates of 1, 100 and 1,000 different puzzles, as aliases and from a file             |
//! | `recheck` | incremental checks of a file of puzzles, after changes of it and around it           |
//! | `proofs`  | crates with one puzzle that is proved, with one that holds a solved 4 × 4; and with 20 more |
//! | `rules`   | crates with one puzzle that has a further rule, with one that holds a solved 4 × 4; crates of full grids that are judged by it, with the same without it |
//! | `grades`  | crates with the grade of a grid in a constant, with the grid alone; with a puzzle of which something is demanded, with the puzzle alone |
//!
//! The column `constants` of `single` is what a puzzle costs above its solution beyond the solver:
//! the constants that carry the digits of its blanks into types. `/ loop` is the solver's time
//! as a part of that of a constant that counts to 1,000,000 in a loop, compiled in the same
//! rounds: that figure should hold on other machines too. A crate's first puzzle also pays for
//! loading what further ones find loaded.
//!
//! # Where the time goes
//!
//! The cost of one more 9 × 9 puzzle in a crate of many, whose type is written and whose solution
//! is read as a constant, as `--only parts` finds it (ms of processor time; a loop of 1,000,000
//! turns takes 430 on the same machine):
//!
//! ```text
//!  19   a puzzle of about 55 blanks
//!       7.5   reading, expanding and lowering the grid; its check, of which 2 for comparing
//!             the two forms in which the givens are written
//!       2.5   the solver
//!       3     the blanks: some 22 constants of up to three digits, each with the two or three
//!             literals that name the puzzle
//!       5     the judge
//!       1     reading the solution from its types
//! ```
//!
//! In a crate of 1,000 a puzzle takes about a fifth more than in one of 100, most of all in what
//! looks up types and bounds: the tables of rustc have outgrown the processor's caches.
//!
//! To see what rustc itself says of the crate that was compiled last:
//!
//! ```text
//! cd target/tmp/compile_time
//! RUSTC_BOOTSTRAP=1 rustc --edition 2024 --crate-type lib --emit metadata -Zself-profile \
//!     -L dependency=../../debug/deps --extern sudoku_types=../../debug/deps/libsudoku_types-….rmeta \
//!     small.rs
//! ```
//!
//! (`summarize`, of rustc's `measureme`, reads the result; `-Ztime-passes` needs no tool but says
//! less.) The largest part is `evaluate_obligation`, a third of all; then `eval_to_allocation_raw`,
//! half of it the solver, and the `typeck` of some 90 bodies a puzzle, of which two thirds are
//! literals.

mod compiler;
mod crates;
mod grades;
mod judge;
mod parts;
mod proofs;
mod recheck;
mod rounds;
mod rules;
mod scale;
mod single;

use clap::{Parser, ValueEnum};
use compiler::Compiler;
use std::path::PathBuf;

/// Measures the cost of puzzles while a crate is compiled.
#[derive(Parser)]
struct Wishes {
    /// Files of one puzzle a line, or folders of such files: each as in the part `single`
    #[arg(conflicts_with = "only")]
    files: Vec<PathBuf>,

    /// The only part to run
    #[arg(long)]
    only: Option<Part>,

    /// How often each crate is compiled
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    rounds: Option<u16>,

    /// Cargo's own.
    #[arg(long, hide = true)]
    bench: bool,
}

/// See the table at the top of the file.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    Single,
    Judge,
    Parts,
    Scale,
    Recheck,
    Proofs,
    Rules,
    Grades,
}

impl Part {
    fn report(self, compiler: &Compiler, rounds: Option<u16>) {
        let (report, usual): (fn(&Compiler, usize), u16) = match self {
            Part::Single => (single::built_in, 15),
            Part::Judge => (judge::report, 7),
            Part::Parts => (parts::report, 7),
            Part::Scale => (scale::report, 3),
            Part::Recheck => (recheck::report, 5),
            Part::Proofs => (proofs::report, 5),
            Part::Rules => (rules::report, 3),
            Part::Grades => (grades::report, 3),
        };
        report(compiler, rounds.unwrap_or(usual).into());
    }
}

fn main() {
    let wishes = Wishes::parse();
    let sets = sudoku_tests::sets::open_all(&wishes.files);
    let compiler = Compiler::new();
    println!(
        "{}; ms of processor time: median (best)",
        compiler.version()
    );
    if !sets.is_empty() {
        single::of_sets(&compiler, wishes.rounds.unwrap_or(5).into(), sets);
        return;
    }
    let parts = match &wishes.only {
        Some(part) => std::slice::from_ref(part),
        None => Part::value_variants(),
    };
    for part in parts {
        part.report(&compiler, wishes.rounds);
    }
}
