//! The errors of wrong grids are on their tokens.

use super::{CLASSIC, complaints};

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

/// The rows of the same grid, with the cells together and something around them.
pub(super) fn each_row(before: &str, after: &str) -> String {
    let rows = CLASSIC.as_bytes().chunks(9).map(String::from_utf8_lossy);
    rows.map(|row| format!("{before}{}{after}\n", row.replace('.', "_")))
        .collect()
}

#[track_caller]
pub(super) fn said(source: &str, expected: &[&str]) {
    assert_eq!(complaints(source), expected, "{source}");
}

#[test]
fn wrong_digits_and_rows() {
    let of_nine = "is not a digit of a 9×9 grid: expected 1 to 9, or `_` for a blank";
    said(
        &APART.replacen('7', "#", 1).replacen("1 9 5", "10 y 5", 1),
        &[
            &format!("1:11 `#` `#` {of_nine}"),
            &format!("2:9 `10` `10` {of_nine}"),
            &format!("2:12 `y` `y` {of_nine}"),
        ],
    );
    said(
        &each_row("", "").replacen("195", "1z5", 1),
        &[&format!("2:1 `6__1z5___` row 2, column 5: `z` {of_nine}")],
    );
    said(
        &each_row("\"", "\"").replacen("195", "1!5", 1),
        &[&format!(
            "2:1 `\"6__1!5___\"` row 2, column 5: `!` {of_nine}"
        )],
    );
    said(
        &APART
            .replacen("1 9 5", "1 9", 1)
            .replacen("4 1 9", "4 1 9 9", 1),
        &[
            "2:19 `_` row 2 has 8 cells, expected 9",
            "10:23 `5` row 8 has 10 cells, expected 9",
        ],
    );
    let rows = each_row("[", "]").replacen("195", "19", 1);
    said(&rows, &["2:2 `6__19___` row 2 has 8 cells, expected 9"]);
    said(
        &format!("{APART}\n1 2 3 4 5 6 7 8 9"),
        &["12:1 `1` this grid has 10 rows of 9 cells, expected 9 rows"],
    );
}

/// Ten errors are reported, and the number of the others.
#[test]
fn ten_errors_are_enough() {
    let letters = ('K'..='Z').chain('α'..='ω').filter(|it| *it != 'X');
    let mut letters = letters.map(|it| it.to_string());
    let grid = APART.replace('_', "%");
    let cells = grid
        .split('%')
        .map(|part| part.to_owned() + &letters.next().unwrap_or("_".to_owned()));
    let text: String = cells.collect();
    let complaints = complaints(text.trim_end_matches('_'));
    assert_eq!(complaints.len(), 11, "{complaints:?}");
    assert!(
        complaints[10].ends_with("more errors in this grid"),
        "{complaints:?}"
    );
}

#[test]
fn a_cell_stands_on_its_token() {
    let puzzle = super::puzzle(APART);
    let places = puzzle.cells.iter().map(|cell| cell.span.start());
    let places: Vec<_> = places.map(|at| (at.line, at.column)).collect();
    assert_eq!(
        [places[0], places[4], places[80]],
        [(1, 0), (1, 10), (11, 20)]
    );
    let puzzle = super::puzzle(&each_row("\"", "\""));
    let mut rows = puzzle.cells.chunks(9).zip(1..);
    assert!(rows.all(|(row, line)| row.iter().all(|cell| cell.span.start().line == line)));
}
