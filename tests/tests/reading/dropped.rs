//! Tests files from which earlier readers dropped a puzzle, and similar files.

use super::files;
use sudoku_types::{Grid, Puzzles};

#[test]
fn names_beside_puzzles() {
    files(&[
        (
            "1............... first\n1.....3....4.2.. second",
            &["1...............", "1.....3....4.2.."],
        ),
        ("1............... first", &["1..............."]),
        (
            "1.....3....4.2.. first\n1............... second",
            &["1.....3....4.2..", "1..............."],
        ),
        (
            "1_______________ a\n____________3___ b",
            &["1...............", "............3..."],
        ),
        (
            "................ blank\n1.....3....4.2..",
            &["................", "1.....3....4.2.."],
        ),
        (
            "1--------------- first\n1-----3----4-2--",
            &["1...............", "1.....3....4.2.."],
        ),
        ("1000000000000000 first", &["1..............."]),
        ("1xxxxxxxxxxxxxxx first", &["1..............."]),
        (
            "Puzzle 1...............\n1.....3....4.2..",
            &["1...............", "1.....3....4.2.."],
        ),
    ]);
}

#[test]
fn lists_of_puzzles() {
    files(&[
        (
            "[\"1.....3....4.2..\",\"1...............\",\"2.....1....4.3..\"]",
            &["1.....3....4.2..", "1...............", "2.....1....4.3.."],
        ),
        (
            "1.....3....4.2..\n[\"1.....3....4.2..\",\"2.....1....4.3..\",\"1...............\"]",
            &[
                "1.....3....4.2..",
                "1.....3....4.2..",
                "2.....1....4.3..",
                "1...............",
            ],
        ),
        (
            "['1.....3....4.2..', '2.....1....4.3..']",
            &["1.....3....4.2..", "2.....1....4.3.."],
        ),
        (
            "puzzles = [\"1.....3....4.2..\",\n\"2.....1....4.3..\"]",
            &["1.....3....4.2..", "2.....1....4.3.."],
        ),
        (
            "(\"1.....3....4.2..\", \"2.....1....4.3..\")",
            &["1.....3....4.2..", "2.....1....4.3.."],
        ),
        (
            "{\"1.....3....4.2..\", \"2.....1....4.3..\", \"1...............\"}",
            &["1.....3....4.2..", "2.....1....4.3..", "1..............."],
        ),
    ]);
}

#[test]
fn several_puzzles_on_a_line() {
    files(&[
        (
            "1.....3....4.2.. 2.....1....4.3..",
            &["line 1, column 1: these are 2 puzzles"],
        ),
        (
            "1.....3....4.2..\n1.....3....4.2.. 2.....1....4.3..",
            &["1.....3....4.2..", "line 2, column 1: these are 2 puzzles"],
        ),
        (
            "1.....3....4.2..,2.....1....4.3..",
            &["line 1, column 1: these are 2 puzzles"],
        ),
        (
            "1.....3....4.2..\n1.....3....4.2..,2.....1....4.3..",
            &["1.....3....4.2..", "line 2, column 1: these are 2 puzzles"],
        ),
        (
            "1.....3....4.2..,1342243131244213,2.....1....4.3..",
            &["line 1, column 1: these are 3 puzzles"],
        ),
        (
            "1.....3....4.2..,1342243131244213,easy",
            &["1.....3....4.2.."],
        ),
        (
            "1.....3....4.2..;2.....1....4.3..",
            &["line 1, column 1: these are 2 puzzles"],
        ),
    ]);
}

#[test]
fn line_ends() {
    files(&[
        (
            "1.....3....4.2..\r2.....1....4.3..\r1...............",
            &["1.....3....4.2..", "2.....1....4.3..", "1..............."],
        ),
        (
            "1...\r..3.\r...4\r.2..\r\r2...\r..1.\r...4\r.3..",
            &["1.....3....4.2..", "2.....1....4.3.."],
        ),
        (
            "1.....3....4.2..\r\n2.....1....4.3..\r\n1...............",
            &["1.....3....4.2..", "2.....1....4.3..", "1..............."],
        ),
        (
            "1.....3....4.2..\u{c}2.....1....4.3..",
            &["1.....3....4.2..", "2.....1....4.3.."],
        ),
        (
            "1.....3....4.2..\r2.....1....4.3\r1...............",
            &[
                "1.....3....4.2..",
                "line 2, column 1: this line is not a puzzle, and the first puzzle of this file is on one line",
                "1...............",
            ],
        ),
    ]);
}

#[test]
fn puzzles_in_comments() {
    files(&[
        (
            "#2 1.....3....4.2..",
            &["line 1, column 1: there is a puzzle in this comment"],
        ),
        (
            "1.....3....4.2..\n#2 2.....1....4.3..\n1...............",
            &[
                "1.....3....4.2..",
                "line 2, column 1: there is a puzzle in this comment",
                "1...............",
            ],
        ),
        (
            "# 2: 1.....3....4.2..",
            &["line 1, column 1: there is a puzzle in this comment"],
        ),
        ("#1.....3....4.2..\n1...............", &["1..............."]),
        (
            "// 3 1.....3....4.2..",
            &["line 1, column 1: there is a puzzle in this comment"],
        ),
        (
            "#2. 1.....3....4.2..",
            &["line 1, column 1: there is a puzzle in this comment"],
        ),
        ("2. 1.....3....4.2..", &["1.....3....4.2.."]),
    ]);
}

