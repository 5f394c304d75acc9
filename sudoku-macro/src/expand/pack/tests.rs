//! Checks the items for a puzzle of a file.

use proc_macro2::Span;
use sudoku_notation::options::Purpose;

use super::item;
use crate::pack::Named;
use crate::read::read;

/// Returns the items of a puzzle that begins on this line of its file.
fn items(line: usize) -> String {
    let grid = "1___ __3_ ___4 _2__".parse().expect("tokens");
    let named = Named {
        puzzle: read(grid, Purpose::Pack).expect("a puzzle"),
        name: Some(format!("number {line}")),
        line,
        place: format!("easy.txt:{line}:1"),
        solution: None,
    };
    item(&named, Span::call_site()).0.to_string()
}

/// In a later build rustc judges the changed items again: see the head of `expand/pack.rs`.
#[test]
fn what_is_judged_is_the_same_in_another_line() {
    let [one, other] = [items(1), items(17)];
    assert_ne!(one, other);
    let judged = |items: &str| {
        items
            .split_once("pub const E")
            .expect("an element")
            .0
            .to_owned()
    };
    assert_eq!(judged(&one), judged(&other));
    assert!(judged(&one).contains("proven ::"), "{one}");
}
