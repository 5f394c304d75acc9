//! Tests the dependencies of each part: the macro only reads, so it depends on no solver and no judge.

use std::env;
use std::process::Command;

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
