//! Blanks written as spaces, which is refused, and as `-`, which may also be a line between boxes.

use super::complaints::{APART, each_row, said};
use super::{CLASSIC, classic, complaints, digits};

const SPACE: &str = "a space means nothing in a grid: for a blank write `_`, `.` or `?`";

#[test]
fn spaces() {
    let string = format!("\"{}\"", CLASSIC.replace('.', " "));
    said(&string, &[&format!("1:1 `{string}` {SPACE}")]);
    said(
        &format!("boxes: 3x3; {string}"),
        &[&format!("1:13 `{string}` {SPACE}")],
    );
    let four = "\"1     3    4 2  \"";
    said(four, &[&format!("1:1 `{four}` {SPACE}")]);
    let strings = each_row("\"", "\"").replace('_', " ");
    said(&strings, &[&format!("1:1 `\"53  7    \"` {SPACE}")]);
}

#[test]
fn dashes() {
    let dashed = CLASSIC.replace('.', "-");
    let same = |source: &str| assert_eq!(digits(source), classic(), "{source}");
    same(&format!("\"{dashed}\""));
    same(&each_row("\"", "\"").replace('_', "-"));
    same(&each_row("", "").replace('_', "-"));
    same(&each_row("[", "]").replace('_', "-"));
    let rows: Vec<_> = APART
        .lines()
        .filter(|line| !line.starts_with('-'))
        .collect();
    same(&rows.join("\n").replace('_', "-"));
    same(&rows.join(" ").replace('_', "-"));
    // Lines between boxes stay lines.
    let blanks = |source: &str| {
        source
            .replace('_', "-")
            .replace("------+-------+------", "@")
    };
    same(&blanks(APART).replace('@', "------+-------+------"));
    same(&blanks(APART).replace('@', "---------------------"));
    same(
        &blanks(APART)
            .replace('@', "=====================")
            .replace('\n', " "),
    );
    same(&APART.replace('+', "-").replace('\n', " "));
    same(&APART.replace('|', "-").replace('_', "."));
}

/// 36 givens and 45 blanks are a 9×9; without the blanks they would be a 6×6.
#[test]
fn the_longer_reading_wins() {
    let grid = "1234-----2345-----3451-----4512-----5123-----1234-----2345-----3451-----4512-----";
    assert_eq!(digits(grid).len(), 81);
    assert_eq!(digits(&format!("\"{grid}\"")).len(), 81);
    // With other blanks it cannot be known.
    let ambiguous = format!("{} {}", "1 2 3 _ 2 3 1 _ 3 1 2 _ _ _ _ _", "- ".repeat(20));
    said(
        &ambiguous,
        &[
            "1:33 `-` this text can be read as two different grids: write a row on each line, and `_`, `.` or `?` for each blank",
        ],
    );
}

/// Rulers and spaces of a grid that has its blanks, or is full, are none.
#[test]
fn a_wrong_grid_with_borders() {
    said(
        &APART.replacen("1 9 5", "1 9", 1),
        &["2:19 `_` row 2 has 8 cells, expected 9"],
    );
    let full = "123 456 789\n456 789 123\n789 123 456\n".repeat(3);
    assert_eq!(digits(&full).len(), 81);
    let string = format!("\"{full}\"").replacen("123", "1234", 1);
    said(
        &string,
        &[&format!("1:1 `{string}` row 1 has 10 cells, expected 9")],
    );
    let ruled = full.replacen("789 123 456\n456", "789 123 456\n---------\n456", 2);
    assert!(complaints(&ruled).is_empty());
}
