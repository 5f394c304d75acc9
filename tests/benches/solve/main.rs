//! Benchmark of the solver at run time: puzzles a second, for every set.
//!
//! ```text
//! cargo bench -p sudoku-benches --bench solve                      the sets in tests/data
//! cargo bench -p sudoku-benches --bench solve -- FILE-or-FOLDER…   other sets
//! ```
//!
//! Every puzzle is decided: a solution is given only once there is proved to be no other. The first line of a set is
//! the solver alone. The next ones, for 9×9, are reading a line of text, and all of the way from there to the solution
//! as a line of text, to the number of solutions and to the grade, in this crate and in the crate `sudoku`, and how many times
//! as fast this crate is. All take turns, each [`ROUNDS`] times, and each turn goes
//! through its set as often as fits into [`TURN`], so that a machine that is busy for a while is slow for all of them;
//! the table has the median turn and the best one.

mod lines;

use clap::Parser;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use sudoku_tests::cells;
use sudoku_tests::sets::{Set, open_all};
use sudoku_tests::with_size;
use sudoku_types::BoxShape;
use sudoku_types::solver::{Goal, Verdict, solve};

const ROUNDS: usize = 11;
const TURN: Duration = Duration::from_millis(100);

/// The numbers of puzzles with one solution, several, or none, and of those that were given up.
#[derive(Clone, Copy, Default)]
struct Verdicts {
    one: usize,
    several: usize,
    none: usize,
    given_up: usize,
}

/// A set, parsed, behind functions that know its size.
struct Contestant {
    name: String,
    puzzles: usize,
    verdicts: Verdicts,
    /// Decides the whole set once.
    pass: Box<dyn Fn()>,
    /// How often the set fits into a turn.
    passes: u32,
    /// Seconds a puzzle, for each turn so far.
    turns: Vec<f64>,
}

impl Contestant {
    fn new(name: String, puzzles: usize, verdicts: Verdicts, pass: Box<dyn Fn()>) -> Contestant {
        let start = Instant::now();
        pass();
        let passes = TURN.as_secs_f64() / start.elapsed().as_secs_f64();
        Contestant {
            name,
            puzzles,
            verdicts,
            pass,
            passes: (passes as u32).max(1),
            turns: Vec::new(),
        }
    }

    /// Those of a set: the solver, and for 9×9 the ways from a line.
    fn of(set: Set) -> Vec<Contestant> {
        let (lines, boxes) = (set.puzzles.clone(), set.boxes);
        let mut contestants = vec![with_size!(boxes.size(), contestant(set))];
        if (boxes.rows(), boxes.columns()) == (3, 3) {
            let (puzzles, verdicts) = (lines.len(), contestants[0].verdicts);
            lines::check(&lines);
            contestants.extend(lines::WAYS.map(|(name, way)| {
                let lines = lines.clone();
                let pass = Box::new(move || lines::go(way, &lines));
                Contestant::new(name.to_owned(), puzzles, verdicts, pass)
            }));
        }
        contestants
    }

    /// One turn of the whole set.
    fn turn(&mut self) {
        let start = Instant::now();
        for _ in 0..self.passes {
            (self.pass)();
        }
        let puzzles = f64::from(self.passes) * self.puzzles as f64;
        self.turns.push(start.elapsed().as_secs_f64() / puzzles);
    }
}

fn contestant<const N: usize>(set: Set) -> Contestant {
    let Set {
        name,
        boxes,
        puzzles,
    } = set;
    let grids: Vec<_> = puzzles.iter().map(|line| cells::<N>(line)).collect();
    let mut verdicts = Verdicts::default();
    for grid in &grids {
        match solve(grid, boxes, Goal::Unique) {
            Verdict::Unique(_) | Verdict::First(_) => verdicts.one += 1,
            Verdict::Several(..) => verdicts.several += 1,
            Verdict::None => verdicts.none += 1,
            Verdict::TooHard { .. } => verdicts.given_up += 1,
        }
    }
    let pass = move || decide_all(&grids, boxes);
    Contestant::new(name, puzzles.len(), verdicts, Box::new(pass))
}

fn decide_all<const N: usize>(grids: &[[[u8; N]; N]], boxes: BoxShape) {
    for grid in grids {
        let _ = black_box(solve(black_box(grid), boxes, Goal::Unique));
    }
}

/// Measures the solver as an ordinary function: puzzles a second.
#[derive(Parser)]
struct Wishes {
    /// Files of one puzzle a line, or folders of such files; else the sets in tests/data.
    paths: Vec<PathBuf>,

    /// Cargo's own.
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() {
    let mut wishes = Wishes::parse();
    if wishes.paths.is_empty() {
        let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data");
        wishes.paths.push(data);
    }
    let sets = open_all(&wishes.paths);
    let mut contestants: Vec<_> = sets.into_iter().flat_map(Contestant::of).collect();
    for _ in 0..ROUNDS {
        for contestant in &mut contestants {
            contestant.turn();
        }
    }
    println!(
        "{:<32} {:>7}  {:>22}  {:>10} {:>10}  {:>9}",
        "set", "puzzles", "one/several/none/hard", "puzzles/s", "best", "µs each"
    );
    let mut previous = 0.0;
    for contestant in &mut contestants {
        contestant.turns.sort_by(f64::total_cmp);
        let (median, best) = (contestant.turns[ROUNDS / 2], contestant.turns[0]);
        let Verdicts {
            one,
            several,
            none,
            given_up,
        } = contestant.verdicts;
        println!(
            "{:<32} {:>7}  {:>22}  {:>10.0} {:>10.0}  {:>9.2}",
            contestant.name,
            contestant.puzzles,
            format!("{one}/{several}/{none}/{given_up}"),
            1.0 / median,
            1.0 / best,
            median * 1e6,
        );
        if contestant.name.ends_with(lines::WITH_SUDOKU) {
            println!("  times as fast: {:.2}", median / previous);
        }
        previous = median;
    }
}
