//! Tests that texts are read as the right grid, and that a text with a fault is never read as another grid.

mod among;
mod callers;
mod faults;
mod hostile;
mod pages;

use std::sync::atomic::{AtomicUsize, Ordering};

use sudoku_tests::Dice;
use sudoku_types::{Grid, ParseError, ParseErrorKind, PuzzleText};

/// The result of reading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Read {
    /// The digits of a grid.
    Grid(Vec<u8>),
    /// A grid of another size than is asked for.
    OtherSize,
    /// The errors.
    Error(String),
}

impl<const N: usize, const A: usize> From<Result<Grid<N, A>, ParseError>> for Read {
    fn from(result: Result<Grid<N, A>, ParseError>) -> Self {
        match result {
            Ok(grid) => Read::Grid(grid.rows().as_flattened().to_vec()),
            Err(error) if error.kind() == ParseErrorKind::OtherSize => Read::OtherSize,
            Err(error) => Read::Error(error.to_string()),
        }
    }
}

macro_rules! sizes {
    ($size:expr, $read:expr; $($n:literal)*) => {
        match $size {
            $($n => {
                type Of = Grid<$n, 1>;
                $read.into()
            })*
            size => panic!("{size} is not a usual size"),
        }
    };
}

/// Reads a text as a grid with this many rows.
pub(crate) fn parse(text: &str, size: usize) -> Read {
    sizes!(size, text.parse::<Of>(); 1 2 4 6 8 9 10 12 14 15 16 18 20 21 22 24 25)
}

/// Reads a puzzle of a file as a grid with this many rows.
pub(crate) fn puzzle(puzzle: PuzzleText<'_>, size: usize) -> Read {
    sizes!(size, Of::try_from(puzzle); 1 2 4 6 8 9 10 12 14 15 16 18 20 21 22 24 25)
}

/// Plays a game this many times, or as often as `READER_GAMES` says, each time with dice of another seed, from
/// `READER_SEED`. A game that fails returns what happened.
pub(crate) fn play(games: u64, game: impl Fn(&mut Dice) -> Option<String> + Sync) {
    let number = |name| {
        std::env::var(name)
            .ok()
            .map(|value| value.parse().expect("a number"))
    };
    let games = number("READER_GAMES").unwrap_or(games);
    let first: u64 = number("READER_SEED").unwrap_or(1);
    println!("READER_SEED={first} READER_GAMES={games}");
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let failures = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let (game, failures) = (&game, &failures);
            scope.spawn(move || {
                for seed in (first + thread..first + games).step_by(threads as usize) {
                    if let Some(what) = game(&mut Dice::new(seed << 20)) {
                        failures.fetch_add(1, Ordering::Relaxed);
                        println!("seed {seed}: {what}");
                    }
                }
            });
        }
    });
    assert_eq!(failures.into_inner(), 0, "games failed");
}
