//! The search: a machine that evaluates one computation at each step.
//!
//! ```text
//! Searching<Alternatives,  Waiting,                       Goal>      alternatives to be tried now,
//!           tarr![B, C]    tarr![ tarr![E], tarr![F, G] ]            those of the choices before, last
//!                                                                    choice first
//! the outcome of B         the next state
//!
//! Fail                     Searching<tarr![C],      tarr![       tarr![E], tarr![F, G]], Goal>
//! Next<X>                  Searching<tarr![X, C],   tarr![       tarr![E], tarr![F, G]], Goal>
//! Amb<tarr![X, Y]>         Searching<tarr![X, Y],   tarr![tarr![C], tarr![E], tarr![F, G]], Goal>
//! Found<R>                 Finished<Found<R>>, or on to the second result
//! ```
//!
//! # Many steps
//!
//! rustc counts how deep its questions are nested, and gives up at
//! `#![recursion_limit]`. If each step asked for the next one, a search of a hundred steps
//! would be over the limit. But the argument of a question is worked out before the
//! question, and not inside it. So steps are put together in pairs, and pairs of pairs:
//!
//! ```text
//! 8 steps                        =   4 steps( 4 steps(state) )
//!  ├─ 4 steps                        2 steps( 2 steps(state) )
//!  │   ├─ 2 steps                    1 step ( 1 step (state) )
//!  │   │   ├─ 1 step
//!  │   │   └─ 1 step             n marks make 2ⁿ steps, nested n deep
//!  │   └─ 2 steps …
//!  └─ 4 steps …
//! ```
//!
//! A finished search makes no more steps, so that those which are not needed cost next to
//! nothing. A search that is not finished at the end is `TooDeep`.

use super::choice::{Amb, Fail, Found, Next, Run, Several, TooDeep};
use super::state::{Finished, Goal, Resume, Searching};
use crate::bridge::proposal::{First, Unique};
use core::marker::PhantomData;
use typenum::{ATerm, TArr, tarr};

impl Resume for Fail {
    type Resume<Others, Waiting, G: Goal> = Searching<Others, Waiting, G>;
}
impl<Result> Resume for Found<Result> {
    type Resume<Others, Waiting, G: Goal> = G::Found<Result, Others, Waiting>;
}
impl<Alternatives> Resume for Amb<Alternatives> {
    type Resume<Others, Waiting, G: Goal> = Searching<Alternatives, TArr<Others, Waiting>, G>;
}
impl<Computation> Resume for Next<Computation> {
    type Resume<Others, Waiting, G: Goal> = Searching<TArr<Computation, Others>, Waiting, G>;
}

/// A second result is looked for, after this one.
pub struct Second<One>(PhantomData<One>);

impl Goal for First {
    type Found<Result, Others, Waiting> = Finished<Found<Result>>;
    type End = Fail;
}
impl Goal for Unique {
    type Found<Result, Others, Waiting> = Searching<Others, Waiting, Second<Result>>;
    type End = Fail;
}
#[diagnostic::do_not_recommend]
impl<One> Goal for Second<One> {
    type Found<Result, Others, Waiting> = Finished<Several<One, Result>>;
    type End = Found<One>;
}

/// Twelve marks: a search may make 2¹² = 4,096 steps.
type Marks = tarr![(), (), (), (), (), (), (), (), (), (), (), ()];

/// A state of a search, and the state after 2ⁿ steps, where `Marks` has n elements.
///
/// This is a trait with bounds on its implementations, and not with members for all there is to
/// know of a state like those of the grid: an alternative is asked to be a computation only when
/// its turn has come.
///
/// The implementations give each intermediate state a name, a type parameter: `State = Half`. Were it
/// written as a projection, `<Self as Drive<Marks>>::State`, rustc would work it out once more wherever
/// it is named, and the half of the half with it.
#[diagnostic::on_unimplemented(
    message = "the alternatives of an `Amb` are not a list",
    label = "this search has something else to choose from",
    note = "a list of computations is written `Amb<tarr![A, B, C]>`"
)]
pub trait Drive<Marks> {
    /// The state after these steps.
    type State;
}

impl<Outcome, Marks> Drive<Marks> for Finished<Outcome> {
    type State = Self;
}
impl<As, Waiting, G, Mark, Marks, Half, Whole> Drive<TArr<Mark, Marks>>
    for Searching<As, Waiting, G>
where
    Self: Drive<Marks, State = Half>,
    Half: Drive<Marks, State = Whole>,
{
    type State = Whole;
}

/// One step: the first alternative is evaluated.
impl<A: Run, As, Waiting, G: Goal> Drive<ATerm> for Searching<TArr<A, As>, Waiting, G> {
    type State = <A::Outcome as Resume>::Resume<As, Waiting, G>;
}
/// None is left: back to the choice before.
impl<As, Waiting, G> Drive<ATerm> for Searching<ATerm, TArr<As, Waiting>, G> {
    type State = Searching<As, Waiting, G>;
}
/// No choice is left either.
impl<G: Goal> Drive<ATerm> for Searching<ATerm, ATerm, G> {
    type State = Finished<G::End>;
}

/// A state of a search after the last step.
pub trait Stop {
    /// The outcome of the search.
    type Outcome;
}

impl<Outcome> Stop for Finished<Outcome> {
    type Outcome = Outcome;
}
impl<As, Waiting, G> Stop for Searching<As, Waiting, G> {
    type Outcome = TooDeep;
}

/// A computation whose results a search with this goal looks for.
///
/// It is what [`Evaluate`](super::Evaluate) is made of, and the bound for generic code that evaluates a
/// computation it does not know.
///
/// ```
/// use sudoku_types::type_solver::{Amb, Evaluate, EvaluatedWith, Fail, First, Found};
/// use sudoku_types::typenum::{U1, U2, tarr};
///
/// trait FirstResult {
///     type Result;
/// }
/// impl<Computation: EvaluatedWith<First>> FirstResult for Computation {
///     type Result = Evaluate<Computation>;
/// }
/// # trait Is<Other> {}
/// # impl<Type> Is<Type> for Type {}
/// # fn is<Type: Is<Other>, Other>() {}
///
/// is::<<Amb<tarr![Fail, Found<U1>, Found<U2>]> as FirstResult>::Result, Found<U1>>();
/// ```
pub trait EvaluatedWith<Goal> {
    /// The outcome of the search.
    type Outcome;
}

impl<Computation, G: Goal, State: Stop> EvaluatedWith<G> for Computation
where
    Searching<TArr<Computation, ATerm>, ATerm, G>: Drive<Marks, State = State>,
{
    type Outcome = State::Outcome;
}
