//! Chapter 13: one name that is a type in a type's place and a value in a value's.
//!
//! `sudoku! { … }` may be written where a type is expected, and where an expression is expected. A
//! macro does not know which of the two it is: it is given the same tokens and has to write the same
//! path. So there must be a path that is legal as both:
//!
//! ```text
//! let puzzle: Solution::<Puzzle, Rows>  =  Solution::<Puzzle, Rows>;
//!             └─── a type ───────────┘     └─── a value ──────────┘
//! ```
//!
//! rustc keeps the names of types and the names of values in two separate drawers, which are called
//! *namespaces*. `struct Unit;` puts its name into both. With parameters it is not allowed: each of
//! them has to be used in a field, and with a field the name alone is no value any more.
//!
//! ```compile_fail,E0392
//! struct Solution<Puzzle, Rows>;
//!
//! fn main() {
//!     let _value: Solution<u8, char> = Solution::<u8, char>;
//! }
//! ```
//!
//! ```text
//! error[E0392]: type parameter `Puzzle` is never used
//! error[E0392]: type parameter `Rows` is never used
//! ```
//!
//! An enum's *variant* may leave the enum's parameters alone, if another variant uses them. Name it
//! as the enum, and bring it into scope:
//!
#![doc = program!("a_type_and_its_value")]
//!
//! # Two imports
//!
//! The variant has a name among the types too, as every variant has. If both came by name, that
//! would be one `Solution` too many in that drawer. But what is imported by name hides what comes by
//! a `*`. So the enum comes by its name and the variant by `*`: among the types the enum hides the
//! variant, and among the values there is only the variant.
//!
//! ```text
//!                              types                     values
//! use witness::Solution;       Solution (the enum)
//! use witness::Solution::*;    Solution (hidden)         Solution (the variant)
//! ```
//!
//! # One value, of size zero
//!
//! The second variant cannot exist, for it has an `Infallible`, an enum without variants. So there
//! is one value, and not even a tag has to be stored. `PhantomData` uses the parameters. As
//! `PhantomData<(Puzzle, Rows)>` it would pretend that there is a puzzle inside, and be `Send` and
//! `Sync` only if the puzzle is. `fn() -> …` is a function that would make one, and a function is
//! always `Send` and `Sync`.
//!
//! # Try
//!
//! Leave out the line with the `*`. The path in the value's place is now looked up among the values,
//! where there is no such name:
//!
//! ```diff
//! -use witness::Solution::*; // The variant, into the drawer of values.
//! ```
//!
//! ```text
//! error[E0423]: expected value, found enum `Solution`
//! ```
//!
//! Or let both come by `*`. Then neither hides the other, and each place of a type is an error. The
//! place of a value is none, for there is still one name for it:
//!
//! ```diff
//! -use witness::Solution; // The enum, into the drawer of types.
//! +use witness::*; // The enum, into the drawer of types.
//! ```
//!
//! ```text
//! error[E0659]: `Solution` is ambiguous
//! error[E0659]: `Solution` is ambiguous
//! ```
//!
//! Or take the `fn()` away:
//!
//! ```diff
//! -        __Types(PhantomData<fn() -> (Puzzle, Rows)>, Infallible),
//! +        __Types(PhantomData<(Puzzle, Rows)>, Infallible),
//! ```
//!
//! ```text
//! error[E0277]: `*const u8` cannot be sent between threads safely
//! error[E0277]: `*const u8` cannot be shared between threads safely
//! ```
//!
//! # In the crate
//!
//! The trick is that of the crate [ghost](https://docs.rs/ghost) by David Tolnay, where a macro
//! writes it. In this crate: `puzzle/witness.rs`. There the value has methods, and the types say what
//! they return:
//!
//! ```
//! use sudoku_types::sudoku;
//!
//! fn main() {
//!     let puzzle: sudoku! { 1___ __3_ ___4 _2__ } = sudoku! { 1___ __3_ ___4 _2__ };
//!     assert_eq!(size_of_val(&puzzle), 0);
//!     assert_eq!(puzzle.solution().rows()[0], [1, 3, 4, 2]);
//! }
//! ```
//!
//! # Exercises
//!
//! **1.** A value without bytes should be `Copy`, whatever it is about. Make it so. Why does
//! `#[derive(Clone, Copy)]` not do?
//!
//! ```compile_fail,E0277
//! use std::convert::Infallible;
//! use std::marker::PhantomData;
//!
//! pub enum Solution<Puzzle, Rows> {
//!     Solution,
//!
//!     #[doc(hidden)]
//!     __Types(PhantomData<fn() -> (Puzzle, Rows)>, Infallible),
//! }
//!
//! // Your lines go here.
//!
//! /// A puzzle, which is not `Copy`.
//! enum Puzzle {}
//! enum Rows {}
//!
//! fn twice<Value: Copy>(value: Value) -> [Value; 2] {
//!     [value, value]
//! }
//!
//! fn main() {
//!     let [_one, _other] = twice(Solution::<Puzzle, Rows>::Solution);
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! Derived, the `impl` would be `impl<Puzzle: Copy, Rows: Copy> Copy for …`: a derive asks of every
//! parameter what is asked of the type. Written by hand, it asks nothing. There is no puzzle in the
//! value that would have to be copied.
//!
//! ```rust,ignore
//! impl<Puzzle, Rows> Clone for Solution<Puzzle, Rows> {
//!     fn clone(&self) -> Self {
//!         *self
//!     }
//! }
//!
//! impl<Puzzle, Rows> Copy for Solution<Puzzle, Rows> {}
//! ```
//!
//! </details>
//!
//! **2.** The value has no bytes, and still tells its digits. Write the `impl` with which `corner` can
//! read the first digit of the first row. Of rows that are no list of lists, or of a first row that is
//! empty, it must not compile.
//!
//! ```compile_fail,E0277
//! mod witness {
//!     use std::convert::Infallible;
//!     use std::marker::PhantomData;
//!
//!     pub enum Solution<Puzzle, Rows> {
//!         Solution,
//!
//!         #[doc(hidden)]
//!         __Types(PhantomData<fn() -> (Puzzle, Rows)>, Infallible),
//!     }
//! }
//!
//! use sudoku_types::typenum::{TArr, U1, U2, U3, U4, Unsigned, tarr};
//! use witness::Solution;
//! use witness::Solution::*;
//!
//! enum Puzzle {}
//!
//! trait Corner {
//!     const DIGIT: usize;
//! }
//! // Your lines go here.
//!
//! fn corner<Value: Corner>(_value: Value) -> usize {
//!     Value::DIGIT
//! }
//!
//! fn main() {
//!     let value = Solution::<Puzzle, tarr![tarr![U3, U4], tarr![U1, U2]]>;
//!     assert_eq!(corner(value), 3);
//!     assert_eq!(corner(Solution::<Puzzle, tarr![tarr![U2]]>), 2);
//! }
//! ```
//!
//! <details><summary>Answer</summary>
//!
//! The digit is not in the value but in its type, and an `impl` takes a type apart by its form. That
//! is how `puzzle.solution()` finds its grid.
//!
//! ```rust,ignore
//! impl<Puzzle, Digit: Unsigned, Row, Rows> Corner
//!     for Solution<Puzzle, TArr<TArr<Digit, Row>, Rows>>
//! {
//!     const DIGIT: usize = Digit::USIZE;
//! }
//! ```
//!
//! </details>
//!
//! Next: [choice and failure](super::choice_and_failure).
