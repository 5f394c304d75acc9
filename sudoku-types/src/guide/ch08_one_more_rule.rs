//! Chapter 8: how a rule of your own is added, to your judge and to the puzzles of the crate.
//!
//! Many variants of Sudoku have one more rule. The best known has the *diagonals*: both of them have different
//! digits too. This chapter writes that rule, with a message of its own, and adds it to the judge of [the last
//! chapter](super::ch07_the_judge). At its end you give real puzzles a rule that the crate does not know.
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
//! In the crate: `judge/diagonals.rs` is this bound. [Chapter 22](super::ch22_a_rule_said_twice) has the rest of a
//! rule.
//!
//! # A rule of your own, without touching the crate
//!
//! A [`Solved`](crate::Solved) puzzle keeps the rules of the crate. Your rule is one more bound, on the digits of
//! a solved puzzle. [`At`](crate::At) is the digit in a cell; [`RowOf`](crate::RowOf),
//! [`ColumnOf`](crate::ColumnOf) and [`BoxOf`](crate::BoxOf) are lists of digits.
//!
//! Some puzzles have a thermometer, a path through the grid on which the digits rise. `Path` below walks along a
//! list of cells, and collects their digits. `At<S, Row, Column>` is the output of the trait
//! [`CellAt`](crate::access::CellAt), so `where` demands that first. The words are again on a trait of their own,
//! about the digits.
//!
#![doc = program!("ch08_one_more_rule_of_your_own")]
//!
//! `publish` takes only solved puzzles that keep your rule. But the solver does not know it, and so cannot use it:
//! the puzzle must have one solution by the rules of the crate alone.
//!
//! # Try
//!
//! Turn the thermometer around, so that it begins at the 7 and falls to the 3:
//!
//! ```diff
//! -type Thermometer = tarr![(U9, U1), (U9, U2), (U9, U3), (U8, U3)];
//! +type Thermometer = tarr![(U8, U3), (U9, U3), (U9, U2), (U9, U1)];
//! ```
//!
//! ```text
//! error[E0277]: the digits on this thermometer do not rise
//! ```
//!
//! Let it begin below the grid. This is another fault, with words of the crate:
//!
//! ```diff
//! -use sudoku_types::typenum::{ATerm, B1, IsLess, TArr, U1, U2, U3, U8, U9, tarr};
//! +use sudoku_types::typenum::{ATerm, B1, IsLess, TArr, U1, U2, U3, U8, U9, U10, tarr};
//!
//! -type Thermometer = tarr![(U9, U1), (U9, U2), (U9, U3), (U8, U3)];
//! +type Thermometer = tarr![(U10, U1), (U9, U2), (U9, U3), (U8, U3)];
//! ```
//!
//! ```text
//! error[E0277]: there is no row 10 in a 9×9 grid
//! ```
//!
//! Words on `RisesAlong` would say that the digits do not rise, for whatever reason the bound fails.
//!
//! # A rule about all rows
//!
//! The second parameter of [`Solution`](crate::Solution) is the list of rows. An `impl` may take it apart, as the
//! judge does:
//!
//! ```text
//! impl<P, Rows, Advice> MyRule for Solution<P, Rows, true, Advice>
//! where
//!     Self: Solved,            the rules of the crate,
//!     Rows: MyRuleOfRows,      and yours
//! ```
//!
//! `P` is the puzzle. (The other two parameters have defaults, so they can mostly be left out. The
//! third is `true` in every solved type; [chapter 12](super::ch12_checked_though_unused) is about it,
//! and [chapter 19](super::ch19_a_proof_that_is_checked) about the fourth, the advice for a proof.)
//!
//! # Exercises
//!
//! **1.** A rule about four cells: the corners of a 4×4 grid have different digits. Demand each of these cells, with
//! `CellAt`, before you name its digit.
//!
//! ```compile_fail,E0277
//! use sudoku_types::access::CellAt;
//! use sudoku_types::typenum::{B1, IsNotEqual, U1, U4};
//! use sudoku_types::{At, Solved, sudoku};
//!
//! trait Different<Other> {}
//! impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! /// Four digits, all different.
//! trait FourDiffer {}
//! impl<A, B, C, D> FourDiffer for (A, B, C, D)
//! where
//!     A: Different<B> + Different<C> + Different<D>,
//!     B: Different<C> + Different<D>,
//!     C: Different<D>,
//! {
//! }
//!
//! /// The digits in the corners.
//! type Corners<S> = (At<S, U1, U1>, At<S, U1, U4>, At<S, U4, U1>, At<S, U4, U4>);
//!
//! /// A solution whose corners have different digits.
//! trait CornersDiffer {}
//! // Your lines go here.
//!
//! fn publish<S: Solved + CornersDiffer>(puzzle: S) {
//!     println!("{puzzle}");
//! }
//!
//! fn main() {
//!     publish(sudoku! { 1___ __3_ ___4 _2__ });
//! }
//! ```
//!
//! This puzzle, which is full already, has to be refused:
//!
//! ```diff
//! -    publish(sudoku! { 1___ __3_ ___4 _2__ });
//! +    publish(sudoku! { 1234 3412 2143 4321 });
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<S> CornersDiffer for S
//! where
//!     S: CellAt<U1, U1> + CellAt<U1, U4> + CellAt<U4, U1> + CellAt<U4, U4>,
//!     Corners<S>: FourDiffer,
//! {
//! }
//! ```
//!
//! The answer does not name the size: `CellAt<U4, U4>` holds for a 9×9 grid too, where these cells are not
//! corners.
//!
//! </details>
//!
//! **2.** A rule about all rows: in an XV Sudoku a V between two cells says that their digits add up to 5, and
//! without a V they do not. This puzzle has no V in its rows. Walk down the rows, and give the rule to `Solution`.
//!
//! ```compile_fail,E0277
//! use std::ops::Add;
//! use sudoku_types::typenum::{ATerm, B1, IsNotEqual, Sum, TArr, U5};
//! use sudoku_types::{Solution, Solved, sudoku};
//!
//! /// A row in which no two neighbours add up to 5.
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
//! /// A list of such rows.
//! trait RowsWithoutV {}
//!
//! /// A solution with such rows.
//! trait WithoutV {}
//! // Your lines go here.
//!
//! fn publish<S: Solved + WithoutV>(puzzle: S) {
//!     println!("{puzzle}");
//! }
//!
//! fn main() {
//!     publish(sudoku! { 1___ __3_ ___4 _2__ });
//! }
//! ```
//!
//! This puzzle has to be refused, because it has a 2 beside a 3:
//!
//! ```diff
//! -    publish(sudoku! { 1___ __3_ ___4 _2__ });
//! +    publish(sudoku! { 1234 3412 2143 4321 });
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl RowsWithoutV for ATerm {}
//! impl<Row: RowWithoutV, Rows: RowsWithoutV> RowsWithoutV for TArr<Row, Rows> {}
//!
//! impl<P, Rows, Advice> WithoutV for Solution<P, Rows, true, Advice>
//! where
//!     Self: Solved,
//!     Rows: RowsWithoutV,
//! {
//! }
//! ```
//!
//! `publish` demands `Solved` itself. But with `Self: Solved` the rule cannot be used on a wrong grid by mistake.
//!
//! </details>
//!
//! **3.** Give it words: "two neighbours in a row add up to 5". `RowsWithoutV` below already demands a trait that
//! can have them, `RightRow`. Write it.
//!
//! ```compile_fail,E0405
//! use std::ops::Add;
//! use sudoku_types::typenum::{ATerm, B1, IsNotEqual, Sum, TArr, U5};
//! use sudoku_types::{Solution, Solved, sudoku};
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
//! trait WithoutV {}
//! impl<P, Rows, Advice> WithoutV for Solution<P, Rows, true, Advice>
//! where
//!     Self: Solved,
//!     Rows: RowsWithoutV,
//! {
//! }
//!
//! fn publish<S: Solved + WithoutV>(puzzle: S) {
//!     println!("{puzzle}");
//! }
//!
//! fn main() {
//!     publish(sudoku! { 1___ __3_ ___4 _2__ });
//! }
//! ```
//!
//! With your words, the full puzzle is refused so:
//!
//! ```diff
//! -    publish(sudoku! { 1___ __3_ ___4 _2__ });
//! +    publish(sudoku! { 1234 3412 2143 4321 });
//! ```
//!
//! ```text
//! error[E0277]: two neighbours in a row add up to 5
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! #[diagnostic::on_unimplemented(message = "two neighbours in a row add up to 5")]
//! trait RightRow {}
//! #[diagnostic::do_not_recommend]
//! impl<Row: RowWithoutV> RightRow for Row {}
//! ```
//!
//! The words are around the walk, not on it, and on a bound about one row, not about the puzzle.
//!
//! </details>
//!
//! ----
//!
//! Previous: [7. The judge](super::ch07_the_judge) ·
//! Next: [9. From constants to types](super::ch09_from_constants_to_types) ·
//! [All chapters](super)
