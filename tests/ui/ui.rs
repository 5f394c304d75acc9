//! Has trybuild compile each program of two folders: `accept` has programs that must compile and run, `reject` has programs
//! that must not, with the errors that rustc prints. One rule a file.
//!
//! The programs of a test are checked at once if all of them are refused, so each folder has a test of its own. Such
//! programs are refused before code is generated for them, as an editor has it: an error that comes with the code alone would
//! be missing here.
//!
//! trybuild gives rustc a width for errors where it compiles the programs, and none where it builds what they depend on, so
//! that cargo would build everything twice. It therefore runs in a process with the same flags for all.

use std::process::Command;
use std::{env, fs, iter};
use trybuild::TestCases;

/// The flags that trybuild gives rustc for programs, between the separators that cargo expects.
const FLAGS: &str =
    "--cfg\u{1f}trybuild\u{1f}--verbose\u{1f}-A\u{1f}dead_code\u{1f}--diagnostic-width=140";

/// Runs a test in a process of its own, which has these flags.
fn with_flags(test: &str, run: impl Fn(TestCases)) {
    const VARIABLE: &str = "CARGO_ENCODED_RUSTFLAGS";
    if env::var(VARIABLE).is_ok_and(|flags| flags == FLAGS) {
        return run(TestCases::new());
    }
    let ours = env::args().filter(|argument| argument.starts_with("trybuild="));
    let status = Command::new(env::current_exe().expect("this program"))
        .args(["--exact", "--nocapture", "--include-ignored"])
        .args(iter::once(test.to_owned()).chain(ours))
        .env(VARIABLE, FLAGS)
        .env("CARGO_PROFILE_DEV_DEBUG", "0") // which no error shows
        .status();
    assert!(status.expect("this program to start").success(), "{test}");
}

/// rustc prints the lines of the standard library where the component `rust-src` is installed, and only their place
/// elsewhere. No error may depend on that: the function that panics has `#[track_caller]`.
#[test]
fn no_error_is_in_the_standard_library() {
    let mut count = 0;
    for folder in ["reject", "reject/long"] {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|ending| ending == "stderr") {
                let text = fs::read_to_string(&path).expect("a text");
                assert!(!text.contains("$RUST/"), "{}", path.display());
                count += 1;
            }
        }
    }
    assert!(count > 100, "{count}");
}

#[test]
fn rejected() {
    with_flags("rejected", |cases| cases.compile_fail("reject/*.rs"));
}

#[test]
fn accepted() {
    with_flags("accepted", |cases| cases.pass("accept/*.rs"));
}

#[test]
#[ignore = "rustc searches until its patience ends, which takes it most of a minute"]
fn rejected_after_long() {
    with_flags("rejected_after_long", |cases| {
        cases.compile_fail("reject/long/*.rs")
    });
}

#[test]
#[ignore = "a search of some seconds"]
fn accepted_after_long() {
    with_flags("accepted_after_long", |cases| {
        cases.pass("accept/long/*.rs")
    });
}
