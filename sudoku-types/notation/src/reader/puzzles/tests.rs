//! Tests which puzzles are found in a text of many.

extern crate std;

use super::Puzzles;
use std::format;
use std::string::{String, ToString};
use std::vec::Vec;

const A: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const B: &str = "000801000000000043500000000000070800000000100020030000600000075003400000000200600";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// A 9×9 as rows on lines of their own, with this in front of the n-th.
fn rows(grid: &str, before: impl Fn(usize) -> &'static str) -> String {
    let row = |row: usize| format!("{}{}\n", before(row), &grid[9 * row..9 * row + 9]);
    (0..9).map(row).collect()
}

/// What is found in a text, a line each: where it begins, its size or its error, its name, and whether it has its
/// solution.
fn found(text: &str, options: &str) -> Vec<String> {
    let puzzles = Puzzles::with(text, options)
        .expect("options")
        .map(|puzzle| {
            let reading = puzzle.reading();
            let what = match reading.errors.first() {
                Some(error) => error.to_string(),
                None => reading.cells.size.to_string(),
            };
            let name = puzzle.name().unwrap_or("-");
            let solution = match puzzle.solution() {
                Some((solution, (_, column))) => {
                    format!(" solution at {column}: {}", solution.cells.size)
                }
                None => String::new(),
            };
            format!(
                "{}:{} {what} {name}{solution}",
                puzzle.line(),
                puzzle.column()
            )
        });
    puzzles.collect()
}

/// Each wrong line is named if a comment, a heading or an empty line is between them.
#[test]
fn wrong_lines_apart_are_named_each() {
    for between in ["", "# easy", "Title: hard"] {
        let text = format!("1.....3....4.2..\n1...3....4.2..\n{between}\n1...3....4.2...\n");
        let found = found(&text, "");
        assert_eq!(found.len(), 3, "{found:#?}");
        assert!(
            found[1].starts_with("2:1 ") && found[2].starts_with("4:1 "),
            "{found:#?}"
        );
    }
}

#[test]
fn lines_and_names() {
    for (text, expected) in [
        (format!("{A}\n{B}\n"), &["1:1 9 -", "2:1 9 -"][..]),
        (
            format!("\u{feff}{A}\r\n\r\n{B}\r\n"),
            &["1:1 9 -", "3:1 9 -"],
        ),
        (
            format!("{A} easy\n{B} # by hand\n"),
            &["1:1 9 easy", "2:1 9 by hand"],
        ),
        (
            "symbols: \"WXYZ\"; WXYZYZWXXWZYZYX.,WXYZYZWXXWZYZYXW".into(),
            &["1:1 4 - solution at 35: 4"],
        ),
        (format!("{A}  1.2\n{B}\t7\n"), &["1:1 9 1.2", "2:1 9 7"]),
        (
            format!("{A};Monday;5\n{B},\"x\",\n"),
            &["1:1 9 Monday;5", "2:1 9 x"],
        ),
        (format!("0000183b305c {A}  1.2\n"), &["1:14 9 1.2"]),
        (
            format!("{A} https://example.org/puzzles/2026/01/05\n"),
            &["1:1 9 https://example.org/puzzles/2026/01/05"],
        ),
        (
            format!("{A} Donaudampfschifffahrtselektrizitätenhauptbetriebswerk\n"),
            &["1:1 9 Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"],
        ),
        (format!("17 {A}\n"), &["1:4 9 17"]),
        (
            format!("puzzle,solution\n{A},{SOLVED}\n"),
            &["2:1 9 - solution at 83: 9"],
        ),
        (
            format!("puzzle;solution;rating\n{A};{SOLVED};1.2\n"),
            &["2:1 9 1.2 solution at 83: 9"],
        ),
        (
            format!("\"{A}\",\"{SOLVED}\",easy\n"),
            &["1:2 9 easy solution at 86: 9"],
        ),
        (
            format!("id,puzzle,solution\n1,{A},{SOLVED}"),
            &["2:3 9 1 solution at 85: 9"],
        ),
        (format!("# ten of them\n{A}\n"), &["2:1 9 -"]),
        (format!("boxes: 3x3; {A} easy"), &["1:1 9 easy"]),
        (format!("boxes: 3x3;\n{A} easy"), &["1:1 9 easy"]),
        (String::from("1.....3....4.2.. easy\n"), &["1:1 4 easy"]),
        (String::from("1... ..3. ...4 .2..\n"), &["1:1 4 -"]),
        (
            String::from("1 . . . . . 3 . . . . 4 . 2 . . # x\n"),
            &["1:1 4 x"],
        ),
    ] {
        assert_eq!(found(&text, ""), expected, "{text}");
    }
}

