//! Writes the options that a grid needs to be read back.
//!
//! ```text
//! boxes: 3x2; rules: diagonals; cages: "aa.. b.bb …", a = 6; symbols: "♠♥♦♣♤♡";
//! ```

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;
use core::array;
use core::fmt::{self, Write};

use sudoku_notation::geometry::{BoxShape, DrawnLine, Groups, LineKind, Lines, Mark};
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
    write_lines(f, lines, LineKind::Region, N, is_drawn)?;
    if !rules.is_empty() {
        write!(f, "{}: {rules}{end}", OptionName::Rules)?;
    }
    write_lines(f, lines, LineKind::Cage, N, is_drawn)?;
    for mark in Mark::ALL {
        write_lines(f, lines, LineKind::Mark(mark), N, is_drawn)?;
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

/// Writes the lines of a kind as a map, if they have different names and no common cells, otherwise as a list.
fn write_lines(
    f: &mut impl Write,
    lines: Lines<'_>,
    kind: LineKind,
    size: usize,
    is_drawn: bool,
) -> fmt::Result {
    let all: Vec<DrawnLine> = lines.iter().filter(|line| line.kind == kind).collect();
    if all.is_empty() {
        return Ok(());
    }
    let end = if is_drawn { ";\n" } else { "; " };
    write!(f, "{}:", OptionName::from(kind))?;
    if let Some(map) = map(lines, &all, size) {
        f.write_str(" \"")?;
        for (index, name) in map.into_iter().enumerate() {
            if is_drawn && index.is_multiple_of(size) {
                f.write_str("\n  ")?;
            }
            f.write_char(name)?;
        }
        f.write_str(if is_drawn { "\n\"" } else { "\"" })?;
        for line in all.iter().filter(|line| lines.number(**line) > 0) {
            let name = line.name.unwrap_or_default();
            write!(f, ", {name} = {}", lines.number(*line))?;
        }
        return f.write_str(end);
    }
    for (index, line) in all.iter().enumerate() {
        f.write_str(if index > 0 { "," } else { "" })?;
        if lines.number(*line) > 0 {
            write!(f, " {}", lines.number(*line))?;
        }
        for cell in lines.cells(*line) {
            let cell = usize::from(*cell);
            write!(f, " r{}c{}", cell / size + 1, cell % size + 1)?;
        }
    }
    f.write_str(end)
}

/// Returns the map of some lines, with `.` for other cells; `None` if they cannot be a map.
fn map(lines: Lines<'_>, all: &[DrawnLine], size: usize) -> Option<Vec<char>> {
    let mut map = vec!['.'; size * size];
    let mut before = BTreeSet::new();
    for line in all {
        let name = line.name.filter(|name| before.insert(*name))?;
        for cell in lines.cells(*line) {
            let place = &mut map[usize::from(*cell)];
            if *place != '.' {
                return None;
            }
            *place = name;
        }
    }
    Some(map)
}
