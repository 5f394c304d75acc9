//! Project: a Nonogram that is judged by types.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! An afternoon, after chapters [4](super::ch04_lists) and [10](super::ch10_messages). In a Nonogram the numbers beside a row
//! are the lengths of its runs of full cells, in their order, and those above a column likewise:
//!
//! ```text
//!         1
//!         1 2 1
//!       2 X X .        type Rows = tarr![tarr![X, X, O],
//!       1 . X .                          tarr![O, X, O],
//!     1 1 X . X                          tarr![X, O, X]];
//! ```
//!
//! # Part one: a line
//!
//! A clue is a list of numbers, and a number is a list of [marks](super::ch04_lists#walking-along-two-lists), because it is
//! counted: 2 and 1 is `tarr![Two, One]`. Read the line cell by cell. Between runs, an empty cell changes nothing, and a full
//! one begins the next run of the clue. In a run, full cells take marks off; when no mark is left, an empty cell or the end has
//! to come.
//!
//! **1.** ★★ Write the two walks: `Fits<Clue>` between runs, and `InRun<Marks, Clue>` in one, with the marks that are left of
//! it.
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, TArr, tarr};
//!
//! enum X {} // a full cell
//! enum O {} // an empty one
//!
//! trait Fits<Clue> {}
//! trait InRun<Marks, Clue> {}
//! // Your lines go here.
//!
//! type One = tarr![()];
//! type Two = tarr![(), ()];
//!
//! fn fits<Cells: Fits<Clue>, Clue>() {}
//!
//! fn main() {
//!     fits::<tarr![O, O], ATerm>();
//!     fits::<tarr![X, X, O, X], tarr![Two, One]>();
//!     fits::<tarr![O, X, X, O, O, X, O], tarr![Two, One]>();
//! }
//! ```
//!
//! Two runs that touch, and a run too many:
//!
//! ```diff
//! -    fits::<tarr![X, X, O, X], tarr![Two, One]>();
//! +    fits::<tarr![X, X, X, O], tarr![Two, One]>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `TArr<X, TArr<O, ATerm>>: InRun<ATerm, TArr<TArr<(), ATerm>, ATerm>>` is not satisfied
//! ```
//!
//! ```diff
//! -    fits::<tarr![X, X, O, X], tarr![Two, One]>();
//! +    fits::<tarr![X, X, O, X], tarr![Two]>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `TArr<X, ATerm>: Fits<ATerm>` is not satisfied
//! ```
//!
//! <details><summary>Hint</summary>Three arms for each: the end of the line, an empty cell, a full one.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl Fits<ATerm> for ATerm {}
//! impl<Cells: Fits<Clue>, Clue> Fits<Clue> for TArr<O, Cells> {}
//! impl<Cells, Mark, Marks, Clue> Fits<TArr<TArr<Mark, Marks>, Clue>> for TArr<X, Cells> where
//!     Cells: InRun<Marks, Clue>
//! {
//! }
//! impl InRun<ATerm, ATerm> for ATerm {}
//! impl<Cells: Fits<Clue>, Clue> InRun<ATerm, Clue> for TArr<O, Cells> {}
//! impl<Cells, Mark, Marks, Clue> InRun<TArr<Mark, Marks>, Clue> for TArr<X, Cells> where
//!     Cells: InRun<Marks, Clue>
//! {
//! }
//! ```
//!
//! Each missing combination, such as a full cell without a mark, is a fault. Nothing has to be said about it.
//!
//! </details>
//!
//! # Part two: columns
//!
//! In a Sudoku the rule of columns [can do without columns](super::ch21_a_judge_for_all_sizes#columns). Here the order of the
//! cells matters, so the grid has to be *transposed*: its columns become rows.
//!
//! ```text
//! ┌ 1 ┐ 2  3         the heads of all rows are the first column,
//! │ 4 │ 5  6         and what is left of all rows has the other columns
//! └ 7 ┘ 8  9
//! ```
//!
//! **2.** ★★★ Three functions: the heads, the tails, and the recursion, which ends when the first row has no cells left.
//!
//! ```compile_fail,E0405
//! use std::any::TypeId;
//! use typenum::{ATerm, TArr, U1, U2, U3, U4, U5, U6, tarr};
//!
//! // Your lines go here.
//!
//! fn main() {
//!     type Grid = tarr![tarr![U1, U2, U3], tarr![U4, U5, U6]];
//!     type Columns = tarr![tarr![U1, U4], tarr![U2, U5], tarr![U3, U6]];
//!     assert_eq!(TypeId::of::<<Grid as Transpose>::Output>(), TypeId::of::<Columns>());
//! }
//! ```
//!
//! A row that is too short:
//!
//! ```diff
//! -    type Grid = tarr![tarr![U1, U2, U3], tarr![U4, U5, U6]];
//! +    type Grid = tarr![tarr![U1, U2, U3], tarr![U4, U5]];
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `TArr<ATerm, ATerm>: Tails` is not satisfied
//! error[E0277]: the trait bound `TArr<ATerm, ATerm>: Heads` is not satisfied
//! ```
//!
//! <details><summary>Hint</summary><code>TArr&lt;TArr&lt;Head, Tail&gt;, Rows&gt;</code> is a pattern of two levels. <code>Tails&lt;Output: Transpose&gt;</code> is a bound on a result.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
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
//! ```
//!
//! </details>
//!
//! # Part three: the judge
//!
//! **3.** ★★ `EachRight` walks along lines and clues in step. Write it, and `Solves`, which demands it of the rows and of the
//! columns. (So that there is something to judge, a line is a number here, and its clue its double.)
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, B1, IsEqual, Prod, TArr, U1, U2, U3, U4, U6, tarr};
//!
//! #[diagnostic::on_unimplemented(message = "a line does not match its clue")]
//! trait Right<Clue> {}
//! #[diagnostic::do_not_recommend]
//! impl<Line: std::ops::Mul<U2>, Clue: IsEqual<Prod<Line, U2>, Output = B1>> Right<Clue> for Line {}
//!
//! /// A grid that knows its rows and its columns.
//! trait Grid {
//!     type Rows;
//!     type Columns;
//! }
//! enum Small {}
//! impl Grid for Small {
//!     type Rows = tarr![U1, U2];
//!     type Columns = tarr![U3];
//! }
//!
//! trait EachRight<Clues> {}
//! trait Solves<Across, Down> {}
//! // Your lines go here.
//!
//! fn solves<G: Solves<Across, Down>, Across, Down>() {}
//!
//! fn main() {
//!     solves::<Small, tarr![U2, U4], tarr![U6]>();
//! }
//! ```
//!
//! ```diff
//! -    solves::<Small, tarr![U2, U4], tarr![U6]>();
//! +    solves::<Small, tarr![U2, U4], tarr![U4]>();
//! ```
//!
//! ```text
//! error[E0277]: a line does not match its clue
//! ```
//!
//! <details><summary>Hint</summary>Two arms for the walk, and one <code>impl</code> with two bounds on what a grid has.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl EachRight<ATerm> for ATerm {}
//! impl<Line: Right<Clue>, Lines: EachRight<Clues>, Clue, Clues> EachRight<TArr<Clue, Clues>>
//!     for TArr<Line, Lines>
//! {
//! }
//! impl<G: Grid<Rows: EachRight<Across>, Columns: EachRight<Down>>, Across, Down> Solves<Across, Down> for G {}
//! ```
//!
//! </details>
//!
//! # The whole
//!
//! Put the three parts together: `Right` holds for what `Fits`, the rows are the grid, and the columns its `Transpose`.
//!
//! <details><summary>The program, with the picture at the top</summary>
//!
#![doc = program!("project_nonogram")]
//!
//! </details>
//!
//! Move a full cell of the second row. Two columns are wrong now:
//!
//! ```diff
//! -    type Rows = tarr![tarr![X, X, O], tarr![O, X, O], tarr![X, O, X]];
//! +    type Rows = tarr![tarr![X, X, O], tarr![O, O, X], tarr![X, O, X]];
//! ```
//!
//! ```text
//! error[E0277]: a line does not match its clue
//! error[E0277]: a line does not match its clue
//! ```
//!
//! # Further
//!
//! Write a macro that reads the picture, with `X` and `.`. Put a seal around the judge. Then let rustc look for the picture: a
//! cell that is open has two candidates, and [chapter 13](super::ch13_a_search_in_traits) has the search.
//!
//! ----
//!
//! [All chapters](super)
