//! A wrong character in many cells is one mistake, and has one error.

use super::complaints::{APART, each_row, said};
use super::{CLASSIC, complaints, digits};

const OF_NINE: &str = "is not a digit of a 9×9 grid: expected 1 to 9, or `_` for a blank";

/// The grid with another blank.
fn with_blank(blank: &str) -> String {
    APART.replace('_', blank)
}

#[test]
fn another_blank_is_one_mistake() {
    for blank in [
        "Y", "y", "E", "b", "N", "~", "Nil", "void", "nil", "\"Y\"", "'y'",
    ] {
        let text = blank.trim_matches(['"', '\'']);
        let expected = format!("1:5 `{blank}` `{text}` {OF_NINE}");
        said(&with_blank(blank), &[&expected]);
        let rows: Vec<_> = CLASSIC.as_bytes().chunks(9).collect();
        let rows = rows.iter().map(|row| {
            let row = String::from_utf8_lossy(row);
            let cells: Vec<_> = row.split("").filter(|cell| !cell.is_empty()).collect();
            cells.join(", ").replace('.', blank)
        });
        let rows: Vec<_> = rows.collect();
        for list in [
            format!("[[{}]]", rows.join("], [")),
            format!("[{}]", rows.join(",\n")),
            format!("({})", rows.join(", ")),
        ] {
            let complaints = complaints(&list);
            assert_eq!(complaints.len(), 1, "{list}: {complaints:?}");
            assert!(
                complaints[0].ends_with(&format!("`{blank}` `{text}` {OF_NINE}")),
                "{complaints:?}"
            );
        }
    }
    for blank in ["Y", "y", "e", "~", "B"] {
        let expected = format!("row 1, column 3: `{blank}` {OF_NINE}");
        let strings = each_row("\"", "\"").replace('_', blank);
        let row = strings.lines().next().unwrap();
        said(&strings, &[&format!("1:1 `{row}` {expected}")]);
        let string = format!("\"{}\"", CLASSIC.replace('.', blank));
        said(&string, &[&format!("1:1 `{string}` {expected}")]);
    }
    for blank in ["Y", "y"] {
        let rows = each_row("", "").replace('_', blank);
        let row = &rows[..9];
        said(
            &rows,
            &[&format!("1:1 `{row}` row 1, column 3: `{blank}` {OF_NINE}")],
        );
    }
}

#[test]
fn letters_are_digits_where_they_explain_more() {
    let grid = "A _ C _ _ _ _ B _ A _ _ D _ _";
    assert_eq!(digits(&format!("{grid} C"))[..3], [1, 0, 3]);
    let letters = "is not a digit of a 4×4 grid: expected one of A … D, or `_` for a blank";
    said(&format!("{grid} 4"), &[&format!("1:31 `4` `4` {letters}")]);
    said(
        &format!("{} 4", grid.replace("_ _ _ _", "J J J J")),
        &[
            &format!("1:7 `J` `J` {letters}"),
            &format!("1:31 `4` `4` {letters}"),
        ],
    );
    let digits = "is not a digit of a 4×4 grid: expected 1 to 4, or `_` for a blank";
    said(
        "1 2 3 4 A _ _ _ _ _ _ _ 4 A 1 2",
        &[&format!("1:9 `A` `A` {digits}")],
    );
}

#[test]
fn a_stray_number_is_no_blank() {
    said(
        &APART.replacen("7 9", "10 10", 1),
        &["11:19 `10` `10` is not a digit of a 9×9 grid: expected 1 to 9, or `_` for a blank"],
    );
}

#[test]
fn a_blank_of_a_large_grid_is_not_taken_for_a_letter_count() {
    let source = "Y ".repeat(250) + "16 12 3 4 5 6";
    said(
        &source,
        &[
            "1:1 `Y` `Y` is not a digit of a 16×16 grid: expected 1 to 16 (or A to G for 10 to 16), or `_` for a blank",
        ],
    );
}

#[test]
fn ten_errors_are_enough() {
    let strays: Vec<_> = "!@#$%^&~<>:".chars().map(String::from).collect();
    let source = format!("{} {}", strays.join(" "), "_ ".repeat(81 - strays.len()));
    let one_more = complaints(&source);
    assert_eq!(one_more.len(), 11);
    assert!(one_more[9].starts_with("1:19 `>` `>` is not a digit of a 9×9 grid"));
    assert_eq!(one_more[10], "1:19 `>` and 1 more error in this grid");
    assert_eq!(complaints(&source.replacen("> :", "> _", 1)).len(), 10);
}
