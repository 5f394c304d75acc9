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
pub(super) const fn cell(moves: &[Move], size: usize, pair: usize, index: usize) -> (usize, usize) {
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
