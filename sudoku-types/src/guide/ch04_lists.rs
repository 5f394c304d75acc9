//! Chapter 4: rows, and recursion on their head and tail.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! A row of a Sudoku is a list of digits. A list as a type is either empty, or a head and a tail, which is
//! again a list. In typenum these are `ATerm` and `TArr<Head, Tail>`, and the macro `tarr!` writes them:
//!
//! ```text
//! tarr![U3, U1, U4]  =  TArr<U3, TArr<U1, TArr<U4, ATerm>>>
//!
//!    TArr ──── TArr ──── TArr ──── ATerm
//!     │         │         │
//!     U3        U1        U4
//! ```
//!
#![doc = program!("ch04_lists")]
//!
//! # A function of a list
//!
//! A list has two forms, so `Total` has two `impl`s. The second one needs the sum of the tail, and that it
//! can be added to the head:
//!
//! ```text
//! Total of  U3, U1, U4   =   U3 + Total of  U1, U4
//!                        =   U3 + (U1 + Total of  U4)
//!                        =   U3 + (U1 + (U4 + U0))       =   U8
//! ```
//!
//! Such a recursion, one element at a time, is a *walk* along the list. It has an `impl` for the *end*, which is the
//! empty list, and one for a *step*, which looks at the head and asks the same of the tail.
//!
//! # A rule has no result
//!
//! Most of what a judge checks has no result: it holds or it does not. Then the trait is empty. Read `impl …
//! where …` as "if": a list is `DigitsUpTo<Max>` if its head is at most `Max` and its tail is again such a
//! list. The empty list always is.
//!
//! # Try
//!
//! Write a digit that is too great:
//!
//! ```diff
//! -type Row = tarr![U3, U1, U4];
//! +type Row = tarr![U3, U1, U8];
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsLessOrEqual<…>>::Output == B1`
//! ```
//!
//! The notes below the error show the recursion, from the last list to the whole row. The last list is only
//! the digit that was refused: `TArr<UInt<UInt<UInt<UInt<UTerm, B1>, B0>, B0>, B0>, ATerm>`, with the bits 1,
//! 0, 0, 0. (`assert_eq!` would find the wrong total only when the program runs.)
//!
//! Leave out the end of the walk:
//!
//! ```diff
//! -impl<Max> DigitsUpTo<Max> for ATerm {}
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `ATerm: DigitsUpTo<UInt<UInt<UInt<UTerm, B1>, B0>, B0>>` is not satisfied
//! ```
//!
//! Now the rule holds for no list. An error about `ATerm` is a walk that came to the end of a list and found
//! no `impl` there.
//!
//! # Walking along two lists
//!
//! A trait may have a second list as its parameter, and an `impl` may look at both. This rule holds for
//! lists of the same length. A list that ends before the other has no arm:
//!
//! ```
//! use typenum::{ATerm, TArr, U1, U2, U3, tarr};
//!
//! /// A list that is as long as the other.
//! trait AsLongAs<Other> {}
//! impl AsLongAs<ATerm> for ATerm {}
//! impl<Head, Tail, OtherHead, OtherTail> AsLongAs<TArr<OtherHead, OtherTail>> for TArr<Head, Tail> where
//!     Tail: AsLongAs<OtherTail>
//! {
//! }
//!
//! fn as_long<A: AsLongAs<B>, B>() {}
//!
//! fn main() {
//!     as_long::<tarr![U1, U2, U3], tarr![(), (), ()]>();
//! }
//! ```
//!
//! The other list has only *marks*, `()`, because its elements do not matter.
//!
//! Leave out a cell:
//!
//! ```diff
//! -    as_long::<tarr![U1, U2, U3], tarr![(), (), ()]>();
//! +    as_long::<tarr![U1, U2], tarr![(), (), ()]>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `ATerm: AsLongAs<TArr<(), ATerm>>` is not satisfied
//! ```
//!
//! Read it as "nothing is left of the first list, and one mark of the second": one cell is missing.
//!
//! # Exercises
//!
//! **1.** ★ Count the elements of a list.
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, TArr, U1, U3, U4, tarr};
//!
//! trait Length {
//!     const VALUE: usize;
//! }
//! // Your lines go here.
//!
//! fn length<List: Length>() -> usize {
//!     List::VALUE
//! }
//!
//! fn main() {
//!     assert_eq!(length::<tarr![U3, U1, U4]>(), 3);
//!     assert_eq!(length::<tarr![U1, U1]>(), 2);
//!     assert_eq!(length::<ATerm>(), 0);
//! }
//! ```
//!
//! <details><summary>Hint</summary>One arm for the end, one for a head and a tail.</details>
//! <details><summary>Answer</summary>
//!
//! Two forms, two arms. `Head` has no bound, so it may be any type.
//!
//! ```rust,ignore
//! impl Length for ATerm {
//!     const VALUE: usize = 0;
//! }
//! impl<Head, Tail: Length> Length for TArr<Head, Tail> {
//!     const VALUE: usize = 1 + Tail::VALUE;
//! }
//! ```
//!
//! </details>
//!
//! **2.** ★ A grid is a list of rows, that is a list of lists. Write the rule that all its digits are
//! up to `Max`.
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, B1, IsLessOrEqual, TArr, U1, U2, U3, U4, tarr};
//!
//! trait DigitsUpTo<Max> {}
//! impl<Max> DigitsUpTo<Max> for ATerm {}
//! impl<Head, Tail, Max> DigitsUpTo<Max> for TArr<Head, Tail>
//! where
//!     Head: IsLessOrEqual<Max, Output = B1>,
//!     Tail: DigitsUpTo<Max>,
//! {
//! }
//!
//! /// A list of rows of digits, none greater than `Max`.
//! trait RowsUpTo<Max> {}
//! // Your lines go here.
//!
//! fn grid<Rows: RowsUpTo<U4>>() {}
//!
//! fn main() {
//!     grid::<tarr![
//!         tarr![U1, U2, U3, U4],
//!         tarr![U3, U4, U1, U2],
//!         tarr![U2, U1, U4, U3],
//!         tarr![U4, U3, U2, U1],
//!     ]>();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -        tarr![U4, U3, U2, U1],
//! +        tarr![U4, U3, U2, typenum::U5],
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsLessOrEqual<…>>::Output == B1`
//! ```
//!
//! <details><summary>Hint</summary>The same two arms as those above, one level higher.</details>
//! <details><summary>Answer</summary>
//!
//! The walk down the rows calls the walk along a row. All rules of a grid have this form.
//!
//! ```rust,ignore
//! impl<Max> RowsUpTo<Max> for ATerm {}
//! impl<Row, Rows, Max> RowsUpTo<Max> for TArr<Row, Rows>
//! where
//!     Row: DigitsUpTo<Max>,
//!     Rows: RowsUpTo<Max>,
//! {
//! }
//! ```
//!
//! </details>
//!
//! **3.** ★★ Reverse a list: take the elements off one after the other, and put each in front of what is `Done`.
//!
//! ```compile_fail,E0277
//! use std::any::TypeId;
//! use typenum::{ATerm, TArr, U1, U3, U4, tarr};
//!
//! /// This list in reverse, followed by the list `Done`.
//! trait ReverseOnto<Done> {
//!     type Output;
//! }
//! // Your lines go here.
//!
//! type Reverse<List> = <List as ReverseOnto<ATerm>>::Output;
//!
//! fn main() {
//!     assert_eq!(TypeId::of::<Reverse<tarr![U3, U1, U4]>>(), TypeId::of::<tarr![U4, U1, U3]>());
//! }
//! ```
//!
//! <details><summary>Hint</summary>At the end of the list, <code>Done</code> is the result. What is it one step before?</details>
//! <details><summary>Answer</summary>
//!
//! A recursion has a parameter where a loop has a variable. At the end of the list it is the result.
//!
//! ```rust,ignore
//! impl<Done> ReverseOnto<Done> for ATerm {
//!     type Output = Done;
//! }
//! impl<Head, Tail, Done> ReverseOnto<Done> for TArr<Head, Tail>
//! where
//!     Tail: ReverseOnto<TArr<Head, Done>>,
//! {
//!     type Output = Tail::Output;
//! }
//! ```
//!
//! </details>
//!
//! ----
//!
//! Previous: [3. States and builders](super::ch03_states_and_builders) ·
//! Next: [5. All different](super::ch05_all_different) ·
//! [All chapters](super)
