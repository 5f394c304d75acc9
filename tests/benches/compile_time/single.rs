//! Measures crates of one puzzle each.

use crate::compiler::Compiler;
use crate::crates::{Sheet, calibration, givens, puzzles, solved_4x4, solver};
use crate::rounds::{Crate, Rounds, median, megabytes};
use sudoku_tests::sets::Set;
use sudoku_tests::{cells, line, read_set, with_size};
use sudoku_types::BoxShape;
use sudoku_types::solver::{Goal, Verdict, solve};

/// Well-known 9 × 9 puzzles.
pub(crate) const CLASSIC: [(&str, &str); 5] = [
    (
        "easy, 30 givens",
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    ),
    (
        "17 givens",
        "000801000000000043500000000000070800000000100020030000600000075003400000000200600",
    ),
    (
        "Inkala",
        "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
    ),
    (
        "Golden Nugget",
        "000000039000001005003050800008090006070002000100400000009080050020000600400700000",
    ),
    (
        "17 givens, slow by rows",
        "000000000000003085001020000000507000004000100090000000500000073002010000000040009",
    ),
];

/// The crates of one puzzle.
struct Subject {
    name: String,
    blanks: usize,
    /// The puzzle, and its solution written out; none unless it has exactly one.
    whole: Option<(Crate, Crate)>,
    /// The solver alone, and the same crate without it.
    solver: (Crate, Crate),
}

/// All the crates.
struct Subjects {
    rounds: Rounds,
    base: Crate,
    empty: Crate,
    calibration: Crate,
    subjects: Vec<Subject>,
}

impl Subjects {
    fn new() -> Subjects {
        let mut rounds = Rounds::default();
        Subjects {
            base: rounds.add(puzzles(&[solved_4x4()])),
            empty: rounds.add(String::new()),
            calibration: rounds.add(calibration()),
            rounds,
            subjects: Vec::new(),
        }
    }

    fn add(&mut self, name: String, puzzle: Sheet) {
        let answer = decide(&puzzle.line, puzzle.boxes);
        let name = match answer {
            Ok(_) => name,
            Err(verdict) => format!("{name}: {verdict}"),
        };
        let alone = std::slice::from_ref(&puzzle);
        let whole = answer.ok().map(|line| {
            let solution = Sheet {
                line,
                ..puzzle.clone()
            };
            let whole = self.rounds.add(puzzles(alone));
            (whole, self.rounds.add(puzzles(&[solution])))
        });
        let solver = self.rounds.add(solver(alone));
        self.subjects.push(Subject {
            name,
            blanks: puzzle
                .line
                .bytes()
                .filter(|cell| b".0".contains(cell))
                .count(),
            whole,
            solver: (solver, self.rounds.add(givens(alone))),
        });
    }

    fn report(&mut self, compiler: &Compiler, turns: usize) {
        self.rounds.run(compiler, turns);
        let rounds = &self.rounds;
        let million = rounds.processor(&[(1.0, self.calibration), (-1.0, self.empty)]);
        println!(
            "\nOne puzzle a crate; a loop of 1,000,000 turns: {} ms; a crate with a solved 4 × 4: {} ms\n",
            million.milliseconds(),
            rounds.processor(&[(1.0, self.base)]).milliseconds(),
        );
        println!(
            "{:<30} {:>6} {:>16} {:>16} {:>16} {:>8} {:>14} {:>7}",
            "puzzle",
            "blanks",
            "- solved 4 × 4",
            "- solution",
            "solver alone",
            "/ loop",
            "constants",
            "memory",
        );
        let mut alone = Vec::new();
        for subject in &self.subjects {
            let solver = [(1.0, subject.solver.0), (-1.0, subject.solver.1)];
            let filling = rounds.processor(&solver);
            alone.push(filling.median);
            let (mut net_of_base, mut net_of_twin, mut constants) = Default::default();
            let mut memory = rounds.memory(subject.solver.0);
            if let Some((whole, twin)) = subject.whole {
                let net = [(1.0, whole), (-1.0, twin)];
                net_of_base = rounds
                    .processor(&[(1.0, whole), (-1.0, self.base)])
                    .milliseconds();
                net_of_twin = rounds.processor(&net).milliseconds();
                let rest = [net[0], net[1], (-1.0, solver[0].1), (1.0, solver[1].1)];
                constants = rounds.processor(&rest).milliseconds();
                memory = rounds.memory(whole);
            }
            println!(
                "{:<30} {:>6} {:>16} {:>16} {:>16} {:>8.3} {:>14} {:>7}",
                subject.name,
                subject.blanks,
                net_of_base,
                net_of_twin,
                filling.milliseconds(),
                filling.median / million.median,
                constants,
                megabytes(memory),
            );
        }
        if alone.len() > 10 {
            let worst = alone.iter().copied().fold(0.0, f64::max);
            println!(
                "solver alone, of all {}: median {:.1} ms, worst {:.1} ms",
                alone.len(),
                median(alone) * 1e3,
                worst * 1e3
            );
        }
    }
}

/// The puzzles that come with the benchmark.
pub(crate) fn built_in(compiler: &Compiler, rounds: usize) {
    let mut subjects = Subjects::new();
    for (name, line) in CLASSIC {
        subjects.add(name.to_owned(), Sheet::new(line, 3, 3));
    }
    for (set, side) in [("gen_16x16_105clues", 4), ("gen_25x25_330clues", 5)] {
        let puzzle = read_set(set).swap_remove(0);
        subjects.add(set.to_owned(), Sheet::new(puzzle.givens, side, side));
    }
    subjects.report(compiler, rounds);
}

/// Puzzles of sets.
pub(crate) fn of_sets(compiler: &Compiler, rounds: usize, sets: Vec<Set>) {
    let mut subjects = Subjects::new();
    for Set {
        name,
        boxes,
        puzzles,
    } in sets
    {
        for (i, line) in puzzles.into_iter().enumerate() {
            subjects.add(format!("{name}:{}", i + 1), Sheet { line, boxes });
        }
    }
    subjects.report(compiler, rounds);
}

/// Returns the solver's verdict, in one word or as the solution's line.
fn decide(puzzle: &str, boxes: BoxShape) -> Result<String, &'static str> {
    fn decide_sized<const N: usize>(puzzle: &str, boxes: BoxShape) -> Result<String, &'static str> {
        match solve(&cells::<N>(puzzle), boxes, Goal::Unique) {
            Verdict::Unique(rows) | Verdict::First(rows) => Ok(line(rows.as_flattened())),
            Verdict::Several(..) => Err("several"),
            Verdict::None => Err("none"),
            Verdict::TooHard { .. } => Err("too hard"),
        }
    }
    with_size!(boxes.size(), decide_sized(puzzle, boxes))
}
