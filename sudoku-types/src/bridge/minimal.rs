//! `minimal: true;`: checks that a puzzle needs each of its givens. Otherwise the error names a given that it does not need.
//!
//! Each given takes a search, and all searches together may take longer than rustc allows one constant: see
//! [`instalments`](super::instalments).

use crate::bridge::instalments::{First, Next, Stage, last, stages};
use crate::bridge::proposal::Report;
use crate::bridge::values::PuzzleValue;
use sudoku_values::Grid;
use sudoku_values::for_types::{self, COMPILER, Effort, Engine, Needed};

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
    } else {
        finding(last::<Needed<N>, First<Givens<P>>>(
            CONSTANTS * P::EFFORT,
            None,
        ))
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
    /// The engine of all constants.
    const ENGINE: Engine<N> =
        Engine::of(&for_types::groups(&P::GIVENS), &mut Effort::new(COMPILER));
}

stages! {
    Givens<P>: Needed<N> =
        Needed::NOTHING.survey(P::GIVENS.rows(), &Givens::<P>::ENGINE, &mut Effort::new(COMPILER));
    Before => Before::STATE.survey(P::GIVENS.rows(), &Givens::<P>::ENGINE, &mut Effort::new(COMPILER))
}

/// Returns the finding after a survey.
const fn finding<const N: usize>(needed: Needed<N>) -> Finding {
    match needed {
        Needed::All => Finding::NOTHING,
        Needed::Except(cell) => Finding::at(FindingKind::NeedsEachGiven, cell / N, cell % N),
        Needed::Until(cell, _) => Finding::at(FindingKind::NeedInReach, cell / N, cell % N),
    }
}
