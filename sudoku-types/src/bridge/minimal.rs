//! `minimal: true;`: whether a puzzle needs each of its givens, as a finding that has a report of its own.
//!
//! To ask that of all givens may take more searches than one constant bears. Then the next constant goes on from there:
//!
//! ```text
//! Begun<P>::SURVEY                    Until(34)
//! Continued<P, Begun<P>>::SURVEY      Until(61)
//! Continued<P, Continued<…>>::SURVEY  All
//! ```

use crate::bridge::proposal::{OfGrid, Proposal};
use crate::grid::Grid;
use crate::solver::{COMPILER, Effort, Needed};
use core::marker::PhantomData;
use sudoku_notation::messages::Finding;

/// A proposal of which nothing is wrong only if its puzzle needs each of its givens. Where something is wrong with the puzzle itself,
/// that is said already, and nothing is found here.
pub struct Minimal<P>(PhantomData<P>);

impl<P, const N: usize, const A: usize> Proposal for Minimal<P>
where
    P: OfGrid<Grid = Grid<N, A>>,
{
    const SIZE: usize = P::SIZE;
    const DIGITS: &'static [u8] = P::DIGITS;
    const FINDING: Finding = if P::FINDING.is_nothing() {
        surveyed::<P, Begun<P>, N, A>(MOST_CONSTANTS, None)
    } else {
        Finding::NOTHING
    };
}

/// So many constants may survey the givens of one puzzle, which takes rustc a minute or two in a 9×9, and more in larger grids. (Each
/// stands in the type of the next one, and rustc bears 128 types within each other.)
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
    P: OfGrid<Grid = Grid<N, A>>,
{
    const SURVEY: Needed = go_on(P::GRID, Needed::Until(0));
}

impl<P, Before: Survey, const N: usize, const A: usize> Survey for Continued<P, Before>
where
    P: OfGrid<Grid = Grid<N, A>>,
{
    const SURVEY: Needed = go_on(P::GRID, Before::SURVEY);
}

/// Goes on with a survey for as long as a constant may.
const fn go_on<const N: usize, const A: usize>(grid: &Grid<N, A>, before: Needed) -> Needed {
    before.survey(grid.rows(), grid.groups(), &mut Effort::new(COMPILER))
}

/// What the survey comes to, with so many constants at most from this one on, `last` being the cell that the one before has come to.
/// Constants after the one that comes to an end are never asked for.
const fn surveyed<P, S: Survey, const N: usize, const A: usize>(
    most: usize,
    last: Option<usize>,
) -> Finding
where
    P: OfGrid<Grid = Grid<N, A>>,
{
    match (S::SURVEY, last) {
        (Needed::All, _) => Finding::NOTHING,
        (Needed::Except(cell), _) => Finding::unneeded(cell / N, cell % N),
        // All that a constant bears did not suffice for this one.
        (Needed::Until(cell), Some(last)) if cell == last => too_hard::<N>(cell),
        (Needed::Until(cell), _) if most == 1 => too_hard::<N>(cell),
        (Needed::Until(cell), _) => surveyed::<P, Continued<P, S>, N, A>(most - 1, Some(cell)),
    }
}

const fn too_hard<const N: usize>(cell: usize) -> Finding {
    Finding::need_unknown(cell / N, cell % N)
}
