//! A puzzle on the way from JSON to our notation.

use std::collections::BTreeMap;
use std::fmt::{Display, Write};

use serde_json::Value;

use super::keys::{Is, check};

/// A row and a column from 0.
pub(super) type Cell = (usize, usize);

/// A puzzle that is read. Nothing but the places of cells is checked here: the reader of our notation does that.
#[derive(Default)]
pub(super) struct Puzzle {
    pub(super) size: usize,
    /// Drawings and words have no further rules.
    pub(super) as_read: bool,
    /// Rules may be drawn, and said in words only.
    pub(super) is_drawn: bool,
    pub(super) title: Option<String>,
    /// The rules in words, which nothing reads.
    pub(super) words: Vec<String>,
    /// The digits that are given, 0 for a blank.
    givens: Vec<usize>,
    /// The whole solution, if there is one.
    solution: Option<Vec<usize>>,
    /// The rows and columns of a box, unless the boxes are regions.
    boxes: Option<Cell>,
    /// The rules, and the lines of each option, as they are written.
    lines: BTreeMap<&'static str, Vec<String>>,
}

impl Puzzle {
    /// A puzzle with these rows of cells, and the regions that have these numbers.
    pub(super) fn new(
        rows: &[Value],
        cell: &'static Is,
        region: impl Fn(Cell) -> Option<u64>,
        is_drawn: bool,
        as_read: bool,
    ) -> Result<Puzzle, String> {
        let size = rows.len();
        if let Some(row) = rows.iter().find(|row| list(row).len() != size) {
            let columns = list(row).len();
            return Err(format!(
                "the grid has {size} rows and {columns} columns: only square grids can be read"
            ));
        }
        if size > 25 {
            return Err(format!("the grid has {size} rows: at most 25 can be read"));
        }
        let mut puzzle = Puzzle {
            size,
            as_read,
            is_drawn,
            ..Puzzle::default()
        };
        for (at, json) in puzzle.cells().zip(rows.iter().flat_map(list)) {
            let name = names(&[at]);
            check(&name, json, cell)?;
            let value = &json["value"];
            let is_given = json["given"].as_bool();
            let given = match number(value) {
                _ if !is_given.unwrap_or(is_drawn && !is_empty(value)) => 0,
                Some(digit) if (1..=size as u64).contains(&digit) => digit as usize,
                _ => return Err(format!("{name} has {value}: expected 1 to {size}")),
            };
            puzzle.givens.push(given);
        }
        puzzle.take_regions(region)?;
        Ok(puzzle)
    }

