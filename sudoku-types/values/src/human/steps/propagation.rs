//! Takes all steps of a grid at once: [`Grid::propagate`].

use crate::grid::Grid;
use crate::human::candidates::Candidates;
use crate::human::no_solution::NoSolution;

/// The result of all [steps](Grid::steps) of a grid: [`Grid::propagate`].
///
/// ```
/// use sudoku_values::Grid;
///
/// let propagation = Grid::<4>::parse("1... ..3. ...4 .2..")?.propagate();
/// assert_eq!(propagation.unsolved, 0);
/// assert!(propagation.contradiction.is_none());
/// # Ok::<(), sudoku_values::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[must_use]
pub struct Propagation<const N: usize, const A: usize = 0> {
    /// The candidates that are left.
    pub candidates: Candidates<N, A>,
    /// The number of steps.
    pub steps: usize,
    /// The number of rounds that the steps took. A round takes all steps of the simplest technique that has one as the round
    /// begins; from pairs on, only one step.
    pub rounds: usize,
    /// The number of cells that are still unsolved.
    pub unsolved: usize,
    /// The reason why the grid has no solution, if the steps show that.
    pub contradiction: Option<NoSolution<N, A>>,
}

impl<const N: usize, const A: usize> Grid<N, A> {
    /// Takes all [steps](Grid::steps) of the grid.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let end = Grid::<4>::parse("1... ..3. ...4 .2..")?.propagate();
    /// assert_eq!(end.unsolved, 0);
    /// assert_eq!(end.candidates.grid().rows()[0], [1, 3, 4, 2]);
    ///
    /// let end = Grid::<4>::parse("1... ..3. .... .2..")?.propagate();
    /// assert_eq!((end.unsolved, end.contradiction), (7, None));
    ///
    /// let end = Grid::<4>::parse("123. .... .... ...4")?.propagate();
    /// assert_eq!(
    ///     end.contradiction.unwrap().to_string(),
    ///     "this puzzle has no solution: row 1, column 4 has no candidate left",
    /// );
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    pub const fn propagate(&self) -> Propagation<N, A> {
        let (mut steps, mut count) = (self.steps(), 0);
        while steps.next_step().is_some() {
            count += 1;
        }
        Propagation {
            candidates: steps.candidates(),
            steps: count,
            rounds: steps.rounds(),
            unsolved: steps.unsolved(),
            contradiction: steps.contradiction(),
        }
    }
}
