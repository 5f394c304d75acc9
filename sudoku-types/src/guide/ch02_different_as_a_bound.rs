//! Chapter 2: a rule of the game is a condition that rustc checks.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! All rules of Sudoku are made of one condition: two digits are different. This chapter asks rustc
//! whether they are, and makes it refuse a program in which they are not. The digits are typenum's, from
//! the [last chapter](super::ch01_a_digit_is_a_type).
//!
#![doc = program!("ch02_different_as_a_bound")]
//!
//! # From an answer to a bound
//!
//! typenum has a function for it, the trait `IsNotEqual`. Its second argument
//! is the parameter of the trait, and its result is a type: `B1` for yes,
//! `B0` for no. `NotEq<A, B>` is short for `<A as IsNotEqual<B>>::Output`.
//!
//! A result forbids nothing. A bound does: `A: IsNotEqual<B, Output = B1>` demands that the function is
//! defined for `A` and `B` *and* returns `B1`. So a call of `spelled_out` compiles only if its digits
//! differ. The function is empty, because the call has done its work when it compiles.
//!
//! `Different` gives the bound a name. Read its `impl … where` as "`A` is different from `B` **if** the
//! output is `B1`". Empty traits of this kind are the *rules* in this guide.
//!
//! # Try
//!
//! Call it with two 3s:
//!
//! ```diff
//! -    different::<U3, U5>();
//! +    different::<U3, U3>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<UInt<UTerm, B1>, B1> as IsNotEqual>::Output == B1`
//! ```
//!
//! "Type mismatch" means that the function returned something else: the error goes on with "expected `B1`,
//! found `B0`". (rustc prints `IsNotEqual` without its parameter where that is the default, `Self`.) The
//! error is on the right digit, but speaks of `Output`. [Chapter 10](super::ch10_messages) teaches it Sudoku.
//!
//! For something that is not a digit, the function is not even defined:
//!
//! ```diff
//! -    different::<U3, U5>();
//! +    different::<char, U5>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `char: Different<UInt<UInt<UInt<UTerm, B1>, B0>, B1>>` is not satisfied
//! ```
//!
//! # Why it has a name
//!
//! `Different` reads better, and rustc is quicker with it. rustc remembers what it has proved about
//! *closed* types, which have no open parameters. With the bound spelled out it works out the output again
//! each time. `U3: Different<U5>` is one question: it is answered once for each pair of digits, and looked up
//! after that. A 9×9 grid has hundreds of pairs of cells whose digits must differ, but only 72 different questions.
//! That counts more than anything else for how long a build takes, as [the last
//! chapter](super::ch16_when_not_to_do_this) shows.
//!
//! # Exercises
//!
//! **1.** ★ A generic function is checked once, for all types, so it may use only what its bounds promise.
//! Add the bounds that this one needs. (rustc proposes `Cmp`, deep in typenum. `Different` is enough.)
//!
//! ```compile_fail,E0277
//! use typenum::{B1, IsNotEqual, U1, U2, U3};
//!
//! trait Different<Other> {}
//! impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! fn different<A: Different<B>, B>() {}
//!
//! fn three_different<A, B, C>()
//! where
//!     // Your lines go here.
//! {
//!     different::<A, B>();
//!     different::<A, C>();
//!     different::<B, C>();
//! }
//!
//! fn main() {
//!     three_different::<U3, U1, U2>();
//! }
//! ```
//!
//! <details><summary>Hint</summary>One bound for each call in the body; three calls, two lines.</details>
//! <details><summary>Answer</summary>
//!
//! What the function needs inside, its `where` must demand. Callers know the digits, and have to prove it.
//!
//! ```rust,ignore
//! A: Different<B> + Different<C>,
//! B: Different<C>,
//! ```
//!
//! </details>
//!
//! **2.** ★ In a thermometer Sudoku the digits rise from the bulb to the tip. Write the rule for two
//! cells of it, with typenum's `IsLess`.
//!
//! ```compile_fail,E0277
//! use typenum::{B1, IsLess, U3, U5, U9};
//!
//! /// A digit that is less than the other.
//! trait LessThan<Other> {}
//! // Your lines go here.
//!
//! fn less<A: LessThan<B>, B>() {}
//!
//! fn main() {
//!     less::<U3, U5>();
//!     less::<U5, U9>();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -    less::<U3, U5>();
//! +    less::<U5, U5>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsLess>::Output == B1`
//! ```
//!
//! <details><summary>Hint</summary>Copy <code>Different</code>. A question alone always holds; what has to be its output?</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<A, B> LessThan<B> for A where A: IsLess<B, Output = B1> {}
//! ```
//!
//! Without `Output = B1` the `impl` would hold for all digits: `IsLess` is defined for any two of
//! them, and only its output says whether one is less.
//!
//! </details>
//!
//! **3.** ★★★ In some variants a dot between two cells says that their digits are consecutive: one of them is
//! the other plus 1. Two `impl`s, one for each case, would overlap. But results are types, and one can
//! compute with them: `Sum<A, B1>`, the output of `Add`, is `A` plus 1. `Eq<A, B>`, the output of `IsEqual`,
//! is `B1` or `B0`. `BitOr` is "or". Demand `B1` of the "or" of two `Eq`.
//!
//! A trait has to be demanded before its output can be named: `A: Add<B1>` before `Sum<A, B1>`, and likewise
//! for each `Eq`.
//!
//! ```compile_fail,E0277
//! use std::ops::{Add, BitOr};
//! use typenum::{B1, Eq, IsEqual, Sum, U3, U4, U5};
//!
//! /// A digit that is one more or one less than the other.
//! trait ConsecutiveWith<Other> {}
//! // Your lines go here.
//!
//! fn consecutive<A: ConsecutiveWith<B>, B>() {}
//!
//! fn main() {
//!     consecutive::<U3, U4>();
//!     consecutive::<U5, U4>();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -    consecutive::<U5, U4>();
//! +    consecutive::<U5, U3>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<B0 as BitOr>::Output == B1`
//! ```
//!
//! <details><summary>Hint</summary>Five bounds: two sums, two questions, and the "or" of the answers.</details>
//! <details><summary>Answer</summary>
//!
//! The last bound is the rule. The others only make its outputs available.
//!
//! ```rust,ignore
//! impl<A, B> ConsecutiveWith<B> for A
//! where
//!     A: Add<B1>,
//!     B: Add<B1>,
//!     Sum<A, B1>: IsEqual<B>,
//!     Sum<B, B1>: IsEqual<A>,
//!     Eq<Sum<A, B1>, B>: BitOr<Eq<Sum<B, B1>, A>, Output = B1>,
//! {
//! }
//! ```
//!
//! </details>
//!
//! ----
//!
//! Previous: [1. A digit is a type](super::ch01_a_digit_is_a_type) ·
//! Next: [3. States and builders](super::ch03_states_and_builders) ·
//! [All chapters](super)
