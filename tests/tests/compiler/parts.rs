//! Tests the dependencies of each part: the macro only reads, so it depends on no solver and no judge.

use crate::fences::files_in;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The crates that a crate of the workspace is built from.
fn dependencies(of: &str) -> Vec<String> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| env!("CARGO").into());
    let tree = [
        "tree",
        "--locked",
        "--edges",
        "normal,build",
        "--prefix",
        "none",
    ];
    let output = Command::new(cargo)
        .args(tree)
        .args(["--format", "{lib}", "--package", of])
        .output()
        .expect("cargo to start");
    let text = String::from_utf8(output.stdout).expect("names");
    // A crate that comes again is marked with a star.
    let names = text.lines().filter_map(|line| line.split(' ').next());
    let mut names: Vec<_> = names.map(str::to_owned).collect();
    names.sort();
    names.dedup();
    names
}

#[test]
fn the_macro_cannot_reach_the_solver() {
    assert_eq!(
        dependencies("sudoku-macro"),
        [
            "proc_macro2",
            "quote",
            "sudoku_macro",
            "sudoku_notation",
            "syn",
            "unicode_ident",
        ]
    );
    assert_eq!(dependencies("sudoku-notation"), ["sudoku_notation"]);
}

#[test]
fn values_have_no_types() {
    assert_eq!(
        dependencies("sudoku-values"),
        ["sudoku_notation", "sudoku_values"]
    );
}

/// A folder, and those that it imports from.
type Folder = (&'static str, &'static [&'static str]);

/// The folders of each crate of the library, each with those that it imports from, all of which are before it.
/// CONTRIBUTING.md has the same table.
const CRATES: [(&str, &[Folder]); 2] = [
    (
        "sudoku-types/values",
        &[
            ("units", &[]),
            ("grid", &["units"]),
            ("solver", &["units"]),
            ("human", &["units", "grid", "solver"]),
            ("answer", &["grid", "solver", "human"]),
            ("game", &["grid", "human"]),
        ],
    ),
    (
        "sudoku-types",
        &[
            ("puzzle", &[]),
            ("judge", &["puzzle"]),
            ("type_solver", &["puzzle", "judge"]),
            ("watch", &["puzzle", "type_solver"]),
            ("bridge", &["puzzle", "judge", "type_solver"]),
            ("witness", &["puzzle", "judge", "type_solver", "bridge"]),
            ("unsolvable", &["puzzle", "type_solver", "bridge"]),
            ("access", &["puzzle", "judge", "witness"]),
        ],
    ),
];

/// The names after `crate::` in the code of a folder, without its tests.
fn imports(folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    let is_test = |path: &PathBuf| {
        let name = path.strip_prefix(folder).expect("a file in the folder");
        name.with_extension("").iter().any(|part| part == "tests")
    };
    let files = files_in(folder).into_iter();
    for path in files.filter(|path| !is_test(path)) {
        let text = fs::read_to_string(&path).expect("a file to read");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = code.lines().map(str::trim_start);
        for line in lines.filter(|line| !line.starts_with("//")) {
            let after = line.split("crate::").skip(1);
            let is_end = |c: char| !c.is_alphanumeric() && c != '_';
            names.extend(
                after
                    .filter_map(|rest| rest.split(is_end).next())
                    .map(str::to_owned),
            );
        }
    }
    names.sort();
    names.dedup();
    names
}

#[test]
fn folders_import_in_one_direction() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for (name, folders) in CRATES {
        let source = root.join(name).join("src");
        for (index, (folder, allowed)) in folders.iter().enumerate() {
            let before = &folders[..index];
            assert!(
                allowed
                    .iter()
                    .all(|name| before.iter().any(|(other, _)| name == other))
            );
            let mut imported = imports(&source.join(folder));
            imported.retain(|name| name != folder);
            let mut allowed = allowed.to_vec();
            allowed.sort();
            assert_eq!(imported, allowed, "{name}: {folder}");
        }
    }
}
