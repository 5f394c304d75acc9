//! Chapter 18: one mistake of a user, one error, at the user's own digit.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! [Chapter 10](super::ch10_messages) has the words of an error and its place. In a library two things are left: a mistake
//! breaks several bounds, and a macro of tokens has more ways to say where it is.
//!
//! # One fault, one error
//!
//! A row with a cell too few breaks many rules: its length, the columns, the boxes, the givens. If each of them complains, one
//! mistake has six errors. So the rules need an order: whether digits differ should be asked only about rows
//! of digits. The bounds of a `where` have no order; all of them are checked. But if `Row: Digits` does not hold, then
//! a type such as `<Row as Digits>::Something` does not exist, and *rustc checks no bound on a type that does not
//! exist*.
//!
//! In this program this type is called `Gate`. At the end of the row, the walk leaves `()` there. And `()` has an
//! associated type with a parameter, `To<T>`, which is `T` itself. So `<Row::Gate as Gate>::To<Row>` is a long name for
//! `Row`, but a name that only a row of digits has.
//!
#![doc = program!("ch18_spans_and_messages")]
//!
//! Put something else in a cell, and there is one error:
//!
//! ```diff
//! -    row::<tarr![U1, U2, U3]>();
//! +    row::<tarr![U1, (), U3]>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `TArr<(), …>: Digits` is not satisfied
//! ```
//!
//! Without the gate the same fault has three errors, one for the missing digit and two for its neighbours:
//!
//! ```diff
//! -    <Row::Gate as Gate>::To<Row>: NeighboursDiffer,
//! +    Row: NeighboursDiffer,
//!
//! -    row::<tarr![U1, U2, U3]>();
//! +    row::<tarr![U1, (), U3]>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `TArr<(), …>: Digits` is not satisfied
//! error[E0277]: the trait bound `UInt<UTerm, B1>: Cmp<()>` is not satisfied
//! error[E0277]: the trait bound `(): Cmp<UInt<UInt<UTerm, B1>, B1>>` is not satisfied
//! ```
//!
//! # Asking without a function
//!
//! The errors of chapter 10 end with "required by a bound in `differs`" and some lines of its source. A trait's constant
//! demands the same bound and has no source to show. But without a function call rustc underlines the `Self` of the bound, as
//! it was written. A `macro_rules!` cannot have it both ways. A procedural macro can, because it chooses the span of each token
//! that it writes:
//!
//! ```text
//! <NotEq<U4, U4> as OnceInRow<4, 2, 2, 4>>::HOLDS
//!  ^^^^^^^^^^^^^
//!  these tokens get the span of the user's second 4
//! ```
//!
//! The crate does so. Its macro sees only that two digits look the same, and writes this question for each such pair; typenum
//! decides whether there is a fault. So the types that are judged have no places in them, and the places cost nothing where
//! nothing is wrong.
//!
//! # Exercises
//!
//! **1.** ★★ An order: whether neighbours differ is checked only for rows of the right length. Write the walk that opens
//! the gate.
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, tarr};
//!
//! trait Different<Other> {}
//! impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! trait NeighboursDiffer {}
//! impl<Last> NeighboursDiffer for TArr<Last, ATerm> {}
//! impl<Head, Next, Tail> NeighboursDiffer for TArr<Head, TArr<Next, Tail>>
//! where
//!     Head: Different<Next>,
//!     TArr<Next, Tail>: NeighboursDiffer,
//! {
//! }
//!
//! trait Gate {
//!     type To<T>;
//! }
//! impl Gate for () {
//!     type To<T> = T;
//! }
//!
//! /// A list as long as another one.
//! trait AsLongAs<Other> {
//!     type Gate: Gate;
//! }
//! // Your lines go here.
//!
//! fn row<Row, Marks>()
//! where
//!     Row: AsLongAs<Marks>,
//!     <Row::Gate as Gate>::To<Row>: NeighboursDiffer,
//! {
//! }
//!
//! fn main() {
//!     row::<tarr![U1, U2, U3], tarr![(), (), ()]>();
//! }
//! ```
//!
//! A short row has to be refused for its length alone, though its digits are equal:
//!
//! ```diff
//! -    row::<tarr![U1, U2, U3], tarr![(), (), ()]>();
//! +    row::<tarr![U1, U1], tarr![(), (), ()]>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `ATerm: AsLongAs<TArr<(), ATerm>>` is not satisfied
//! ```
//!
//! <details><summary>Hint</summary>Walk along both lists at once. Which arm makes the gate, and which hands it on?</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl AsLongAs<ATerm> for ATerm {
//!     type Gate = ();
//! }
//! impl<A, List, B, Other> AsLongAs<TArr<B, Other>> for TArr<A, List>
//! where
//!     List: AsLongAs<Other>,
//! {
//!     type Gate = List::Gate;
//! }
//! ```
//!
//! The `()` is put in at the end of the list, and passed on elsewhere. A list that ends before the other has no gate.
//!
//! </details>
//!
//! ----
//!
//! Previous: [17. Reading tokens](super::ch17_reading_tokens) ·
//! Next: [19. Checked, though unused](super::ch19_checked_though_unused) ·
//! [All chapters](super)
