//! Chapter 11: one name that is a type in a type's place and a value in a value's.
//!
//! `sudoku! { … }` may stand for a type and for an expression. A macro does not know which
//! of the two is wanted: it is given the same tokens and must write the same path. So there
//! has to be a path that is legal as both:
//!
//! ```text
//! let puzzle: Solution::<Puzzle, Rows>  =  Solution::<Puzzle, Rows>;
//!             └─── a type ───────────┘     └─── a value ──────────┘
//! ```
//!
//! rustc keeps the names of types and the names of values in two separate drawers, which
//! are called namespaces. `struct Unit;` puts its name into both. But `struct Pair<A, B>;`
//! is not allowed: every parameter has to be used in a field, and with a field there is no
//! such value any more.
//!
//! An enum's *variant* may leave the enum's parameters alone, if another variant uses them.
//! Name it as the enum, and bring it into scope:
//!
//! ```
//! mod witness {
//!     use std::convert::Infallible;
//!     use std::marker::PhantomData;
//!
//!     pub enum Solution<Puzzle, Rows> {
//!         /// The only value.
//!         Solution,
//!
//!         /// Uses the parameters. No one can make an `Infallible`, so this is never a value.
//!         #[doc(hidden)]
//!         __Types(PhantomData<fn() -> (Puzzle, Rows)>, Infallible),
//!     }
//! }
//!
//! use witness::Solution; //    the enum, into the drawer of types
//! use witness::Solution::*; // the variant, into the drawer of values
//!
//! let _value: Solution<u8, char> = Solution::<u8, char>;
//! assert_eq!(size_of::<Solution<u8, char>>(), 0);
//! ```
//!
//! The variant also has a name among types. It loses: what is imported by name hides what
//! comes by a glob. That is why the variant has to come by `*` and the enum by its name.
//!
//! There is one value, and it has size zero: the second variant cannot exist, so not even a
//! tag is stored. `PhantomData<fn() -> …>` makes the type `Send` and `Sync` whatever the
//! parameters are.
//!
//! The trick is that of the crate [ghost](https://docs.rs/ghost) by David Tolnay, where a
//! macro writes it. In this crate: `puzzle/witness.rs`.
//!
//! ```
//! use sudoku_types::sudoku;
//!
//! let puzzle: sudoku! { 1___ __3_ ___4 _2__ } = sudoku! { 1___ __3_ ___4 _2__ };
//! assert_eq!(size_of_val(&puzzle), 0);
//! ```
//!
//! # Try
//!
//! Leave out the line with the `*`:
//!
//! ```compile_fail,E0423
//! mod witness {
//!     use std::convert::Infallible;
//!     use std::marker::PhantomData;
//!
//!     pub enum Solution<Puzzle, Rows> {
//!         Solution,
//!         __Types(PhantomData<fn() -> (Puzzle, Rows)>, Infallible),
//!     }
//! }
//!
//! use witness::Solution;
//!
//! let _value: Solution<u8, char> = Solution::<u8, char>; // expected value, found enum
//! ```
//!
//! Next: [choice and failure](super::choice_and_failure).
