//! Tests that each program in the README compiles when it is pasted from the page, and that rustc prints the errors
//! that are there.

use crate::fences::{Block, Fences};
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use sudoku_tests::GeneratedCrate;

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

const SHOWN: [(&str, &str, &str); 1] = [rejected!("readme-wrong-digit")];

fn blocks() -> impl Iterator<Item = Block> {
    let mut fences = Fences::default();
    (1..)
        .zip(README.lines())
        .filter_map(move |(number, line)| fences.read(number, line))
}

/// The blocks of Rust. The page shows all of their lines: only rustdoc hides some.
fn programs() -> Vec<Block> {
    let is_rust = |block: &Block| block.info.split(',').next() == Some("rust");
    blocks().filter(is_rust).collect()
}

/// The files that programs read, by the names after their fences.
fn files() -> Vec<(String, String)> {
    let file = |block: Block| Some((block.info.strip_prefix("text,")?.to_owned(), block.text));
    blocks().filter_map(file).collect()
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

/// Each program is pasted into an empty `main.rs`, beside the files that the page shows. A warning, such as one of an unused
/// import, is an error.
#[test]
fn each_program_runs_as_it_is_shown() {
    let mut all =
        GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "readme").file("moves.txt", MOVES);
    let mut names = Vec::new();
    let runs = programs().into_iter();
    for block in runs.filter(|block| !block.info.contains("compile_fail")) {
        let name = format!("readme-line-{}", block.line);
        let folder = format!("src/bin/{name}");
        let source = format!("#![deny(warnings)]\n{}", block.text);
        all = all.file(&format!("{folder}/main.rs"), source);
        for (file, text) in files() {
            all = all.file(&format!("{folder}/{file}"), text);
        }
        names.push(name);
    }
    let printed = all.run(&names);
    let [puzzle, game, pack, variant, proof] = &printed[..] else {
        panic!("{names:?}")
    };
    assert!(puzzle.contains("| 5 3 4 | 6 7 8 | 9 1 2 |"), "{puzzle}");
    assert!(pack.starts_with("Monday: naked single, "), "{pack}");
    assert_eq!(pack.lines().count(), 3);
    assert!(variant.contains("| 1 4 | 3 2 |"), "{variant}");
    assert!(proof.contains("| 8 1 2 | 7 5 3 | 6 4 9 |"), "{proof}");
    assert!(game.contains("| 5 3 . | . 7 . | . . . |"), "{game}");

    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generated/readme");
    let picture = fs::read_to_string(folder.join("marked.svg")).expect("a picture");
    assert_eq!(PICTURE.trim_end(), picture);
    let moves = File::open(folder.join("moves.txt")).expect("moves");
    let game = Command::new(folder.join(&names[1])).stdin(moves).output();
    let game = String::from_utf8(game.expect("a game").stdout).expect("a text");
    let answers: Vec<_> = game
        .lines()
        .filter(|line| line.contains("row "))
        .skip(1)
        .collect();
    assert_eq!(answers.len(), 4, "{game}");
    for answer in &answers[..2] {
        assert!(README.contains(&format!("`{answer}`")), "{answer}");
    }
    assert_eq!(
        answers[2..],
        [
            "row 1, column 1 is given",
            "row 1, column 3: 12 is not a digit of a 9×9 grid: expected 1 to 9, or 0 for a blank"
        ]
    );
}

/// A right digit, a hint, a wrong digit, a hint; and digits that cannot be placed.
const MOVES: &str = "1 3 4\n\n1 3 5\n\n1 1 4\n1 3 12\n";

const PICTURE: &str = include_str!("../../../sudoku-types/examples/pictures/readme.svg");

/// The page says which error the pack has if a digit of its second line is another one.
#[test]
fn a_bad_puzzle_of_the_pack_is_named() {
    let pack = programs()
        .into_iter()
        .find(|block| block.text.contains("puzzles!"));
    let (name, text) = files().pop().expect("a file");
    let errors = GeneratedCrate::new(env!("CARGO_TARGET_TMPDIR"), "readme-pack")
        .file("src/main.rs", pack.expect("a pack").text)
        .file(&format!("src/{name}"), text.replace("\n.9", "\n99"))
        .check();
    let [error] = &errors[..] else {
        panic!("{errors:?}")
    };
    let message = error.message.split("panicked: ").last().expect("a message");
    let (message, _) = message.split_once(": evaluation").expect("a label");
    assert!(README.contains(&format!("`{message}`")), "{message}");
}
