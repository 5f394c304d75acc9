//! Chapter 10: an error in your words, at the user's own token.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! So far most wrong grids are errors full of `UInt` and `TArr`. The user wrote digits, and the error should name them:
//!
//! ```text
//! $ cargo build
//! error[E0277]: digit 4 appears twice in row 2: columns 2 and 4
//!  --> src/main.rs:47:21
//!    |
//! 47 |     row!(2: 3 4 | 1 4);
//!    |                     ^ the first one is in column 2
//! ```
//!
//! The words come from a trait, and the place from a token. This program has both, for rows of four digits:
//!
#![doc = program!("ch10_messages")]
//!
//! # The words
//!
//! `#[diagnostic::on_unimplemented(message = "…")]` gives a trait the words for "this does not hold". They may name the trait's
//! parameters. A type is printed as rustc writes it, all `UInt`; a const generic is printed as a plain number. So the four
//! numbers of `OnceInRow` are there for the message only. The verdict is in `Self`, typenum's result from [chapter
//! 2](super::ch02_different_as_a_bound): the trait holds for `B1` and for nothing else.
//!
//! A bound such as `Output = B1` fails as a type mismatch, E0271, for which nobody can choose the words. To have a message, a
//! trait of your own must fail. Here it is a bound on the output: `Output: OnceInRow<…>`.
//!
//! # The place
//!
//! When a bound of a function fails, rustc underlines the argument in `<…>` that it came from. A `$d` in a macro is not a copy
//! but the user's own token, with its place. So the macro hands it on as such an argument. In this bound there are several, and
//! rustc takes the one that comes first, which is `DIGIT`. That is why it is written `U<DIGIT>: IsNotEqual<U<EARLIER>, …>`: a
//! reader sees the grid from left to right, and the later digit is the one too many.
//!
//! # Try
//!
//! Write a 4 twice:
//!
//! ```diff
//! -    row!(2: 3 4 | 1 2);
//! +    row!(2: 3 4 | 1 4);
//! ```
//!
//! ```text
//! error[E0277]: digit 4 appears twice in row 2: columns 2 and 4
//! ```
//!
//! # Around a walk
//!
//! The fault of a list is deep inside a [walk](super::ch05_all_different). By default rustc reports the innermost bound that
//! fails, here that some `IsNotEqual` is not `B1`. `#[diagnostic::do_not_recommend]` at an `impl` stops it there. So the words
//! are on a trait of its own, with one `impl` that has this mark:
//!
//! ```
//! use typenum::{B1, IsNotEqual, U1, U2, U3};
//!
//! trait NotIn<List> {}
//! impl<Digit> NotIn<()> for Digit {}
//! impl<Digit: IsNotEqual<Head, Output = B1> + NotIn<Tail>, Head, Tail> NotIn<(Head, Tail)> for Digit {}
//!
//! trait AllDifferent {}
//! impl AllDifferent for () {}
//! impl<Head: NotIn<Tail>, Tail: AllDifferent> AllDifferent for (Head, Tail) {}
//!
//! #[diagnostic::on_unimplemented(message = "a digit appears twice in this row")]
//! trait RightRow {}
//! #[diagnostic::do_not_recommend]
//! impl<Digits: AllDifferent> RightRow for Digits {}
//!
//! struct Grid<One, Two>(One, Two);
//!
//! trait RightGrid {}
//! impl<One: RightRow, Two: RightRow> RightGrid for Grid<One, Two> {}
//!
//! fn right<G: RightGrid>() {}
//!
//! fn main() {
//!     right::<Grid<(U1, (U2, (U3, ()))), (U3, (U1, (U2, ())))>>();
//! }
//! ```
//!
//! ```diff
//! -    right::<Grid<(U1, (U2, (U3, ()))), (U3, (U1, (U2, ())))>>();
//! +    right::<Grid<(U1, (U2, (U3, ()))), (U3, (U1, (U3, ())))>>();
//! ```
//!
//! ```text
//! error[E0277]: a digit appears twice in this row
//! ```
//!
//! Not on `AllDifferent` itself: it has two `impl`s, which rustc would list below your words, and another walk may use it with
//! other words. And not on `RightGrid`: move both lines there, and rustc does not say which row.
//!
//! ```diff
//! -#[diagnostic::on_unimplemented(message = "a digit appears twice in this row")]
//!  trait RightRow {}
//! -#[diagnostic::do_not_recommend]
//!  impl<Digits: AllDifferent> RightRow for Digits {}
//!
//! +#[diagnostic::on_unimplemented(message = "a digit appears twice somewhere")]
//!  trait RightGrid {}
//! +#[diagnostic::do_not_recommend]
//!  impl<One: RightRow, Two: RightRow> RightGrid for Grid<One, Two> {}
//!
//! -    right::<Grid<(U1, (U2, (U3, ()))), (U3, (U1, (U2, ())))>>();
//! +    right::<Grid<(U1, (U2, (U3, ()))), (U3, (U1, (U3, ())))>>();
//! ```
//!
//! ```text
//! error[E0277]: a digit appears twice somewhere
//! ```
//!
//! So: the words go on the trait that knows the whole mistake and no more, the mark on its `impl`, and no mark further out.
//!
//! # Exercises
//!
//! **1.** ★ A column needs a message too, and rows and columns swap their parts in it. Write the trait
//! `OnceInColumn<DIGIT, COLUMN, FIRST, SECOND>` with its words and its `impl`.
//!
//! ```compile_fail,E0405
//! use typenum::{B1, Const, IsNotEqual, ToUInt, U};
//!
//! // Your lines go here.
//!
//! const fn differs<const DIGIT: usize, const ABOVE: usize, const COLUMN: usize>()
//! where
//!     Const<DIGIT>: ToUInt,
//!     Const<ABOVE>: ToUInt,
//!     U<DIGIT>: IsNotEqual<U<ABOVE>, Output: OnceInColumn<DIGIT, COLUMN, 1, 2>>,
//! {
//! }
//!
//! macro_rules! rows {
//!     ($a:literal $b:literal; $c:literal $d:literal) => {
//!         differs::<$c, $a, 1>();
//!         differs::<$d, $b, 2>();
//!     };
//! }
//!
//! fn main() {
//!     rows!(1 2; 3 4);
//! }
//! ```
//!
//! This change has to be refused, in your words:
//!
//! ```diff
//! -    rows!(1 2; 3 4);
//! +    rows!(1 2; 3 2);
//! ```
//!
//! ```text
//! error[E0277]: digit 2 appears twice in column 2: rows 1 and 2
//! ```
//!
//! <details><summary>Hint</summary>Copy <code>OnceInRow</code>. For which bit is its <code>impl</code>?</details>
//! <details><summary>Answer</summary>
//!
//! The `impl` is for `B1` alone. One for every type would accept every grid, and no error would ever show your words.
//!
//! ```rust,ignore
//! #[diagnostic::on_unimplemented(
//!     message = "digit {DIGIT} appears twice in column {COLUMN}: rows {FIRST} and {SECOND}",
//!     label = "the first one is in row {FIRST}"
//! )]
//! trait OnceInColumn<
//!     const DIGIT: usize,
//!     const COLUMN: usize,
//!     const FIRST: usize,
//!     const SECOND: usize,
//! >
//! {
//! }
//!
//! #[diagnostic::do_not_recommend]
//! impl<const DIGIT: usize, const COLUMN: usize, const FIRST: usize, const SECOND: usize>
//!     OnceInColumn<DIGIT, COLUMN, FIRST, SECOND> for B1
//! {
//! }
//! ```
//!
//! </details>
//!
//! **2.** ★★★ A cage has a sum. `SumOfCage` has the words for a wrong one, but a `Cage` has three numbers and no type of
//! typenum's. Write the `impl` of `RightCage` that leads from one to the other: the sum of the two digits, compared
//! with the wanted one, and the answer asked for `SumOfCage`. Does your `impl` need the mark?
//!
//! ```compile_fail,E0277
//! use std::ops::Add;
//! use typenum::{B1, Const, IsEqual, Sum, ToUInt, U};
//!
//! /// Two cells, and the sum that they should have.
//! struct Cage<const A: usize, const B: usize, const WANTED: usize>;
//!
//! #[diagnostic::on_unimplemented(message = "the digits {A} and {B} do not have the sum {WANTED}")]
//! trait SumOfCage<const A: usize, const B: usize, const WANTED: usize> {}
//!
//! #[diagnostic::do_not_recommend]
//! impl<const A: usize, const B: usize, const WANTED: usize> SumOfCage<A, B, WANTED> for B1 {}
//!
//! trait RightCage {}
//!
//! // Your lines go here.
//!
//! fn cage<C: RightCage>() {}
//!
//! fn main() {
//!     cage::<Cage<3, 4, 7>>();
//!     cage::<Cage<2, 9, 11>>();
//! }
//! ```
//!
//! This change has to be refused, in the words of `SumOfCage`:
//!
//! ```diff
//! -    cage::<Cage<2, 9, 11>>();
//! +    cage::<Cage<2, 9, 10>>();
//! ```
//!
//! ```text
//! error[E0277]: the digits 2 and 9 do not have the sum 10
//! ```
//!
//! <details><summary>Hint</summary><code>U</code> makes a type of each number. The last bound is on the <code>Output</code> of a question.</details>
//! <details><summary>Answer</summary>
//!
//! No mark here: rustc has to look beyond this `impl`, for the message. With the mark, a wrong cage is "the trait bound
//! `Cage<2, 9, 10>: RightCage` is not satisfied".
//!
//! ```rust,ignore
//! impl<const A: usize, const B: usize, const WANTED: usize> RightCage for Cage<A, B, WANTED>
//! where
//!     Const<A>: ToUInt,
//!     Const<B>: ToUInt,
//!     Const<WANTED>: ToUInt,
//!     U<A>: Add<U<B>>,
//!     Sum<U<A>, U<B>>: IsEqual<U<WANTED>, Output: SumOfCage<A, B, WANTED>>,
//! {
//! }
//! ```
//!
//! </details>
//!
//! ----
//!
//! Previous: [9. From constants to types](super::ch09_from_constants_to_types) ·
//! Next: [11. Functions as members](super::ch11_functions_as_members) ·
//! [All chapters](super)
