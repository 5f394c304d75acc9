//! Normalizes the output of rustc about a program that it refuses: removes parts that depend on this machine, or on the
//! library's own lines.

use std::path::Path;
use sudoku_tests::rustc;

/// How lines begin with which rustc ends, whatever the errors are.
const ENDS: [&str; 4] = [
    "error: aborting due to ",
    "Some errors have detailed explanations: ",
    "For more information about this error, ",
    "For more information about an error, ",
];

/// Has rustc check a program that uses the library in this file.
pub(crate) fn of(program: &Path, library: &Path) -> String {
    let output = rustc(library)
        .args([
            "--edition=2024",
            "--crate-name=the_program",
            "--crate-type=bin",
        ])
        .args(["--emit=metadata", "--out-dir", env!("CARGO_TARGET_TMPDIR")])
        // Types in full.
        .args(["--verbose", "--allow=dead_code"])
        .arg(program)
        .output()
        .expect("rustc to start");
    assert!(!output.status.success(), "{}: compiles", program.display());
    let words = String::from_utf8(output.stderr).expect("a text");
    kept(&words, &program.display().to_string())
}

fn kept(words: &str, program: &str) -> String {
    let words = words.replace("`the_program`", "`$CRATE`");
    let mut kept: Vec<String> = Vec::new();
    let mut is_elsewhere = false;
    for line in words.lines().map(str::trim_end) {
        if ENDS.iter().any(|end| line.starts_with(end)) {
            continue;
        }
        let text = line.trim_start();
        let indent = &line[..line.len() - text.len()];
        if let Some(place) = text.strip_prefix("--> ").or(text.strip_prefix("::: ")) {
            is_elsewhere = !place.starts_with(program);
            let place = if is_elsewhere {
                without_numbers(place)
            } else {
                place
            };
            kept.push(format!("{indent}{}{}", &text[..4], general(place, "")));
            continue;
        }
        is_elsewhere &= text.starts_with(['|', '.']) || text.starts_with(is_digit);
        let line = match is_elsewhere {
            true => without_number(line),
            false => line.to_owned(),
        };
        let is_second_empty = line.is_empty() && kept.last().is_none_or(String::is_empty);
        if !is_second_empty {
            kept.push(general(&line, "$DIR/"));
        }
    }
    to_the_left(&kept).trim_end().to_owned() + "\n"
}

fn is_digit(char: char) -> bool {
    char.is_ascii_digit()
}

/// `judge.rs:12:5` without where in the file.
fn without_numbers(place: &str) -> &str {
    place.trim_end_matches(|c| is_digit(c) || c == ':')
}

/// `12 | struct` without the number.
fn without_number(line: &str) -> String {
    let text = line.trim_start_matches(|c| is_digit(c) || c == ' ');
    " ".repeat(line.len() - text.len()) + text
}

/// With names in the place of this machine's folders.
fn general(line: &str, tests: &str) -> String {
    let here = concat!(env!("CARGO_MANIFEST_DIR"), "/");
    let workspace = here.trim_end_matches("tests/");
    line.replace(here, tests).replace(workspace, "$WORKSPACE/")
}

/// The numbers that are left may be shorter: moves each message to the left as far as they allow.
fn to_the_left(lines: &[String]) -> String {
    let mut text = String::new();
    for message in lines.split(String::is_empty) {
        let margin = message.iter().filter_map(|line| margin(line)).min();
        for line in message {
            // Where lines are left out, behind the dots.
            let dots = line.len() - line.trim_start_matches('.').len();
            let (before, behind) = line.split_at(dots);
            let spaces = behind.len() - behind.trim_start().len();
            let cut = margin.unwrap_or(0).min(spaces);
            text += &format!("{before}{}\n", &behind[cut..]);
        }
        text += "\n";
    }
    text
}

/// How far a line with a number or a mark may move.
fn margin(line: &str) -> Option<usize> {
    let text = line.trim_start();
    let spaces = line.len() - text.len();
    match text.as_bytes() {
        [b'0'..=b'9', ..] => Some(spaces),
        [b'-', b'-', b'>', ..] | [b':', b':', b':', ..] => Some(spaces.saturating_sub(1)),
        [b'|', ..] => Some(spaces.saturating_sub(2)),
        _ => None,
    }
}
