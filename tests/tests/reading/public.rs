//! Tests texts that people paste: from public files, from the output of programs, and texts without a grid.

use sudoku_tests::Dice;
use sudoku_tests::notations::any_grid;
use sudoku_types::{Grid, ParseError, Puzzles};

use super::{Read, files, found, parse, read, texts};

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const ROWS: [&str; 9] = [
    "53..7....",
    "6..195...",
    ".98....6.",
    "8...6...3",
    "4..8.3..1",
    "7...2...6",
    ".6....28.",
    "...419..5",
    "....8..79",
];

#[test]
fn frames() {
    texts(&[
        (
            4,
            "*-----*\n|12|34|\n|34|12|\n|--+--|\n|21|43|\n|43|..|\n*-----*",
            "12343412214343..",
        ),
        (
            4,
            ".-----.-----.\n| . . | 3 . |\n| 3 4 | 1 2 |\n:-----+-----:\n| . . | . . |\n| 4 3 | . . |\n'-----'-----'",
            "..3.3412....43..",
        ),
        (
            4,
            "`-----`\n|12|34|\n|34|12|\n:--+--:\n|21|43|\n|43|..|\n'-----'",
            "12343412214343..",
        ),
        (
            4,
            "+--+--+\n|..|..|\n|..|..|\n+--+--+\n|..|..|\n|..|.1|\n+--+--+",
            "...............1",
        ),
        (
            4,
            "+=====+\n|12|34|\n|34|12|\n|=====|\n|21|43|\n|43|..|\n+=====+",
            "12343412214343..",
        ),
        (4, ". . . .\n. 1 . .\n. . . .\n* * * *", ".....1.........."),
    ]);
}

#[test]
fn blanks() {
    for blank in "_0-.?*xX·•".chars() {
        let text = LINE.replace('.', &blank.to_string());
        assert_eq!(read(&text, 9), LINE, "{text}");
        let rows = ROWS.join("\n").replace('.', &blank.to_string());
        assert_eq!(read(&rows, 9), LINE, "{rows}");
    }
    assert_eq!(read("1··2\n·3••\n••4·\n2··1", 4), "1..2.3....4.2..1");
}

#[test]
fn values_of_programs() {
    texts(&[
        (
            4,
            "board = [[1,0,0,2],[0,3,0,0],[0,0,4,0],[2,0,0,1]]",
            "1..2.3....4.2..1",
        ),
        (
            4,
            "board = [\n    [1, 0, 0, 2],\n    [0, 3, 0, 0],\n    [0, 0, 4, 0],\n    [2, 0, 0, 1],\n]",
            "1..2.3....4.2..1",
        ),
        (
            4,
            "int[][] board = {{1,0,0,2},{0,3,0,0},{0,0,4,0},{2,0,0,1}};",
            "1..2.3....4.2..1",
        ),
        (
            4,
            "const char* p = \"1..2.3....4.2..1\";",
            "1..2.3....4.2..1",
        ),
        (4, "grid = \"1..2\n.3..\n..4.\n2..1\"", "1..2.3....4.2..1"),
        (
            4,
            "let g: [[u8; 4]; 4] = [[1, 0, 0, 2], [0, 3, 0, 0], [0, 0, 4, 0], [2, 0, 0, 1]];",
            "1..2.3....4.2..1",
        ),
        (
            4,
            "var board := [1,0,0,2,0,3,0,0,0,0,4,0,2,0,0,1]",
            "1..2.3....4.2..1",
        ),
    ]);
    let blank = |name: &str| format!("{name}[{}]", ["[.,.,.,.]"; 4].join(",\n "));
    for name in ["", "board = ", "let g: [[u8; 4]; 4] = "] {
        assert_eq!(read(&blank(name), 4), ".".repeat(16));
        assert_eq!(found(&blank(name)), [".".repeat(16)]);
        assert_eq!(found(&[blank(name), blank(name)].join("\n\n")).len(), 2);
    }
}

