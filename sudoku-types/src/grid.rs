//! A grid as a value.

mod draw;

use crate::BoxShape;
use crate::symbols::Symbols;

/// A grid of `N` × `N` cells, with the shape of its boxes and the symbols it is
/// printed in.
///
/// A cell is a number: 0 for a blank, else its digit, 1 to `N`. The value says
/// nothing about the rules: what is known of a grid is known by where it comes
/// from, such as [`Solved::SOLUTION`](crate::Solved::SOLUTION).
///
/// `{}` prints the grid with borders around its boxes, in ASCII; `{:#}` with
/// Unicode lines.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Grid<const N: usize> {
    rows: [[u8; N]; N],
    boxes: BoxShape,
    symbols: Symbols<N>,
}

impl<const N: usize> Grid<N> {
    pub(crate) const fn new(rows: [[u8; N]; N], boxes: BoxShape, symbols: Symbols<N>) -> Self {
        Self {
            rows,
            boxes,
            symbols,
        }
    }

    /// The cells, row by row: 0 for a blank, else the digit, 1 to `N`.
    pub const fn rows(&self) -> &[[u8; N]; N] {
        &self.rows
    }

    /// The shape of the boxes.
    pub const fn boxes(&self) -> BoxShape {
        self.boxes
    }

    /// The symbols the grid is printed in.
    pub const fn symbols(&self) -> &Symbols<N> {
        &self.symbols
    }
}
