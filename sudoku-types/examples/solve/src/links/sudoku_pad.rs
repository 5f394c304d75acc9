//! Puzzles of SudokuPad: digits, regions and cages are data, all else is drawn and said in words.

use std::collections::BTreeMap;

use serde_json::Value;

use super::puzzle::{Cell, Puzzle, filled, is_empty, list, names, no_rule, number};

/// Keys that have no rules.
const NOTHING: &str = " id cellSize settings cells title author videos duration src source solution foglight foglink fogofwar \
                       triggereffect success msgcorrect antiknight antiking ";

/// Reads a puzzle.
pub(super) fn puzzle(json: &Value, as_read: bool) -> Result<Puzzle, String> {
    let rows = list(&json["cells"]);
    let values: Vec<Vec<&Value>> = rows
        .iter()
        .map(|row| list(row).iter().map(|cell| &cell["value"]).collect())
        .collect();
    let mut regions: BTreeMap<Cell, u64> = BTreeMap::new();
    for (number, region) in (1..).zip(list(&json["regions"])) {
        for cell in cells(rows.len(), "regions", region)? {
            if regions.insert(cell, number).is_some() {
                return Err(format!("`regions` has {} in two regions", names(&[cell])));
            }
        }
    }
    let mut puzzle = Puzzle::new(&values, |cell| regions.get(&cell).copied(), as_read)?;
    if regions.is_empty() {
        puzzle.doubt(
            "a grid without `regions`, and so without boxes,",
            &Value::Null,
        )?;
    }
    for (key, value) in filled(json) {
        match key.as_str() {
            "regions" => {}
            "cages" | "global" if !value.is_array() => {
                return Err(format!("`{key}` is {value}: expected a list"));
            }
            "cages" => list(value)
                .iter()
                .try_for_each(|element| cage(&mut puzzle, element))?,
            "metadata" => metadata(&mut puzzle, value)?,
            "global" => list(value)
                .iter()
                .try_for_each(|rule| global(&mut puzzle, rule.as_str().unwrap_or_default()))?,
            "rules" => words(&puzzle, value)?,
            _ if NOTHING.contains(&format!(" {key} ")) => {}
            _ => puzzle.doubt(&format!("`{key}`"), &value[0])?,
        }
    }
    puzzle.solve(&json["solution"]);
    for (at, cell) in rows.iter().flat_map(list).enumerate() {
        let marks = ["centremarks", "pencilMarks", "cornermarks"]
            .iter()
            .find(|key| !is_empty(&cell[**key]));
        if let Some(marks) = marks {
            let (row, column) = (at / puzzle.size + 1, at % puzzle.size + 1);
            puzzle.doubt(&format!("`{marks}` of r{row}c{column}"), &Value::Null)?;
        }
    }
    Ok(puzzle)
}

fn metadata(puzzle: &mut Puzzle, all: &Value) -> Result<(), String> {
    for (key, value) in filled(all) {
        match key.as_str() {
            "rules" => words(puzzle, value)?,
            "solution" => puzzle.solve(value),
            "antiknight" | "antiking" => global(puzzle, key)?,
            "norowcol" => return Err(no_rule("`norowcol`", &Value::Null)),
            _ => {}
        }
    }
    Ok(())
}

/// Rules for the whole grid.
fn global(puzzle: &mut Puzzle, name: &str) -> Result<(), String> {
    match name {
        "antiknight" => puzzle.rule("anti_knight"),
        "antiking" => puzzle.rule("anti_king"),
        "nonconsecutive" => puzzle.rule("non_consecutive"),
        // Each group is a cage as well.
        "disjoint" => {}
        _ => return Err(no_rule(&format!("`global` {name}"), &Value::Null)),
    }
    Ok(())
}

/// The rules in words are all that says what drawings mean, and may have more.
fn words(puzzle: &Puzzle, words: &Value) -> Result<(), String> {
    let said = words
        .as_str()
        .map_or_else(|| words.to_string(), str::to_owned);
    let said: Vec<&str> = said.split_whitespace().collect();
    if puzzle.as_read || said.starts_with(&["No", "rules", "provided"]) {
        Ok(())
    } else {
        Err(format!(
            "the rules are in words, which cannot be read: \"{}\": if they have no more than regions, cages and digits, \
             add --rules-as-read",
            said.join(" ")
        ))
    }
}

/// A cage has cells, or the name and the value of something.
fn cage(puzzle: &mut Puzzle, element: &Value) -> Result<(), String> {
    let text = element["value"].as_str().unwrap_or_default();
    if is_empty(&element["cells"]) {
        return match text.split_once(':') {
            Some(("rules", said)) => words(puzzle, &said.into()),
            Some(("solution", solution)) => {
                puzzle.solve(&solution.trim().into());
                Ok(())
            }
            _ => Ok(()),
        };
    }
    let cells = cells(puzzle.size, "cages", &element["cells"])?;
    let is_unit = |line: fn(&Cell) -> usize| cells.iter().all(|cell| line(cell) == line(&cells[0]));
    match number(&element["value"]).or(number(&element["sum"])) {
        _ if element["style"] == "rowcol" && (is_unit(|cell| cell.0) || is_unit(|cell| cell.1)) => {
        }
        _ if element["style"] == "extraregion" => puzzle.differ(&cells),
        Some(sum) if element["unique"] == false => puzzle.line("sums", &sum.to_string(), &cells),
        Some(sum) => puzzle.line("cages", &sum.to_string(), &cells),
        None if is_empty(&element["value"]) && element["unique"] == true => puzzle.differ(&cells),
        None if is_empty(&element["value"]) && element["hidden"] == true => {}
        None => puzzle.doubt("a cage without a sum", element)?,
    }
    Ok(())
}

/// Cells by row and column from 0.
fn cells(size: usize, key: &str, all: &Value) -> Result<Vec<Cell>, String> {
    let cell = |cell: &Value| {
        let places = (number(&cell[0]), number(&cell[1]));
        match places {
            (Some(row), Some(column)) if row.max(column) < size as u64 => {
                Ok((row as usize, column as usize))
            }
            _ => Err(format!(
                "`{key}` has the cell {cell}, which a {size}×{size} grid does not have"
            )),
        }
    };
    let all = all.as_array();
    let all = all.ok_or_else(|| format!("`{key}` has no list of cells"))?;
    all.iter().map(cell).collect()
}
