//! Tests texts that earlier readers read as another grid, and similar texts.

use super::{files, read, texts};

/// A `#` in what looks like an option.
#[test]
fn a_hash_in_an_option_of_a_file() {
    files(&[
        (
            "Title: Daily #12; hard\n1.....3....4.2..",
            &["1.....3....4.2.."],
        ),
        (
            "boxes: 2x2 # note; 1.....3....4.2..",
            &["line 1, column 10: expected `;` after the value of `boxes`"],
        ),
        (
            "boxes: 2x2 #; 1.....3....4.2..",
            &["line 1, column 10: expected `;` after the value of `boxes`"],
        ),
        (
            "rules: diagonals # all; windows; 1.....3....4.2..",
            &["line 1, column 8: expected `,` or `;` after the value of `rules`"],
        ),
        (
            "a:#;1.....3....4.2..",
            &["line 1, column 1: `:` means nothing in a grid"],
        ),
        ("#: a; b\n1.....3....4.2..", &["1.....3....4.2.."]),
        (
            "Title: #1; #2; x\n1...\n..3.\n...4\n.2..",
            &[
                "line 1, column 1: this line has words, and what may be cells",
                "1.....3....4.2..",
            ],
        ),
        (
            "symbols: \"1234\" # four; 1.....3....4.2..",
            &["line 1, column 10: expected `;` after the value of `symbols`"],
        ),
    ]);
}

#[test]
fn a_hash_in_an_option() {
    texts(&[
        (
            4,
            "Title: Daily #12; hard\n1.....3....4.2..",
            "1.....3....4.2..",
        ),
        (
            4,
            "boxes: 2x2 # note; 1.....3....4.2..",
            "line 1, column 10: expected `;` after the value of `boxes`",
        ),
    ]);
}

/// Every `-` is a blank, or every one is a border: a wrong number of them is an error.
#[test]
fn dashes_as_blanks() {
    texts(&[
        (
            1,
            "1--- ---- ---- ---",
            "line 1, column 1: a 1×1 grid has 1 cell",
        ),
        (
            4,
            "1--- ---- ---- ---",
            "line 1, column 1: a 4×4 grid has 16 cells",
        ),
        (4, "1--- ---- ---- ----", "1..............."),
        (
            4,
            "---- ---- ---1 ---",
            "line 1, column 1: a 4×4 grid has 16 cells",
        ),
        (
            4,
            "1---\n----\n----\n---",
            "line 4, column 3: row 4 has 3 cells, expected 4",
        ),
        (4, "1---\n----\n----\n----", "1..............."),
        (4, "- - - 1\n- - - -\n- - - -\n- - - -", "...1............"),
        (
            4,
            "1 - - -\n- - - -\n- - - -\n- - -",
            "line 4, column 5: row 4 has 3 cells, expected 4",
        ),
        (
            6,
            "1-----\n------\n------\n--2---\n------\n-----3",
            "1...................2..............3",
        ),
        (
            6,
            "1-----\n------\n------\n--2---\n------\n-----",
            "line 6, column 5: row 6 has 5 cells, expected 6",
        ),
        (
            6,
            "1 - - - - -\n- - - - - -\n- - - - - -\n- - 2 - - -\n- - - - - -\n- - - - - 3",
            "1...................2..............3",
        ),
        (
            9,
            "53-|-7-|---\n6--|195|---\n-98|---|-6-\n---+---+---\n---|---|---\n---|---|---\n---|---|---\n---+---+---\n---|---|---\n---|---|---\n---|---|---",
            "53..7....6..195....98....6.......................................................",
        ),
        (
            9,
            "53-|-7-|---\n6--|195|---\n-98|---|-6-\n---|---|---\n---|---|---\n---|---|---\n---|---|---\n---|---|---\n4--|---|---",
            "53..7....6..195....98....6..............................................4........",
        ),
        (
            9,
            "53-|-7-|---\n6--|195|---\n-98|---|-6-\n---|---|---\n---|---|---\n---|---|---\n---|---|---\n---|---|--",
            "line 8, column 10: row 8 has 8 cells, expected 9",
        ),
        (
            4,
            "12--\n34--\n----\n--43\n--21",
            "line 5, column 1: this grid has 5 rows of 4 cells, expected 4 rows",
        ),
        (4, "12-3\n34--\n----\n--43", "12.334........43"),
    ]);
}

