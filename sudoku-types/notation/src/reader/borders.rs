//! Checks the lines that are drawn between cells: they do not choose the boxes, but may not cut through them.
//!
//! ```text
//! 1 2 3 | 4 5 6        with `boxes: 3x2;` a box has two columns, so this line after column 3 cuts through boxes
//! ```

use super::cells::CellList;
use super::tokens::{Kind, Signs, Token};
use crate::geometry::{BoxShape, LARGEST};
use crate::messages::Fault;
use crate::symbols::{is_corner, is_horizontal};

/// Returns the fault of the first line that cuts through boxes, at the cell after it. Lines between all cells of a row, or between
/// all rows, only frame the cells.
pub(super) fn cut(
    tokens: &[Token],
    cells: &CellList,
    signs: &Signs,
    boxes: BoxShape,
    is_named: bool,
) -> Option<(u32, Fault)> {
    let size = cells.size;
    // Bit `n` of `columns[row]` is a line before column `n` of that row, bit `n` of `rows` a line above row `n`.
    let (mut columns, mut rows) = ([0_u32; LARGEST], 0_u32);
    let mut next = 0;
    for token in tokens {
        while cells.offsets.get(next).is_some_and(|at| *at <= token.at) {
            next += 1;
        }
        let (row, column) = (next / size, next % size);
        let lies = match token.kind {
            Kind::Border(border) => is_horizontal(border) || is_corner(border),
            Kind::Dash => !signs.dashes_are_blanks,
            kind => kind == Kind::Frame,
        };
        let is_cell = next > 0 && cells.offsets[next - 1] == token.at;
        if is_cell || row == size || next == 0 {
            continue;
        } else if column > 0 && (lies || matches!(token.kind, Kind::Border(_))) {
            columns[row] |= 1 << column;
        } else if column == 0 && lies {
            rows |= 1 << row;
        }
    }
    let all = (1..size).fold(0, |all, line| all | 1 << line);
    let first = |drawn: u32, side: usize| {
        let is_cut =
            |line: &usize| drawn != all && drawn >> line & 1 == 1 && !line.is_multiple_of(side);
        (1..size).find(is_cut)
    };
    let column = (0..size).find_map(|row| {
        let column = first(columns[row], boxes.columns())?;
        Some((row * size + column, "columns", column))
    });
    let row = || first(rows, boxes.rows()).map(|row| (row * size, "rows", row));
    let (cell, lines, before) = column.or_else(row)?;
    let fault = Fault::CutBoxes {
        boxes,
        lines,
        before,
        is_named,
    };
    Some((cells.offsets[cell], fault))
}
