//! The error of options that ask for different sizes, or for another size than the grid has.

use core::fmt;

use crate::geometry::BoxShape;

/// The option that asks for a size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Claimant {
    Boxes(BoxShape),
    Map(usize),
    Symbols(usize),
}

/// What an option is at odds with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Against {
    Grid,
    Boxes,
    Map,
}

/// Says that they are at odds, and what was expected.
pub(super) fn write_claim(
    f: &mut fmt::Formatter<'_>,
    by: Claimant,
    against: Against,
    size: usize,
) -> fmt::Result {
    match by {
        Claimant::Boxes(boxes) => {
            let (rows, columns, made) = (boxes.rows(), boxes.columns(), boxes.size());
            write!(
                f,
                "boxes of {rows}×{columns} cells make a {made}×{made} grid"
            )?;
        }
        Claimant::Map(made) => write!(f, "this map is one of {made}×{made} cells")?,
        Claimant::Symbols(count) => write!(f, "these are {count} symbols")?,
    }
    match against {
        Against::Grid => write!(f, ", but this grid is {size}×{size}: expected ")?,
        Against::Boxes => write!(f, ", but the boxes make a {size}×{size} grid: expected ")?,
        Against::Map => write!(f, ", but there is a map of {size}×{size} cells: expected ")?,
    }
    match by {
        Claimant::Boxes(_) => write_fitting(f, size),
        Claimant::Map(_) => write!(f, "{size}×{size}"),
        Claimant::Symbols(_) => write!(f, "{size}"),
    }
}

/// All boxes of a grid of this size, the squarest first.
fn write_fitting(f: &mut fmt::Formatter<'_>, size: usize) -> fmt::Result {
    let mut most_rows = size;
    let mut between = "";
    while let Some(boxes) = BoxShape::squarest(size, most_rows) {
        write!(f, "{between}{boxes}")?;
        if boxes.rows() != boxes.columns() {
            write!(f, ", {}x{}", boxes.columns(), boxes.rows())?;
        }
        between = ", ";
        most_rows = boxes.rows() - 1;
    }
    Ok(())
}
