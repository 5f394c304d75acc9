//! Blanks written as nothing.

use super::complaints::{APART, each_row, said};
use super::{CLASSIC, complaints, digits};

const SPACE: &str = "a space means nothing in a grid: write `_`, `.` or `?` for a blank";
const DASH: &str = "a `-` is a line between boxes in a grid: write `_`, `.` or `?` for a blank";

#[test]
fn spaces() {
    let string = format!("\"{}\"", CLASSIC.replace('.', " "));
    said(&string, &[&format!("1:1 `{string}` {SPACE}")]);
    said(
        &format!("boxes: 3x3; {string}"),
        &[&format!("1:13 `{string}` {SPACE}")],
    );
    let strings = each_row("\"", "\"").replace('_', " ");
    said(&strings, &[&format!("1:1 `\"53  7    \"` {SPACE}")]);
}

#[test]
fn dashes() {
    let string = format!("\"{}\"", CLASSIC.replace('.', "-"));
    said(&string, &[&format!("1:1 `{string}` {DASH}")]);
    said(
        &each_row("\"", "\"").replace('_', "-"),
        &[&format!("1:1 `\"53--7----\"` {DASH}")],
    );
    said(
        &each_row("", "").replace('_', "-"),
        &[&format!("1:1 `53` {DASH}")],
    );
    said(
        &each_row("[", "]").replace('_', "-"),
        &[&format!("1:2 `53` {DASH}")],
    );
    let rows: Vec<_> = APART
        .lines()
        .filter(|line| !line.starts_with('-'))
        .collect();
    said(
        &rows.join("\n").replace('_', "-"),
        &[&format!("1:1 `5` {DASH}")],
    );
}

/// Rulers and spaces of a grid that has its blanks, or is full, are none.
#[test]
fn a_wrong_grid_with_rulers() {
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
