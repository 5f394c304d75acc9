//! Chapter 19: a search that takes advice from a solver, checks it, and does not rely on it.
//!
//! *Each program here without `sudoku_types` runs in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! The [last chapter](super::ch18_refutation) has the types search to the end. That is a proof, but whether it takes a
//! tenth of a second or a minute depends on where the search branches first. The [const solver](crate::solver) works on
//! numbers, ten to a hundred times faster, and can look ahead. But it should not have to be believed.
//!
//! So it only gives *advice*, a small tree:
//!
//! ```text
//!                try a 5 in row 3, column 7
//!               /                          \
//!        it is there                   it is not
//!             /                              \
//!   try a 2 in row 1, column 4      try an 8 in row 9, column 3
//! ```
//!
//! The machine follows the tree where it would otherwise choose for itself. This program is the machine of the last
//! chapter, with advice. A piece of it is a place for the first digit. This is the change:
//!
//! ```diff,ch18_refutation.rs,ch19_advice_that_is_not_trusted.rs
//! -//! A search to the end: the digits of a unit can be placed in no way, in one way, or in several.
//! +//! A search that takes advice, a tree of places to try: the verdict is the same without it.
//!
//! +    type Choose<Yes: Row, No: Row>: Row;
//!      /// The next state, where the first digit has a place, or none.
//! -    type Split<P: Row, More: Digits, Others: Stack, F: Findings>: Machine;
//! +    type Split<P: Row, More: Digits, A: Advice, Others: Stack, F: Findings>: Machine;
//!
//! -    type Split<P: Row, More: Digits, Others: Stack, F: Findings> =
//! -        Searching<TwoBranches<P, More, Others>, F>;
//! +    type Choose<Yes: Row, No: Row> = Yes;
//! +    type Split<P: Row, More: Digits, A: Advice, Others: Stack, F: Findings> =
//! +        Searching<TwoBranches<P, More, A, Others>, F>;
//!
//! -    type Split<P: Row, More: Digits, Others: Stack, F: Findings> = Searching<Others, F>;
//! +    type Choose<Yes: Row, No: Row> = No;
//! +    type Split<P: Row, More: Digits, A: Advice, Others: Stack, F: Findings> = Searching<Others, F>;
//!
//! -/// The digit is in its first place, or it is not.
//! -type TwoBranches<P, More, Others> = Branch<
//! -    <More as Digits>::Without<First<P>>,
//! -    Branch<Digit<<P as Row>::ButNot<First<P>>, More>, Others>,
//! +/// The digit is in one place, or it is not.
//! +type TwoBranches<P, More, A, Others> = Branch<
//! +    <More as Digits>::Without<Piece<A, P>>,
//! +    <A as Advice>::Placed,
//! +    Branch<Digit<ButNot<P, Piece<A, P>>, More>, <A as Advice>::Removed, Others>,
//!  >;
//! +type Piece<A, P> = <A as Advice>::Piece<P>;
//! +type ButNot<P, Q> = <P as Row>::ButNot<Q>;
//! +
//! +trait Advice {
//! +    /// The place to try, one of these.
//! +    type Piece<P: Row>: Row;
//! +    /// Advice for later, if the digit is in that place,
//! +    type Placed: Advice;
//! +    /// and if it is not.
//! +    type Removed: Advice;
//! +}
//! +enum NoAdvice {}
//! +struct Try<Place, Placed = NoAdvice, Removed = NoAdvice>(PhantomData<(Place, Placed, Removed)>);
//! +impl Advice for NoAdvice {
//! +    type Piece<P: Row> = P::First;
//! +    type Placed = NoAdvice;
//! +    type Removed = NoAdvice;
//! +}
//! +impl<Place: Row, Placed: Advice, Removed: Advice> Advice for Try<Place, Placed, Removed> {
//! +    type Piece<P: Row> = <Any<Both<P, Place>> as Bit>::Choose<First<Both<P, Place>>, P::First>;
//! +    type Placed = Placed;
//! +    type Removed = Removed;
//! +}
//! +type Both<P, Q> = ButNot<P, ButNot<P, Q>>;
//! +type Any<P> = <P as Row>::Any;
//!
//! -    type Step<Others: Stack, F: Findings>: Machine;
//! +    type Step<A: Advice, Others: Stack, F: Findings>: Machine;
//!
//! -    type Step<Others: Stack, F: Findings> = <P::Any as Bit>::Split<P, More, Others, F>;
//! +    type Step<A: Advice, Others: Stack, F: Findings> =
//! +        <P::Any as Bit>::Split<P, More, A, Others, F>;
//!
//! -    type Step<Others: Stack, F: Findings> = F::OneMore<Others>;
//! +    type Step<A: Advice, Others: Stack, F: Findings> = F::OneMore<Others>;
//!
//! -struct Branch<D, Others>(PhantomData<(D, Others)>);
//! +struct Branch<D, Advice, Others>(PhantomData<(D, Advice, Others)>);
//!
//! -impl<D: Digits, Others: Stack> Stack for Branch<D, Others> {
//! -    type Step<F: Findings> = D::Step<Others, F>;
//! +impl<D: Digits, A: Advice, Others: Stack> Stack for Branch<D, A, Others> {
//! +    type Step<F: Findings> = D::Step<A, Others, F>;
//!
//! -type Search<D> = <Four<Four<Four<Step>>> as Steps>::Run<Searching<Branch<D, Bottom>, None>>;
//! +type Search<D, A> = <Four<Four<Four<Step>>> as Steps>::Run<Searching<Branch<D, A, Bottom>, None>>;
//!
//! -type Two = (In, In, Out);
//! -type All = (In, In, In);
//! +type Cells = Digit<(In, In, In), Digit<(In, In, Out), Digit<(Out, In, Out), NoDigit>>>;
//!
//! -    // Three digits, and two cells for them.
//! -    refuted::<Search<Digit<Two, Digit<Two, Digit<Two, NoDigit>>>>>();
//! +    unique::<Search<Cells, NoAdvice>>();
//!
//! -    // 2 | 1 or 2 | anywhere
//! -    unique::<Search<Digit<(Out, In, Out), Digit<Two, Digit<All, NoDigit>>>>>();
//! +    // Good advice: the first digit is in the third cell, and without that there is nothing.
//! +    type Third = (Out, Out, In);
//! +    unique::<Search<Cells, Try<Third>>>();
//! +
//! +    // Bad advice: places that are not candidates, or several at once.
//! +    type Bad = Try<Third, Try<Third>, Try<(In, In, In), Try<Third>, Try<(Out, Out, Out)>>>;
//! +    unique::<Search<Cells, Bad>>();
//! +    refuted::<Search<Digit<Third, Digit<Third, NoDigit>>, Bad>>();
//! ```
//!
//! <details><summary>The whole program</summary>
//!
#![doc = program!("ch19_advice_that_is_not_trusted")]
//!
//! </details>
//!
//! `Advice` is new, and `TwoBranches` asks it for the place. A branch carries its advice with it, and its two branches
//! get one half of the rest each.
//!
//! # Bad advice
//!
//! Bad advice cannot hide a solution, or add one:
//!
//! - The piece may be *any* place. `Piece` checks that the digit can have it. If so, the search branches there; if not,
//!   it chooses for itself, as without advice.
//! - If it branches there, it searches *both* branches: the digit is there, and it is not. Whatever the place is, each
//!   solution is in one of them, and in only one.
//! - The search ends only when the stack is empty.
//!
//! So advice changes only the order of the search. Bad advice wastes time, and never changes a verdict. (An argument,
//! "the 3 cannot be there, so …", would have to be checked sentence by sentence.)
//!
//! # Try
//!
//! Leave the check out, and take the place as it comes:
//!
//! ```diff
//! -    type Piece<P: Row> = <Any<Both<P, Place>> as Bit>::Choose<First<Both<P, Place>>, P::First>;
//! +    type Piece<P: Row> = Place;
//! ```
//!
//! ```text
//! error[E0277]: not shown to have one solution: Finished<Several>
//! ```
//!
//! Now a digit may be placed where it cannot be, and with bad advice one solution looks like several.
//!
//! Claim that cells that can be filled in two ways can be filled in one. No advice helps:
//!
//! ```diff
//! -type Cells = Digit<(In, In, In), Digit<(In, In, Out), Digit<(Out, In, Out), NoDigit>>>;
//! +type Cells = Digit<(In, In, In), Digit<(In, In, Out), Digit<(In, In, Out), NoDigit>>>;
//! ```
//!
//! ```text
//! error[E0277]: not shown to have one solution: Finished<Several>
//! error[E0277]: not shown to have one solution: Finished<Several>
//! error[E0277]: not shown to have one solution: Finished<Several>
//! ```
//!
//! # A proof of a whole grid
//!
//! With the option `proof: types;` the const solver proposes the digits and the advice, and the types search to the
//! end. The puzzle's type then has the trait [`Unique`](crate::Unique).
//!
//! ```
//! use sudoku_types::{Unique, sudoku};
//!
//! fn publish<S: Unique>(puzzle: S) -> &'static S::Grid {
//!     puzzle.givens()
//! }
//!
//! fn main() {
//!     let puzzle = sudoku! {
//!         proof: types;
//!         1 _ | _ _
//!         _ _ | 3 _
//!         ----+----
//!         _ _ | _ 4
//!         _ 2 | _ _
//!     };
//!     println!("{}", publish(puzzle));
//! }
//! ```
//!
//! Without the option the type is only [`Solved`](crate::Solved): the solution is right, but perhaps not the only one.
//!
//! ```diff
//! -        proof: types;
//! ```
//!
//! ```text
//! error[E0277]: this puzzle is not proved to have only one solution
//! ```
//!
//! With one given less there are two solutions. The error is the solver's, because it has an example to show:
//!
//! ```diff
//! -        _ _ | _ 4
//! +        _ _ | _ _
//! ```
//!
//! ```text
//! error[E0277]: this puzzle has more than one solution: row 1, column 3 can be 2 or 4
//! ```
//!
//! To find advice, the solver tries some candidates, above all those of cells with two, and looks one step ahead in
//! both branches. The candidate that leaves least to do is the piece. It repeats this in the two branches, to a depth
//! of four levels, fifteen pieces in all. Most puzzles gain nothing from it. But some of the hardest are too deep for
//! the machine's own choice, and take less than a second with two pieces of advice.
//!
//! # By hand
//!
//! The search for types by hand is [`Outcome`](crate::type_solver::Outcome), and its third parameter is the advice. A
//! piece is a list of a digit, a row and a column. Here the first is good, the second about a given:
//!
//! ```
//! use sudoku_types::type_solver::{Found, NoAdvice, Outcome, Try, Unique};
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
//! type Advice = Try<tarr![U3, U1, U2], Try<tarr![U2, U1, U1]>, NoAdvice>;
//!
//! fn is<Type: Is<Other>, Other>() {}
//! trait Is<Other> {}
//! impl<Type> Is<Type> for Type {}
//!
//! fn main() {
//!     is::<Outcome<Small, Unique, Advice>, Found<Rows>>();
//! }
//! ```
//!
//! Without the 4, the outcome is `Several`, with any advice:
//!
//! ```diff
//! -    tarr![Blank, Blank, Blank, U4],
//! +    tarr![Blank, Blank, Blank, Blank],
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `Several<…
//! ```
//!
//! # Who is trusted
//!
//! ```text
//! the macro          no      what it writes is compared with the givens
//! the const solver   no      its digits are judged, its advice is only advice
//! the judge          yes     that the solution is right
//! the machine        yes     that there is no other one, or none at all
//! rustc              yes     that it applies the traits as they are written
//! ```
//!
//! In the crate: advice is in `type_solver/planes/advice.rs`, and the solver's part of it in `solver/advice.rs`.
//! [`unsolvable!`](macro@crate::unsolvable) uses the same search. A rule that the machine does not have, such as cages
//! above 12×12, is refused in one sentence: no puzzle is searched without one of its rules.
//!
//! # Exercises
//!
//! **1.** ★★ Advice is a number, the place for a digit. The places that the digit can have are a list. Write `Piece`: the
//! number, if it is in the list, and otherwise the first of the list.
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, B0, B1, Eq, IsEqual, TArr, U1, U2, U4, U9, tarr};
//!
//! /// The advised place, if it is in this list; otherwise `First`.
//! trait Piece<Advised, First> {
//!     type Place;
//! }
//! impl<Advised, First> Piece<Advised, First> for ATerm {
//!     type Place = First;
//! }
//! // Your lines go here.
//!
//! trait Choose<Yes, No> {
//!     type Chosen;
//! }
//! impl<Yes, No> Choose<Yes, No> for B1 {
//!     type Chosen = Yes;
//! }
//! impl<Yes, No> Choose<Yes, No> for B0 {
//!     type Chosen = No;
//! }
//!
//! fn piece<Places: Piece<Advised, U1, Place = Place>, Advised, Place>() {}
//!
//! fn main() {
//!     type Places = tarr![U1, U2, U4];
//!     piece::<Places, U4, U4>();
//!     piece::<Places, U1, U1>();
//!     piece::<Places, U9, U1>();
//! }
//! ```
//!
//! <details><summary>Hint</summary>Work out the place for the tail first, then choose between it and the advice.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Advised, First, Head, Tail> Piece<Advised, First> for TArr<Head, Tail>
//! where
//!     Tail: Piece<Advised, First>,
//!     Head: IsEqual<Advised, Output: Choose<Advised, Tail::Place>>,
//! {
//!     type Place = <Eq<Head, Advised> as Choose<Advised, Tail::Place>>::Chosen;
//! }
//! ```
//!
//! The result is always in the list, so both branches make sense.
//!
//! </details>
//!
//! **2.** ★★ A branch gets one half of the rest of the advice. Write which advice is left after several decisions.
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//! use typenum::{ATerm, TArr, U1, U2, U5, U8, tarr};
//!
//! enum NoAdvice {}
//! struct Try<Place, Placed, Removed>(PhantomData<(Place, Placed, Removed)>);
//!
//! // The digit is in that place, or it is not.
//! enum Placed {}
//! enum Removed {}
//!
//! /// What is left of the advice after these decisions.
//! trait After<Decisions> {
//!     type Left;
//! }
//! // Your lines go here.
//!
//! type Piece<Place> = Try<Place, NoAdvice, NoAdvice>;
//! type Tree = Try<U5, Piece<U2>, Try<U8, Piece<U1>, NoAdvice>>;
//!
//! fn left<Decisions, Left>()
//! where
//!     Tree: After<Decisions, Left = Left>,
//! {
//! }
//!
//! fn main() {
//!     left::<ATerm, Tree>();
//!     left::<tarr![Placed], Piece<U2>>();
//!     left::<tarr![Removed, Placed], Piece<U1>>();
//!     left::<tarr![Removed, Removed], NoAdvice>();
//!     left::<tarr![Placed, Removed, Placed], NoAdvice>();
//! }
//! ```
//!
//! <details><summary>Hint</summary>An arm for no decision, one for no advice, and one for each half of a <code>Try</code>.</details>
//! <details><summary>Answer</summary>
//!
//! A walk along the decisions. Where the advice ends, all decisions lead to none.
//!
//! ```rust,ignore
//! impl<Advice> After<ATerm> for Advice {
//!     type Left = Advice;
//! }
//! impl<Decision, Decisions> After<TArr<Decision, Decisions>> for NoAdvice {
//!     type Left = NoAdvice;
//! }
//! impl<Place, Yes: After<Decisions>, No, Decisions> After<TArr<Placed, Decisions>>
//!     for Try<Place, Yes, No>
//! {
//!     type Left = Yes::Left;
//! }
//! impl<Place, Yes, No: After<Decisions>, Decisions> After<TArr<Removed, Decisions>>
//!     for Try<Place, Yes, No>
//! {
//!     type Left = No::Left;
//! }
//! ```
//!
//! The other half of a tree is dropped with each decision, so advice is never longer than it was.
//!
//! </details>
//!
//! ----
//!
//! Previous: [18. Refutation](super::ch18_refutation) ·
//! Next: [20. Reading a type](super::ch20_reading_a_type) ·
//! [All chapters](super)
