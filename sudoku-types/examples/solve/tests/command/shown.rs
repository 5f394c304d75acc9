//! Tests what setters are shown: pictures, examples of puzzles, and where a rule belongs.

use roxmltree::Document;
use sudoku_values::{Mark, Rule};

use crate::THREE;
use crate::run::{printed, solve};

/// `--help` shows puzzles as a file would have them, and `--marks` each option as a puzzle.
#[test]
fn help_and_marks() {
    let (help, status) = printed(&["--help"], "");
    assert_eq!(status, 0);
    let (_, examples) = help.split_once("  # A killer").expect("examples");
    let (examples, _) = examples.split_once("All options").expect("their end");
    let examples = examples.replace("\n  ", "\n");
    let counts = printed(&["--count", "--line"], &format!("#{examples}"));
    assert_eq!(counts, ("1\n1\n1\n".into(), 0));

    let (marks, status) = printed(&["--marks"], "");
    let is_puzzle = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let puzzles: Vec<&str> = marks.lines().filter(is_puzzle).collect();
    let (read, _) = printed(&["--print", "--line"], &marks);
    assert_eq!((read.lines().count(), status), (puzzles.len(), 0));
    let (counts, _) = printed(&["--count", "--limit", "1", "--line"], &marks);
    assert!(counts.lines().all(|count| count == "≥1"), "{counts}");
    let names = Mark::ALL.iter().map(|mark| mark.name());
    let others = ["boxes", "symbols", "regions", "cages", "all_drawn"];
    for name in names.chain(others) {
        let mut options = puzzles.iter().filter_map(|line| line.split_once(": "));
        assert!(options.any(|(option, _)| option == name), "{name}");
    }
    for rule in Rule::ALL {
        let line = format!("rules: {};", rule.name());
        assert!(marks.contains(&line), "{line}");
    }
    let (pictures, _) = printed(&["--marks", "--svg"], "");
    Document::parse(&pictures).expect("a document");
    let thermometer =
        ": thermometers: r5c1 r4c1 r3c2 r2c2; each digit is greater than the one before</text>";
    assert!(pictures.contains(thermometer), "{pictures}");
    let svgs = pictures.matches("<svg ").count();
    assert_eq!(svgs, 1 + puzzles.len());
}

/// All pictures are one document, with a line of text for each puzzle.
#[test]
fn pictures() {
    let small = "1.....3....4.2..";
    let none = "12.. ..3. .... ....";
    let link = r#"{"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"title":"A < B & C",
        "thermometer":[{"lines":[["R1C1","R1C2"]]}]}"#;
    let two = "this puzzle has more than one solution: row 1, column 3 can be 2 or 4";
    let reason = "this puzzle has no solution: row 1 has no place for 3";
    for (arguments, input, expected) in [
        (
            "--svg",
            small.into(),
            "line 1: one solution; 1, 12, 0".into(),
        ),
        ("--svg", THREE.into(), format!("line 1: {two}; 2, 26, 1")),
        (
            "--svg",
            format!("{small}\n{none}\n"),
            format!("line 1: one solution; line 2: {reason}; 2, 12, 1"),
        ),
        (
            "--svg --steps 1",
            ".".repeat(16),
            "line 1: given up after 1 steps; 1, 0, 1".into(),
        ),
        (
            "--svg --print",
            format!("{link}\n{small} two"),
            "line 1: A < B & C; line 3: two; 2, 0, 0".into(),
        ),
    ] {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let (text, status) = printed(&arguments, &input);
        let document = Document::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let nodes = || document.descendants().filter(|it| it.is_element());
        let count = |class| {
            nodes()
                .filter(|it| it.attribute("class") == Some(class))
                .count()
        };
        let lines = nodes().filter(|it| it.attribute("class") == Some("rules"));
        let lines: Vec<_> = lines.filter_map(|it| it.text()).collect();
        let (lines, pictures, found) = (lines.join("; "), count("sudoku") - 1, count("found"));
        assert_eq!(
            format!("{lines}; {pictures}, {found}, {status}"),
            expected,
            "{text}"
        );
    }
    let (page, status) = printed(&["--explain", "--svg"], &format!("{small}\n{none}\n"));
    let counts = ["<!doctype", "<svg ", "<form "].map(|part| page.matches(part).count());
    assert_eq!((counts, status), ([1, 2, 2], 1), "{page}");
    let (steps, _) = printed(&["--explain"], small);
    let mut parts = vec![format!("<h2>line 2: {reason}</h2>")];
    for step in steps.lines().filter_map(|line| line.strip_prefix("    ")) {
        let (pattern, sentence) = step.split_once(": ").expect("a pattern and a sentence");
        parts.push(format!("<b>{pattern}</b>: {sentence}</label>"));
    }
    assert_eq!(parts.len(), 13);
    for part in parts {
        assert!(page.contains(&part), "{part}: {page}");
    }
    // What cannot be read is in no document.
    let done = solve(&["--svg"], "hello world\n");
    assert_eq!((done.status, &*done.printed), (2, ""));
}

/// A puzzle, a rule or an option as an argument has an error that says where it belongs.
#[test]
fn puzzles_as_arguments() {
    for (argument, message) in [
        (
            "1.....3....4.2..",
            "the puzzle is not a file: write it to standard input, as in `echo '1.....3....4.2..' | sudoku-solve`",
        ),
        (
            "--diagonals",
            "`diagonals` belongs to a puzzle, not to the command: write `rules: diagonals;` before the grid",
        ),
        (
            "--anti-knight",
            "`anti_knight` belongs to a puzzle, not to the command: write `rules: anti_knight;` before the grid",
        ),
        (
            "--cages",
            "`cages` belongs to a puzzle, not to the command: write `cages: …;` before the grid",
        ),
    ] {
        let done = solve(&[argument], "");
        assert_eq!(
            (done.status, done.complained),
            (2, format!("error: {message}\n"))
        );
    }
}
