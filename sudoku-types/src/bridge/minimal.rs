//! `minimal: true;`: checks that a puzzle needs each of its givens; if not, the error names one that it does not need.
//!
//! Each given takes a search, and all searches together may take longer than rustc allows one constant. Then the next
//! constant continues where the last one stopped:
//!
//! ```text
//! Begun<P>::SURVEY                    Until(34)
//! Continued<P, Begun<P>>::SURVEY      Until(61)
//! Continued<P, Continued<…>>::SURVEY  All
//! ```

use crate::bridge::proposal::Report;
use crate::bridge::values::PuzzleValue;
use crate::grid::Grid;
use crate::solver::{COMPILER, Effort, Needed};
use core::marker::PhantomData;
use sudoku_notation::messages::{Finding, FindingKind};

/// The report that a puzzle needs each of its givens. Where something is wrong with the puzzle itself, that is reported
/// already, and nothing is found here.
pub struct Minimal<P>(PhantomData<P>);

impl<P, const N: usize, const A: usize> Report for Minimal<P>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    const FINDING: Finding = if P::FINDING.is_nothing() {
        surveyed::<P, Begun<P>, N, A>(MOST_CONSTANTS, first_given(&P::GIVENS))
    } else {
        Finding::NOTHING
    };
}

/// The most constants that survey the givens of one puzzle. All of them take rustc a minute or two in a 9×9, and more in
/// larger grids. (Each is part of the type of the next one, and rustc allows 128 types within each other.)
const MOST_CONSTANTS: usize = 10;

/// A survey of givens, as far as one constant after the other has come.
trait Survey {
    const SURVEY: Needed;
}

/// The first constant.
struct Begun<P>(PhantomData<P>);

/// The one after `Before`.
struct Continued<P, Before>(PhantomData<(P, Before)>);

impl<P, const N: usize, const A: usize> Survey for Begun<P>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    const SURVEY: Needed = go_on(&P::GIVENS, Needed::Until(0));
}

impl<P, Before: Survey, const N: usize, const A: usize> Survey for Continued<P, Before>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    const SURVEY: Needed = go_on(&P::GIVENS, Before::SURVEY);
}

/// Goes on with a survey for as long as a constant may.
const fn go_on<const N: usize, const A: usize>(grid: &Grid<N, A>, before: Needed) -> Needed {
    before.survey(grid.rows(), grid.groups(), &mut Effort::new(COMPILER))
}

/// The result of the survey, with at most `most` constants from this one on. `last` is the cell at which the previous one
/// ended, or the first given. Constants after the one that finishes are never asked for.
const fn surveyed<P, S: Survey, const N: usize, const A: usize>(most: usize, last: usize) -> Finding
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    match S::SURVEY {
        Needed::All => Finding::NOTHING,
        Needed::Except(cell) => Finding::at(FindingKind::NeedsEachGiven, cell / N, cell % N),
        // A whole constant did not suffice for this one, or all constants for those before it.
        Needed::Until(cell) if cell == last || most == 1 => {
            Finding::at(FindingKind::NeedInReach, cell / N, cell % N)
        }
        Needed::Until(cell) => surveyed::<P, Continued<P, S>, N, A>(most - 1, cell),
    }
}

/// The first given in reading order.
const fn first_given<const N: usize, const A: usize>(grid: &Grid<N, A>) -> usize {
    let mut cell = 0;
    while cell < N * N && grid.rows()[cell / N][cell % N] == 0 {
        cell += 1;
    }
    cell
}
