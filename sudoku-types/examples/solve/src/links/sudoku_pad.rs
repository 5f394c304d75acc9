//! Puzzles of SudokuPad: digits, regions and cages are data, all else is drawn and said in words.

use std::collections::BTreeMap;

use serde_json::Value;

use super::keys::{Is, Is::*, check_keys, tables};
use super::metadata::{self, global};
use super::puzzle::{Cell, Puzzle, filled, is_empty, list, names, number, place};

const PLACES: Is = List(&List(&Number));

tables! {
    PUZZLE:
        "cells" Grid(GRID_CELL);
        "regions" List(&PLACES);
        "cages" List(&Object(CAGE));
        "lines arrows underlays overlays" List(&Drawing);
        "global" List(&Text);
        "antiknight antiking nonconsecutive" Flag;
        "norowcol" Refused;
        "metadata metaData" Names;
        "author msgcorrect rules source src success title" Words;
        "solution" Solution;
        "cellSize duration foglight foglink fogofwar id settings triggereffect videos" Drawing;
    GRID_CELL:
        "value" Clue;
        "given" Flag;
        "centremarks cornermarks pencilMarks givenCentremarks givenCornermarks" Drawing;
        "c color highlight" Drawing;
    CAGE:
        "cells" PLACES;
        "value sum" Clue;
        "unique hidden" Flag;
        "style" Text;
        "backgroundColor borderColor c c1 c2 color feature fontC fontSize fs opacity outlineC stroke textColor" Drawing;
}

/// Reads a puzzle.
pub(super) fn puzzle(json: &Value, as_read: bool) -> Result<Puzzle, String> {
    check_keys("", json, PUZZLE)?;
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
    puzzle.is_drawn = true;
    if regions.is_empty() {
        puzzle.doubt(
            "a grid without `regions`, and so without boxes,",
            &Value::Null,
        )?;
    }
    for (key, value) in filled(json) {
        let all = list(value).iter();
        match key.as_str() {
            "cages" => all
                .clone()
                .try_for_each(|element| cage(&mut puzzle, element))?,
            "global" => all
                .filter_map(Value::as_str)
                .try_for_each(|rule| global(&mut puzzle, rule))?,
            "antiknight" | "antiking" | "nonconsecutive" => global(&mut puzzle, key)?,
            "metadata" | "metaData" => metadata::read(&mut puzzle, value)?,
            "rules" => metadata::words(&mut puzzle, value)?,
            "solution" => puzzle.solve(value),
            "title" => puzzle.take_title(value),
            "lines" | "arrows" | "underlays" | "overlays" => {
                puzzle.doubt(&format!("`{key}`"), &value[0])?;
            }
            _ => {}
        }
    }
    for (at, cell) in puzzle.cells().zip(rows.iter().flat_map(list)) {
        let name = names(&[at]);
        if cell["given"] == false && !is_empty(&cell["value"]) {
            return Err(format!("{name} has a `value` that is not given"));
        }
        let is_mark = |key: &&String| key.to_lowercase().ends_with("marks");
        if let Some(marks) = filled(cell).map(|(key, _)| key).find(is_mark) {
            puzzle.doubt(&format!("`{marks}` of {name}"), &Value::Null)?;
        }
    }
    Ok(puzzle)
}

/// Reads a cage: cells, or the name and the value of something.
fn cage(puzzle: &mut Puzzle, element: &Value) -> Result<(), String> {
    let (value, sum) = (&element["value"], &element["sum"]);
    let text = value.as_str().unwrap_or_default();
    if is_empty(&element["cells"]) {
        return match text.split_once(':') {
            Some((name, value)) => metadata::read_one(puzzle, name, &value.trim().into()),
            None if is_empty(value) && is_empty(sum) => Ok(()),
            None => Err(format!("a cage with {value} has no cells")),
        };
    }
    let cells = cells(puzzle.size, "cages", &element["cells"])?;
    let is_unit = |line: fn(&Cell) -> usize| cells.iter().all(|cell| line(cell) == line(&cells[0]));
    let is_in_unit = is_unit(|cell| cell.0) || is_unit(|cell| cell.1);
    let may_repeat = element["unique"] == false;
    let sum = match (number(value), number(sum)) {
        (Some(value), Some(sum)) if value != sum => {
            return Err(format!(
                "a cage{} has the sum {sum} and the value {value}",
                place(element)
            ));
        }
        (Some(sum), _) => Some(sum.to_string()),
        (None, Some(sum)) if is_empty(value) => Some(sum.to_string()),
        _ => None,
    };
    match (&sum, element["style"].as_str().unwrap_or_default()) {
        (Some(sum), "" | "killer") if may_repeat => puzzle.line("sums", sum, &cells),
        (Some(sum), "" | "killer") => puzzle.line("cages", sum, &cells),
        _ if !is_empty(value) || !is_empty(&element["sum"]) => {
            return puzzle.doubt("a cage without a sum", element);
        }
        (None, "rowcol") if is_in_unit => {}
        (None, "extraregion") if !may_repeat => puzzle.differ(&cells),
        (None, "" | "killer" | "box") if element["unique"] == true => puzzle.differ(&cells),
        (None, "") if element["hidden"] == true => {}
        _ => puzzle.doubt("a cage without a sum", element)?,
    }
    Ok(())
}

/// Returns the cells of a list, by row and column from 0.
fn cells(size: usize, key: &str, all: &Value) -> Result<Vec<Cell>, String> {
    let cell = |cell: &Value| match list(cell) {
        [row, column] => match (number(row), number(column)) {
            (Some(row), Some(column)) if row.max(column) < size as u64 => {
                Ok((row as usize, column as usize))
            }
            _ => Err(format!(
                "`{key}` has the cell {cell}, which a {size}×{size} grid does not have"
            )),
        },
        _ => Err(format!(
            "`{key}` has {cell} for a cell: expected a row and a column from 0"
        )),
    };
    list(all).iter().map(cell).collect()
}
