//! Lines that are drawn between the cells of a grid. They do not choose the boxes, and may not contradict the option that
//! does.
//!
//! ```text
//! boxes: 3x2;
//! 1 2 3 | 4 5 6        after column 3 a line cuts through boxes of two columns
//! ```

use super::CellList;
use super::tokens::{Kind, Token};
use crate::geometry::BoxShape;
use crate::messages::{Fault, Line};
use crate::symbols::{is_corner, is_horizontal};

/// Returns the fault of the first line that cuts through boxes. A line between two columns is drawn in each row. Lines
/// between all columns, or all rows, are drawn around cells.
pub(super) fn cut(tokens: &[Token], cells: &CellList, boxes: BoxShape) -> Option<Fault> {
    let size = cells.size;
    let between = |index: usize| {
        // A token of several dashes is several cells.
        let [before, next] = [index - 1, index].map(|cell| cells.offsets[cell]);
        let from = tokens.partition_point(|token| token.at <= before);
        let to = tokens.partition_point(|token| token.at < next);
        tokens[from..to].iter().map(|token| token.kind)
    };
    let is_border = |kind| matches!(kind, Kind::Border(_) | Kind::Dashes(..));
    let lies = |kind| match kind {
        Kind::Border(border) => is_horizontal(border) || is_corner(border),
        _ => matches!(kind, Kind::Frame | Kind::Dashes(..)),
    };
    let after_column =
        |column: &usize| (0..size).all(|row| between(row * size + column).any(is_border));
    let after_row = |row: &usize| between(row * size).any(lies);
    let first = |is_drawn: &dyn Fn(&usize) -> bool, side: usize| {
        let mut drawn = (1..size).filter(is_drawn);
        let is_lattice = drawn.clone().count() + 1 == size;
        drawn.find(|line| !is_lattice && line % side != 0)
    };
    let column = first(&after_column, boxes.columns()).map(Line::AfterColumn);
    let line = column.or_else(|| first(&after_row, boxes.rows()).map(Line::AfterRow))?;
    Some(Fault::CutBoxes { boxes, line })
}
