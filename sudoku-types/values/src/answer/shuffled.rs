//! Changes a grid in ways that keep the rules, so that one puzzle becomes many.

use crate::grid::Grid;
use crate::solver::Dice;

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Exchanges digits, rows within a band, bands, columns within a stack, and stacks at random, and where boxes are
    /// square perhaps rows with columns. The result looks like another puzzle, but has as many givens and solutions as
    /// this one, and is minimal if this one is.
    ///
    /// The same seed makes the same changes in every grid of this size, on every machine, so the solution of a
    /// shuffled puzzle is the shuffled solution. A usual 9×9 has more than 10¹² images.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let puzzle = Grid::<9>::generate(1).expect("few steps");
    /// let solution = puzzle.solve().unique().expect("one solution");
    ///
    /// let image = puzzle.shuffled(7).expect("no further rules");
    /// assert_ne!(image, puzzle);
    /// assert_eq!(image.solve().unique(), solution.shuffled(7));
    /// ```
    ///
    /// # Errors
    ///
    /// `None` if the grid has rules besides rows, columns and boxes, or regions, cages or marks.
    pub fn shuffled(&self, seed: u64) -> Option<Self> {
        if !self.groups().is_usual() {
            return None;
        }
        let dice = &mut Dice(seed);
        let (height, width) = (self.boxes().rows(), self.boxes().columns());
        let digits: [u16; N] = dice.shuffled(N);
        let (rows, columns) = (lines::<N>(dice, height), lines::<N>(dice, width));
        let is_turned = height == width && dice.below(2) == 1;
        let mut image = [[0; N]; N];
        for (cell, digit) in self.givens() {
            let (row, column) = (rows[cell.row], columns[cell.column]);
            let (row, column) = if is_turned {
                (column, row)
            } else {
                (row, column)
            };
            image[row][column] = digits[usize::from(digit) - 1] as u8 + 1;
        }
        Some(self.with(image))
    }
}

/// Returns the numbers of the rows or columns of a grid in random order, in which the `width` rows of a band, or columns of a
/// stack, stay together.
fn lines<const N: usize>(dice: &mut Dice, width: usize) -> [usize; N] {
    let bands: [u16; N] = dice.shuffled(N / width);
    let mut lines = [0; N];
    for (band, lines) in bands.into_iter().zip(lines.chunks_mut(width)) {
        let places: [u16; N] = dice.shuffled(width);
        for (line, place) in lines.iter_mut().zip(places) {
            *line = usize::from(band) * width + usize::from(place);
        }
    }
    lines
}
