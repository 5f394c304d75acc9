//! Tests that a puzzle with a name is the same one on every page, in every program and in every test.

use std::fs;
use std::path::Path;
use sudoku_types::Grid;

/// The names of puzzles in small letters, and the least number of places that have the puzzle.
const NAMES: [(&str, usize); 4] = [
    ("miracle", 5),
    ("inkala", 6),
    ("golden nugget", 2),
    ("norvig", 2),
];

/// The lines in which a puzzle begins, from its name on.
const NEAR: usize = 5;

/// What has pages and programs. (Another folder of a checkout may be one of builds.)
const PARTS: [&str; 6] = [
    "README.md",
    "CONTRIBUTING.md",
    "sudoku-macro",
    "sudoku-types",
    "talk",
    "tests",
];

/// Adds a page or a program, or those of a folder, with their paths.
fn add_texts(path: &Path, texts: &mut Vec<(String, String)>) {
    let ending = path.extension().unwrap_or_default();
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder") {
            add_texts(&entry.expect("an entry").path(), texts);
        }
    } else if (ending == "md" || ending == "rs") && !path.ends_with(file!()) {
        let text = fs::read_to_string(path).expect("a text");
        texts.push((path.display().to_string(), text));
    }
}

/// Returns the puzzle that begins in the first lines: in a string, or in a macro after its options.
fn puzzle(lines: &[&str]) -> Option<Grid<9>> {
    let cut = |line: &&str| line.trim_start_matches(['/', '!', ' ']).to_owned();
    let plain: Vec<String> = lines.iter().map(cut).collect();
    let near: usize = plain.iter().take(NEAR).map(|line| line.len() + 1).sum();
    let text = plain.join("\n").replace("\\\n", "  ");
    let quotes: Vec<usize> = text.match_indices('"').map(|(at, _)| at).collect();
    let strings = quotes.chunks_exact(2).filter(|ends| ends[0] < near);
    let mut strings = strings.map(|ends| &text[ends[0] + 1..ends[1]]);
    strings
        .find_map(|string| Grid::parse(string).ok())
        .or_else(|| {
            let (begin, _) = text.match_indices("sudoku! {").find(|(at, _)| *at < near)?;
            let (_, body) = text[begin..].split_once('{')?;
            let (body, _) = body.split_once('}')?;
            Grid::parse(body.rsplit(';').next()?).ok()
        })
}

/// A full grid is the solution if it has the givens.
fn is_same(one: &Grid<9>, other: &Grid<9>) -> bool {
    let mut pairs = one
        .rows()
        .as_flattened()
        .iter()
        .zip(other.rows().as_flattened());
    match one.rows().as_flattened().contains(&0) && other.rows().as_flattened().contains(&0) {
        true => one.rows() == other.rows(),
        false => pairs.all(|(one, other)| one == other || [*one, *other].contains(&0)),
    }
}

#[test]
fn a_name_means_one_puzzle() {
    let (root, mut texts) = (Path::new(env!("CARGO_MANIFEST_DIR")), Vec::new());
    for part in PARTS {
        add_texts(&root.join("..").join(part), &mut texts);
    }
    for (name, least) in NAMES {
        let mut found: Vec<(String, Grid<9>)> = Vec::new();
        for (path, text) in &texts {
            let lines: Vec<&str> = text.lines().collect();
            for (index, line) in lines.iter().enumerate() {
                if line.to_lowercase().contains(name)
                    && let Some(grid) = puzzle(&lines[index..lines.len().min(index + 20)])
                {
                    found.push((format!("{path}:{}", index + 1), grid));
                }
            }
        }
        assert!(found.len() >= least, "{name}: {}", found.len());
        for (place, grid) in &found {
            let (first, wanted) = &found[0];
            assert!(is_same(wanted, grid), "{name}: {place} and {first} differ");
        }
    }
}
