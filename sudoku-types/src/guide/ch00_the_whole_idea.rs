//! Chapter 0: a Sudoku that compiles only if it is right, in a page of plain Rust.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! A Sudoku is right if no row, column or box has a digit twice. In this program rustc checks that.
//! It needs no dependencies: paste it into `src/main.rs` of an empty crate, and `cargo run`.
//!
#![doc = program!("ch00_the_whole_idea")]
//!
//! Nothing is printed. That it compiles is the result: this grid keeps the rules. No line of it
//! checks anything while the program runs.
//!
//! - Each **digit** is a type. Nobody makes a value of it.
//! - Each **fact** is an `impl`: `impl Different<Two> for One {}`. The macro writes twelve of them, one for
//!   each pair of digits in either order. It writes none for `Two` and `Two`.
//! - Each **rule** is a trait with an `impl … where`. Read `where` as "if": four digits are a `Unit` if
//!   each is `Different` from those after it.
//! - The **grid** is a tuple of tuples, and the pattern of the last `impl` gives each cell a letter. So
//!   rows, columns and boxes are written as one sees them:
//!
//! ```text
//!   A B | C D
//!   E F | G H       the third column    C G K O
//!   ----+----       the first box       A B E F
//!   I J | K L
//!   M N | O P
//! ```
//!
//! - The **question** is `judge::<…>()`. It compiles only if its type argument is a `Sudoku`.
//!
//! # Try: one wrong digit
//!
//! Replace the line with `-` by the line with `+`:
//!
//! ```diff
//! -        (Two, One, Four, Three),
//! +        (Two, Two, Four, Three),
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `Two: Different<Two>` is not satisfied
//!   --> src/main.rs:46:13
//!    |
//! 46 |       judge::<(
//!    |  _____________^
//! 47 | |         (One, Two, Three, Four),
//! 48 | |         (Three, Four, One, Two),
//! 49 | |         (Two, Two, Four, Three),
//! 50 | |         (Four, Three, Two, One),
//! 51 | |     )>();
//!    | |_____^ unsatisfied trait bound
//! …
//! note: required for `(Two, Two, Four, Three)` to implement `Unit`
//! …
//! note: required by a bound in `judge`
//! ```
//!
//! The error is a proof that the grid is wrong, from the two 2s up to the grid. Change the line back.
//!
//! # Try: words for it
//!
//! Two attributes of the standard library make it speak of Sudoku:
//!
//! ```diff
//! +#[diagnostic::on_unimplemented(message = "a digit is twice in {Self}")]
//!  trait Unit {}
//! +#[diagnostic::do_not_recommend]
//!  impl<A, B, C, D> Unit for (A, B, C, D)
//!
//! -        (Two, One, Four, Three),
//! +        (Two, Two, Four, Three),
//! ```
//!
//! ```text
//! error[E0277]: a digit is twice in (Two, Two, Four, Three)
//! ```
//!
//! # What comes next
//!
//! Each of the next chapters takes something of this page further:
//!
//! | here | there | chapter |
//! |---|---|---|
//! | a table of 12 pairs | numbers that rustc computes with | [1](super::ch01_a_digit_is_a_type), [2](super::ch02_different_as_a_bound) |
//! | a type without values | a type that goes with a value, and says what may be done with it | [3](super::ch03_states_and_builders) |
//! | a pattern of 16 letters | lists of any length | [4](super::ch04_lists) to [6](super::ch06_lists_with_values) |
//! | anyone may write another `impl` | a seal, so that nobody can cheat; and what Rust does not allow | [7](super::ch07_the_judge), [8](super::ch08_coherence) |
//! | a full grid, as types | what a function has found, as a type | [9](super::ch09_from_constants_to_types) |
//! | an error on the grid | an error on the digit, in your words | [10](super::ch10_messages) |
//! | a judge | a search, and a proof that nothing else is possible | [11](super::ch11_functions_as_members) to [15](super::ch15_refutation) |
//! | a puzzle | your own code, and whether it should be done there at all | [16](super::ch16_when_not_to_do_this) |
//!
//! # Exercises
//!
//! **1.** ★ In a diagonal Sudoku both diagonals have four different digits too. Write that rule.
//!
//! ```compile_fail,E0277
//! struct One;
//! struct Two;
//! struct Three;
//! struct Four;
//!
//! trait Different<Other> {}
//! macro_rules! different {
//!     ($($a:ident $b:ident),*) => {$(
//!         impl Different<$b> for $a {}
//!         impl Different<$a> for $b {}
//!     )*};
//! }
//! different!(One Two, One Three, One Four, Two Three, Two Four, Three Four);
//!
//! trait Unit {}
//! impl<A, B, C, D> Unit for (A, B, C, D)
//! where
//!     A: Different<B> + Different<C> + Different<D>,
//!     B: Different<C> + Different<D>,
//!     C: Different<D>,
//! {
//! }
//!
//! /// Holds for a grid whose diagonals are right.
//! trait Diagonals {}
//! // Your lines go here.
//!
//! fn judge<Grid: Diagonals>() {}
//!
//! fn main() {
//!     judge::<(
//!         (One, Three, Four, Two),
//!         (Two, Four, Three, One),
//!         (Three, One, Two, Four),
//!         (Four, Two, One, Three),
//!     )>();
//! }
//! ```
//!
//! When it compiles, make these two changes, one at a time. Your rule has to refuse both:
//!
//! ```diff
//! -        (Four, Two, One, Three),
//! +        (Three, Two, One, Three),
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `Three: Different<Three>` is not satisfied
//! ```
//!
//! ```diff
//! -        (Four, Two, One, Three),
//! +        (Four, Two, One, Four),
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `Four: Different<Four>` is not satisfied
//! ```
//!
//! <details><summary>Hint</summary>A diagonal takes one letter from each row of the pattern.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P> Diagonals
//!     for ((A, B, C, D), (E, F, G, H), (I, J, K, L), (M, N, O, P))
//! where
//!     (A, F, K, P): Unit,
//!     (D, G, J, M): Unit,
//! {
//! }
//! ```
//!
//! </details>
//!
//! ----
//!
//! Next: [1. A digit is a type](super::ch01_a_digit_is_a_type) ·
//! [All chapters](super)
