//! Pairs of cells that are a move apart, and so have to differ.
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

/// The pair of a cell and the one that such a move brings it to, if that is in the grid: moves down or to the right, and after
/// these the same back.
pub(super) const fn pair_of(
    moves: &[Move],
    size: usize,
    Cell { row, column }: Cell,
    way: usize,
) -> Option<usize> {
    let number = way % moves.len();
    let (down, right) = moves[number];
    let is_upper = way < moves.len();
    let sign = if is_upper { 1 } else { -1 };
    // Beyond the first row or column it is beyond the last one too.
    let other = (
        row.wrapping_add_signed(sign * down),
        column.wrapping_add_signed(sign * right),
    );
    if other.0 >= size || other.1 >= size {
        return None;
    }
    let (row, column) = if is_upper { (row, column) } else { other };
    Some((row * size + column) * moves.len() + number)
}
