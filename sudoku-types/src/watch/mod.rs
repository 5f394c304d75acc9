//! Watches a search: its states, which are computed as types, can be read as values.
//!
//! ```text
//! Searching<Branch<S, A, Rest>, L, F>        a state of the machine
//!        │
//!        ▼  Watch::State                     Grid<S, Rest, Sweep<…>>       a type that says what the machine does
//!        │
//!        ▼  Shows::VALUE                     State { planes, waiting, next: Turn::Sweep(…) }
//! ```
//!
//! No other file of the machine uses this one, so a search that nobody watches costs nothing more. The states are those
//! that the members of the machine make. Only for the question which law removed a candidate are its members called with
//! the laws `Unsettled`, by which nothing follows from a change; the `rounds` of the real laws begin there.

mod rounds;
mod shown;

use crate::puzzle::Puzzle;
use crate::type_solver::planes::advice::{Advice, Candidate, InCellOfTwo, NoAdvice, Own, Try};
use crate::type_solver::planes::bits::{Bit, In, Out};
use crate::type_solver::planes::digits::Digit;
use crate::type_solver::planes::laws::Laws;
use crate::type_solver::planes::lists::Lines;
use crate::type_solver::planes::machine::{
    Bottom, Branch, Dead, Done, Doubled, Findings, Finished, Moving, Open, Searching, Sixteen,
    Stack,
};
use crate::type_solver::planes::parts::{Place, Remove};
use crate::type_solver::planes::paths::{At, Here, Nowhere, Path};
use crate::type_solver::planes::puzzle::{Begun, Rules};
use crate::type_solver::planes::rows::{JustThree, JustTwo};
use crate::type_solver::planes::rule::Counts;
use crate::type_solver::planes::sets::Set;
use crate::type_solver::planes::state::Planes;
use rounds::{Between, Settles, Unsettled};
use shown::{Grid, Shows, Split, Step, Sweep, Then, choice};
use typenum::{Const, ToUInt, U, tarr};

pub use shown::{Choice, Law, Removed, Rounds, Settled, State, States, Turn};

/// A puzzle whose search with this goal and advice comes to an end, and can be watched.
pub trait Watched<Goal, Advice = NoAdvice> {
    /// The states of the search, without the one in which it has ended.
    const STATES: States;
    /// The solutions that it has found, in the first rows and columns.
    const SOLUTIONS: &'static [[[u8; 25]; 25]];
}

/// A puzzle as the first state of a search, and the steps that the search may take.
pub trait Start<Goal, A> {
    type State;
    type Steps;
}

impl<const N: usize, R, G: Lines, S, To, A> Start<To, A> for Puzzle<N, R, G, S>
where
    Const<N>: ToUInt,
    R: Rules<U<N>>,
{
    type State = Begun<R::Laws, G, A, To>;
    type Steps = R::Steps;
}

impl<P, Goal, A: Advice, Seen: Shows<States>, F: Findings> Watched<Goal, A> for P
where
    P: Start<Goal, A>,
    P::Steps: Walk<P::State, States = Seen, After = Finished<F>>,
{
    const STATES: States = Seen::VALUE;
    const SOLUTIONS: &'static [[[u8; 25]; 25]] = match F::SOLUTIONS {
        Some(solutions) => solutions,
        None => &[],
    };
}

/// A number of steps for which the search can be watched from this state. (The steps are `Self`, so that rustc looks for
/// an implementation only if it has a type for them.)
pub trait Walk<State> {
    /// The state after these steps.
    type After;
    /// The states before each of these steps.
    type States;
}

/// One step.
pub enum Once {}

impl<F, T> Walk<Finished<F>> for T {
    type After = Finished<F>;
    type States = ();
}
impl<W: Stack, L: Laws, F: Findings> Walk<Searching<W, L, F>> for Once
where
    Searching<W, L, F>: Watch,
{
    type After = W::Step<L, F>;
    type States = <Searching<W, L, F> as Watch>::State;
}
impl<W, L, F, T, Half, Whole, First, Second> Walk<Searching<W, L, F>> for Doubled<T>
where
    T: Walk<Searching<W, L, F>, After = Half, States = First>,
    T: Walk<Half, After = Whole, States = Second>,
{
    type After = Whole;
    type States = Then<First, Second>;
}
impl<W, L, F, After, States> Walk<Searching<W, L, F>> for Sixteen
where
    Doubled<Doubled<Doubled<Doubled<Once>>>>:
        Walk<Searching<W, L, F>, After = After, States = States>,
{
    type After = After;
    type States = States;
}

