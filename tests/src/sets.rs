//! Puzzle sets for the benchmarks: files of one puzzle a line.
//!
//! ```text
//! gen_12x12_box3x4_minimal.txt     one puzzle a line: `.` or 0 is a blank, 1 to 9, then A = 10
//!            └─────┴─ the boxes, rows × columns, where the file's name says so;
//!                     else the usual ones of a grid with that many cells
//!                     (lines that begin with `#` and what follows a puzzle are comments)
//! ```

use crate::digit;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::exit;
use sudoku_types::BoxShape;

/// Puzzles of one size and one shape of boxes.
#[derive(Clone, Debug)]
pub struct Set {
    /// The file's, without its ending.
    pub name: String,
    /// The boxes of all of them.
    pub boxes: BoxShape,
    /// A line each.
    pub puzzles: Vec<String>,
}

impl Set {
    /// Reads a set from a file. The error names a line that is not a puzzle.
    pub fn open(file: &Path) -> Result<Set, String> {
        let here = file.display();
        let text = fs::read_to_string(file).map_err(|error| format!("{here}: {error}"))?;
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        // Text after a puzzle and a space is ignored.
        let lines: Vec<_> = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.starts_with('#'))
            .filter_map(|(i, line)| Some((i + 1, line.split_whitespace().next()?)))
            .collect();
        let Some(&(_, first)) = lines.first() else {
            return Err(format!("{here}: no puzzle in it"));
        };
        let cells = first.chars().count();
        let square = |boxes: &BoxShape| boxes.size() * boxes.size() == cells;
        let boxes = boxes_in(&name)
            .or_else(|| BoxShape::default_for(cells.isqrt()))
            .filter(square)
            .ok_or_else(|| format!("{here}: no grid has the {cells} cells of its first puzzle"))?;
        for (number, line) in &lines {
            let count = line.chars().count();
            if count != cells {
                return Err(format!("{here}:{number}: {count} cells, not {cells}"));
            }
            let is_cell =
                |&cell: &char| digit(cell).is_some_and(|digit| digit as usize <= boxes.size());
            if let Some(cell) = line.chars().find(|cell| !is_cell(cell)) {
                return Err(format!(
                    "{here}:{number}: {cell:?} is no cell of a {boxes} grid"
                ));
            }
        }
        Ok(Set {
            name: name.into_owned(),
            boxes,
            puzzles: lines.iter().map(|&(_, line)| line.to_owned()).collect(),
        })
    }
}

/// The sets that are named, and of folders all. If there is something wrong with them, the
/// program ends with an error.
pub fn open_all(paths: &[PathBuf]) -> Vec<Set> {
    let sets: Result<Vec<_>, String> =
        files(paths).and_then(|files| files.iter().map(|file| Set::open(file)).collect());
    sets.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        exit(1)
    })
}

/// The files named, and of folders all their sets.
fn files(paths: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for path in paths {
        let path = from_where_asked(path);
        if !path.is_dir() {
            files.push(path);
            continue;
        }
        let entries =
            fs::read_dir(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let mut found: Vec<_> = entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|file| is_set(&file.file_name().unwrap_or_default().to_string_lossy()))
            .collect();
        found.sort();
        files.append(&mut found);
    }
    Ok(files)
}

/// A path as it is meant: cargo runs benchmarks in the package's folder, wherever it was called.
fn from_where_asked(path: &Path) -> PathBuf {
    match std::env::var_os("PWD") {
        Some(folder) if !path.exists() => Path::new(&folder).join(path),
        _ => path.to_owned(),
    }
}

/// Returns true if a file of a folder is a set, and of puzzles with no rules but those of rows, columns
/// and boxes.
fn is_set(name: &str) -> bool {
    let others = ["anti", "diag", "windoku", "jigsaw", "killer", "mixed"];
    name.strip_suffix(".txt")
        .is_some_and(|stem| !stem.contains('.') && !others.iter().any(|other| stem.contains(other)))
}

/// The shape after `box` in the name of a set.
fn boxes_in(name: &str) -> Option<BoxShape> {
    let (_, shape) = name.split_once("box")?;
    let (rows, columns) = shape.split('_').next()?.split_once('x')?;
    BoxShape::new(rows.parse().ok()?, columns.parse().ok()?)
}

/// Calls a function that is generic over the size of a grid.
#[macro_export]
macro_rules! with_size {
    ($size:expr, $function:ident($($argument:expr),*)) => {
        $crate::with_size!(@ $size, $function($($argument),*):
            1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25)
    };
    (@ $size:expr, $function:ident $arguments:tt: $($n:literal)*) => {
        match $size {
            $($n => $crate::with_size!(@call $function, $n, $arguments),)*
            size => unreachable!("boxes of {size} cells"),
        }
    };
    (@call $function:ident, $n:literal, ($($argument:expr),*)) => {
        $function::<$n>($($argument),*)
    };
}
