//! Properties of any grid: lines do not change its meaning, and each cell counts.

use proptest::collection::vec;
use proptest::prelude::*;

use super::{CLASSIC, digits_of, read, some_grid};

/// Right grids in several notations.
fn right_grid() -> impl Strategy<Value = String> {
    let lines =
        |row: fn(&[u8]) -> String| CLASSIC.as_bytes().chunks(9).map(row).collect::<Vec<_>>();
    let text = |row: &[u8]| String::from_utf8_lossy(row).into_owned();
    let list = |size: usize, between: &str| {
        let cells: Vec<_> = some_grid(size).iter().map(u8::to_string).collect();
        cells
            .chunks(size)
            .map(|row| row.join(between))
            .collect::<Vec<_>>()
    };
    prop::sample::select(vec![
        lines(text).join("\n"),
        lines(|row| format!("\"{}\"", String::from_utf8_lossy(row))).join("\n"),
        format!("\"{CLASSIC}\""),
        format!("\"{}\"", lines(text).join("/")),
        format!("[[\"{}\"]]", list(9, "\", \"").join("\"],\n[\"")),
        format!("boxes: 3x3; solution: first; [{}]", lines(text).join("] [")),
        format!(
            "symbols: \"123456789\"; {}",
            lines(text).join("\n------+---\n").replace('.', "_")
        ),
        list(9, " ").join("\n"),
        format!("[[{}]]", list(9, ", ").join("],\n[")),
        format!("[{}]", list(6, " ").join(";\n")),
        list(16, " ").join("\n"),
        format!("symbols: 1..=12; {}", list(12, " ").join("\n")),
        "A_C_ ___B\n_A__ D__C".to_owned(),
    ])
}

/// A place in percent of the text, what is done there, and with what.
fn edits() -> impl Strategy<Value = Vec<(usize, u8, char)>> {
    let characters: Vec<char> = "0123456789_.?|-+=;,:[](){}\"'#!xAJb \n".chars().collect();
    vec(
        (0..10_000_usize, 0..3_u8, prop::sample::select(characters)),
        1..4,
    )
}

fn edited(source: &str, edits: &[(usize, u8, char)]) -> String {
    let mut characters: Vec<char> = source.chars().collect();
    for &(place, kind, character) in edits {
        let place = place * characters.len() / 10_000;
        match kind {
            0 => characters.insert(place, character),
            1 if !characters.is_empty() => drop(characters.remove(place)),
            _ if !characters.is_empty() => characters[place] = character,
            _ => {}
        }
    }
    characters.into_iter().collect()
}

proptest! {
    /// Lines may turn a grid into an error, but never into another grid.
    #[test]
    fn lines_do_not_change_the_meaning(source in right_grid(), edits in edits()) {
        let source = edited(&source, &edits);
        let read_one = |source: &str| source.parse().ok().and_then(|tokens| read(tokens).ok());
        if let (Some(with), Some(without)) = (read_one(&source), read_one(&source.replace('\n', " "))) {
            prop_assert_eq!(digits_of(&with), digits_of(&without));
        }
    }

    #[test]
    fn one_cell_less_is_an_error(place in 0..81_usize, width in 1..82_usize) {
        let mut cells: Vec<_> = CLASSIC.replace('.', "_").chars().map(String::from).collect();
        cells.remove(place);
        let lines: Vec<_> = cells.chunks(width).map(|line| line.join(" ")).collect();
        let source = lines.join("\n");
        prop_assert_eq!(super::complaints(&source).len(), 1, "{}", source);
    }
}
