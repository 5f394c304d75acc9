//! Chapter 8: a rule of your own, with a message of its own, for your judge.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! Many variants of Sudoku have one more rule. The best known has the *diagonals*: both of them have different
//! digits too. This chapter writes that rule, with a message of its own, and adds it to the judge of [the last
//! chapter](super::ch07_the_judge). (How a real puzzle gets a rule that the crate does not know is [chapter
//! 21](super::ch21_a_rule_of_your_own).)
//!
//! # The rule
//!
//! The rule for a list of digits exists: `AllDifferent`. The list is missing. The diagonal is the head of the first
//! row, and then the diagonal of the rows below, without their first cells.
//!
//! ```text
//! 1 │ 3  4  2
//! ──┼────────        1, and then the diagonal of     4 3 1
//! 2 │ 4  3  1                                        1 2 4
//! 3 │ 1  2  4                                        2 1 3
//! 4 │ 2  1  3
//! ```
//!
//! `Tails`, which takes the first cells off, is known from [columns](super::ch05_columns). The other diagonal is
//! the one of the rows in reverse, by `ReverseOnto` of [lists](super::ch03_lists).
//!
#![doc = program!("ch08_one_more_rule")]
//!
//! # A message
//!
//! Two attributes at `RightDiagonal` make its error readable.
//!
//! - `#[diagnostic::on_unimplemented(message = "…")]` gives a trait the words for "this does not hold".
//! - `#[diagnostic::do_not_recommend]` at an `impl` keeps rustc from looking for a deeper reason. By default it
//!   reports the innermost bound that fails, here that some `IsNotEqual` is not `B1`. At this mark it stops.
//!
//! They are not at `AllDifferent`, because that is a walk with two `impl`s. rustc adds a list of several `impl`s
//! to the message, "the trait `AllDifferent` is implemented for …", which helps no player. And columns and boxes
//! may use the same walk with other words. So **the words are on a trait of their own, with one `impl`, around the
//! walk**.
//!
//! # Try
//!
//! Let rows 1 and 2 change places. Rows, columns and boxes are as right as before, and both
//! diagonals are wrong:
//!
//! ```diff
//! -            tarr![U1, U3, U4, U2],
//!              tarr![U2, U4, U3, U1],
//! +            tarr![U1, U3, U4, U2],
//! ```
//!
//! ```text
//! error[E0277]: a digit appears twice on a diagonal
//! error[E0277]: a digit appears twice on a diagonal
//! ```
//!
//! Without the mark, there are four errors, because each diagonal has two digits twice:
//!
//! ```diff
//! -#[diagnostic::do_not_recommend]
//!  impl<Digits: AllDifferent> RightDiagonal for Digits {}
//!
//! -            tarr![U1, U3, U4, U2],
//!              tarr![U2, U4, U3, U1],
//! +            tarr![U1, U3, U4, U2],
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<…> as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<…> as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<…> as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<…> as IsNotEqual>::Output == B1`
//! ```
//!
//! And with the words one trait further out, at `DiagonalsDiffer`:
//!
//! ```diff
//! -#[diagnostic::on_unimplemented(message = "a digit appears twice on a diagonal")]
//!  trait RightDiagonal {}
//! -#[diagnostic::do_not_recommend]
//!  impl<Digits: AllDifferent> RightDiagonal for Digits {}
//!
//! +#[diagnostic::on_unimplemented(message = "a digit appears twice on a diagonal")]
//!  trait DiagonalsDiffer {}
//! +#[diagnostic::do_not_recommend]
//!  impl<Rows> DiagonalsDiffer for Rows where
//!
//! -            tarr![U1, U3, U4, U2],
//!              tarr![U2, U4, U3, U1],
//! +            tarr![U1, U3, U4, U2],
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `TArr<…>: Right` is not satisfied
//! ```
//!
//! The words are gone. `right` asks whether *the rows* are `Right`. If a bound on the same type fails, rustc heads
//! the error with the bound that was asked for. A message has to be on a bound about something else, here a list
//! of digits. [Chapter 11](super::ch11_spans_and_messages) has more about messages.
//!
//! # Into your judge
//!
//! The five traits from `Tails` to `DiagonalsDiffer` go into the module `judge`, and the name of
//! the last into the list of rules:
//!
//! ```text
//!     Rows: AsLongAs<…> + EachIsARow + ColumnsDiffer + BoxesDiffer + DiagonalsDiffer,
//! ```
//!
//! Now nobody can be a `Witness` without it. The answer in the program keeps the rule by chance, so it still
//! compiles. If its rows 1 and 2 change places, and those of the puzzle, it does not.
//!
//! <details><summary>The judge, and the change in full</summary>
//!
#![doc = program!("ch07_the_judge")]
//!
//! ```diff
//! +    // DIAGONALS (chapter 8).
//! +    /// All rows without their first cells.
//! +    trait Tails {
//! +        type Output;
//! +    }
//! +    impl Tails for ATerm {
//! +        type Output = ATerm;
//! +    }
//! +    impl<Head, Tail, Rows: Tails> Tails for TArr<TArr<Head, Tail>, Rows> {
//! +        type Output = TArr<Tail, Rows::Output>;
//! +    }
//! +
//! +    /// The digits from the top left to the bottom right.
//! +    trait Diagonal {
//! +        type Digits;
//! +    }
//! +    impl Diagonal for ATerm {
//! +        type Digits = ATerm;
//! +    }
//! +    impl<Head, Tail, Rows> Diagonal for TArr<TArr<Head, Tail>, Rows>
//! +    where
//! +        Rows: Tails<Output: Diagonal>,
//! +    {
//! +        type Digits = TArr<Head, <Rows::Output as Diagonal>::Digits>;
//! +    }
//! +
//! +    /// This list in reverse, followed by the list `Done`.
//! +    trait ReverseOnto<Done> {
//! +        type Output;
//! +    }
//! +    impl<Done> ReverseOnto<Done> for ATerm {
//! +        type Output = Done;
//! +    }
//! +    impl<Head, Tail: ReverseOnto<TArr<Head, Done>>, Done> ReverseOnto<Done> for TArr<Head, Tail> {
//! +        type Output = Tail::Output;
//! +    }
//! +
//! +    /// The digits of one diagonal, all different.
//! +    #[diagnostic::on_unimplemented(message = "a digit appears twice on a diagonal")]
//! +    trait RightDiagonal {}
//! +    #[diagnostic::do_not_recommend]
//! +    impl<Digits: AllDifferent> RightDiagonal for Digits {}
//! +
//! +    trait DiagonalsDiffer {}
//! +    impl<Rows> DiagonalsDiffer for Rows where
//! +        Rows: Diagonal<Digits: RightDiagonal>
//! +            + ReverseOnto<ATerm, Output: Diagonal<Digits: RightDiagonal>>
//! +    {
//! +    }
//! +
//!      // GIVENS. A blank allows any number, a given itself, and a list what its elements allow.
//!
//! -        Rows: AsLongAs<tarr![(), (), (), ()]> + EachIsARow + ColumnsDiffer + BoxesDiffer,
//! +        Rows: AsLongAs<tarr![(), (), (), ()]> + EachIsARow + ColumnsDiffer + BoxesDiffer + DiagonalsDiffer,
//!
//! -    tarr![U1, Blank, Blank, Blank],
//!      tarr![Blank, Blank, U3, Blank],
//! +    tarr![U1, Blank, Blank, Blank],
//!
//! -    tarr![U1, U3, U4, U2],
//!      tarr![U2, U4, U3, U1],
//! +    tarr![U1, U3, U4, U2],
//! ```
//!
//! ```text
//! error[E0277]: a digit appears twice on a diagonal
//! error[E0277]: a digit appears twice on a diagonal
//! ```
//!
//! </details>
//!
//! In the crate: `judge/diagonals.rs` is this bound. [Chapter 23](super::ch23_a_rule_said_twice) has the rest of a
//! rule.
//!
//! # Exercises
//!
//! **1.** ★★ A rule about all rows: in an XV Sudoku a V between two cells says that their digits add up to 5, and
//! without a V they do not. This grid has no V in its rows. Write the walk along a row, and the walk down the rows.
//!
//! ```compile_fail,E0277
//! use std::ops::Add;
//! use typenum::{ATerm, B1, IsNotEqual, Sum, TArr, U1, U2, U3, U4, U5, tarr};
//!
//! /// A row in which no two neighbours add up to 5.
//! trait RowWithoutV {}
//! impl<Last> RowWithoutV for TArr<Last, ATerm> {}
//!
//! /// A list of such rows.
//! trait RowsWithoutV {}
//! impl RowsWithoutV for ATerm {}
//! // Your lines go here.
//!
//! fn grid<Rows: RowsWithoutV>() {}
//!
//! fn main() {
//!     grid::<tarr![
//!         tarr![U1, U3, U4, U2],
//!         tarr![U2, U4, U3, U1],
//!         tarr![U3, U1, U2, U4],
//!         tarr![U4, U2, U1, U3],
//!     ]>();
//! }
//! ```
//!
//! This row has a 2 beside a 3, and has to be refused:
//!
//! ```diff
//! -        tarr![U3, U1, U2, U4],
//! +        tarr![U1, U2, U3, U4],
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! ```
//!
//! <details><summary>Hint</summary>Two elements in the pattern, as for neighbours. Demand the sum before you name it.</details>
//! <details><summary>Answer</summary>
//!
//! A sum has to be demanded, by `Add`, before it can be named.
//!
//! ```rust,ignore
//! impl<Head, Next, Tail> RowWithoutV for TArr<Head, TArr<Next, Tail>>
//! where
//!     Head: Add<Next>,
//!     Sum<Head, Next>: IsNotEqual<U5, Output = B1>,
//!     TArr<Next, Tail>: RowWithoutV,
//! {
//! }
//! impl<Row: RowWithoutV, Rows: RowsWithoutV> RowsWithoutV for TArr<Row, Rows> {}
//! ```
//!
//! </details>
//!
//! **2.** ★★ Give it words: "two neighbours in a row add up to 5". `RowsWithoutV` below already demands a trait that
//! can have them, `RightRow`. Write it.
//!
//! ```compile_fail,E0405
//! use std::ops::Add;
//! use typenum::{ATerm, B1, IsNotEqual, Sum, TArr, U1, U2, U3, U4, U5, tarr};
//!
//! trait RowWithoutV {}
//! impl<Last> RowWithoutV for TArr<Last, ATerm> {}
//! impl<Head, Next, Tail> RowWithoutV for TArr<Head, TArr<Next, Tail>>
//! where
//!     Head: Add<Next>,
//!     Sum<Head, Next>: IsNotEqual<U5, Output = B1>,
//!     TArr<Next, Tail>: RowWithoutV,
//! {
//! }
//!
//! // Your lines go here.
//!
//! trait RowsWithoutV {}
//! impl RowsWithoutV for ATerm {}
//! impl<Row: RightRow, Rows: RowsWithoutV> RowsWithoutV for TArr<Row, Rows> {}
//!
//! fn grid<Rows: RowsWithoutV>() {}
//!
//! fn main() {
//!     grid::<tarr![tarr![U1, U3, U4, U2], tarr![U2, U4, U3, U1]]>();
//! }
//! ```
//!
//! With your words, a row with a 2 beside a 3 is refused so:
//!
//! ```diff
//! -    grid::<tarr![tarr![U1, U3, U4, U2], tarr![U2, U4, U3, U1]]>();
//! +    grid::<tarr![tarr![U1, U3, U4, U2], tarr![U1, U2, U3, U4]]>();
//! ```
//!
//! ```text
//! error[E0277]: two neighbours in a row add up to 5
//! ```
//!
//! <details><summary>Hint</summary>A trait with the words, and one <code>impl</code> for whatever passes the walk.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! #[diagnostic::on_unimplemented(message = "two neighbours in a row add up to 5")]
//! trait RightRow {}
//! #[diagnostic::do_not_recommend]
//! impl<Row: RowWithoutV> RightRow for Row {}
//! ```
//!
//! The words are around the walk, not on it, and on a bound about one row, not about the grid.
//!
//! </details>
//!
//! ----
//!
//! Previous: [7. The judge](super::ch07_the_judge) ·
//! Next: [9. From constants to types](super::ch09_from_constants_to_types) ·
//! [All chapters](super)
