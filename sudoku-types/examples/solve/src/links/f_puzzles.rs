//! Puzzles of f-puzzles: each constraint is a key with a list of elements.

use serde_json::Value;

use super::element::{Element, place_of};
use super::keys::{Is, Is::*, check_keys, row, tables};
use super::metadata;
use super::negative::all_drawn;
use super::puzzle::{Cell, Puzzle, filled, is_empty, list, number};

/// What a key of the puzzle means.
enum Read {
    /// Nothing by itself: it has no rule, or is read with other keys.
    Nothing,
    /// A rule for the whole grid.
    Rule(&'static str),
    /// Another one.
    Whole(fn(&mut Puzzle) -> Result<(), String>),
    /// The lines, or the cells, of each element are lines of an option. They may have a number: the one that the option has
    /// in a grid of this size, or another, for a second option.
    Lines(&'static str, fn(usize) -> usize, &'static str),
    /// Each element is read by itself.
    Each(fn(&mut Puzzle, Element) -> Result<(), String>),
    /// All elements are read together.
    All(fn(&mut Puzzle, &[Element]) -> Result<(), String>),
    /// Drawings, which are read after all rules.
    Drawn,
}
use Read::*;

const NONE: fn(usize) -> usize = |_| 0;
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
    DOT: "cells" Pair; "value" Clue;
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
        "outlineC baseC fontC width height size angle fromRangskSolver" Drawing;
}

tables! { PUZZLE by Read:
    "size" Number, Nothing;
    "grid" List(&Any), Nothing;
    "author ruleset title successMessage" Words, Nothing;
    "solution" Solution, Nothing;
    "metadata" Names, Nothing;
    "highlightConflicts disabledlogic truecandidatesoptions foglight fogofwar" Drawing, Nothing;
    "triggereffect" Any, Nothing;
    "antiknight" Flag, Rule("anti_knight");
    "antiking" Flag, Rule("anti_king");
    "diagonal+" Flag, Whole(|puzzle| diagonal(puzzle, true));
    "diagonal-" Flag, Whole(|puzzle| diagonal(puzzle, false));
    "disjointgroups" Flag, Whole(Puzzle::disjoint_groups);
    "nonconsecutive" Flag, Nothing;
    "negative" List(&Text), Nothing;
    "thermometer" List(&Object(LINE)), Lines("thermometers", NONE, "");
    "palindrome" List(&Object(LINE)), Lines("palindromes", NONE, "");
    "renban" List(&Object(LINE)), Lines("renbans", NONE, "");
    "entropicline" List(&Object(LINE)), Lines("entropic", NONE, "");
    "modularline" List(&Object(LINE)), Lines("modular", NONE, "");
    "zipperline" List(&Object(LINE)), Lines("zippers", NONE, "");
    "regionsumline" List(&Object(LINE)), Lines("region_sums", NONE, "");
    "whispers" List(&Object(NUMBERED_LINE)), Lines("whispers", |size| size.div_ceil(2), "whispers");
    "difference" List(&Object(DOT)), Lines("consecutive", |_| 1, "differences");
    "ratio" List(&Object(DOT)), Lines("doubles", |_| 2, "ratios");
    "xv" List(&Object(DOT)), Each(xv);
    "even" List(&Object(ONE_CELL)), Lines("even", NONE, "");
    "odd" List(&Object(ONE_CELL)), Lines("odd", NONE, "");
    "minimum maximum" List(&Object(ONE_CELL)), All(extremes);
    "extraregion" List(&Object(SOME_CELLS)), Each(extra_region);
    "killercage" List(&Object(CAGE)), Each(cage);
    "arrow" List(&Object(ARROW)), Each(arrow);
    "littlekillersum" List(&Object(LITTLE_KILLER)), Each(little_killer);
    "cage line rectangle circle text" List(&Object(DRAWN)), Drawn;
    "betweenline boxindexer clone columnindexer doublearrow lockout nabner quadruple rowindexer sandwichsum skyscraper \
     slowthermometer xsum" Refused, Nothing;
}

