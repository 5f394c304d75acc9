//! What compiles, and what does not and why: one rule a file.
//!
//! The cases that pass stand in the same `TestCases` as the ones that fail. With
//! failing ones alone trybuild would run `cargo check`, which evaluates less than
//! a build does.

#[test]
fn ui() {
    let cases = trybuild::TestCases::new();
    cases.pass("ui/accept/*.rs");
    cases.compile_fail("ui/reject/*.rs");
}
