//! Tests the command with pipes that wait, pipes that are closed, and terminals.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::run::{SOLVE, done_of, solve, start, text};
use crate::{CLASSIC, CLASSIC_SOLVED};

/// Who writes a line and waits gets the answer to it.
#[test]
fn answers_as_lines_come() {
    let mut child = start(&["--line"]);
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        writeln!(stdin, "{CLASSIC}").expect("a reader");
        let mut answer = String::new();
        stdout.read_line(&mut answer).expect("an answer");
        assert_eq!(answer.trim_end(), CLASSIC_SOLVED);
    }
    drop(stdin);
    assert_eq!(child.wait().expect("an end").code(), Some(0));
}

/// As with `| head -1`.
#[test]
fn a_closed_pipe() {
    for arguments in [&["--all"][..], &["--all", "--line"]] {
        let mut child = start(arguments);
        let mut stdin = child.stdin.take().expect("a pipe");
        writeln!(stdin, "{}", ".".repeat(81)).expect("a reader");
        drop(stdin);
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        stdout.read_line(&mut String::new()).expect("a line");
        drop(stdout);
        let mut complained = String::new();
        let stderr = child.stderr.as_mut().expect("a pipe");
        stderr.read_to_string(&mut complained).expect("text");
        assert_eq!(complained, "", "{arguments:?}");
        assert_ne!(child.wait().expect("an end").code(), Some(101));
    }
}

/// Runs a line of shell in a terminal, with these keys typed: what appears there. `None` where
/// there is no util-linux `script` to make a terminal.
fn in_terminal(line: &str, keys: &str) -> Option<(String, i32)> {
    let version = Command::new("script").arg("--version").output();
    if !version.is_ok_and(|version| text(&version.stdout).contains("util-linux")) {
        eprintln!("skipped: no `script` of util-linux to make a terminal");
        return None;
    }
    let mut child = Command::new("script")
        .args(["--quiet", "--return", "--command", line, "/dev/null"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a terminal");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(keys.as_bytes()).expect("room for keys");
    let done = done_of(child);
    drop(stdin);
    Some((done.printed.replace("\r\n", "\n"), done.status))
}

/// Started without a file, it says what to type. Ctrl-D ends that.
#[test]
fn in_a_terminal() {
    let line = format!("'{}' --line", SOLVE);
    let Some((screen, status)) = in_terminal(&line, &format!("{CLASSIC}\n\x04")) else {
        return;
    };
    assert_eq!(status, 0, "{screen}");
    assert!(screen.contains("puzzles, please"), "{screen}");
    assert!(screen.contains(CLASSIC_SOLVED), "{screen}");
}

/// Where a puzzle takes longer than two seconds, the command says so, in a terminal and elsewhere.
#[test]
fn progress() {
    let blank = format!("rules: windows; {}\n", ".".repeat(256));
    let run = |arguments: &[&str]| {
        let start = Instant::now();
        (solve(arguments, &blank), start.elapsed().as_secs())
    };
    let (done, seconds) = run(&["--generate", "1", "--steps", "500000000", "-"]);
    assert_eq!(done.status, 1, "{done:?}");
    assert_eq!(done.printed, "line 1: given up after 500000000 steps\n");
    assert_notes(&done.complained, "generating puzzles", seconds);

    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("command-windows.txt");
    fs::write(&file, blank).expect("a file to write");
    let (solve, file) = (SOLVE, file.display());
    let line = format!("'{solve}' --generate 1 --steps 500000000 '{file}'");
    let start = Instant::now();
    let Some((screen, status)) = in_terminal(&line, "") else {
        return;
    };
    assert_eq!(status, 1, "{screen}");
    let notes = screen.strip_suffix("line 1: given up after 500000000 steps\n");
    let seconds = start.elapsed().as_secs();
    assert_notes(notes.expect(&screen), "generating puzzles", seconds);
}

/// The first note comes after two seconds, and there are few. (The command begins and ends within the time that is
/// measured here, so it may be faster by some moments.)
fn assert_notes(notes: &str, work: &str, seconds: u64) {
    let lines: Vec<_> = notes.lines().collect();
    assert!(lines.is_empty() || seconds >= 2, "{notes} {seconds}");
    assert!(!lines.is_empty() || seconds <= 2, "{notes} {seconds}");
    assert!(lines.len() <= 8, "{notes}");
    for line in lines {
        let rest = line
            .strip_prefix(&format!("line 1: {work}, for "))
            .expect(line);
        let after: u64 = rest.trim_end_matches(" s").parse().expect(line);
        assert!((2..=seconds).contains(&after), "{notes}");
    }
}
