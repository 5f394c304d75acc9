//! Chapter 5: transposing, and how to do without.
//!
//! A grid is a list of rows. Its columns are nowhere: each is spread over all rows. The
//! plain way is to turn the grid over and ask of the columns what was asked of the rows.
//!
//! ```text
//! ┌ 1 ┐ 2  3  4        the heads of all rows are the first column,
//! │ 3 │ 4  1  2        and what is left of all rows has the other columns
//! │ 2 │ 1  4  3
//! └ 4 ┘ 3  2  1
//! ```
//!
//! Three functions do it: the heads, the tails, and the recursion. It ends when the first
//! row has no cells left.
//!
//! ```
//! use std::any::TypeId;
//! use sudoku_types::typenum::{ATerm, TArr, U1, U2, U3, U4, tarr};
//!
//! trait Heads {
//!     type Output;
//! }
//! impl Heads for ATerm {
//!     type Output = ATerm;
//! }
//! impl<Head, Tail, Rows: Heads> Heads for TArr<TArr<Head, Tail>, Rows> {
//!     type Output = TArr<Head, Rows::Output>;
//! }
//!
//! trait Tails {
//!     type Output;
//! }
//! impl Tails for ATerm {
//!     type Output = ATerm;
//! }
//! impl<Head, Tail, Rows: Tails> Tails for TArr<TArr<Head, Tail>, Rows> {
//!     type Output = TArr<Tail, Rows::Output>;
//! }
//!
//! trait Transpose {
//!     type Output;
//! }
//! impl<Rows> Transpose for TArr<ATerm, Rows> {
//!     type Output = ATerm;
//! }
//! impl<Head, Tail, Rows> Transpose for TArr<TArr<Head, Tail>, Rows>
//! where
//!     Self: Heads + Tails<Output: Transpose>,
//! {
//!     type Output = TArr<<Self as Heads>::Output, <<Self as Tails>::Output as Transpose>::Output>;
//! }
//!
//! type Grid = tarr![
//!     tarr![U1, U2, U3, U4],
//!     tarr![U3, U4, U1, U2],
//!     tarr![U2, U1, U4, U3],
//!     tarr![U4, U3, U2, U1],
//! ];
//! type Columns = tarr![
//!     tarr![U1, U3, U2, U4],
//!     tarr![U2, U4, U1, U3],
//!     tarr![U3, U1, U4, U2],
//!     tarr![U4, U2, U3, U1],
//! ];
//! assert_eq!(TypeId::of::<<Grid as Transpose>::Output>(), TypeId::of::<Columns>());
//! ```
//!
//! # Nothing has to be turned over
//!
//! Now look at what is asked of the columns: pairs of cells, one above the other. Those are
//! pairs of two *rows*, in the same place. So the rule can be said of rows: **no two rows
//! agree in any place**.
//!
//! ```text
//! 1 2 3 4 ─┐       ─┐        1≠3, 2≠4, 3≠1, 4≠2
//! 3 4 1 2 ─┘ ─┐     │        3≠2, 4≠1, 1≠4, 2≠3      every row with every
//! 2 1 4 3    ─┘ …  ─┘        1≠2, 2≠1, 3≠4, 4≠3      row below it
//! 4 3 2 1                    …
//! ```
//!
//! The pairs are the same. But there is no list to be made, and the traits have no
//! associated types: they are rules, not functions.
//!
//! ```
//! use sudoku_types::typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, tarr};
//! # trait Different<Other> {}
//! # impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! /// A row that does not agree with `Other` in any place.
//! trait DiffersInEachPlace<Other> {}
//! impl DiffersInEachPlace<ATerm> for ATerm {}
//! impl<Digit, Row, OtherDigit, Other> DiffersInEachPlace<TArr<OtherDigit, Other>> for TArr<Digit, Row>
//! where
//!     Digit: Different<OtherDigit>,
//!     Row: DiffersInEachPlace<Other>,
//! {
//! }
//!
//! /// A row that agrees with none of `Rows`.
//! trait DiffersFromEach<Rows> {}
//! impl<Row> DiffersFromEach<ATerm> for Row {}
//! impl<Row, Other, Others> DiffersFromEach<TArr<Other, Others>> for Row where
//!     Row: DiffersInEachPlace<Other> + DiffersFromEach<Others>
//! {
//! }
//!
//! /// Rows of which no two agree in any place.
//! trait ColumnsDiffer {}
//! impl ColumnsDiffer for ATerm {}
//! impl<Row, Rows> ColumnsDiffer for TArr<Row, Rows>
//! where
//!     Row: DiffersFromEach<Rows>,
//!     Rows: ColumnsDiffer,
//! {
//! }
//!
//! fn columns<Rows: ColumnsDiffer>() {}
//! columns::<tarr![
//!     tarr![U1, U2, U3, U4],
//!     tarr![U3, U4, U1, U2],
//!     tarr![U2, U1, U4, U3],
//!     tarr![U4, U3, U2, U1],
//! ]>();
//! ```
//!
//! The shape of the outer two traits is that of `AllDifferent` and `DifferentFromAll` in
//! the [last chapter](super::all_different), with "agrees nowhere" in the place of "is
//! different".
//!
//! In the crate: `judge/columns.rs`, where three rows are taken at a time, as three digits
//! are in the rule for a row: each two of them agree nowhere, and each row below has in each
//! place a digit that is none of the three above it. And as in all walks along a row, three
//! cells are one step.
//!
//! # Try
//!
//! Let two rows have the same digit in one place:
//!
//! ```compile_fail,E0271
//! # use sudoku_types::typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, tarr};
//! # trait Different<Other> {}
//! # impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//! # trait DiffersInEachPlace<Other> {}
//! # impl DiffersInEachPlace<ATerm> for ATerm {}
//! # impl<Digit, Row, OtherDigit, Other> DiffersInEachPlace<TArr<OtherDigit, Other>> for TArr<Digit, Row>
//! # where
//! #     Digit: Different<OtherDigit>,
//! #     Row: DiffersInEachPlace<Other>,
//! # {
//! # }
//! # fn differ<A: DiffersInEachPlace<B>, B>() {}
//! // Both have a 2 in the second place.
//! differ::<tarr![U1, U2, U3, U4], tarr![U3, U2, U4, U1]>(); // type mismatch: expected `B1`, found `B0`
//! ```
//!
//! Next: [boxes](super::boxes).
