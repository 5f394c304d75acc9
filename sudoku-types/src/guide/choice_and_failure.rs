//! Chapter 14: `Amb`, or how a type makes up its mind.
//!
//! From here on rustc does not only judge a solution, it looks for one. A type-level function
//! has one result. A search tries one thing, and if that fails, another. In 1963 John McCarthy
//! described an operator for it, `amb(x, y)`, "ambiguous": it is `x` or `y`, whichever lets the
//! computation succeed. All we need for it are three types and two traits.
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
//! The program has one blank to fill, in the row 1 4 _ 2. It tries one digit after the other.
//!
#![doc = program!("choice_and_failure")]
//!
//! Nothing is printed: that the program compiles is the result. `comes_to` says what the outcome
//! must be, in a bound.
//!
//! # How it works
//!
//! In the `impl` for `Amb`, `First: Run<Outcome: OrElse<Second>>` is two bounds in one: `First`
//! is a computation, and its outcome is one that can be asked what to do next. The answer is in
//! the two `impl`s of `OrElse`. Read them as the two arms of a `match` on the first outcome.
//!
//! ```text
//! Amb<Place<U1, Row>, …>     Place<U1, Row>  comes to  Fail         so ask the second
//!     Amb<Place<U2, Row>, …>     Place<U2, Row>  comes to  Fail         so ask the second
//!         Amb<Place<U3, Row>, …>     Place<U3, Row>  comes to  Found<U3>    that is it
//! ```
//!
//! `Place` compares its digit with the givens, one after the other. After each comparison there
//! are two ways to go on, and `Guard` is the `if` of the program: `B1` goes on with the
//! computation in its parameter, `B0` ends in `Fail`.
//!
//! # The rest is never evaluated
//!
//! A search that works out all its alternatives first pays for every one, and each has
//! alternatives of its own. Ours are lazy, and the last line of `main` shows it: behind a
//! success anything may follow, even something that is no computation at all. The `impl` of
//! `OrElse` for `Found` does not say `Second: Run`, so rustc never asks.
//!
//! # Try
//!
//! Put a failure in front of the nonsense. Now it has to be run:
//!
//! ```diff
//! -    comes_to::<Amb<Place<U3, Row>, Nonsense>, Found<U3>>();
//! +    comes_to::<Amb<Place<U4, Row>, Nonsense>, Found<U3>>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `Nonsense: Run` is not satisfied
//! ```
//!
//! The notes below the error tell how rustc got there: `Nonsense` must be a computation for
//! `Fail` to implement `OrElse<Nonsense>`, and `Fail` is what the 4 came to.
//!
//! And claim that the search finds something else:
//!
//! ```diff
//! -    comes_to::<Amb<Place<U1, Row>, Place<U2, Row>>, Fail>();
//! +    comes_to::<Amb<Place<U1, Row>, Place<U2, Row>>, Found<U2>>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<Amb<…> as Run>::Outcome == Found<…
//! ```
//!
//! Here every bound holds, but the outcome is another type than the one that was named. The
//! notes below the error name both: expected `Found<…>`, found `Fail`.
//!
//! # The crate's words
//!
//! The crate has the same words in its public module [`type_solver`](crate::type_solver):
//! [`Run`](crate::type_solver::Run), [`Fail`](crate::type_solver::Fail),
//! [`Found`](crate::type_solver::Found), and [`Amb`](crate::type_solver::Amb). Three things are
//! different.
//!
//! - The crate's `Amb` has a list of alternatives, as many as one likes.
//! - A computation does not run others. It has them as its *outcome*: an `Amb`, "it is what one of
//!   these comes to", or a [`Next`](crate::type_solver::Next), "it is what this other computation
//!   comes to".
//! - [`Evaluate`](crate::type_solver::Evaluate) runs a computation to its end, which is `Fail` or
//!   `Found`; or [`TooDeep`](crate::type_solver::TooDeep), if it takes more than 512 steps.
//!
//! This is the blank of the row again:
//!
//! ```
//! use std::marker::PhantomData;
//! use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Next, Reply, Run};
//! use sudoku_types::typenum::{ATerm, B0, B1, IsNotEqual, NotEq, TArr, U1, U2, U3, U4, tarr};
//!
//! /// A digit for the blank of a row, if it is none of the row's givens.
//! struct Place<Digit, Givens>(PhantomData<(Digit, Givens)>);
//!
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
//! trait Guard<Then> {
//!     type Outcome: Reply;
//! }
//! impl<Then> Guard<Then> for B1 {
//!     type Outcome = Next<Then>;
//! }
//! impl<Then> Guard<Then> for B0 {
//!     type Outcome = Fail;
//! }
//!
//! struct Blank;
//! impl Run for Blank {
//!     type Outcome = Amb<tarr![Place<U1, Row>, Place<U2, Row>, Place<U3, Row>, Place<U4, Row>]>;
//! }
//!
//! type Row = tarr![U1, U4, U2]; // 1 4 _ 2
//!
//! trait Is<Other> {}
//! impl<Type> Is<Type> for Type {}
//! fn is<Type: Is<Other>, Other>() {}
//!
//! fn main() {
//!     is::<Evaluate<Blank>, Found<U3>>();
//! }
//! ```
//!
//! `Guard` does not run the rest of the comparisons here, it names them, and `Evaluate` runs them next.
//! [`Reply`](crate::type_solver::Reply) is the trait of the four types that an outcome may be. (Each of
//! the four is a computation too, one that comes to itself.) `Is` is equality of types as a bound.
//!
//! In the crate: the words are in `type_solver/choice.rs`, and what evaluates them is in
//! `type_solver/search.rs`. They are for any search that you write yourself. The crate's search for a
//! Sudoku has one kind of choice only, and the next chapters build it.
//!
//! # Exercises
//!
//! **1.** `Amb` is an "or". Write the "and": two computations that must both succeed. The
//! second is run only if the first has succeeded, and its answer is the answer of both. (`Fail` and
//! `Found` are computations here, as in the crate.)
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//! use sudoku_types::typenum::{U2, U3};
//!
//! enum Fail {}
//! struct Found<Answer>(PhantomData<Answer>);
//!
//! trait Run {
//!     type Outcome;
//! }
//! impl Run for Fail {
//!     type Outcome = Fail;
//! }
//! impl<Answer> Run for Found<Answer> {
//!     type Outcome = Found<Answer>;
//! }
//!
//! /// What the second of two computations comes to, if the first one succeeds.
//! struct Both<First, Second>(PhantomData<(First, Second)>);
//!
//! impl<First, Second> Run for Both<First, Second>
//! where
//!     First: Run<Outcome: AndThen<Second>>,
//! {
//!     type Outcome = <First::Outcome as AndThen<Second>>::Outcome;
//! }
//!
//! trait AndThen<Second> {
//!     type Outcome;
//! }
//! // Your lines go here.
//!
//! struct Nonsense;
//!
//! fn comes_to<Computation: Run<Outcome = Outcome>, Outcome>() {}
//!
//! fn main() {
//!     comes_to::<Both<Found<U2>, Found<U3>>, Found<U3>>();
//!     comes_to::<Both<Found<U2>, Fail>, Fail>();
//!     comes_to::<Both<Found<U2>, Both<Found<U2>, Found<U3>>>, Found<U3>>();
//!     comes_to::<Both<Fail, Nonsense>, Fail>();
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Answer, Second: Run> AndThen<Second> for Found<Answer> {
//!     type Outcome = Second::Outcome;
//! }
//! impl<Second> AndThen<Second> for Fail {
//!     type Outcome = Fail;
//! }
//! ```
//!
//! It is `OrElse` with its arms exchanged. The `Run` must be asked for in the arm of `Found` alone;
//! in the other one it would forbid the last line of `main`.
//!
//! </details>
//!
//! **2.** A cell has candidates, a list of digits, and sees other digits. Write `AnyOf`, the
//! computation that tries all candidates in order, in the crate's words.
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//! use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Next, Reply, Run};
//! use sudoku_types::typenum::{ATerm, B0, B1, IsNotEqual, NotEq, TArr, U1, U2, U3, U5, U8, U9, tarr};
//!
//! /// The digit, if it is none of those that the cell sees.
//! struct Place<Digit, Seen>(PhantomData<(Digit, Seen)>);
//!
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
//! trait Guard<Then> {
//!     type Outcome: Reply;
//! }
//! impl<Then> Guard<Then> for B1 {
//!     type Outcome = Next<Then>;
//! }
//! impl<Then> Guard<Then> for B0 {
//!     type Outcome = Fail;
//! }
//!
//! /// The first of these candidates that is none of the digits seen.
//! struct AnyOf<Candidates, Seen>(PhantomData<(Candidates, Seen)>);
//! // Your lines go here.
//!
//! fn is<Type: Is<Other>, Other>() {}
//! trait Is<Other> {}
//! impl<Type> Is<Type> for Type {}
//!
//! fn main() {
//!     type Seen = tarr![U1, U3, U5, U1];
//!     is::<Evaluate<AnyOf<tarr![U3, U5, U8, U9], Seen>>, Found<U8>>();
//!     is::<Evaluate<AnyOf<tarr![U3, U5], Seen>>, Fail>();
//!     is::<Evaluate<Amb<tarr![AnyOf<tarr![U3, U5], Seen>, Place<U2, Seen>]>>, Found<U2>>();
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Seen> Run for AnyOf<ATerm, Seen> {
//!     type Outcome = Fail;
//! }
//! impl<Digit, Digits, Seen> Run for AnyOf<TArr<Digit, Digits>, Seen> {
//!     type Outcome = Amb<tarr![Place<Digit, Seen>, AnyOf<Digits, Seen>]>;
//! }
//! ```
//!
//! A choice between none fails. Of more, it is the first or any of the others, and no `where` is
//! needed: nothing is asked of the two alternatives until their turn comes.
//!
//! </details>
//!
//! Next: [functions as members](super::functions_as_members).
