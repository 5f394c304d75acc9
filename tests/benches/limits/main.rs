//! How far puzzles are from the limits of a constant, and how many a person solves without a guess: the page `limits`.
//!
//! ```text
//! cargo bench -p sudoku-benches --bench limits -- FILE-or-FOLDER…      a row for each kind of mark
//! cargo bench -p sudoku-benches --bench limits -- --each FILE…         a row for each puzzle too
//! ```
//!
//! A file is a puzzle with its options, or a table whose lines have one in the second column.

use clap::Parser;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;
use sudoku_tests::COMPILER;
use sudoku_types::{Grid, LineKind};

/// The numbers of constants that the classes of puzzles need at most.
const CLASSES: [u64; 4] = [1, 2, 6, 32];

/// Counts puzzles by the constants that they need.
#[derive(Parser)]
struct Wishes {
    /// Files, or folders of files.
    paths: Vec<PathBuf>,

    /// Prints each puzzle: its steps to one part in a hundred, its time, and the cells that a person leaves.
    #[arg(long)]
    each: bool,

    /// Cargo's own.
    #[arg(long, hide = true)]
    bench: bool,
}

/// What was found of a puzzle.
struct Found {
    kinds: Vec<String>,
    /// The steps that suffice, to one part in a hundred; `None` above the last class.
    steps: Option<u64>,
    seconds: f64,
    unsolved: usize,
}

/// The puzzles of a kind.
#[derive(Default)]
struct Row {
    classes: [usize; CLASSES.len() + 1],
    solved_by_person: usize,
    log_steps: f64,
    steps: u64,
    seconds: f64,
}

impl Row {
    fn add(&mut self, found: &Found) {
        let most = COMPILER * CLASSES[CLASSES.len() - 1];
        let steps = found.steps.unwrap_or(most);
        let class = CLASSES.iter().position(|&class| steps < COMPILER * class);
        self.classes[class.unwrap_or(CLASSES.len())] += 1;
        self.solved_by_person += usize::from(found.unsolved == 0);
        self.log_steps += (steps as f64).ln();
        self.steps += steps;
        self.seconds += found.seconds;
    }
}

/// Reads the texts of puzzles: a file is one, or has one in each line.
fn texts(path: &Path) -> Vec<(String, String)> {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    if path.is_dir() {
        let entries = fs::read_dir(path).expect("a folder");
        let mut files: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
        files.sort();
        return files.iter().flat_map(|file| texts(file)).collect();
    }
    let text = fs::read_to_string(path).expect("a file");
    if path.extension().is_none_or(|ending| ending != "tsv") {
        return vec![(name.into_owned(), text)];
    }
    let columns = text.lines().filter_map(|line| line.split('\t').nth(1));
    let numbered = columns.enumerate();
    numbered
        .map(|(i, text)| (format!("{name}:{}", i + 1), text.to_owned()))
        .collect()
}

fn measure<const N: usize>(text: &str) -> Option<Found> {
    let grid: Grid<N, 1> = text.parse().ok()?;
    let mut kinds: Vec<_> = grid.rules().iter().map(|rule| rule.to_string()).collect();
    kinds.extend(grid.lines().map(|line| match line.kind {
        LineKind::Mark(mark) => mark.to_string(),
        kind => format!("{}s", kind.noun()),
    }));
    kinds.sort();
    kinds.dedup();
    kinds.push("all".to_owned());
    let most = COMPILER * CLASSES[CLASSES.len() - 1];
    let start = Instant::now();
    let is_solved = grid.solve_within(most).is_some();
    let seconds = start.elapsed().as_secs_f64();
    let (mut least, mut enough) = (0, 1_000);
    while is_solved && grid.solve_within(enough).is_none() {
        (least, enough) = (enough, enough * 5 / 4);
    }
    while is_solved && enough - least > enough / 100 {
        let middle = (least + enough) / 2;
        if grid.solve_within(middle).is_some() {
            enough = middle;
        } else {
            least = middle;
        }
    }
    Some(Found {
        kinds,
        steps: is_solved.then_some(enough),
        seconds,
        unsolved: grid.propagate().unsolved,
    })
}

fn main() {
    let wishes = Wishes::parse();
    let mut rows: BTreeMap<String, Row> = BTreeMap::new();
    for (name, text) in wishes.paths.iter().flat_map(|path| texts(path)) {
        let found = measure::<9>(&text)
            .or_else(|| measure::<6>(&text))
            .or_else(|| measure::<4>(&text));
        let Some(found) = found else {
            eprintln!("{name}: not a puzzle of 9, 6 or 4 rows");
            continue;
        };
        if wishes.each {
            let steps = found
                .steps
                .map_or("more".to_owned(), |steps| steps.to_string());
            println!(
                "{name}\t{steps}\t{:.3}\t{}\t{}",
                found.seconds,
                found.unsolved,
                found.kinds.join(" ")
            );
        }
        for kind in &found.kinds {
            rows.entry(kind.clone()).or_default().add(&found);
        }
    }
    println!(
        "{:<16} puzzles  constants: 1    2    6   32 more  by a person  mean steps  million steps  seconds",
        ""
    );
    for (kind, row) in &rows {
        let count: usize = row.classes.iter().sum();
        let classes = row.classes.map(|count| format!("{count:>5}")).concat();
        println!(
            "{kind:<16} {count:>7}          {classes}  {:>11} {:>11.0} {:>14.1} {:>8.2}",
            row.solved_by_person,
            (row.log_steps / count as f64).exp(),
            row.steps as f64 / 1e6,
            row.seconds,
        );
    }
}
