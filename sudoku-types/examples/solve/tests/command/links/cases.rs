//! The keys of JSON, one by one: a table in `cases.txt`, read by the library.

use sudoku_solve::links::{Text, read};
use sudoku_types::Puzzles;

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
            kind => panic!("{kind}"),
        };
        let expected = expected.trim();
        let puzzle = || match expected {
            "" => format!("boxes: {shape}; {givens}"),
            _ => format!("boxes: {shape}; {expected} {givens}"),
        };
        let found = [false, true].map(|as_read| read_as(&json, as_read));
        let is_right = match sign {
            "=" => found.iter().all(|found| *found == Ok(puzzle())),
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

/// What is beside the values of cells.
#[test]
fn cells() {
    for (cell, result) in [
        (r#"{"parity":"Odd"}"#, Ok("odd: r1c2; ")),
        (r#"{"parity":"Even","c":"\#A8A8A8"}"#, Ok("even: r1c2; ")),
        (
            r#"{"value":2,"given":false,"centerPencilMarks":[1],"givenPencilMarks":null}"#,
            Ok(""),
        ),
        (
            r#"{"given":1}"#,
            Err("`given` of r1c2 is 1: expected true or false"),
        ),
        (
            r#"{"given":"true","value":2}"#,
            Err("`given` of r1c2 is \"true\": expected true or false"),
        ),
        (r#"{"given":true}"#, Err("r1c2 has null: expected 1 to 4")),
        (
            r#"{"given":true,"value":5}"#,
            Err("r1c2 has 5: expected 1 to 4"),
        ),
        (
            r#"{"value":"x"}"#,
            Err("`value` of r1c2 is \"x\": expected a whole number"),
        ),
        (
            r#"{"parity":"even"}"#,
            Err("`parity` of r1c2 is \"even\": expected \"Even\" or \"Odd\""),
        ),
        (
            r#"{"region":-1}"#,
            Err("`region` of r1c2 is -1: expected a whole number"),
        ),
        (
            r#"{"candidates":[1],"fixed":true}"#,
            Err(
                "`fixed` of r1c2 is not known here, and may be a rule: if it is none, remove it from the JSON",
            ),
        ),
        (
            r#"{"givenPencilMarks":[1,2]}"#,
            Err(
                "`givenPencilMarks` of r1c2 is a rule that cannot be read: without it this would be another puzzle",
            ),
        ),
        ("5", Err("r1c2 is 5: expected an object")),
    ] {
        let json = f_puzzles(SMALL, "").replacen("{}", &cell.replace("\\#", "#"), 1);
        let result = result.map(|options| format!("boxes: 2x2; {options}{SMALL}"));
        assert_eq!(
            read_as(&json, true),
            result.map_err(str::to_owned),
            "{cell}"
        );
    }
    for (cell, message) in [
        (
            r#"{"centremarks":[1]}"#,
            "`centremarks` of r1c2 may be a rule that is said in words only: if it is none, add --rules-as-read",
        ),
        (r#"{"value":"A"}"#, "r1c2 has \"A\": expected 1 to 4"),
        (
            r#"{"value":"1","even":true}"#,
            "`even` of r1c2 is not known here, and may be a rule: if it is none, remove it from the JSON",
        ),
    ] {
        let json = sudoku_pad("").replacen("{}", cell, 1);
        assert_eq!(read_as(&json, false), Err(message.to_owned()), "{cell}");
    }
}
