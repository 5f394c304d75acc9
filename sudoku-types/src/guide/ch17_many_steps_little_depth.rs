//! Chapter 17: a million steps, five levels down.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! rustc limits how deep a computation with types may go, to 128 levels. A limit can be raised by
//! `#![recursion_limit = "…"]`, but that line belongs to the crate that is compiled, not to the
//! library. The search of the [last chapter](super::ch16_a_search_in_traits) goes a level deeper with
//! every branch. For a 4×4 that is enough. This chapter makes a search of any length, within the
//! default limit.
//!
//! # Steps
//!
//! The steps need not be inside each other. Let a step be a function from a state to the next one,
//! a member of a trait, and let something else call it:
//!
//! ```text
//! trait Machine {
//!     type Step: Machine;
//! }
//! ```
//!
//! For two steps, make one, and then another *from where that ended*. For four, make two and then
//! two more. The second half begins when the first is done, so it is no deeper.
//!
//! ```text
//! as a chain                 by parts
//!
//! step                       16 steps ── 4 steps ── step
//!   step                              │          ├ step
//!     step                            │          ├ step
//!       step                          │          └ step
//!         step                        ├ 4 steps ── …
//!           …                         └ …
//!
//! 1000 steps, 1000 levels    1000 steps, 5 levels
//! ```
//!
//! The program has a machine that takes an unforeseeable number of steps: halve an even number; of
//! an odd one take (3n + 1) / 2; stop at 1. (That it always stops is Collatz's conjecture of 1937.)
//!
#![doc = program!("ch17_many_steps_little_depth")]
//!
//! The numbers are bits, the last one first. `Triple2` is three times the number and 2 more: if an
//! odd number is 2m + 1, then (3(2m + 1) + 1) / 2 is 3m + 2.
//!
//! The driver is `Steps`. `Step` makes one step, `Sixteen<T>` makes sixteen times as many as `T`, and
//! `Sixteen<Sixteen<Sixteen<Sixteen<Sixteen<Step>>>>>` are 16⁵, about a million. It does not depend on what
//! a step does.
//!
//! # Steps that are left
//!
//! A million steps are prepared, and only 166 are made. The others cost almost nothing: `Finished` stays
//! `Finished`. The first time that rustc works out `<Sixteen<Step> as Steps>::Run<Finished>`, it notes the
//! result, and the second time it looks it up. So all the steps that are left take five new questions, one
//! for each `Sixteen`.
//!
//! So `solver: types;` needs no number of steps from you. Its own number has to be large enough for every
//! search that a build can wait for. A step takes milliseconds, and some memory that is not freed, so for a
//! 9×9 it is 4,096, and with cages, whose steps take longer, 512.
//!
//! # Try
//!
//! Give the long run only sixteen steps:
//!
//! ```diff
//! -    run::<Sixteen<Sixteen<Sixteen<Sixteen<Sixteen<Step>>>>>, At<Long>, Finished>();
//! +    run::<Sixteen<Step>, At<Long>, Finished>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<Sixteen<Step> as Steps>::Run<…
//! ```
//!
//! The notes have the state after sixteen steps: it is `At<I<O<O<I<…`, and not `Finished`.
//!
//! Make a chain: let each step go on at once.
//!
//! ```diff
//! -    type Next = At<N>;
//! -    type AfterOdd = At<Self::Triple2>;
//! +    type Next = N::Next;
//! +    type AfterOdd = <Self::Triple2 as Number>::Next;
//!
//! -    type Next = N::AfterOdd;
//! -    type AfterOdd = At<Self::Triple2>;
//! +    type Next = N::AfterOdd;
//! +    type AfterOdd = <Self::Triple2 as Number>::Next;
//!
//! -    run::<Step, At<Five>, At<O<O<O<I<End>>>>>>(); // 5, 8
//! +    run::<Step, At<Five>, Finished>();
//!
//! -    run::<Sixteen<Sixteen<Sixteen<Sixteen<Sixteen<Step>>>>>, At<Long>, Finished>();
//! +    run::<Step, At<Long>, Finished>();
//! ```
//!
//! ```text
//! error[E0275]: overflow evaluating the requirement `…
//! ```
//!
//! Now a single step does everything. For 5 that works; for 6171 it is too deep.
//!
//! # A parameter, so that it stays closed
//!
//! A trap: in a function for all machines it seems natural to write the number of steps out:
//!
//! ```text
//! impl<M: Machine> Solve for M {
//!     type End = <Sixteen<Sixteen<Sixteen<Step>>> as Steps>::Run<M>;
//! }
//! ```
//!
//! Here the number is fixed, but `M` is still open. rustc does what it can: it replaces `Run` by its
//! definition, and so on, until the type is `<<<M as Machine>::Step as Machine>::Step as Machine>::Step…`,
//! 4,096 times. That took 20 seconds; with one more `Sixteen` it would not end. So the steps are a
//! parameter as well, `T: Steps`, and the `impl` has `T::Run<M>`. rustc can do nothing with that before `T`
//! and `M` are given.
//!
//! In the crate: `Steps` and the machine are in `type_solver/planes/machine.rs`, with `Twice` in the place of
//! `Sixteen`. In `puzzle.rs` beside it the steps are those of the size, `<U<N> as Number>::Steps`, so that they
//! are not known before `N`.
//!
//! # Exercises
//!
//! **1.** ★ With `Sixteen` the number of steps is a power of sixteen. Write `Both<T, U>`, the steps
//! of `T` and then those of `U`.
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//!
//! trait Machine {
//!     type Step: Machine;
//! }
//! // Marks, and one more with each step.
//! struct Mark<Rest>(PhantomData<Rest>);
//! enum End {}
//! impl Machine for End {
//!     type Step = Mark<End>;
//! }
//! impl<Rest: Machine> Machine for Mark<Rest> {
//!     type Step = Mark<Mark<Rest>>;
//! }
//!
//! trait Steps {
//!     type Run<M: Machine>: Machine;
//! }
//! enum Step {}
//! impl Steps for Step {
//!     type Run<M: Machine> = M::Step;
//! }
//! struct Both<T, U>(PhantomData<(T, U)>);
//! // Your lines go here.
//!
//! fn run<T: Steps<Run<From> = To>, From: Machine, To>() {}
//!
//! fn main() {
//!     type Two = Both<Step, Step>;
//!     run::<Two, End, Mark<Mark<End>>>();
//!     run::<Both<Two, Step>, End, Mark<Mark<Mark<End>>>>();
//!     run::<Both<Step, Both<Two, Two>>, End, Mark<Mark<Mark<Mark<Mark<End>>>>>>();
//! }
//! ```
//!
//! <details><summary>Hint</summary><code>T::Run</code> gives the machine from which <code>U</code> goes on.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<T: Steps, U: Steps> Steps for Both<T, U> {
//!     type Run<M: Machine> = U::Run<T::Run<M>>;
//! }
//! ```
//!
//! What is inside is done first.
//!
//! </details>
//!
//! **2.** ★★★ What if the steps are used up before the machine is finished? Write a machine that looks for a free cell, one
//! cell at each step. When the last step is made, its `End` is `Place`, `NoPlace` or `Unfinished`.
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//! use typenum::{ATerm, TArr, tarr};
//!
//! enum Free {}
//! enum Taken {}
//!
//! enum Place {}
//! enum NoPlace {}
//! enum Unfinished {}
//!
//! trait Machine {
//!     type Step: Machine;
//!     type End;
//! }
//! struct Searching<Cells>(PhantomData<Cells>);
//! struct Finished<End>(PhantomData<End>);
//! // Your lines go here.
//!
//! trait Steps {
//!     type Run<M: Machine>: Machine;
//! }
//! enum Step {}
//! struct Four<T>(PhantomData<T>);
//! impl Steps for Step {
//!     type Run<M: Machine> = M::Step;
//! }
//! impl<T: Steps> Steps for Four<T> {
//!     type Run<M: Machine> = T::Run<T::Run<T::Run<T::Run<M>>>>;
//! }
//!
//! fn ends<T: Steps, Cells, End>()
//! where
//!     Searching<Cells>: Machine,
//!     T::Run<Searching<Cells>>: Machine<End = End>,
//! {
//! }
//!
//! fn main() {
//!     ends::<Four<Step>, tarr![Taken, Free, Taken], Place>();
//!     ends::<Four<Step>, tarr![Taken, Taken], NoPlace>();
//!     ends::<Step, tarr![Taken, Free, Taken], Unfinished>();
//! }
//! ```
//!
//! One step sees one cell. That shows nothing of the second one:
//!
//! ```diff
//! -    ends::<Step, tarr![Taken, Free, Taken], Unfinished>();
//! +    ends::<Step, tarr![Taken, Taken], NoPlace>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<Searching<TArr<Taken, ATerm>> as Machine>::End == NoPlace`
//! ```
//!
//! <details><summary>Hint</summary>Four <code>impl</code>s: no cell, a free one, a taken one, and the finished machine.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl Machine for Searching<ATerm> {
//!     type Step = Finished<NoPlace>;
//!     type End = Unfinished;
//! }
//! impl<Cells> Machine for Searching<TArr<Free, Cells>> {
//!     type Step = Finished<Place>;
//!     type End = Unfinished;
//! }
//! impl<Cells> Machine for Searching<TArr<Taken, Cells>>
//! where
//!     Searching<Cells>: Machine,
//! {
//!     type Step = Searching<Cells>;
//!     type End = Unfinished;
//! }
//! impl<Found> Machine for Finished<Found> {
//!     type Step = Self;
//!     type End = Found;
//! }
//! ```
//!
//! Whatever is left to search has not been searched. No claim accepts `Unfinished`, neither that there is a solution nor
//! that there is none.
//!
//! </details>
//!
//! ----
//!
//! Previous: [16. A search in traits](super::ch16_a_search_in_traits) ·
//! Next: [18. Refutation](super::ch18_refutation) ·
//! [All chapters](super)
