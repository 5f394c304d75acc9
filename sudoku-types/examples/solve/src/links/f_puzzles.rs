//! Puzzles of f-puzzles: each constraint is a key with a list of elements.

use serde_json::Value;

use super::keys::{Is, Is::*, Row, check_keys, row, tables};
use super::metadata;
use super::negative::all_drawn;
use super::puzzle::{Cell, Puzzle, filled, is_empty, list, names, no_rule, number, place};

/// What a key of the puzzle means.
enum Read {
    /// It is no rule, or is read with other keys.
    Nothing,
    /// A rule for the whole grid.
    Rule(&'static str),
    /// Another one.
    Whole(fn(&mut Puzzle) -> Result<(), String>),
    /// The lines, or the cells, of each element are lines of an option.
    Lines(&'static str),
    /// They may have a number: the one that the option has in a grid of this size, or another, for a second option.
    Numbered(&'static str, fn(usize) -> usize, &'static str),
    /// The elements are read by themselves.
    Own(fn(&mut Puzzle, &str, &[Value]) -> Result<(), String>),
    /// Drawings, which are read after all rules.
    Drawn,
}
use Read::*;

const CELLS: Is = List(&Text);
const LINES: Is = List(&CELLS);

tables! {
    GRID_CELL:
        "value region" Number;
        "given" Flag;
        "parity" OneOf(&["Even", "Odd"]);
        "givenPencilMarks" Refused;
        "c cArray highlight highlightArray centerPencilMarks cornerPencilMarks candidates" Drawing;
    ONE_CELL: "cell" Text;
    SOME_CELLS: "cells" CELLS;
    DOT: "cells" CELLS; "value" Clue;
    CAGE: "cells" CELLS; "value" Clue; "outlineC fontC" Drawing;
    LINE: "lines" LINES;
    NUMBERED_LINE: "lines" LINES; "value" Clue;
    ARROW: "cells" CELLS; "lines" LINES;
    LITTLE_KILLER: "cell" Text; "cells" CELLS; "direction" OneOf(&["UL", "UR", "DL", "DR"]); "value" Clue;
    DRAWN:
        "cells" CELLS;
        "lines" LINES;
        "value" Clue;
        "fromConstraint" Text;
        "isNewConstraint isLLConstraint isClockConstraint" Flag;
        "outlineC baseC fontC width height size angle" Drawing;
}

tables! { PUZZLE by Read:
    "size" Number, Nothing;
    "grid" Grid(GRID_CELL), Nothing;
    "author ruleset title successMessage" Words, Nothing;
    "solution" Solution, Nothing;
    "metadata" Names, Nothing;
    "highlightConflicts disabledlogic truecandidatesoptions foglight fogofwar triggereffect" Drawing, Nothing;
    "antiknight" Flag, Rule("anti_knight");
    "antiking" Flag, Rule("anti_king");
    "diagonal+" Flag, Whole(|puzzle| diagonal(puzzle, true));
    "diagonal-" Flag, Whole(|puzzle| diagonal(puzzle, false));
    "disjointgroups" Flag, Whole(Puzzle::disjoint_groups);
    "nonconsecutive" Flag, Nothing;
    "negative" List(&Text), Nothing;
    "thermometer" List(&Object(LINE)), Lines("thermometers");
    "palindrome" List(&Object(LINE)), Lines("palindromes");
    "renban" List(&Object(LINE)), Lines("renbans");
    "entropicline" List(&Object(LINE)), Lines("entropic");
    "modularline" List(&Object(LINE)), Lines("modular");
    "zipperline" List(&Object(LINE)), Lines("zippers");
    "regionsumline" List(&Object(LINE)), Lines("region_sums");
    "whispers" List(&Object(NUMBERED_LINE)), Numbered("whispers", |size| size.div_ceil(2), "whispers");
    "difference" List(&Object(DOT)), Numbered("consecutive", |_| 1, "differences");
    "ratio" List(&Object(DOT)), Numbered("doubles", |_| 2, "ratios");
    "xv" List(&Object(DOT)), Own(xv);
    "even" List(&Object(ONE_CELL)), Lines("even");
    "odd" List(&Object(ONE_CELL)), Lines("odd");
    "minimum maximum" List(&Object(ONE_CELL)), Own(extremes);
    "extraregion" List(&Object(SOME_CELLS)), Own(cages);
    "killercage" List(&Object(CAGE)), Own(cages);
    "arrow" List(&Object(ARROW)), Own(arrows);
    "littlekillersum" List(&Object(LITTLE_KILLER)), Own(little_killers);
    "cage line rectangle circle text" List(&Object(DRAWN)), Drawn;
    "betweenline boxindexer clone columnindexer doublearrow lockout nabner quadruple rowindexer sandwichsum skyscraper \
     slowthermometer xsum" Refused, Nothing;
}

/// Reads a puzzle.
pub(super) fn puzzle(json: &Value, as_read: bool) -> Result<Puzzle, String> {
    check_keys("", json, PUZZLE)?;
    let rows = list(&json["grid"]);
    let cells: Vec<&Value> = rows.iter().flat_map(list).collect();
    let values: Vec<Vec<&Value>> = rows
        .iter()
        .map(|row| list(row).iter().map(given).collect())
        .collect();
    let (height, width) = Puzzle::usual_box(rows.len());
    let region = |(row, column): Cell| match rows[row][column].get("region") {
        Some(region) => number(region),
        None => Some((row / height * height + column / width) as u64),
    };
    let mut puzzle = Puzzle::new(&values, region, as_read)?;
    if let Some(size) = number(&json["size"]).filter(|size| *size != rows.len() as u64) {
        return Err(format!(
            "`size` is {size}, but the grid has {} rows",
            rows.len()
        ));
    }
    puzzle.solve(&cells.iter().map(|cell| cell["value"].clone()).collect());
    for (at, cell) in puzzle.cells().zip(&cells) {
        match cell["parity"].as_str() {
            Some("Even") => puzzle.line("even", "", &[at]),
            Some(_) => puzzle.line("odd", "", &[at]),
            None => {}
        }
        if cell["given"] == true && is_empty(&cell["value"]) {
            return Err(format!("{} is given without a `value`", names(&[at])));
        }
    }
    puzzle.take_title(&json["title"]);
    if !is_empty(&json["ruleset"]) {
        metadata::words(&mut puzzle, &json["ruleset"])?;
    }
    puzzle.solve(&json["solution"]);
    constraints(&mut puzzle, json)?;
    Ok(puzzle)
}

/// The digit of a cell, if it is given; others are a player's.
fn given(cell: &Value) -> &Value {
    if cell["given"] == true {
        &cell["value"]
    } else {
        &Value::Null
    }
}

/// Reads the constraints.
fn constraints(puzzle: &mut Puzzle, json: &Value) -> Result<(), String> {
    let has_both = json["diagonal+"] == true && json["diagonal-"] == true;
    metadata::read(puzzle, &json["metadata"])?;
    for (key, value) in filled(json) {
        match row(PUZZLE, key).map(|row| &row.read) {
            Some(Whole(_)) if key.starts_with("diagonal") && has_both => puzzle.rule("diagonals"),
            Some(Whole(read)) => read(puzzle)?,
            Some(Rule(rule)) => puzzle.rule(rule),
            // Their thirds are others.
            Some(Lines("entropic")) if !puzzle.size.is_multiple_of(3) => {
                return Err(no_rule(&format!("`{key}`"), &value[0]));
            }
            Some(Lines(option)) => lines(puzzle, key, value, (0, option), "")?,
            Some(Numbered(option, usual, other)) => {
                lines(puzzle, key, value, (usual(puzzle.size), option), other)?
            }
            Some(Own(read)) => read(puzzle, key, list(value))?,
            Some(Nothing | Drawn) | None => {}
        }
    }
    all_drawn(puzzle, json)?;
    for (key, value) in
        filled(json).filter(|(key, _)| matches!(row(PUZZLE, key), Some(Row { read: Drawn, .. })))
    {
        list(value)
            .iter()
            .try_for_each(|element| drawing(puzzle, json, key, element))?;
    }
    Ok(())
}

/// Reads a drawing. The drawing of a constraint that is in the puzzle too has no further rule; a cage may be the name and the
/// value of something.
fn drawing(puzzle: &mut Puzzle, json: &Value, key: &str, element: &Value) -> Result<(), String> {
    let text = element["value"].as_str().unwrap_or_default();
    if key == "cage" && matches!(text, "FOW" | "FOGLIGHT") {
        return Ok(());
    }
    if key == "cage"
        && let Some((name, text)) = text.split_once(": ")
    {
        return metadata::read_one(puzzle, name, &text.into());
    }
    let from = element["fromConstraint"].as_str().map(str::to_lowercase);
    let is_of = |name: &str| match &from {
        Some(from) => {
            let from = from.replace(' ', "");
            name == from
                .trim_start_matches("german")
                .trim_start_matches("dutch")
        }
        None => element["isNewConstraint"] == true,
    };
    let mut constraints = filled(json).filter(|(name, _)| is_of(name));
    let has_lines = |all: &Value| list(all).iter().any(|it| it["lines"] == element["lines"]);
    if !is_empty(&element["lines"]) && constraints.any(|(_, all)| has_lines(all)) {
        return Ok(());
    }
    puzzle.doubt(&format!("`{key}`"), element)
}

/// Reads constraints of which each line, or list of cells, is a line of an option.
fn lines(
    puzzle: &mut Puzzle,
    key: &str,
    all: &Value,
    (usual, option): (usize, &'static str),
    other: &'static str,
) -> Result<(), String> {
    for element in list(all) {
        let value = &element["value"];
        let (option, before) = match number(value) {
            None if is_empty(value) => (option, String::new()),
            Some(number) if number == usual as u64 => (option, String::new()),
            Some(number) => (other, number.to_string()),
            None => return Err(no_rule(&format!("`{key}` of {value}"), element)),
        };
        let is_dot = !other.is_empty() && element["lines"].is_null();
        for line in parts(puzzle, key, element)? {
            let line = if is_dot {
                pair(key, element, line)?
            } else {
                line
            };
            // The line of a single cell says nothing.
            if line.len() > 1 || element["lines"].is_null() {
                puzzle.line(option, &before, &line);
            }
        }
    }
    Ok(())
}

/// Returns the lines of an element, or its cells as one line.
fn parts(puzzle: &Puzzle, key: &str, element: &Value) -> Result<Vec<Vec<Cell>>, String> {
    match list(&element["lines"]) {
        [] => Ok(vec![cells(puzzle, key, element)?]),
        lines => lines
            .iter()
            .map(|line| cells_of(puzzle, key, line))
            .collect(),
    }
}

/// Returns the cells of an element, or its only cell.
fn cells(puzzle: &Puzzle, key: &str, element: &Value) -> Result<Vec<Cell>, String> {
    match &element["cell"] {
        Value::Null => cells_of(puzzle, key, &element["cells"]),
        cell => cells_of(puzzle, key, &vec![cell.clone()].into()),
    }
}

fn cells_of(puzzle: &Puzzle, key: &str, names: &Value) -> Result<Vec<Cell>, String> {
    let size = puzzle.size;
    let cell = |name: &Value| match cell(name) {
        Some((row @ 1.., column @ 1..)) if row.max(column) <= size => Ok((row - 1, column - 1)),
        Some(_) => Err(format!(
            "`{key}` has the cell {name}, which a {size}×{size} grid does not have"
        )),
        None => Err(format!(
            "`{key}` has {name} for a cell: expected a name such as \"R1C2\""
        )),
    };
    match list(names) {
        [] => Err(no_cells(key)),
        names => names.iter().map(cell).collect(),
    }
}

/// `R1C2`, which may be outside of the grid.
fn cell(name: &Value) -> Option<Cell> {
    let (row, column) = name.as_str()?.strip_prefix('R')?.split_once('C')?;
    let is_number = |text: &str| text.bytes().all(|it| it.is_ascii_digit());
    (is_number(row) && is_number(column)).then_some((row.parse().ok()?, column.parse().ok()?))
}

fn no_cells(key: &str) -> String {
    format!("`{key}` has an element without cells")
}

/// Returns the two cells of a mark between cells.
fn pair(key: &str, element: &Value, cells: Vec<Cell>) -> Result<Vec<Cell>, String> {
    match cells.len() {
        2 => Ok(cells),
        count => Err(format!(
            "`{key}`{} has {count} cells: expected 2",
            place(element)
        )),
    }
}

fn diagonal(puzzle: &mut Puzzle, is_rising: bool) -> Result<(), String> {
    let last = puzzle.size - 1;
    let column = |row| if is_rising { last - row } else { row };
    let cells: Vec<Cell> = (0..=last).map(|row| (row, column(row))).collect();
    puzzle.differ(&cells);
    Ok(())
}

/// Reads cages, and extra regions, which have no sum.
fn cages(puzzle: &mut Puzzle, key: &str, all: &[Value]) -> Result<(), String> {
    for element in all {
        let cells = cells(puzzle, key, element)?;
        match number(&element["value"]) {
            Some(sum) => puzzle.line("cages", &sum.to_string(), &cells),
            None if !is_empty(&element["value"]) => {
                return Err(no_rule(
                    &format!("`{key}` with {}", element["value"]),
                    element,
                ));
            }
            None if key == "extraregion" => puzzle.differ(&cells),
            None if cells.len() > 1 => puzzle.line("cages", "", &cells),
            None => {}
        }
    }
    Ok(())
}

/// Reads sums of diagonals. The cell is beside the grid, before the first one.
fn little_killers(puzzle: &mut Puzzle, key: &str, all: &[Value]) -> Result<(), String> {
    let size = puzzle.size;
    for element in all {
        let (value, way) = (&element["value"], &element["direction"]);
        let bad = || no_rule(&format!("`{key}` {value} to {way}"), element);
        let (row, column) = cell(&element["cell"]).ok_or_else(bad)?;
        let way = way.as_str().ok_or_else(bad)?;
        let next = |at: usize, steps, is_forth| match is_forth {
            true => at.checked_add(steps),
            false => at.checked_sub(steps),
        };
        let diagonal = (0..=size + 1).filter_map(|steps| {
            let row = next(row, steps, way.starts_with('D'))?.checked_sub(1)?;
            let column = next(column, steps, way.ends_with('R'))?.checked_sub(1)?;
            (row < size && column < size).then_some((row, column))
        });
        let diagonal: Vec<Cell> = diagonal.collect();
        let is_inside = (1..=size).contains(&row) && (1..=size).contains(&column);
        if diagonal.is_empty() || is_inside {
            return Err(bad());
        }
        if !is_empty(&element["cells"]) && cells_of(puzzle, key, &element["cells"])? != diagonal {
            return Err(format!(
                "{}: its `cells` are not those of its direction",
                bad()
            ));
        }
        match number(value) {
            // The sum of a cell is its digit.
            Some(sum) if diagonal.len() == 1 => puzzle.line("cages", &sum.to_string(), &diagonal),
            Some(sum) => puzzle.line("sums", &sum.to_string(), &diagonal),
            None if is_empty(value) => {}
            None => return Err(bad()),
        }
    }
    Ok(())
}

/// Reads arrows. Each line begins in the circle. A circle of several cells has a number of several digits, which cannot be read.
fn arrows(puzzle: &mut Puzzle, key: &str, all: &[Value]) -> Result<(), String> {
    for element in all {
        let circle = cells(puzzle, key, element)?;
        for line in parts(puzzle, key, element)? {
            match line.as_slice() {
                [first, _, ..] if circle == [*first] => puzzle.line("arrows", "", &line),
                [_] if !is_empty(&element["lines"]) => {}
                [_] => return Err(no_cells(key)),
                _ => {
                    return Err(no_rule(
                        &format!("`{key}` with a circle that is not one cell"),
                        element,
                    ));
                }
            }
        }
    }
    Ok(())
}

fn xv(puzzle: &mut Puzzle, key: &str, all: &[Value]) -> Result<(), String> {
    for element in all {
        let sum = match element["value"].as_str().unwrap_or_default() {
            "X" | "x" => "10",
            "V" | "v" => "5",
            _ => {
                return Err(no_rule(
                    &format!("`{key}` with {}", element["value"]),
                    element,
                ));
            }
        };
        let pair = pair(key, element, cells(puzzle, key, element)?)?;
        puzzle.line("sums", sum, &pair);
    }
    Ok(())
}

/// Reads cells with the least, or the greatest, digit beside them; two of them side by side are free.
fn extremes(puzzle: &mut Puzzle, key: &str, all: &[Value]) -> Result<(), String> {
    let all: Result<Vec<_>, _> = all
        .iter()
        .map(|element| cells(puzzle, key, element))
        .collect();
    let all: Vec<Cell> = all?.concat();
    for &(row, column) in &all {
        let is_beside = |cell: &Cell| row.abs_diff(cell.0) + column.abs_diff(cell.1) == 1;
        for other in puzzle
            .cells()
            .filter(|cell| is_beside(cell) && !all.contains(cell))
        {
            let mut pair = [(row, column), other];
            if key == "maximum" {
                pair.reverse();
            }
            puzzle.line("thermometers", "", &pair);
        }
    }
    Ok(())
}
