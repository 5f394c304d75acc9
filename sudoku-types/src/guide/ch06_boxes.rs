//! Chapter 6: boxes, and counting with marks.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! This chapter writes the rule that no digit is twice in a box: first for boxes of 2×2 cells, and then for
//! boxes of any shape, for which one has to count.
//!
//! Three words: the cells that a box has in one row are a *part* of that row. Boxes side by side are a *band*,
//! and boxes one above the other a *stack*.
//!
//! ```text
//!            part    part
//!           ├────┤  ├────┤
//!            1  2    3  4  ┐ band      1, 2 has no digit in common with 3, 4
//!            3  4    1  2  ┘           3, 4 has no digit in common with 1, 2
//!
//!            2  1    4  3  ┐ band      and the same for the next two rows
//!            4  3    2  1  ┘
//!           └────┘  └────┘
//!            stack   stack
//! ```
//!
//! Like that of the [columns](super::ch05_columns), the rule is about pairs of rows, and no box has to be
//! taken out as a list. The digits of a part differ already, because they are in one row. So the rule is: **a
//! part of one row has no digit in common with the part below it, in the same box**.
//!
//! # Boxes of 2×2
//!
//! That is a pattern. It takes two cells off the upper row and the two cells below them off the other; these
//! four are a box. The walk down the grid takes off two rows at once:
//!
#![doc = program!("ch06_boxes_two_by_two")]
//!
//! Each box has four pairs here. The other two, `A` and `B`, `C` and `D`, are in the rule of rows.
//!
//! Write a Latin square: its rows and columns are right, its boxes are not.
//!
//! ```diff
//! -    tarr![U3, U4, U1, U2],
//! -    tarr![U2, U1, U4, U3],
//! -    tarr![U4, U3, U2, U1],
//! +    tarr![U2, U3, U4, U1],
//! +    tarr![U3, U4, U1, U2],
//! +    tarr![U4, U1, U2, U3],
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<UInt<UTerm, B1>, B0> as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<UInt<UInt<UTerm, B1>, B0>, B0> as IsNotEqual>::Output == B1`
//! ```
//!
//! The bits are 1, 0 and 1, 0, 0: two 2s in the box on the left, and two 4s in the one on the right. (The lower
//! band has the same two faults, but rustc reports each failing question once.)
//!
//! # Counting
//!
//! Each other shape of boxes would need another pattern. A rule for all of them must count: three cells, then
//! the next three. Counting down a number of typenum's takes a subtraction at every step. It is simpler to
//! count with a list of marks, each a `()`, which is a number in *unary*: an `impl` takes one mark off for
//! each cell. `SplitAt` splits a list as `split_at` does a slice:
//!
//! ```
//! use std::any::TypeId;
//! use typenum::{ATerm, TArr, U1, U2, U3, U4, U5, U6, tarr};
//!
//! /// The first elements of a list, one for each mark, and the others.
//! trait SplitAt<Marks> {
//!     type Taken;
//!     type Left;
//! }
//! impl<List> SplitAt<ATerm> for List {
//!     type Taken = ATerm;
//!     type Left = List;
//! }
//! impl<Head, Tail, Mark, Marks> SplitAt<TArr<Mark, Marks>> for TArr<Head, Tail>
//! where
//!     Tail: SplitAt<Marks>,
//! {
//!     type Taken = TArr<Head, Tail::Taken>;
//!     type Left = Tail::Left;
//! }
//!
//! type Three = tarr![(), (), ()];
//! type Row = tarr![U1, U2, U3, U4, U5, U6];
//!
//! fn main() {
//!     assert_eq!(TypeId::of::<<Row as SplitAt<Three>>::Taken>(), TypeId::of::<tarr![U1, U2, U3]>());
//!     assert_eq!(TypeId::of::<<Row as SplitAt<Three>>::Left>(), TypeId::of::<tarr![U4, U5, U6]>());
//! }
//! ```
//!
//! It is a function with two results. It splits rows into parts; and a grid, which is a list of rows, into bands.
//!
//! # Boxes of any shape
//!
//! `NothingInCommon` is from the exercises of [chapter 4](super::ch04_all_different). Read the traits below it
//! from the last one up:
//!
//! ```text
//! BoxesDiffer       splits the grid into bands of `Height` rows
//! BandDiffers       takes each two rows of a band, as `ColumnsDiffer` does of a grid
//! Disjoint          splits two rows into parts of `Width` cells, and compares them part by part
//! NothingInCommon   compares each digit of one part with each of the other
//! ```
//!
#![doc = program!("ch06_boxes")]
//!
//! In `SplitAt<Width, Taken = Part, Left = Rest>` the results get names: `Part` and `Rest` are parameters of
//! the `impl` that nobody chooses. They are what `SplitAt` returns, and can be used below like variables.
//!
//! # Try
//!
//! Let two digits of a row change places, the 4 and the 1:
//!
//! ```diff
//! -    tarr![U4, U5, U6, U1, U2, U3],
//! +    tarr![U1, U5, U6, U4, U2, U3],
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<UTerm, B1> as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<UInt<UInt<UTerm, B1>, B0>, B0> as IsNotEqual>::Output == B1`
//! ```
//!
//! The row is still right. But the box on the left has two 1s now, and the one on the right two 4s. The notes go
//! up through all the traits, from the pair to the grid.
//!
//! Leave out the last cell of the grid:
//!
//! ```diff
//! -    tarr![U6, U4, U5, U3, U1, U2],
//! +    tarr![U6, U4, U5, U3, U1],
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `ATerm: SplitAt<TArr<(), ATerm>>` is not satisfied
//! ```
//!
//! The row has come to its end, and one mark is left: a part has a cell too few.
//!
//! In the crate: `judge/boxes.rs`, which makes no new lists: its walk takes marks off together with the cells, as
//! in exercise 3. Exercise 2 is `ToUnary` in `judge/shape.rs`.
//!
//! # Exercises
//!
//! **1.** ★ Write the pattern for boxes of two rows and three columns, as they are in a 6×6 grid.
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, U5, U6, tarr};
//!
//! trait Different<Other> {}
//! impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! /// A row of boxes that has no digit in common with the row below it, box by box.
//! trait Disjoint<Lower> {}
//! impl Disjoint<ATerm> for ATerm {}
//! // Your lines go here.
//!
//! trait BoxesDiffer {}
//! impl BoxesDiffer for ATerm {}
//! impl<Upper, Lower, Rows> BoxesDiffer for TArr<Upper, TArr<Lower, Rows>>
//! where
//!     Upper: Disjoint<Lower>,
//!     Rows: BoxesDiffer,
//! {
//! }
//!
//! type Grid = tarr![
//!     tarr![U1, U2, U3, U4, U5, U6],
//!     tarr![U4, U5, U6, U1, U2, U3],
//!     tarr![U2, U3, U1, U5, U6, U4],
//!     tarr![U5, U6, U4, U2, U3, U1],
//!     tarr![U3, U1, U2, U6, U4, U5],
//!     tarr![U6, U4, U5, U3, U1, U2],
//! ];
//!
//! fn boxes<Rows: BoxesDiffer>() {}
//!
//! fn main() {
//!     boxes::<Grid>();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -    tarr![U4, U5, U6, U1, U2, U3],
//! +    tarr![U1, U5, U6, U4, U2, U3],
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! ```
//!
//! <details><summary>Hint</summary>Name three cells of each of the two rows. How many pairs is that?</details>
//! <details><summary>Answer</summary>
//!
//! Each of the upper three cells is compared with each of the lower three: nine pairs.
//!
//! ```rust,ignore
//! impl<A, B, C, Upper, D, E, F, Lower> Disjoint<TArr<D, TArr<E, TArr<F, Lower>>>>
//!     for TArr<A, TArr<B, TArr<C, Upper>>>
//! where
//!     A: Different<D> + Different<E> + Different<F>,
//!     B: Different<D> + Different<E> + Different<F>,
//!     C: Different<D> + Different<E> + Different<F>,
//!     Upper: Disjoint<Lower>,
//! {
//! }
//! ```
//!
//! </details>
//!
//! **2.** ★★ Write the function from a number of typenum's to a list of that many marks. `Sub1<Number>` is the number
//! less 1, the output of `Sub<B1>`; zero is `UTerm`, and every other number has the form `UInt<High, Low>`.
//!
//! ```compile_fail,E0277
//! use std::any::TypeId;
//! use std::ops::Sub;
//! use typenum::{ATerm, B1, Sub1, TArr, U0, U3, U9, UInt, UTerm, tarr};
//!
//! trait ToMarks {
//!     type Marks;
//! }
//! // Your lines go here.
//!
//! type Marks<Number> = <Number as ToMarks>::Marks;
//! type Nine = tarr![(), (), (), (), (), (), (), (), ()];
//!
//! fn main() {
//!     assert_eq!(TypeId::of::<Marks<U0>>(), TypeId::of::<ATerm>());
//!     assert_eq!(TypeId::of::<Marks<U3>>(), TypeId::of::<tarr![(), (), ()]>());
//!     assert_eq!(TypeId::of::<Marks<U9>>(), TypeId::of::<Nine>());
//! }
//! ```
//!
//! <details><summary>Hint</summary>An arm for zero, and one that puts a mark in front of what is made of <code>Sub1</code>.</details>
//! <details><summary>Answer</summary>
//!
//! A recursion down to zero, which puts one mark in front of those for the number less 1.
//!
//! ```rust,ignore
//! impl ToMarks for UTerm {
//!     type Marks = ATerm;
//! }
//! impl<High, Low> ToMarks for UInt<High, Low>
//! where
//!     Self: Sub<B1>,
//!     Sub1<Self>: ToMarks,
//! {
//!     type Marks = TArr<(), Marks<Sub1<Self>>>;
//! }
//! ```
//!
//! </details>
//!
//! **3.** ★★ Count without making lists: write the rule that a digit is none of the *first* cells of a row, one for
//! each mark. What comes after them does not matter.
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, tarr};
//!
//! trait Different<Other> {}
//! impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! /// A digit that is none of the first of `Cells`, one for each mark.
//! trait NotAmongFirst<Marks, Cells> {}
//! // Your lines go here.
//!
//! type Two = tarr![(), ()];
//! type Row = tarr![U1, U2, U3, U4];
//!
//! fn not_among_first<Digit: NotAmongFirst<Marks, Cells>, Marks, Cells>() {}
//!
//! fn main() {
//!     not_among_first::<U4, Two, Row>();
//!     not_among_first::<U3, Two, Row>();
//!     not_among_first::<U1, ATerm, Row>();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -    not_among_first::<U3, Two, Row>();
//! +    not_among_first::<U3, tarr![(), (), ()], Row>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! ```
//!
//! <details><summary>Hint</summary>Take a mark and a cell off at each step. Which of the two lists ends the walk?</details>
//! <details><summary>Answer</summary>
//!
//! It is `DifferentFromAll` with a second list walked along in step. The walk ends where the marks end, whatever
//! is left of the cells.
//!
//! ```rust,ignore
//! impl<Digit, Cells> NotAmongFirst<ATerm, Cells> for Digit {}
//! impl<Digit, Mark, Marks, Cell, Cells> NotAmongFirst<TArr<Mark, Marks>, TArr<Cell, Cells>> for Digit
//! where
//!     Digit: Different<Cell> + NotAmongFirst<Marks, Cells>,
//! {
//! }
//! ```
//!
//! </details>
//!
//! ----
//!
//! Previous: [5. Columns](super::ch05_columns) ·
//! Next: [7. The judge](super::ch07_the_judge) ·
//! [All chapters](super)
