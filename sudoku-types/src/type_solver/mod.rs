//! A solver made of traits: no `const fn`, no constants, only types and implementations.
//!
//! ```
//! use sudoku_types::type_solver::{Found, Outcome};
//! use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
//! use sudoku_types::{Blank, Boxes, Puzzle};
//!
//! type Small = Puzzle<4, Boxes<U2, U2>, tarr![
//!     tarr![U1, Blank, Blank, Blank],
//!     tarr![Blank, Blank, U3, Blank],
//!     tarr![Blank, Blank, Blank, U4],
//!     tarr![Blank, U2, Blank, Blank],
//! ]>;
//! type Rows = tarr![
//!     tarr![U1, U3, U4, U2],
//!     tarr![U2, U4, U3, U1],
//!     tarr![U3, U1, U2, U4],
//!     tarr![U4, U2, U1, U3],
//! ];
//!
//! trait Is<Other> {}
//! impl<Type> Is<Type> for Type {}
//! fn is<Type: Is<Other>, Other>() {}
//!
//! is::<Outcome<Small>, Found<Rows>>();
//! ```
//!
//! The compiler finds the rows while it normalizes the type [`Outcome<Small>`](Outcome). Another
//! solution is not what it finds:
//!
//! ```compile_fail,E0277
//! # use sudoku_types::type_solver::{Fail, Outcome};
//! # use sudoku_types::typenum::{U1, U2, U3, U4, tarr};
//! # use sudoku_types::{Blank, Boxes, Puzzle};
//! # type Small = Puzzle<4, Boxes<U2, U2>, tarr![
//! #     tarr![U1, Blank, Blank, Blank],
//! #     tarr![Blank, Blank, U3, Blank],
//! #     tarr![Blank, Blank, Blank, U4],
//! #     tarr![Blank, U2, Blank, Blank],
//! # ]>;
//! # trait Is<Other> {}
//! # impl<Type> Is<Type> for Type {}
//! # fn is<Type: Is<Other>, Other>() {}
//! is::<Outcome<Small>, Fail>(); // it has a solution
//! ```
//!
//! # How it solves
//!
//! ```text
//! rows of givens
//!      │ givens     digits and blanks become cells with marks, rows become bands of parts
//!      ▼
//!   ┌─ sweep        count the places that each unit has for each digit; then update all open cells at
//!   │  │            once: strike out what is taken, place naked and hidden singles
//!   │  ▼
//!   │  branch       if two sweeps have placed nothing: Amb of the candidates of a cell that has the fewest
//!   │  │
//!   └──┴─────────── Fail where a digit has no place, a cell no candidate, a unit a digit twice
//! ```
//!
//! A candidate set is written as a person notes candidates, see the file `type_solver/notes.rs`:
//!
//! ```text
//!   1 2 ·    tarr![ In < In < Out<End>>>,        a tally: how many places are    tarr![ Taken<Once<Often<End>>>,
//!   · 5 ·           Out< In < Out<End>>>,        left in a unit for each digit          …
//!   · · 9           Out< Out< In <End>>> ]
//! ```
//!
//! # Choice and failure
//!
//! The search is not made for grids. It knows computations ([`Run`]) and their outcomes ([`Fail`],
//! [`Found`], [`Amb`], [`Next`]), and searches whatever can be said in these words. It takes the
//! first alternative that does not fail, and evaluates nothing after it:
//!
//! ```
//! use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Several, Unique};
//! use sudoku_types::typenum::{U1, U2, tarr};
//! # trait Is<Other> {}
//! # impl<Type> Is<Type> for Type {}
//! # fn is<Type: Is<Other>, Other>() {}
//!
//! is::<Evaluate<Amb<tarr![Fail, Found<U1>, Found<U2>]>>, Found<U1>>();
//! is::<Evaluate<Amb<tarr![Fail, Found<U1>, Found<U2>]>, Unique>, Several<U1, U2>>();
//! is::<Evaluate<Amb<tarr![Fail, Amb<tarr![Fail, Fail]>]>>, Fail>();
//!
//! // `String` is not even a computation, but its turn does not come.
//! is::<Evaluate<Amb<tarr![Found<U1>, String]>>, Found<U1>>();
//! ```
//!
//! ```compile_fail,E0277
//! # use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found};
//! # use sudoku_types::typenum::{U1, tarr};
//! # fn is<Type>() {}
//! is::<Evaluate<Amb<tarr![Fail, String, Found<U1>]>>>(); // `String` is not a computation
//! ```
//!
//! You can write your own computations. Which two of 2, 3 and 5 make 8?
//!
//! ```
//! use std::marker::PhantomData;
//! use std::ops::Add;
//! use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Reply, Run};
//! use sudoku_types::typenum::{ATerm, B0, B1, Eq, IsEqual, Sum, TArr, U2, U3, U5, U8, tarr};
//!
//! /// Two numbers of a list that make the total.
//! struct Pair<Numbers, Total>(PhantomData<(Numbers, Total)>);
//!
//! impl<Total> Run for Pair<ATerm, Total> {
//!     type Outcome = Fail;
//! }
//! impl<One, Others, Total> Run for Pair<TArr<One, Others>, Total> {
//!     type Outcome = Amb<tarr![With<One, Others, Total>, Pair<Others, Total>]>;
//! }
//!
//! /// The first number with one of the others.
//! struct With<One, Others, Total>(PhantomData<(One, Others, Total)>);
//!
//! impl<One, Total> Run for With<One, ATerm, Total> {
//!     type Outcome = Fail;
//! }
//! impl<One, Other, Others, Total> Run for With<One, TArr<Other, Others>, Total> {
//!     type Outcome = Amb<tarr![Both<One, Other, Total>, With<One, Others, Total>]>;
//! }
//!
//! /// These two, if they make it.
//! struct Both<One, Other, Total>(PhantomData<(One, Other, Total)>);
//!
//! impl<One, Other, Total> Run for Both<One, Other, Total>
//! where
//!     One: Add<Other>,
//!     Sum<One, Other>: IsEqual<Total>,
//!     Eq<Sum<One, Other>, Total>: Then<Found<(One, Other)>>,
//! {
//!     type Outcome = <Eq<Sum<One, Other>, Total> as Then<Found<(One, Other)>>>::Outcome;
//! }
//!
//! /// An outcome if so, and else `Fail`.
//! trait Then<Yes> {
//!     type Outcome: Reply;
//! }
//! impl<Yes: Reply> Then<Yes> for B1 {
//!     type Outcome = Yes;
//! }
//! impl<Yes> Then<Yes> for B0 {
//!     type Outcome = Fail;
//! }
//! # trait Is<Other> {}
//! # impl<Type> Is<Type> for Type {}
//! # fn is<Type: Is<Other>, Other>() {}
//!
//! is::<Evaluate<Pair<tarr![U2, U3, U5], U8>>, Found<(U3, U5)>>();
//! is::<Evaluate<Pair<tarr![U2, U3], U8>>, Fail>();
//! ```
//!
//! # Fuel
//!
//! A search makes as many steps as its fuel allows: 2ⁿ for the typenum number n; [`Fuel`] is the
//! default. A step is a sweep of the grid, the choice of a cell, an assumption, or a computation
//! of your own; and so is going back to the choice before. If they do not suffice, the outcome is
//! [`TooDeep`], a type like any other, which can have a message.
//!
//! rustc itself counts how deep its questions are nested, and gives up at
//! `#![recursion_limit]` with an error that nobody can put into better words. But a search is a
//! tree of steps, n deep, and not a chain. It fits into the default of 128 with much room to
//! spare, whatever the puzzle: fewer than 40 levels are enough for 9×9, and 25×25 has been
//! tried.
//!
//! # Cost
//!
//! There is a table in [the guide](crate::guide::what_it_costs#the-search-in-traits): tenths of a
//! second for 4×4, 6×6 and easy 9×9, seconds for a 9×9 that takes some search. A 9×9 of 17 givens, a
//! 12×12 or a 16×16 takes ten seconds and 1 GB, if the fuel suffices; to run out of it takes as
//! long.
//!
//! What has been worked out is kept for as long as one function is checked, and no longer: a
//! type [`Outcome`] that is named in ten functions is worked out in each, after the first at
//! about a third of the price, and in a signature more than once. Name it once, in an associated
//! constant say, and use that, as [`sudoku!`](macro@crate::sudoku) does.

