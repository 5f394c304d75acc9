//! Chapter 21: a rule that the crate does not know, for the puzzles of the crate.
//!
//! A [`Solved`](crate::Solved) puzzle keeps the rules of the crate. Your rule is one more bound, on the digits of
//! a solved puzzle, which [`At` and its like](super::ch20_reading_a_type) read.
//!
//! Some puzzles have a thermometer, a path through the grid on which the digits rise. `Path` below walks along a
//! list of cells, and collects their digits. `At<S, Row, Column>` is the output of the trait
//! [`CellAt`](crate::access::CellAt), so `where` demands that first. The words are on a trait of their own,
//! about the digits, as in [chapter 8](super::ch08_one_more_rule#a-message).
//!
#![doc = program!("ch21_a_rule_of_your_own")]
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
//! and [chapter 19](super::ch19_advice_that_is_not_trusted) about the fourth, the advice for a proof.)
//!
//! # Exercises
//!
//! **1.** ★ A rule about four cells: the corners of a 4×4 grid have different digits. Demand each of these cells, with
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
//! <details><summary>Hint</summary>Four bounds for four cells. <code>Corners</code> names their digits.</details>
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
//! **2.** ★★ A rule about all rows: no two neighbours in a row add up to 5. The walks are those of [chapter
//! 8](super::ch08_one_more_rule#exercises), with their words. Give the rule to `Solution`.
//!
//! ```compile_fail,E0277
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
//! #[diagnostic::on_unimplemented(message = "two neighbours in a row add up to 5")]
//! trait RightRow {}
//! #[diagnostic::do_not_recommend]
//! impl<Row: RowWithoutV> RightRow for Row {}
//!
//! trait RowsWithoutV {}
//! impl RowsWithoutV for ATerm {}
//! impl<Row: RightRow, Rows: RowsWithoutV> RowsWithoutV for TArr<Row, Rows> {}
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
//! error[E0277]: two neighbours in a row add up to 5
//! ```
//!
//! <details><summary>Hint</summary>Take the rows from the parameters of <code>Solution</code>, and demand the walk of them.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
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
//! ----
//!
//! Previous: [20. Reading a type](super::ch20_reading_a_type) ·
//! Next: [22. A file of puzzles](super::ch22_a_file_of_puzzles) ·
//! [All chapters](super)