/// A killer may have no digits at all.
#[test]
fn puzzles_without_digits() {
    let cages = "cages: \"aabb ccbb ccdd eedd\", a = 3, b = 10, c = 10, d = 10, e = 7;\n";
    for grid in [
        "- - - -\n- - - -\n- - - -\n- - - -",
        "----\n----\n----\n----",
        ". . . .\n. . . .\n. . . .\n. . . .",
    ] {
        for options in [cages, "rules: diagonals;\n"] {
            let text = format!("{options}{grid}");
            assert_eq!(
                alone_and_in_a_file(&text),
                [Ok([[0; 4]; 4]), Ok([[0; 4]; 4])],
                "{text}"
            );
        }
    }
}

/// Reads a text with cages by itself, and in a file.
fn alone_and_in_a_file(text: &str) -> [Result<[[u8; 4]; 4], ParseError>; 2] {
    let first = Puzzles::of(text).next().expect("there is one");
    let grids: [Result<Grid<4, 16>, _>; 2] = [text.parse(), Grid::try_from(first)];
    grids.map(|grid| grid.map(|grid| *grid.rows()))
}

/// A row of a 24×24 or 25×25 grid in numbers has 36 figures or more.
#[test]
fn large_grids_in_numbers() {
    let mut dice = Dice::new(7);
    for size in [24, 25] {
        for between in [" ", ", ", ","] {
            let grid = any_grid(&mut dice, size);
            let row = |row: &Vec<u8>| {
                row.iter()
                    .map(u8::to_string)
                    .collect::<Vec<_>>()
                    .join(between)
            };
            let text = grid.iter().map(row).collect::<Vec<_>>().join("\n");
            let full = text.replace('0', "1");
            assert_eq!(parse(&text, size), Read::Grid(grid.concat()), "{text}");
            assert!(matches!(parse(&full, size), Read::Grid(_)), "{full}");
            assert_eq!(found(&format!("{text}\n\n{text}")).len(), 2, "{text}");
        }
    }
}

#[test]
fn tables_and_lists() {
    files(&[
        ("one two 1.....3....4.2..", &["1.....3....4.2.."]),
        ("17 hard 1.2 1.....3....4.2.. x y", &["1.....3....4.2.."]),
        ("1 | hard | 1.....3....4.2.. | 4.5", &["1.....3....4.2.."]),
        (
            "id\tpuzzle\trating\n1\t1.....3....4.2..\t1.2\n2\t2.....1....4.3..\t7",
            &["1.....3....4.2..", "2.....1....4.3.."],
        ),
        (
            "\"1\",\"hard\",\"1.....3....4.2..\",\"1342243131244213\"",
            &["1.....3....4.2.."],
        ),
        (
            "puzzle;solution\n1.....3....4.2..;1342243131244213",
            &["1.....3....4.2.."],
        ),
        (
            "[\n  \"1.....3....4.2..\",\n  \"2.....1....4.3..\"\n]",
            &["1.....3....4.2..", "2.....1....4.3.."],
        ),
        (
            "['1.....3....4.2..', '2.....1....4.3..']",
            &["1.....3....4.2..", "2.....1....4.3.."],
        ),
        (
            "[\n  [[1,0,0,0],[0,0,3,0],[0,0,0,4],[0,2,0,0]],\n  [[2,0,0,0],[0,0,1,0],[0,0,0,4],[0,3,0,0]]\n]",
            &["1.....3....4.2..", "2.....1....4.3.."],
        ),
        (
            "const PUZZLES: [&str; 2] = [\"1.....3....4.2..\", \"2.....1....4.3..\"];",
            &["1.....3....4.2..", "2.....1....4.3.."],
        ),
        (
            "let a = \"1.....3....4.2..\";\nlet b = \"2.....1....4.3..\";",
            &["1.....3....4.2..", "2.....1....4.3.."],
        ),
        (
            "{\"puzzle\": \"1.....3....4.2..\"}\n{\"puzzle\": \"2.....1....4.3..\"}",
            &["1.....3....4.2..", "2.....1....4.3.."],
        ),
    ]);
}

