//! Pipes that wait, pipes that are closed, and terminals.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::run::{SOLVE, done_of, start, text};
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

#[test]
fn in_a_terminal() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("command-many.txt");
    fs::write(&file, format!("{CLASSIC}\n").repeat(250)).expect("a file to write");
    let (solve, file) = (SOLVE.display(), file.display());
    let last =
        "250 puzzles: 250 with one solution, 0 with several, 0 with none, 0 not read\x1b[K\n";

    let Some((screen, status)) = in_terminal(&format!("'{solve}' '{file}' > /dev/null"), "") else {
        return;
    };
    assert_eq!(status, 0);
    assert!(
        screen.starts_with("\r100 puzzles: 100 with one"),
        "{screen}"
    );
    assert!(screen.ends_with(last), "{screen}");

    // Answers and progress on one screen: no answer stands behind the progress in its line.
    let both = in_terminal(&format!("'{solve}' --line '{file}'"), "");
    let (screen, _) = both.expect("a terminal");
    let answers = screen.split('\n').map(|line| line.rsplit("\x1b[K").next());
    let answers = answers.filter(|line| *line == Some(CLASSIC_SOLVED));
    assert_eq!(answers.count(), 250, "{screen}");
    assert!(screen.ends_with(last), "{screen}");

    // Few puzzles need no progress. Ctrl-D ends what is typed.
    let typed = in_terminal(&format!("'{solve}' --line"), &format!("{CLASSIC}\n\x04"));
    let (screen, status) = typed.expect("a terminal");
    assert_eq!(status, 0, "{screen}");
    assert!(screen.contains("puzzles, please"), "{screen}");
    assert!(screen.contains(CLASSIC_SOLVED), "{screen}");
    assert!(!screen.contains("\x1b[K"), "{screen}");
}
