//! Chapter 0: a Sudoku that compiles only if it is right, in a page of plain Rust.
//!
//! *Each program here without `sudoku_types` runs in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
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
//! # What the crate adds
//!
//! In a crate that depends on this one (`cargo add sudoku-types`):
//!
//! ```
//! use sudoku_types::sudoku;
//!
//! type Grid = sudoku! {
//!     1 2 | _ _
//!     _ _ | 1 _
//!     ----+----
//!     2 _ | 4 3
//!     _ 3 | _ _
//! };
//!
//! fn main() {
//!     println!("{}", Grid::VALUE);
//! }
//! ```
//!
//! rustc fills the blanks, checks the result as above, and checks that no other result is possible.
//! A wrong digit is an error on that digit:
//!
//! ```diff
//! -    2 _ | 4 3
//! +    2 _ | 4 2
//! ```
//!
//! ```text
//! error[E0277]: digit 2 appears twice in row 3: columns 1 and 4
//!  --> src/main.rs:7:13
//!   |
//! 7 |     2 _ | 4 2
//!   |             ^ the first one is in column 1
//! ```
//!
//! With a given too few, the puzzle has several solutions:
//!
//! ```diff
//! -    _ _ | 1 _
//! +    _ _ | _ _
//! ```
//!
//! ```text
//! error[E0277]: this puzzle has more than one solution: row 2, column 3 can be 1 or 2
//! ```
//!
//! What is between this page and that macro is the rest of the guide:
//!
//! | here | there | chapter |
//! |---|---|---|
//! | a table of 12 pairs | numbers that rustc computes with | [1](super::ch01_a_digit_is_a_type), [2](super::ch02_different_as_a_bound) |
//! | a pattern of 16 letters | lists, and walks along them, for all sizes | [3](super::ch03_lists) to [6](super::ch06_boxes) |
//! | anyone may write another `impl` | a seal, so that nobody can cheat | [7](super::ch07_the_judge) |
//! | a full grid, as types | a puzzle with blanks, as one writes it | [9](super::ch09_from_constants_to_types) to [12](super::ch12_checked_though_unused) |
//! | an error on the grid | an error on the digit | [11](super::ch11_spans_and_messages) |
//! | a judge | a search, and a proof that there is no other solution | [14](super::ch14_choice_and_failure) to [19](super::ch19_advice_that_is_not_trusted) |
//!
//! # Exercise
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
