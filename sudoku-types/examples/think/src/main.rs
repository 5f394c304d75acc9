//! Shows how rustc searches for the solutions of a puzzle: every state of the search, read from its type.
//!
//! ```text
//! cargo run -p sudoku-think                      the states of a 4×4, as text
//! cargo run -p sudoku-think -- seventeen         of a 9×9 with 17 givens
//! cargo run -p sudoku-think -- miracle           of the "Miracle Sudoku"
//! cargo run -p sudoku-think -- page > think.html    all three as a page with pictures, for a talk
//! ```
//!
//! The search was made when this program was built. Nothing is solved when it runs:
//!
//! ```text
//! types of states ─ Watched::STATES ─► State ─ story ─► scenes ─ text ─► the terminal
//!                                                             └─ page ─► HTML with an SVG for each
//! ```

mod page;
mod story;
mod text;

use std::env;
use std::io::{self, ErrorKind, Write};
use std::marker::PhantomData;
use std::process::ExitCode;
use story::Story;
use sudoku_types::type_solver::{NoAdvice, Unique};
use sudoku_types::watch::{State, Watched};
use sudoku_types::{Solution, Solved, SquareGrid, sudoku};

/// It has two solutions, so the search has to branch.
type Small = sudoku! {
    solution: first;
    1 _ | _ _
    _ _ | _ 2
    ----+----
    _ _ | _ _
    4 3 | _ _
};

type Seventeen = sudoku! {
    proof: types;
    _ _ _ | 8 _ 1 | _ _ _
    _ _ _ | _ _ _ | _ 4 3
    5 _ _ | _ _ _ | _ _ _
    ------+-------+------
    _ _ _ | _ 7 _ | 8 _ _
    _ _ _ | _ _ _ | 1 _ _
    _ 2 _ | _ 3 _ | _ _ _
    ------+-------+------
    6 _ _ | _ _ _ | _ 7 5
    _ _ 3 | 4 _ _ | _ _ _
    _ _ _ | 2 _ _ | 6 _ _
};

type Miracle = sudoku! {
    solver: types;
    rules: anti_knight, anti_king, non_consecutive;
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    ------+-------+------
    _ _ _ | _ _ _ | _ _ _
    _ _ 1 | _ _ _ | _ _ _
    _ _ _ | _ _ _ | 2 _ _
    ------+-------+------
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
    _ _ _ | _ _ _ | _ _ _
};

fn main() -> ExitCode {
    let asked: Vec<_> = env::args().skip(1).collect();
    let shown = match asked.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] | ["small"] => small().to_string(),
        ["seventeen"] => seventeen().to_string(),
        ["miracle"] => miracle().to_string(),
        ["page"] => page::page(&[small(), seventeen(), miracle()]),
        _ => {
            eprintln!("expected `small`, `seventeen`, `miracle` or `page`");
            return ExitCode::from(2);
        }
    };
    match io::stdout().write_all(shown.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => ExitCode::FAILURE,
        _ => ExitCode::SUCCESS,
    }
}

fn small() -> Story {
    let search = watched(Small::VALUE, PhantomData::<NoAdvice>);
    story("A 4×4 with two solutions", Small::VALUE, search)
}

fn seventeen() -> Story {
    let search = watched(Seventeen::VALUE, advice_of(Seventeen::VALUE));
    story("A 9×9 with 17 givens", Seventeen::VALUE, search)
}

fn miracle() -> Story {
    let search = watched(Miracle::VALUE, advice_of(Miracle::VALUE));
    story("The Miracle Sudoku", Miracle::VALUE, search)
}

/// The states of a search, and the number of solutions that it finds.
type Search = (Vec<State>, usize);

/// Returns the search for all solutions of a puzzle, with some advice.
fn watched<Puzzle: Watched<Unique, Advice>, Rows, Proof, Advice>(
    _: Solution<Puzzle, Rows, true, Proof>,
    _: PhantomData<Advice>,
) -> Search {
    let mut states = Vec::new();
    Puzzle::STATES.each(&mut |state| states.push(*state));
    (states, Puzzle::SOLUTIONS.len())
}

/// The advice with which the types prove that there is one solution.
fn advice_of<Puzzle, Rows, Advice>(_: Solution<Puzzle, Rows, true, Advice>) -> PhantomData<Advice> {
    PhantomData
}

fn story<S: Solved>(title: &'static str, puzzle: S, (states, solutions): Search) -> Story {
    let givens = puzzle.givens();
    Story::new(title, givens.boxes(), givens.digits(), &states, solutions)
}
