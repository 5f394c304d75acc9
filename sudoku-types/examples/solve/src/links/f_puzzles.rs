//! Puzzles of f-puzzles: each constraint is a key with a list of elements.

use serde_json::Value;

use super::negative::all_drawn;
use super::puzzle::{Cell, Puzzle, filled, is_empty, list, names, no_rule, number};

/// The kinds of keys in the JSON.
enum Key {
    /// A rule for the whole grid.
    Rule(&'static str),
    /// The lines, or the cells, of each element are lines of an option. An element may have a number: the one that the option
    /// has in a grid of this size, or another, for a second option.
    Lines(&'static str, fn(usize) -> usize, &'static str),
    /// A drawing.
    Drawing,
    /// Another rule for the whole grid.
    Whole(fn(&mut Puzzle) -> Result<(), String>),
    /// Another list of elements.
    Own(fn(&mut Puzzle, &Value) -> Result<(), String>),
}

/// Keys that have no rules.
const NOTHING: &str = " size title author ruleset grid solution metadata highlightConflicts successMessage disabledlogic \
                       truecandidatesoptions foglight fogofwar triggereffect ";

/// All other keys that are read. Any other is an error, unless it has nothing in it.
const KEYS: &[(&str, Key)] = &[
    ("antiknight", Key::Rule("anti_knight")),
    ("antiking", Key::Rule("anti_king")),
    ("renban", Key::Lines("renbans", |_| 0, "")),
    ("entropicline", Key::Lines("entropic", |_| 0, "")),
    ("modularline", Key::Lines("modular", |_| 0, "")),
    ("zipperline", Key::Lines("zippers", |_| 0, "")),
    ("regionsumline", Key::Lines("region_sums", |_| 0, "")),
    ("thermometer", Key::Lines("thermometers", |_| 0, "")),
    ("palindrome", Key::Lines("palindromes", |_| 0, "")),
    (
        "whispers",
        Key::Lines("whispers", |size| size.div_ceil(2), "whispers"),
    ),
    (
        "difference",
        Key::Lines("consecutive", |_| 1, "differences"),
    ),
    ("ratio", Key::Lines("doubles", |_| 2, "ratios")),
    ("even", Key::Lines("even", |_| 0, "")),
    ("odd", Key::Lines("odd", |_| 0, "")),
    ("diagonal+", Key::Whole(|puzzle| diagonal(puzzle, true))),
    ("diagonal-", Key::Whole(|puzzle| diagonal(puzzle, false))),
    ("disjointgroups", Key::Whole(Puzzle::disjoint_groups)),
    ("extraregion", Key::Own(extra_region)),
    ("killercage", Key::Own(cage)),
    ("littlekillersum", Key::Own(little_killer)),
    ("arrow", Key::Own(arrow)),
    ("xv", Key::Own(xv)),
    (
        "minimum",
        Key::Own(|puzzle, all| extreme(puzzle, all, true)),
    ),
    (
        "maximum",
        Key::Own(|puzzle, all| extreme(puzzle, all, false)),
    ),
    ("cage", Key::Drawing),
    ("line", Key::Drawing),
    ("rectangle", Key::Drawing),
    ("circle", Key::Drawing),
    ("text", Key::Drawing),
];

/// Reads a puzzle.
pub(super) fn puzzle(json: &Value, as_read: bool) -> Result<Puzzle, String> {
    let rows = list(&json["grid"]);
    fn value(cell: &Value) -> &Value {
        if cell["given"] == true {
            &cell["value"]
        } else {
            &Value::Null
        }
    }
    let values: Vec<Vec<&Value>> = rows
        .iter()
        .map(|row| list(row).iter().map(value).collect())
        .collect();
    let (height, width) = Puzzle::usual_box(rows.len());
    let region = |(row, column): Cell| match rows[row][column].get("region") {
        Some(Value::Null) => None,
        Some(region) => number(region).or(Some(u64::MAX)),
        None => Some((row / height * height + column / width) as u64),
    };
    let mut puzzle = Puzzle::new(&values, region, as_read)?;
    let cells: Vec<&Value> = rows.iter().flat_map(list).collect();
    puzzle.solve(&cells.iter().map(|cell| cell["value"].clone()).collect());
    for (at, cell) in puzzle.cells().zip(cells) {
        cell_rules(&mut puzzle, at, cell)?;
    }
    if let Some(words) = json["ruleset"].as_str().filter(|_| !as_read) {
        puzzle.words = Some(words.to_owned());
    }
    puzzle.solve(&json["solution"]);
    constraints(&mut puzzle, json)?;
    Ok(puzzle)
}

/// Reads the constraints.
fn constraints(puzzle: &mut Puzzle, json: &Value) -> Result<(), String> {
    let has_both = !is_empty(&json["diagonal+"]) && !is_empty(&json["diagonal-"]);
    for (key, value) in filled(json) {
        match key_of(key) {
            _ if NOTHING.contains(&format!(" {key} ")) => {}
            Some(Key::Whole(_)) if key.starts_with("diagonal") && has_both => {
                puzzle.rule("diagonals")
            }
            Some(Key::Whole(read)) => read(puzzle)?,
            Some(Key::Rule(rule)) => puzzle.rule(rule),
            Some(_) if !value.is_array() => {
                return Err(format!("`{key}` is {value}: expected a list"));
            }
            Some(Key::Drawing) => {}
            // Their thirds are others.
            Some(Key::Lines("entropic", ..)) if !puzzle.size.is_multiple_of(3) => {
                return Err(no_rule(&format!("`{key}`"), &value[0]));
            }
            Some(Key::Lines(option, usual, other)) => {
                let usual = (usual(puzzle.size), *option);
                lines(puzzle, key, value, usual, other)?;
            }
            Some(Key::Own(read)) => read(puzzle, value)?,
            None if matches!(key.as_str(), "negative" | "nonconsecutive") => {}
            None => {
                let is_list = value[0].is_object();
                let name = if is_list {
                    format!("`{key}`")
                } else {
                    format!("`{key}` {value}")
                };
                return Err(no_rule(&name, &value[0]));
            }
        }
    }
    all_drawn(puzzle, json)?;
    for (key, value) in filled(json).filter(|(key, _)| matches!(key_of(key), Some(Key::Drawing))) {
        list(value)
            .iter()
            .try_for_each(|element| drawing(puzzle, key, element))?;
    }
    Ok(())
}

fn key_of(name: &str) -> Option<&'static Key> {
    KEYS.iter()
        .find(|(key, _)| *key == name)
        .map(|(_, key)| key)
}

