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
//! # Fuel
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
//! A finished search makes no more steps, so that fuel which is not used costs next to
//! nothing. A search that is not finished at the end is `TooDeep`.

use super::choice::{Amb, Fail, Found, Next, Run, Several, TooDeep};
use super::state::{Finished, Goal, Resume, Searching};
use super::unary::ToUnary;
use crate::bridge::proposal::{First, Unique};
use core::marker::PhantomData;
use typenum::{ATerm, TArr};

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

/// A state of a search, and the state after as many steps as there are leaves on a tree of
/// the height of `Fuel`, a number in unary.
///
/// This is a trait with bounds on its implementations, and not with members for all there is to
/// know of a state like those of the grid: an alternative is asked to be a computation only when
/// its turn has come.
///
/// The implementations give each intermediate state a name, a type parameter: `State = Half`. Were it
/// written as a projection, `<Self as Drive<Fuel>>::State`, rustc would work it out once more wherever
/// it is named, and the half of the half with it.
#[diagnostic::on_unimplemented(
    message = "the alternatives of an `Amb` are not a list",
    label = "this search has something else to choose from",
    note = "a list of computations is written `Amb<tarr![A, B, C]>`"
)]
pub trait Drive<Fuel> {
    /// The state after these steps.
    type State;
}

impl<Outcome, Fuel> Drive<Fuel> for Finished<Outcome> {
    type State = Self;
}
impl<As, Waiting, G, Mark, Fuel, Half, Whole> Drive<TArr<Mark, Fuel>> for Searching<As, Waiting, G>
where
    Self: Drive<Fuel, State = Half>,
    Half: Drive<Fuel, State = Whole>,
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

/// A state of a search at the end of the fuel.
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

/// The beginning of a search for the results of a computation.
type Begin<Computation, Goal> = Searching<TArr<Computation, ATerm>, ATerm, Goal>;

/// A number as the fuel of a search for results of a computation: 2ⁿ steps for the typenum
/// number n.
///
/// It is what [`Evaluate`](super::Evaluate) is made of, and the bound for generic code that evaluates a
/// computation it does not know.
///
/// ```
/// use sudoku_types::type_solver::{Amb, Evaluate, Fail, First, Found, Fuel, FuelFor};
/// use sudoku_types::typenum::{U1, U2, tarr};
///
/// trait FirstResult {
///     type Result;
/// }
/// impl<Computation> FirstResult for Computation
/// where
///     Fuel: FuelFor<Computation, First>,
/// {
///     type Result = Evaluate<Computation>;
/// }
/// # trait Is<Other> {}
/// # impl<Type> Is<Type> for Type {}
/// # fn is<Type: Is<Other>, Other>() {}
///
/// is::<<Amb<tarr![Fail, Found<U1>, Found<U2>]> as FirstResult>::Result, Found<U1>>();
/// ```
pub trait FuelFor<Computation, Goal> {
    /// The outcome of the search.
    type Outcome;
}

impl<Number, Computation, G, Marks, Outcome> FuelFor<Computation, G> for Number
where
    G: Goal,
    Number: ToUnary<Unary = Marks>,
    Marks: Drives<Begin<Computation, G>, Outcome = Outcome>,
{
    type Outcome = Outcome;
}

/// A number in unary as the fuel of a search.
///
/// (It is the list of marks that is asked. If the fuel is no number there is none, and rustc does
/// not set out on a search without an end.)
pub trait Drives<Search> {
    /// The outcome of the search.
    type Outcome;
}

impl<Search: Drive<Self, State = State>, State: Stop> Drives<Search> for ATerm {
    type Outcome = State::Outcome;
}
impl<Search: Drive<Self, State = State>, State: Stop, Mark, Fuel> Drives<Search>
    for TArr<Mark, Fuel>
{
    type Outcome = State::Outcome;
}
