//! Chapter 15: a thousand steps, ten levels down.
//!
//! A search makes many steps, and a step that asks for the next one lies one level above
//! it. At 128 levels rustc gives up. Tail calls do not help: rustc has no loops, only
//! questions inside questions.
//!
//! But the steps need not lie inside each other. Let a step be a function from one state of
//! the search to the next, and let someone else call it. To make two steps: make one, and
//! then another *from where that ended*. To make four: make two, and then two more. The
//! second half begins when the first is done, so it lies no deeper.
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
//! The driver is a recursion along a number in unary. Each of its marks doubles the number of steps:
//!
//! ```
//! use std::any::TypeId;
//! use std::ops::Add;
//! use sudoku_types::typenum::{ATerm, Add1, B1, TArr, U0, U1024, UInt, UTerm, tarr};
//!
//! trait Step {
//!     type Next;
//! }
//!
//! /// 2ⁿ steps, n being the length of `Fuel`.
//! trait Drive<Fuel> {
//!     type State;
//! }
//! impl<State: Step> Drive<ATerm> for State {
//!     type State = State::Next;
//! }
//! impl<State, Mark, Fuel> Drive<TArr<Mark, Fuel>> for State
//! where
//!     State: Drive<Fuel, State: Drive<Fuel>>,
//! {
//!     type State = <<State as Drive<Fuel>>::State as Drive<Fuel>>::State;
//! }
//!
//! // A machine that counts its steps.
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
//! type Ten = tarr![(), (), (), (), (), (), (), (), (), ()];
//! assert_eq!(TypeId::of::<<U0 as Drive<Ten>>::State>(), TypeId::of::<U1024>());
//! ```
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
//! A finished state stays as it is, so it does no harm if the driver has fuel left. If the
//! search is not finished when the fuel is at its end, the outcome is `TooDeep`. Now the fuel
//! is a number of *steps*, all in all, and the depth is known beforehand: it is the number of
//! marks, and to it comes the depth of a single step.
//!
//! In the crate: the machine is in `type_solver/search.rs`, and what a computation may come
//! to in `type_solver/choice.rs`. The alternatives there are a list of lists, one for each
//! choice, so that two lists need not be joined. How many steps the macro gives a search is
//! said at [`Fuel`](crate::type_solver::Fuel).
//!
//! # Try
//!
//! Let each step call the next one itself, and count to 200:
//!
//! ```compile_fail,E0275
//! use std::ops::{Add, Sub};
//! use sudoku_types::typenum::{Add1, B1, Sub1, U0, U100, U200, UInt, UTerm};
//!
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
//! count::<U0, U100>();
//! count::<U0, U200>(); // overflow evaluating the requirement
//! ```
//!
//! Next: [refutation](super::refutation).
