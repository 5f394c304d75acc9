//! Solves grids without any given: a solution is written down, not searched for. (The search could do
//! it too, but not within the effort allowed for the largest Latin squares.)

use super::verdict::Rows;
use crate::BoxShape;

/// Whether a grid has no given.
pub(super) const fn is_blank<const N: usize>(givens: &Rows<N>) -> bool {
    let mut row = 0;
    while row < N {
        let mut column = 0;
        while column < N {
            if givens[row][column] != 0 {
                return false;
            }
            column += 1;
        }
        row += 1;
    }
    true
}

/// A full grid; for each `first` another one.
///
/// ```text
/// 1 2 3 4 5 6    within a band, each row is the last one moved by the width of a box;
/// 4 5 6 1 2 3    each band is the last one moved by one; `first` is the digit in the corner
/// 2 3 4 5 6 1
/// …
/// ```
pub(super) const fn full<const N: usize>(boxes: BoxShape, first: usize) -> Rows<N> {
    let mut rows = [[0; N]; N];
    let mut row = 0;
    while row < N {
        let moved = row % boxes.rows() * boxes.columns() + row / boxes.rows();
        let mut column = 0;
        while column < N {
            rows[row][column] = ((first - 1 + moved + column) % N) as u8 + 1;
            column += 1;
        }
        row += 1;
    }
    rows
}
