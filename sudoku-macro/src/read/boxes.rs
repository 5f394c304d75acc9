//! The shape of a box, and the usual one for each size.
//!
//! `BoxShape` of `sudoku-types` says the same of grids that are values. Its `default_for` is the twin of [`Boxes::usual`] here: the
//! table of sizes that is written out there is the one that the test `usual_boxes` holds this rule to.

use std::fmt;

/// Boxes of `rows` × `columns` cells; a grid of them is `rows * columns` wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Boxes {
    /// How many rows a box spans.
    pub(crate) rows: usize,
    /// How many columns a box spans.
    pub(crate) columns: usize,
}

impl Boxes {
    /// The width of the grid that such boxes make.
    pub(super) fn size(self) -> usize {
        self.rows * self.columns
    }

    /// Boxes of one row each, which add nothing to what rows ask for.
    pub(super) fn latin(size: usize) -> Boxes {
        Boxes {
            rows: 1,
            columns: size,
        }
    }

    /// The boxes of a grid that names none: as square as they can be, wider than high. A prime size has only rows or columns for
    /// boxes, and none that is usual.
    pub(super) fn usual(size: usize) -> Option<Boxes> {
        let squarest = Boxes::fitting(size).into_iter().next()?;
        (squarest.rows > 1 || size == 1).then_some(squarest)
    }

    /// All shapes that fit, the squarest first.
    pub(super) fn fitting(size: usize) -> Vec<Boxes> {
        let mut shapes: Vec<_> = (1..=size)
            .filter(|rows| size.is_multiple_of(*rows))
            .map(|rows| Boxes {
                rows,
                columns: size / rows,
            })
            .collect();
        shapes.sort_by_key(|shape| (shape.rows.abs_diff(shape.columns), shape.rows));
        shapes
    }
}

/// As it is written in the option: `2x3`.
impl fmt::Display for Boxes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.columns)
    }
}

/// The message for a size without usual boxes.
pub(super) fn no_usual(size: usize) -> String {
    let latin = Boxes::latin(size);
    format!(
        "a {size}×{size} grid has no usual boxes: write `boxes: {latin};` before it for a grid of rows and columns alone (a Latin square)"
    )
}