#[test]
fn suffixes_of_numbers() {
    texts(&[
        (1, "1ue", "line 1, column 1: a 1×1 grid has 1 cell"),
        (1, "1u8", "1"),
        (
            1,
            "1u",
            "line 1, column 1: `1u` is not a digit of a 1×1 grid",
        ),
        (1, "1u88", "line 1, column 1: a 1×1 grid has 1 cell"),
        (
            1,
            "1x",
            "line 1, column 1: `1x` is not a digit of a 1×1 grid",
        ),
        (
            1,
            "u8",
            "line 1, column 1: `u8` is not a digit of a 1×1 grid",
        ),
        (1, "1i9", "line 1, column 1: a 1×1 grid has 1 cell"),
        (1, "1usized", "line 1, column 1: a 1×1 grid has 1 cell"),
    ]);
}

#[test]
fn quotes_that_nothing_closes() {
    texts(&[
        (
            2,
            "3,\",4,2",
            "line 1, column 1: this grid has 1 row of 4 cells",
        ),
        (
            2,
            "boxes: 1x2; 1,\",2,1",
            "line 1, column 15: `\"` is not a digit of a 2×2 grid",
        ),
        (
            2,
            "3,4\",2,1",
            "line 1, column 1: this grid has 1 row of 4 cells",
        ),
        (
            4,
            "1,2,\",4 3,4,1,2 2,1,4,3 4,3,2,1",
            "line 1, column 1: `1` has 1 cell",
        ),
        (
            2,
            "3,',4,2",
            "line 1, column 1: this grid has 1 row of 4 cells",
        ),
        (
            4,
            "1 2 3 4\n3 4 1 2\n2 \" 4 3\n4 3 2 1",
            "line 3, column 3: `\"` is not a digit of a 4×4 grid",
        ),
    ]);
}

/// What is written together is the whole grid, whole rows, or a part of a row.
#[test]
fn words_across_rows() {
    texts(&[
        (
            4,
            "031030000000 4042",
            "line 1, column 1: `031030000000` has 12 cells",
        ),
        (
            4,
            "0310 30000000 4042",
            "line 1, column 6: `30000000` has 8 cells",
        ),
        (4, "03103000 00004042", ".31.3.......4.42"),
        (4, "0310300000004042", ".31.3.......4.42"),
        (
            4,
            "031030000 0004042",
            "line 1, column 1: `031030000` has 9 cells",
        ),
        (
            4,
            "03 1030000000 4042",
            "line 1, column 4: `1030000000` has 10 cells",
        ),
        (
            4,
            "4042 031030000000",
            "line 1, column 6: `031030000000` has 12 cells",
        ),
    ]);
}

#[test]
fn empty_fields() {
    texts(&[
        (
            9,
            ",,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,",
            "line 1, column 1: each row ends in a comma, and a blank after it may be missing",
        ),
        (
            9,
            ",,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,",
            ".................................................................................",
        ),
        (
            9,
            "5,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,",
            "line 1, column 3: each row ends in a comma, and a blank after it may be missing",
        ),
        (
            8,
            "1,,,,,,,\n,,,,,,,\n,,,,,,,\n,,,,,,,\n,,,,,,,\n,,,,,,,\n,,,,,,,\n,,,,,,8,",
            "1.............................................................8.",
        ),
        (
            4,
            "1,,,\n,,3,\n,,,4",
            "line 3, column 1: this grid has 3 rows of 4 cells, expected 4 rows",
        ),
        (4, "1,,,,\n,,3,,\n,,,4,\n,2,,,", "1.....3....4.2.."),
        (
            4,
            "1,,,,\n,,3,,\n,,,4,\n,2,,",
            "line 4, column 4: row 4 has 3 cells, expected 4",
        ),
        (
            9,
            ",,,,,,,,,\n,,,,,,,,,\n,,,,,,,,,\n,,,,,,,,,\n,,,,,,,,,\n,,,,,,,,,\n,,,,,,,,,\n,,,,,,,,,",
            "line 1, column 1: a 9×9 grid has 81 cells: this one has 80",
        ),
    ]);
}

