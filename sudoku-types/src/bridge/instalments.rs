//! Splits work that may take longer than rustc allows one constant: each constant continues where the previous one stopped.
//!
//! ```text
//! First<Verdicts<P>>::STATE          Open       the state of the search
//! Next<Verdicts<P>, First<…>>::STATE Open
//! Next<Verdicts<P>, Next<…>>::STATE  Ended      no constant after this one is evaluated
//! ```
//!
//! rustc evaluates all constants in a function before it runs the function, so each constant is in a function of its own. If a
//! constant makes no progress, the next one would not either.

use crate::bridge::values::PuzzleValue;
use core::marker::PhantomData;
use sudoku_notation::options::Goal;
use sudoku_values::Grid;
use sudoku_values::for_types::{self, COMPILER, Effort, Engine, Instalment, LARGEST_OF_WORDS};
use sudoku_values::solver::Verdict;

/// The state of a piece of work after one of its constants.
pub(super) trait Stage<State> {
    const STATE: State;
}

/// The first constant.
pub(super) struct First<Work>(PhantomData<Work>);

/// The constant after `Before`.
pub(super) struct Next<Work, Before>(PhantomData<(Work, Before)>);

/// The search for the verdict on the puzzle `P`.
struct Verdicts<P>(PhantomData<P>);

impl<P, const N: usize, const A: usize> Verdicts<P>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    /// The engine of all constants except the first one.
    const ENGINE: Engine<N> =
        Engine::of(&for_types::groups(&P::GIVENS), &mut Effort::new(COMPILER));
}

impl<P, const N: usize, const A: usize, const C: usize> Stage<Instalment<N, C>>
    for First<Verdicts<P>>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    const STATE: Instalment<N, C> = {
        let effort = &mut Effort::new(COMPILER);
        Instalment::first(
            P::GIVENS.rows(),
            for_types::groups(&P::GIVENS),
            P::GOAL,
            effort,
        )
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

/// Returns the verdict on a puzzle, after at most as many constants as its option `effort` allows.
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

/// Returns the verdict after at most this number of constants, of which `S` is the first.
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

/// Returns true if another constant should continue the work: `most` is the number of constants left, this one included, and
/// `before` and `now` are the progress before and after this one. Work that has ended has no progress.
pub(super) const fn goes_on(most: u8, before: Option<u64>, now: Option<u64>) -> bool {
    match (before, now) {
        (_, None) => false,
        (Some(before), Some(now)) => most > 1 && before != now,
        (None, Some(_)) => most > 1,
    }
}

/// The puzzle `P` with the goal of any solution, and this option `effort`.
pub(crate) struct Any<P, const EFFORT: u8>(PhantomData<P>);

impl<P: PuzzleValue, const EFFORT: u8> PuzzleValue for Any<P, EFFORT> {
    type Grid = P::Grid;

    const GOAL: Goal = Goal::First;
    const EFFORT: u8 = EFFORT;
    const GIVENS: P::Grid = P::GIVENS;
}