mod choice;
mod planes;
mod search;
mod state;
mod unary;

pub use crate::bridge::proposal::{First, Unique};
pub use choice::{Amb, Fail, Found, Next, Reply, Run, Several, TooDeep};
pub(crate) use planes::{Findings, IsNone, IsOne};
pub use planes::{NoAdvice, SolvedWith, Try};
pub use search::FuelFor;
use typenum::U9;

/// The outcome of the search for solutions of a [`Puzzle`](crate::Puzzle): [`Fail`],
/// `Found<Rows>`, [`TooDeep`], and with the goal [`Unique`] also `Several<Rows, Rows>`.
///
/// With the goal [`First`] the rows are those of the first solution found, with `Unique` of
/// the only one.
pub type Outcome<Puzzle, Goal = Unique, Advice = NoAdvice> =
    <<Puzzle as SolvedWith<Goal, Advice>>::Findings as Findings>::Outcome;

/// The outcome of the search for results of a computation: [`Fail`], `Found<Result>`, [`TooDeep`],
/// and with the goal [`Unique`] also [`Several`].
pub type Evaluate<Computation, Goal = First, Exponent = Fuel> =
    <Exponent as FuelFor<Computation, Goal>>::Outcome;

/// The fuel of a search that is given no other: the exponent of two of its steps, 2⁹ = 512.
pub type Fuel = U9;
