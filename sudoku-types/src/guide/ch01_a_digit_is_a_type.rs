//! Chapter 1: numbers that are types.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! A Sudoku of types needs digits that are types. [Chapter 0](super::ch00_the_whole_idea) has four
//! structs and a table of pairs; a 9×9 grid would need 72 pairs, and a 25×25 grid 600. Numbers in
//! binary need no table, because rustc can compute with them. Each bit is a type around the bits to
//! its left:
//!
//! ```text
//! 5  =  Bit1< Bit0< Bit1< End > > >      read from the inside: 1, 0, 1
//! ```
//!
#![doc = program!("ch01_a_digit_is_a_type")]
//!
//! A struct must use its parameters: `PhantomData<High>` is a field of no
//! size that does. `TypeId::of::<T>()` is a value for each type, so that
//! `assert_eq!` can compare types.
//!
//! # How to read it
//!
//! `Number` and `AddOne` have three `impl`s each, one for each form that a number can have.
//! Read them as the three arms of a `match`:
//!
//! ```text
//! trait AddOne { type Output; }                    fn add_one(number) -> Output {
//!                                                      match number {
//! impl AddOne for End {                                    End =>
//!     type Output = Bit1<End>;                                 Bit1(End),
//! impl<High> AddOne for Bit0<High> {                       Bit0(high) =>
//!     type Output = Bit1<High>;                                Bit1(high),
//! impl<High: AddOne> AddOne for Bit1<High> {               Bit1(high) =>
//!     type Output = Bit0<High::Output>;                        Bit0(add_one(high)),
//! ```
//!
//! - A trait is a function. Its argument is `Self`.
//! - An `impl` is an arm, for the types of one form.
//! - An *associated type* (`type Output`) or constant (`const VALUE`) is what the call returns.
//! - A bound such as `High: AddOne` is the recursive call, and `High::Output` is its result.
//! - `<Five as AddOne>::Output` is a call from outside.
//!
//! That is all there is to type-level programming. One thing differs from a `match`: `impl`s have no
//! order, so rustc refuses a program in which one type fits two of them.
//!
//! # Try
//!
//! Add one to something that does not end in `End`. The `impl`s for `Bit1` pass the question on to the
//! bits to the left, until there is no `impl`:
//!
//! ```diff
//! -type Six = <Five as AddOne>::Output;
//! +type Six = <Bit1<Bit1<char>> as AddOne>::Output;
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `char: AddOne` is not satisfied
//! ```
//!
//! The error is at `Six::VALUE` in `main`, not at the line that you have changed: rustc looks into a
//! `type` only where it is used.
//!
//! Add an arm for a case that another arm covers:
//!
//! ```diff
//!  impl AddOne for End {
//!      type Output = Bit1<End>;
//!  }
//! +impl AddOne for Bit0<End> {
//! +    type Output = Bit1<End>;
//! +}
//! ```
//!
//! ```text
//! error[E0119]: conflicting implementations of trait `AddOne` for type `Bit0<End>`
//! ```
//!
//! # The numbers we use
//!
//! The crate [typenum](https://docs.rs/typenum) has all this, with arithmetic and comparison. Its
//! constructor has the bit as its second argument:
//!
//! ```text
//! U5  =  UInt< UInt< UInt< UTerm, B1 >, B0 >, B1 >
//!                            │    1     0     1
//!                            └ no more bits
//! ```
//!
//! ```
//! use std::any::TypeId;
//! use typenum::{B0, B1, Sum, U2, U3, U5, UInt, UTerm};
//!
//! type Five = UInt<UInt<UInt<UTerm, B1>, B0>, B1>;
//!
//! fn main() {
//!     assert_eq!(TypeId::of::<Five>(), TypeId::of::<U5>());
//!     assert_eq!(TypeId::of::<Sum<U2, U3>>(), TypeId::of::<U5>());
//! }
//! ```
//!
//! Errors print `U5` in full. To read such a type, read the `B`s from left to right.
//!
//! # A trap: more than one 1
//!
//! In binary, `1` and `01` are the same number. As types they differ, so a row with a `U1` and an "01"
//! would pass for a row without repetition. A digit must be *canonical*: no 0 in front. That is a
//! recursion to the highest bit, which must be a 1:
//!
//! ```
//! use std::any::TypeId;
//! use typenum::{B0, B1, Bit, U1, U5, UInt, UTerm, Unsigned};
//!
//! /// A number without zeros in front.
//! trait Canonical {}
//! impl Canonical for UInt<UTerm, B1> {} //                            the highest bit
//! impl<High: Canonical, Low: Bit> Canonical for UInt<High, Low> {} // any other bit
//!
//! fn digit<D: Canonical>() {}
//!
//! type ZeroOne = UInt<UInt<UTerm, B0>, B1>;
//!
//! fn main() {
//!     assert_eq!(ZeroOne::U8, U1::U8); // typenum's value of both is 1
//!     assert_ne!(TypeId::of::<ZeroOne>(), TypeId::of::<U1>());
//!
//!     digit::<U1>();
//!     digit::<U5>();
//! }
//! ```
//!
//! (`Low: Bit` says that `Low` is `B0` or `B1`. `U1::U8` is what we called `VALUE`; it belongs to the
//! trait `Unsigned`, which has to be imported.)
//!
//! `Canonical` is an empty trait, which holds for a type or does not. The function `digit` is empty
//! too: a call of it compiles only if its bound holds. Call it with the "01":
//!
//! ```diff
//!      digit::<U5>();
//! +    digit::<ZeroOne>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `UTerm: Canonical` is not satisfied
//! ```
//!
//! The recursion has gone past the highest bit, a `B0`, to the `UTerm` on its left.
//!
//! By its form, `U1` fits both arms. They may still be side by side, because the second one has the
//! bound `High: Canonical`, and for `U1` this `High` is `UTerm`, which is not `Canonical`. [Chapter
//! 8](super::ch08_coherence) says when rustc accepts such a reason.
//!
//! # Exercises
//!
//! **1.** ★ In an odd-even Sudoku the marked cells hold odd digits. Write a function that returns `B1`
//! for an odd digit and `B0` for an even one.
//!
//! ```compile_fail,E0277
//! use std::any::TypeId;
//! use typenum::{B0, B1, U5, U6, UInt};
//!
//! trait IsOdd {
//!     type Output;
//! }
//! // Your lines go here.
//!
//! fn main() {
//!     assert_eq!(TypeId::of::<<U5 as IsOdd>::Output>(), TypeId::of::<B1>());
//!     assert_eq!(TypeId::of::<<U6 as IsOdd>::Output>(), TypeId::of::<B0>());
//! }
//! ```
//!
//! <details><summary>Hint</summary>What is the last bit of an odd number? <code>UInt</code> has it as an argument.</details>
//! <details><summary>Answer</summary>
//!
//! A number is odd if its last bit is 1. typenum has that bit as an argument, so one arm is enough, and
//! there is no recursion.
//!
//! ```rust,ignore
//! impl<High, Low> IsOdd for UInt<High, Low> {
//!     type Output = Low;
//! }
//! ```
//!
//! </details>
//!
//! **2.** ★★ Subtract one. A 1 at the end becomes a 0, but 1 − 1 must be `End`.
//!
//! ```compile_fail,E0277
//! use std::any::TypeId;
//! use std::marker::PhantomData;
//!
//! struct End;
//! struct Bit0<High>(PhantomData<High>);
//! struct Bit1<High>(PhantomData<High>);
//!
//! trait SubOne {
//!     type Output;
//! }
//! // Your lines go here.
//!
//! type Four = Bit0<Bit0<Bit1<End>>>;
//! type Three = <Four as SubOne>::Output;
//! type Two = <Three as SubOne>::Output;
//! type One = <Two as SubOne>::Output;
//!
//! fn main() {
//!     assert_eq!(TypeId::of::<Three>(), TypeId::of::<Bit1<Bit1<End>>>());
//!     assert_eq!(TypeId::of::<One>(), TypeId::of::<Bit1<End>>());
//!     assert_eq!(TypeId::of::<<One as SubOne>::Output>(), TypeId::of::<End>());
//! }
//! ```
//!
//! Your program has to refuse this change, for there is no number before zero:
//!
//! ```diff
//! -    assert_eq!(TypeId::of::<<One as SubOne>::Output>(), TypeId::of::<End>());
//! +    let _ = TypeId::of::<<End as SubOne>::Output>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `End: SubOne` is not satisfied
//! ```
//!
//! <details><summary>Hint</summary>Two arms may not overlap, so look at two levels of the number at once.</details>
//! <details><summary>Answer</summary>
//!
//! Arms for `Bit1<End>` and for `Bit1<High>` with any `High` would overlap. So the arms look one level
//! deeper, at what is in the `Bit1`:
//!
//! ```rust,ignore
//! impl SubOne for Bit1<End> {
//!     type Output = End;
//! }
//! impl<High> SubOne for Bit1<Bit0<High>> {
//!     type Output = Bit0<Bit0<High>>;
//! }
//! impl<High> SubOne for Bit1<Bit1<High>> {
//!     type Output = Bit0<Bit1<High>>;
//! }
//! impl<High: SubOne> SubOne for Bit0<High> {
//!     type Output = Bit1<High::Output>; // a 1 is borrowed from the left
//! }
//! ```
//!
//! </details>
//!
//! ----
//!
//! Previous: [0. The whole idea](super::ch00_the_whole_idea) ·
//! Next: [2. Different, as a bound](super::ch02_different_as_a_bound) ·
//! [All chapters](super)
