//! Chapter 2: a rule of the game is a condition that rustc checks.
//!
//! Two digits are different or they are not. Let us ask rustc. A type-level function gives
//! the answer, and the answer is again a type: [`B1`](crate::typenum::B1) is yes,
//! [`B0`](crate::typenum::B0) is no.
//!
//! ```
//! use std::any::TypeId;
//! use sudoku_types::typenum::{B0, B1, NotEq, U3, U5};
//!
//! assert_eq!(TypeId::of::<NotEq<U3, U5>>(), TypeId::of::<B1>()); // yes, they differ
//! assert_eq!(TypeId::of::<NotEq<U3, U3>>(), TypeId::of::<B0>()); // no
//! ```
//!
//! `NotEq<A, B>` is short for `<A as IsNotEqual<B>>::Output`: the name of the function is
//! the trait [`IsNotEqual`](crate::typenum::IsNotEqual), its second argument is the trait's
//! parameter.
//!
//! An answer alone forbids nothing. A bound does: write that the output must be `B1`, and
//! there is no program in which it is not.
//!
//! ```
//! use sudoku_types::typenum::{B1, IsNotEqual, U3, U5};
//!
//! fn different<A, B>()
//! where
//!     A: IsNotEqual<B, Output = B1>,
//! {
//! }
//! different::<U3, U5>();
//! ```
//!
//! Nothing happens in this function, and calling it does nothing. It *compiles*: that is
//! the result.
//!
//! # A trait of one's own in front
//!
//! In the judge the bound has a name:
//!
//! ```
//! use sudoku_types::typenum::{B1, IsNotEqual, U3, U5};
//!
//! trait Different<Other> {}
//! impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! fn different<A: Different<B>, B>() {}
//! different::<U3, U5>();
//! ```
//!
//! It reads better, and it is quicker. rustc remembers what it has proved of *closed* types, in
//! which no parameter is left open, under the question that was asked. To answer "does
//! `U3: IsNotEqual<U5>` have the output `B1`", it works out the output and compares; with the
//! bound spelled out in place, it goes part of that way again each time. `U3: Different<U5>` is
//! one question with the answer yes: it is worked out once for a pair of digits and looked up
//! after that.
//!
//! ```text
//! a grid of 9×9 has 810 pairs of cells whose digits must differ
//!                and asks 72 different questions about them
//! ```
//!
//! When we tried it, this one trait brought the judge of a 9×9 grid from 17 ms to 10 ms. (The
//! judge takes 5 ms now; [chapter 18](super::what_it_costs) has the rest of the story.) In the
//! crate it is `Different`, in `judge/different.rs`.
//!
//! # Try
//!
//! Ask it of two 3s. The error is rightly on the digit, but it speaks of `Output == B1`.
//! [Chapter 9](super::spans_and_messages) will teach it to speak of Sudoku.
//!
//! ```compile_fail,E0271
//! # use sudoku_types::typenum::{B1, IsNotEqual, U3};
//! # trait Different<Other> {}
//! # impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//! # fn different<A: Different<B>, B>() {}
//! different::<U3, U3>(); // type mismatch: expected `B1`, found `B0`
//! ```
//!
//! Next: [lists](super::lists).
