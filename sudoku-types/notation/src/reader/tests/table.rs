//! The table of texts, which is read by the reader, as files, and by the macro.

extern crate std;

use std::string::String;
use std::vec::Vec;

/// A text, its expected result as one grid, and the expected puzzles of it as a file.
pub(super) struct Row {
    pub(super) text: String,
    pub(super) one: String,
    #[allow(dead_code)] // The tests of the macro do not use it.
    pub(super) file: Vec<String>,
}

pub(super) fn table() -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for line in include_str!("texts.txt").lines() {
        match (line.split_at_checked(4), rows.last_mut()) {
            (Some(("  = ", one)), Some(last)) => last.one = unescape(one),
            (Some(("  - ", one)), Some(last)) => last.file.push(unescape(one)),
            _ if line.starts_with("## ") => {}
            _ => rows.push(Row {
                text: unescape(line),
                one: String::new(),
                file: Vec::new(),
            }),
        }
    }
    rows
}

/// Replaces the characters after a `\\` by their meanings.
fn unescape(line: &str) -> String {
    let (mut text, mut characters) = (String::new(), line.chars());
    while let Some(character) = characters.next() {
        text.push(match character {
            '\\' => match characters.next() {
                Some('n') => '\n',
                Some('t') => '\t',
                Some('r') => '\r',
                Some('u') => {
                    let code: String = characters.by_ref().take_while(|it| *it != '}').collect();
                    let code = u32::from_str_radix(&code[1..], 16).expect("a number");
                    char::from_u32(code).expect("a character")
                }
                other => other.expect("a character"),
            },
            _ => character,
        });
    }
    text
}

/// Returns true if a result is the expected one, whose end may be left out.
pub(super) fn is_it(said: &str, expected: &str) -> bool {
    let begin = expected.strip_suffix('…');
    begin.map_or(said == expected, |begin| said.starts_with(begin))
}