#[test]
fn blank_puzzles_of_dashes() {
    files(&[
        (
            "----------------\n1-----3----4-2--",
            &["................", "1.....3....4.2.."],
        ),
        (
            "1-----3----4-2--\n----------------\n1---------------",
            &["1.....3....4.2..", "................", "1..............."],
        ),
        (
            "1---\n--3-\n---4\n-2--\n\n----\n----\n----\n----",
            &["1.....3....4.2..", "................"],
        ),
        ("----\n----\n----\n----", &[]),
        (
            "1.....3....4.2..\n----------------\n1...............",
            &["1.....3....4.2..", "1..............."],
        ),
        (
            "---------------- first\n1-----3----4-2-- Mr. Second",
            &["................", "1.....3....4.2.."],
        ),
        (
            "1-----3----4-2-- Mr. First\n----------------\n---------------- # third\n--- next ---",
            &[
                "1.....3....4.2..",
                "................",
                "................",
                "line 4, column 1: this line has words, and what may be cells",
            ],
        ),
        (
            "1-----3----4-2--\n--------------- second",
            &[
                "1.....3....4.2..",
                "line 2, column 1: this line has words, and what may be cells",
            ],
        ),
        (
            "---------------- Grid 1 ----------------\n1___\n__3_\n___4\n_2__",
            &["1.....3....4.2.."],
        ),
        (
            "---- Grid 1 ----\n1---\n--3-\n---4\n-2--",
            &[
                "line 1, column 1: this line has words, and what may be cells",
                "1.....3....4.2..",
            ],
        ),
        (
            "# ---- Grid 1 ----\n1---\n--3-\n---4\n-2--",
            &["1.....3....4.2.."],
        ),
    ]);
}

#[test]
fn options_after_a_puzzle() {
    files(&[
        (
            "1.....3....4.2.. rules: anti_knight;",
            &["line 1, column 18: options come before the grid"],
        ),
        (
            "rules: anti_knight; 1.....3....4.2..",
            &["1.....3....4.2.."],
        ),
        (
            "1.....3....4.2.. boxes: 2x2;",
            &["line 1, column 18: options come before the grid"],
        ),
        (
            "1.....3....4.2..; rules: diagonals;",
            &["line 1, column 19: options come before the grid"],
        ),
        ("1.....3....4.2.. # rules: diagonals", &["1.....3....4.2.."]),
        (
            "1.....3....4.2..\nrules: diagonals;",
            &[
                "1.....3....4.2..",
                "line 2, column 1: options come before the grid: move `rules` and its value in front of it",
            ],
        ),
        (
            "1.....3....4.2.. solution: any;",
            &["line 1, column 18: options come before the grid"],
        ),
        (
            "1...\n..3.\n...4\n.2..\nrules: anti_knight;",
            &[
                "1.....3....4.2..",
                "line 5, column 1: options come before the grid: move `rules` and its value in front of it",
            ],
        ),
    ]);
}

/// Options are read with the puzzle, whatever else is beside them; or it has the error.
#[test]
fn no_option_is_dropped() {
    const P: &str = "1.....3....4.2..";
    let names =
        |option: &str| format!("options come before names, quotes and the grid: move `{option}`");
    for (above, expected) in [
        ("even: r1c3; // note\n", "even: r1c3; "),
        ("even: r1c3; # note\n", "even: r1c3; "),
        ("rules: diagonals; // both\n", "rules: diagonals; "),
        (
            "even: r1c3; odd: r1c2;\n\n# easy\n",
            "even: r1c3; odd: r1c2; ",
        ),
        (
            "thermometers: r1c2 r1c3\n",
            "line 1, column 20: expected `,` or `;`",
        ),
        (
            "thermometer: r1c2 r1c3;\n",
            "line 1, column 1: unknown option `thermometer`",
        ),
        (
            "thermometers: r1c2 r1c3, // first\n  r2c1 r2c2;\n",
            "line 1, column 26: not a valid value for `thermometers`",
        ),
        (
            "cages: 4 r1c1 r1c2\n  7 r2c1 r2c2;\n",
            "line 1, column 15: expected `,` or `;`",
        ),
        (
            "r1c1 -> r1c2\n",
            "line 1, column 1: cells are named in options only",
        ),
        ("easy: rules: diagonals; ", &names("rules")),
        (
            "easy: cages: \"aa..............\", a = 4; ",
            &names("cages"),
        ),
        ("[\"even: r1c2; ", &names("even")),
        ("{\"rules\": \"anti_king\", \"puzzle\": \"", &names("rules")),
    ] {
        let is_in_string = above.matches('"').count() % 2 == 1;
        let end = if is_in_string { "\"" } else { "" };
        let text = format!("{above}{P}{end}\n");
        let mut puzzles = Puzzles::of(&text);
        let grid = Grid::<4, 1>::try_from(puzzles.next().expect("a puzzle"));
        let found = match grid {
            Ok(grid) => format!("{:#}", grid.line()),
            Err(error) => error.to_string(),
        };
        let is_right = match expected.ends_with("; ") {
            true => found == format!("{expected}{P}"),
            false => found.contains(expected),
        };
        assert!(is_right, "{text}{found}");
        assert!(puzzles.next().is_none(), "{text}");
    }
}
