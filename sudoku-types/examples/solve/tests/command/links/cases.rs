//! The keys of JSON, one by one: a table in `cases.txt`, read by the library.

use sudoku_solve::links::{Text, read};
use sudoku_values::Puzzles;

use super::{SMALL, f_puzzles, sudoku_pad};

fn read_as(json: &str, as_read: bool) -> Result<String, String> {
    match read(json, as_read) {
        Text::Puzzle(puzzle) => puzzle.map(|puzzle| puzzle.line),
        text => panic!("{text:?}: {json}"),
    }
}

#[test]
fn keys() {
    let lines = include_str!("cases.txt").lines();
    let lines: Vec<&str> = lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect();
    let mut wrong = Vec::new();
    for pair in lines.chunks(2) {
        let (kind, more) = pair[0].split_once(' ').expect("a kind and JSON");
        let (sign, expected) = pair[1].split_at(1);
        let more = format!(",{more}");
        let blank = ".".repeat(81);
        let (shape, givens, json) = match kind {
            "f4" => ("2x2", SMALL, f_puzzles(SMALL, &more)),
            "f4." => ("2x2", &blank[..16], f_puzzles(&blank[..16], &more)),
            "f9" | "f9." => ("3x3", &*blank, f_puzzles(&blank, &more)),
            "pad" => ("2x2", SMALL, sudoku_pad(&more)),
            "cell" => (
                "2x2",
                SMALL,
                f_puzzles(SMALL, "").replacen("{}", &more[1..], 1),
            ),
            "text" => ("", "", more[1..].to_owned()),
            "padcell" => ("2x2", SMALL, sudoku_pad("").replacen("{}", &more[1..], 1)),
            kind => panic!("{kind}"),
        };
        let expected = expected.trim();
        let puzzle = match shape {
            "" => expected.to_owned(),
            _ => format!("boxes: {shape}; {expected} {givens}").replace("  ", " "),
        };
        let found = [false, true].map(|as_read| read_as(&json, as_read));
        let is_right = match sign {
            "=" => found.iter().all(|found| *found == Ok(puzzle.clone())),
            "!" => found.iter().all(|found| *found == Err(expected.into())),
            "?" => found[0] == Err(expected.into()) && found[1].is_ok(),
            sign => panic!("{sign}"),
        };
        if !is_right {
            wrong.push(format!("{}\n{}\n{found:?}", pair[0], pair[1]));
        }
        // What is read is a puzzle in our notation.
        for line in found.iter().flatten() {
            assert!(
                Puzzles::of(line).all(|puzzle| puzzle.size().is_some()),
                "{line}"
            );
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(lines.len() > 200);
}
