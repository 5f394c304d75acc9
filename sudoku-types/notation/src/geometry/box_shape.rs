//! The shape of a box, which fixes the size of the grid: boxes of R × C cells
//! make a grid of (R·C) × (R·C).

use core::fmt;

use super::LARGEST;

/// Rows × columns of one box, with 1 ≤ rows · columns ≤ 25.
///
/// ```text
///        ┌─ 3 columns ─┐
///        · · · │ · · ·       boxes of 2 × 3 cells: the grid is 6 × 6,
/// 2 rows · · · │ · · ·       three bands of 2 rows, two stacks of 3 columns
///        ──────┼──────
///        · · · │ · · ·
///           …  │  …
/// ```
///
/// ```
/// use sudoku_values::BoxShape;
///
/// const BOXES: BoxShape = BoxShape::new(2, 3).unwrap();
/// assert_eq!(BOXES.size(), 6);
/// assert_eq!(BOXES.box_of(3, 4), 3); // rows, columns and boxes counted from 0
/// assert_eq!(BoxShape::default_for(6), Some(BOXES));
/// assert_eq!(BoxShape::default_for(7), None);
/// assert_eq!(BOXES.to_string(), "2x3");
/// assert_eq!("2x3".parse(), Ok(BOXES));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[must_use]
pub struct BoxShape {
    rows: u8,
    columns: u8,
}

impl BoxShape {
    /// Boxes of `rows` × `columns` cells; `None` unless their product is within 1 to 25.
    pub const fn new(rows: usize, columns: usize) -> Option<BoxShape> {
        let is_one = rows > 0 && columns > 0 && rows <= LARGEST && columns <= LARGEST / rows;
        let (rows, columns) = (rows as u8, columns as u8);
        if is_one {
            Some(BoxShape { rows, columns })
        } else {
            None
        }
    }

    /// Returns the boxes that are whole rows.
    #[doc(hidden)]
    pub const fn rows_of(size: usize) -> BoxShape {
        match BoxShape::new(1, size) {
            Some(boxes) => boxes,
            None => panic!("no grid has this size"),
        }
    }

    /// The usual boxes of a `size` × `size` grid: as square as they can be, wider than high. `None` where no shape is usual: the
    /// boxes of a prime size are rows or columns.
    ///
    /// 4 is 2×2, 6 2×3, 8 2×4, 9 3×3, 10 2×5, 12 3×4, 14 2×7, 15 3×5, 16 4×4, 18 3×6, 20 4×5, 21 3×7, 22 2×11, 24 4×6,
    /// 25 5×5, and 1 1×1.
    pub const fn default_for(size: usize) -> Option<BoxShape> {
        if size == 0 || size > LARGEST {
            return None;
        }
        // `isqrt` takes the compiler as long as a killer.
        let mut rows = 5;
        while rows * rows > size || !size.is_multiple_of(rows) {
            rows -= 1;
        }
        match rows {
            1 if size > 1 => None,
            _ => BoxShape::new(rows, size / rows),
        }
    }

    /// Rows of one box.
    pub const fn rows(self) -> usize {
        self.rows as usize
    }

    /// Columns of one box.
    pub const fn columns(self) -> usize {
        self.columns as usize
    }

    /// Rows (and columns, and boxes, and digits) of the grid.
    pub const fn size(self) -> usize {
        // Not by the functions above: in a constant the compiler counts calls.
        self.rows as usize * self.columns as usize
    }

    /// Returns the box of a cell. Rows, columns and boxes are counted from 0, and boxes in reading order.
    pub const fn box_of(self, row: usize, column: usize) -> usize {
        // A band of boxes is as many boxes wide as a box has rows.
        let (rows, columns) = (self.rows as usize, self.columns as usize);
        row / rows * rows + column / columns
    }
}

/// `2x3`, as in the option `boxes`.
impl fmt::Display for BoxShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.columns)
    }
}
