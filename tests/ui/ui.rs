//! Has trybuild compile each program of two folders: `accept` has programs that must compile and run, `reject` has programs
//! that must not, with the errors that rustc prints. One rule a file.
//!
//! The programs of a test are checked at once if all of them are refused, so each folder has a test of its own. Such
//! programs are refused before code is generated for them, as an editor has it: an error that comes with the code alone would
//! be missing here.

use trybuild::TestCases;

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
