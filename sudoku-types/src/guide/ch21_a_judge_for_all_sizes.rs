//! Chapter 21: a judge for all sizes: rows, columns and boxes as walks along lists.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! The judge of [chapter 7](super::ch07_the_judge) has a pattern with a letter for each cell, so it is for one size. This
//! crate's is for all sizes up to 25×25 and all boxes. A grid is a [list](super::ch04_lists) of rows, and each rule a walk.
//! That of a row is known: [all different](super::ch05_all_different).
//!
//! # Columns
//!
//! A column is spread over all rows. One could transpose the grid, which makes its columns rows. But the pairs of a column are
//! pairs of two *rows*, in the same place. So the rule is a rule about rows: **no two rows agree in any place**. The pairs are
//! the same, and no list is made.
//!
//! ```text
//! 1 2 3 4 ─┐       ─┐        1≠3, 2≠4, 3≠1, 4≠2
//! 3 4 1 2 ─┘ ─┐     │        3≠2, 4≠1, 1≠4, 2≠3      every row with every
//! 2 1 4 3    ─┘ …  ─┘        1≠2, 2≠1, 3≠4, 4≠3      row below it
//! 4 3 2 1                    …
//! ```
//!
#![doc = program!("ch21_a_judge_for_all_sizes")]
//!
//! `DiffersInEachPlace` walks along two rows in step, as `AsLongAs` did along
//! [lists](super::ch04_lists#walking-along-two-lists). The other two have the form of `DifferentFromAll` and `AllDifferent`,
//! with rows in the place of digits. Let a column have a digit twice:
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
//! The notes name the two rows, first from the second column on, where they agree, and then as a whole. That the second row has
//! two 2s this rule does not see: it never looks along a row.
//!
//! # Boxes
//!
//! Boxes are the same, with a part of a row in the place of a digit. The digits of a part differ already, because they are in
//! one row. So the rule is: **a part of one row has no digit in common with the part below it, in the same box**.
//!
//! ```text
//!            part    part
//!           ├────┤  ├────┤
//!            1  2    3  4  ┐ band      1, 2 has no digit in common with 3, 4
//!            3  4    1  2  ┘           3, 4 has no digit in common with 1, 2
//! ```
//!
//! For boxes of 2×2 that is a pattern, which takes two cells off the upper row and the two cells below them off the other:
//!
#![doc = program!("ch21_a_judge_for_all_sizes_boxes")]
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
//! # Counting
//!
//! Each other shape of boxes would need another pattern. A rule for all of them must count: three cells, then the next three.
//! Counting down a number of typenum's takes a subtraction at every step. It is simpler to count with a list of marks, each a
//! `()`, which is a number in *unary*: an `impl` takes one mark off for each cell. `SplitAt` splits a list as `split_at` does a
//! slice:
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
//! It splits rows into parts; and a grid, which is a list of rows, into bands. Exercise 1 puts it together.
//!
//! # What else a library needs
//!
//! - **The rules in an order**, so that a short row is one error ([chapter 18](super::ch18_spans_and_messages)): first the
//!   shape, then the digits, then all others.
//! - **Fewer questions.** A list gives up three digits at a time: each digit after them is `NotAmong<(A, B, C)>`, which is one
//!   question, and comes up again where the same three are together.
//! - **Short types.** After the shape the rules see names such as `D5`, not `UInt<UInt<UInt<UTerm, B1>, B0>, B1>` in each cell.
//! - **One more rule** is one more bound in the list of all rules, with words of its own around its walk.
//!
//! # Exercises
//!
//! **1.** ★★★ Write `Disjoint` for parts of any width: split both rows, compare the first parts, and go on with what is left.
//! (`SplitAt<Width, Taken = Part, Left = Rest>` gives names to the results: `Part` and `Rest` are parameters of the `impl`.)
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, U5, U6, tarr};
//!
//! trait NotIn<Digits> {}
//! impl<Digit> NotIn<ATerm> for Digit {}
//! impl<Digit: IsNotEqual<Head, Output = B1> + NotIn<Tail>, Head, Tail> NotIn<TArr<Head, Tail>> for Digit {}
//!
//! /// A list that has no digit in common with the other.
//! trait NothingInCommon<Other> {}
//! impl<Other> NothingInCommon<Other> for ATerm {}
//! impl<Head: NotIn<Other>, Tail: NothingInCommon<Other>, Other> NothingInCommon<Other> for TArr<Head, Tail> {}
//!
//! trait SplitAt<Marks> {
//!     type Taken;
//!     type Left;
//! }
//! impl<List> SplitAt<ATerm> for List {
//!     type Taken = ATerm;
//!     type Left = List;
//! }
//! impl<Head, Tail: SplitAt<Marks>, Mark, Marks> SplitAt<TArr<Mark, Marks>> for TArr<Head, Tail> {
//!     type Taken = TArr<Head, Tail::Taken>;
//!     type Left = Tail::Left;
//! }
//!
//! /// A row that has no digit in common with another, part by part.
//! trait Disjoint<Other, Width> {}
//! // Your lines go here.
//!
//! fn disjoint<Row: Disjoint<Other, Width>, Other, Width>() {}
//!
//! fn main() {
//!     type Row = tarr![U1, U2, U3, U4, U5, U6];
//!     disjoint::<Row, tarr![U4, U5, U6, U1, U2, U3], tarr![(), (), ()]>();
//!     disjoint::<Row, tarr![U3, U4, U5, U6, U1, U2], tarr![(), ()]>();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -    disjoint::<Row, tarr![U4, U5, U6, U1, U2, U3], tarr![(), (), ()]>();
//! +    disjoint::<Row, tarr![U4, U1, U6, U5, U2, U3], tarr![(), (), ()]>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! ```
//!
//! <details><summary>Hint</summary>An arm for two empty rows. In the other the row has the form of a list that is not empty.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Width> Disjoint<ATerm, Width> for ATerm {}
//! impl<Cell, Cells, Other, Width, Part, Rest, OtherPart, OtherRest> Disjoint<Other, Width>
//!     for TArr<Cell, Cells>
//! where
//!     Self: SplitAt<Width, Taken = Part, Left = Rest>,
//!     Other: SplitAt<Width, Taken = OtherPart, Left = OtherRest>,
//!     Part: NothingInCommon<OtherPart>,
//!     Rest: Disjoint<OtherRest, Width>,
//! {
//! }
//! ```
//!
//! The walk down a grid is made in the same way: it takes `Height` rows at a time.
//!
//! </details>
//!
//! ----
//!
//! Previous: [20. A type and its value](super::ch20_a_type_and_its_value) ·
//! Next: [22. A rule, said twice](super::ch22_a_rule_said_twice) ·
//! [All chapters](super)
