//! Measures what a grade in a constant costs, and the options `minimal` and `techniques`.

use crate::compiler::Compiler;
use crate::rounds::{Crate, Rounds, median};
use sudoku_tests::read_set;
use sudoku_types::{Grade, Grid, Technique};

/// So many puzzles of each class, a crate each.
const PUZZLES: usize = 11;

/// The most that puzzles need.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Singles,
    Subsets,
    Chains,
    Guess,
}

const CLASSES: [(&str, Class); 4] = [
    ("singles", Class::Singles),
    ("up to quads", Class::Subsets),
    ("chains", Class::Chains),
    ("a guess", Class::Guess),
];

fn class(grade: &Grade) -> Class {
    match grade.hardest {
        _ if !grade.is_solved() => Class::Guess,
        Some(hardest) if hardest > Technique::Quad => Class::Chains,
        Some(hardest) if hardest > Technique::HiddenSingle => Class::Subsets,
        _ => Class::Singles,
    }
}

/// The crates of a puzzle: its grid in a constant, and its grade as well; the puzzle, and with each demand that holds.
struct Subject {
    grid: Crate,
    grade: Crate,
    puzzle: Crate,
    techniques: Option<Crate>,
    minimal: Crate,
}

pub(crate) fn report(compiler: &Compiler, turns: usize) {
    let mut rounds = Rounds::default();
    let set: Vec<_> = read_set("gen_9x9_minimal")
        .into_iter()
        .map(|entry| entry.givens)
        .collect();
    let classes = CLASSES.map(|(name, wanted)| {
        let graded = set
            .iter()
            .map(|line| (line, line.parse::<Grid<9>>().expect("a grid").grade()));
        let subjects = graded
            .filter(|(_, grade)| class(grade) == wanted)
            .take(PUZZLES);
        let subjects = subjects.map(|(line, grade)| {
            let grid = format!(
                "pub const GRID: sudoku_types::Grid<9> = sudoku_types::grid! {{ \"{line}\" }};\n"
            );
            let with_grade =
                format!("{grid}pub const GRADE: sudoku_types::Grade = GRID.grade();\n");
            let puzzle = |demand: &str| {
                format!("pub type P = sudoku_types::sudoku! {{ {demand} \"{line}\" }};\n")
            };
            let allowed = grade.hardest.filter(|_| grade.is_solved());
            Subject {
                grid: rounds.add(grid),
                grade: rounds.add(with_grade),
                puzzle: rounds.add(puzzle("")),
                techniques: allowed
                    .map(|hardest| rounds.add(puzzle(&format!("techniques: {};", hardest.name())))),
                minimal: rounds.add(puzzle("minimal: true;")),
            }
        });
        (name, subjects.collect::<Vec<_>>())
    });
    rounds.run(compiler, turns);
    println!(
        "\nGrades of 9 × 9 in a constant - the grid alone; demands - the puzzle alone: median, worst, ms\n"
    );
    println!(
        "{:<14} {:>4} {:>16} {:>16} {:>16}",
        "needs", "of", "grade", "techniques", "minimal"
    );
    for (name, subjects) in classes {
        let net = |pair: fn(&Subject) -> Option<[Crate; 2]>| {
            let pairs = subjects.iter().filter_map(pair);
            let times = pairs.map(|[with, without]| {
                rounds.processor(&[(1.0, with), (-1.0, without)]).median * 1e3
            });
            let times: Vec<_> = times.collect();
            let worst = times.iter().copied().fold(0.0, f64::max);
            if times.is_empty() {
                String::new()
            } else {
                format!("{:.0}, {worst:.0}", median(times))
            }
        };
        println!(
            "{name:<14} {:>4} {:>16} {:>16} {:>16}",
            subjects.len(),
            net(|it| Some([it.grade, it.grid])),
            net(|it| it.techniques.map(|techniques| [techniques, it.puzzle])),
            net(|it| Some([it.minimal, it.puzzle])),
        );
    }
}