/// Reads the rules of a cell. Marks in pencil are a player's, unless they are given.
fn cell_rules(puzzle: &mut Puzzle, at: Cell, cell: &Value) -> Result<(), String> {
    match cell["parity"].as_str() {
        Some("Even") => puzzle.line("even", "", &[at]),
        Some("Odd") => puzzle.line("odd", "", &[at]),
        _ => {}
    }
    if is_empty(&cell["givenPencilMarks"]) {
        Ok(())
    } else {
        let name = format!("`givenPencilMarks` of {}", names(&[at]));
        Err(no_rule(&name, &Value::Null))
    }
}

/// A drawing of a constraint that is read by itself has no further rule; a cage may be the name and the value of something.
fn drawing(puzzle: &mut Puzzle, key: &str, element: &Value) -> Result<(), String> {
    let text = element["value"].as_str().unwrap_or_default();
    match text.split_once(": ").filter(|_| key == "cage") {
        Some(("solution", solution)) => puzzle.solve(&solution.into()),
        Some((name, _)) if name.chars().all(char::is_alphanumeric) => {}
        _ if matches!(text, "FOW" | "FOGLIGHT") => {}
        _ if !is_empty(&element["fromConstraint"]) || !is_empty(&element["isNewConstraint"]) => {}
        _ => puzzle.doubt(&format!("`{key}`"), element)?,
    }
    Ok(())
}

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
            _ if usual == 0 || is_empty(value) => (option, String::new()),
            Some(number) if number == usual as u64 => (option, String::new()),
            Some(number) => (other, number.to_string()),
            None => return Err(no_rule(&format!("`{key}` of {value}"), element)),
        };
        for line in list(&element["lines"]) {
            let line = cells(puzzle, key, line)?;
            // A single cell says nothing.
            if line.len() > 1 {
                puzzle.line(option, &before, &line);
            }
        }
        if is_empty(&element["lines"]) {
            let cells = cells(puzzle, key, cells_of(element))?;
            puzzle.line(option, &before, &cells);
        }
    }
    Ok(())
}

/// The cells of an element.
fn cells_of(element: &Value) -> &Value {
    element.get("cells").unwrap_or(&element["cell"])
}

/// The cells of a list, or a single cell.
fn cells(puzzle: &Puzzle, key: &str, all: &Value) -> Result<Vec<Cell>, String> {
    let size = puzzle.size;
    let cell = |name: &Value| {
        let cell = cell(name).ok_or_else(|| {
            format!("`{key}` has {name} for a cell: expected a name such as \"R1C2\"")
        })?;
        match cell {
            (1.., 1..) if cell.0 <= size && cell.1 <= size => Ok((cell.0 - 1, cell.1 - 1)),
            _ => Err(format!(
                "`{key}` has the cell {name}, which a {size}×{size} grid does not have"
            )),
        }
    };
    match all {
        Value::Array(all) => all.iter().map(cell).collect(),
        one => Ok(vec![cell(one)?]),
    }
}

/// `R1C2`, which may be outside of the grid.
fn cell(name: &Value) -> Option<Cell> {
    let (row, column) = name.as_str()?.strip_prefix('R')?.split_once('C')?;
    Some((row.parse().ok()?, column.parse().ok()?))
}

