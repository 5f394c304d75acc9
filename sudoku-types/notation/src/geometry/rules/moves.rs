//! Pairs of cells that are a move apart.
//!
//! ```text
//! · A · ·      the pair of A and its first move down: 4·(number of A) + 0, of four moves
//! · · · B
//! ```

use crate::geometry::Cell;

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

/// Both cells of a pair by its number, if the lower one is in the grid.
pub(in crate::geometry) const fn pair(
    moves: &[Move],
    size: usize,
    pair: usize,
) -> Option<[Cell; 2]> {
    let [(row, column), (lower, beside)] = [cell(moves, size, pair, 0), cell(moves, size, pair, 1)];
    if lower >= size || beside >= size {
        return None;
    }
    let other = Cell {
        row: lower,
        column: beside,
    };
    Some([Cell { row, column }, other])
}

/// The pair of a cell and the one that such a move brings it to.
pub(super) const fn pair_of(moves: &[Move], size: usize, cell: Cell, way: usize) -> Option<usize> {
    let Some(other) = moved(moves, size, cell, way) else {
        return None;
    };
    let upper = if way < moves.len() { cell } else { other };
    Some((upper.row * size + upper.column) * moves.len() + way % moves.len())
}
