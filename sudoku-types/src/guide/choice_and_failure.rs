//! Chapter 12: `Amb`, or how a type makes up its mind.
//!
//! A type-level function has one result. A search tries one thing, and if that fails, another.
//! In 1963 John McCarthy described an operator for it, `amb(x, y)`, "ambiguous": it is `x` or
//! `y`, whichever lets the computation succeed. All we need for it are three types and two
//! traits.
//!
//! A computation ends in failure or with an answer:
//!
//! ```text
//! Fail              there is no answer
//! Found<Answer>     this is one
//! ```
//!
//! And what shall be tried must *not have been done yet*. A type is a good name for a
//! computation not yet done: `Place<U2, Row>` is only a name, until someone asks for its
//! `<Place<U2, Row> as Run>::Outcome`.
//!
//! ```
//! use std::any::TypeId;
//! use std::marker::PhantomData;
//! use sudoku_types::typenum::{ATerm, B0, B1, IsNotEqual, NotEq, TArr, U1, U2, U3, U4, tarr};
//!
//! enum Fail {}
//! struct Found<Answer>(PhantomData<Answer>);
//!
//! /// A computation, and what comes of it.
//! trait Run {
//!     type Outcome;
//! }
//!
//! /// The first of two computations, or if that fails, the second.
//! struct Amb<First, Second>(PhantomData<(First, Second)>);
//!
//! impl<First, Second> Run for Amb<First, Second>
//! where
//!     First: Run<Outcome: OrElse<Second>>,
//! {
//!     type Outcome = <First::Outcome as OrElse<Second>>::Outcome;
//! }
//!
//! trait OrElse<Second> {
//!     type Outcome;
//! }
//! impl<Answer, Second> OrElse<Second> for Found<Answer> {
//!     type Outcome = Found<Answer>; //      nobody asks about `Second`
//! }
//! impl<Second: Run> OrElse<Second> for Fail {
//!     type Outcome = Second::Outcome; //    only here is it run
//! }
//!
//! /// A digit for the blank of a row, if it is none of the row's givens.
//! struct Place<Digit, Givens>(PhantomData<(Digit, Givens)>);
//!
//! // No givens left to compare with: the digit may be placed.
//! impl<Digit> Run for Place<Digit, ATerm> {
//!     type Outcome = Found<Digit>;
//! }
//! impl<Digit, Head, Tail> Run for Place<Digit, TArr<Head, Tail>>
//! where
//!     Digit: IsNotEqual<Head, Output: Guard<Place<Digit, Tail>>>,
//! {
//!     type Outcome = <NotEq<Digit, Head> as Guard<Place<Digit, Tail>>>::Outcome;
//! }
//!
//! /// A computation on a condition: typenum's yes or no.
//! trait Guard<Then> {
//!     type Outcome;
//! }
//! impl<Then: Run> Guard<Then> for B1 {
//!     type Outcome = Then::Outcome;
//! }
//! impl<Then> Guard<Then> for B0 {
//!     type Outcome = Fail;
//! }
//!
//! type Givens = tarr![U1, U4, U2]; // the row 1 4 _ 2
//! type Any = Amb<Place<U1, Givens>, Amb<Place<U2, Givens>, Amb<Place<U3, Givens>, Place<U4, Givens>>>>;
//! assert_eq!(TypeId::of::<<Any as Run>::Outcome>(), TypeId::of::<Found<U3>>());
//! ```
//!
//! # The rest is never evaluated
//!
//! A search that works out all its alternatives first pays for every one, and each has
//! alternatives of its own. Ours are lazy, and one can see it: behind a success anything
//! may stand, even something that is no computation at all. The `impl` for `Found` does not
//! say `Second: Run`, so rustc never asks.
//!
//! ```
//! # use std::marker::PhantomData;
//! # enum Fail {}
//! # struct Found<Answer>(PhantomData<Answer>);
//! # trait Run {
//! #     type Outcome;
//! # }
//! # struct Amb<First, Second>(PhantomData<(First, Second)>);
//! # impl<First, Second> Run for Amb<First, Second>
//! # where
//! #     First: Run<Outcome: OrElse<Second>>,
//! # {
//! #     type Outcome = <First::Outcome as OrElse<Second>>::Outcome;
//! # }
//! # trait OrElse<Second> {
//! #     type Outcome;
//! # }
//! # impl<Answer, Second> OrElse<Second> for Found<Answer> {
//! #     type Outcome = Found<Answer>;
//! # }
//! # impl<Second: Run> OrElse<Second> for Fail {
//! #     type Outcome = Second::Outcome;
//! # }
//! struct Succeed;
//! impl Run for Succeed {
//!     type Outcome = Found<char>;
//! }
//! struct Nonsense; // has no `impl` of `Run`
//!
//! fn run<Computation: Run>() {}
//! run::<Amb<Succeed, Nonsense>>();
//! ```
//!
//! # In the crate
//!
//! The vocabulary of [`type_solver`](crate::type_solver) is the same, and not made for grids:
//! [`Run`](crate::type_solver::Run), [`Fail`](crate::type_solver::Fail),
//! [`Found`](crate::type_solver::Found), and [`Amb`](crate::type_solver::Amb), which has a list
//! of alternatives there. It may be the outcome of a computation: "it is what one of these
//! comes to". [`Evaluate`](crate::type_solver::Evaluate) runs a computation to its end. The
//! words are in `type_solver/choice.rs`; what evaluates them is [chapter
//! 15](super::many_steps_little_depth).
//!
//! ```
//! use std::any::TypeId;
//! use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Run};
//! use sudoku_types::typenum::tarr;
//!
//! struct GiveUp;
//! impl Run for GiveUp {
//!     type Outcome = Fail;
//! }
//! struct Succeed;
//! impl Run for Succeed {
//!     type Outcome = Found<char>;
//! }
//! struct Nonsense;
//!
//! struct Choice;
//! impl Run for Choice {
//!     type Outcome = Amb<tarr![GiveUp, Succeed, Nonsense]>;
//! }
//! assert_eq!(TypeId::of::<Evaluate<Choice>>(), TypeId::of::<Found<char>>());
//! ```
//!
//! # Try
//!
//! Put a failure in front of the nonsense. Now it has to be run:
//!
//! ```compile_fail,E0277
//! # use std::marker::PhantomData;
//! # enum Fail {}
//! # struct Found<Answer>(PhantomData<Answer>);
//! # trait Run {
//! #     type Outcome;
//! # }
//! # struct Amb<First, Second>(PhantomData<(First, Second)>);
//! # impl<First, Second> Run for Amb<First, Second>
//! # where
//! #     First: Run<Outcome: OrElse<Second>>,
//! # {
//! #     type Outcome = <First::Outcome as OrElse<Second>>::Outcome;
//! # }
//! # trait OrElse<Second> {
//! #     type Outcome;
//! # }
//! # impl<Answer, Second> OrElse<Second> for Found<Answer> {
//! #     type Outcome = Found<Answer>;
//! # }
//! # impl<Second: Run> OrElse<Second> for Fail {
//! #     type Outcome = Second::Outcome;
//! # }
//! # struct Nonsense;
//! # fn run<Computation: Run>() {}
//! struct GiveUp;
//! impl Run for GiveUp {
//!     type Outcome = Fail;
//! }
//! run::<Amb<GiveUp, Nonsense>>(); // the trait bound `Nonsense: Run` is not satisfied
//! ```
//!
//! Next: [a search in traits](super::a_search_in_traits).
