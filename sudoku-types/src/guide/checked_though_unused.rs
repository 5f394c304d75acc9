//! Chapter 10: a type alias that nobody uses is not checked, and how to check it all the
//! same.
//!
//! A puzzle is mostly written as an alias. One would expect that rustc looks at it. It does
//! not: the bounds of an alias are checked where the alias is used, and not before.
//!
//! ```
//! use std::marker::PhantomData;
//! use sudoku_types::typenum::{B1, IsNotEqual, U3};
//!
//! struct Pair<A, B>(PhantomData<(A, B)>)
//! where
//!     A: IsNotEqual<B, Output = B1>;
//!
//! # #[allow(dead_code)]
//! type Wrong = Pair<U3, U3>; // compiles, as long as nobody uses it
//! ```
//!
//! A user who writes a wrong puzzle should not learn of it weeks later.
//!
//! # A constant is always checked
//!
//! There is one thing inside a type that rustc checks at once: an expression. A const
//! generic's argument in braces is a little function body, and every body in a program is
//! type-checked, used or not. So give the type a parameter that has no other purpose:
//!
//! ```
//! use std::marker::PhantomData;
//! use sudoku_types::typenum::{B1, NotEq, U3, U5};
//!
//! struct Pair<A, B, const CHECKED: bool>(PhantomData<(A, B)>);
//!
//! trait Holds {
//!     const HOLDS: bool = true;
//! }
//! impl Holds for B1 {}
//!
//! # #[allow(dead_code)]
//! type Right = Pair<U3, U5, { <NotEq<U3, U5> as Holds>::HOLDS }>;
//! ```
//!
//! The value is `true` for every pair that compiles, so `Right` is simply
//! `Pair<U3, U5, true>`: the same type as one written by hand.
//!
//! The body can ask more than bounds over types. Ask a bound of a type that has the solver's
//! verdict as its constant, and to check the body rustc must evaluate it, that is, solve the
//! puzzle:
//!
//! ```
//! struct Report<const KIND: usize>;
//!
//! trait Accepted {
//!     const ACCEPTED: bool = true;
//! }
//! impl Accepted for Report<0> {}
//!
//! struct Puzzle<const GIVENS: u16, const CHECKED: bool>;
//!
//! const fn verdict(givens: u16) -> usize {
//!     if givens == 0 { 1 } else { 0 } // a solver that finds fault with nothing but an empty grid
//! }
//!
//! # #[allow(dead_code)]
//! type Small = Puzzle<0x1204, { <Report<{ verdict(0x1204) }> as Accepted>::ACCEPTED }>;
//! ```
//!
//! In the crate it is the third parameter of [`Solution`](crate::Solution), and the body
//! that the macro writes is drawn at the head of `expand/report.rs`. The kinds of report, each
//! with its own bound and message, are in `bridge/report.rs`.
//!
//! # Try
//!
//! Write a wrong pair that nobody uses:
//!
//! ```compile_fail,E0277
//! # use std::marker::PhantomData;
//! # use sudoku_types::typenum::{B1, NotEq, U3};
//! # struct Pair<A, B, const CHECKED: bool>(PhantomData<(A, B)>);
//! # trait Holds {
//! #     const HOLDS: bool = true;
//! # }
//! # impl Holds for B1 {}
//! type Wrong = Pair<U3, U3, { <NotEq<U3, U3> as Holds>::HOLDS }>; // `B0: Holds` is not satisfied
//! ```
//!
//! And a puzzle without a solution:
//!
//! ```compile_fail,E0277
//! # struct Report<const KIND: usize>;
//! # trait Accepted {
//! #     const ACCEPTED: bool = true;
//! # }
//! # impl Accepted for Report<0> {}
//! # struct Puzzle<const GIVENS: u16, const CHECKED: bool>;
//! # const fn verdict(givens: u16) -> usize {
//! #     if givens == 0 { 1 } else { 0 }
//! # }
//! // the trait bound `Report<1>: Accepted` is not satisfied
//! type Empty = Puzzle<0, { <Report<{ verdict(0) }> as Accepted>::ACCEPTED }>;
//! ```
//!
//! Next: [a type and its value](super::a_type_and_its_value).
