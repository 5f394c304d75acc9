//! Tokens that are not part of a grid.

use super::complaints;
use super::complaints::{each_row, said};
use super::complaints_of_tokens;

#[test]
fn what_is_no_part_of_a_grid() {
    said(
        "",
        &[
            "1:1 `` this grid is empty: write one row after the other, for example `5 3 _ | _ 7 _ | _ _ _`, \
                with `_` for a blank",
        ],
    );
    assert_eq!(complaints("[] [[]] | \"\" ;").len(), 1);
    let message = "cells are written without letters before or after the quotes";
    for prefix in ["b", "c", "br", "cr"] {
        let source = each_row("\"", "\"").replacen('"', &format!("{prefix}\""), 1);
        assert_eq!(
            complaints_of_tokens(&source),
            [format!("1:1 `{prefix}\"53__7____\"` {message}")]
        );
    }
    assert_eq!(
        complaints_of_tokens("'1'x _ _ _ _ _ _ _ _ _ _ _ _ _ _ _"),
        [format!("1:1 `'1'x` {message}")]
    );
    said(
        "[1, , 2, _, _, _, _, _, _, _, _, _, _, _, _, _, _]",
        &["1:2 `1` a grid has n × n cells: this one has 17, 4 × 4 would be 16"],
    );
}

#[test]
fn macros_are_not_expanded() {
    let rows = each_row("vec![", "],");
    for (code, name) in [
        (&*format!("vec![{rows}]"), "vec"),
        (&*rows, "vec"),
        ("concat!(\"53..7....\", \"6..195...\")", "concat"),
        ("include_str!(\"easy.txt\")", "include_str"),
    ] {
        let message = format!(
            "1:1 `{name}` a macro sees `{name}!`, and not what it stands for: \
             write the cells here, or read a text with `Grid::parse`"
        );
        assert_eq!(complaints_of_tokens(code), [message]);
    }
    assert_eq!(
        super::digits("symbols: \"A!BC\"; C B A ! [B C ! A] [_ _ _ _] [_ _ _ _]").len(),
        16
    );
}

#[test]
fn names_are_not_followed() {
    let codes = [
        "NAME",
        "MY_GRID",
        "line",
        "&line",
        "puzzle.text",
        "name.as_str()",
        "text\n    .trim()",
        "self::GRID",
        "PUZZLES[3]",
        "easy(1, 2)",
        "TOO_LONG_FOR_A_GRID",
    ];
    for code in codes {
        for options in ["", "solution: first; "] {
            let [complaint] = &complaints_of_tokens(&format!("{options}{code}"))[..] else {
                panic!("one fault of {code}");
            };
            let (_, message) = complaint.split_once("` ").expect("a place");
            let code = code.replace("\n    ", "");
            let code = code.split(['(', '[']).next().unwrap_or_default();
            assert_eq!(
                message,
                format!(
                    "a macro sees `{code}`, and not what it stands for: \
                     write the cells here, or read a text with `Grid::parse`"
                )
            );
        }
    }
}

#[test]
fn words_that_may_be_grids_are_no_names() {
    let no_names = [
        "ABCDBADCCDABDC",
        "ABCDBADCCDABDCBN",
        "A_C_BX.CDABDCB",
        "ABJ.C\nBA.D\nCDAB\nDCBA",
        "symbols: \"NAME\"; NAMEAMEN",
        "1___ __N_ ___4 _2__",
    ];
    for source in no_names {
        let complaints = complaints_of_tokens(source);
        assert!(!complaints.is_empty(), "{source}");
        let about_names = complaints.iter().find(|said| said.contains("stands for"));
        assert_eq!(about_names, None, "{source}");
    }
}

#[test]
fn an_empty_grid_after_options() {
    let empty = "this grid is empty: write one row after the other, for example `5 3 _ | _ 7 _ | _ _ _`, with `_` for a blank";
    said("solution: first;", &[&format!("1:16 `;` {empty}")]);
    said(
        "boxes: 2x3; solution: first; []",
        &[&format!("1:30 `[` {empty}")],
    );
}
