//! Chapter 4: no digit twice in a unit.
//!
//! A unit (a row, a column or a box) is right if its digits are all different. This chapter
//! writes that rule for a row. It is a recursion inside a recursion: the head is different from
//! everything in the tail, and the tail is all different.
//!
//! ```text
//! all different:  A, B, C, D   =   A is none of B, C, D
//!                                  B is none of C, D
//!                                  C is none of D
//! ```
//!
#![doc = program!("ch04_all_different")]
//!
//! # How to read it
//!
//! `Different` is the rule for two digits from [chapter 2](super::ch02_different_as_a_bound). The two
//! traits below it are walks along a [list](super::ch03_lists):
//!
//! - In `DifferentFromAll` the digit, `Self`, stays the same, and the *parameter* gets shorter.
//! - In `AllDifferent` the list is `Self`. At each step it hands its head and its tail to the
//!   other walk.
//!
//! A list of one digit is all different, for nothing is in its tail.
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
//! The notes below the error are the recursion, told from the inside out. First comes the pair: a
//! number with the bits 1, 0, 0, which is 4, is not `Different` from itself. Then the digit and the
//! list of those behind it, and then the row.
//!
//! # Fewer questions
//!
//! That makes 6 pairs for a unit of four, and 36 for nine. Is there no better way? One
//! could collect the digits in a set, a number with one bit for each digit, and ask whether
//! the bit is still free. That is nine steps in place of 36. But each step is arithmetic on
//! a number that is new to rustc, and a pair of digits has mostly been [asked
//! before](super::ch02_different_as_a_bound). The set takes longer. *Count the different questions,
//! not the steps.*
//!
//! In the crate: `judge/different.rs`, where a list gives up three digits at a time, and each digit
//! behind them is none of the three, which is one question: `NotAmong<(A, B, C)>`.
//!
//! # Exercises
//!
//! **1.** A weaker rule: neighbours in a row are different, and cells further apart need not be.
//! Say it with one recursion.
//!
//! ```compile_fail,E0277
//! use sudoku_types::typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, tarr};
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
//! <details><summary>Answer</summary>
//!
//! The step needs two elements, so a list of one is an end of its own. And it takes only one of
//! them off, for the second is also the first of the next pair.
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
//! **2.** Two lists have nothing in common if no digit of one is in the other. Boxes will need
//! that in [chapter 6](super::ch06_boxes). Here are both digits of a pair in different lists; say it
//! with `DifferentFromAll`.
//!
//! ```compile_fail,E0277
//! use sudoku_types::typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, tarr};
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
//! +    apart::<tarr![U1, U2], tarr![U3, U1]>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! It is `AllDifferent` with another list in the place of the tail. `Other` is whole at each step,
//! for each digit is compared with all of it.
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
//! **3.** In a puzzle most cells are blank, and the rule is for the others only. `Blank` is a cell
//! without a digit. The `impl`s below are for cells with the form of a number, `UInt<High, Low>`;
//! an arm for any `Head` would overlap with one for `Blank`. Write the two arms that are missing.
//!
//! ```compile_fail,E0277
//! use sudoku_types::typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, UInt, tarr};
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
//! <details><summary>Answer</summary>
//!
//! Where the head is a blank there is nothing to compare, and only the tail matters.
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
//! ----
//!
//! Previous: [3. Lists](super::ch03_lists) ·
//! Next: [5. Columns](super::ch05_columns) ·
//! [All chapters](super)
