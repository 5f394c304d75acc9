//! Chapter 14: thousands of steps, a few levels down.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! rustc limits how deep a computation with types may go, to 128 levels. The limit can be raised by
//! `#![recursion_limit = "…"]`, but that line belongs to the crate that is compiled, which is your user's, and not to your
//! library. The search of the [last chapter](super::ch13_a_search_in_traits) goes a level deeper with every candidate. This
//! chapter makes a computation of any length within the default limit.
//!
//! # Steps
//!
//! The steps need not be inside each other. Let a step be a function from a state to the next one, a member of a trait
//! (`type Step: Machine`), and let something else call it.
//!
//! For two steps, make one, and then another *from where that ended*. For four, make two and then two more. The second half
//! begins when the first is done, so it is no deeper.
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
//! The machine here is a counter in binary: each step adds one, and when the carry falls out at the left, it is finished.
//!
#![doc = program!("ch14_many_steps_little_depth")]
//!
//! # How to read it
//!
//! The number is its bits, the last one first. A 0 at the end becomes a 1. A 1 becomes a 0, and the rest takes the carry:
//! `<N::OneMore as Machine>::Times2` is "what comes after the rest, with a 0 behind it". If nothing comes after the rest,
//! `Finished` stays `Finished`. These are [members](super::ch11_functions_as_members), so nothing needs a `where`.
//!
//! The driver is `Steps`, which does not depend on what a step does. `Step` makes one, `Four<T>` makes four times as many as
//! `T`. The last line of `main` runs through all numbers of twelve bits, one after the other:
//!
//! ```text
//! state           At<000…000>, At<000…001>, …, At<111…111>, Finished
//! steps           4 · 4 · 4 · 4 · 4 · 4
//! levels          one for each Four, and one for each bit
//! ```
//!
//! # Steps that are left
//!
//! How many steps a search needs, nobody knows beforehand. So prepare more than enough. Those that are left cost almost
//! nothing: the first time that rustc works out `<Four<Step> as Steps>::Run<Finished>`, it notes the result, and the second
//! time it looks it up. So a million steps that are left take ten new questions, one for each `Four`.
//!
//! # Try
//!
//! Give the counter a bit more. Now the steps do not suffice, and the notes have the state in which it stopped:
//!
//! ```diff
//! -type Zero = O<O<O<O<O<O<O<O<O<O<O<O<End>>>>>>>>>>>>;
//! +type Zero = O<O<O<O<O<O<O<O<O<O<O<O<O<End>>>>>>>>>>>>>;
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<Four<Four<Four<Four<Four<…>>>>> as Steps>::Run<…> == Finished`
//! ```
//!
//! Make a chain: let each step go on at once. Now one step does everything, and for twelve bits it is too deep:
//!
//! ```diff
//! -    type Step = N::OneMore;
//! +    type Step = <N::OneMore as Machine>::Step;
//!
//! -    run::<Four<Step>, At<O<O<O<End>>>>, At<O<O<I<End>>>>>(); // from 000 to 100
//! +    run::<Step, At<O<O<O<End>>>>, Finished>();
//! ```
//!
//! ```text
//! error[E0275]: overflow evaluating the requirement …
//! error[E0275]: overflow evaluating the requirement …
//! ```
//!
//! # A parameter, so that it stays closed
//!
//! A trap: in a function for all machines it seems natural to write the number of steps out:
//!
//! ```text
//! impl<M: Machine> Solve for M {
//!     type End = <Four<Four<Four<Four<Four<Four<Step>>>>>> as Steps>::Run<M>;
//! }
//! ```
//!
//! Here the number is fixed, but `M` is still open. rustc does what it can: it replaces `Run` by its definition, and so on,
//! until the type is `<<<M as Machine>::Step as Machine>::Step as Machine>::Step…`, as often as there are steps. With a `Four`
//! more or two it does not end. So the steps are a parameter as well, `T: Steps`, and the `impl` has `T::Run<M>`. rustc can do
//! nothing with that before `T` and `M` are given.
//!
//! # At work
//!
//! Take several elements at a time before you build this: an `impl` for `TArr<A, TArr<B, TArr<C, TArr<D, Rest>>>>` goes one
//! level down for four, and is enough for most lists. Where steps are needed, their number is a limit that a library sets once,
//! far above what its users wait for. And what happens at that limit has to be an end of its own, as in the second exercise:
//! neither a yes nor a no.
//!
//! # Exercises
//!
//! **1.** ★ With `Four` the number of steps is a power of four. Write `Both<T, U>`, the steps of `T` and then those of `U`.
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
//! **2.** ★★★ Write a machine that looks for a free cell, one cell at each step. When the last step is made, its `End` is
//! `Place`, `NoPlace` or `Unfinished`.
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
//! fn ends<T: Steps<Run<Searching<Cells>>: Machine<End = End>>, Cells, End>()
//! where
//!     Searching<Cells>: Machine,
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
//! No claim accepts `Unfinished`, neither that there is a place nor that there is none.
//!
//! </details>
//!
//! ----
//!
//! Previous: [13. A search in traits](super::ch13_a_search_in_traits) ·
//! Next: [15. Refutation](super::ch15_refutation) ·
//! [All chapters](super)
