//! Puzzles of SudokuPad: digits, regions and cages are data, all else is drawn and said in words.

use std::collections::BTreeMap;

use serde_json::Value;

use super::element::Element;
use super::keys::{Is, Is::*, check_keys, tables};
use super::metadata::{self, global};
use super::puzzle::{Cell, Puzzle, filled, is_empty, list, names, number};

const PLACES: Is = List(&List(&Number));

tables! {
    PUZZLE:
        "cells" List(&Any);
        "regions" List(&PLACES);
        "cages" List(&Object(CAGE));
        "lines arrows underlays overlays" List(&Any);
        "global" List(&Text);
        "antiknight antiking nonconsecutive" Flag;
        "norowcol" Refused;
        "metadata metaData" Names;
        "author date difficulty msgcorrect rules source src success title" Words;
        "solution" Solution;
        "cellSize duration foglight fogofwar id" Drawing;
        "foglink settings triggereffect videos" Any;
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
        "backgroundColor borderColor c c1 c2 color dashArray feature fontC fontSize fromConstraint fs opacity outlineC stroke \
         textColor textStroke thickness" Drawing;
}

/// Reads a puzzle.
pub(super) fn puzzle(json: &Value, as_read: bool) -> Result<Puzzle, String> {
    check_keys("", json, PUZZLE)?;
    let rows = list(&json["cells"]);
    let element = |key, json| Element {
        key,
        json,
        size: rows.len(),
    };
    let mut regions: BTreeMap<Cell, u64> = BTreeMap::new();
    for (number, region) in (1..).zip(list(&json["regions"])) {
        for cell in element("regions", region).cells_of(region)? {
            if regions.insert(cell, number).is_some() {
                return Err(format!("`regions` has {} in two regions", names(&[cell])));
            }
        }
    }
    let region = |cell| regions.get(&cell).copied();
    let mut puzzle = Puzzle::new(rows, &Object(GRID_CELL), region, true, as_read)?;
    if regions.is_empty() {
        puzzle.doubt(
            "a grid without `regions`, and so without boxes,",
            &Value::Null,
        )?;
    }
    for (key, value) in filled(json) {
        let mut all = list(value).iter();
        match key.as_str() {
            "cages" => all.try_for_each(|json| cage(&mut puzzle, element(key, json)))?,
            "global" => {
                all.try_for_each(|rule| global(&mut puzzle, rule.as_str().unwrap_or_default()))?
            }
            "antiknight" | "antiking" | "nonconsecutive" => global(&mut puzzle, key)?,
            "metadata" | "metaData" => metadata::read(&mut puzzle, value)?,
            "rules" | "solution" | "title" => metadata::read_one(&mut puzzle, key, value)?,
            "lines" | "arrows" | "underlays" | "overlays" => {
                puzzle.doubt(&format!("`{key}`"), &value[0])?;
            }
            _ => {}
        }
    }
    for (at, cell) in puzzle.cells().zip(rows.iter().flat_map(list)) {
        let is_mark = |key: &&String| key.to_lowercase().ends_with("marks");
        if let Some(marks) = filled(cell).map(|(key, _)| key).find(is_mark) {
            puzzle.doubt(&format!("`{marks}` of {}", names(&[at])), &Value::Null)?;
        }
    }
    Ok(puzzle)
}

/// Reads a cage: cells, or the name and the value of something.
fn cage(puzzle: &mut Puzzle, it: Element) -> Result<(), String> {
    let (value, sum) = (&it.json["value"], &it.json["sum"]);
    if is_empty(&it.json["cells"]) {
        return match value.as_str().unwrap_or_default().split_once(':') {
            Some((name, value)) => metadata::read_one(puzzle, name, &value.trim().into()),
            None if is_empty(value) && is_empty(sum) => Ok(()),
            None => it.cells().map(|_| ()),
        };
    }
    let cells = it.cells()?;
    let is_unit = |line: fn(&Cell) -> usize| cells.iter().all(|cell| line(cell) == line(&cells[0]));
    let is_in_unit = is_unit(|cell| cell.0) || is_unit(|cell| cell.1);
    let sum = match () {
        () if is_empty(value) => sum,
        () if is_empty(sum) || number(sum) == number(value) => value,
        () => return Err(it.wrong("with two sums")),
    };
    let unique = it.json["unique"].as_bool();
    match (number(sum), it.json["style"].as_str().unwrap_or_default()) {
        (Some(sum), "" | "killer") if unique == Some(false) => puzzle.line("sums", sum, &cells),
        (Some(sum), "" | "killer") => puzzle.line("cages", sum, &cells),
        _ if !is_empty(sum) => puzzle.doubt("a cage", it.json)?,
        (_, "rowcol") if is_in_unit => {}
        (_, "extraregion") if unique != Some(false) => puzzle.differ(&cells),
        (_, "" | "killer" | "box") if unique == Some(true) => puzzle.differ(&cells),
        (_, "") if it.json["hidden"] == true => {}
        _ => puzzle.doubt("a cage", it.json)?,
    }
    Ok(())
}
