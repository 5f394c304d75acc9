//! Chapter 12: `Amb`, or how a type makes up its mind.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! From here on rustc does not only judge a solution, it looks for one. A search tries one thing,
//! and if that fails, another. In 1963 John McCarthy described an operator for it, `amb(x, y)`,
//! "ambiguous": it is `x` or `y`, whichever lets the computation succeed. For this we need three
//! types and two traits.
//!
//! A computation ends in failure or with an answer:
//!
//! ```text
//! Fail              there is no answer
//! Found<Answer>     this is one
//! ```
//!
//! An alternative must not be computed before its turn. A type is a good name for a computation that waits:
//! `Place<U2, Row>` is only a name, until `<Place<U2, Row> as Run>::Outcome` is needed.
//!
//! The program has one blank to fill, in the row 1 4 _ 2. It tries one digit after the other.
//!
#![doc = program!("ch12_choice_and_failure")]
//!
//! Nothing is printed: `ends_in` has a bound on the outcome. This is what rustc does for the first line of `main`:
//!
//! ```text
//! Amb<Place<U2, Row>, …>     Place<U2, Row>  is  Fail         run the second
//!     Amb<Place<U3, Row>, …>     Place<U3, Row>  is  Found<U3>    that is it
//! ```
//!
//! # How it works
//!
//! In the `impl` for `Amb`, `First: Run<Outcome: OrElse<Second>>` is two bounds in one: `First` is a computation, and its
//! outcome decides what comes next. Read the two `impl`s of `OrElse` as the two arms of a `match` on the first outcome.
//!
//! `Place` compares its digit with the givens, one after the other. After each comparison there
//! are two ways to go on, and `Guard` is the `if` of the program: `B1` goes on with the
//! computation in its parameter, `B0` ends in `Fail`.
//!
//! # The rest is never evaluated
//!
//! A search that works out all its alternatives first pays for every one, and each has
//! alternatives of its own. Ours are lazy, and the last line of `main` shows it: after a
//! success anything may follow, even a `char`, which is no computation. The `impl` of
//! `OrElse` for `Found` has no bound `Second: Run`, so rustc never looks.
//!
//! # Try
//!
//! Put a failure in front of the `char`, so that it has to be run:
//!
//! ```diff
//! -    ends_in::<Amb<Place<U3, Row>, char>, Found<U3>>(); // a `char` is no computation
//! +    ends_in::<Amb<Place<U4, Row>, char>, Found<U3>>(); // a `char` is no computation
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `char: Run` is not satisfied
//! ```
//!
//! The notes below the error show why: `char` must be a computation for `Fail` to implement `OrElse<char>`, and `Fail` is the
//! outcome of the 4. Claim another answer than the search has found:
//!
//! ```diff
//! -    ends_in::<Amb<Place<U1, Row>, Place<U2, Row>>, Fail>();
//! +    ends_in::<Amb<Place<U1, Row>, Place<U3, Row>>, Fail>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<Amb<Place<…>, …> as Run>::Outcome == Fail`
//! ```
//!
//! # At work
//!
//! This is the first of several that fits: the smallest integer that has room for a range, the first backend that supports a
//! format, a default where nothing is given. Where there is only yes or no, `Guard` is enough. (The index has both as [programs
//! of their own](super::by_technique#choosing-by-a-bit).)
//!
//! # Exercises
//!
//! **1.** ★ `Amb` is an "or". Write the "and": two computations that must both succeed. The
//! second is run only if the first has succeeded, and its answer is the answer of both. (`Fail` and
//! `Found` are computations here, as in the crate.)
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//! use typenum::{U2, U3};
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
//! /// The outcome of the second computation, if the first one succeeds.
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
//! fn ends_in<Computation: Run<Outcome = Outcome>, Outcome>() {}
//!
//! fn main() {
//!     ends_in::<Both<Found<U2>, Found<U3>>, Found<U3>>();
//!     ends_in::<Both<Found<U2>, Fail>, Fail>();
//!     ends_in::<Both<Found<U2>, Both<Found<U2>, Found<U3>>>, Found<U3>>();
//!     ends_in::<Both<Fail, Nonsense>, Fail>();
//! }
//! ```
//!
//! <details><summary>Hint</summary>Exchange the arms of <code>OrElse</code>. Only one of them needs <code>Run</code>.</details>
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
//! It is `OrElse` with its arms exchanged. Only the arm of `Found` has the bound `Run`;
//! in the other one it would forbid the last line of `main`.
//!
//! </details>
//!
//! **2.** ★★ A computation that tries all digits of a list, in order.
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//! use typenum::{ATerm, TArr, U1, U2, U3, tarr};
//!
//! enum Fail {}
//! struct Found<Answer>(PhantomData<Answer>);
//!
//! trait Run {
//!     type Outcome;
//! }
//! trait OrElse<Second> {
//!     type Outcome;
//! }
//! impl<Answer, Second> OrElse<Second> for Found<Answer> {
//!     type Outcome = Found<Answer>;
//! }
//! impl<Second: Run> OrElse<Second> for Fail {
//!     type Outcome = Second::Outcome;
//! }
//!
//! /// A digit in a cell that sees a 1 and a 3.
//! struct Place<Digit>(PhantomData<Digit>);
//! impl Run for Place<U1> {
//!     type Outcome = Fail;
//! }
//! impl Run for Place<U2> {
//!     type Outcome = Found<U2>;
//! }
//! impl Run for Place<U3> {
//!     type Outcome = Fail;
//! }
//!
//! /// The first of these digits that can be placed.
//! struct AnyOf<Digits>(PhantomData<Digits>);
//! // Your lines go here.
//!
//! fn ends_in<Computation: Run<Outcome = Outcome>, Outcome>() {}
//!
//! fn main() {
//!     ends_in::<AnyOf<tarr![U1, U3, U2]>, Found<U2>>();
//!     ends_in::<AnyOf<tarr![U2, u8]>, Found<U2>>();
//!     ends_in::<AnyOf<tarr![U1, U3]>, Fail>();
//! }
//! ```
//!
//! <details><summary>Hint</summary>An empty list fails. Otherwise place the head, or else try the rest of the list.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl Run for AnyOf<ATerm> {
//!     type Outcome = Fail;
//! }
//! impl<Digit, Digits> Run for AnyOf<TArr<Digit, Digits>>
//! where
//!     Place<Digit>: Run<Outcome: OrElse<AnyOf<Digits>>>,
//! {
//!     type Outcome = <<Place<Digit> as Run>::Outcome as OrElse<AnyOf<Digits>>>::Outcome;
//! }
//! ```
//!
//! Only `OrElse` demands that the rest is a computation, and only for `Fail`.
//!
//! </details>
//!
//! ----
//!
//! Previous: [11. Functions as members](super::ch11_functions_as_members) ·
//! Next: [13. A search in traits](super::ch13_a_search_in_traits) ·
//! [All chapters](super)
