//! Chapter 19: a type alias that nobody uses is not checked, and how to check it all the same.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! A puzzle is mostly written as an alias: `type Classic = sudoku! { … };`. rustc does not check it: the
//! bounds of an alias are checked only where the alias is used. A user who writes a wrong puzzle should not
//! learn of it weeks later.
//!
//! But rustc checks every expression inside a type. A const generic's argument in braces is a small
//! function body, and every body in a program is type-checked, used or not. So the type gets a parameter
//! that has no other purpose. (A function beside the alias would do, but [a macro in a type's
//! place](super::ch09_from_constants_to_types#one-evaluation-for-all) cannot write one.)
//!
#![doc = program!("ch19_checked_though_unused")]
//!
//! With `#[expect(dead_code)]` rustc warns if somebody uses the alias. `Wrong` compiles because it is not
//! checked, `Right` because it is right:
//!
//! ```text
//! type Wrong = Pair<U3, U3>;
//!              └──── the bound of `Pair`: asked by those who use the alias
//!
//! type Right = CheckedPair<U3, U5, { <NotEq<U3, U5> as Holds>::HOLDS }>;
//!                                  └──────── a body: checked now ───────┘
//! ```
//!
//! `HOLDS` is `true` for every pair that has it. So `Right` is simply `CheckedPair<U3, U5, true>`,
//! the same type as one written by hand, and that is what `main` asserts.
//!
//! For the same reason the constant is *no proof*. Anyone can write `CheckedPair<U3, U3, true>`. It only
//! gives the error early. Code that relies on a right pair demands a bound, as before.
//!
//! # Try
//!
//! Use the wrong alias. Only now is its bound checked:
//!
//! ```diff
//! -#[expect(dead_code)]
//! -type Wrong = Pair<U3, U3>; // Compiles!
//! +type Wrong = Pair<U3, U3>; // Compiles!
//!
//!  fn main() {
//! +    let _: Option<Wrong> = None;
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<…> as IsNotEqual…Output == B1`
//! error[E0271]: type mismatch resolving `<UInt<…> as IsNotEqual…Output == B1`
//! ```
//!
//! The errors are in `main`, at the use, and not at the alias where the mistake is. And there are
//! two, one for the type of the variable and one for its value. Now make the same mistake in the
//! checked type, and leave it unused:
//!
//! ```diff
//! -type Right = pair!(U3, U5);
//! +type Right = pair!(U3, U3);
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `B0: Holds` is not satisfied
//! ```
//!
//! However often it is used, it is still this one error: the argument is an *error constant*, and rustc reports nothing more
//! about types that contain it.
//!
//! # A solver's word
//!
//! The body can demand a bound on a type that has a function's result as its constant. To check the body
//! rustc must know that type, so it must call the function: it solves the puzzle.
//!
#![doc = program!("ch19_checked_though_unused_solver")]
//!
//! There are two pairs of braces, one inside the other. The inner one is a number in a type, by the
//! [bridge](super::ch09_from_constants_to_types). The outer one is the body that asks. Give the solver
//! a second blank, and it refuses a type that nobody uses:
//!
//! ```diff
//! -type Small = Row<0x1204, { <Report<{ blanks(0x1204) }> as Accepted>::ACCEPTED }>;
//! +type Small = Row<0x1004, { <Report<{ blanks(0x1004) }> as Accepted>::ACCEPTED }>;
//! ```
//!
//! ```text
//! error[E0277]: the solver does not accept this row
//! ```
//!
//! # Asking for a no
//!
//! A body can also demand that a bound does *not* hold, though Rust has no such bound. The trick is that
//! rustc does not guess:
//!
//! ```
//! use typenum::{B0, B1};
//!
//! trait Holds {}
//! impl Holds for B1 {}
//!
//! /// Has one `impl` for a type that is not `Holds`, and two for a type that is.
//! trait HoldsNot<Which> {
//!     const HOLDS_NOT: bool = true;
//! }
//! impl<T> HoldsNot<()> for T {}
//! impl<T: Holds> HoldsNot<bool> for T {}
//!
//! fn main() {
//!     assert!(<B0 as HoldsNot<_>>::HOLDS_NOT);
//! }
//! ```
//!
//! The `_` leaves it to rustc to find the parameter. For `B0` that can only be `()`. For `B1` it could be
//! `bool` too, which is an error:
//!
//! ```diff
//! -    assert!(<B0 as HoldsNot<_>>::HOLDS_NOT);
//! +    assert!(<B1 as HoldsNot<_>>::HOLDS_NOT);
//! ```
//!
//! ```text
//! error[E0283]: type annotations needed
//! ```
//!
//! So a test can show that a rule refuses what it should.
//!
//! In the crate the constant is a parameter of [`Solution`](crate::Solution), and there is a bound with a message for each kind
//! of report: no solution, several, a clash. No proof is in it: that is the bound [`Solved`](crate::Solved), which asks the
//! judge.
//!
//! # Exercises
//!
//! **1.** ★★ `publish` takes right pairs only, and nobody may get past it. Write which types are
//! `Proven`.
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//!
//! use typenum::{B1, IsNotEqual, NotEq, U3, U5};
//!
//! struct CheckedPair<A, B, const CHECKED: bool>(PhantomData<(A, B)>);
//!
//! trait Holds {
//!     const HOLDS: bool = true;
//! }
//! impl Holds for B1 {}
//!
//! macro_rules! pair {
//!     ($a:ty, $b:ty) => { CheckedPair<$a, $b, { <NotEq<$a, $b> as Holds>::HOLDS }> };
//! }
//!
//! trait Proven {}
//! // Your lines go here.
//!
//! fn publish<Pair: Proven>() {}
//!
//! fn main() {
//!     publish::<pair!(U3, U5)>();
//!     publish::<pair!(U5, U3)>();
//! }
//! ```
//!
//! These two changes have to be refused, one at a time:
//!
//! ```diff
//! -    publish::<pair!(U5, U3)>();
//! +    publish::<CheckedPair<U3, U3, true>>();
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<… as IsNotEqual>::Output == B1`
//! ```
//!
//! ```diff
//! -    publish::<pair!(U5, U3)>();
//! +    publish::<CheckedPair<U5, U3, false>>();
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `CheckedPair<…, false>: Proven` is not satisfied
//! ```
//!
//! <details><summary>Hint</summary>Only what the macro writes has the <code>true</code>, and that is not enough.</details>
//! <details><summary>Answer</summary>
//!
//! The `true` lets in what the macro writes, and the bound decides. The constant asks early, and the bound
//! cannot be evaded.
//!
//! ```rust,ignore
//! impl<A, B> Proven for CheckedPair<A, B, true> where A: IsNotEqual<B, Output = B1> {}
//! ```
//!
//! </details>
//!
//! ----
//!
//! Previous: [18. Spans and messages](super::ch18_spans_and_messages) ·
//! Next: [20. A type and its value](super::ch20_a_type_and_its_value) ·
//! [All chapters](super)
