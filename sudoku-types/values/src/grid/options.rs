//! Writes the options that a grid needs to be read back.
//!
//! ```text
//! boxes: 3x2; rules: diagonals; cages: "aa.. b.bb …", a = 6; symbols: "♠♥♦♣♤♡";
//! ```

use alloc::string::String;
use alloc::vec::Vec;
use alloc::{format, vec};
use core::fmt::{self, Write};
use core::{array, mem};

use sudoku_notation::geometry::{BoxShape, DrawnLine, Groups, LineKind, Lines, Mark, NAMES, Reach};
use sudoku_notation::options::OptionName;
use sudoku_notation::symbols::{Symbols, numeral};

use super::Grid;

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Writes the options that the reader needs, in one line, or on a line each.
    pub(super) fn write_options(&self, to: &mut impl Write, is_drawn: bool) -> fmt::Result {
        let digits = self.rows.as_flattened().iter();
        let least = digits.filter(|digit| **digit > 0).min();
        // A grid with letters alone could count from A = 1 or A = 10, so it needs the option `symbols`.
        let symbols = match (self.symbols, least) {
            (Symbols::Standard, Some(10..)) => {
                Symbols::Characters(array::from_fn(|index| numeral(index as u16 + 1)))
            }
            (symbols, _) => symbols,
        };
        write_unusual(to, self.groups(), &symbols, is_drawn)
    }
}

/// Writes the options with unusual values, each with a space after it. If `is_drawn`, each option begins a line, and maps of
/// regions and cages have a line for each row.
fn write_unusual<const N: usize>(
    f: &mut impl Write,
    groups: Groups<'_>,
    symbols: &Symbols<N>,
    is_drawn: bool,
) -> fmt::Result {
    let end = if is_drawn { ";\n" } else { "; " };
    let Groups {
        boxes,
        rules,
        lines,
    } = groups;
    // Without the option `boxes`, regions that cover the grid replace the boxes.
    let usual = if lines.covers() {
        Some(BoxShape::rows_of(N))
    } else {
        BoxShape::default_for(N)
    };
    if usual != Some(boxes) {
        write!(f, "{}: {boxes}{end}", OptionName::Boxes)?;
    }
    write_lines(f, groups, LineKind::Region, is_drawn)?;
    if !rules.is_empty() {
        write!(f, "{}: {rules}{end}", OptionName::Rules)?;
    }
    write_lines(f, groups, LineKind::Cage, is_drawn)?;
    for mark in Mark::ALL {
        write_lines(f, groups, LineKind::Mark(mark), is_drawn)?;
    }
    let name = OptionName::Symbols;
    if let Symbols::NumbersFrom(first) = symbols {
        write!(f, "{name}: {first}..={}{end}", usize::from(*first) + N - 1)?;
    }
    if let Symbols::Characters(characters) = symbols {
        write!(f, "{name}: \"")?;
        for &character in characters {
            if character == '\\' {
                f.write_char('\\')?;
            }
            f.write_char(character)?;
        }
        write!(f, "\"{end}")?;
    }
    Ok(())
}

/// Writes the lines of a kind as a map, if they can be one; in a text of one line as a list, if that is shorter.
fn write_lines(
    f: &mut impl Write,
    groups: Groups<'_>,
    kind: LineKind,
    is_drawn: bool,
) -> fmt::Result {
    let (lines, size) = (groups.lines, groups.size());
    let end = if is_drawn { ";\n" } else { "; " };
    let mut all: Vec<DrawnLine> = lines.iter().filter(|line| line.kind == kind).collect();
    if kind == LineKind::Mark(Mark::EqualSums) {
        let by_region = take_by_region(groups, &mut all);
        if !by_region.is_empty() {
            let list = list(by_region.iter().map(|cells| (0, &cells[..])), size)?;
            write!(f, "{}:{list}{end}", OptionName::RegionSums)?;
        }
    }
    if all.is_empty() {
        return Ok(());
    }
    // Only a map may have a cage of one cell without a sum.
    let is_lone = |line: &DrawnLine| lines.cells(*line).len() == 1 && lines.number(*line) == 0;
    let has_lone = kind == LineKind::Cage && all.iter().any(is_lone);
    let numbers_and_cells = all
        .iter()
        .map(|line| (lines.number(*line), lines.cells(*line)));
    let list = list(numbers_and_cells, size)?;
    let value = match map(lines, &all, size, is_drawn)? {
        Some(map) if is_drawn || has_lone || map.len() <= list.len() => map,
        _ => list,
    };
    write!(f, "{}:{value}{end}", OptionName::from(kind))
}

