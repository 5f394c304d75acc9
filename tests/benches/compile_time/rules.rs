//! Measures what further rules, regions and cages cost.

use crate::compiler::Compiler;
use crate::crates::{puzzles, solved_4x4};
use crate::rounds::{Crate, Rounds, median, megabytes};
use std::fmt::Write;
use sudoku_tests::{COMPILER, read_set};
use sudoku_types::Grid;

/// So many puzzles of each set, a crate each.
const PUZZLES: usize = 11;

/// So many full grids, of which those behind the first count.
const FULL: usize = 21;

const SETS: [(&str, &str); 4] = [
    ("diagonals", "gen_diag_9x9_minimal"),
    ("windows", "gen_windoku_9x9_minimal"),
    ("anti_knight", "gen_antiknight_9x9_minimal"),
    ("anti_king", "gen_antiking_9x9_minimal"),
];

/// Regions in the place of boxes; cages without givens; both, and cages with few givens.
const AREAS: [(&str, &str); 3] = [
    ("regions", "gen_jigsaw_9x9"),
    ("cages", "gen_killer_9x9"),
    ("mixed", "gen_mixed_9x9"),
];

/// The crates of one rule.
struct Subject {
    rule: &'static str,
    alone: Vec<Crate>,
    /// Many full grids and one, with the rule; and the same without it.
    judged: [[Crate; 2]; 2],
}

pub(crate) fn report(compiler: &Compiler, turns: usize) {
    let mut rounds = Rounds::default();
    let base = rounds.add(puzzles(&[solved_4x4()]));
    let subjects = SETS.map(|(rule, set)| {
        let set = read_set(set);
        let option = format!("rules: {rule};");
        let givens = set.iter().map(|entry| entry.givens.as_str());
        let alone = givens.take(PUZZLES);
        let alone = alone
            .map(|line| rounds.add(solved([line], &option)))
            .collect();
        let full = || set.iter().filter_map(|entry| entry.solution.as_deref());
        let judged = [&option, ""]
            .map(|option| [FULL, 1].map(|count| rounds.add(solved(full().take(count), option))));
        Subject {
            rule,
            alone,
            judged,
        }
    });
    let areas = AREAS.map(|(kind, set)| {
        let set = read_set(set).into_iter();
        let unique = set.filter(|entry| entry.count == 1 && is_in_reach(&entry.givens));
        let unique = unique.take(PUZZLES);
        let alone = unique.map(|entry| {
            let (options, cells) = entry.givens.rsplit_once(' ').expect("options, cells");
            rounds.add(solved([cells], options))
        });
        (kind, alone.collect::<Vec<_>>())
    });
    rounds.run(compiler, turns);
    println!("\nFurther rules in 9 × 9, puzzles without a given to spare; - solved 4 × 4\n");
    println!(
        "{:<14} {:>12} {:>12} {:>10} {:>22} {:>22}",
        "rule",
        "median, ms",
        "worst, ms",
        "memory",
        "a further full grid",
        "of one without the rule"
    );
    for Subject {
        rule,
        alone,
        judged,
    } in subjects
    {
        let alone = alone_in_words(&rounds, base, &alone);
        let share = 1.0 / (FULL - 1) as f64;
        let [with, without] =
            judged.map(|[many, one]| rounds.processor(&[(share, many), (-share, one)]));
        println!(
            "{rule:<14} {alone} {:>22} {:>22.2}",
            with.milliseconds(),
            with.median / without.median,
        );
    }
    for (kind, alone) in areas {
        println!("{kind:<14} {}", alone_in_words(&rounds, base, &alone));
    }
}

/// Returns true if the compiler finds the solution.
fn is_in_reach(puzzle: &str) -> bool {
    let grid = puzzle.parse::<Grid<9, 1>>().expect("a puzzle of the set");
    grid.solve_within(COMPILER).is_some()
}

/// Median and worst of the time of crates with a puzzle each, and their memory.
fn alone_in_words(rounds: &Rounds, base: Crate, alone: &[Crate]) -> String {
    let net = |krate: &Crate| rounds.processor(&[(1.0, *krate), (-1.0, base)]).median;
    let times: Vec<_> = alone.iter().map(net).collect();
    let worst = times.iter().copied().fold(0.0, f64::max);
    let memory = alone.iter().map(|krate| rounds.memory(*krate)).max();
    format!(
        "{:>12.0} {:>12.0} {:>10}",
        median(times) * 1e3,
        worst * 1e3,
        megabytes(memory.expect("a puzzle")),
    )
}

/// A crate that asks of each puzzle whether it is solved.
fn solved<'a>(lines: impl IntoIterator<Item = &'a str>, option: &str) -> String {
    let mut text = "const fn holds<S: sudoku_types::Solved>() {}\n".to_owned();
    for line in lines {
        let puzzle = format!("sudoku_types::sudoku! {{ {option} \"{line}\" }}");
        let _ = writeln!(text, "const _: () = holds::<{puzzle}>();");
    }
    text
}
