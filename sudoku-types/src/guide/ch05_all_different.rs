//! Chapter 5: no digit twice in a unit.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! A unit (a row, column or box) is right if its digits are all different. For a row, that is a recursion
//! inside a recursion: the head is different from everything in the tail, and the tail is all different.
//!
//! ```text
//! all different:  A, B, C, D   =   A is none of B, C, D
//!                                  B is none of C, D
//!                                  C is none of D
//! ```
//!
#![doc = program!("ch05_all_different")]
//!
//! # How to read it
//!
//! `Different` is the rule for two digits from [chapter 2](super::ch02_different_as_a_bound). The two traits
//! below it are walks along a [list](super::ch04_lists):
//!
//! - In `DifferentFromAll` the digit, `Self`, stays the same, and the *parameter* gets shorter.
//! - In `AllDifferent` the list is `Self`. At each step its head and its tail go to the other walk.
//!
//! # Try
//!
//! Write a digit twice:
//!
//! ```diff
//! -    row::<tarr![U2, U4, U1, U3]>();
//! +    row::<tarr![U2, U4, U1, U4]>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<UInt<UInt<UTerm, B1>, B0>, B0> as IsNotEqual>::Output == B1`
//! ```
//!
//! The notes below the error are the recursion from the inside out. First comes the pair: a number with the
//! bits 1, 0, 0, which is 4, is not `Different` from itself. Then the digit and the digits after it, and then
//! the row.
//!
//! # Fewer questions
//!
//! That makes 6 pairs for a unit of four, and 36 for nine. A set would need only nine steps: a number with a
//! bit for each digit, and the question whether the bit is still free. But each of these steps is arithmetic
//! on a number that is new to rustc, and most pairs of digits have been [looked up
//! before](super::ch02_different_as_a_bound). So the set takes longer. *Count the different questions, not
//! the steps.*
//!
//! # Exercises
//!
//! **1.** ★★ A weaker rule: neighbours in a row are different. Write it with one recursion.
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, tarr};
//!
//! trait Different<Other> {}
//! impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! /// A list in which each digit differs from the next.
//! trait NeighboursDiffer {}
//! impl NeighboursDiffer for ATerm {}
//! // Your lines go here.
//!
//! fn row<Row: NeighboursDiffer>() {}
//!
//! fn main() {
//!     row::<tarr![U1, U2, U1]>();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -    row::<tarr![U1, U2, U1]>();
//! +    row::<tarr![U1, U2, U2]>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! ```
//!
//! <details><summary>Hint</summary>Take two elements off in the pattern, and put the second one back.</details>
//! <details><summary>Answer</summary>
//!
//! The step needs two elements, so a list of one is an end too. It takes only one of them off, because the
//! second is also the first of the next pair.
//!
//! ```rust,ignore
//! impl<Last> NeighboursDiffer for TArr<Last, ATerm> {}
//! impl<Head, Next, Tail> NeighboursDiffer for TArr<Head, TArr<Next, Tail>>
//! where
//!     Head: Different<Next>,
//!     TArr<Next, Tail>: NeighboursDiffer,
//! {
//! }
//! ```
//!
//! </details>
//!
//! **2.** ★ Two lists have nothing in common if no digit of one is in the other. Write it with `DifferentFromAll`.
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, tarr};
//!
//! trait Different<Other> {}
//! impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! trait DifferentFromAll<Digits> {}
//! impl<Digit> DifferentFromAll<ATerm> for Digit {}
//! impl<Digit, Head, Tail> DifferentFromAll<TArr<Head, Tail>> for Digit where
//!     Digit: Different<Head> + DifferentFromAll<Tail>
//! {
//! }
//!
//! /// A list that has no digit in common with the other.
//! trait NothingInCommon<Other> {}
//! // Your lines go here.
//!
//! fn apart<A: NothingInCommon<B>, B>() {}
//!
//! fn main() {
//!     apart::<tarr![U1, U2], tarr![U3, U4]>();
//!     apart::<tarr![U1, U1], tarr![U3]>();
//!     apart::<ATerm, tarr![U3]>();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -    apart::<tarr![U1, U2], tarr![U3, U4]>();
//! +    apart::<tarr![U1, U2], tarr![U2, U3]>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! ```
//!
//! <details><summary>Hint</summary>Two lists, but the walk goes along only one of them.</details>
//! <details><summary>Answer</summary>
//!
//! It is `AllDifferent` with another list in the place of the tail. `Other` stays whole.
//!
//! ```rust,ignore
//! impl<Other> NothingInCommon<Other> for ATerm {}
//! impl<Head, Tail, Other> NothingInCommon<Other> for TArr<Head, Tail>
//! where
//!     Head: DifferentFromAll<Other>,
//!     Tail: NothingInCommon<Other>,
//! {
//! }
//! ```
//!
//! </details>
//!
//! **3.** ★★ In a puzzle most cells are blank, and the rule is only about the others. The `impl`s below are for
//! cells with the form of a number, `UInt<High, Low>`; an arm for any `Head` would overlap with one for
//! `Blank`. Write the two arms that are missing.
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, UInt, tarr};
//!
//! enum Blank {}
//!
//! trait Different<Other> {}
//! impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! trait DifferentFromAll<Cells> {}
//! impl<Digit> DifferentFromAll<ATerm> for Digit {}
//! impl<Digit, High, Low, Tail> DifferentFromAll<TArr<UInt<High, Low>, Tail>> for Digit where
//!     Digit: Different<UInt<High, Low>> + DifferentFromAll<Tail>
//! {
//! }
//!
//! trait AllDifferent {}
//! impl AllDifferent for ATerm {}
//! impl<High, Low, Tail> AllDifferent for TArr<UInt<High, Low>, Tail>
//! where
//!     UInt<High, Low>: DifferentFromAll<Tail>,
//!     Tail: AllDifferent,
//! {
//! }
//!
//! // Your lines go here.
//!
//! fn row<Row: AllDifferent>() {}
//!
//! fn main() {
//!     row::<tarr![U3, Blank, Blank, U1]>();
//!     row::<tarr![Blank, U2, Blank, U3]>();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -    row::<tarr![Blank, U2, Blank, U3]>();
//! +    row::<tarr![Blank, U3, Blank, U3]>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! ```
//!
//! <details><summary>Hint</summary>An arm for <code>Blank</code> in each of the two walks. What does a blank have to fulfil?</details>
//! <details><summary>Answer</summary>
//!
//! A blank is skipped, and only the tail matters.
//!
//! ```rust,ignore
//! impl<Digit, Tail> DifferentFromAll<TArr<Blank, Tail>> for Digit where
//!     Digit: DifferentFromAll<Tail>
//! {
//! }
//! impl<Tail: AllDifferent> AllDifferent for TArr<Blank, Tail> {}
//! ```
//!
//! </details>
//!
//! ----
//!
//! Previous: [4. Lists](super::ch04_lists) ·
//! Next: [6. Lists with values](super::ch06_lists_with_values) ·
//! [All chapters](super)
