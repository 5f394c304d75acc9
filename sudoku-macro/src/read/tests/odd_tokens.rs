//! Tokens that are no part of a grid.

use super::complaints;
use super::complaints::{APART, each_row, said};
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
    for comment in ["/// easy", "//! easy"] {
        assert_eq!(
            complaints_of_tokens(&format!("{comment}\n{APART}")),
            [format!(
                "1:1 `{comment}` a comment inside a grid starts with `//`"
            )]
        );
    }
    for prefix in ["b", "c", "br", "cr"] {
        let source = each_row("\"", "\"").replacen('"', &format!("{prefix}\""), 1);
        let letter = &prefix[..1];
        assert_eq!(
            complaints_of_tokens(&source),
            [format!(
                "1:1 `{prefix}\"53__7____\"` cells are written without the `{letter}` before the quotes"
            )]
        );
    }
    assert_eq!(
        complaints_of_tokens("'1'x _ _ _ _ _ _ _ _ _ _ _ _ _ _ _"),
        ["1:1 `'1'x` `x` is glued to this literal: put a space between them"]
    );
    said(
        "[1, , 2, _, _, _, _, _, _, _, _, _, _, _, _, _, _]",
        &["1:5 `,` nothing stands between these commas, and counts as a blank: remove a comma"],
    );
}

#[test]
fn macros_are_not_expanded() {
    let not_expanded = |name: &str| {
        format!(
            "`{name}!` is not expanded inside a grid: write the cells themselves, or rows as `[…]`"
        )
    };
    let rows = each_row("vec![", "],");
    let vec = [format!("1:1 `vec` {}", not_expanded("vec"))];
    assert_eq!(complaints_of_tokens(&format!("vec![{rows}]")), vec);
    assert_eq!(complaints_of_tokens(&rows), vec);
    assert_eq!(
        complaints_of_tokens("concat!(\"53..7....\", \"6..195...\")"),
        [format!("1:1 `concat` {}", not_expanded("concat"))],
    );
    assert_eq!(
        super::digits("symbols: \"A!BC\"; C B A ! [B C ! A] [_ _ _ _] [_ _ _ _]").len(),
        16
    );
}

#[test]
fn an_empty_grid_after_options() {
    let empty = "this grid is empty: write one row after the other, for example `5 3 _ | _ 7 _ | _ _ _`, with `_` for a blank";
    said("solution: first;", &[&format!("1:16 `;` {empty}")]);
    said(
        "boxes: 2x3; solution: first; []",
        &[&format!("1:28 `;` {empty}")],
    );
}
