//! Finds all solutions of a grid, one after the other.

use core::fmt;
use core::iter::FusedIterator;

use crate::grid::Grid;
use crate::solver::{Effort, Enumeration, Next};

/// An iterator over the solutions of a grid: [`Grid::solutions`].
///
/// The search waits where it found the last solution; nothing is allocated. Its state is in
/// this value: 35 KB for a 9×9, 190 KB for a 25×25.
///
/// ```
/// use sudoku_types::Grid;
///
/// let blank = Grid::<4>::parse("................")?;
/// assert_eq!(blank.solutions().count(), 288);
/// assert!(blank.solutions().all(|solution| solution.is_solved()));
/// # Ok::<(), sudoku_types::ParseError>(())
/// ```
#[derive(Clone)]
#[must_use = "iterators do nothing until they are asked"]
pub struct Solutions<const N: usize, const A: usize = 0> {
    givens: Grid<N, A>,
    all: Enumeration<N>,
}

impl<const N: usize, const A: usize> Grid<N, A> {
    /// All solutions, each found when it is asked for, in an order that is always the same.
    ///
    /// It does not end before the last one, however many there are.
    ///
    /// ```
    /// use sudoku_types::Grid;
    ///
    /// let grid = Grid::<4>::parse("1... ..3. .... .2..")?;
    /// assert_eq!(grid.solutions().count(), 3);
    /// assert!(grid.solutions().all(|solution| solution.rows()[0][0] == 1));
    ///
    /// let blank = Grid::<25>::parse(&".".repeat(625))?;
    /// assert_eq!(blank.solutions().take(5).count(), 5);
    /// # Ok::<(), sudoku_types::ParseError>(())
    /// ```
    pub const fn solutions(&self) -> Solutions<N, A> {
        Solutions {
            givens: *self,
            all: Enumeration::new(self.rows(), self.groups()),
        }
    }
}

impl<const N: usize, const A: usize> Iterator for Solutions<N, A> {
    type Item = Grid<N, A>;

    fn next(&mut self) -> Option<Grid<N, A>> {
        match self.all.next(&mut Effort::new(u64::MAX)) {
            Next::Solution(rows) => Some(self.givens.with(rows)),
            Next::End | Next::Spent => None,
        }
    }
}

impl<const N: usize, const A: usize> FusedIterator for Solutions<N, A> {}

impl<const N: usize, const A: usize> fmt::Debug for Solutions<N, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solutions")
            .field("givens", &self.givens)
            .finish_non_exhaustive()
    }
}
