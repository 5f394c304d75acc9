//! Measures what a search by types costs: as a proof of what the solver finds, and alone.

use crate::compiler::Compiler;
use crate::crates::{puzzles, solved_4x4};
use crate::rounds::{Rounds, megabytes};
use crate::single::CLASSIC;
use std::fmt::Write;
use sudoku_tests::{COMPILER, Entry, read_set};
use sudoku_types::{Grid, Technique};

/// The "Miracle Sudoku" by Mitchell Lee.
const MIRACLE: &str =
    "......................................1............2.............................";

/// Sets, and options of all their puzzles.
const OF_SETS: [(&str, &str); 5] = [
    ("gen_9x9_minimal", ""),
    ("gen_antiknight_9x9_minimal", "rules: anti_knight;"),
    ("gen_antiking_9x9_minimal", "rules: anti_king;"),
    ("gen_killer_6x6", ""),
    ("gen_killer_9x9_no_givens", ""),
];

/// The number of puzzles of each of these sets.
const OF_EACH: usize = 3;

/// The number of givens of puzzles with further rules: with fewer, a proof may take minutes and gigabytes.
const WITH_RULES: usize = 20;

/// The number of lines of a puzzle with marks.
const LINES: usize = 16;

/// So many further puzzles.
const FURTHER: usize = 20;

pub(crate) fn report(compiler: &Compiler, turns: usize) {
    let mut rounds = Rounds::default();
    let base = rounds.add(puzzles(&[solved_4x4()]));
    let mut subjects = Vec::new();
    for option in ["proof: types;", "solver: types;"] {
        for (name, line) in CLASSIC {
            subjects.push((
                format!("{option} {name}"),
                rounds.add(asked([line], option)),
            ));
        }
    }
    for option in ["", "proof: types;"] {
        let mut add = |name: String, options: &str, cells: &str| {
            let krate = rounds.add(asked([cells], &format!("{option} {options}")));
            subjects.push((format!("{option} {name}"), krate));
        };
        let miracle = "rules: anti_knight, anti_king, non_consecutive;";
        add("Miracle Sudoku".to_owned(), miracle, MIRACLE);
        for (set, options) in OF_SETS {
            let unique = read_set(set).into_iter().filter(is_in_reach);
            for (index, mut entry) in unique.take(OF_EACH).enumerate() {
                if !options.is_empty() {
                    entry.givens = with_more(&entry, WITH_RULES).expect("a solution");
                }
                let (areas, cells) = entry.givens.rsplit_once(' ').unwrap_or(("", &entry.givens));
                let (name, options) =
                    (format!("{set} {}", index + 1), format!("{options} {areas}"));
                add(name, &options, cells);
                if set == OF_SETS[0].0 {
                    let name = format!("with {LINES} lines {}", index + 1);
                    add(name, &lines(&entry), cells);
                }
            }
        }
    }
    let none = &read_set("gen_nosol_9x9")[0].givens;
    let none = format!("sudoku_types::unsolvable! {{ \"{none}\" }}");
    subjects.push(("unsolvable!".to_owned(), rounds.add(none)));
    let minimal: Vec<_> = read_set("gen_9x9_minimal");
    let minimal = minimal.into_iter().map(|entry| entry.givens);
    let sets = [("easy", easy()), ("minimal", minimal.collect())];
    let options = [("proved", "proof: types;"), ("solved", "")];
    let mut further = Vec::new();
    for (set, lines) in &sets {
        for (name, option) in options {
            let [all, one] = [FURTHER + 1, 1].map(|count| {
                let lines = lines.iter().map(String::as_str);
                rounds.add(asked(lines.take(count), option))
            });
            further.push((format!("a further {set} 9 × 9, {name}"), all, one));
        }
    }
    rounds.run(compiler, turns);
    println!("\nSearches by types; - solved 4 × 4\n");
    println!("{:<30} {:>16} {:>8}", "puzzle", "all in", "memory");
    for (name, krate) in subjects {
        println!(
            "{name:<30} {:>16} {:>8}",
            rounds
                .processor(&[(1.0, krate), (-1.0, base)])
                .milliseconds(),
            megabytes(rounds.memory(krate)),
        );
    }
    let share = 1.0 / FURTHER as f64;
    for (name, all, one) in further {
        let further = rounds.processor(&[(share, all), (-share, one)]);
        println!("{name:<30} {:>16}", further.milliseconds());
    }
}

/// So many givens have the easy puzzles.
const GIVENS: usize = 30;

/// Puzzles that hidden singles solve: minimal ones, with more of their solution.
fn easy() -> Vec<String> {
    let entries = read_set("gen_9x9_minimal").into_iter();
    let with_more = entries.filter_map(|entry| with_more(&entry, GIVENS));
    let is_easy = |line: &String| {
        let grade = Grid::<9>::parse(line).expect("a puzzle").grade();
        grade.is_solved() && grade.hardest <= Some(Technique::HiddenSingle)
    };
    with_more.filter(is_easy).collect()
}

/// Returns true if the compiler finds the solution.
fn is_in_reach(entry: &Entry) -> bool {
    let solved = |grid: Grid<9, 1>| grid.solve_within(COMPILER).is_some();
    entry.count == 1 && entry.givens.parse().map_or(true, solved)
}

/// The option with the first short thermometers that are in the solution of a 9×9.
fn lines(entry: &Entry) -> String {
    let digits = entry.solution.as_deref().expect("a solution").as_bytes();
    let pairs = (0..80).filter(|cell| cell % 9 < 8 && digits[*cell] < digits[cell + 1]);
    let line = |cell: usize| {
        let (row, column) = (cell / 9 + 1, cell % 9 + 1);
        format!("r{row}c{column} r{row}c{}", column + 1)
    };
    let all: Vec<_> = pairs.step_by(2).take(LINES).map(line).collect();
    format!("thermometers: {};", all.join(", "))
}

/// The givens of a minimal puzzle, and more of its solution, until there are this many.
fn with_more(entry: &Entry, givens: usize) -> Option<String> {
    let mut cells = entry.givens.clone().into_bytes();
    let solution = entry.solution.as_ref()?.as_bytes();
    let blanks: Vec<_> = (0..cells.len())
        .filter(|&cell| cells[cell] == b'.')
        .collect();
    let more = givens.saturating_sub(cells.len() - blanks.len());
    for nth in 0..more {
        let cell = blanks[nth * blanks.len() / more];
        cells[cell] = solution[cell];
    }
    String::from_utf8(cells).ok()
}

/// A crate that asks of each puzzle whether it is unique, or where its options have no proof, solved.
fn asked<'a>(lines: impl IntoIterator<Item = &'a str>, option: &str) -> String {
    let bound = if option.contains("types;") {
        "Unique"
    } else {
        "Solved"
    };
    let mut text = format!("const fn holds<S: sudoku_types::{bound}>() {{}}\n");
    for line in lines {
        let puzzle = format!("sudoku_types::sudoku! {{ {option} \"{line}\" }}");
        let _ = writeln!(text, "const _: () = holds::<{puzzle}>();");
    }
    text
}
