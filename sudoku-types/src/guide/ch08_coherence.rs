//! Chapter 8: what Rust does not allow, and the ways around it.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! Every trick of this guide is an `impl`. So the rules about `impl`s are the limit of them all. They have one purpose,
//! *coherence*: the question whether a type has a trait has one answer, everywhere in a program, whatever crates are added to
//! it.
//!
#![doc = program!("ch08_coherence")]
//!
//! # 1. One type, one `impl`
//!
//! Two `impl`s may not both apply to a type, even if there is no such type yet. rustc looks at their heads, and a bound counts
//! only if it excludes the type for certain. So "print it if it can be printed, and otherwise debug it" cannot be written with
//! two `impl`s for `T`.
//!
//! The way out is a **parameter for the way**: `Show<AsText>` and `Show<AsCode>` are different traits. If only one of them
//! holds, as for `Row`, rustc finds it by itself; [lists with values](super::ch06_lists_with_values) use that. Take the
//! parameter away:
//!
//! ```diff
//! -impl<T: Debug> Show<AsCode> for T {
//! +impl<T: Debug> Show<AsText> for T {
//!
//! -    assert_eq!(Show::<AsCode>::show(&"a"), "\"a\"");
//! ```
//!
//! ```text
//! error[E0119]: conflicting implementations of trait `Show<AsText>`
//! ```
//!
//! Or let both ways be possible for a row. Then nothing is chosen:
//!
//! ```diff
//! -struct Row(Vec<u8>);
//! +#[derive(Debug)]
//! +struct Row(Vec<u8>);
//! ```
//!
//! ```text
//! error[E0283]: type annotations needed
//! ```
//!
//! Other languages order such `impl`s by how special they are. Rust has that, as *specialization*, on nightly only.
//!
//! # 2. The orphan rule
//!
//! A trait is implemented where the trait is defined, or where the type is. Otherwise two crates could each implement it, and a
//! program with both would have two answers. So `Display` for a `Vec<u8>` is not yours to write, and nobody else can write it
//! either: that is why nobody can change how typenum's numbers compare.
//!
//! The way out is a **struct around it**, a *newtype*, as `Row` is. Make it an alias, and the trait and the type are both
//! foreign:
//!
//! ```diff
//! -struct Row(Vec<u8>);
//! +type Row = Vec<u8>;
//!
//! -        self.0.iter().try_for_each(|digit| write!(f, "{digit}"))
//! +        self.iter().try_for_each(|digit| write!(f, "{digit}"))
//!
//! -    assert_eq!(Row(vec![3, 1, 2]).show(), "312"); // it has one way only
//! ```
//!
//! ```text
//! error[E0117]: only traits defined in the current crate can be implemented for types defined outside of the crate
//! ```
//!
//! A foreign trait *with a parameter of yours* is allowed: `impl Add<Mine> for u8`. So is your trait for a foreign type,
//! `impl Digit for u8`. But not a foreign trait for every `T` (E0210): that `T` may be somebody else's.
//!
//! # 3. No "not"
//!
//! There is no bound `T: !Display`. rustc does not even use that a type has no `Display`, if the trait and the type are
//! foreign: the next version of the other crate may add it, and your program should still compile.
//!
//! Your own traits are different. Nobody else can make `Blank` a `Digit`, so `impl<D: Digit> Cell for D` and
//! `impl Cell for Blank` may be side by side. In [chapter 1](super::ch01_a_digit_is_a_type) `Canonical` relies on that, and in
//! [the judge](super::ch07_the_judge) `Allows`. With a foreign trait and type they may not:
//!
//! ```diff
//! -struct Blank;
//! +type Blank = Vec<u8>;
//!
//! -impl<D: Digit> Cell for D {
//! +impl<D: Display> Cell for D {
//! ```
//!
//! ```text
//! error[E0119]: conflicting implementations of trait `Cell` for type `Vec<u8>`
//! ```
//!
//! Here rustc's note says "upstream crates may add a new impl of trait `std::fmt::Display`". The ways out:
//!
//! - **Ask for an answer.** If a function returns `B1` or `B0`, the two cases are two types, and each has an `impl`. That is
//!   how [a choice](super::ch12_choice_and_failure) is made. It needs a function that is defined for both.
//! - **List the types**, as the judge lists its digits.
//! - **Let names decide.** A constant of the type itself is found before one of a trait, so a macro can ask [whether a bound
//!   holds](super::by_technique#does-a-bound-hold), for a type that is known where it is written.
//!
//! # A seal works both ways
//!
//! A trait that anyone may implement is a promise to them: a new method without a default breaks their code. A [sealed
//! trait](super::ch07_the_judge#why-nobody-can-cheat) is yours alone, so you may add methods, and rely on what its types do.
//! What a seal does *not* do is to help coherence: rustc does not count it as a reason that a foreign type lacks the trait. In
//! your own crate the rule is the one above; in another crate, your sealed trait is foreign.
//!
//! # Which error is it?
//!
//! | error | it says | way out |
//! |---|---|---|
//! | E0119 | two `impl`s may both apply | a parameter for the way; an answer as a type; a list of types |
//! | E0117, E0210 | neither trait nor type is yours | a newtype; a trait of your own |
//! | E0207 | a parameter of the `impl` is in neither the trait nor the type | put it into one of them, as a place or a way |
//! | E0283 | several `impl`s fit what you left open | name one |
//! | E0275 | the question leads to itself, or too deep | [steps](super::ch14_many_steps_little_depth) |
//!
//! # Exercises
//!
//! **1.** ★ `Total` should add the numbers of an `Option` and of a `Vec`. The two `impl`s for everything that can be iterated
//! and for `Option` overlap, because `Option` can be iterated too. Write it with ways.
//!
//! ```compile_fail,E0277
//! enum ByLooking {}
//! enum ByWalking {}
//!
//! trait Total<Way> {
//!     fn total(self) -> u32;
//! }
//! // Your lines go here.
//!
//! fn main() {
//!     let (some, two): (Option<u32>, Vec<u32>) = (Some(3), vec![1, 1]);
//!     assert_eq!(Total::<ByLooking>::total(some), 3);
//!     assert_eq!(Total::<ByWalking>::total(two), 2);
//! }
//! ```
//!
//! <details><summary>Hint</summary>An <code>Option</code> of a number has <code>unwrap_or(0)</code>, and an iterator <code>sum()</code>.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl Total<ByLooking> for Option<u32> {
//!     fn total(self) -> u32 {
//!         self.unwrap_or(0)
//!     }
//! }
//! impl<T: IntoIterator<Item = u32>> Total<ByWalking> for T {
//!     fn total(self) -> u32 {
//!         self.into_iter().sum()
//!     }
//! }
//! ```
//!
//! </details>
//!
//! **2.** ★★ Two rules of a judge overlap: a given is a digit, and a cage is a list of cells. Let `Digit` be your trait, so
//! that rustc knows that a `Cage` is none, and write both `impl`s of `Cell`.
//!
//! ```compile_fail,E0599
//! use typenum::{U1, U2, UInt};
//!
//! struct Cage<Cells>(std::marker::PhantomData<Cells>);
//!
//! trait Digit {}
//! impl<High, Low> Digit for UInt<High, Low> {}
//!
//! trait Cell {
//!     const IS_CAGE: bool;
//! }
//! // Your lines go here.
//!
//! fn main() {
//!     const { assert!(!U1::IS_CAGE && <Cage<(U1, U2)>>::IS_CAGE) }
//! }
//! ```
//!
//! <details><summary>Hint</summary>One for all digits, and one for all cages.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<D: Digit> Cell for D {
//!     const IS_CAGE: bool = false;
//! }
//! impl<Cells> Cell for Cage<Cells> {
//!     const IS_CAGE: bool = true;
//! }
//! ```
//!
//! </details>
//!
//! ----
//!
//! Previous: [7. The judge](super::ch07_the_judge) ·
//! Next: [9. From constants to types](super::ch09_from_constants_to_types) ·
//! [All chapters](super)
