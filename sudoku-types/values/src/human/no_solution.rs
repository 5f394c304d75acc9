//! [`NoSolution`], the error of a grid without a solution.

use core::fmt;

use super::contradiction::Contradiction;
use crate::grid::Grid;
use crate::solver::Effort;

/// The error of a grid without a solution: the grid, and the [`Contradiction`] that a person would find.
///
/// ```
/// use sudoku_values::{Answer, Contradiction, Grid, Unit};
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
/// # Ok::<(), sudoku_values::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSolution<const N: usize, const A: usize = 0> {
    givens: Grid<N, A>,
    /// The contradiction, if it was found before the error was made.
    known: Option<Contradiction>,
}

impl<const N: usize, const A: usize> NoSolution<N, A> {
    pub(crate) const fn new(givens: Grid<N, A>, known: Option<Contradiction>) -> Self {
        NoSolution { givens, known }
    }

    /// Returns the contradiction. It may have to be searched for at each call, and when the error is printed.
    pub const fn contradiction(&self) -> Contradiction {
        match self.known {
            Some(contradiction) => contradiction,
            None => self.givens.first_contradiction(&mut Effort::new(u64::MAX)),
        }
    }
}

impl<const N: usize, const A: usize> fmt::Display for NoSolution<N, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let contradiction = self.contradiction();
        let symbols = self.givens.symbols();
        let begin = "this puzzle has no solution: ";
        match contradiction {
            Contradiction::Clash(conflict) => write!(f, "{begin}{conflict}"),
            Contradiction::WrongSum(wrong) => write!(f, "{begin}{wrong}"),
            Contradiction::ImpossibleSum(sum) => write!(f, "{begin}{sum}"),
            Contradiction::Unfillable(unit) => write!(f, "{begin}no digits fit {unit}"),
            Contradiction::Together(all) => write!(f, "{begin}{all}"),
            _ => contradiction.finding().sentence(symbols).fmt(f),
        }
    }
}

impl<const N: usize, const A: usize> core::error::Error for NoSolution<N, A> {}