#[test]
fn a_zero_that_may_be_a_digit() {
    texts(&[
        (
            4,
            "0123\n.2.1\n3..0\n...1",
            "line 1, column 1: a `0` may be a blank here, or a digit",
        ),
        (4, "1034\n.4.1\n3..0\n...1", "1.34.4.13......1"),
        (
            9,
            "012345678\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n876543210",
            "line 1, column 1: a `0` may be a blank here, or a digit",
        ),
    ]);
}

#[test]
fn maps() {
    texts(&[
        (
            4,
            "regions: \"1122\" \"1122\" \"334\" \"3344\"; 1.....3....4.2..",
            "line 1, column 11: the map of `regions` has 15 cells, 4 × 4 would be 16",
        ),
        (
            4,
            "regions: \"1122\" \"11223\" \"334\" \"3344\"; 1.....3....4.2..",
            "line 1, column 18: row 2 of this map has 5 cells, expected 4",
        ),
        (
            4,
            "regions: \"1122 1122 3344 3344\"; 1.....3....4.2..",
            "1.....3....4.2..",
        ),
        (
            4,
            "regions: \"1122\" \"1122\" \"3344\" \"3344\"; 1.....3....4.2..",
            "1.....3....4.2..",
        ),
        (
            4,
            "regions: \"1122\" \"11223\" \"334\" \"4344\"; 1.....3....4.2..",
            "line 1, column 18: row 2 of this map has 5 cells, expected 4",
        ),
        (
            4,
            "regions: \"11221\" \"122\" \"3344\" \"3344\"; 1.....3....4.2..",
            "line 1, column 11: row 1 of this map has 5 cells, expected 4",
        ),
        (
            4,
            "regions: \"1122\" \"1122\" \"3344\"; 1.....3....4.2..",
            "line 1, column 11: the map of `regions` has 12 cells, 4 × 4 would be 16",
        ),
        (
            4,
            "cages: \"aabb\" \"aabbc\" \"ccd\" \"ccdd\" a = 10, b = 10, c = 10, d = 10; 1.....3....4.2..",
            "line 1, column 16: row 2 of this map has 5 cells, expected 4",
        ),
    ]);
}

