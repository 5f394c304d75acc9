//! The errors of wrong grids: their words, and where they are.

use super::{CLASSIC, classic, complaints, some_grid};
use sudoku_notation::geometry::LARGEST;

pub(super) const APART: &str = "5 3 _ | _ 7 _ | _ _ _
6 _ _ | 1 9 5 | _ _ _
_ 9 8 | _ _ _ | _ 6 _
------+-------+------
8 _ _ | _ 6 _ | _ _ 3
4 _ _ | 8 _ 3 | _ _ 1
7 _ _ | _ 2 _ | _ _ 6
------+-------+------
_ 6 _ | _ _ _ | 2 8 _
_ _ _ | 4 1 9 | _ _ 5
_ _ _ | _ 8 _ | _ 7 9";

/// The rows of the same grid, with the cells together.
fn together() -> String {
    let rows = CLASSIC.as_bytes().chunks(9).map(String::from_utf8_lossy);
    rows.map(|row| row.replace('.', "_") + "\n").collect()
}

pub(super) fn each_row(before: &str, after: &str) -> String {
    together()
        .lines()
        .map(|row| format!("{before}{row}{after}\n"))
        .collect()
}

fn first_rows(grid: &str, rows: usize) -> String {
    grid.lines().take(rows).collect::<Vec<_>>().join("\n")
}

#[track_caller]
pub(super) fn said(source: &str, expected: &[&str]) {
    assert_eq!(complaints(source), expected, "{source}");
}

#[test]
fn a_token_that_is_no_digit() {
    let of_nine = "is not a digit of a 9×9 grid: expected 1 to 9, or `_` for a blank";
    said(
        &APART.replacen("1 9 5", "10 9 5", 1),
        &[&format!("2:9 `10` `10` {of_nine}")],
    );
    said(
        &APART.replacen('7', "#", 1).replacen("1 9 5", "10 y 5", 1),
        &[
            &format!("1:11 `#` `#` {of_nine}"),
            &format!("2:9 `10` `10` {of_nine}"),
            &format!("2:12 `y` `y` {of_nine}"),
        ],
    );
    said(
        &together().replacen("195", "1z5", 1),
        &[&format!("2:1 `6__1z5___` row 2, column 5: `z` {of_nine}")],
    );
    said(
        &each_row("\"", "\"").replacen("195", "1!5", 1),
        &[&format!(
            "2:1 `\"6__1!5___\"` row 2, column 5: `!` {of_nine}"
        )],
    );
    let list = classic()
        .iter()
        .map(u8::to_string)
        .collect::<Vec<_>>()
        .join(", ");
    said(
        &format!("[{}]", list.replacen("5, ", "-1, ", 1)),
        &[&format!("1:2 `-` `-1` {of_nine}")],
    );
    said(
        &APART.replacen('7', "'a", 1),
        &[&format!("1:11 `'` `'a` {of_nine}")],
    );
}

#[test]
fn the_symbols_of_the_puzzle() {
    said(
        "A B C J _ _ _ _ _ _ _ _ _ _ _ _",
        &["1:7 `J` `J` is not a digit of a 4×4 grid: expected one of A … D, or `_` for a blank"],
    );
    said(
        "symbols: \"WORD\"; WORY ____ ____ ____",
        &[
            "1:18 `WORY` row 1, column 4: `Y` is not a digit of a 4×4 grid: expected one of W … D, or `_` for a blank",
        ],
    );
    said(
        "symbols: 0..=3; 0 1 2 3 4 _ _ _ _ _ _ _ _ _ _ _",
        &["1:25 `4` `4` is not a digit of a 4×4 grid: expected 0 to 3, or `_` for a blank"],
    );
    let blanks = "_ ".repeat(254);
    said(
        &format!("P R {blanks}"),
        &[
            "1:1 `P` `P` is not a digit of a 16×16 grid: expected 1 to 16 (or A to G for 10 to 16), or `_` for a blank",
            "1:3 `R` `R` is not a digit of a 16×16 grid: expected 1 to 16 (or A to G for 10 to 16), or `_` for a blank",
        ],
    );
}