#[test]
fn grids_of_several_lines() {
    let (plain, other) = (rows(A, |_| ""), rows(B, |_| ""));
    for (text, expected) in [
        (format!("{plain}\n{other}"), &["1:1 9 -", "11:1 9 -"][..]),
        (format!("{plain}{other}"), &["1:1 9 -", "10:1 9 -"]),
        (
            format!("Grid 01\n{plain}Grid 02\n{other}"),
            &["2:1 9 Grid 01", "12:1 9 Grid 02"],
        ),
        (
            format!("[Puzzle]\n{plain}\n[Puzzle]\n{other}"),
            &["2:1 9 Puzzle", "13:1 9 Puzzle"],
        ),
        (
            format!("# one\n{plain}# two\n{other}"),
            &["2:1 9 one", "12:1 9 two"],
        ),
        (format!("# all\n\n{plain}"), &["3:1 9 -"]),
        (
            format!("{plain}{B} last\n"),
            &[
                "1:1 9 -",
                "10:1 line 10, column 1: this puzzle is on one line, and the first puzzle of this file is on several: \
                 write a row on each line -",
            ],
        ),
        (
            format!("boxes: 3x3;\n{plain}boxes: 3x3;\n{other}"),
            &["1:1 9 -", "11:1 9 -"],
        ),
        (format!("----\n{plain}----\n\n----\n"), &["1:1 9 -"]),
    ] {
        assert_eq!(found(&text, ""), expected, "{text}");
    }
}

#[test]
fn options_for_all() {
    let six = "1_____ _2____ __3___ ___4__ ____5_ _____6";
    assert_eq!(found(six, "boxes: 3x2;"), ["1:1 6 -"]);
    assert_eq!(
        found(A, "boxes: 2x3;"),
        ["1:1 `boxes` is for a 6×6 grid, and this grid is 9×9 -"]
    );
    // Sixteen cells are a row then, and no grid.
    let row = "1...............\n".repeat(16);
    assert_eq!(found(&row, "boxes: 4x4;"), ["1:1 16 -"]);
    assert_eq!(
        found(&row, ""),
        [
            "1:1 line 1, column 1: these may be 16 puzzles of 4×4, or the rows of 16×16 grids: \
             write `boxes: 2x2;` or `boxes: 4x4;` before them -"
        ]
    );
    assert_eq!(found(&row, "boxes: 2x2;").len(), 16);
    assert_eq!(
        found("W___ ____ _O__ O___", "symbols: \"WORD\";"),
        ["1:1 4 -"]
    );
}

/// The options of a puzzle may be on several lines, and a fault in them is not hidden by what is below.
#[test]
fn options_on_several_lines() {
    const GRID: &str = "1...\n..3.\n...4\n.2..\n";
    const HEAD: &str = "not a valid value for `thermometers`: write the cells of each line, with commas between lines, \
         for example `thermometers: r1c1 r1c2 r2c2, r5c5 r6c5;`";
    for (lines, what) in [
        ("thermometers: r1c1 r1c2,\n  r3c1 r3c4;", "4"),
        ("thermometers: r1c1\nr1c2\n, r3c1 r3c4\n;", "4"),
        (
            "rules: diagonals; sums: 4 r1c1 r1c2,\r\n\r\n3 r2c1 r3c1;",
            "4",
        ),
        (
            "regions: \"aabb\n  aabb\n  ccdd\n  ccdd\"; even:\nr1c4;",
            "4",
        ),
        ("cages: \"aa..\n....\n..bb\n....\",\na = 3,\nb = 3;", "4"),
        (
            "thermometers: r1c1 r1c2,\n  r3c1 r3c7;",
            "line 2, column 8: a 4×4 grid has no row 3, column 7",
        ),
        (
            "thermometers: r1c1 r1c2,\n",
            &format!("line 3, column 1: {HEAD}"),
        ),
        (
            "regions: \"aabb aabb\n",
            "line 1, column 10: not a valid value for `regions`: write a letter or figure for each cell in quotes, \
             for example `regions: \"aaab accb dccb dddb\";`",
        ),
    ] {
        let text = format!("{lines}\n{GRID}\nboxes: 2x2;\n{GRID}");
        let found = found(&text, "");
        assert_eq!(found[0], format!("1:1 {what} -"), "{text}");
        let below = lines.split('\n').count() + 6;
        assert_eq!(found[1..], [format!("{below}:1 4 -")], "{text}");
    }
    // A grid is on lines of its own then.
    let text = format!(
        "thermometers: r1c1 r1c2,\nr3c1 r3c4; {}\n",
        GRID.replace('\n', "")
    );
    let found = found(&text, "");
    assert!(found.iter().all(|it| it.contains("line")), "{found:#?}");
}

