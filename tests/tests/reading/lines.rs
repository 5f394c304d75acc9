//! Tests what the lines of a file are: rows, headings, names, options, or errors.

use super::{files, read};

const OTHER: &str = "2.....1....4.3..";
const GRID: &str = "1.....3....4.2..";

/// Rows in which words stand for blanks are rows, and never headings.
#[test]
fn rows_of_words() {
    let below = "\n\n2...\n..1.\n...4\n.3..";
    let stray = |word: &str| format!("line 1, column 5: `{word}` is not a digit of a 4×4 grid");
    for word in [
        "False",
        "undefined",
        "empty",
        "Nothing",
        "void",
        "nil",
        "blank",
        "N/A",
    ] {
        let rows = "[1, W, W, W]\n[W, W, 3, W]\n[W, W, W, 4]\n[W, 2, W, W]".replace('W', word);
        let found = super::found(&format!("{rows}{below}"));
        assert_eq!(found.len(), 2, "{word}: {found:?}");
        assert_eq!(found[1], OTHER, "{word}");
        if word != "N/A" {
            assert!(found[0].starts_with(&stray(word)), "{word}: {found:?}");
        }
    }
    for blank in ["null", "None"] {
        let rows = "[1, W, W, W]\n[W, W, 3, W]\n[W, W, W, 4]\n[W, 2, W, W]".replace('W', blank);
        assert_eq!(super::found(&format!("{rows}{below}")), [GRID, OTHER]);
    }
    let words = "this line has words";
    for (rows, error) in [
        (
            "[{\"value\": 1}, {\"value\": null}, {\"value\": null}]",
            "this is a saved game",
        ),
        ("<td>1</td><td></td><td></td><td></td>", "this is XML"),
        ("Row one . . . 6 . . . 1 .", words),
        ("Row 1 2 3 4", words),
        ("Zeile 1: 1 . . .", words),
        ("Level 1234 of 5000", words),
        ("the more the merrier the better", words),
        ("Made on 3 May 2024", words),
        ("Updated 2024-05-03", words),
    ] {
        let found = super::found(&format!("{rows}{below}"));
        assert_eq!(found.len(), 2, "{rows}: {found:?}");
        assert!(
            found[0].starts_with(&format!("line 1, column 1: {error}")),
            "{rows}: {found:?}"
        );
        assert_eq!(found[1], OTHER, "{rows}");
    }
}

/// Symbols that the text does not name are rows, if they are as long as other rows.
#[test]
fn rows_of_letters() {
    files(&[
        (
            "1...\n..3.\n...4\n.2..\n\nQST.\nRTSQ\nSQRT\nTRQS",
            &[
                GRID,
                "line 6, column 1: row 1, column 1: `Q` is not a digit",
            ],
        ),
        (
            "QST.\nRTSQ\nSQRT\nTRQS",
            &["line 1, column 1: row 1, column 1: `Q` is not a digit"],
        ),
        (
            "symbols: \"QRST\";\nQ...\nRTSQ\nSQRT\nTRQS",
            &["1...243131244213"],
        ),
    ]);
}

#[test]
fn names_and_labels_of_lines() {
    files(&[
        (
            "1.....3....4.2..\n1.....3....4.2.. hard\n2.....1....4.3..",
            &[GRID, GRID, OTHER],
        ),
        (
            "1.....3....4.2..\n1.....3....4.2.. # medium\n2.....1....4.3..",
            &[GRID, GRID, OTHER],
        ),
        (
            "Easy: 1.....3....4.2..\npuzzle: 2.....1....4.3..\nPuzzle #1: 1.....3....4.2..\n12:2.....1....4.3..",
            &[GRID, OTHER, GRID, OTHER],
        ),
        ("1.....3....4.2..:1342243131244213", &[GRID]),
        (
            "solution,puzzle\n1342243131244213,1.....3....4.2..",
            &[GRID],
        ),
        (
            "id,puzzle,solution,clues\n1,1.....3....4.2..,1342243131244213,4",
            &[GRID],
        ),
    ]);
}

/// A solution on a line of its own is not a puzzle.
#[test]
fn solutions_below() {
    files(&[
        (
            "Puzzle:\n1.....3....4.2..\nSolution:\n1342243131244213",
            &[GRID],
        ),
        (
            "Puzzle:\n1.....3....4.2..\nSolution:\n2143341212344321",
            &[
                GRID,
                "line 4, column 1: this is not the solution of line 2: row 1, column 1",
            ],
        ),
        ("1.....3....4.2..\n1342243131244213", &[GRID]),
        ("1...\n..3.\n...4\n.2..\n\n1342\n2431\n3124\n4213", &[GRID]),
        (
            "1.....3....4.2..\n1342243131244213\n2.....1....4.3..",
            &[
                GRID,
                "line 2, column 1: is this the solution of line 1?",
                OTHER,
            ],
        ),
        (
            "1342243131244213\n1.....3....4.2..",
            &["line 1, column 1: this grid has no blanks", GRID],
        ),
        (
            "1342243131244213\n2143341212344321",
            &["1342243131244213", "2143341212344321"],
        ),
        (
            "Solution:\n1342243131244213",
            &["line 2, column 1: this is said to be a solution, and there is no puzzle above it"],
        ),
        (
            "1.....3....4.2..\n# solution\n13422431312442..",
            &[
                GRID,
                "line 3, column 1: this is said to be a solution, and has blanks",
            ],
        ),
    ]);
}

