//! Chapter 1: numbers that are types.
//!
//! This chapter makes numbers out of types and computes with them, while the program is
//! compiled. A value exists while the program runs; a type exists only while it is compiled.
//! If the compiler is to judge a Sudoku, the digits in it must be types.
//!
//! Nine empty structs would do as names. But then it would take a table to say which of
//! them come after which. So a number is written in binary, one type around another for
//! each bit:
//!
//! ```text
//! 5  =  Bit1< Bit0< Bit1< End > > >      read from the inside: 1, 0, 1
//! ```
//!
#![doc = program!("ch01_a_digit_is_a_type")]
//!
//! Two things from the standard library are in it. A struct must use its parameters in a field:
//! [`PhantomData<High>`](core::marker::PhantomData) is a field that uses `High` and has no size.
//! And [`TypeId::of::<T>()`](core::any::TypeId::of) is a value that rustc makes for each type: two
//! of them are equal exactly if the types are the same. So `assert_eq!` can compare types.
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
//! - An `impl` is an arm. The form of the type says which arm it is.
//! - An *associated type* (`type Output`) is what the call returns, and an associated constant
//!   (`const VALUE`) returns a value in the same way.
//! - A bound such as `High: AddOne` is the recursive call, and `High::Output` is its result.
//! - `<Five as AddOne>::Output` is a call from outside.
//!
//! That is all there is to type-level programming. Nobody ever makes a value of `Five`, and
//! none is needed.
//!
//! In one point `impl`s are not arms. Those of a `match` are tried in order, and the first that
//! fits is taken. `impl`s have no order, so rustc refuses a program in which one type fits two
//! of them.
//!
//! # Try
//!
//! Add one to something that ends in no number. Each `impl` for `Bit1` hands the question on to
//! the bits to the left, and for what is left in the end there is no `impl`:
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
//! The error is at `Six::VALUE` in `main`, and not at the line that you have changed. A `type` only
//! gives a name; rustc looks into it where it is used. ([Chapter 12](super::ch12_checked_though_unused)
//! is about that.)
//!
//! Write an arm for a special case, which another arm covers already:
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
//! The crate [typenum] has all this, with arithmetic and comparison. It has one constructor
//! with the bit as its second argument:
//!
//! ```text
//! U5  =  UInt< UInt< UInt< UTerm, B1 >, B0 >, B1 >
//!                            │    1     0     1
//!                            └ no more bits
//! ```
//!
//! ```
//! use std::any::TypeId;
//! use sudoku_types::typenum::{B0, B1, Sum, U2, U3, U5, UInt, UTerm};
//!
//! type Five = UInt<UInt<UInt<UTerm, B1>, B0>, B1>;
//!
//! fn main() {
//!     assert_eq!(TypeId::of::<Five>(), TypeId::of::<U5>());
//!     assert_eq!(TypeId::of::<Sum<U2, U3>>(), TypeId::of::<U5>());
//! }
//! ```
//!
//! Errors print `U5` in full, so it helps to read such types: the bits are the `B`s, from left
//! to right.
//!
//! # A trap: more than one 1
//!
//! In binary, `1` and `01` are the same number. As types they are not. A row with a `U1` and
//! an "01" would pass for a row without repetition. So before digits are compared they must be
//! *canonical*: no 0 in front. That is a recursion to the highest bit, which must be a 1:
//!
//! ```
//! use std::any::TypeId;
//! use sudoku_types::typenum::{B0, B1, Bit, U1, U5, UInt, UTerm, Unsigned};
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
//! (`Low: Bit` says that `Low` is `B0` or `B1`. `U1::U8` is what we called `VALUE`, as a `u8`. It
//! belongs to the trait `Unsigned`, which therefore has to be imported.)
//!
//! `Canonical` has nothing in it: it holds for a type or it does not. The function `digit`
//! does nothing either. Its bound is a question to rustc, and a call of it compiles only if the
//! answer is yes.
//!
//! Ask it of the "01":
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
//! The recursion has gone to the highest bit, which is a `B0`, and then to the `UTerm` on its
//! left. No arm fits that.
//!
//! # When a bound keeps two arms apart
//!
//! `U1` has the form of both arms of `Canonical`. Why may they be there side by side, when
//! `Bit0<End>` and `Bit0<High>` above may not? Because of the bound. The second arm asks for
//! `High: Canonical`. For `U1` this `High` is `UTerm`, and `UTerm` is not `Canonical`. So no type
//! fits both arms.
//!
//! rustc trusts that a type has no `impl` only where nobody else may write one. `Canonical` is our
//! own trait, so nobody else may write it for `UTerm`. Take `NonZero` in its place, a trait of
//! typenum's. That does not hold for `UTerm` either. But trait and type are both foreign now, and
//! as far as rustc knows a later version of typenum may have the `impl`. So the arms overlap:
//!
//! ```compile_fail,E0119
//! use sudoku_types::typenum::{B1, NonZero, UInt, UTerm};
//!
//! trait Canonical {}
//! impl Canonical for UInt<UTerm, B1> {}
//! impl<High: NonZero, Low> Canonical for UInt<High, Low> {}
//!
//! fn main() {}
//! ```
//!
//! And there must be a type to ask about. Here that is `UTerm`, the `High` of the one type that
//! has both forms. Two arms for *every* type `A` have all types in common, so rustc says that they
//! overlap, whatever their bounds are.
//!
//! In the crate: `UpTo25` in `judge/digits.rs` is this `Canonical`, as a list of all 25 numbers that it
//! holds for.
//!
//! # Exercises
//!
//! **1.** In an odd-even Sudoku the marked cells hold odd digits. Write the function that says
//! which digits are odd: `B1` for an odd one and `B0` for an even one.
//!
//! ```compile_fail,E0277
//! use std::any::TypeId;
//! use sudoku_types::typenum::{B0, B1, U5, U6, UInt};
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
//! <details><summary>Answer</summary>
//!
//! A number is odd if its last bit is 1. typenum keeps that bit as an argument of its own, so one
//! arm does for all digits. There is no recursion: nobody looks at `High`.
//!
//! ```rust,ignore
//! impl<High, Low> IsOdd for UInt<High, Low> {
//!     type Output = Low;
//! }
//! ```
//!
//! </details>
//!
//! **2.** Double a number of our own. Nothing has to be computed for it, but beware of the trap.
//!
//! ```compile_fail,E0277
//! use std::any::TypeId;
//! use std::marker::PhantomData;
//!
//! struct End;
//! struct Bit0<High>(PhantomData<High>);
//! struct Bit1<High>(PhantomData<High>);
//!
//! trait Double {
//!     type Output;
//! }
//! // Your lines go here.
//!
//! type One = Bit1<End>;
//! type Two = <One as Double>::Output;
//! type Four = <Two as Double>::Output;
//!
//! fn main() {
//!     assert_eq!(TypeId::of::<Four>(), TypeId::of::<Bit0<Bit0<Bit1<End>>>>());
//!     assert_eq!(TypeId::of::<<End as Double>::Output>(), TypeId::of::<End>());
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! To double is to write a 0 at the end. Only zero stays what it is: `Bit0<End>` would be a number
//! with a 0 in front. A single `impl<Number> Double for Number` beside that for `End` would not
//! do, for `End` would fit both.
//!
//! ```rust,ignore
//! impl Double for End {
//!     type Output = End;
//! }
//! impl<High> Double for Bit0<High> {
//!     type Output = Bit0<Bit0<High>>;
//! }
//! impl<High> Double for Bit1<High> {
//!     type Output = Bit0<Bit1<High>>;
//! }
//! ```
//!
//! </details>
//!
//! **3.** Subtract one. A 1 at the end becomes a 0, but 1 − 1 must be `End`, and nothing comes
//! before zero: `<End as SubOne>::Output` must not compile.
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
//! <details><summary>Answer</summary>
//!
//! An arm for `Bit1<End>` and another for `Bit1<High>` with any `High` would overlap. So the arms
//! look one level deeper, at what is in the `Bit1`: three forms, none of which is a case of
//! another.
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
//! A bound does it as well, as in `Canonical`: `impl<High: SubOne> SubOne for Bit1<High>` with the
//! output `Bit0<High>`, in the place of the two arms in the middle. It does not overlap with the
//! arm for `Bit1<End>`, since nothing comes before `End`.
//!
//! </details>
//!
//! ----
//!
//! Next: [2. Different, as a bound](super::ch02_different_as_a_bound) ·
//! [All chapters](super)
