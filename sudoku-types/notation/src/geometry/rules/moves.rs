//! Pairs of cells that are a move apart, and so have to differ.
//!
//! ```text
//! · A · ·      the pair of A and its first move down: 4·(number of A) + 0, of four moves
//! · · · B
//! ```

use crate::geometry::{Cell, CellSet};

/// A number of rows down, and of columns to the right, to a later cell in reading order.
pub type Move = (isize, isize);

/// Row and column of the upper (0) or lower (1) cell of a pair.
pub(in crate::geometry) const fn cell(
    moves: &[Move],
    size: usize,
    pair: usize,
    index: usize,
) -> (usize, usize) {
    let upper = pair / moves.len();
    let (row, column) = (upper / size, upper % size);
    let (down, right) = moves[pair % moves.len()];
    match index {
        0 => (row, column),
        _ => (
            row.wrapping_add_signed(down),
            column.wrapping_add_signed(right),
        ),
    }
}

/// The cell that such a move brings a cell to, if that is in the grid: moves down or to the right, and after these the same
/// back.
const fn moved(
    moves: &[Move],
    size: usize,
    Cell { row, column }: Cell,
    way: usize,
) -> Option<Cell> {
    let (down, right) = moves[way % moves.len()];
    let sign = if way < moves.len() { 1 } else { -1 };
    // Beyond the first row or column it is beyond the last one too.
    let row = row.wrapping_add_signed(sign * down);
    let column = column.wrapping_add_signed(sign * right);
    if row < size && column < size {
        Some(Cell { row, column })
    } else {
        None
    }
}

/// The cells that are one of these moves apart from a cell.
pub const fn a_move_from<const N: usize>(cell: Cell, moves: &[Move]) -> CellSet<N> {
    let (mut cells, mut way) = (CellSet::EMPTY, 0);
    while way < 2 * moves.len() {
        if let Some(other) = moved(moves, N, cell, way) {
            cells.insert(other);
        }
        way += 1;
    }
    cells
}

/// The pair of a cell and the one that such a move brings it to.
pub(super) const fn pair_of(moves: &[Move], size: usize, cell: Cell, way: usize) -> Option<usize> {
    let Some(other) = moved(moves, size, cell, way) else {
        return None;
    };
    let upper = if way < moves.len() { cell } else { other };
    Some((upper.row * size + upper.column) * moves.len() + way % moves.len())
}
