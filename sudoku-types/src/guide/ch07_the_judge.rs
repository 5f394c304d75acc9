//! Chapter 7: all rules in one bound, and why nobody can cheat.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! This chapter puts the rules of Sudoku together into one question, *do these rows complete this puzzle?*, and makes sure that
//! the answer can be trusted by code that knows nothing of Sudoku.
//!
//! One rule is new: the given digits must be kept. The type `Blank`, a cell without a given, allows each digit; a given allows
//! itself, which is said by naming the same type twice in one `impl`; and four things allow four if each allows the one in its
//! place. So one trait, `Allows`, is for cells, rows and grids.
//!
#![doc = program!("ch07_the_judge")]
//!
//! Read it from the end. `publish` demands rows that complete the puzzle. `Completes` has one `impl`, for everything that is a
//! `Witness`; and `Witness` has one `impl`, whose `where` is the list of all rules:
//!
//! ```text
//!   4 rows of 4 cells          the pattern of the impl
//!   with the digits 1 to 4     Givens: Allows<Self>: a cell allows nothing but digits
//!   the givens are kept        the same
//!   rows, columns, boxes       Units
//! ```
//!
//! That the program compiles is the proof that `Answer` completes `Puzzle`. `publish` may be generic, in another crate, and
//! written years before this puzzle: the bound is all that it has to know.
//!
//! # Try
//!
//! Break the rules. With this digit the last row has two 1s, and so have a column and a box:
//!
//! ```diff
//! -    (U4, U2, U1, U3),
//! +    (U4, U2, U1, U1),
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<UTerm, B1> as IsNotEqual>::Output == B1`
//! ```
//!
//! There is one error, because all three rules ask the same question, whether 1 differs from 1. Read the notes below it from
//! the end: `publish` demands `Completes`, that demands `Witness`, and so on down to the two 1s.
//!
//! Ignore a given: let the puzzle have a 2 where the answer has a 1.
//!
//! ```diff
//! -type Puzzle = ((U1, X, X, X), (X, X, U3, X), (X, X, X, U4), (X, U2, X, X));
//! +type Puzzle = ((U2, X, X, X), (X, X, U3, X), (X, X, X, U4), (X, U2, X, X));
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `UInt<UInt<UTerm, B1>, B0>: Allows<UInt<UTerm, B1>>` is not satisfied
//! ```
//!
//! # Why nobody can cheat
//!
//! A bound proves nothing if anyone may write an `impl`. There are three ways to cheat, and the judge closes each.
//!
//! **Declare the trait.** `Completes` is public. Implement it for a type of your own:
//!
//! ```diff
//! -fn main() {
//! -    publish::<Answer>();
//! +struct Mine;
//! +impl Completes<Puzzle> for Mine {}
//! +
//! +fn main() {
//! +    publish::<Mine>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `Mine: Witness<…>` is not satisfied
//! ```
//!
//! `trait Completes<Givens>: sealed::Witness<Givens>` means that whatever is `Completes` must be a `Witness` too. And nobody
//! can declare it a `Witness`: that trait is `pub`, as a part of a public trait has to be, but its module `sealed` is private,
//! so it has no name outside of `judge`. Such a trait is called *sealed*, by rustc's notes too. It costs three lines:
//!
//! ```text
//! mod sealed { pub trait Sealed {} }              has no name outside
//! pub trait Public: sealed::Sealed { … }          whatever is Public is Sealed
//! impl sealed::Sealed for …                       so only this module says what is
//! ```
//!
//! **Use a type that poses as a digit.** typenum compares the digits, and its traits are not sealed. Anyone may write a type
//! that differs from everything and is less than 4. (You will, in exercise 2.) Or a 1 may be written as "01", [which is not
//! `U1`](super::ch01_a_digit_is_a_type). `Digit` prevents both: it holds for four types and nothing else. It is private, so it
//! needs no seal. (How typenum's own numbers compare, nobody can change: see the [next chapter](super::ch08_coherence).)
//!
//! ```diff
//! -use typenum::{U1, U2, U3, U4};
//! -
//! +use typenum::{B0, B1, U1, U2, U3, U4, UInt, UTerm};
//! +
//!
//! -    (U3, U1, U2, U4),
//! +    (U3, UInt<UInt<UTerm, B0>, B1>, U2, U4),
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `UInt<UInt<UTerm, B0>, B1>: Digit` is not satisfied
//! ```
//!
//! **List the units wrongly.** There is no list of units that somebody could pass. The judge gets rows, and its own pattern
//! says which cells are columns and boxes.
//!
//! So it does not matter who wrote the rows. They may come from a macro, or from a solver of a thousand lines. The judge is
//! short, and looks at nothing but types. If the others are wrong, the program does not compile. *A small judge that is sealed,
//! and clever helpers that nobody trusts*: that is worth more than the Sudoku.
//!
//! # At work
//!
//! The same three lines are a proof of anything that can be decided from types: these units fit, this state has been reached,
//! this number is in range, this list is sorted. Generic code demands the trait, and relies on it. (A value has the same: a
//! struct with a private field, whose constructor checks. A `String` is a proof of UTF-8.)
//!
//! # Exercises
//!
//! **1.** ★ In some puzzles a cell is grey: its digit must be even. Make `Even` a cell that allows even numbers.
//!
//! ```compile_fail,E0277
//! use typenum::{B0, U1, U2, U6, U16, UInt};
//!
//! /// A cell without a given.
//! enum Blank {}
//! /// A grey cell without a given.
//! enum Even {}
//!
//! trait Allows<Cell> {}
//! impl<High, Low> Allows<UInt<High, Low>> for Blank {}
//! impl<High, Low> Allows<UInt<High, Low>> for UInt<High, Low> {}
//! impl<P: Allows<A>, Q: Allows<B>, R: Allows<C>, A, B, C> Allows<(A, B, C)> for (P, Q, R) {}
//! // Your lines go here.
//!
//! fn allows<Givens: Allows<Row>, Row>() {}
//!
//! fn main() {
//!     allows::<(U1, Even, Blank), (U1, U2, U1)>();
//!     allows::<(Even, Even, Even), (U6, U16, U2)>();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -    allows::<(Even, Even, Even), (U6, U16, U2)>();
//! +    allows::<(Even, Even, Even), (U6, U16, U1)>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `Even: Allows<UInt<UTerm, B1>>` is not satisfied
//! ```
//!
//! <details><summary>Hint</summary>Where does the type of a number have its last bit?</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<High> Allows<UInt<High, B0>> for Even {}
//! ```
//!
//! A number is even if its last bit, the outermost one, is 0. So one pattern is enough.
//!
//! </details>
//!
//! **2.** ★★★ Be the cheat. This judge of rows lacks one rule: `Digit`. Make it accept a row of four cells without a single
//! digit. (typenum's `IsNotEqual` and `IsLessOrEqual` use `Cmp`, and whatever is `Less` is not equal. Its function never
//! runs; its head is `fn compare<IM>(&self, _: &Other) -> Less`.)
//!
//! ```compile_fail,E0277
//! use typenum::{B1, Cmp, IsLessOrEqual, IsNotEqual, Less, U4};
//!
//! trait Digit {}
//! impl<D: IsLessOrEqual<U4, Output = B1>> Digit for D {}
//!
//! trait Not<Other> {}
//! impl<A: IsNotEqual<B, Output = B1>, B> Not<B> for A {}
//!
//! trait Row {}
//! impl<A: Digit + Not<B> + Not<C> + Not<D>, B: Digit + Not<C> + Not<D>, C: Digit + Not<D>, D: Digit> Row
//!     for (A, B, C, D)
//! {
//! }
//!
//! struct Joker;
//! // Your lines go here.
//!
//! fn row<R: Row>() {}
//!
//! fn main() {
//!     row::<(Joker, Joker, Joker, Joker)>();
//! }
//! ```
//!
//! <details><summary>Hint</summary>Give <code>Joker</code> the answer <code>Less</code>, whatever it is compared with.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Other> Cmp<Other> for Joker {
//!     type Output = Less;
//!
//!     fn compare<IM>(&self, _: &Other) -> Less {
//!         Less
//!     }
//! }
//! ```
//!
//! A `Joker` is less than anything, itself included: in range, and different from all. A list of the digits, as in the judge
//! above, or the `Canonical` of chapter 1, which looks at the form of a type, refuses it.
//!
//! </details>
//!
//! ----
//!
//! Previous: [6. Lists with values](super::ch06_lists_with_values) ·
//! Next: [8. Coherence](super::ch08_coherence) ·
//! [All chapters](super)