#[test]
fn line_ends_of_any_kind() {
    for end in [
        "\n", "\r", "\r\n", "\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{2029}",
    ] {
        assert_eq!(read(&ROWS.join(end), 9), LINE, "{end:?}");
        assert_eq!(found(&[LINE, LINE].join(end)), [LINE, LINE], "{end:?}");
        let rows = [ROWS.join(end), ROWS.join(end)].join(&end.repeat(2));
        assert_eq!(found(&rows), [LINE, LINE], "{end:?}");
        // A line that is too short is an error, whatever ends it.
        let short = ROWS.join(end).replace("419..5", "419..");
        assert_eq!(
            read(&short, 9),
            "line 8, column 8: row 8 has 8 cells, expected 9",
            "{end:?}"
        );
    }
}

/// A `Grid<9>` speaks of 9×9.
#[test]
fn errors_of_the_size_that_is_wanted() {
    texts(&[
        (9, "12 4", "line 1, column 1: a 9×9 grid has 81 cells"),
        (
            9,
            "1234",
            "line 1, column 1: a 9×9 grid has 81 cells: this one has 4",
        ),
        (
            9,
            &LINE[..80],
            "line 1, column 1: a 9×9 grid has 81 cells: this one has 80",
        ),
        (
            9,
            "1 2 3",
            "line 1, column 1: a 9×9 grid has 81 cells: this one has 3",
        ),
        (
            9,
            "53..7....\n6..195...",
            "line 2, column 1: this grid has 2 rows of 9 cells, expected 9 rows",
        ),
        (
            16,
            "1234",
            "line 1, column 1: a 16×16 grid has 256 cells: this one has 4",
        ),
        (9, "1.....3....4.2..", "another size"),
    ]);
}

/// Spaces are in the place of blanks.
#[test]
fn spaces_for_blanks() {
    let spaced = ROWS.map(|row| row.replace('.', " "));
    let trimmed = spaced.each_ref().map(|row| row.trim_end());
    let apart = spaced.each_ref().map(|row| {
        row.chars()
            .map(|cell| format!("{cell} "))
            .collect::<String>()
    });
    let framed = spaced
        .each_ref()
        .map(|row| format!("|{}|{}|{}|", &row[..3], &row[3..6], &row[6..]));
    let line = "+---+---+---+";
    let drawn = framed
        .chunks(3)
        .map(|band| format!("{line}\n{}\n", band.join("\n")))
        .collect::<String>()
        + line;
    for text in [
        spaced.join("\n"),
        trimmed.join("\n"),
        apart.join("\n"),
        framed.join("\n"),
        drawn,
    ] {
        let read = read(&text, 9);
        assert!(
            read.contains("a space means nothing in a grid"),
            "{text}\n{read}"
        );
    }
}

/// Texts that are not a grid are named.
#[test]
fn what_is_not_a_grid() {
    for (text, error) in [
        (
            "A: 1...\nB: ..3.\nC: ...4\nD: .2..",
            "`:` means nothing in a grid: remove it, or write a `#` before a comment",
        ),
        (
            "row 1: 1...\nrow 2: ..3.\nrow 3: ...4\nrow 4: .2..",
            "line 1, column 1: this line has words, and what may be cells",
        ),
        (
            "Made on 3 May 2024\n1...\n..3.\n...4\n.2..",
            "line 1, column 1: this line has words, and what may be cells",
        ),
    ] {
        let read = read(text, 9);
        assert!(read.contains(error), "{text}\n{read}");
    }
    let stray = "line 1, column 3: `null` is not a digit of a 4×4 grid";
    assert!(read("1 null . 3\n. . 3 .\n. . . 4\n. 2 . .", 4).starts_with(stray));
    // Numbers and letters before rows may be cells.
    for text in [
        "1: 1...\n2: ..3.\n3: ...4\n4: .2..",
        "A 1 . . .\nB . . 3 .\nC . . . 4\nD . 2 . .",
        "R1 1...\nR2 ..3.\nR3 ...4\nR4 .2..",
    ] {
        assert!(matches!(parse(text, 4), Read::Error(_)), "{text}");
    }
}
