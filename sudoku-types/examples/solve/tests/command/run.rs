//! Runs the command, for its tests.

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Child, Command, Output, Stdio};
use std::thread;

/// The command.
pub(crate) const SOLVE: &str = env!("CARGO_BIN_EXE_sudoku-solve");

/// What the command did.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Done {
    pub(crate) status: i32,
    pub(crate) printed: String,
    pub(crate) complained: String,
}

pub(crate) fn start(arguments: &[impl AsRef<OsStr>]) -> Child {
    Command::new(SOLVE)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command to start")
}

/// Runs the command on this input.
pub(crate) fn solve(arguments: &[&str], input: &str) -> Done {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    // Both sides of a pipe are full at some time. The command need not read everything.
    let writer = thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("an end");
    writer.join().expect("an end");
    done(output)
}

pub(crate) fn done(output: Output) -> Done {
    Done {
        status: output.status.code().expect("an exit status"),
        printed: text(&output.stdout),
        complained: text(&output.stderr),
    }
}

pub(crate) fn done_of(child: Child) -> Done {
    done(child.wait_with_output().expect("an end"))
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// What is printed where nothing is amiss, and the exit status. A slow machine may say what it does.
pub(crate) fn printed(arguments: &[&str], input: &str) -> (String, i32) {
    let done = solve(arguments, input);
    let is_error = |line: &&str| !(line.starts_with("line ") && line.ends_with(" s"));
    let complained: Vec<_> = done.complained.lines().filter(is_error).collect();
    assert!(complained.is_empty(), "{arguments:?}: {complained:?}");
    (done.printed, done.status)
}
