//! Units: rows, columns, boxes and all other sets of cells that must differ; and marks.

use super::{DrawnLine, LineKind, Rule};
use core::fmt;

/// Cells that all differ: a row, a column or a box; and where a grid has regions, cages or [further
/// rules](crate::geometry::Rule), what these name. Each is counted from 0, in reading order.
///
/// It prints in words, and there, as everywhere in words, counted from 1.
///
/// ```
/// use sudoku_values::Unit;
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
    /// What a further rule names: a diagonal, that from the top left (0), or from the top right (1); a window; or two cells that are
    /// a move apart: the number of the upper cell times the number of moves down, and which of these moves.
    Rule(Rule, usize),
    /// A region, a cage, or a line with a mark, whose digits need not differ.
    Line(DrawnLine),
}

impl Unit {
    /// Returns true if it may have fewer cells than a row: two cells that are a move apart, a cage, or a mark.
    pub const fn is_partial(self) -> bool {
        match self {
            Unit::Line(line) => !matches!(line.kind, LineKind::Region),
            Unit::Rule(rule, _) => rule.is_pairs(),
            Unit::Row(_) | Unit::Column(_) | Unit::Box(_) => false,
        }
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unit::Row(n) => write!(f, "row {}", n + 1),
            Unit::Column(n) => write!(f, "column {}", n + 1),
            Unit::Box(n) => write!(f, "box {}", n + 1),
            Unit::Rule(rule, _) if rule.is_pairs() => f.write_str(rule.noun()),
            Unit::Rule(rule, n) => write!(f, "{} {}", rule.noun(), n + 1),
            Unit::Line(line) => line.fmt(f),
        }
    }
}
