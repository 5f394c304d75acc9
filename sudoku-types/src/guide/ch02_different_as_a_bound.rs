//! Chapter 2: a rule of the game is a condition that rustc checks.
//!
//! The one condition that all rules of Sudoku are made of is that two digits are different.
//! This chapter asks rustc whether they are, and then makes it refuse every program in which
//! they are not. The digits are those of typenum, as in the [last
//! chapter](super::ch01_a_digit_is_a_type).
//!
#![doc = program!("ch02_different_as_a_bound")]
//!
//! # From an answer to a bound
//!
//! typenum has a function for the question. Its name is the trait
//! [`IsNotEqual`](crate::typenum::IsNotEqual), and its second argument is the parameter of the
//! trait. What it returns is again a type: [`B1`](crate::typenum::B1) is yes,
//! [`B0`](crate::typenum::B0) is no. `NotEq<A, B>` is short for `<A as IsNotEqual<B>>::Output`.
//!
//! An answer alone forbids nothing. A bound does: `A: IsNotEqual<B, Output = B1>` demands that
//! the function is defined for `A` and `B` *and* returns `B1`. There is no program that calls
//! `spelled_out` with two digits for which it does not. Nothing happens in this function. That
//! the call *compiles* is the result.
//!
//! `Different` gives the bound a name. Its `impl` is for every type `A`, and `where` is its
//! condition: read it as "`A` is different from `B` **if** the output is `B1`". Traits of this
//! kind, with nothing in them and an `impl` that says when they hold, are the *rules* in this
//! guide.
//!
//! # Try
//!
//! Ask it of two 3s:
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
//! "Type mismatch" is how rustc says that the function returned something else: the line below has
//! "expected `B1`, found `B0`". (`IsNotEqual` is printed without its parameter. That is by default
//! `Self`, and rustc leaves out a parameter that is the default.) The error is on the right digit,
//! but it speaks of `Output`. [Chapter 11](super::ch11_spans_and_messages) will teach it to speak of
//! Sudoku.
//!
//! Now ask it of something that is no digit. This time the function is not even defined, so the
//! error is another one: there is no `impl` for `char` anywhere.
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
//! `Different` reads better, and it is quicker. rustc remembers what it has proved of *closed*
//! types, in which no parameter is left open. What it remembers is the question that was asked. To
//! answer "does `U3: IsNotEqual<U5>` have the output `B1`", it works out the output and compares;
//! with the bound spelled out, it goes part of that way again each time. `U3: Different<U5>` is one
//! question with the answer yes: it is worked out once for a pair of digits and looked up after
//! that. A grid of 9×9 has 810 pairs of cells whose digits must differ, and only 72 different
//! questions about them. ([Chapter 23](super::ch23_what_it_costs) is about costs.)
//!
//! In the crate: `Different` in `judge/different.rs`, which is asked of digits that `judge/digits.rs`
//! has read, none of them an "01".
//!
//! # Exercises
//!
//! **1.** A generic function is checked once, for all types, before anyone calls it. So it may
//! use only what its own bounds promise. Add those that this one needs. (rustc proposes `Cmp`, deep
//! in typenum. The rule's own name is enough.)
//!
//! ```compile_fail,E0277
//! use sudoku_types::typenum::{B1, IsNotEqual, U1, U2, U3};
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
//! <details><summary>Answer</summary>
//!
//! What the function asks for inside, it must ask for in its own `where`. Then the callers, who
//! know the digits, have to prove it.
//!
//! ```rust,ignore
//! A: Different<B> + Different<C>,
//! B: Different<C>,
//! ```
//!
//! </details>
//!
//! **2.** In a thermometer Sudoku the digits rise from the bulb to the tip. Write the rule for two
//! cells of it, with typenum's [`IsLess`](crate::typenum::IsLess).
//!
//! ```compile_fail,E0277
//! use sudoku_types::typenum::{B1, IsLess, U3, U5, U9};
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
//! **3.** In some variants a dot between two cells says that their digits are consecutive: one of
//! them, no matter which, is the other plus 1. Two `impl`s, one for each case, would overlap. But
//! answers are types, and one can compute with them. `Sum<A, B1>` is `A` plus 1 (`B1`, the yes, is
//! the bit 1), and is the output of `Add`. `Eq<A, B>` says whether two numbers are equal, and is
//! the output of `IsEqual`. `BitOr` is "or": its output is `B1` if one of two answers is. Demand
//! that of `BitOr` itself.
//!
//! `where` has to ask for a trait before its output can be named: `A: Add<B1>` before `Sum<A, B1>`,
//! and so for each `Eq`. (Where `IsEqual` is missing, rustc again complains of `Cmp`.)
//!
//! ```compile_fail,E0277
//! use std::ops::{Add, BitOr};
//! use sudoku_types::typenum::{B1, Eq, IsEqual, Sum, U3, U4, U5};
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
//! <details><summary>Answer</summary>
//!
//! The last bound is the rule: the one or the other is equal. All the others only make sure that
//! there is something to ask this of.
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
//! ----
//!
//! Previous: [1. A digit is a type](super::ch01_a_digit_is_a_type) ·
//! Next: [3. Lists](super::ch03_lists) ·
//! [All chapters](super)
