//! The arrangement of the givens of a puzzle.

use sudoku_notation::geometry::{Cell, CellSet};

/// An arrangement of the cells with givens: all images of a cell with a given have a given too.
///
/// ```
/// use sudoku_values::{Generate, Symmetry};
///
/// let puzzle = Generate::<9>::new().symmetry(Symmetry::HalfTurn).puzzle(1)?;
/// let image = |row: usize, column: usize| puzzle[(8 - row, 8 - column)] > 0;
/// assert!(puzzle.cells().all(|(cell, digit)| (digit > 0) == image(cell.row, cell.column)));
/// # Ok::<(), sudoku_values::Unfulfilled>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Symmetry {
    /// No symmetry.
    #[default]
    None,
    /// A half turn.
    HalfTurn,
    /// Quarter turns, and so a half turn too.
    QuarterTurn,
    /// A mirror between the upper and the lower half.
    UpDown,
    /// A mirror between the left and the right half.
    LeftRight,
    /// Both of these mirrors.
    Mirrors,
    /// A mirror in the diagonal from the top left to the bottom right.
    Diagonal,
    /// A mirror in the other diagonal.
    OtherDiagonal,
    /// Mirrors in both diagonals.
    Diagonals,
    /// All turns and mirrors.
    Full,
}

/// The bits of an image of a grid.
const TURNED_OVER: u8 = 4;
const UPSIDE_DOWN: u8 = 1;
const LEFT_TO_RIGHT: u8 = 2;

impl Symmetry {
    /// Returns the images besides the grid itself. With any two images, they contain the one by both.
    const fn images(self) -> &'static [u8] {
        match self {
            Symmetry::None => &[],
            Symmetry::HalfTurn => &[UPSIDE_DOWN | LEFT_TO_RIGHT],
            Symmetry::QuarterTurn => &[
                TURNED_OVER | UPSIDE_DOWN,
                TURNED_OVER | LEFT_TO_RIGHT,
                UPSIDE_DOWN | LEFT_TO_RIGHT,
            ],
            Symmetry::UpDown => &[UPSIDE_DOWN],
            Symmetry::LeftRight => &[LEFT_TO_RIGHT],
            Symmetry::Mirrors => &[UPSIDE_DOWN, LEFT_TO_RIGHT, UPSIDE_DOWN | LEFT_TO_RIGHT],
            Symmetry::Diagonal => &[TURNED_OVER],
            Symmetry::OtherDiagonal => &[TURNED_OVER | UPSIDE_DOWN | LEFT_TO_RIGHT],
            Symmetry::Diagonals => &[
                TURNED_OVER,
                TURNED_OVER | UPSIDE_DOWN | LEFT_TO_RIGHT,
                UPSIDE_DOWN | LEFT_TO_RIGHT,
            ],
            Symmetry::Full => &[1, 2, 3, 4, 5, 6, 7],
        }
    }

    /// Returns a cell and all its images.
    pub(super) const fn orbit<const N: usize>(self, cell: Cell) -> CellSet<N> {
        let (mut orbit, mut images) = (CellSet::one(cell), self.images());
        while let &[image, ref others @ ..] = images {
            let Cell {
                mut row,
                mut column,
            } = cell;
            if image & TURNED_OVER != 0 {
                (row, column) = (column, row);
            }
            if image & UPSIDE_DOWN != 0 {
                row = N - 1 - row;
            }
            if image & LEFT_TO_RIGHT != 0 {
                column = N - 1 - column;
            }
            orbit.insert(Cell { row, column });
            images = others;
        }
        orbit
    }
}
