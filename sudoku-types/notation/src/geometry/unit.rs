//! Units: rows, columns, boxes and all other sets of cells that must differ; and marks.

use super::{DrawnLine, LineKind, Rule};
use core::fmt;

/// Cells that all differ: a row, a column or a box; and where a grid has regions, cages or [further
/// rules](crate::geometry::Rule), what these name. Each is counted from 0, in reading order; a region and a cage have
/// names.
///
/// It prints in words, and there, as everywhere in words, counted from 1.
///
/// ```
/// use sudoku_types::Unit;
///
/// assert_eq!(Unit::Row(2).to_string(), "row 3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Unit {
    /// A row.
    Row(usize),
    /// A column.
    Column(usize),
    /// A box.
    Box(usize),
    /// A diagonal: that from the top left (0), or from the top right (1).
    Diagonal(usize),
    /// A window.
    Window(usize),
    /// Two cells a knight's move apart: four times the number of the upper cell, and which of its moves down.
    KnightsMove(usize),
    /// Two cells a king's move apart, and in no row or column together: twice the number of the upper cell, and which
    /// of its moves down.
    KingsMove(usize),
    /// Two cells side by side, whose digits must not follow each other: twice the number of the first cell in reading
    /// order, and one more if the other cell is below it.
    SideBySide(usize),
    /// A region, a cage, or a line with a mark, whose digits need not differ.
    Line(DrawnLine),
}

impl Unit {
    /// Returns true if it may have fewer cells than a row: two cells that are a move apart, a cage, or a mark.
    pub const fn is_partial(self) -> bool {
        match self {
            Unit::Line(line) => !matches!(line.kind, LineKind::Region),
            _ => self.pair().is_some(),
        }
    }

    /// The rule that has this pair of cells, and the pair's number.
    pub(super) const fn pair(self) -> Option<(Rule, usize)> {
        match self {
            Unit::KnightsMove(pair) => Some((Rule::AntiKnight, pair)),
            Unit::KingsMove(pair) => Some((Rule::AntiKing, pair)),
            Unit::SideBySide(pair) => Some((Rule::NonConsecutive, pair)),
            Unit::Row(_) | Unit::Column(_) | Unit::Box(_) => None,
            Unit::Diagonal(_) | Unit::Window(_) | Unit::Line(_) => None,
        }
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unit::Row(n) => write!(f, "row {}", n + 1),
            Unit::Column(n) => write!(f, "column {}", n + 1),
            Unit::Box(n) => write!(f, "box {}", n + 1),
            Unit::Diagonal(n) => write!(f, "diagonal {}", n + 1),
            Unit::Window(n) => write!(f, "window {}", n + 1),
            Unit::KnightsMove(_) => f.write_str("a knight's move"),
            Unit::KingsMove(_) => f.write_str("a king's move"),
            Unit::SideBySide(_) => f.write_str("cells side by side"),
            Unit::Line(line) => line.fmt(f),
        }
    }
}