/// Reads a puzzle.
pub(super) fn puzzle(json: &Value, as_read: bool) -> Result<Puzzle, String> {
    check_keys("", json, PUZZLE)?;
    let rows = list(&json["grid"]);
    let (height, width) = Puzzle::usual_box(rows.len());
    let region = |(row, column): Cell| match rows[row][column].get("region") {
        Some(region) => number(region),
        None => Some((row / height * height + column / width) as u64),
    };
    let mut puzzle = Puzzle::new(rows, &Object(GRID_CELL), region, false, as_read)?;
    if number(&json["size"]).is_some_and(|size| size != rows.len() as u64) {
        return Err("`size` is not the number of rows of the grid".into());
    }
    let cells = rows.iter().flat_map(list);
    puzzle.solve(&cells.clone().map(|cell| cell["value"].clone()).collect());
    puzzle.solve(&json["solution"]);
    puzzle.take_title(&json["title"]);
    metadata::words(&mut puzzle, &json["ruleset"])?;
    metadata::read(&mut puzzle, &json["metadata"])?;
    for (at, cell) in puzzle.cells().zip(cells) {
        if let Some(parity) = cell["parity"].as_str() {
            let option = if parity == "Even" { "even" } else { "odd" };
            puzzle.line(option, "", &[at]);
        }
    }
    constraints(&mut puzzle, json)?;
    Ok(puzzle)
}

/// Reads the constraints.
fn constraints(puzzle: &mut Puzzle, json: &Value) -> Result<(), String> {
    let has_both = json["diagonal+"] == true && json["diagonal-"] == true;
    let (size, mut drawings) = (puzzle.size, Vec::new());
    for (key, value) in filled(json) {
        let mut all = list(value).iter().map(|json| Element { key, json, size });
        match row(PUZZLE, key).map_or(&Nothing, |row| &row.read) {
            Nothing => {}
            Whole(_) if key.starts_with("diagonal") && has_both => puzzle.rule("diagonals"),
            Whole(read) => read(puzzle)?,
            Rule(rule) => puzzle.rule(rule),
            Lines(option, usual, other) => {
                all.try_for_each(|it| lines(puzzle, it, option, usual(size), other))?;
            }
            Each(read) => all.try_for_each(|it| read(puzzle, it))?,
            All(read) => read(puzzle, &all.collect::<Vec<_>>())?,
            Drawn => drawings.extend(all),
        }
    }
    all_drawn(puzzle, json)?;
    let mut drawings = drawings.into_iter();
    drawings.try_for_each(|it| drawing(puzzle, json, it))
}

/// Reads a drawing. That of a line with a mark which is in the puzzle too has no further rule; a cage may be the name and the
/// value of something.
fn drawing(
    puzzle: &mut Puzzle,
    puzzle_json: &Value,
    Element { key, json, .. }: Element,
) -> Result<(), String> {
    let text = json["value"].as_str().unwrap_or_default();
    match text.split_once(": ").filter(|_| key == "cage") {
        Some((name, value)) => return metadata::read_one(puzzle, name, &value.into()),
        None if matches!(text, "FOW" | "FOGLIGHT") => return Ok(()),
        None => {}
    }
    let from = json["fromConstraint"].as_str().map(str::to_lowercase);
    let from = from.map(|name| {
        name.replace("german", "")
            .replace("dutch", "")
            .replace(' ', "")
    });
    let is_drawn = |(name, all): (&String, &Value)| {
        let is_new = from.is_none() && json["isNewConstraint"] == true;
        let is_mark = row(PUZZLE, name).is_some_and(|row| matches!(row.read, Lines(..)));
        let has_lines = list(all).iter().any(|it| it["lines"] == json["lines"]);
        has_lines && is_mark && (is_new || from.as_ref() == Some(name))
    };
    match !is_empty(&json["lines"]) && filled(puzzle_json).any(is_drawn) {
        true => Ok(()),
        false => puzzle.doubt(&format!("`{key}`"), json),
    }
}

/// Reads a constraint of which each line is a line of an option, or, with another number than usual, of the other option.
fn lines(
    puzzle: &mut Puzzle,
    it: Element,
    option: &'static str,
    usual: usize,
    other: &'static str,
) -> Result<(), String> {
    // The thirds of other sizes are others.
    if option == "entropic" && !puzzle.size.is_multiple_of(3) {
        return Err(it.wrong("in a grid without thirds"));
    }
    let number = it.number()?.filter(|number| *number != usual as u64);
    for line in it.lines()? {
        match number {
            // The line of a single cell says nothing.
            _ if line.len() == 1 && !it.json["lines"].is_null() => {}
            Some(number) => puzzle.line(other, number, &line),
            None => puzzle.line(option, "", &line),
        }
    }
    Ok(())
}