/// What is nearly an option is never a heading, alone or in a file.
#[test]
fn nearly_options() {
    for (line, error_of) in [
        ("Rules: diagonals", "unknown option `Rules`"),
        (
            "\"rules\": \"diagonals\"",
            "options come before names, quotes and the grid: move `rules`",
        ),
        ("Cages: A", "unknown option `Cages`"),
        ("Diagonal: true", "`diagonals` is a rule"),
        ("Anti-Knight: yes", "`anti_knight` is a rule"),
        ("thermo r1c1 r2c2", "cells are named in options only"),
        ("thermo: r1c1 r2c2", "unknown option `thermo`"),
        ("even r1c1 r2c2", "expected `:` after `even`"),
        ("easy: even: r1c1 r2c2;", "options come before names"),
        ("easy: rules: diagonals", "options come before names"),
        ("easy, rules: diagonals", "options come before the grid"),
        ("r1c1+r1c2=3", "cells are named in options only"),
        ("Arrow R1C1 = 5", "cells are named in options only"),
        ("A=8,B=18", "sums come after the map of cages"),
    ] {
        let is_error = |text: &str| {
            let error = text
                .strip_prefix("line 1, column ")
                .and_then(|text| text.split_once(": "));
            error.is_some_and(|(_, message)| message.starts_with(error_of))
        };
        for grid in ["1...\n..3.\n...4\n.2..", GRID] {
            let text = format!("{line}\n{grid}");
            assert!(is_error(&read(&text, 4)), "{text}\n{}", read(&text, 4));
            // The puzzle below is not read without it, and the next one is.
            let found = super::found(&format!("{text}\n\n{grid}"));
            assert!(found.len() == 2 && is_error(&found[0]), "{text}\n{found:?}");
            assert_eq!(found[1], GRID);
        }
    }
}

/// Prose, dates, and the header of a table stay headings.
#[test]
fn headings() {
    for heading in [
        "This file has 3 puzzles, all easy - by hand.",
        "Made in May, by hand...",
        "Sudoku 9x9",
        "the more the merrier",
        "Grid 01",
        "Puzzle #17 (hard)",
        "--- next ---",
        "[Puzzle]",
        "Title: Daily #12; hard",
        "Rating 1.2",
        "Don't panic",
    ] {
        for grid in ["1...\n..3.\n...4\n.2..", GRID] {
            let text = format!("{heading}\n{grid}");
            assert_eq!(super::found(&text), [GRID], "{text}");
            assert_eq!(read(&text, 4), GRID, "{text}");
        }
    }
}

const WORDS: &str = "line 1, column 1: this line has words, and what may be cells: write rows without words, or a `#` before a comment";

/// What could hold a cell is not a heading, and `#` makes it a comment.
#[test]
fn what_is_not_a_heading() {
    for line in [
        "Test 1234",
        "Seven of 9 by 3",
        "17 hard puzzles",
        "- easy ones",
        "easy -",
        "Set _",
        "Set . x",
        "Zeilen 1..3",
        "easy | 3",
        "easy, 5",
        "easy (x)",
        "easy\t1",
        "easy,,hard",
        "Mr. A B",
        "1 null . 3",
        "just ..QS",
        "just QS..",
        "12ab34cd yes",
        "the the the",
        "2024-05-03 is the date",
    ] {
        for grid in ["1...\n..3.\n...4\n.2..", GRID] {
            let found = super::found(&format!("{line}\n{grid}"));
            assert_eq!(found, [WORDS, GRID], "{line}");
            assert_eq!(super::found(&format!("# {line}\n{grid}")), [GRID], "{line}");
        }
    }
}

/// Words in columns, as long as rows, or in a square are rows.
#[test]
fn words_that_are_rows() {
    let below = "\n\n1...\n..3.\n...4\n.2..";
    for (words, error) in [
        ("QSTR", "`QSTR` is not a digit of a 1×1 grid"),
        (
            "QSTUVW\nSTUVWQ\nTUVWQS\nUVWQST\nVWQSTU\nWQSTUV",
            "row 1, column 1: `Q` is not a digit",
        ),
        (
            "sa,sb,sc,sd\nyes,no,yes,so",
            "this grid has 2 rows of 4 cells",
        ),
        (
            "ts|tt|tu|tv\nts|tt|tu|tv\nts|tt|tu|tv\nts|tt|tu|tv",
            "`ts` is not a digit",
        ),
    ] {
        let found = super::found(&format!("{words}{below}"));
        assert_eq!(found.len(), 2, "{words}: {found:?}");
        assert!(found[0].contains(error), "{words}: {found:?}");
        assert_eq!(found[1], GRID, "{words}");
    }
    for words in ["Easy one", "yes,no,yes", "QSTUVW\nSTUVWQ", "Yes:"] {
        assert_eq!(super::found(&format!("{words}{below}")), [GRID], "{words}");
    }
}