#[test]
fn a_row_of_the_wrong_length() {
    said(
        &APART.replacen("1 9 5", "1 9", 1),
        &["2:19 `_` row 2 has 8 cells, expected 9"],
    );
    said(
        &APART.replacen("1 9 5", "1 9 5 5", 1),
        &["2:23 `_` row 2 has 10 cells, expected 9"],
    );
    said(
        &APART
            .replacen("1 9 5", "1 9", 1)
            .replacen("4 1 9", "4 1", 1),
        &[
            "2:19 `_` row 2 has 8 cells, expected 9",
            "10:19 `5` row 8 has 8 cells, expected 9",
        ],
    );
    let (short, long) = (
        together().replacen("195", "19", 1),
        together().replacen("195", "1955", 1),
    );
    said(&short, &["2:1 `6__19___` row 2 has 8 cells, expected 9"]);
    said(&long, &["2:1 `6__1955___` row 2 has 10 cells, expected 9"]);
    said(
        &format!("\"{short}\"").replace('\n', ";"),
        &[&format!(
            "1:1 `{}` row 2 has 8 cells, expected 9",
            format!("\"{short}\"").replace('\n', ";")
        )],
    );
    let rows = each_row("[", "]").replacen("195", "19", 1);
    said(&rows, &["2:2 `6__19___` row 2 has 8 cells, expected 9"]);
}

#[test]
fn marked_rows_hold_even_where_the_cells_fill_a_square() {
    for (before, after, column) in [("\"", "\"", 1), ("[", "]", 2), ("", ";", 1)] {
        let source = each_row(before, after)
            .replacen("195", "19", 1)
            .replacen("419", "4199", 1);
        let complaints = complaints(&source);
        assert_eq!(complaints.len(), 2, "{complaints:?}");
        assert!(
            complaints[0].starts_with(&format!("2:{column} ")),
            "{complaints:?}"
        );
        assert!(
            complaints[0].ends_with("row 2 has 8 cells, expected 9"),
            "{complaints:?}"
        );
        assert!(
            complaints[1].starts_with(&format!("8:{column} ")),
            "{complaints:?}"
        );
        assert!(
            complaints[1].ends_with("row 8 has 10 cells, expected 9"),
            "{complaints:?}"
        );
    }
    said(
        &first_rows(&each_row("[", "]"), 4),
        &["4:2 `8___6___3` this grid has 4 rows of 9 cells, expected 9 rows"],
    );
}

#[test]
fn a_text_is_not_split_to_make_up_for_a_missing_cell() {
    said(
        &APART
            .replacen("1 9 5", "10 9 5", 1)
            .replacen("4 1 9", "4 1", 1),
        &[
            "10:19 `5` row 8 has 8 cells, expected 9",
            "2:9 `10` `10` is not a digit of a 9×9 grid: expected 1 to 9, or `_` for a blank",
        ],
    );
}

#[test]
fn rows_missing_or_too_many() {
    said(
        &first_rows(APART, 10),
        &["10:1 `_` this grid has 8 rows of 9 cells, expected 9 rows"],
    );
    said(
        &first_rows(&together(), 8),
        &["8:1 `___419__5` this grid has 8 rows of 9 cells, expected 9 rows"],
    );
    said(
        &format!("{APART}\n1 2 3 4 5 6 7 8 9"),
        &["12:1 `1` this grid has 10 rows of 9 cells, expected 9 rows"],
    );
    said(
        "5 3 _ | _ 7 _ | _ _ _",
        &["1:1 `5` this grid has 1 row of 9 cells, expected 9 rows"],
    );
    let without = |row: &str| first_rows(APART, 10).replacen(row, "1 9", 1);
    said(
        &without("1 9 5"),
        &["2:19 `_` row 2 has 8 cells, expected 9"],
    );
}

