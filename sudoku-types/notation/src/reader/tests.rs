//! Tests of the reader by a table of texts, `tests/texts.txt`, which the macro reads too.

extern crate std;

use std::format;
use std::string::String;
use std::vec::Vec;

mod table;

use super::{Puzzles, Reading, read};
use crate::options::Purpose;
use table::{Row, is_it, table};

const SAME: &str = "1000003000040200";

/// Returns the digits as a line, with letters from A = 10, or the first error.
fn said(reading: &Reading) -> String {
    match reading.errors.first() {
        Some(error) => {
            let (line, column) = (error.line(), error.column());
            format!(
                "{}:{} {}",
                line.unwrap_or(0),
                column.unwrap_or(0),
                error.message()
            )
        }
        None => {
            let symbol = |digit: &u8| char::from_digit((*digit).into(), 36).expect("a digit");
            let line = reading.digits().iter().map(symbol);
            let line: String = line.map(|symbol| symbol.to_ascii_uppercase()).collect();
            if line == SAME { "same".into() } else { line }
        }
    }
}

/// Returns the puzzles of a file with their places, solutions and names, or their errors.
fn found(file: &str) -> Vec<String> {
    let puzzles = Puzzles::of(file).map(|puzzle| {
        let said = said(puzzle.reading());
        if puzzle.size().is_none() {
            return said;
        }
        let solution = puzzle
            .solution()
            .map(|(_, (line, column))| format!(" solution {line}:{column}"));
        let name = puzzle.name().map(|name| format!(" `{name}`"));
        let (solution, name) = (solution.unwrap_or_default(), name.unwrap_or_default());
        format!(
            "{}:{} {said}{solution}{name}",
            puzzle.line(),
            puzzle.column()
        )
    });
    puzzles.collect()
}

#[test]
fn texts() {
    let table = table();
    let said = table
        .iter()
        .map(|row| (row, said(&read(&row.text, Purpose::Solve))));
    let wrong = said.filter(|(row, said)| !is_it(said, &row.one));
    let wrong = wrong.map(|(row, said)| format!("{}\n= {}\nnot {said}\n", row.text, row.one));
    let wrong: Vec<_> = wrong.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(table.len() > 300);
}

#[test]
fn files() {
    let mut wrong = Vec::new();
    for Row { text, one, file } in table() {
        let found = found(&text);
        let are_equal = |expected: &[String]| {
            found.len() == expected.len()
                && found
                    .iter()
                    .zip(expected)
                    .all(|(found, expected)| is_it(found, expected))
        };
        let is_same = || {
            let place = |found: &str| Some(found.split_once(' ')?.1.starts_with(&*one));
            matches!(&found[..], [found] if is_it(found, &one) || place(found) == Some(true))
        };
        let is_nothing = file == ["nothing"] && found.is_empty();
        let is_right = if file.is_empty() {
            is_same()
        } else {
            is_nothing || are_equal(&file)
        };
        if !is_right {
            wrong.push(format!("{text}\n{found:?}\n{one}\n{file:?}\n"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Long texts of every shape take a time in proportion to their length. With a quadratic time this test would not end.
#[test]
fn long_texts() {
    const LINE: &str = "1.....3....4.2..";
    let lines = (0..2_000).map(|digit| format!("{}{}\n", digit % 5, &LINE[1..]));
    let lines: String = lines.collect();
    assert!(!read(&lines, Purpose::Solve).errors.is_empty());
    for text in [
        format!("{LINE} ").repeat(4_000),
        format!("[{}]", format!("\"{LINE}\", ").repeat(4_000)),
        "1 . . .\n\n".repeat(4_000),
        "'".repeat(20_000),
        "\"\\".repeat(20_000),
        "[".repeat(20_000),
        "- ".repeat(20_000),
        "- \n".repeat(10_000),
        "# solution\n".repeat(4_000),
        "even: r1c1; ".repeat(1_000),
        "even: r1c1; r1c1;\n".repeat(1_000),
        "name = ".repeat(4_000),
    ] {
        assert!(!read(&text, Purpose::Solve).errors.is_empty());
        assert!(
            Puzzles::of(&text).all(|puzzle| puzzle.size().is_none()),
            "{}",
            &text[..10]
        );
    }
}
