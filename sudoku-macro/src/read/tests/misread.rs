//! Texts that could easily be misread as another puzzle than the one a person sees.

use super::complaints::said;
use super::{CLASSIC, classic, complaints, digits};

fn rows() -> Vec<&'static str> {
    (0..9).map(|row| &CLASSIC[9 * row..9 * row + 9]).collect()
}

#[test]
fn a_negative_number_is_no_digit_beside_a_line() {
    let cells: Vec<_> = classic().iter().map(u8::to_string).collect();
    let list = cells.join(", ").replace('0', "-1");
    for source in [list.clone(), format!("boxes: 3x3; {list}")] {
        let complaints = complaints(&source);
        assert_eq!(complaints.len(), 1, "{complaints:?}");
        assert!(complaints[0].contains("`-1` is not a digit of a 9×9 grid"));
    }
}

#[test]
fn several_grids_are_not_one() {
    let lines = format!("\"{}\"", [CLASSIC; 4].join("\n"));
    let stacked = format!("\"{}\"", rows().repeat(4).join("\n"));
    let small = ["1 _ _ _ _ _ 3 _ _ _ _ 4 _ 2 _ _"; 4].join("\n");
    for source in [lines, stacked, small] {
        assert!(!complaints(&source).is_empty(), "{source}");
    }
}

#[test]
fn a_short_row_and_a_line_more_are_no_list() {
    said(
        "1 2 3 4\n3 4 1\n2 2 1 4\n3 4 3 2\n1",
        &[
            "2:5 `1` row 2 has 3 cells, expected 4",
            "5:1 `1` row 5 has 1 cell, expected 4",
        ],
    );
    let mut numbered = rows();
    numbered.insert(0, "7");
    let text = numbered.join("\n").replace("8...6...3", "8...6..3");
    assert_eq!(complaints(&format!("\"{text}\"")).len(), 2);
}

#[test]
fn a_row_of_dashes_is_a_row_where_it_makes_a_grid() {
    let expected = [1, 0, 0, 2, 0, 0, 0, 0, 3, 0, 0, 4, 0, 2, 0, 0];
    assert_eq!(digits("\"1--2\n----\n3--4\n-2--\""), expected);
    assert_eq!(digits("\"1--2\" \"----\" \"3--4\" \"-2--\""), expected);
    assert_eq!(digits("1 - - 2\n- - - -\n3 - - 4\n- 2 - -"), expected);
}

#[test]
fn every_line_end_ends_a_line() {
    let short = rows().join("\n").replace(".98....6.", ".98....6");
    for end in ["\\r", "\\r\\n", "\\n", "\n", "\u{b}", "\u{2028}"] {
        let complaints = complaints(&format!("\"{}\"", short.replace('\n', end)));
        assert!(
            complaints[0].ends_with("row 3 has 8 cells, expected 9"),
            "{complaints:?}"
        );
    }
}

#[test]
fn the_row_with_a_field_too_many_is_blamed() {
    let source = "\"1,,,4\n,,3,,\n,2,,\n4,,,1\"";
    said(
        source,
        &[&format!("1:1 `{source}` row 2 has 5 cells, expected 4")],
    );
    let source = "\",,,1\n3,,\n,,3,\n,4,,\"";
    said(
        source,
        &[&format!("1:1 `{source}` row 2 has 3 cells, expected 4")],
    );
}

#[test]
fn marks_that_make_no_rows() {
    let thirds = rows().into_iter().map(|row| {
        let thirds = [&row[..3], &row[3..6], &row[6..]];
        thirds.map(|third| format!("\"{third}\"")).join(" ")
    });
    assert_eq!(digits(&thirds.collect::<Vec<_>>().join("\n")), classic());
    said(
        "[1,_,_,_],[_,_,(3),_],[_,_,_,4],[_,2,_,_]",
        &[
            "1:2 `1` this text has the cells of a 4×4 grid, but its lines and marks are not 4 rows of 4: \
             write a row on each line, or all cells on one line",
        ],
    );
}

#[test]
fn a_missing_cell_is_one_error() {
    said(
        "boxes: 2x2; 1___ __3_ ___4 _2_",
        &["1:13 `1___` a 4×4 grid has 16 cells: this one has 15"],
    );
}
