//! The sets in `data/`: one puzzle a line, and beside it its number of solutions and one of them.
//!
//! ```text
//! <set>.txt            ..2....31.3.2...          blank `.`, digits 1 to 9, then A = 10 to P = 25
//! <set>.solutions.txt  1<TAB>3124421314322341    `-` where there is none
//! ```

use std::{fs, path::Path};

/// A puzzle of a set.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The givens, as written.
    pub givens: String,
    /// The number of solutions; the least number, if counting stopped early.
    pub count: u64,
    /// One of the solutions.
    pub solution: Option<String>,
}

/// Reads a set by its name.
///
/// # Panics
///
/// If the set is missing or malformed.
pub fn read_set(name: &str) -> Vec<Entry> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    let read = |file: String| {
        fs::read_to_string(folder.join(&file)).unwrap_or_else(|error| panic!("{file}: {error}"))
    };
    let puzzles = read(format!("{name}.txt"));
    let solutions = read(format!("{name}.solutions.txt"));
    assert_eq!(puzzles.lines().count(), solutions.lines().count(), "{name}");
    let entry = |(givens, answer): (&str, &str)| {
        let (count, solution) = answer.split_once('\t').expect("count, tab, solution");
        Entry {
            givens: givens.to_owned(),
            count: count.trim_start_matches(">=").parse().expect("a count"),
            solution: (solution != "-").then(|| solution.to_owned()),
        }
    };
    puzzles.lines().zip(solutions.lines()).map(entry).collect()
}

/// The rows of a grid in the notation of the sets; 0 is a blank.
///
/// # Panics
///
/// If the grid is not `N` × `N`, or has another character.
pub fn cells<const N: usize>(line: &str) -> [[u8; N]; N] {
    assert_eq!(line.len(), N * N, "{line}");
    let mut rows = [[0; N]; N];
    for (cell, symbol) in rows.as_flattened_mut().iter_mut().zip(line.chars()) {
        *cell = digit(symbol).unwrap_or_else(|| panic!("{symbol:?} in {line}"));
    }
    rows
}

/// The digit that a character of the sets stands for; 0 is a blank.
pub fn digit(symbol: char) -> Option<u8> {
    match symbol {
        '.' => Some(0),
        '0'..='9' | 'A'..='P' => symbol.to_digit(26).map(|digit| digit as u8),
        _ => None,
    }
}

/// A grid as the sets write it.
pub fn line(cells: &[u8]) -> String {
    let symbol = |&digit: &u8| char::from(b".123456789ABCDEFGHIJKLMNOP"[usize::from(digit)]);
    cells.iter().map(symbol).collect()
}

/// A test for each set, named like it: the test file's own `check`, with the size as its
/// parameter, of every entry and the shape of its boxes.
#[macro_export]
macro_rules! test_sets {
    ($($name:ident: $size:literal, $rows:literal x $columns:literal;)*) => {$(
        #[test]
        fn $name() {
            for entry in $crate::read_set(stringify!($name)) {
                check::<$size>(&entry, shape($rows, $columns));
            }
        }
    )*};
}
