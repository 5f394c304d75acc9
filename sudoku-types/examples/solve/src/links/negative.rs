//! The negative constraints of f-puzzles: marks of which none is left out.

use serde_json::Value;

use super::puzzle::{Puzzle, is_empty, list, no_rule};

/// Reads which marks are all drawn. There a pair with one kind of dot need not lack the other, which `all_drawn` has for the
/// kinds that it names.
pub(super) fn all_drawn(puzzle: &mut Puzzle, json: &Value) -> Result<(), String> {
    // Fog hides cells until others are right.
    let negative = list(&json["negative"]).iter();
    let mut all: Vec<&str> = negative
        .filter_map(Value::as_str)
        .filter(|it| *it != "foglight")
        .collect();
    if json["nonconsecutive"] == true {
        all.insert(0, "nonconsecutive");
    }
    let has = |key: &str| !is_empty(&json[key]);
    let has_numbers = ["difference", "ratio"]
        .iter()
        .any(|key| list(&json[*key]).iter().any(|dot| !is_empty(&dot["value"])));
    let option = match (&*all.join(", "), has("ratio"), has("difference")) {
        ("", ..) => return Ok(()),
        ("nonconsecutive", false, false) => {
            puzzle.rule("non_consecutive");
            return Ok(());
        }
        ("nonconsecutive", false, true) => "consecutive",
        ("ratio", _, false) if !has_numbers => "doubles",
        ("nonconsecutive, ratio", ..) if !has_numbers => "consecutive, doubles",
        ("xv", ..) => "sums",
        (all, ..) => {
            return Err(no_rule(
                &format!("`negative` ({all}) with these dots"),
                &Value::Null,
            ));
        }
    };
    puzzle.line("all_drawn", option, &[]);
    Ok(())
}
