//! Chapter 24: a search that takes advice from a solver, checks it, and does not rely on it.
//!
//! *Each program here without `sudoku_types` runs in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! A [search to the end](super::ch15_refutation) is a proof. But how long it takes depends on where it branches first. The
//! const solver works on numbers, is much faster than types, and can look ahead. But it should not have to be
//! believed. So it only gives *advice*, a small tree:
//!
//! ```text
//!                try a 5 in row 3, column 7
//!               /                          \
//!        it is there                   it is not
//!             /                              \
//!   try a 2 in row 1, column 4      try an 8 in row 9, column 3
//! ```
//!
//! The search follows the tree where it would otherwise choose for itself. Here is that for the thermometers of chapter 15, in
//! four steps. This is what the last one will do with the advice "try a 2", where the first cell can have 2 or 3, and the
//! second 1 or 3:
//!
//! ```text
//! digits so far   cells that are left     advice     found
//!
//!                 23   13                 2          None    it is a candidate, and greater than nothing: go on with it
//! 2               13                      none       None    as without advice: 3 is greater than 2, a solution
//!                 3    13                 none       One     the first cell without the 2: go on
//! 3               13                      none       One     nothing is greater than 3 ✗   the only solution
//! ```
//!
//! # A list without a digit
//!
//! If the first cell does not have the digit, its list loses it. That is a walk, which has two results: what is left, and
//! whether the digit was there. Its `if` comes first:
//!
//! ```diff,run,ch15_refutation.rs
//! +/// What is left of a list that begins with `Head`; and was the digit there?
//! +trait Keep<Head, Tail, Others, WasThere> {
//! +    type Others;
//! +    type WasThere;
//! +}
//! +impl<Head, Tail, Others, WasThere> Keep<Head, Tail, Others, WasThere> for B1 {
//! +    type Others = Tail;
//! +    type WasThere = B1;
//! +}
//! +impl<Head, Tail, Others, WasThere> Keep<Head, Tail, Others, WasThere> for B0 {
//! +    type Others = TArr<Head, Others>;
//! +    type WasThere = WasThere;
//! +}
//!  trait Try<Digit, Cells, Found> {
//! ```
//!
//! ```diff,run
//! -use typenum::{ATerm, B0, B1, IsLess, TArr, U0, U1, U2, U3, tarr};
//! +use typenum::{ATerm, B0, B1, Eq, IsEqual, IsLess, TArr, U0, U1, U2, U3, tarr};
//!
//! +trait Without<Digit> {
//! +    type Others;
//! +    type WasThere;
//! +}
//! +impl<Digit> Without<Digit> for ATerm {
//! +    type Others = ATerm;
//! +    type WasThere = B0;
//! +}
//! +impl<Digit, Head: IsEqual<Digit, Output: Keep<Head, Tail, Tail::Others, Tail::WasThere>>, Tail: Without<Digit>>
//! +    Without<Digit> for TArr<Head, Tail> {
//! +    type Others = <Eq<Head, Digit> as Keep<Head, Tail, Tail::Others, Tail::WasThere>>::Others;
//! +    type WasThere = <Eq<Head, Digit> as Keep<Head, Tail, Tail::Others, Tail::WasThere>>::WasThere;
//! +}
//!  trait Try<Digit, Cells, Found> {
//! ```
//!
//! # Cells with advice
//!
//! `Follow<Advice, Cells>` is searched like the cells. Without advice, it is the same:
//!
//! ```diff,run
//! +use std::marker::PhantomData;
//!  use typenum::{ATerm, B0, B1, Eq, IsEqual, IsLess, TArr, U0, U1, U2, U3, tarr};
//!
//! +struct Follow<Advice, Cells>(PhantomData<(Advice, Cells)>);
//! +enum NoAdvice {}
//! +struct Guess<Digit, IfSo = NoAdvice, IfNot = NoAdvice>(PhantomData<(Digit, IfSo, IfNot)>);
//! +
//! +impl<Cells: Search<Last, Found>, Last, Found> Search<Last, Found> for Follow<NoAdvice, Cells> {
//! +    type Found = Cells::Found;
//! +}
//! +impl<Digit, IfSo, IfNot, Last, Found: OneMore> Search<Last, Found>
//! +    for Follow<Guess<Digit, IfSo, IfNot>, ATerm> {
//! +    type Found = Found::OneMore; // no cell is left
//! +}
//!  trait Try<Digit, Cells, Found> {
//! ```
//!
//! With advice, there are the same two branches as always: the first cell has this digit, or it has one of the others. Each
//! branch goes on with one half of the tree. The digit has to fit, *and to be a candidate*:
//!
//! ```diff,run
//! -use std::marker::PhantomData;
//! +use std::{marker::PhantomData, ops::BitAnd};
//!
//! +impl<Digit, IfSo, IfNot, Candidates: Without<Digit>, Cells, Last, Found, Then> Search<Last, Found>
//! +    for Follow<Guess<Digit, IfSo, IfNot>, TArr<Candidates, Cells>>
//! +where
//! +    Last: IsLess<Digit, Output: BitAnd<Candidates::WasThere, Output: Try<Digit, Follow<IfSo, Cells>, Found, Found = Then>>>,
//! +    Follow<IfNot, TArr<Candidates::Others, Cells>>: Search<Last, Then>,
//! +{
//! +    type Found = <Follow<IfNot, TArr<Candidates::Others, Cells>> as Search<Last, Then>>::Found;
//! +}
//!  trait Try<Digit, Cells, Found> {
//!
//!      type TwoOrThree = tarr![U2, U3];
//! +    type Cells = tarr![TwoOrThree, tarr![U1, U3]];
//! +    unique::<Follow<NoAdvice, Cells>>();
//! +    unique::<Follow<Guess<U2, Guess<U3>>, Cells>>();
//! +    unique::<Follow<Guess<U1, Guess<U3>, Guess<U3, Guess<U1>, Guess<U1>>>, Cells>>(); // bad advice
//! ```
//!
//! # Bad advice
//!
//! Bad advice cannot hide a solution, or add one:
//!
//! - The piece may be *any* digit. If it is no candidate, the first branch is empty, and the second has the whole list.
//! - Both branches are searched. Each solution is in one of them, and in only one.
//! - The search ends only when nothing is left.
//!
//! So advice changes only the order of the search. Bad advice wastes time, and never changes a verdict. (An argument, "the 3
//! cannot be there, so …", would have to be checked sentence by sentence.)
//!
//! # Try
//!
//! Leave the check out, and take the digit as it comes. With bad advice one solution looks like several:
//!
//! ```diff
//! -    Last: IsLess<Digit, Output: BitAnd<Candidates::WasThere, Output: Try<Digit, Follow<IfSo, Cells>, Found, Found = Then>>>,
//! +    Last: IsLess<Digit, Output: Try<Digit, Follow<IfSo, Cells>, Found, Found = Then>>,
//! ```
//!
//! ```text
//! error[E0277]: not shown to have one solution: Several
//! ```
//!
//! Claim that cells that can be filled in two ways can be filled in one. No advice helps:
//!
//! ```diff
//! -    type Cells = tarr![TwoOrThree, tarr![U1, U3]];
//! +    type Cells = tarr![tarr![U1, U2], tarr![U1, U3]];
//! ```
//!
//! ```text
//! error[E0277]: not shown to have one solution: Several
//! error[E0277]: not shown to have one solution: Several
//! error[E0277]: not shown to have one solution: Several
//! ```
//!
//! # A proof of a whole grid
//!
//! With the option `proof: types;` the const solver proposes the digits and the advice, and the types search to the end, by
//! [planes](super::ch23_planes). The puzzle's type then has the trait [`Unique`](crate::Unique).
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
//! To find advice, the solver tries candidates, above all those of cells with two, and looks ahead in both branches. The
//! candidate that leaves least to do is the piece. Most puzzles gain nothing from it. But some of the hardest are too deep for
//! the machine's own choice, and are quickly done with a piece or two. [`unsolvable!`](macro@crate::unsolvable) uses the same
//! search for the claim that there is no solution.
//!
//! # Who is trusted
//!
//! ```text
//! the macro          no      what it writes is compared with the givens
//! the const solver   no      its digits are judged, its advice is only advice
//! the judge          yes     that the solution is right
//! the machine        yes     that there is no other one, or none at all
//! the bridge back    yes     that the values read from judged types are those of the types
//! typenum, rustc     yes     that they apply the traits as they are written
//! ```
//!
//! The macro is trusted for *which* puzzle is proven, and for nothing about it. What is trusted is in
//!
//! ```text
//! sudoku-types/src/judge
//! sudoku-types/src/type_solver
//! sudoku-types/src/puzzle
//! sudoku-types/src/witness
//! sudoku-types/src/bridge/values.rs
//! sudoku-types/src/bridge/lines.rs
//! ```
//!
//! A test reads what these import. Even so something rests on rustc alone, as `SECURITY.md` shows with a program.
//!
//! # Exercises
//!
//! **1.** ★★ A branch gets one half of the rest of the advice. Write which advice is left after several decisions.
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//! use typenum::{ATerm, TArr, U1, U2, U5, U8, tarr};
//!
//! enum NoAdvice {}
//! struct Guess<Digit, IfSo, IfNot>(PhantomData<(Digit, IfSo, IfNot)>);
//!
//! // The cell has the digit, or it has not.
//! enum So {}
//! enum Not {}
//!
//! /// What is left of the advice after these decisions.
//! trait After<Decisions> {
//!     type Left;
//! }
//! // Your lines go here.
//!
//! type Piece<Digit> = Guess<Digit, NoAdvice, NoAdvice>;
//! type Tree = Guess<U5, Piece<U2>, Guess<U8, Piece<U1>, NoAdvice>>;
//!
//! fn left<Decisions, Left>()
//! where
//!     Tree: After<Decisions, Left = Left>,
//! {
//! }
//!
//! fn main() {
//!     left::<ATerm, Tree>();
//!     left::<tarr![So], Piece<U2>>();
//!     left::<tarr![Not, So], Piece<U1>>();
//!     left::<tarr![So, Not, So], NoAdvice>();
//! }
//! ```
//!
//! <details><summary>Hint</summary>An arm for no decision, one for no advice, and one for each half of a <code>Guess</code>.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Advice> After<ATerm> for Advice {
//!     type Left = Advice;
//! }
//! impl<Decision, Decisions> After<TArr<Decision, Decisions>> for NoAdvice {
//!     type Left = NoAdvice;
//! }
//! impl<Digit, Yes: After<Decisions>, No, Decisions> After<TArr<So, Decisions>> for Guess<Digit, Yes, No> {
//!     type Left = Yes::Left;
//! }
//! impl<Digit, Yes, No: After<Decisions>, Decisions> After<TArr<Not, Decisions>> for Guess<Digit, Yes, No> {
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
//! Previous: [23. Planes](super::ch23_planes) ·
//! Next: [25. Reading a type](super::ch25_reading_a_type) ·
//! [All chapters](super)
