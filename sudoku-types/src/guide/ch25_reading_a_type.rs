//! Chapter 25: which digit is in row 2, column 3? A program reads its solution while it is compiled.
//!
//! *Each program here without `sudoku_types` runs in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! A solved puzzle is a type. Now a program uses it: a cell becomes a type of its own, which can be
//! compared, added, or made a value.
//!
//! To read a list by number is a recursion on both, the list and the number. Number 1 is the head. Any
//! other number is one less in the tail.
//!
//! ```text
//! number 3 of   U2, U4, U3, U1
//! number 2 of       U4, U3, U1
//! number 1 of           U3, U1      U3
//! ```
//!
#![doc = program!("ch25_reading_a_type")]
//!
//! A number is in binary, from [chapter 1](super::ch01_a_digit_is_a_type) on. A canonical one is either
//! `UInt<UTerm, B1>`, which is 1, or has at least two bits. The two `impl`s have these two forms, so rustc
//! sees that they never both apply. (An `impl` for "everything but 1" [cannot be written](super::ch08_coherence#3-no-not).)
//!
//! `At` is two calls, one inside the other: the row out of the grid, and the cell out of the row.
//! [`Unsigned`](crate::typenum::Unsigned) has the constants that lead from a number back to a
//! value: `U8`, `USIZE` and others.
//!
//! # Try
//!
//! Ask for a row that is not there:
//!
//! ```diff
//! -const CORNER: u8 = <At<Grid, U4, U4>>::U8;
//! +const CORNER: u8 = <At<Grid, U4, U4>>::U8 + <At<Grid, typenum::U5, U4>>::U8;
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `ATerm: Pick<UInt<UTerm, B1>>` is not satisfied
//! ```
//!
//! It is an error in the words of lists: the walk came to the end of the list, `ATerm`, and there
//! was still one element to go.
//!
//! # Reading a solution
//!
//! The crate has these functions of a solved puzzle: [`At`](crate::At) is the digit in a cell;
//! [`RowOf`](crate::RowOf), [`ColumnOf`](crate::ColumnOf) and [`BoxOf`](crate::BoxOf) are lists of digits.
//! [`Has`](crate::Has) is a bound: this digit is in this cell. What is read can be computed with:
//!
//! ```
//! use sudoku_types::typenum::{Sum, U1, U2, U3, Unsigned};
//! use sudoku_types::{At, Has, sudoku};
//!
//! type Small = sudoku! {
//!     1 _ | _ _
//!     _ _ | 3 _
//!     ----+----
//!     _ _ | _ 4
//!     _ 2 | _ _
//! };
//!
//! /// Opens for a puzzle that has a 3 in row 1, column 2.
//! fn open_the_safe<Code: Has<U1, U2, U3>>(_: Code) {}
//!
//! fn main() {
//!     open_the_safe(Small::VALUE);
//!
//!     type Both = Sum<At<Small, U1, U1>, At<Small, U1, U2>>;
//!     assert_eq!(Both::U8, 1 + 3);
//! }
//! ```
//!
//! The puzzle does not show the 3. So the safe opens for whoever solves the puzzle, here rustc.
//!
//! Ask for another digit, and for a place that the grid does not have:
//!
//! ```diff
//! -fn open_the_safe<Code: Has<U1, U2, U3>>(_: Code) {}
//! +fn open_the_safe<Code: Has<U1, U2, U2>>(_: Code) {}
//! ```
//!
//! ```text
//! error[E0277]: row 1, column 2 holds 3, not 2
//! ```
//!
//! ```diff
//! -    type Both = Sum<At<Small, U1, U1>, At<Small, U1, U2>>;
//! +    type Both = Sum<At<Small, U1, U1>, At<Small, sudoku_types::typenum::U5, U2>>;
//! ```
//!
//! ```text
//! error[E0277]: there is no row 5 in a 4×4 grid
//! ```
//!
//! # An answer for a missing row
//!
//! The crate's error is "there is no row 5"; that of our program is about `ATerm`. `Pick` has no `impl` for
//! the empty list, so the bound that fails is deep inside the walk. For better words the function has to
//! have a result in any case, `There<Element>` or `Missing`. The caller, which has the number of the row,
//! has a bound on this result, and the words are on that bound. You do it in exercise 2.
//!
//! One thing is left. The numbers in a message are const generics, and here the user wrote `U5`, a type.
//! `ThereIsRow<{ Row::USIZE }>` is [not possible](super::ch09_from_constants_to_types#const-generics-or-typenum) if `Row` is a
//! parameter. So the crate has a table of the numbers from 0 to 25.
//!
//! # Exercises
//!
//! **1.** ★ Write the bound `Has` for the grid of the first program: rows of which this row has this
//! digit in this column.
//!
//! ```compile_fail,E0277
//! use std::ops::Sub;
//! use typenum::{B1, Sub1, TArr, U1, U2, U3, U4, UInt, UTerm, tarr};
//!
//! trait Pick<Index> {
//!     type Element;
//! }
//! impl<Head, Tail> Pick<UInt<UTerm, B1>> for TArr<Head, Tail> {
//!     type Element = Head;
//! }
//! impl<High, Middle, Low, Head, Tail> Pick<UInt<UInt<High, Middle>, Low>> for TArr<Head, Tail>
//! where
//!     UInt<UInt<High, Middle>, Low>: Sub<B1>,
//!     Tail: Pick<Sub1<UInt<UInt<High, Middle>, Low>>>,
//! {
//!     type Element = Tail::Element;
//! }
//!
//! trait Has<Row, Column, Digit> {}
//! // Your lines go here.
//!
//! fn open_the_safe<Code: Has<U1, U2, U3> + Has<U2, U1, U2>>() {}
//!
//! fn main() {
//!     open_the_safe::<tarr![
//!         tarr![U1, U3, U4, U2],
//!         tarr![U2, U4, U3, U1],
//!         tarr![U3, U1, U2, U4],
//!         tarr![U4, U2, U1, U3],
//!     ]>();
//! }
//! ```
//!
//! This change has to be refused:
//!
//! ```diff
//! -        tarr![U2, U4, U3, U1],
//! +        tarr![U4, U2, U3, U1],
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<TArr<…::Element == UInt<…
//! ```
//!
//! <details><summary>Hint</summary>Pick the row, and then pick from what was picked.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Rows, Row, Column, Digit> Has<Row, Column, Digit> for Rows
//! where
//!     Rows: Pick<Row>,
//!     Rows::Element: Pick<Column, Element = Digit>,
//! {
//! }
//! ```
//!
//! What a function returns is compared by naming it: `Element = Digit`. The two lines can be one,
//! `Rows: Pick<Row, Element: Pick<Column, Element = Digit>>`.
//!
//! </details>
//!
//! **2.** ★ Better words for a row that is not there. `Find` is `Pick` with a result in any case. It does not
//! yet have one at the end of the list.
//!
//! ```compile_fail,E0277
//! use std::any::TypeId;
//! use std::marker::PhantomData;
//! use std::ops::Sub;
//! use typenum::{ATerm, B1, Sub1, TArr, U1, U2, U5, UInt, UTerm, tarr};
//!
//! struct There<Element>(PhantomData<Element>);
//! enum Missing {}
//!
//! trait Find<Index> {
//!     type Answer;
//! }
//! impl<Head, Tail> Find<UInt<UTerm, B1>> for TArr<Head, Tail> {
//!     type Answer = There<Head>;
//! }
//! impl<High, Middle, Low, Head, Tail> Find<UInt<UInt<High, Middle>, Low>> for TArr<Head, Tail>
//! where
//!     UInt<UInt<High, Middle>, Low>: Sub<B1>,
//!     Tail: Find<Sub1<UInt<UInt<High, Middle>, Low>>>,
//! {
//!     type Answer = Tail::Answer;
//! }
//! // Your lines go here.
//!
//! #[diagnostic::on_unimplemented(message = "there is no row {ROW}")]
//! trait ThereIsRow<const ROW: usize> {
//!     type It;
//! }
//! impl<Element, const ROW: usize> ThereIsRow<ROW> for There<Element> {
//!     type It = Element;
//! }
//!
//! fn main() {
//!     type Rows = tarr![char, bool, u8];
//!     type Second = <<Rows as Find<U2>>::Answer as ThereIsRow<2>>::It;
//!     assert_eq!(TypeId::of::<Second>(), TypeId::of::<bool>());
//!     assert_eq!(TypeId::of::<<Rows as Find<U5>>::Answer>(), TypeId::of::<Missing>());
//!     assert_eq!(TypeId::of::<<ATerm as Find<U1>>::Answer>(), TypeId::of::<Missing>());
//!     // And this says "there is no row 5":
//!     // type Fifth = <<Rows as Find<U5>>::Answer as ThereIsRow<5>>::It;
//!     // let _: Option<Fifth> = None;
//! }
//! ```
//!
//! <details><summary>Hint</summary>One arm is missing, and it has no bounds.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<Index> Find<Index> for ATerm {
//!     type Answer = Missing;
//! }
//! ```
//!
//! Now the walk never fails. The only bound that can fail is `ThereIsRow`, which has the words and
//! the number.
//!
//! </details>
//!
//! ----
//!
//! Previous: [24. Advice that is not trusted](super::ch24_advice_that_is_not_trusted) ·
//! Next: [26. A file of puzzles](super::ch26_a_file_of_puzzles) ·
//! [All chapters](super)
