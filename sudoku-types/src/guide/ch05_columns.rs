//! Chapter 5: transposing, and how to do without.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! A grid is a list of rows, so a column is spread over all of them. This chapter checks in two ways that the
//! digits of each column are all different. The plain way is to transpose the grid, that is to make its columns
//! the rows of another grid, and to check [those](super::ch04_all_different).
//!
//! ```text
//! ┌ 1 ┐ 2  3  4        the heads of all rows are the first column,
//! │ 3 │ 4  1  2        and what is left of all rows has the other columns
//! │ 2 │ 1  4  3
//! └ 4 ┘ 3  2  1
//! ```
//!
//! Three functions do it: the heads, the tails, and the recursion, which ends when the first row
//! has no cells left.
//!
#![doc = program!("ch05_columns_transpose")]
//!
//! `TArr<TArr<Head, Tail>, Rows>` is a pattern of two levels: a list whose first element is a list with a
//! head. `Tails<Output: Transpose>` is a bound on what a function returns.
//!
//! Leave out the last cell of the grid:
//!
//! ```diff
//! -    tarr![U4, U3, U2, U1],
//! +    tarr![U4, U3, U2],
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `TArr<ATerm, ATerm>: Tails` is not satisfied
//! error[E0277]: the trait bound `TArr<ATerm, ATerm>: Heads` is not satisfied
//! ```
//!
//! `TArr<ATerm, ATerm>` is a list of one row, which is empty: the last row ended before the others.
//!
//! # Nothing has to be transposed
//!
//! The pairs of a column are pairs of two *rows*, in the same place. So the rule is a rule about rows: **no two
//! rows agree in any place**.
//!
//! ```text
//! 1 2 3 4 ─┐       ─┐        1≠3, 2≠4, 3≠1, 4≠2
//! 3 4 1 2 ─┘ ─┐     │        3≠2, 4≠1, 1≠4, 2≠3      every row with every
//! 2 1 4 3    ─┘ …  ─┘        1≠2, 2≠1, 3≠4, 4≠3      row below it
//! 4 3 2 1                    …
//! ```
//!
//! The pairs are the same, but no list is made, and no trait has an associated type.
//!
#![doc = program!("ch05_columns")]
//!
//! `DiffersInEachPlace` walks along two rows in step, as `AsLongAs` did along [lists](super::ch03_lists). The
//! other two have the form of [`DifferentFromAll` and `AllDifferent`](super::ch04_all_different), with rows
//! in the place of digits.
//!
//! # Try
//!
//! Let a column have a digit twice:
//!
//! ```diff
//! -    tarr![U3, U4, U1, U2],
//! +    tarr![U3, U2, U1, U2],
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<UInt<UTerm, B1>, B0> as IsNotEqual>::Output == B1`
//! ```
//!
//! The bits 1, 0 are a 2. The notes name the two rows, first from the second column on, where they agree, and
//! then as a whole. The second row has two 2s, which this rule does not see: it never looks along a row.
//!
//! In the crate: `judge/columns.rs`, which compares each row with three rows above it at a time.
//!
//! # Exercises
//!
//! **1.** ★ Two grids are different everywhere if they agree in no cell. Write that rule.
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, tarr};
//!
//! trait Different<Other> {}
//! impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! trait DiffersInEachPlace<Other> {}
//! impl DiffersInEachPlace<ATerm> for ATerm {}
//! impl<Digit, Row, OtherDigit, Other> DiffersInEachPlace<TArr<OtherDigit, Other>> for TArr<Digit, Row>
//! where
//!     Digit: Different<OtherDigit>,
//!     Row: DiffersInEachPlace<Other>,
//! {
//! }
//!
//! /// A grid that agrees with `Other` in no cell.
//! trait DiffersEverywhere<Other> {}
//! // Your lines go here.
//!
//! type One = tarr![
//!     tarr![U1, U2, U3, U4],
//!     tarr![U3, U4, U1, U2],
//!     tarr![U2, U1, U4, U3],
//!     tarr![U4, U3, U2, U1],
//! ];
//! type Another = tarr![
//!     tarr![U2, U3, U4, U1],
//!     tarr![U4, U1, U2, U3],
//!     tarr![U3, U2, U1, U4],
//!     tarr![U1, U4, U3, U2],
//! ];
//!
//! fn differ<A: DiffersEverywhere<B>, B>() {}
//!
//! fn main() {
//!     differ::<One, Another>();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -    tarr![U1, U4, U3, U2],
//! +    tarr![U1, U4, U3, U1],
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! ```
//!
//! <details><summary>Hint</summary>Copy the walk above; its elements are rows now.</details>
//! <details><summary>Answer</summary>
//!
//! A walk down two lists of rows, with a walk along two rows at each step.
//!
//! ```rust,ignore
//! impl DiffersEverywhere<ATerm> for ATerm {}
//! impl<Row, Rows, OtherRow, OtherRows> DiffersEverywhere<TArr<OtherRow, OtherRows>>
//!     for TArr<Row, Rows>
//! where
//!     Row: DiffersInEachPlace<OtherRow>,
//!     Rows: DiffersEverywhere<OtherRows>,
//! {
//! }
//! ```
//!
//! </details>
//!
//! **2.** ★★★ In an anti-king Sudoku no digit touches itself at a corner. That is a rule about two rows, one just
//! below the other: shifted by a cell, they agree nowhere. `Clear` below compares two rows as far as both of
//! them go. Write the walk down the rows.
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, U5, tarr};
//!
//! trait Different<Other> {}
//! impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! /// A row that does not agree with `Other` in any place that both have.
//! trait Clear<Other> {}
//! impl<Other> Clear<Other> for ATerm {}
//! impl<Digit, Row> Clear<ATerm> for TArr<Digit, Row> {}
//! impl<Digit, Row, OtherDigit, Other> Clear<TArr<OtherDigit, Other>> for TArr<Digit, Row>
//! where
//!     Digit: Different<OtherDigit>,
//!     Row: Clear<Other>,
//! {
//! }
//!
//! /// Rows in which no digit touches itself at a corner.
//! trait AntiKing {}
//! // Your lines go here.
//!
//! type Grid = tarr![
//!     tarr![U1, U2, U3, U4, U5],
//!     tarr![U3, U4, U5, U1, U2],
//!     tarr![U5, U1, U2, U3, U4],
//!     tarr![U2, U3, U4, U5, U1],
//!     tarr![U4, U5, U1, U2, U3],
//! ];
//!
//! fn grid<Rows: AntiKing>() {}
//!
//! fn main() {
//!     grid::<Grid>();
//! }
//! ```
//!
//! These two changes have to be refused, one at a time:
//!
//! ```diff
//! -    tarr![U4, U5, U1, U2, U3],
//! +    tarr![U1, U2, U3, U4, U5],
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! ```
//!
//! ```diff
//! -    tarr![U4, U5, U1, U2, U3],
//! +    tarr![U3, U4, U5, U1, U2],
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! ```
//!
//! <details><summary>Hint</summary>A tail is its row, shifted by one cell. There are two ways to shift.</details>
//! <details><summary>Answer</summary>
//!
//! The tail of a row is the row shifted by one cell. The two bounds are the two directions.
//!
//! ```rust,ignore
//! impl AntiKing for ATerm {}
//! impl<Row> AntiKing for TArr<Row, ATerm> {}
//! impl<A, Upper, B, Lower, Rows> AntiKing for TArr<TArr<A, Upper>, TArr<TArr<B, Lower>, Rows>>
//! where
//!     Upper: Clear<TArr<B, Lower>>, // down to the left
//!     Lower: Clear<TArr<A, Upper>>, // down to the right
//!     TArr<TArr<B, Lower>, Rows>: AntiKing,
//! {
//! }
//! ```
//!
//! </details>
//!
//! ----
//!
//! Previous: [4. All different](super::ch04_all_different) ·
//! Next: [6. Boxes](super::ch06_boxes) ·
//! [All chapters](super)
