//! What a user is told of a grid's solutions: [`Answer`], and why there is none: [`NoSolution`].

use core::fmt;

use super::Grid;
use crate::solver::{Contradiction, Refuted};
use sudoku_notation::geometry::Clash;
use sudoku_notation::messages::Finding;
use sudoku_notation::symbols::Symbols;

/// How many solutions a grid has: [`Grid::solve`].
///
/// It is the solver's own result, [`solver::Verdict`](crate::solver::Verdict), made for users of a
/// [`Grid`]: its solutions are grids, it knows the symbols to be printed in, and it does not give up.
///
/// It prints as the only solution, or as the compile error of the same puzzle.
///
/// ```
/// use sudoku_types::{Answer, Grid};
///
/// let answer = Grid::<4>::parse("1... ..3. .... .2..")?.solve();
/// assert_eq!(
///     answer.to_string(),
///     "this puzzle has more than one solution: row 1, column 3 can be 2 or 4",
/// );
/// let Answer::Several(one, other) = answer else { panic!() };
/// assert_ne!(one.rows()[0][2], other.rows()[0][2]);
/// # Ok::<(), sudoku_types::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
#[must_use]
pub enum Answer<const N: usize> {
    /// None, and why.
    None(NoSolution<N>),
    /// Exactly one.
    Unique(Grid<N>),
    /// More than one; these two differ.
    Several(Grid<N>, Grid<N>),
}

impl<const N: usize> Answer<N> {
    /// The solution, if it is the only one.
    ///
    /// ```
    /// use sudoku_types::Grid;
    ///
    /// let solution = Grid::<4>::parse("1... ..3. ...4 .2..")?.solve().unique();
    /// assert_eq!(solution, Some(Grid::parse("1342 2431 3124 4213")?));
    /// # Ok::<(), sudoku_types::ParseError>(())
    /// ```
    pub const fn unique(self) -> Option<Grid<N>> {
        match self {
            Answer::Unique(solution) => Some(solution),
            Answer::None(_) | Answer::Several(..) => None,
        }
    }
}

impl<const N: usize> fmt::Display for Answer<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::None(reason) => reason.fmt(f),
            Answer::Unique(solution) => solution.fmt(f),
            Answer::Several(one, other) => {
                let symbols = one.symbols();
                Finding::several(one.rows(), other.rows()).write(f, symbols)
            }
        }
    }
}

/// The error of a grid without a solution: a [`Contradiction`], which is the place as the solver
/// names it, and the grid's symbols, so that it can be printed.
///
/// ```
/// use sudoku_types::{Answer, Contradiction, Grid, Unit};
///
/// let Answer::None(reason) = Grid::<4>::parse("12.. ..3. .... ....")?.solve() else {
///     panic!()
/// };
/// let unit = Unit::Row(0);
/// assert_eq!(reason.contradiction(), Contradiction::NoPlace { unit, digit: 3 });
/// assert_eq!(
///     reason.to_string(),
///     "this puzzle has no solution: row 1 has no place for 3",
/// );
///
/// let Answer::None(reason) = Grid::<4>::parse("1.1. .... .... ....")?.solve() else {
///     panic!()
/// };
/// assert_eq!(
///     reason.to_string(),
///     "this puzzle has no solution: digit 1 appears twice in row 1: columns 1 and 3",
/// );
/// # Ok::<(), sudoku_types::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSolution<const N: usize> {
    refuted: Refuted<N>,
    symbols: Symbols<N>,
}

impl<const N: usize> NoSolution<N> {
    pub(crate) const fn new(refuted: Refuted<N>, symbols: &Symbols<N>) -> Self {
        NoSolution {
            refuted,
            symbols: *symbols,
        }
    }

    /// What is wrong, and where: looked for when it is asked for, or printed.
    pub const fn contradiction(&self) -> Contradiction {
        self.refuted.contradiction()
    }
}

impl<const N: usize> fmt::Display for NoSolution<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let contradiction = self.contradiction();
        let Contradiction::Clash {
            unit,
            digit,
            first,
            second,
        } = contradiction
        else {
            return contradiction.finding().write(f, &self.symbols);
        };
        let clash = Clash {
            unit,
            digit,
            first,
            second,
        };
        f.write_str("this puzzle has no solution: ")?;
        clash.write(f, &self.symbols)
    }
}

impl<const N: usize> core::error::Error for NoSolution<N> {}