/// A state that can be watched.
pub trait Watch {
    /// The type that describes it.
    type State;
}

impl<L, F> Watch for Searching<Bottom, L, F> {
    type State = Bottom;
}
impl<S: Planes, A, Rest, L, F, Next> Watch for Searching<Branch<S, A, Rest>, L, F>
where
    <S::Counts as Counts>::Status: Acts<S, A, L, Next = Next>,
{
    type State = Grid<S, Rest, Next>;
}

/// A status by which the machine acts on the grid `S`.
pub trait Acts<S, A, L> {
    /// The turn of the machine.
    type Next;
}

impl<S, A, L> Acts<S, A, L> for Dead {
    type Next = Dead;
}
impl<S: Planes, A, L: Laws, Settled> Acts<S, A, L> for Moving
where
    S::Sweep<Unsettled<L>, S::Counts>: Settles<L, Settled = Settled>,
{
    type Next = Sweep<Settled>;
}

macro_rules! acts {
    ($($status:ident)*) => { $(
        impl<S: Planes, A, L: Laws, Next> Acts<S, A, L> for $status
        where
            <L::Between<S> as Set>::Any: Stays<Self, S, A, L, Next = Next>,
        {
            type Next = Next;
        }
    )* };
}

acts! { Open Done }

/// `In` if laws about several planes remove candidates of the grid `S`, in which nothing follows by counts.
pub trait Stays<Status, S, A, L> {
    /// The turn of the machine.
    type Next;
}

impl<G, S: Planes, A, L: Between<S, Removed = Removed>, Removed, Settled> Stays<G, S, A, L> for In
where
    S::Less<Unsettled<L>, L::Between<S>>: Settles<L, Settled = Settled>,
{
    type Next = Step<Removed, Settled>;
}
impl<S, A, L> Stays<Done, S, A, L> for Out {
    type Next = Done;
}
impl<S: Planes, A, L: Laws, Candidate: Path, Choice, Settled> Stays<Open, S, A, L> for Out
where
    A: Chooses<S, L, Candidate = Candidate, Choice = Choice>,
    S::Change<Unsettled<L>, Place, Candidate>: Settles<L, Settled = Settled>,
{
    type Next = Split<S::Change<Unsettled<L>, Remove, Candidate>, Choice, Settled>;
}

/// Advice, or the machine's own choice, of a candidate of the grid `S`.
pub trait Chooses<S, L> {
    /// The path to the candidate.
    type Candidate: Path;
    /// The reason.
    type Choice;
}

impl<S: Planes, L, Choice, Second, Third> Chooses<S, L> for NoAdvice
where
    S::Find<JustThree>: Prefers<choice::ThreeInRow, choice::First, Choice = Third>,
    S::Find<JustTwo>: Prefers<choice::TwoInRow, Third, Choice = Second>,
    InCellOfTwo<S>: Prefers<choice::TwoInCell, Second, Choice = Choice>,
{
    type Candidate = Own<S>;
    type Choice = Choice;
}
impl<D: Digit, Row: Digit, Column: Digit, Yes, No, S: Planes, L: Laws, Choice> Chooses<S, L>
    for Try<tarr![D, Row, Column], Yes, No>
where
    S::Has<Candidate<L, D, Row, Column>>: Follows<S, L, Choice = Choice>,
{
    type Candidate =
        <S::Has<Candidate<L, D, Row, Column>> as Bit>::Follow<Candidate<L, D, Row, Column>, S>;
    type Choice = Choice;
}

/// `In` if the advised candidate is one.
pub trait Follows<S, L> {
    /// The reason for the candidate that is chosen.
    type Choice;
}

impl<S, L> Follows<S, L> for In {
    type Choice = choice::Advised;
}
impl<S, L> Follows<S, L> for Out
where
    NoAdvice: Chooses<S, L>,
{
    type Choice = <NoAdvice as Chooses<S, L>>::Choice;
}

/// A path to a candidate that the machine prefers for the reason `This`, if the path leads somewhere; otherwise the
/// reason is `Other`.
pub trait Prefers<This, Other> {
    /// The reason.
    type Choice;
}

impl<This, Other> Prefers<This, Other> for Nowhere {
    type Choice = Other;
}
impl<This, Other> Prefers<This, Other> for Here {
    type Choice = This;
}
impl<I, Rest, This, Other> Prefers<This, Other> for At<I, Rest> {
    type Choice = This;
}

#[cfg(test)]
mod tests;