#[test]
fn cells_that_fill_no_square() {
    let eighty = classic()[1..].iter().map(u8::to_string).collect::<Vec<_>>();
    let list = format!("[{}]", eighty.join(", "));
    let message = "a grid has n × n cells: this one has 80, 9 × 9 would be 81";
    said(&list, &[&format!("1:2 `3` {message}")]);
    for width in [7, 12, 20, 27] {
        let lines: Vec<_> = eighty.chunks(width).map(|line| line.join(", ")).collect();
        said(&lines.join(",\n"), &[&format!("1:1 `3` {message}")]);
    }
    let string = format!("\"{}\"", &CLASSIC[1..]);
    said(&string, &[&format!("1:1 `{string}` {message}")]);
    said(
        &string[1..81].replace('.', "0"),
        &[&format!(
            "1:1 `{}` {message}",
            string[1..81].replace('.', "0")
        )],
    );
    said(
        &"_ ".repeat(700),
        &["1:1 `_` a grid has n × n cells: this one has 700, 25 × 25 would be 625"],
    );
    let eighty = "_ ".repeat(80);
    said(
        &format!("boxes: 3x3; {eighty}"),
        &["1:13 `_` a 9×9 grid has 81 cells: this one has 80"],
    );
    said(
        &format!("{eighty}\n#"),
        &[
            "1:1 `_` this text has the cells of a 9×9 grid, but its lines and marks are not 9 rows of 9: \
             write a row on each line, or all cells on one line",
        ],
    );
    said(
        &format!("{eighty}\n# _"),
        &["1:1 `_` a grid has n × n cells: this one has 82, 9 × 9 would be 81"],
    );
}

#[test]
fn large_grids() {
    let word = |digit: &u8| {
        if *digit == 0 {
            "_".to_owned()
        } else {
            digit.to_string()
        }
    };
    let rows = some_grid(16)
        .chunks(16)
        .map(|row| row.iter().map(word).collect::<Vec<_>>().join(" "))
        .collect::<Vec<_>>();
    let grid = rows.join("\n");
    let stray = complaints(&grid.replacen("16", "17", 1));
    assert_eq!(stray.len(), 1);
    assert!(
        stray[0].contains("`17` `17` is not a digit of a 16×16 grid"),
        "{stray:?}"
    );
    said(
        &grid.replacen("15 ", "", 1),
        &["3:31 `16` row 3 has 15 cells, expected 16"],
    );
    said(
        &rows[..15].join("\n"),
        &["15:1 `_` this grid has 15 rows of 16 cells, expected 16 rows"],
    );
}

#[test]
fn no_usual_boxes() {
    let prime = [2, 3, 5, 7, 11, 13, 17, 19, 23];
    for size in 1..=LARGEST {
        let source = "_ ".repeat(size * size);
        if prime.contains(&size) {
            said(
                &source,
                &[&format!(
                    "1:1 `_` a {size}×{size} grid has no usual boxes: write `boxes: 1x{size};` before it for a grid of rows and \
                 columns alone (a Latin square)"
                )],
            );
            said(&format!("boxes: 1x{size}; {source}"), &[]);
        } else {
            said(&source, &[]);
        }
    }
}

#[test]
fn a_cell_stands_on_its_token() {
    let puzzle = super::puzzle(APART);
    let places: Vec<_> = puzzle
        .cells
        .iter()
        .map(|cell| cell.span.start())
        .map(|at| (at.line, at.column))
        .collect();
    assert_eq!(places[0], (1, 0));
    assert_eq!(places[4], (1, 10));
    assert_eq!(places[80], (11, 20));
    let puzzle = super::puzzle(&each_row("\"", "\""));
    assert!(
        puzzle
            .cells
            .chunks(9)
            .zip(1..)
            .all(|(row, line)| row.iter().all(|cell| cell.span.start().line == line))
    );
}
