//! What is said about a puzzle by name and value: in an object, or as the text of a cage, such as `title: One`.

use serde_json::Value;

use super::keys::{Is::*, check, row, tables};
use super::puzzle::{Puzzle, filled, no_rule};

tables! { METADATA:
    "title author source video date difficulty msgcorrect msgincorrect msgvalid msginvalid msgunknown" Words;
    "rules" Words;
    "solution" Solution;
    "antiknight antiking nonconsecutive" Flag;
    "norowcol" Refused;
    "bgimage bgimageopacity foglight nogrid" Drawing;
    "customstyle" Any;
}

/// What SudokuPad writes in the place of rules, or its beginning.
const NO_RULES: &str =
    "No rules provided for this puzzle. Please check the related video or website for rules.";

/// Reads an object of names and values.
pub(super) fn read(puzzle: &mut Puzzle, all: &Value) -> Result<(), String> {
    filled(all).try_for_each(|(name, value)| read_one(puzzle, name, value))
}

/// Reads a value with this name, or the text of one.
pub(super) fn read_one(puzzle: &mut Puzzle, name: &str, value: &Value) -> Result<(), String> {
    let full = format!("`{name}` in the metadata");
    let Some(row) = row(METADATA, name) else {
        return puzzle.doubt(&full, &Value::Null);
    };
    let value = match (&row.is, value.as_str().map(str::trim)) {
        (Flag | Refused, Some("true")) => &true.into(),
        (Flag | Refused, Some("false")) => &false.into(),
        _ => value,
    };
    check(&full, value, &row.is)?;
    match name {
        "rules" => words(puzzle, value)?,
        "solution" => puzzle.solve(value),
        "title" => puzzle.take_title(value),
        _ if *value == true && matches!(row.is, Flag) => global(puzzle, name)?,
        _ => {}
    }
    Ok(())
}

/// Reads a rule for the whole grid.
pub(super) fn global(puzzle: &mut Puzzle, name: &str) -> Result<(), String> {
    match name {
        "antiknight" => puzzle.rule("anti_knight"),
        "antiking" => puzzle.rule("anti_king"),
        "nonconsecutive" => puzzle.rule("non_consecutive"),
        "disjoint" => puzzle.disjoint_groups()?,
        _ => return Err(no_rule(&format!("`global` {name}"), &Value::Null)),
    }
    Ok(())
}

/// Reads the rules in words. Where rules are drawn, they are all that says what drawings mean, and may have more.
pub(super) fn words(puzzle: &mut Puzzle, words: &Value) -> Result<(), String> {
    let said = words
        .as_str()
        .map_or_else(|| words.to_string(), str::to_owned);
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    match () {
        () if puzzle.as_read || words.is_null() || NO_RULES.starts_with(&said) => {}
        () if !puzzle.is_drawn => puzzle.words.push(said),
        () => {
            return Err(format!(
                "the rules are in words, which cannot be read: \"{said}\": if they have no more than regions, cages and digits, \
             add --rules-as-read"
            ));
        }
    }
    Ok(())
}
