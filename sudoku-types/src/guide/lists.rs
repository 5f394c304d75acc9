//! Chapter 3: rows, and recursion on their head and tail.
//!
//! A row is a list of digits. A list is either empty, or a head and a tail, and the tail is
//! a list:
//!
//! ```text
//! tarr![U3, U1, U4]  =  TArr<U3, TArr<U1, TArr<U4, ATerm>>>
//!
//!    TArr ──── TArr ──── TArr ──── ATerm
//!     │         │         │
//!     U3        U1        U4
//! ```
//!
//! Two constructors mean two `impl`s, one for the end and one for head and tail. What is to
//! be computed from a list comes out as an associated type or constant:
//!
//! ```
//! use std::any::TypeId;
//! use std::ops::Add;
//! use sudoku_types::typenum::{ATerm, Sum, TArr, U0, U1, U3, U4, U8, tarr};
//!
//! trait Total {
//!     type Output;
//! }
//! impl Total for ATerm {
//!     type Output = U0;
//! }
//! impl<Head, Tail> Total for TArr<Head, Tail>
//! where
//!     Tail: Total, //                     the recursive call
//!     Head: Add<Tail::Output>, //         and what is done with its result
//! {
//!     type Output = Sum<Head, Tail::Output>;
//! }
//!
//! type Row = tarr![U3, U1, U4];
//! assert_eq!(TypeId::of::<<Row as Total>::Output>(), TypeId::of::<U8>());
//! ```
//!
//! `where` lists everything the arm needs. A function that is not always defined (there may
//! be no sum) has to be asked for before its result can be named.
//!
//! # A rule has no result
//!
//! Most of what a judge asks has no result: it holds or it does not. Then the trait is
//! empty. Read `impl … where …` as "if": a list of digits up to `Max` is one whose head is
//! at most `Max` and whose tail is again such a list.
//!
//! ```
//! use sudoku_types::typenum::{ATerm, B1, IsLessOrEqual, TArr, U1, U3, U4, tarr};
//!
//! trait DigitsUpTo<Max> {}
//! impl<Max> DigitsUpTo<Max> for ATerm {}
//! impl<Head, Tail, Max> DigitsUpTo<Max> for TArr<Head, Tail>
//! where
//!     Head: IsLessOrEqual<Max, Output = B1>,
//!     Tail: DigitsUpTo<Max>,
//! {
//! }
//!
//! fn row<Row: DigitsUpTo<U4>>() {}
//! row::<tarr![U3, U1, U4]>();
//! ```
//!
//! Empty traits are what rustc proves quickest, for there is no type to be computed and
//! carried along. The judge's rules of rows, columns, boxes and givens are made of them.
//!
//! # Walking along two lists
//!
//! A trait may have a second list as its parameter, and an `impl` may look at both. This
//! one holds for lists of the same length. There is no arm for a list that ends before the
//! other:
//!
//! ```
//! use sudoku_types::typenum::{ATerm, TArr, U1, U2, U3, tarr};
//!
//! trait AsLongAs<Other> {}
//! impl AsLongAs<ATerm> for ATerm {}
//! impl<Head, Tail, OtherHead, OtherTail> AsLongAs<TArr<OtherHead, OtherTail>> for TArr<Head, Tail> where
//!     Tail: AsLongAs<OtherTail>
//! {
//! }
//!
//! fn as_long<A: AsLongAs<B>, B>() {}
//! as_long::<tarr![U1, U2, U3], tarr![(), (), ()]>();
//! ```
//!
//! A grid is a list of rows, that is a list of lists, and its rules are recursions that call
//! recursions. In the crate: `judge/shape.rs` for the shape, `judge/digits.rs` for the digits.
//! An `impl` there takes off three elements at once, which is quicker, and there is one more
//! for lists of one element and one for two. The `Gate` that these two rules have as a result
//! is explained in [chapter 7](super::the_judge).
//!
//! # Try
//!
//! Leave out a cell. The tails are taken off in step until one list is at its end:
//!
//! ```compile_fail,E0277
//! # use sudoku_types::typenum::{ATerm, TArr, U1, U2, tarr};
//! # trait AsLongAs<Other> {}
//! # impl AsLongAs<ATerm> for ATerm {}
//! # impl<Head, Tail, OtherHead, OtherTail> AsLongAs<TArr<OtherHead, OtherTail>> for TArr<Head, Tail> where
//! #     Tail: AsLongAs<OtherTail>
//! # {
//! # }
//! # fn as_long<A: AsLongAs<B>, B>() {}
//! as_long::<tarr![U1, U2], tarr![(), (), ()]>(); // `ATerm: AsLongAs<TArr<(), ATerm>>` is not satisfied
//! ```
//!
//! Next: [all different](super::all_different).