fn diagonal(puzzle: &mut Puzzle, is_rising: bool) -> Result<(), String> {
    let last = puzzle.size - 1;
    let column = |row| if is_rising { last - row } else { row };
    let cells: Vec<Cell> = (0..=last).map(|row| (row, column(row))).collect();
    puzzle.differ(&cells);
    Ok(())
}

fn extra_region(puzzle: &mut Puzzle, all: &Value) -> Result<(), String> {
    for element in list(all) {
        let cells = cells(puzzle, "extraregion", cells_of(element))?;
        puzzle.differ(&cells);
    }
    Ok(())
}

fn cage(puzzle: &mut Puzzle, all: &Value) -> Result<(), String> {
    for element in list(all) {
        let cells = cells(puzzle, "killercage", cells_of(element))?;
        match number(&element["value"]) {
            Some(sum) => puzzle.line("cages", &sum.to_string(), &cells),
            None if is_empty(&element["value"]) => match cells.len() {
                0 | 1 => {}
                _ => puzzle.line("cages", "", &cells),
            },
            None => {
                return Err(no_rule(
                    &format!("`killercage` with {}", element["value"]),
                    element,
                ));
            }
        }
    }
    Ok(())
}

/// Sums of diagonals. The cell is beside the grid, before the first one.
fn little_killer(puzzle: &mut Puzzle, all: &Value) -> Result<(), String> {
    let size = puzzle.size;
    for element in list(all)
        .iter()
        .filter(|element| !is_empty(&element["value"]))
    {
        let bad = || {
            no_rule(
                &format!(
                    "`littlekillersum` {} to {}",
                    element["value"], element["direction"]
                ),
                element,
            )
        };
        let (row, column) = cell(&element["cell"]).ok_or_else(bad)?;
        let step = |way: &str, back: &str, forth: &str| match way {
            _ if way == back => Some(-1_isize),
            _ if way == forth => Some(1),
            _ => None,
        };
        let direction = element["direction"]
            .as_str()
            .filter(|it| it.len() == 2 && it.is_ascii())
            .ok_or_else(bad)?;
        let (down, right) = direction.split_at(1);
        let (down, right) = step(down, "U", "D")
            .zip(step(right, "L", "R"))
            .ok_or_else(bad)?;
        let cells = (0..=size as isize + 1).filter_map(|steps| {
            let row = row.checked_add_signed(steps * down)?.checked_sub(1)?;
            let column = column.checked_add_signed(steps * right)?.checked_sub(1)?;
            (row < size && column < size).then_some((row, column))
        });
        let cells: Vec<Cell> = cells.collect();
        let sum = number(&element["value"])
            .filter(|_| !cells.is_empty())
            .ok_or_else(bad)?;
        // The sum of a cell is its digit.
        let option = if cells.len() == 1 { "cages" } else { "sums" };
        puzzle.line(option, &sum.to_string(), &cells);
    }
    Ok(())
}

/// Reads arrows. Each line begins in the circle. A circle of several cells has a number of several digits, which cannot be read.
fn arrow(puzzle: &mut Puzzle, all: &Value) -> Result<(), String> {
    for element in list(all) {
        let circle = cells(puzzle, "arrow", cells_of(element))?;
        for line in list(&element["lines"]) {
            let line = cells(puzzle, "arrow", line)?;
            match line.as_slice() {
                [] | [_] => {}
                [first, ..] if circle == [*first] => puzzle.line("arrows", "", &line),
                _ => {
                    return Err(no_rule(
                        "`arrow` with a circle that is not one cell",
                        element,
                    ));
                }
            }
        }
    }
    Ok(())
}

fn xv(puzzle: &mut Puzzle, all: &Value) -> Result<(), String> {
    for element in list(all) {
        let cells = cells(puzzle, "xv", cells_of(element))?;
        let sum = match element["value"].as_str().unwrap_or_default() {
            "X" | "x" => "10",
            "V" | "v" => "5",
            _ => {
                return Err(no_rule(&format!("`xv` with {}", element["value"]), element));
            }
        };
        puzzle.line("sums", sum, &cells);
    }
    Ok(())
}

/// Cells with the least, or the greatest, digit beside them; two of them side by side are free.
fn extreme(puzzle: &mut Puzzle, all: &Value, is_least: bool) -> Result<(), String> {
    let key = if is_least { "minimum" } else { "maximum" };
    let all: Result<Vec<_>, _> = list(all)
        .iter()
        .map(|element| cells(puzzle, key, cells_of(element)))
        .collect();
    let all: Vec<Cell> = all?.concat();
    for &(row, column) in &all {
        let is_beside = |cell: &Cell| row.abs_diff(cell.0) + column.abs_diff(cell.1) == 1;
        for other in puzzle
            .cells()
            .filter(|cell| is_beside(cell) && !all.contains(cell))
        {
            let mut pair = [(row, column), other];
            if !is_least {
                pair.reverse();
            }
            puzzle.line("thermometers", "", &pair);
        }
    }
    Ok(())
}
