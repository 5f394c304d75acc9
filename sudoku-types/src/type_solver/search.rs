//! The search: a machine that evaluates one computation at each step.
//!
//! ```text
//! Search<Alternatives,     Waiting,                       Goal>      alternatives to be tried now,
//!        tarr![B, C]       tarr![ tarr![E], tarr![F, G] ]            those of the choices before, last
//!                                                                    choice first
//! B comes to               the next state
//!
//! Fail                     Search<tarr![C],       tarr![       tarr![E], tarr![F, G]], Goal>
//! Next<X>                  Search<tarr![X, C],    tarr![       tarr![E], tarr![F, G]], Goal>
//! Amb<tarr![X, Y]>         Search<tarr![X, Y],    tarr![tarr![C], tarr![E], tarr![F, G]], Goal>
//! Found<R>                 Finished<Found<R>>, or on to the second result
//! ```
//!
//! # Fuel
//!
//! rustc counts how deep its questions lie inside each other, and gives up at
//! `#![recursion_limit]`. If each step asked for the next one, a search of a hundred steps
//! would be over the limit. But the argument of a question is worked out before the
//! question, and not inside it. So steps are put together in pairs, and pairs of pairs:
//!
//! ```text
//! 8 steps                        =   4 steps( 4 steps(state) )
//!  ├─ 4 steps                        2 steps( 2 steps(state) )
//!  │   ├─ 2 steps                    1 step ( 1 step (state) )
//!  │   │   ├─ 1 step
//!  │   │   └─ 1 step             a ruler of n marks makes 2ⁿ steps, and lies n deep
//!  │   └─ 2 steps …
//!  └─ 4 steps …
//! ```
//!
//! A finished search makes no more steps, so that fuel which is not used costs next to
//! nothing. A search that is not finished at the end is `TooDeep`.

use super::choice::{Amb, Fail, Found, Next, Run, Several, TooDeep};
use crate::proposal::{First, Unique};
use core::marker::PhantomData;
use typenum::{ATerm, TArr};

/// A search that is not finished.
pub struct Search<Alternatives, Waiting, Goal>(PhantomData<(Alternatives, Waiting, Goal)>);

/// A search that is.
pub struct Finished<Outcome>(PhantomData<Outcome>);

/// A [`Reply`](super::choice::Reply) to the search that has asked for it.
pub trait Resume {
    /// The state of the search after it.
    type Resume<Others, Waiting, G: Goal>;
}

impl Resume for Fail {
    type Resume<Others, Waiting, G: Goal> = Search<Others, Waiting, G>;
}
impl<Result> Resume for Found<Result> {
    type Resume<Others, Waiting, G: Goal> = G::Found<Result, Others, Waiting>;
}
impl<Alternatives> Resume for Amb<Alternatives> {
    type Resume<Others, Waiting, G: Goal> = Search<Alternatives, TArr<Others, Waiting>, G>;
}
impl<Computation> Resume for Next<Computation> {
    type Resume<Others, Waiting, G: Goal> = Search<TArr<Computation, Others>, Waiting, G>;
}

/// How many results are looked for.
pub trait Goal {
    /// The state of the search after a result.
    type Found<Result, Others, Waiting>;
    /// The outcome if nothing is left to try.
    type End;
}

/// A second result is looked for, after this one.
pub struct Second<One>(PhantomData<One>);

impl Goal for First {
    type Found<Result, Others, Waiting> = Finished<Found<Result>>;
    type End = Fail;
}
impl Goal for Unique {
    type Found<Result, Others, Waiting> = Search<Others, Waiting, Second<Result>>;
    type End = Fail;
}
impl<One> Goal for Second<One> {
    type Found<Result, Others, Waiting> = Finished<Several<One, Result>>;
    type End = Found<One>;
}

/// A state of a search, and the state after as many steps as there are leaves on a tree of
/// the height of the ruler `Fuel`.
///
/// This is a trait with bounds on its implementations, and not with members for all there is to
/// know of a state like those of the grid: an alternative is asked to be a computation only when
/// its turn has come.
pub trait Drive<Fuel> {
    /// The state after these steps.
    type State;
}

impl<Outcome, Fuel> Drive<Fuel> for Finished<Outcome> {
    type State = Self;
}
impl<As, Waiting, G, Mark, Fuel> Drive<TArr<Mark, Fuel>> for Search<As, Waiting, G>
where
    Self: Drive<Fuel>,
    <Self as Drive<Fuel>>::State: Drive<Fuel>,
{
    type State = <<Self as Drive<Fuel>>::State as Drive<Fuel>>::State;
}

/// One step: the first alternative is evaluated.
impl<A: Run, As, Waiting, G: Goal> Drive<ATerm> for Search<TArr<A, As>, Waiting, G> {
    type State = <A::Outcome as Resume>::Resume<As, Waiting, G>;
}
/// None is left: back to the choice before.
impl<As, Waiting, G> Drive<ATerm> for Search<ATerm, TArr<As, Waiting>, G> {
    type State = Search<As, Waiting, G>;
}
/// No choice is left either.
impl<G: Goal> Drive<ATerm> for Search<ATerm, ATerm, G> {
    type State = Finished<G::End>;
}

/// A state of a search at the end of the fuel.
pub trait Stop {
    /// What the search has come to.
    type Outcome;
}

impl<Outcome> Stop for Finished<Outcome> {
    type Outcome = Outcome;
}
impl<As, Waiting, G> Stop for Search<As, Waiting, G> {
    type Outcome = TooDeep;
}

/// The beginning of a search for the results of a computation.
pub(super) type Begin<Computation, Goal> = Search<TArr<Computation, ATerm>, ATerm, Goal>;

/// A search, with a ruler as fuel.
///
/// It is implemented for searches and not for the computations themselves: an implementation
/// for every type is one that rustdoc tries on every type, without end.
pub trait SearchedWith<Fuel> {
    /// What the search comes to.
    type Outcome;
}

impl<Alternatives, Waiting, G, Fuel, State: Stop> SearchedWith<Fuel>
    for Search<Alternatives, Waiting, G>
where
    Self: Drive<Fuel, State = State>,
{
    type Outcome = State::Outcome;
}