/// What is beside a grid is its name, if it has no more cells together than a row.
#[test]
fn names_and_grids() {
    let nine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let solved = nine.replace('.', "1");
    for name in [
        "0000183b305c",
        "20240503",
        "1.2",
        "https://example.org/2026/01/05?a=12",
    ] {
        assert_eq!(super::found(&format!("{name} {nine}")), [nine], "{name}");
        assert_eq!(super::found(&format!("{nine} {name}")), [nine], "{name}");
    }
    let stray = format!("{}y{}", &solved[..40], &solved[40..]);
    for other in [
        &solved[1..],
        &format!("{solved}1"),
        &stray,
        &stray[1..],
        "1234567891",
    ] {
        for line in [format!("{nine},{other}"), format!("{other},{nine}")] {
            let found = super::found(&format!("{nine}\n{line}"));
            assert_eq!(found.len(), 2, "{line}: {found:?}");
            assert!(
                found[1].contains(" cells, and is not a grid"),
                "{line}: {found:?}"
            );
        }
        // A comment may have anything.
        assert_eq!(super::found(&format!("{nine} # {other}")), [nine]);
    }
    files(&[(
        "[\"1.....3....4.2..\", \"2.....1....4.3.y\"]",
        &["line 1, column 23: `2.....1....4.3.y` has 16 cells, and is not a grid"],
    )]);
}

/// A line that is an error takes no puzzle with it, and has one error where it is between rows.
#[test]
fn lines_that_are_errors() {
    let words = &WORDS[16..];
    let at = |line: usize| format!("line {line}, column 1{words}");
    let rows = "1...\n..3.\n...4\n.2..\n";
    let other = "2...\n..1.\n...4\n.3..\n";
    for (text, expected) in [
        (
            format!("Yes 1\n2 yes\n{rows}"),
            vec![at(2), GRID.to_owned()],
        ),
        (
            format!("{rows}yes 1 2\n{other}"),
            vec![GRID.to_owned(), at(5), OTHER.to_owned()],
        ),
        (
            format!("{rows}yes 1 2\nso 1 2\n\n{other}"),
            vec![GRID.to_owned(), at(5), OTHER.to_owned()],
        ),
        (
            format!("1...\n..3.\nyes 1 2\n...4\n.2..\n\n{other}"),
            vec![at(3), OTHER.to_owned()],
        ),
        (
            format!("{GRID}\nyes 1 2\nso 1 2\n{OTHER}\nyes 1 2\n"),
            vec![GRID.to_owned(), at(2), OTHER.to_owned(), at(5)],
        ),
    ] {
        assert_eq!(super::found(&text), expected, "{text}");
    }
    let line = "this puzzle is on one line, and the first puzzle of this file is on several";
    let found = super::found(&format!("{rows}\n{GRID}\n{OTHER}\n{OTHER} easy\n"));
    assert!(
        found.len() == 4 && found[1..].iter().all(|one| one.contains(line)),
        "{found:?}"
    );
}

/// A format of several lines is named once, whatever is between them.
#[test]
fn a_format_of_several_lines() {
    let xml = "<?xml version=\"1.0\"?>\n<puzzle>\n<created>2011-10-11</created>\n1 easy 2\n<row>5 3</row>\n\n</puzzle>\n";
    files(&[
        (
            xml,
            &[
                "line 1, column 1: this is XML",
                "line 4, column 1: this line has words",
            ],
        ),
        (
            "{\n\"name\": \"easy\",\n\"rows\": [[1, 2],\n[3, 4]]\n}\n",
            &["line 3, column 1: this line has words"],
        ),
        (
            "{\"rows\": 12}\n\n{\"rows\": 34}\n1.....3....4.2..",
            &["line 1, column 1: this is a saved game", GRID],
        ),
        (
            "https://example.org/daily\n1.....3....4.2..",
            &["line 1, column 1: this is a link", GRID],
        ),
    ]);
}

/// Lists of 4×4 cells that are wrapped may be one 8×8.
#[test]
fn four_grids_or_one() {
    let rows = "1,.,.,.,\n.,.,3,.,\n.,.,.,4,\n.,2,.,.,\n";
    files(&[
        (rows, &[GRID]),
        (&rows.repeat(2), &[GRID, GRID]),
        (
            &rows.repeat(4),
            &["line 1, column 1: this text can be read as two different grids"],
        ),
        (
            &rows.replace(",\n", "\n").repeat(4),
            &[GRID, GRID, GRID, GRID],
        ),
    ]);
}

/// One wrong line does not make puzzles of sixteen cells rows.
#[test]
fn sixteen_cells_with_a_stray() {
    let found = super::found(&format!("{GRID}\n1.....3....4.2.y\n{OTHER}\n"));
    assert_eq!([&found[0], &found[2]], [GRID, OTHER]);
    assert!(
        found[1].contains("`y` is not a digit of a 4×4 grid"),
        "{found:?}"
    );
}
