//! Runs the ui tests: files that must compile, and files that must not, with their exact errors; one rule a file.

use std::fs;
use std::path::Path;
use sudoku_tests::GeneratedCrate;

/// Programs of one crate, which cargo builds side by side.
#[test]
fn accepted() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/accept");
    let mut all = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "accepted");
    let mut programs = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder to read") {
        let path = entry.expect("an entry").path();
        let program = path.file_stem().expect("a name").to_string_lossy();
        let source = fs::read_to_string(&path).expect("a file to read");
        all = all.file(&format!("src/bin/{program}.rs"), source);
        programs.push(program.into_owned());
    }
    assert!(programs.len() > 20, "{programs:?}");
    all.run(&programs);
}

/// With failing cases alone trybuild runs `cargo check` on all of them at once. So each is refused
/// before code is generated for it, as an editor has it: an error that came with the code only
/// would be missing here.
#[test]
fn rejected() {
    trybuild::TestCases::new().compile_fail("ui/reject/*.rs");
}