fn diagonal(puzzle: &mut Puzzle, is_rising: bool) -> Result<(), String> {
    let last = puzzle.size - 1;
    let column = |row| if is_rising { last - row } else { row };
    let cells: Vec<Cell> = (0..=last).map(|row| (row, column(row))).collect();
    puzzle.differ(&cells);
    Ok(())
}

fn extra_region(puzzle: &mut Puzzle, it: Element) -> Result<(), String> {
    puzzle.differ(&it.cells()?);
    Ok(())
}

fn cage(puzzle: &mut Puzzle, it: Element) -> Result<(), String> {
    let cells = it.cells()?;
    match it.number()? {
        Some(sum) => puzzle.line("cages", sum, &cells),
        None if cells.len() > 1 => puzzle.line("cages", "", &cells),
        None => {}
    }
    Ok(())
}

/// Reads the sum of a diagonal. The cell is beside the grid, before the first one.
fn little_killer(puzzle: &mut Puzzle, it: Element) -> Result<(), String> {
    let start = place_of(&it.json["cell"]).filter(|cell| it.inside(*cell).is_none());
    let (row, column) = start.ok_or_else(|| it.wrong("without a cell outside of the grid"))?;
    let way = it.json["direction"].as_str().unwrap_or("no direction");
    let step = |is_forth| if is_forth { 1 } else { -1 };
    let (down, right) = (step(way.starts_with('D')), step(way.ends_with('R')));
    let mut cells = Vec::new();
    for steps in 1..=2 * puzzle.size as isize {
        cells.extend(it.inside((row + steps * down, column + steps * right)));
    }
    let said = &it.json["cells"];
    if cells.is_empty() || way.len() > 2 || !is_empty(said) && it.cells_of(said)? != cells {
        return Err(it.wrong(&format!("with other cells than to {way}")));
    }
    match it.number()? {
        // The sum of a cell is its digit.
        Some(sum) if cells.len() == 1 => puzzle.line("cages", sum, &cells),
        Some(sum) => puzzle.line("sums", sum, &cells),
        None => {}
    }
    Ok(())
}

/// Reads arrows. Each line begins in the circle. A circle of several cells has a number of several digits, which cannot be read.
fn arrow(puzzle: &mut Puzzle, it: Element) -> Result<(), String> {
    let circle = it.cells()?;
    for line in it.lines()? {
        match line.as_slice() {
            [first, _, ..] if circle == [*first] => puzzle.line("arrows", "", &line),
            [_] if !is_empty(&it.json["lines"]) => {}
            [_] => return Err(it.wrong("without a line")),
            _ => return Err(it.wrong("with a circle that is not one cell")),
        }
    }
    Ok(())
}

fn xv(puzzle: &mut Puzzle, it: Element) -> Result<(), String> {
    match it.json["value"].as_str().unwrap_or_default() {
        "X" | "x" => puzzle.line("sums", 10, &it.cells()?),
        "V" | "v" => puzzle.line("sums", 5, &it.cells()?),
        _ => return Err(it.wrong(&format!("with {}", it.json["value"]))),
    }
    Ok(())
}

/// Reads cells with the least, or the greatest, digit beside them; two of them side by side are free.
fn extremes(puzzle: &mut Puzzle, all: &[Element]) -> Result<(), String> {
    let cells: Result<Vec<_>, _> = all.iter().map(Element::cells).collect();
    let cells: Vec<Cell> = cells?.concat();
    for &(row, column) in &cells {
        let is_beside = |cell: &Cell| row.abs_diff(cell.0) + column.abs_diff(cell.1) == 1;
        let mut others = puzzle.cells();
        while let Some(other) = others.find(|cell| is_beside(cell) && !cells.contains(cell)) {
            match all[0].key {
                "minimum" => puzzle.line("thermometers", "", &[(row, column), other]),
                _ => puzzle.line("thermometers", "", &[other, (row, column)]),
            }
        }
    }
    Ok(())
}
