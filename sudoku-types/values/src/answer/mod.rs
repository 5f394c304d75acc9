//! The result of [`Grid::solve`]: an [`Answer`], which is a solution, two solutions, or [`NoSolution`] with the reason.

mod all_solutions;
mod generate;
mod notes;
mod shuffled;
mod solve;

pub use all_solutions::Solutions;
pub use generate::{Generate, Symmetry, Unfulfilled};

use core::fmt;

use crate::grid::Grid;
use crate::human::NoSolution;
use sudoku_notation::messages::Finding;

/// No solution, one solution, or two of several: the result of [`Grid::solve`].
///
/// Unlike [`solver::Verdict`](crate::solver::Verdict), the result of the solver, it has [`Grid`]s with symbols
/// as solutions, and no case for a search that gave up.
///
/// `Display` writes the only solution, or the compile error of the same puzzle.
///
/// ```
/// use sudoku_values::{Answer, Grid};
///
/// let answer = Grid::<4>::parse("1... ..3. .... .2..")?.solve();
/// assert_eq!(
///     answer.to_string(),
///     "this puzzle has more than one solution: row 1, column 3 can be 2 or 4",
/// );
/// let Answer::Several(one, other) = answer else { panic!() };
/// assert_ne!(one.rows()[0][2], other.rows()[0][2]);
/// # Ok::<(), sudoku_values::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[must_use]
pub enum Answer<const N: usize, const A: usize = 0> {
    /// No solution, with the reason.
    None(NoSolution<N, A>),
    /// Exactly one solution.
    Unique(Grid<N, A>),
    /// More than one solution: two different ones.
    Several(Grid<N, A>, Grid<N, A>),
}

impl<const N: usize, const A: usize> Answer<N, A> {
    /// Returns the solution, if it is the only one.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let solution = Grid::<4>::parse("1... ..3. ...4 .2..")?.solve().unique();
    /// assert_eq!(solution, Some(Grid::parse("1342 2431 3124 4213")?));
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    ///
    /// In a constant: `ANSWER.unique().unwrap()`.
    pub const fn unique(self) -> Option<Grid<N, A>> {
        match self {
            Answer::Unique(solution) => Some(solution),
            Answer::None(_) | Answer::Several(..) => None,
        }
    }

    /// Returns the only solution. [`unique`](Answer::unique) returns an `Option` instead.
    ///
    /// ```
    /// use sudoku_values::Grid;
    ///
    /// let solution = Grid::<4>::parse("1... ..3. ...4 .2..")?.solve().unwrap();
    /// assert!(solution.is_solved());
    /// # Ok::<(), sudoku_values::ParseError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If there is no solution, or more than one. The message has the reason.
    #[track_caller]
    pub fn unwrap(self) -> Grid<N, A> {
        match self {
            Answer::Unique(solution) => solution,
            Answer::None(_) | Answer::Several(..) => panic!("{self}"),
        }
    }
}

impl<const N: usize, const A: usize> fmt::Display for Answer<N, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::None(reason) => reason.fmt(f),
            Answer::Unique(solution) => solution.fmt(f),
            Answer::Several(one, other) => {
                let symbols = one.symbols();
                Finding::several(one.rows(), other.rows())
                    .sentence(symbols)
                    .fmt(f)
            }
        }
    }
}
