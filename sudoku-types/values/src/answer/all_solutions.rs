//! Finds all solutions of a grid, one after the other.

use core::fmt;
use core::iter::FusedIterator;

use crate::grid::Grid;
use crate::solver::{Effort, Engine, Next, Search, are_impossible};
use sudoku_notation::geometry::Cell;

/// An iterator over the solutions of a grid: [`Grid::solutions`].
///
/// The search pauses at each solution, and allocates nothing. This value has its state:
/// 70 KB for a 9×9, up to 370 KB for a 25×25: see [stack](https://docs.rs/sudoku-types/latest/sudoku_types/limits/index.html#stack-at-run-time).
///
/// ```
/// use sudoku_values::Grid;
///
/// let blank = Grid::<4>::parse("................")?;
/// assert_eq!(blank.solutions().count(), 288);
/// assert!(blank.solutions().all(|solution| solution.is_solved()));
/// # Ok::<(), sudoku_values::ParseError>(())
/// ```
#[derive(Clone)]
#[must_use = "iterators do nothing until they are asked"]
pub struct Solutions<const N: usize, const A: usize = 0> {
    givens: Grid<N, A>,
    engine: Engine<N>,
    search: Search<N>,
    effort: Effort,
}

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Returns all solutions, always in the same order. Each call of `next` searches for one.
    ///
    /// The number of solutions is not limited.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let grid = Grid::<4>::parse("1... ..3. .... .2..")?;
    /// assert_eq!(grid.solutions().count(), 3);
    /// assert!(grid.solutions().all(|solution| solution.rows()[0][0] == 1));
    ///
    /// let blank = Grid::<25>::parse(&".".repeat(625))?;
    /// assert_eq!(blank.solutions().take(5).count(), 5);
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub const fn solutions(&self) -> Solutions<N, A> {
        self.solutions_within(u64::MAX)
    }

    /// Returns the [`solutions`](Grid::solutions) that are found within about `steps` steps, which are counted as in
    /// [`solve_within`](Grid::solve_within). [`gave_up`](Solutions::gave_up) returns true if there may be more.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let blank = Grid::<4>::parse("................")?;
    /// let mut some = blank.solutions_within(10_000);
    /// assert!(some.by_ref().count() < 288);
    /// assert!(some.gave_up());
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub const fn solutions_within(&self, steps: u64) -> Solutions<N, A> {
        let (rows, effort) = (self.rows(), &mut Effort::new(u64::MAX));
        let engine = Engine::of(&self.groups(), effort);
        let mut search = Search::new(rows, &engine, effort);
        if are_impossible(rows, self.groups(), effort) {
            search.end();
        }
        Solutions {
            givens: *self,
            engine,
            search,
            effort: Effort::new(steps),
        }
    }
}

impl<const N: usize, const A: usize> Solutions<N, A> {
    /// Returns true if the steps of [`solutions_within`](Grid::solutions_within) did not suffice to find all solutions.
    pub const fn gave_up(&self) -> bool {
        self.effort.is_spent()
    }

    /// Takes a candidate from a grid of which no solution was looked for: see `Search::without`.
    pub(crate) const fn remove(&mut self, cell: Cell, digit: u8) {
        let cell = cell.row * N + cell.column;
        self.search.without(cell, digit, &self.engine);
    }
}

impl<const N: usize, const A: usize> Iterator for Solutions<N, A> {
    type Item = Grid<N, A>;

    fn next(&mut self) -> Option<Grid<N, A>> {
        let (engine, effort) = (&self.engine, &mut self.effort);
        match self.search.find(engine, effort) {
            Next::Solution => Some(self.givens.with(self.search.solution(engine, effort))),
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