/// Takes the lines that `region_sums` makes, which the reader adds after the others, and returns the cells of the lines as they are
/// drawn: a line that begins with the last part of the one before goes on with it.
fn take_by_region(groups: Groups<'_>, equal_sums: &mut Vec<DrawnLine>) -> Vec<Vec<u16>> {
    let (lines, size, areas) = (groups.lines, groups.size(), groups.areas());
    let place = |cell: u16| (usize::from(cell) / size, usize::from(cell) % size);
    let area = |cell: u16| areas[place(cell).0][place(cell).1];
    let is_by_region = |line: &&DrawnLine| {
        let cells = lines.cells(**line);
        let mut parts = cells.chunk_by(|one, next| area(*one) == area(*next));
        let mut neighbors = cells.windows(2);
        parts.next().map(<[u16]>::len) == Some(lines.number(**line).into())
            && parts.count() == 1
            && neighbors.all(|two| Reach::Corner.holds(place(two[0]), place(two[1])))
    };
    let count = equal_sums.iter().rev().take_while(is_by_region).count();
    let (mut drawn, mut before): (Vec<Vec<u16>>, &[u16]) = (Vec::new(), &[]);
    for line in equal_sums.split_off(equal_sums.len() - count) {
        let (first, rest) = lines.cells(line).split_at(lines.number(line).into());
        match drawn.last_mut() {
            Some(cells) if first == before => cells.extend(rest),
            _ => drawn.push(lines.cells(line).to_vec()),
        }
        before = rest;
    }
    drawn
}

/// Returns the list of some lines: the number of each, or 0, and its cells.
fn list<'a>(
    all: impl Iterator<Item = (u16, &'a [u16])>,
    size: usize,
) -> Result<String, fmt::Error> {
    let mut list = String::new();
    for (number, cells) in all {
        list += if list.is_empty() { "" } else { "," };
        if number > 0 {
            write!(list, " {number}")?;
        }
        for cell in cells {
            let cell = usize::from(*cell);
            write!(list, " r{}c{}", cell / size + 1, cell % size + 1)?;
        }
    }
    Ok(list)
}

/// Returns the map of some regions or cages, with `.` for other cells, and the sums; `None` for lines that are no map: more than
/// there are names, or two with a cell in common, or one whose cells are in another order than they are read.
fn map(
    lines: Lines<'_>,
    all: &[DrawnLine],
    size: usize,
    is_drawn: bool,
) -> Result<Option<String>, fmt::Error> {
    let is_area = all
        .iter()
        .all(|line| line.mark().is_none() && lines.cells(*line).is_sorted());
    if !is_area || all.len() > NAMES.len() {
        return Ok(None);
    }
    let (mut cells, mut sums) = (vec!['.'; size * size], String::new());
    for (line, name) in all.iter().zip(NAMES.map(char::from)) {
        for cell in lines.cells(*line) {
            if mem::replace(&mut cells[usize::from(*cell)], name) != '.' {
                return Ok(None);
            }
        }
        if lines.number(*line) > 0 {
            write!(sums, ", {name} = {}", lines.number(*line))?;
        }
    }
    let (open, close) = if is_drawn { ("\n  ", "\n") } else { ("", "") };
    let rows = cells.chunks(size);
    let rows: String = rows
        .flat_map(|row| open.chars().chain(row.iter().copied()))
        .collect();
    Ok(Some(format!(" \"{rows}{close}\"{sums}")))
}