/// Where 0 is the first of sixteen digits, that has to be written; otherwise it may be a blank.
#[test]
fn hexadecimal() {
    let hexadecimal = ["0123456789ABCDEF"; 16].join("\n");
    let found = |text: &str| read(text, 16);
    for (symbol, blank) in [
        ("", ""),
        ("5", "."),
        ("A", "-"),
        ("F", "."),
        ("1", "_"),
        ("9ABCDEF", "......."),
    ] {
        let text = hexadecimal.replace(symbol, blank);
        let read = found(&text);
        assert!(
            read.starts_with("line 1, column 1: a `0` may be a blank here"),
            "{text}\n{read}"
        );
    }
    let symbols = "symbols: \"0123456789ABCDEF\";\n";
    assert_eq!(
        found(&format!("{symbols}{hexadecimal}")),
        "123456789ABCDEFG".repeat(16)
    );
    assert_eq!(
        found(&hexadecimal.replace('0', "G")),
        "G123456789ABCDEF".repeat(16)
    );
    assert_eq!(
        found(&hexadecimal.replace('F', "G")),
        ".123456789ABCDEG".repeat(16)
    );
}

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
    for (line, error) in [
        ("Rules: diagonals", "unknown option `Rules`"),
        ("\"rules\": \"diagonals\"", "unknown option `rules`"),
        ("Cages: A", "unknown option `Cages`"),
        ("Diagonal: true", "`diagonals` is a rule"),
        ("Anti-Knight: yes", "`anti_knight` is a rule"),
        ("thermo r1c1 r2c2", "cells are not named in a text"),
        ("r1c1+r1c2=3", "cells are not named in a text"),
        ("Arrow R1C1 = 5", "cells are not named in a text"),
        ("A=8,B=18", "sums come after the map of cages"),
    ] {
        let error = format!("line 1, column 1: {error}");
        for grid in ["1...\n..3.\n...4\n.2..", GRID] {
            let text = format!("{line}\n{grid}");
            assert!(
                read(&text, 4).starts_with(&error),
                "{text}\n{}",
                read(&text, 4)
            );
            let found = super::found(&text);
            assert!(
                found.len() == 2 && found[0].starts_with(&error),
                "{text}\n{found:?}"
            );
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

/// Lines that are drawn through the boxes that an option names.
#[test]
fn lines_through_boxes() {
    let rows = [
        "1 _ _ | _ _ _",
        "_ 2 _ | _ _ _",
        "_ _ 3 | _ _ _",
        "_ _ _ | 4 _ _",
        "_ _ _ | _ 5 _",
        "_ _ _ | _ _ 6",
    ];
    let grid = "1......2......3......4......5......6";
    let [a, b, c, d, e, f] = rows;
    let after_two = format!("{a}\n{b}\n------+------\n{c}\n{d}\n------+------\n{e}\n{f}");
    let after_three = format!("{a}\n{b}\n{c}\n═══════╬══════\n{d}\n{e}\n{f}");
    let bars = rows.join("\n");
    let lines = after_three.replace(" | ", " ").replace('╬', "═");
    let cells = "| 1 | _ | _ | _ | _ | _ |\n".to_owned()
        + &"|---+---+---+---+---+---|\n| _ | _ | _ | _ | _ | _ |\n".repeat(5);
    let uneven = bars.replacen("3 | _", "3 _ |", 1);
    let blanks = "1.".to_owned() + &".".repeat(34);
    let columns = "line 1, column 8: `boxes` is 3x2, and a line is drawn between columns 3 and 4, through \
                   these boxes: write the shape of the boxes that are drawn, or remove the line";
    let between_rows =
        "line 1, column 8: `boxes` is 2x3, and a line is drawn between rows 3 and 4, ";
    for (boxes, text, expected) in [
        ("2x3", &after_two, grid),
        ("3x2", &after_two, columns),
        ("3x2", &bars, columns),
        ("2x3", &bars, grid),
        ("2x3", &after_three, between_rows),
        ("3x2", &after_three, columns),
        ("2x3", &lines, between_rows),
        ("3x2", &lines, grid),
        ("6x1", &bars, grid),
        ("3x2", &cells, &blanks),
        ("2x3", &cells, &blanks),
        ("3x2", &uneven, grid),
        ("2x3", &grid.replace('.', "-"), grid),
        ("3x2", &rows.join(" | "), columns),
        ("3x2", &format!("\"{}\"", rows.join("\" \"")), columns),
    ] {
        let text = format!("boxes: {boxes};\n{text}");
        let read = read(&text, 6);
        assert!(
            read.starts_with(expected),
            "{text}\n{read}\nexpected: {expected}"
        );
    }
    // The caller's boxes have no place in the text.
    let found: Vec<_> = sudoku_types::Puzzles::with(&after_two, "boxes: 3x2;")
        .expect("options")
        .map(|one| super::shown(super::puzzle(one, 6)))
        .collect();
    assert_eq!(found, [columns.replace("column 8", "column 1")]);
}

const NINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// What other programs write is named by its format, where it is not read.
#[test]
fn formats_of_other_programs() {
    let plus = NINE.replace('7', "+7");
    let marks = |blank: &str| -> String {
        let cell = |it: char| {
            if it == '.' {
                blank.to_owned()
            } else {
                it.to_string()
            }
        };
        let cells: Vec<String> = NINE.chars().map(cell).collect();
        let rows: Vec<String> = cells.chunks(9).map(|row| row.join(" ")).collect();
        rows.join("\n")
    };
    let framed = format!(
        ".---.---.\n| {} |\n'---'---'",
        marks("1248").replace('\n', " |\n| ")
    );
    let library = "this is a line of a HoDoKu library: paste the cells after its third `:`";
    let signs = "a `+` marks digits that are not given";
    let pencil = "these are pencil marks, several digits in a cell";
    let saved = "this is a saved game";
    for (text, error, in_file) in [
        (&format!(":0300:6:{NINE}:613 623::"), library, Some(NINE)),
        (&format!(":0000:x:{NINE}:::"), library, Some(NINE)),
        (&format!(":0300:6:{plus}:613::"), library, None),
        (&format!(":0300:6:{plus}:613::r1c1:"), library, None),
        (&plus, signs, None),
        (&format!("{}\n", NINE.replace('5', "+5")), signs, None),
        (&marks("1248"), pencil, None),
        (&marks("359"), pencil, None),
        (&framed, pencil, None),
        (
            &format!("<?xml version=\"1.0\"?>\n<puzzle>\n<rows>{plus}</rows>\n</puzzle>"),
            "this is XML",
            None,
        ),
        (
            &"<sudoku><cell row=\"1\" value=\"5\"/></sudoku>".to_owned(),
            "this is XML",
            None,
        ),
        (
            &format!("<game data=\"{NINE}\"/>"),
            "this is XML",
            Some(NINE),
        ),
        (
            &format!("https://example.org/sudoku?p={NINE}"),
            "this is a link",
            Some(NINE),
        ),
        (
            &"www.example.org/?s=53..7".to_owned(),
            "this is a link",
            None,
        ),
        (&format!("{{\"puzzle\": \"{NINE}\"}}"), saved, Some(NINE)),
        (
            &format!("[{{ \"cells\" : \"{NINE}\" }}]"),
            saved,
            Some(NINE),
        ),
        (&format!("{NINE}\n[State]\n{NINE}"), saved, Some(NINE)),
    ] {
        let read = read(text, 9);
        assert!(read.contains(error), "{text}\n{read}");
        let found = super::found(text);
        let expected = in_file.unwrap_or(error);
        let are_right = found.iter().all(|one| one.contains(expected));
        assert!(are_right && !found.is_empty(), "{text}\n{found:#?}");
    }
    for (text, error) in [
        ("https://example.org/s/12", "this is a link"),
        ("[{\"id\": 1, \"rows\": [[5,3]]}]", saved),
    ] {
        assert!(read(text, 9).contains(error), "{text}");
    }
    // What can be read is read, and other faults keep their sentences.
    for (text, expected) in [
        (
            "<1...\n..3.\n...4\n.2..",
            "line 1, column 1: `<` means nothing",
        ),
        ("[AB..]\n[..C.]\n[...D]\n[.B..]", "12....3....4.2.."),
        ("[ABCD]\n[CDAB]\n[BADC]\n[DCB]", "line 4, column 4: row 4"),
        ("12 34\n34 12\n21 43\n43 2", "line 4, column 4: row 4"),
        ("1+..\n..3.\n...4\n.2..", "line 1, column 4: row 1"),
    ] {
        let read = read(text, 4);
        assert!(read.starts_with(expected), "{text}\n{read}");
    }
}
