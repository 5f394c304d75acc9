//! Chapter 17: what stands in row 1, column 3?
//!
//! A solved puzzle is a type, so a program can read it while it is compiled. To read a list
//! by number is a recursion on both: at 1 the head is meant, and otherwise look for one
//! less in the tail.
//!
//! ```
//! use std::any::TypeId;
//! use std::ops::Sub;
//! use sudoku_types::typenum::{B1, Sub1, TArr, U1, U2, U3, U4, UInt, UTerm, Unsigned, tarr};
//!
//! trait Nth<Index> {
//!     type Element;
//! }
//! impl<Head, Tail> Nth<UInt<UTerm, B1>> for TArr<Head, Tail> {
//!     type Element = Head; //                                                 1
//! }
//! impl<High, Middle, Low, Head, Tail> Nth<UInt<UInt<High, Middle>, Low>> for TArr<Head, Tail>
//! where
//!     UInt<UInt<High, Middle>, Low>: Sub<B1>, //                              2 and more
//!     Tail: Nth<Sub1<UInt<UInt<High, Middle>, Low>>>,
//! {
//!     type Element = Tail::Element;
//! }
//!
//! type At<Rows, Row, Column> = <<Rows as Nth<Row>>::Element as Nth<Column>>::Element;
//!
//! type Grid = tarr![
//!     tarr![U1, U3, U4, U2],
//!     tarr![U2, U4, U3, U1],
//!     tarr![U3, U1, U2, U4],
//!     tarr![U4, U2, U1, U3],
//! ];
//! assert_eq!(TypeId::of::<At<Grid, U2, U3>>(), TypeId::of::<U3>());
//! assert_eq!(<At<Grid, U4, U1>>::U8, 4); // and a value at last
//! ```
//!
//! A canonical number is either `UInt<UTerm, B1>`, which is 1, or has at least two bits.
//! The two `impl`s say just that, so rustc sees that they never both apply. "Everything but
//! 1" could not be said.
//!
//! The crate has [`At`](crate::At), [`RowOf`](crate::RowOf), [`ColumnOf`](crate::ColumnOf)
//! and [`BoxOf`](crate::BoxOf) of every solution, and a bound for what stands in a cell,
//! [`Has`](crate::Has). What is read can be computed with:
//!
//! ```
//! use sudoku_types::typenum::{Sum, U1, U2, U3, Unsigned};
//! use sudoku_types::{At, Has, sudoku};
//!
//! type Small = sudoku! { 1___ __3_ ___4 _2__ };
//! assert_eq!(<Sum<At<Small, U1, U1>, At<Small, U1, U2>>>::U8, 1 + 3);
//!
//! fn open_the_safe<Code: Has<U1, U2, U3>>(_: Code) {} // row 1, column 2 holds 3
//! open_the_safe(sudoku! { 1___ __3_ ___4 _2__ });
//! ```
//!
//! # An answer for "there is none"
//!
//! `Nth` above has no `impl` for the empty list, so a fifth row is an error in the words of
//! lists. To find better words, let the function answer in any case, with `There<Element>` or
//! `Missing`, and ask the caller, who knows the row's number, whether it likes the answer. That
//! is the leaf trait of [chapter 9](super::spans_and_messages) again. Only, the numbers in a
//! message are const generics, and here the user wrote `U5`, a type. A constant such as
//! `U5::USIZE` cannot be the argument of a const generic as long as the type is a parameter,
//! not in today's Rust; so for the 26 numbers from 0 to 25 there is a table, written by a small
//! macro: `bridge/numbers.rs`.
//!
//! # Try
//!
//! Ask for a row that is not there:
//!
//! ```compile_fail,E0277
//! # use sudoku_types::typenum::{U1, U5, Unsigned};
//! # use sudoku_types::{At, sudoku};
//! # type Small = sudoku! { 1___ __3_ ___4 _2__ };
//! let digit = <At<Small, U5, U1>>::U8; // there is no row 5 in a 4×4 grid
//! ```
//!
//! or for a digit that stands elsewhere:
//!
//! ```compile_fail,E0277
//! # use sudoku_types::typenum::{U1, U2, U4};
//! # use sudoku_types::{Has, sudoku};
//! fn open_the_safe<Code: Has<U1, U2, U4>>(_: Code) {}
//! open_the_safe(sudoku! { 1___ __3_ ___4 _2__ }); // row 1, column 2 holds 3, not 4
//! ```
//!
//! Next: [what it costs](super::what_it_costs).
