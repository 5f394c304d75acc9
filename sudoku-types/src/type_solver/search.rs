//! The search: a machine that evaluates one computation at each step.
//!
//! ```text
//! Searching<Alternatives,  Waiting,                       Goal>      alternatives to try now, and those
//!           tarr![B, C]    tarr![ tarr![E], tarr![F, G] ]            of previous choices, the last choice
//!                                                                    first
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
//! rustc counts how deep its obligations are nested, and gives up at
//! `#![recursion_limit]`. If each step were an obligation of the one before, a search of a hundred steps
//! would be over the limit. But the argument of an obligation is computed before the
//! obligation, and not inside it. So steps are combined in pairs, and in pairs of pairs:
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
//! A finished search makes no more steps, so that steps which are not needed cost almost
//! nothing. The outcome of a search that is not finished at the end is `TooDeep`.

use super::choice::{Amb, Fail, Found, Next, Run, Several, TooDeep};
use core::marker::PhantomData;
use typenum::{ATerm, TArr, tarr};

/// A search that is not finished.
pub struct Searching<Alternatives, Waiting, Goal>(PhantomData<(Alternatives, Waiting, Goal)>);

/// A search that is finished, with its outcome.
pub struct Finished<Outcome>(PhantomData<Outcome>);

/// The outcome of a computation, with which a search resumes.
pub trait Resume {
    /// The state of the search after this outcome.
    type Resume<Others, Waiting, G: Goal>;
}

/// `solution: unique;`, the default: the search goes on until it has shown that
/// there is no second solution, or found one.
pub enum Unique {}

/// `solution: first;`: any solution will do.
pub enum First {}

/// The number of results that a search looks for.
#[diagnostic::on_unimplemented(
    message = "the goal of this search is neither `First` nor `Unique`",
    label = "not the goal of a search",
    note = "write `Evaluate<Computation>` or `Evaluate<Computation, Unique>`"
)]
pub trait Goal {
    /// The state of the search after a result.
    type Found<Result, Others, Waiting>;
    /// The outcome of the search if nothing is left to try.
    type End;
}

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

/// The goal of finding a second result after this one.
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

/// Twelve marks, for 2¹² = 4,096 steps that a search may make.
type Marks = tarr![(), (), (), (), (), (), (), (), (), (), (), ()];

/// A state of a search, and the state after 2ⁿ steps, where `Marks` has n elements.
///
/// This trait has bounds on its implementations, unlike the machine of the grid, whose states have members for
/// everything: so an alternative has to be a computation only when its turn has come.
///
/// The implementations give each intermediate state a name, a type parameter: `State = Half`. If it were
/// written as a projection, `<Self as Drive<Marks>>::State`, rustc would compute it again wherever
/// it is named, and also the half of the half.
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

/// A step evaluates the first alternative.
impl<A: Run, As, Waiting, G: Goal> Drive<ATerm> for Searching<TArr<A, As>, Waiting, G> {
    type State = <A::Outcome as Resume>::Resume<As, Waiting, G>;
}
/// If no alternative is left, a step goes back to the previous choice.
impl<As, Waiting, G> Drive<ATerm> for Searching<ATerm, TArr<As, Waiting>, G> {
    type State = Searching<As, Waiting, G>;
}
/// If no choice is left either, the search is finished.
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

/// A computation that can be evaluated with this goal.
///
/// This is the bound of [`Evaluate`](super::Evaluate), and of generic code that evaluates any
/// computation.
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
