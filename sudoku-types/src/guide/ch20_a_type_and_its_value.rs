//! Chapter 20: one name that is a type in a type's place and a value in a value's.
//!
//! *Each program here without `sudoku_types` runs in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! `sudoku! { … }` may be written where a type is expected, and where an expression is expected. A macro
//! cannot see which of the two it is: it gets the same tokens and has to write the same path. So there must
//! be a path that is legal as both:
//!
//! ```text
//! let puzzle: Solution::<Puzzle, Rows>  =  Solution::<Puzzle, Rows>;
//!             └─── a type ───────────┘     └─── a value ──────────┘
//! ```
//!
//! Names of types and names of values are in two separate *namespaces*. `struct Unit;` puts its name into
//! both. A struct with types as parameters has to use each of them in a field, and with a field the name
//! alone is not a value any more.
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
//! An enum's *variant* need not use the enum's parameters, if another variant uses them. Give it the name
//! of the enum, and bring it into scope:
//!
#![doc = program!("ch20_a_type_and_its_value")]
//!
//! # Two imports
//!
//! The variant has a name among the types too, as every variant has. If both were imported by name, there
//! would be two types `Solution`. But what is imported by name hides what comes by a `*`. So the enum comes
//! by its name and the variant by `*`: among the types the enum hides the variant, and among the values
//! there is only the variant.
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
//! # An alias is only a type
//!
//! `type Small = small!();` puts the name `Small` among the types only. So an alias gives the value by a
//! constant of the type: `Small::VALUE`, as in [chapter 17](super::ch17_reading_tokens).
//!
//! # Try
//!
//! Use the alias as a value:
//!
//! ```diff
//! -    publish(Small::VALUE);
//! +    publish(Small);
//! ```
//!
//! ```text
//! error[E0423]: expected value, found type alias `Small`
//! ```
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
//! The trick is from David Tolnay's crate [ghost](https://docs.rs/ghost), where a macro writes it. The value has methods here,
//! and the types say what they return:
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
//! **1.** ★ `Place::<U2, U3>` is row 2, column 3, as a type and as a value of no size. Write the enum. It has
//! to be `Send` whatever its parameters are.
//!
//! ```compile_fail,E0432
//! mod place {
//!     use std::convert::Infallible;
//!     use std::marker::PhantomData;
//!
//!     // Your lines go here.
//! }
//!
//! use place::Place;
//! use place::Place::*;
//! use typenum::{U2, U3};
//!
//! fn send<Value: Send>(value: Value) -> usize {
//!     size_of_val(&value)
//! }
//!
//! fn main() {
//!     let place: Place::<U2, U3> = Place::<U2, U3>;
//!     assert_eq!(send(place), 0);
//!     assert_eq!(send(Place::<*const u8, [u8; 4]>), 0);
//! }
//! ```
//!
//! <details><summary>Hint</summary>Two variants, as in <code>Solution</code>: one is the value, the other cannot exist.</details>
//! <details><summary>Answer</summary>
//!
//! Without the `Infallible` the second variant could exist, and a byte would be needed to tell the
//! two apart. Without the `fn() ->` a place with a pointer in its type would not be `Send`.
//!
//! ```rust,ignore
//!     pub(super) enum Place<Row, Column> {
//!         Place,
//!
//!         __Types(PhantomData<fn() -> (Row, Column)>, Infallible),
//!     }
//! ```
//!
//! </details>
//!
//! ----
//!
//! Previous: [19. Checked, though unused](super::ch19_checked_though_unused) ·
//! Next: [21. A judge for all sizes](super::ch21_a_judge_for_all_sizes) ·
//! [All chapters](super)
