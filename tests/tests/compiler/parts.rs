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
            ("effort", &[]),
            ("units", &["effort"]),
            ("grid", &["units"]),
            ("solver", &["effort", "units"]),
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

/// The code of each file of a folder, or of a file, without comments and tests.
fn code_in(place: &Path) -> Vec<String> {
    let files = if place.is_dir() {
        files_in(place)
    } else {
        vec![place.to_owned()]
    };
    let is_test = |path: &PathBuf| {
        let name = path.strip_prefix(place).expect("a file of the folder");
        name.with_extension("").iter().any(|part| part == "tests")
    };
    let code = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a file to read");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = code.lines().map(str::trim_start);
        lines
            .filter(|line| !line.starts_with("//"))
            .flat_map(|line| [line, "\n"])
            .collect()
    };
    files
        .into_iter()
        .filter(|path| !is_test(path))
        .map(code)
        .collect()
}

/// The names after `before` in the code of a folder, or of a file: all of a list in braces.
fn names_after(before: &str, place: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for code in code_in(place) {
        for rest in code.split(before).skip(1) {
            let list = rest
                .strip_prefix('{')
                .and_then(|list| list.split('}').next());
            let is_end = |c: char| !c.is_alphanumeric() && c != '_';
            names.extend(match list {
                Some(list) => list.split(',').map(|name| name.trim().to_owned()).collect(),
                None => vec![rest.split(is_end).next().unwrap_or_default().to_owned()],
            });
        }
    }
    names.retain(|name| !name.is_empty());
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
            let mut imported = names_after("crate::", &source.join(folder));
            imported.retain(|name| name != folder);
            let mut allowed = allowed.to_vec();
            allowed.sort();
            assert_eq!(imported, allowed, "{name}: {folder}");
        }
    }
}

/// What is trusted: the files of the kernel, with typenum and rustc.
const KERNEL: [&str; 6] = [
    "judge",
    "type_solver",
    "puzzle",
    "witness",
    "bridge/values.rs",
    "bridge/lines.rs",
];

/// The names that the kernel takes from outside, to read types into values, and for the grade of a solution, which is the word of
/// the solver.
const TAKEN: [(&str, &[&str]); 7] = [
    ("crate::bridge::", &["techniques", "values"]),
    (
        "sudoku_notation::",
        &["geometry", "messages", "options", "rule_table", "symbols"],
    ),
    (
        "sudoku_notation::geometry::",
        &[
            "BoxShape", "Cell", "Drawn", "Frame", "LineKind", "Mark", "Rule",
        ],
    ),
    ("sudoku_notation::messages::", &["GridError"]),
    ("sudoku_notation::options::", &["Goal", "USUAL_EFFORT"]),
    ("sudoku_notation::symbols::", &["Symbols"]),
    ("sudoku_values::", &["Game", "Grade", "Grid", "for_types"]),
];

#[test]
fn the_kernel_is_listed_and_imports_nothing_else() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let source = root.join("sudoku-types/src");
    let mut taken: Vec<_> = TAKEN.iter().map(|_| Vec::new()).collect();
    for place in KERNEL {
        for name in names_after("crate::", &source.join(place)) {
            let is_kernel = KERNEL.iter().any(|place| *place == name);
            assert!(is_kernel || name == "bridge", "{place}: {name}");
        }
        for ((before, _), taken) in TAKEN.iter().zip(&mut taken) {
            taken.extend(names_after(before, &source.join(place)));
        }
    }
    for ((before, names), mut taken) in TAKEN.into_iter().zip(taken) {
        taken.sort();
        taken.dedup();
        assert_eq!(taken, names, "{before}");
    }
    let list: String = KERNEL
        .iter()
        .map(|place| format!("sudoku-types/src/{place}\n"))
        .collect();
    let pages = [
        "SECURITY.md",
        "sudoku-types/src/guide/ch24_advice_that_is_not_trusted.rs",
    ];
    for page in pages {
        let text = fs::read_to_string(root.join(page))
            .expect("a page")
            .replace("//! ", "");
        assert!(text.contains(&list), "{page}");
    }
}
