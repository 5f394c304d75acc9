//! Puzzle sets for the benchmarks: files of one puzzle a line.
//!
//! ```text
//! gen_12x12_box3x4_minimal.txt     one puzzle a line: `.` or 0 is a blank, 1 to 9, then A = 10
//!            └─────┴─ the boxes, rows × columns, where the file's name says so;
//!                     else the usual ones of a grid with that many cells
//! ```

use std::fs;
use std::path::{Path, PathBuf};
use sudoku_tests::cells;
use sudoku_types::BoxShape;
use sudoku_types::solver::{Search, Verdict, solve};

/// Puzzles of one size and one shape of boxes.
#[derive(Clone, Debug)]
pub(crate) struct Set {
    pub(crate) name: String,
    pub(crate) boxes: BoxShape,
    pub(crate) puzzles: Vec<String>,
}

impl Set {
    /// Reads a set from a file.
    pub(crate) fn open(file: &Path) -> Set {
        let text = fs::read_to_string(file)
            .unwrap_or_else(|error| panic!("cannot read {}: {error}", file.display()));
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let puzzles: Vec<_> = text
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
            .map(str::to_owned)
            .collect();
        let cells = puzzles.first().map_or(0, String::len);
        let boxes = boxes_in(&name)
            .or_else(|| BoxShape::default_for(cells.isqrt()))
            .unwrap_or_else(|| panic!("{name}: what boxes has a grid of {cells} cells?"));
        let square = boxes.size() * boxes.size();
        assert!(
            puzzles.iter().all(|line| line.len() == square),
            "{name}: not every line has {square} cells",
        );
        Set {
            name: name.into_owned(),
            boxes,
            puzzles,
        }
    }
}

/// The files named, and of folders all their sets.
pub(crate) fn files(paths: impl IntoIterator<Item = PathBuf>) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path);
            continue;
        }
        let entries = fs::read_dir(&path)
            .unwrap_or_else(|error| panic!("cannot read {}: {error}", path.display()));
        let mut found: Vec<_> = entries
            .map(|entry| entry.expect("an entry of a folder").path())
            .filter(|file| is_set(&file.file_name().unwrap_or_default().to_string_lossy()))
            .collect();
        found.sort();
        files.append(&mut found);
    }
    files
}

/// Whether a file of a folder is a set, and of puzzles with no rules but those of rows, columns
/// and boxes.
fn is_set(name: &str) -> bool {
    name.strip_suffix(".txt").is_some_and(|stem| {
        !stem.contains('.') && !stem.contains("diag") && !stem.contains("windoku")
    })
}

/// The shape after `box` in the name of a set.
fn boxes_in(name: &str) -> Option<BoxShape> {
    let (_, shape) = name.split_once("box")?;
    let (rows, columns) = shape.split('_').next()?.split_once('x')?;
    BoxShape::new(rows.parse().ok()?, columns.parse().ok()?)
}

/// Calls a function that is generic over the size of a grid.
macro_rules! with_size {
    ($size:expr, $function:ident($($argument:expr),*)) => {
        $crate::sets::with_size!(@ $size, $function($($argument),*):
            1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25)
    };
    (@ $size:expr, $function:ident $arguments:tt: $($n:literal)*) => {
        match $size {
            $($n => $crate::sets::with_size!(@call $function, $n, $arguments),)*
            size => unreachable!("boxes of {size} cells"),
        }
    };
    (@call $function:ident, $n:literal, ($($argument:expr),*)) => {
        $function::<$n>($($argument),*)
    };
}
pub(crate) use with_size;

/// What the solver says of a puzzle, in one word or as the solution's line.
#[allow(dead_code, reason = "one benchmark asks for it, the other does not")]
pub(crate) fn decide(puzzle: &str, boxes: BoxShape) -> Result<String, &'static str> {
    fn decide_sized<const N: usize>(puzzle: &str, boxes: BoxShape) -> Result<String, &'static str> {
        match solve(&cells::<N>(puzzle), boxes, Search::Unique) {
            Verdict::Unique(rows) | Verdict::First(rows) => Ok(rows
                .as_flattened()
                .iter()
                .map(|&digit| symbol(digit))
                .collect()),
            Verdict::Several(..) => Err("several"),
            Verdict::None(_) => Err("none"),
            Verdict::TooHard { .. } => Err("too hard"),
        }
    }
    with_size!(boxes.size(), decide_sized(puzzle, boxes))
}

/// A digit as the sets write it.
fn symbol(digit: u8) -> char {
    match digit {
        0 => '.',
        1..=9 => char::from(b'0' + digit),
        _ => char::from(b'A' + digit - 10),
    }
}

/// The line of a grid.
#[allow(dead_code, reason = "one benchmark asks for it, the other does not")]
pub(crate) fn line<const N: usize>(rows: &[[u8; N]; N]) -> String {
    rows.as_flattened()
        .iter()
        .map(|&digit| symbol(digit))
        .collect()
}
