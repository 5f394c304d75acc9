//! The place of a cell: its row and column.

use core::fmt;

/// The place of a cell: its row and column, both counted from 0. Printed, they are counted from 1.
///
/// ```
/// use sudoku_values::Cell;
///
/// assert_eq!(Cell::from((0, 4)).to_string(), "row 1, column 5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// The row, from 0.
    pub row: usize,
    /// The column, from 0.
    pub column: usize,
}

/// A row and a column, both counted from 0.
impl From<(usize, usize)> for Cell {
    fn from((row, column): (usize, usize)) -> Self {
        Cell { row, column }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A cell may be outside of every grid, and the number after `usize::MAX` needs more bits.
        let [row, column] = [self.row, self.column].map(|index| index as u128 + 1);
        write!(f, "row {row}, column {column}")
    }
}

/// Such as `[0, 4]`: the row and the column, from 0.
#[cfg(feature = "serde")]
impl serde::Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.row, self.column).serialize(serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Cell {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (row, column) = serde::Deserialize::deserialize(deserializer)?;
        Ok(Cell { row, column })
    }
}
