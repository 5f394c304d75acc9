//! Has trybuild compile each program of two folders: `accept` has programs that must compile and run, `reject` has programs
//! that must not, with the errors that rustc prints. One rule a file.
//!
//! The programs of a test are checked at once if all of them are refused, so each folder has a test of its own. Such
//! programs are refused before code is generated for them, as an editor has it: an error that comes with the code alone would
//! be missing here.

use std::fs;
use trybuild::TestCases;

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
    TestCases::new().compile_fail("reject/*.rs");
}

#[test]
fn accepted() {
    TestCases::new().pass("accept/*.rs");
}

#[test]
#[ignore = "rustc searches until its patience ends, which takes half a minute"]
fn rejected_after_long() {
    TestCases::new().compile_fail("reject/long/*.rs");
}

#[test]
#[ignore = "a search of some seconds"]
fn accepted_after_long() {
    TestCases::new().pass("accept/long/*.rs");
}
