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
use sudoku_values::for_types::{self, COMPILER, Effort, Engine, Instalment};
use sudoku_values::solver::Verdict;

/// The state of a piece of work after one of its constants.
pub(super) trait Stage<State> {
    const STATE: State;
    /// The progress, which work that has ended does not have.
    const PROGRESS: Option<u64>;

    /// The constant after this one.
    type Then: Stage<State>;
}

/// The first constant.
pub(super) struct First<Work>(PhantomData<Work>);

/// The constant after `Before`.
pub(super) struct Next<Work, Before>(PhantomData<(Work, Before)>);

/// Defines the states of work on a puzzle `P`: the first one, and each by the one before it.
macro_rules! stages {
    ($work:ident<P $(, $number:ident)?>: $state:ty = $first:expr; $before:ident => $next:expr) => {
        impl<P, $(const $number: usize,)? const N: usize, const A: usize>
            Stage<$state> for First<$work<P $(, $number)?>>
        where
            P: PuzzleValue<Grid = Grid<N, A>>,
        {
            const STATE: $state = $first;
            const PROGRESS: Option<u64> = <Self as Stage<$state>>::STATE.progress();

            type Then = Next<$work<P $(, $number)?>, Self>;
        }

        impl<P, $before, $(const $number: usize,)? const N: usize, const A: usize>
            Stage<$state> for Next<$work<P $(, $number)?>, $before>
        where
            P: PuzzleValue<Grid = Grid<N, A>>,
            $before: Stage<$state>,
        {
            const STATE: $state = $next;
            const PROGRESS: Option<u64> = <Self as Stage<$state>>::STATE.progress();

            type Then = Next<$work<P $(, $number)?>, Self>;
        }
    };
}

pub(super) use stages;

/// Returns the state of work after at most `most` constants, of which `S` is the first. `before` is the progress before it.
pub(super) const fn last<State, S: Stage<State>>(most: u8, before: Option<u64>) -> State {
    let goes_on = match (before, S::PROGRESS) {
        (_, None) => false,
        (Some(before), Some(now)) => most > 1 && before != now,
        (None, Some(_)) => most > 1,
    };
    if goes_on {
        last::<State, S::Then>(most - 1, S::PROGRESS)
    } else {
        S::STATE
    }
}

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

stages! {
    Verdicts<P>: Instalment<N> = {
        let groups = for_types::groups(&P::GIVENS);
        Instalment::first(P::GIVENS.rows(), groups, P::GOAL, &mut Effort::new(COMPILER))
    };
    Before => Before::STATE.next(&Verdicts::<P>::ENGINE, P::GOAL, &mut Effort::new(COMPILER))
}

/// Returns the verdict on a puzzle, after at most as many constants as its option `effort` allows.
pub(crate) const fn verdict<P, const N: usize, const A: usize>() -> Verdict<N>
where
    P: PuzzleValue<Grid = Grid<N, A>>,
{
    last::<Instalment<N>, First<Verdicts<P>>>(P::EFFORT, None).verdict()
}

/// The puzzle `P` with the goal of any solution, and this option `effort`.
pub(crate) struct Any<P, const EFFORT: u8>(PhantomData<P>);

impl<P: PuzzleValue, const EFFORT: u8> PuzzleValue for Any<P, EFFORT> {
    type Grid = P::Grid;

    const GOAL: Goal = Goal::First;
    const EFFORT: u8 = EFFORT;
    const GIVENS: P::Grid = P::GIVENS;
}