    /// All cells, row by row.
    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let size = self.size;
        (0..size * size).map(move |cell| (cell / size, cell % size))
    }

    /// The rows and columns of the boxes that most puzzles of this size have.
    pub(super) fn usual_box(size: usize) -> Cell {
        let mut rows = (1..=size.isqrt()).rev();
        let rows = rows.find(|rows| size.is_multiple_of(*rows)).unwrap_or(1);
        (rows, size / rows)
    }

    fn take_regions(&mut self, region: impl Fn(Cell) -> Option<u64>) -> Result<(), String> {
        let size = self.size;
        let mut regions: BTreeMap<u64, Vec<Cell>> = BTreeMap::new();
        for cell in self.cells() {
            if let Some(number) = region(cell) {
                regions.entry(number).or_default().push(cell);
            }
        }
        if let Some((number, cells)) = regions.iter().find(|(_, cells)| cells.len() != size) {
            let (count, cells) = (cells.len(), names(cells));
            return Err(format!(
                "region {number} has {count} cells, expected {size}: {cells}"
            ));
        }
        let covers = regions.len() == size;
        let are_boxes = |(rows, columns): &Cell| {
            let box_of = |cell: &Cell| (cell.0 / rows, cell.1 / columns);
            let is_box = |cells: &Vec<Cell>| cells.iter().all(|it| box_of(it) == box_of(&cells[0]));
            rows * columns == size && covers && regions.values().all(is_box)
        };
        let mut shapes = (1..=size).rev().map(|rows| (rows, size / rows));
        self.boxes = shapes.find(are_boxes);
        if self.boxes.is_some() {
            return Ok(());
        }
        if !covers {
            // Boxes of one row are the rows, which have each digit once anyway.
            self.boxes = Some((1, size));
            regions.values().for_each(|cells| self.differ(cells));
            return Ok(());
        }
        let mut map = vec![' '; size * size];
        for (name, cells) in ('a'..).zip(regions.values()) {
            for (row, column) in cells {
                map[row * size + column] = name;
            }
        }
        let map = String::from_iter(map);
        self.lines.insert("regions", vec![format!("\"{map}\"")]);
        Ok(())
    }

    /// Adds a line of an option, with what comes before its cells, unless it is there.
    pub(super) fn line(&mut self, option: &'static str, before: impl Display, cells: &[Cell]) {
        let lines = self.lines.entry(option).or_default();
        let line = format!("{before} {}", names(cells)).trim().to_owned();
        if !lines.contains(&line) {
            lines.push(line);
        }
    }

    /// Adds cells whose digits differ. A single one says nothing.
    pub(super) fn differ(&mut self, cells: &[Cell]) {
        let mut cells = cells.to_vec();
        cells.sort();
        match cells.len() {
            0 | 1 => {}
            // Regions would be in the place of boxes.
            count if count == self.size && self.boxes.is_some() => self.line("regions", "", &cells),
            _ => self.line("cages", "", &cells),
        }
    }

    /// Adds a rule for the whole grid.
    pub(super) fn rule(&mut self, rule: &'static str) {
        self.line("rules", rule, &[]);
    }

    /// Adds groups of the cells at the same place of each box.
    pub(super) fn disjoint_groups(&mut self) -> Result<(), String> {
        let Some((rows, columns)) = self.boxes.filter(|(rows, _)| *rows > 1) else {
            return Err("disjoint groups are read for boxes only, not for regions".into());
        };
        for place in 0..self.size {
            let is_there = |(row, column): &Cell| row % rows * columns + column % columns == place;
            let group: Vec<Cell> = self.cells().filter(is_there).collect();
            self.differ(&group);
        }
        Ok(())
    }

    /// Keeps the solution, if it has a digit for each cell.
    pub(super) fn solve(&mut self, solution: &Value) {
        let text = solution.to_string().replace(['[', ']', '"', ' '], "");
        let comma = if text.contains(',') { "," } else { "" };
        let digit = |part: &str| {
            let radix = if part.len() == 1 { 36 } else { 10 };
            usize::from_str_radix(part, radix).ok()
        };
        let parts = text.split(comma).filter(|part| !part.is_empty());
        let digits: Option<Vec<usize>> = parts.map(digit).collect();
        let is_whole = |digits: &Vec<usize>| {
            digits.len() == self.givens.len()
                && digits.iter().all(|it| (1..=self.size).contains(it))
        };
        self.solution = digits.filter(is_whole).or(self.solution.take());
    }

    /// Keeps the title, if it is a text that is not empty.
    pub(super) fn take_title(&mut self, title: &Value) {
        let words = title.as_str().map(str::split_whitespace);
        let title = words.map(|words| words.collect::<Vec<_>>().join(" "));
        self.title = title.filter(|it| !it.is_empty()).or(self.title.take());
    }

    /// Writes the puzzle in one line.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        if let Some((rows, columns)) = self.boxes {
            let _ = write!(text, "boxes: {rows}x{columns}; ");
        }
        if self.size > 9 {
            let digits: String = (1..=self.size).map(symbol).collect();
            let _ = write!(text, "symbols: \"{digits}\"; ");
        }
        for (option, lines) in &self.lines {
            let _ = write!(text, "{option}: {}; ", lines.join(", "));
        }
        text.extend(self.givens.iter().map(|given| symbol(*given)));
        if let Some(solution) = &self.solution {
            text.push(' ');
            text.extend(solution.iter().map(|digit| symbol(*digit)));
        }
        text
    }

    /// Returns an error for something that may be a rule in words, unless it has none.
    pub(super) fn doubt(&self, what: &str, element: &Value) -> Result<(), String> {
        let place = place(element);
        let doubt = format!(
            "{what}{place} may be a rule that is said in words only: if it is none, add --rules-as-read"
        );
        if self.as_read { Ok(()) } else { Err(doubt) }
    }
}

/// Returns the error of a rule that has no counterpart.
pub(super) fn no_rule(what: &str, element: &Value) -> String {
    let place = place(element);
    format!("{what}{place} is a rule that cannot be read: without it this would be another puzzle")
}

/// A number, which may be in quotes.
pub(super) fn number(value: &Value) -> Option<u64> {
    let is_number = |text: &&str| text.bytes().all(|it| it.is_ascii_digit());
    let quoted = || value.as_str().map(str::trim).filter(is_number);
    value.as_u64().or_else(|| quoted()?.parse().ok())
}

/// Returns true for what has nothing in it.
pub(super) fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::String(text) => text.trim().is_empty(),
        Value::Array(all) => all.is_empty(),
        Value::Object(all) => all.is_empty(),
        _ => false,
    }
}

/// The keys of an object whose values have something in them, with these values; none for anything else.
pub(super) fn filled(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    let all = value.as_object().into_iter().flatten();
    all.filter(|(_, value)| !is_empty(value))
}

/// The elements of a list, none for anything else.
pub(super) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// `r1c1 r1c2`.
pub(super) fn names(cells: &[Cell]) -> String {
    let name = |(row, column): &Cell| format!("r{}c{}", row + 1, column + 1);
    cells.iter().map(name).collect::<Vec<_>>().join(" ")
}

/// The cells of an element as it has them, for an error: ` (R1C1 R1C2)`.
pub(super) fn place(element: &Value) -> String {
    let keys = ["cell", "cells", "lines", "wayPoints", "center"];
    let mut places = keys.iter().map(|key| &element[*key]);
    let cells = places.find(|cells| !cells.is_object() && !is_empty(cells));
    let text = cells.map(Value::to_string).unwrap_or_default();
    match text.trim_matches(['[', ']', '"']) {
        "" => String::new(),
        cells => format!(" ({})", cells.replace("],[", ", ").replace("\",\"", " ")),
    }
}

fn symbol(digit: usize) -> char {
    match digit {
        0 => '.',
        _ => char::from_digit(digit as u32, 36).map_or('.', |it| it.to_ascii_uppercase()),
    }
}
