//! Tests that each program in the README compiles when it is pasted from the page, and that rustc prints the errors
//! that are there.

use crate::fences::{Block, Fences};
use sudoku_tests::{GeneratedCrate, read_set};

const README: &str = include_str!("../../../README.md");

/// A program of `ui/reject`, and its error.
macro_rules! rejected {
    ($name:literal) => {
        (
            concat!("reject/", $name, ".rs"),
            include_str!(concat!("../../ui/reject/", $name, ".rs")),
            include_str!(concat!("../../ui/reject/", $name, ".stderr")),
        )
    };
}

const SHOWN: [(&str, &str, &str); 2] = [
    rejected!("readme-wrong-digit"),
    rejected!("readme-unsolvable"),
];

/// The blocks of Rust. The page shows all of their lines: only rustdoc hides some.
fn programs() -> Vec<Block> {
    let mut fences = Fences::default();
    let blocks = (1..)
        .zip(README.lines())
        .filter_map(|(number, line)| fences.read(number, line));
    blocks
        .filter(|block| block.info.split(',').next() == Some("rust"))
        .collect()
}

#[test]
fn the_errors_are_real() {
    let programs = programs();
    let is_refused = |block: &&Block| block.info.contains("compile_fail");
    assert_eq!(programs.iter().filter(is_refused).count(), SHOWN.len());
    for (file, code, error) in SHOWN {
        let is_shown = programs.iter().any(|block| block.text == code);
        assert!(is_shown, "the code of {file} is another one");
        let error = error.replace(file, "src/main.rs");
        assert!(
            README.contains(&error),
            "the error of {file} is another one:\n{error}"
        );
    }
}

/// The line that rustdoc would hide, or `fn main` if the block has none.
fn fault(text: &str) -> Option<&str> {
    let mut lines = text.lines();
    let hidden = lines.find(|line| *line == "#" || line.starts_with("# "));
    hidden.or_else(|| (!text.contains("\nfn main() {")).then_some("fn main"))
}

#[test]
fn blocks_are_shown_as_they_compile() {
    assert_eq!(fault("use a::b;\n# fn main() {}\n"), Some("# fn main() {}"));
    assert_eq!(fault("use a::b;\n#\nfn main() {}\n"), Some("#"));
    assert_eq!(fault("use a::b;\n// fn main() {}\n"), Some("fn main"));
    for block in programs() {
        assert_eq!(fault(&block.text), None, "README.md:{}", block.line);
    }
}

/// Each program is pasted into an empty `main.rs`. A warning, such as one of an unused import, is an error.
#[test]
fn each_program_runs_as_it_is_shown() {
    let puzzles = read_set("gen_9x9_minimal");
    let lines = puzzles.iter().take(12);
    let easy: String = lines.map(|entry| format!("{}\n", entry.givens)).collect();
    let mut all = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "readme");
    let mut names = Vec::new();
    for block in programs() {
        if block.info.contains("compile_fail") {
            continue;
        }
        let name = format!("readme-line-{}", block.line);
        let folder = format!("src/bin/{name}");
        let source = format!("#![deny(warnings)]\n{}", block.text);
        all = all
            .file(&format!("{folder}/main.rs"), source)
            .file(&format!("{folder}/puzzles/easy.txt"), easy.as_str());
        names.push(name);
    }
    assert!(names.len() > 5, "{names:?}");
    let printed = all.run(&names);
    assert!(
        printed[0].contains("| 5 3 4 | 6 7 8 | 9 1 2 |"),
        "{}",
        printed[0]
    );
}
