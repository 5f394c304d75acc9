//! `minimal: true;`: checks that a puzzle needs each of its givens. Otherwise the error names a given that it does not need.
//!
//! Each given takes a search, and all searches together may take longer than rustc allows one constant: see
//! [`instalments`](super::instalments).

use crate::bridge::instalments::{First, Next, Stage, goes_on};
use crate::bridge::proposal::Report;
use crate::bridge::values::PuzzleValue;
use sudoku_values::Grid;
use sudoku_values::for_types::{self, COMPILER, Effort, LARGEST_OF_WORDS, Needed, Others};

use core::marker::PhantomData;
use sudoku_notation::messages::{Finding, FindingKind};

/// The report that a puzzle needs each of its givens. If the puzzle itself is wrong, it has another report, and this one is
/// empty.
pub struct Minimal<P>(PhantomData<P>);

impl<P, const N: usize, const A: usize> Report for Minimal<P>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    const FINDING: Finding = if !P::FINDING.is_nothing() {
        Finding::NOTHING
    } else if N <= LARGEST_OF_WORDS {
        surveyed::<P, First<Givens<P>>, N, A, 0>(CONSTANTS * P::EFFORT, None)
    } else {
        surveyed::<P, First<Givens<P>>, N, A, 1>(CONSTANTS * P::EFFORT, None)
    };
}

/// The survey of the givens may take this many times the constants of the search. (The type of each constant contains that of the
/// previous one, and rustc allows 128 nested types.)
const CONSTANTS: u8 = 2;

/// The survey of the givens of the puzzle `P`.
struct Givens<P>(PhantomData<P>);

impl<P, const N: usize, const A: usize> Givens<P>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    /// The searches without a given, which all constants share.
    const OTHERS: Others<N> = Others::of(for_types::groups(&P::GIVENS), &mut Effort::new(COMPILER));
}

impl<P, const N: usize, const A: usize, const C: usize> Stage<Needed<N, C>> for First<Givens<P>>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    const STATE: Needed<N, C> = Needed::NOTHING.survey(
        P::GIVENS.rows(),
        &Givens::<P>::OTHERS,
        &mut Effort::new(COMPILER),
    );
}

impl<P, Before, const N: usize, const A: usize, const C: usize> Stage<Needed<N, C>>
    for Next<Givens<P>, Before>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
    Before: Stage<Needed<N, C>>,
{
    const STATE: Needed<N, C> = Before::STATE.survey(
        P::GIVENS.rows(),
        &Givens::<P>::OTHERS,
        &mut Effort::new(COMPILER),
    );
}

/// Returns the result of the survey after at most `most` constants, of which `S` is the first.
const fn surveyed<P, S, const N: usize, const A: usize, const C: usize>(
    most: u8,
    before: Option<u64>,
) -> Finding
where
    P: PuzzleValue<Grid = Grid<N, A>>,
    S: Stage<Needed<N, C>>,
{
    if goes_on(most, before, S::STATE.progress()) {
        return surveyed::<P, Next<Givens<P>, S>, N, A, C>(most - 1, S::STATE.progress());
    }
    match S::STATE {
        Needed::All => Finding::NOTHING,
        Needed::Except(cell) => Finding::at(FindingKind::NeedsEachGiven, cell / N, cell % N),
        Needed::Until(cell, _) => Finding::at(FindingKind::NeedInReach, cell / N, cell % N),
    }
}
