//! Chapter 13: choices that depend on each other: a search, made by rustc alone.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! A single blank needs a [choice](super::ch12_choice_and_failure). In a puzzle there are many, and what is chosen for one
//! decides what is left for the others. If a later cell has no digit, an earlier choice was wrong, and has to be taken back.
//! That is *backtracking*, and traits can do it.
//!
//! The example is a thermometer: a line of cells whose digits rise from the bulb on. Each cell has a list of candidates. This
//! is one with three cells, which can have 3 or 1, 2 or 3, and 1 or 3; and this is what the program below does with it, line by
//! line. A `-` is a cell whose candidates are used up:
//!
//! ```text
//! digits so far   cells that are left     the first candidate of the first of them
//!
//!                 31   23   13            3 is greater than nothing: go on with the other cells
//! 3               23   13                 2 is not greater than 3: without it
//! 3               3    13                 3 is not greater than 3: without it
//! 3               -    13                 no candidate ✗   back to where there was a choice, without the 3
//!                 1    23   13            1: go on
//! 1               23   13                 2 is greater than 1: go on
//! 1 2             13                      1 is not greater than 2: without it
//! 1 2             3                       3: go on
//! 1 2 3                                   no cell is left: found
//! ```
//!
#![doc = program!("ch13_a_search_in_traits")]
//!
//! # How to read it
//!
//! `Search` is a walk along the cells that are left. Its parameter has the digits so far, the last one first, and a 0 at the
//! end, so that the first digit has something to be compared with. There are three forms, and so three `impl`s: no cell is
//! left; the first cell has no candidate; it has one.
//!
//! The third one asks typenum whether the candidate fits. The answer is `B1` or `B0`, and `Try` has an `impl` for each, as
//! `Guard` had:
//!
//! - `B0`: search the same cells, but the first has one candidate less.
//! - `B1`: search the *other* cells, with the digit added to `Done`. If they end in `Fail`, `OrElse` does what `B0` does.
//!
//! The line "back to where there was a choice" of the trace is not a line of the program. Each `Try` that is not finished yet
//! *has* its alternative, `TArr<More, Cells>` with the old `Done`, as a name for a computation that waits. rustc's own stack is
//! the memory of the search.
//!
//! Each `impl` names only what follows from its own case. So no branch is worked out before its turn, and after the first
//! solution nothing more is.
//!
//! # Try
//!
//! Claim another solution. The notes compare the two:
//!
//! ```diff
//! -    finds::<tarr![tarr![U3, U1], TwoOrThree, tarr![U1, U3]], Found<tarr![U3, U2, U1, U0]>>();
//! +    finds::<tarr![tarr![U3, U1], TwoOrThree, tarr![U1, U3]], Found<tarr![U3, U2, U2, U0]>>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<TArr<… as Search<…>>::End == Found<…>`
//! ```
//!
//! Let the last cell of the second thermometer have a 4. It is not impossible any more:
//!
//! ```diff
//! -    finds::<tarr![TwoOrThree, TwoOrThree, tarr![U2, U3]], Fail>();
//! +    finds::<tarr![TwoOrThree, TwoOrThree, tarr![U2, U4]], Fail>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<TArr<… as Search<…>>::End == Fail`
//! ```
//!
//! # From a line to a row
//!
//! A row has another rule: all its digits differ. The search need not know. First write the question, as a walk that returns an
//! answer (and not as a [rule](super::ch05_all_different), because a "no" is no error here):
//!
//! ```diff,run
//! -use typenum::{ATerm, B0, B1, IsLess, Le, TArr, U0, U1, U2, U3, U4, tarr};
//! +use std::ops::BitAnd;
//! +use typenum::{ATerm, And, B0, B1, IsLess, IsNotEqual, Le, NotEq, TArr, U0, U1, U2, U3, U4, tarr};
//!
//! +/// Is the digit none of these?
//! +trait NotIn<Digits> {
//! +    type Answer;
//! +}
//! +impl<Digit> NotIn<ATerm> for Digit {
//! +    type Answer = B1;
//! +}
//! +impl<Digit: NotIn<Tail>, Head, Tail> NotIn<TArr<Head, Tail>> for Digit
//! +where
//! +    Digit: IsNotEqual<Head, Output: BitAnd<<Digit as NotIn<Tail>>::Answer>>,
//! +{
//! +    type Answer = And<NotEq<Digit, Head>, <Digit as NotIn<Tail>>::Answer>;
//! +}
//!  trait OrElse<Cells, Done> {
//! ```
//!
//! Then ask it. (The 0 at the end does no harm: it differs from all digits.)
//!
//! ```diff,run
//! -    Last: IsLess<Digit, Output: Try<Digit, Cells, More, TArr<Last, Done>>>,
//! +    Digit: NotIn<TArr<Last, Done>, Answer: Try<Digit, Cells, More, TArr<Last, Done>>>,
//!
//! -    type End = <Le<Last, Digit> as Try<Digit, Cells, More, TArr<Last, Done>>>::End;
//! +    type End = <Digit::Answer as Try<Digit, Cells, More, TArr<Last, Done>>>::End;
//!
//! -    finds::<tarr![tarr![U3, U1], TwoOrThree, tarr![U1, U3]], Found<tarr![U3, U2, U1, U0]>>();
//! +    finds::<tarr![tarr![U3, U1], TwoOrThree, tarr![U1, U3]], Found<tarr![U1, U2, U3, U0]>>();
//! ```
//!
//! # From a row to a grid
//!
//! In a 2×2 grid a cell sees the one beside it and the one above, but not the one at its corner. So each cell gets marks beside
//! its candidates: which of the digits so far, the last one first, does it see? `B1` is yes.
//!
//! ```text
//! A B      C sees A, and not B       the digits so far are  B A      its marks  B0 B1
//! C D      D sees C and B                                   C B A               B1 B1
//! ```
//!
//! ```diff,run
//! +trait NotSeen<Sees, Digits> {
//! +    type Answer;
//! +}
//! +impl<Digit, Digits> NotSeen<ATerm, Digits> for Digit {
//! +    type Answer = B1;
//! +}
//! +impl<Digit: NotSeen<Sees, Tail>, Sees, Head, Tail> NotSeen<TArr<B0, Sees>, TArr<Head, Tail>> for Digit {
//! +    type Answer = Digit::Answer;
//! +}
//! +impl<Digit: NotSeen<Sees, Tail>, Sees, Head, Tail> NotSeen<TArr<B1, Sees>, TArr<Head, Tail>> for Digit
//! +where
//! +    Digit: IsNotEqual<Head, Output: BitAnd<<Digit as NotSeen<Sees, Tail>>::Answer>>,
//! +{
//! +    type Answer = And<NotEq<Digit, Head>, <Digit as NotSeen<Sees, Tail>>::Answer>;
//! +}
//!  trait OrElse<Cells, Done> {
//! ```
//!
//! A cell is a pair now, in the three places where the search looks at one. The last cell of this grid has a 2, so the first
//! guess, a 1 in the first cell, is found wrong three cells later:
//!
//! ```diff,run
//! -impl<Cells, Done> Search<Done> for TArr<ATerm, Cells> {
//! +impl<Sees, Cells, Done> Search<Done> for TArr<(Sees, ATerm), Cells> {
//!
//! -impl<Digit, More, Cells, Last, Done> Search<TArr<Last, Done>> for TArr<TArr<Digit, More>, Cells>
//! +impl<Sees, Digit, More, Cells, Done> Search<Done> for TArr<(Sees, TArr<Digit, More>), Cells>
//!
//! -    Digit: NotIn<TArr<Last, Done>, Answer: Try<Digit, Cells, More, TArr<Last, Done>>>,
//! +    Digit: NotSeen<Sees, Done, Answer: Try<Digit, Cells, (Sees, More), Done>>,
//!
//! -    type End = <Digit::Answer as Try<Digit, Cells, More, TArr<Last, Done>>>::End;
//! +    type End = <Digit::Answer as Try<Digit, Cells, (Sees, More), Done>>::End;
//!
//! -    type TwoOrThree = tarr![U2, U3];
//! -    finds::<tarr![tarr![U3, U1], TwoOrThree, tarr![U1, U3]], Found<tarr![U1, U2, U3, U0]>>();
//! -    finds::<tarr![TwoOrThree, TwoOrThree, tarr![U2, U3]], Fail>();
//! +    type OneOrTwo = tarr![U1, U2];
//! +    type A = (ATerm, OneOrTwo);
//! +    type B = (tarr![B1], OneOrTwo);
//! +    type C = (tarr![B0, B1], OneOrTwo);
//! +    type D = (tarr![B1, B1], tarr![U2]);
//! +    finds::<tarr![A, B, C, D], Found<tarr![U2, U1, U1, U2, U0]>>();
//! ```
//!
//! A 4×4 is this with longer lists.
//!
//! # How far it goes
//!
//! Each candidate is a level or two deeper, and rustc goes 128 levels down. That is enough for a row, and for a small grid with
//! many givens. The [next chapter](super::ch14_many_steps_little_depth) makes a search of any length. And a search that tries
//! cell by cell needs very many steps. A person looks for the cell with the fewest candidates first, and strikes out what
//! follows from each digit. How the types of this crate do that is in [part two](super::ch23_planes).
//!
//! # Exercises
//!
//! **1.** ★ Which thermometers can be filled at all? Write the bound `Possible` for the ends of a search.
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//! use typenum::{U1, U2, tarr};
//!
//! enum Fail {}
//! struct Found<Digits>(PhantomData<Digits>);
//!
//! #[diagnostic::on_unimplemented(message = "these cells cannot be filled")]
//! trait Possible {}
//! // Your lines go here.
//!
//! fn publish<End: Possible>() {}
//!
//! fn main() {
//!     publish::<Found<tarr![U2, U1]>>();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -    publish::<Found<tarr![U2, U1]>>();
//! +    publish::<Fail>();
//! ```
//!
//! ```text
//! error[E0277]: these cells cannot be filled
//! ```
//!
//! <details><summary>Hint</summary>Whatever has been found.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Digits> Possible for Found<Digits> {}
//! ```
//!
//! </details>
//!
//! ----
//!
//! Previous: [12. Choice and failure](super::ch12_choice_and_failure) ·
//! Next: [14. Many steps, little depth](super::ch14_many_steps_little_depth) ·
//! [All chapters](super)
