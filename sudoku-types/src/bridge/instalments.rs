//! Work that may take longer than rustc allows one constant: the next constant goes on where the last one stopped.
//!
//! ```text
//! First<Verdicts<P>>::STATE          Open       what the search has come to
//! Next<Verdicts<P>, First<…>>::STATE Open
//! Next<Verdicts<P>, Next<…>>::STATE  Ended      constants after this one are never asked for
//! ```
//!
//! rustc evaluates all constants that a function names before it runs the function, so each is named by a function of its
//! own. If a constant gets no further than the one before it, no other would.

use crate::bridge::values::PuzzleValue;
use crate::grid::Grid;
use crate::solver::{COMPILER, Effort, Engine, Instalment, LARGEST_OF_WORDS, Verdict};
use core::marker::PhantomData;
use sudoku_notation::options::Goal;

/// A piece of work, as far as one constant after the other has come.
pub(super) trait Stage<State> {
    const STATE: State;
}

/// The first constant.
pub(super) struct First<Work>(PhantomData<Work>);

/// The one after `Before`.
pub(super) struct Next<Work, Before>(PhantomData<(Work, Before)>);

/// The search for the verdict on the puzzle `P`.
struct Verdicts<P>(PhantomData<P>);

impl<P, const N: usize, const A: usize> Verdicts<P>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    /// The engine of all constants but the first.
    const ENGINE: Engine<N> = Engine::of(&P::GIVENS.groups(), &mut Effort::new(COMPILER));
}

impl<P, const N: usize, const A: usize, const C: usize> Stage<Instalment<N, C>>
    for First<Verdicts<P>>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    const STATE: Instalment<N, C> = {
        let effort = &mut Effort::new(COMPILER);
        Instalment::first(P::GIVENS.rows(), P::GIVENS.groups(), P::GOAL, effort)
    };
}

impl<P, Before, const N: usize, const A: usize, const C: usize> Stage<Instalment<N, C>>
    for Next<Verdicts<P>, Before>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
    Before: Stage<Instalment<N, C>>,
{
    const STATE: Instalment<N, C> =
        Before::STATE.next(&Verdicts::<P>::ENGINE, P::GOAL, &mut Effort::new(COMPILER));
}

/// The verdict on a puzzle, after as many constants as its option `effort` allows.
pub(crate) const fn verdict<P, const N: usize, const A: usize>() -> Verdict<N>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    if N <= LARGEST_OF_WORDS {
        verdict_from::<P, First<Verdicts<P>>, N, A, 0>(P::EFFORT, None)
    } else {
        verdict_from::<P, First<Verdicts<P>>, N, A, 1>(P::EFFORT, None)
    }
}

/// The verdict after at most this number of constants, of which `S` is the first.
const fn verdict_from<P, S, const N: usize, const A: usize, const C: usize>(
    most: u8,
    before: Option<u64>,
) -> Verdict<N>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
    S: Stage<Instalment<N, C>>,
{
    if goes_on(most, before, S::STATE.progress()) {
        verdict_from::<P, Next<Verdicts<P>, S>, N, A, C>(most - 1, S::STATE.progress())
    } else {
        S::STATE.verdict()
    }
}

/// Returns true if there is to be one more constant: of at most this number, this one included, after this progress, and the
/// progress before it. A piece of work that has ended has none.
pub(super) const fn goes_on(most: u8, before: Option<u64>, now: Option<u64>) -> bool {
    match (before, now) {
        (_, None) => false,
        (Some(before), Some(now)) => most > 1 && before != now,
        (None, Some(_)) => most > 1,
    }
}

/// The puzzle `P`, of which any solution will do, with this option `effort`.
pub(crate) struct Any<P, const EFFORT: u8>(PhantomData<P>);

impl<P: PuzzleValue, const EFFORT: u8> PuzzleValue for Any<P, EFFORT> {
    type Grid = P::Grid;

    const GOAL: Goal = Goal::First;
    const EFFORT: u8 = EFFORT;
    const GIVENS: P::Grid = P::GIVENS;
}