#[test]
fn what_is_wrong_stands_alone() {
    let short = &A[1..];
    let text = format!("{A}\n{short} easy\n{B}\n\n{}\n{B}", &rows(A, |_| "")[..88]);
    let expected = [
        "1:1 9 -",
        "2:1 line 2, column 1: a grid has n × n cells: this one has 80, 9 × 9 would be 81 -",
        "3:1 9 -",
        "5:1 line 5, column 1: this line is not a puzzle, and the first puzzle of this file is on one line: \
         remove it, or write a `#` before it -",
        "14:1 9 -",
    ];
    assert_eq!(found(&text, ""), expected);
    let beside = &found(&format!("{SOLVED} {short}"), "")[0];
    assert!(beside.contains("line 1, column 83"), "{beside}");
    assert!(
        beside.contains("has 80 cells, and is not a grid"),
        "{beside}"
    );
    // A cell that is missing and a rating do not make up for each other.
    assert_eq!(found(&format!("{short} 5"), "").len(), 1);
    assert!(found(&format!("{short} 5"), "")[0].contains("this one has 80"));
    assert_eq!(found("nothing of the kind", "").len(), 0);
    assert_eq!(found("# nothing\n\n---\n", "").len(), 0);
    assert_eq!(found("", "").len(), 0);
}

/// Lines of sixteen cells are a 4×4 grid each, or the rows of 16×16 ones: the blocks that they are in decide, and what
/// only one of the two can have.
#[test]
fn sixteen_cells() {
    let line = "1...............\n";
    let lines = |count| line.repeat(count);
    let large = format!("1..............G\n{}", lines(15));
    let nine = format!("{A}\n");
    for (text, expected) in [
        (lines(1), 1),
        (lines(2), 2),
        (lines(15), 15),
        (lines(17), 17),
        (lines(31), 31),
        (lines(16), 0),
        (lines(32), 32),
        (lines(3) + "\n" + &lines(16), 0),
        (lines(16) + "\n" + &lines(15), 0),
        (lines(8) + "\n" + &lines(8), 16),
        (lines(8) + "# half\n" + &lines(8), 16),
        (lines(15) + line.trim() + " last", 16),
        (large.clone(), 1),
        (lines(15) + "G..............1", 1),
        (format!("{large}\n{large}{large}"), 3),
        (lines(1) + &nine, 2),
        (lines(3) + &nine, 4),
        (lines(15) + &nine, 16),
        (lines(16) + &nine, 17),
        (lines(1) + &nine.repeat(15), 16),
    ] {
        let all = found(&text, "");
        let are_right = all.iter().all(|one| !one.contains("line "));
        match expected {
            0 => assert!(
                all.len() == 1 && all[0].contains("these may be"),
                "{text}{all:#?}"
            ),
            count => assert!(all.len() == count && are_right, "{text}{all:#?}"),
        }
    }
}

/// An option of the whole file may fit no puzzle of it, or no other option.
#[test]
fn a_wrong_option_for_all() {
    let killer = "cages: \"aabb aabb ccdd ccdd\";\n1...\n..3.\n...4\n.2..\n";
    let symbols = "`symbols` is for a 9×9 grid, and";
    assert_eq!(
        found(killer, "symbols: 0..=8;"),
        [format!("1:1 {symbols} this grid is 4×4 -")]
    );
    assert_eq!(
        found("1... ..3. ...4 .2..", "symbols: 0..=8; boxes: 2x2;"),
        [format!("1:1 {symbols} this grid is 4×4 -")]
    );
}

/// A comment may begin in the middle of what looks like an option.
#[test]
fn a_hash_in_an_option() {
    assert_eq!(
        found("Title: Daily #12; hard\n1.....3....4.2..", ""),
        ["2:1 4 -"]
    );
    for text in [
        "boxes: 2x2 # note; 1.....3....4.2..",
        "boxes: 2x2 #; 1.....3....4.2..",
        "rules: diagonals # all; windows; 1.....3....4.2..",
        "symbols: \"#abc\" # four; #.....b....c.a..",
        "a:#;1.....3....4.2..",
    ] {
        let all = found(text, "");
        assert!(!all.is_empty(), "{text}");
        assert!(all[0].contains("line 1, column"), "{text}: {all:?}");
    }
}
