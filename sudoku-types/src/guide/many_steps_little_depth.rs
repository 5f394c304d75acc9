//! Chapter 17: a thousand steps, ten levels down.
//!
//! rustc limits how deep a computation with types may go, and a search needs many steps. This
//! chapter makes many steps at little depth, and with that a machine that runs the searches of the
//! last chapters.
//!
//! A recursion whose every step asks for the next one goes one level down with each. Here is one
//! that counts, and that should count to 200:
//!
//! ```compile_fail,E0275
//! use std::ops::{Add, Sub};
//! use sudoku_types::typenum::{Add1, B1, Sub1, U0, U100, U200, UInt, UTerm};
//!
//! /// The number after so many steps.
//! trait CountUp<Steps> {
//!     type End;
//! }
//! impl<Number> CountUp<UTerm> for Number {
//!     type End = Number;
//! }
//! impl<Number, High, Low> CountUp<UInt<High, Low>> for Number
//! where
//!     UInt<High, Low>: Sub<B1>,
//!     Number: Add<B1, Output: CountUp<Sub1<UInt<High, Low>>>>,
//! {
//!     type End = <Add1<Number> as CountUp<Sub1<UInt<High, Low>>>>::End;
//! }
//!
//! fn count<Number: CountUp<Steps>, Steps>() {}
//!
//! fn main() {
//!     count::<U0, U100>();
//!     count::<U0, U200>();
//! }
//! ```
//!
//! ```text
//! error[E0275]: overflow evaluating the requirement `…
//! ```
//!
//! The 100 is no problem, and at 128 levels rustc gives up. It may be told to go deeper, by
//! `#![recursion_limit = "…"]`, but that must be written by the user of a library, and not in the
//! library. Nor does it help that the next step is the last thing which each step does: rustc has no
//! tail calls, only questions inside questions.
//!
//! # By halves
//!
//! But the steps need not be inside each other. Let a step be a function from one state to the
//! next, and let someone else call it. To make two steps: make one, and then another *from where
//! that ended*. To make four: make two, and then two more. The second half begins when the first is
//! done, so it is no deeper.
//!
//! ```text
//! as a chain                         by halves
//!
//! step                               8 steps ── 4 steps ── 2 steps ── step
//!   step                                     │          │           └ step
//!     step                                   │          └ 2 steps ── step
//!       step                                 │                      └ step
//!         step                               └ 4 steps ── …
//!           …
//!
//! 1000 steps, 1000 levels            1000 steps, 10 levels
//! ```
//!
//! The driver is a recursion along a number in [unary](super::boxes). Each of its marks doubles the
//! number of steps:
//!
#![doc = program!("many_steps_little_depth")]
//!
//! In `State: Drive<Fuel, End: Drive<Fuel>>` are both halves: what the first one ends in, its
//! `End`, is what the second one begins with. Both have the same fuel, one mark less than the
//! whole. `Drive` knows nothing of what a step does.
//!
//! # Try
//!
//! Let the second half be a single step:
//!
//! ```diff
//! -    State: Drive<Fuel, End: Drive<Fuel>>,
//! +    State: Drive<Fuel, End: Step>,
//!
//! -    type End = <<State as Drive<Fuel>>::End as Drive<Fuel>>::End;
//! +    type End = <<State as Drive<Fuel>>::End as Step>::Next;
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UTerm as Drive<…
//! ```
//!
//! The notes below the error say what was found instead, `UInt<UInt<UInt<UInt<UTerm, B1>, _>, B1>, B1>`.
//! (A `_` is where it agrees with what was expected, here a `B0`.) The bits 1011 are 11: one step for
//! each of ten marks, and one at the end of the list. That is a chain again.
//!
//! # A search as a machine
//!
//! What is the state of a search? What it would have to remember if it were written as a
//! loop: the alternatives that are still waiting, as a list. One step takes the first
//! alternative off the list and runs it.
//!
//! ```text
//! it fails               go on with the list
//! it has an answer       finished
//! it makes a choice      its alternatives come to the front of the list
//! it comes to another    that one comes to the front of the list
//!   computation
//! ```
//!
//! As a program this is an `impl` for each line. The computations are those of the crate, and what
//! runs them is our own. To put alternatives in front of a list, two lists would have to be joined;
//! it is simpler to keep a list of lists, one for each choice.
//!
#![doc = program!("many_steps_little_depth_search")]
//!
//! Here are the states of a small search, one step a line:
//!
//! ```text
//! now                                        waiting
//!
//! Amb<tarr![Fail, Found<U1>]>, Found<U2>                       it makes a choice
//! Fail, Found<U1>                            Found<U2>         it fails
//! Found<U1>                                  Found<U2>         it has an answer
//!
//! Finished<Found<U1>>
//! ```
//!
//! A finished state stays as it is, so it does no harm if the driver has fuel left. And this is why
//! a [computation](super::a_search_in_traits) has nobody to come back to: after its step the machine
//! has its outcome and has forgotten the rest.
//!
//! Now the fuel is a number of *steps*, all in all, and the depth is known beforehand: it is the
//! number of marks, and on top of it the depth of a single step.
//!
//! # Try
//!
//! Give the searches too little fuel, eight steps:
//!
//! ```diff
//! -    type Sixteen = tarr![(), (), (), ()]; // 2⁴ steps
//! +    type Sixteen = tarr![(), (), ()]; // 2³ steps
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<Searching<…
//! error[E0271]: type mismatch resolving `<Searching<…
//! ```
//!
//! A `Finished<…>` is expected and a `Searching<…>` is found: the state after eight steps, with all
//! that is still to be tried. The first search was one step short.
//!
//! In the crate: this is how [`Evaluate`](crate::type_solver::Evaluate) works, in
//! `type_solver/search.rs`. The fuel is a number of typenum's there, from which the marks are made, and
//! the end of the first half is a parameter of the `impl`, `State = Half`, for a projection [takes
//! longer](super::what_it_costs).
//!
//! # Exercises
//!
//! **1.** Nobody wants a `Searching<…>` as the end of a search. Write `Stop`, what the last state
//! means: the outcome if the search is finished, and otherwise the crate's `TooDeep`.
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//! use sudoku_types::type_solver::{Fail, Found, TooDeep};
//! use sudoku_types::typenum::{ATerm, U1, U2, tarr};
//!
//! struct Searching<Now, Waiting>(PhantomData<(Now, Waiting)>);
//! struct Finished<Outcome>(PhantomData<Outcome>);
//!
//! /// A state at the end of the fuel, and what the search has come to.
//! trait Stop {
//!     type Outcome;
//! }
//! // Your lines go here.
//!
//! fn stop<State: Stop<Outcome = Outcome>, Outcome>() {}
//!
//! fn main() {
//!     stop::<Finished<Found<U1>>, Found<U1>>();
//!     stop::<Finished<Fail>, Fail>();
//!     stop::<Searching<tarr![Found<U2>], tarr![ATerm]>, TooDeep>();
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Outcome> Stop for Finished<Outcome> {
//!     type Outcome = Outcome;
//! }
//! impl<Now, Waiting> Stop for Searching<Now, Waiting> {
//!     type Outcome = TooDeep;
//! }
//! ```
//!
//! It is `TooDeep` even if a `Found` is next: nobody has run it.
//!
//! </details>
//!
//! **2.** With marks the number of steps is a power of two. typenum's numbers are in binary, and from
//! them a driver can make any number of steps. Write the missing `impl`: for a number with a 1 as
//! its last bit.
//!
//! ```compile_fail,E0277
//! use std::ops::Add;
//! use sudoku_types::typenum::{Add1, B0, B1, U0, U1, U2, U24, U1000, U1024, UInt, UTerm};
//!
//! trait Step {
//!     type Next;
//! }
//! impl Step for UTerm {
//!     type Next = Add1<UTerm>;
//! }
//! impl<High, Low> Step for UInt<High, Low>
//! where
//!     Self: Add<B1>,
//! {
//!     type Next = Add1<Self>;
//! }
//!
//! /// The state after exactly so many steps.
//! trait Drive<Steps> {
//!     type End;
//! }
//! impl<State> Drive<UTerm> for State {
//!     type End = State;
//! }
//! impl<State, High> Drive<UInt<High, B0>> for State
//! where
//!     State: Drive<High, End: Drive<High>>,
//! {
//!     type End = <<State as Drive<High>>::End as Drive<High>>::End;
//! }
//! // Your lines go here.
//!
//! fn drive<From: Drive<Steps, End = To>, Steps, To>() {}
//!
//! fn main() {
//!     drive::<U0, U1, U1>();
//!     drive::<U1, U1, U2>();
//!     drive::<U24, U1000, U1024>();
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<State, High> Drive<UInt<High, B1>> for State
//! where
//!     State: Drive<High, End: Drive<High, End: Step>>,
//! {
//!     type End = <<<State as Drive<High>>::End as Drive<High>>::End as Step>::Next;
//! }
//! ```
//!
//! The bits above the last one are half of the number, rounded down. Make so many steps twice, and
//! then one more. It is how powers are computed by squaring, with steps in the place of factors. (Or
//! make the one step first, and the others as `Drive<UInt<High, B0>>`.)
//!
//! </details>
//!
//! **3.** Let the machine collect *all* answers. Its state has a third part for them. An answer does
//! not finish the search now; what does it do? And what is the end?
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//! use sudoku_types::type_solver::{Amb, Fail, Found, Next, Run};
//! use sudoku_types::typenum::{ATerm, TArr, U1, U2, U3, tarr};
//!
//! struct Searching<Now, Waiting, Answers>(PhantomData<(Now, Waiting, Answers)>);
//! struct Finished<Answers>(PhantomData<Answers>);
//!
//! trait Step {
//!     type Next;
//! }
//! impl<First, Others, Waiting, Answers> Step for Searching<TArr<First, Others>, Waiting, Answers>
//! where
//!     First: Run<Outcome: Resume<Others, Waiting, Answers>>,
//! {
//!     type Next = <First::Outcome as Resume<Others, Waiting, Answers>>::State;
//! }
//! impl<Before, Waiting, Answers> Step for Searching<ATerm, TArr<Before, Waiting>, Answers> {
//!     type Next = Searching<Before, Waiting, Answers>;
//! }
//! impl<Answers> Step for Finished<Answers> {
//!     type Next = Self;
//! }
//!
//! trait Resume<Others, Waiting, Answers> {
//!     type State;
//! }
//! impl<Others, Waiting, Answers> Resume<Others, Waiting, Answers> for Fail {
//!     type State = Searching<Others, Waiting, Answers>;
//! }
//! impl<Computation, Others, Waiting, Answers> Resume<Others, Waiting, Answers> for Next<Computation> {
//!     type State = Searching<TArr<Computation, Others>, Waiting, Answers>;
//! }
//! impl<Alternatives, Others, Waiting, Answers> Resume<Others, Waiting, Answers> for Amb<Alternatives> {
//!     type State = Searching<Alternatives, TArr<Others, Waiting>, Answers>;
//! }
//! // Your lines go here.
//!
//! trait Drive<Fuel> {
//!     type End;
//! }
//! impl<State: Step> Drive<ATerm> for State {
//!     type End = State::Next;
//! }
//! impl<State, Mark, Fuel> Drive<TArr<Mark, Fuel>> for State
//! where
//!     State: Drive<Fuel, End: Drive<Fuel>>,
//! {
//!     type End = <<State as Drive<Fuel>>::End as Drive<Fuel>>::End;
//! }
//!
//! /// The answers of a computation, the last one first.
//! fn answers<Computation, Answers>()
//! where
//!     Searching<tarr![Computation], ATerm, ATerm>: Drive<Sixteen, End = Finished<Answers>>,
//! {
//! }
//! type Sixteen = tarr![(), (), (), ()];
//!
//! fn main() {
//!     type Choice = Amb<tarr![Found<U1>, Fail, Amb<tarr![Next<Found<U2>>, Fail, Found<U3>]>]>;
//!     answers::<Choice, tarr![U3, U2, U1]>();
//!     answers::<Found<U2>, tarr![U2]>();
//!     answers::<Amb<tarr![Fail, Fail]>, ATerm>();
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Answer, Others, Waiting, Answers> Resume<Others, Waiting, Answers> for Found<Answer> {
//!     type State = Searching<Others, Waiting, TArr<Answer, Answers>>;
//! }
//! // Nothing is left to try.
//! impl<Answers> Step for Searching<ATerm, ATerm, Answers> {
//!     type Next = Finished<Answers>;
//! }
//! ```
//!
//! An answer is put aside, and the search goes on as after a failure. It ends only when nothing is
//! left. The crate's goal `Unique` does this up to the second answer: then it knows enough.
//!
//! </details>
//!
//! Next: [refutation](super::refutation).
