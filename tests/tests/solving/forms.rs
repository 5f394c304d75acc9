//! Tests that the crate does not compile if there is a form of constraints that an engine does not handle.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};
use sudoku_tests::GeneratedCrate;

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &to);
        } else {
            fs::copy(&path, &to).expect("a file to write");
        }
    }
}

/// A copy of the library's crates, in which something is replaced in a file.
fn changed(name: &str, file: &str, from: &str, to: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("a workspace");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    for part in ["sudoku-types", "sudoku-macro"] {
        copy(&root.join(part), &folder.join(part));
    }
    let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("a manifest");
    let members = r#"members = ["sudoku-types", "sudoku-types/notation", "sudoku-types/values", "sudoku-macro"]"#;
    assert!(manifest.contains("\nmembers = [") && manifest.contains("\ndefault-members = ["));
    let manifest: String = manifest
        .lines()
        .take_while(|line| !line.starts_with("[profile"))
        .filter(|line| !line.starts_with("sudoku-tests") && !line.starts_with("default-members"))
        .map(|line| {
            if line.starts_with("members") {
                members
            } else {
                line
            }
        })
        .flat_map(|line| [line, "\n"])
        .collect();
    fs::write(
        folder.join("Cargo.toml"),
        manifest + GeneratedCrate::PROFILE,
    )
    .expect("a manifest");
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).expect("a lock file");
    fs::copy(root.join("README.md"), folder.join("README.md")).expect("the README");
    let file = folder.join(file);
    let text = fs::read_to_string(&file).expect("a file");
    assert!(text.contains(from), "{from}");
    fs::write(file, text.replace(from, to)).expect("a file to write");
    folder
}

#[test]
#[ignore = "builds the library twice"]
fn an_engine_does_not_compile_without_a_form() {
    let folder = changed(
        "one_more_form",
        "sudoku-types/notation/src/geometry/constraint.rs",
        "pub enum Constraint<const N: usize> {\n",
        "pub enum Constraint<const N: usize> {\n    /// Not known to any engine.\n    Other,\n",
    );
    // The crate of geometry is compiled first: its matches are refused, then have one more arm.
    let found = errors(&folder);
    for file in ["broken.rs", "constraint.rs"] {
        let file = format!("sudoku-types/notation/src/geometry/{file}");
        let matches = refused(&file, &found);
        let text = fs::read_to_string(folder.join(&file)).expect("a file");
        let mut lines: Vec<_> = text.lines().collect();
        for line in matches.into_iter().rev() {
            assert!(lines[line - 1].ends_with("{"), "{file}:{line}");
            lines.insert(line, "Constraint::Other => panic!(),");
        }
        fs::write(folder.join(&file), lines.join("\n")).expect("a file to write");
    }
    let found = errors(&folder);
    for file in ["solver/boards.rs", "units/mod.rs"] {
        refused(&format!("sudoku-types/values/src/{file}"), &found);
    }
}

/// The lines of a file with a match that does not know the new form, in the order of the file.
fn refused(file: &str, errors: &str) -> Vec<usize> {
    let mut lines: Vec<usize> = errors
        .lines()
        .filter(|line| line.contains("Constraint::Other` not covered"))
        .filter_map(|line| line.strip_prefix(file)?.strip_prefix(':'))
        .filter_map(|rest| rest.split(':').next()?.parse().ok())
        .collect();
    lines.sort_unstable();
    lines.dedup();
    assert!(!lines.is_empty(), "{file}: {errors}");
    lines
}

/// What rustc says of this copy of the library.
fn errors(folder: &Path) -> String {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| env!("CARGO").into());
    let output = Command::new(cargo)
        .args([
            "check",
            "--offline",
            "--package",
            "sudoku-types",
            "--message-format",
            "short",
        ])
        .current_dir(folder)
        .env(
            "CARGO_TARGET_DIR",
            GeneratedCrate::target(env!("CARGO_TARGET_TMPDIR")),
        )
        .output()
        .expect("cargo");
    assert!(!output.status.success());
    String::from_utf8_lossy(&output.stderr).into_owned()
}
