//! Chapter 17: how this crate does it, from the outside in; and how a macro reads a grid.
//!
//! *Each program here without `sudoku_types` runs in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! The course has built a judge, a bridge from constants to types, messages and a search, each in a small program. From here on
//! the chapters show what it takes to make a library of them. This is what its users write (`cargo add sudoku-types`):
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
//! rustc fills the blanks, checks the result as the [judge](super::ch07_the_judge) does, and checks that no other result is
//! possible. A wrong digit is an error on that digit:
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
//! Three parts do this, and none of them trusts the others: a macro *reads* the grid and makes a type of it, a solver
//! *proposes* digits, and the types *judge*. This chapter has the first.
//!
//! # Tokens
//!
//! A macro's input is *tokens*: names, literals and punctuation marks, as rustc's lexer has cut them. Spaces and line breaks
//! are gone. But each token has a *span*: the place in the source where it was written.
//!
//! ```text
//! row![1 _ | _ 4]   ──►   TArr<U<{…}>, TArr<Blank, TArr<Blank, TArr<U<{…}>, ATerm>>>>
//!
//! tokens:  1     _     |     _     4
//! spans:   32:17 32:19 32:21 32:23 32:25      line and column of each
//! ```
//!
//! A `macro_rules!` can do this. The program reads a row of a 4×4 grid:
//!
#![doc = program!("ch17_reading_tokens")]
//!
//! # One token at a time
//!
//! `row!` is the recursion of [chapter 4](super::ch04_lists) again: an arm for the end, and arms for a head
//! and a tail. The head is one token. What follows it, `$($rest:tt)*`, is any number of token trees (a `tt`
//! is a token, or a pair of brackets with what is inside), and goes into the next call. Such a macro is
//! called a *token muncher*.
//!
//! ```text
//! row![1 _ | _ 4]
//! TArr<U<{…1…}>, row![_ | _ 4]>
//! TArr<U<{…1…}>, TArr<Blank, row![| _ 4]>>
//! TArr<U<{…1…}>, TArr<Blank, row![_ 4]>>           the line between boxes writes nothing
//! …
//! ```
//!
//! Arms are tried from top to bottom, and the first that fits is taken. Nothing is evaluated here: a macro
//! sees the `4` as a token and not as a number. It becomes a number in the type, by [the
//! bridge](super::ch09_from_constants_to_types). Each token is one level deeper, and by default rustc
//! stops at 128 levels. That is enough for a row, but not for 16×16 cells.
//!
//! Why does the macro write `U<{ digit::<$digit>() }>`, and not simply `U<$digit>`? Both are the same type. But `U`, `<` and
//! `>` are tokens of the macro, so an error of `U<9>` would be underlined there. The argument of a function is the [user's own
//! token](super::ch10_messages#the-place).
//!
//! # Try
//!
//! Write a 9, which is not a digit of this grid:
//!
//! ```diff
//! -type Row = row![1 _ | _ 4];
//! +type Row = row![1 _ | _ 9];
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `…Const<9>: Digit` is not satisfied
//! ```
//!
//! It is at the 9, without "in this macro invocation", as if there were no macro. Now without the function. (typenum's table
//! has a 9, so the number is 9000. It is written in `main`, because without the braces an alias is checked only [where it is
//! used](super::ch19_checked_though_unused).)
//!
//! ```diff
//! -    ($digit:literal $($rest:tt)*) => { TArr<U<{ digit::<$digit>() }>, row![$($rest)*]> };
//! +    ($digit:literal $($rest:tt)*) => { TArr<U<$digit>, row![$($rest)*]> };
//!
//! -    assert_eq!(TypeId::of::<row![1 _ _ 4]>(), TypeId::of::<Expected>());
//! +    assert_eq!(TypeId::of::<row![1 _ _ 9000]>(), TypeId::of::<Expected>());
//! ```
//!
//! ```text
//! error[E0277]: the trait bound `…Const<9000>: ToUInt` is not satisfied
//! ```
//!
//! This one is underlined in the macro, in a line that the user may never have seen. It does not show which
//! cell is meant: the whole row is "this macro invocation".
//!
//! # What `macro_rules!` cannot do
//!
//! People paste grids as they find them: `53__7____`, `53..7....`, nine lines of nine. A
//! `macro_rules!` matches tokens and copies them, and that is not enough.
//!
//! - **It cannot look inside a token.** `53__7____` is *one* literal, the number 537, and `_98____6_` is
//!   one name.
//! - **Line breaks are not tokens.** The end of a row has to be marked, or counted.
//! - **It cannot compute a message.** `compile_error!` takes a text that is known when the macro is
//!   written. It may quote a token. It cannot count, so it cannot say `row 2 has 8 cells`.
//!
//! Some of this is worse than an error, because it goes unnoticed:
//!
//! ```
//! macro_rules! tokens {
//!     ($($token:tt)*) => { [$(stringify!($token)),*] };
//! }
//!
//! fn main() {
//!     assert_eq!(tokens![5 3 _ | _ 7 _], ["5", "3", "_", "|", "_", "7", "_"]);
//!     assert_eq!(tokens![53__7____], ["53__7____"]);
//!     assert_eq!(tokens![_98____6_], ["_98____6_"]);
//!     assert_eq!(tokens![53..7....], ["53", "..", "7", "...", "."]);
//!
//!     // A 4 and a blank that touch are the number 4: `row!` would lose the blank.
//!     assert_eq!(4_, 4);
//! }
//! ```
//!
//! # A text, and the way back
//!
//! A procedural macro is a function from tokens to tokens, in ordinary Rust. It may look into a literal,
//! ask a span for its line and column (since Rust 1.88), and compute the text of an error. It could read
//! the tokens one by one, as above. But grids also come as strings, from files, and at run time, and two
//! readers would disagree. So this crate has one reader, and it reads texts. Tokens are *put together to a
//! text* first:
//!
//! ```text
//! source   53..y....                     a line of a pasted grid
//! tokens   53 │ .. │ y │ ... │ .         each with its span
//! text     53..y....                     what touched in the source touches in the text
//!              ▲
//! fault    in column 5: `y` is not a digit of a 9×9 grid
//! token    the last that begins in column 5 or before; the error gets its span
//! ```
//!
//! Here is a small version, with the crate's reader, which is [`Grid::parse`](crate::Grid::parse) at run
//! time. Without spans it cannot see which tokens touched, so it puts a space between any two; and instead
//! of its span a token has its index.
//!
#![doc = program!("ch17_reading_tokens_text")]
//!
//! The columns are in ascending order, so the last token that begins at the fault or before it is found by
//! a binary search. In a word such as `__3y` the whole word gets the error, because stable Rust has no span
//! for a part of a token.
//!
//! Give the same tokens to the crate's macro. The error is the sentence that the program prints, and
//! now it is under the `y` of your source:
//!
//! ```diff
//! -use sudoku_types::Grid;
//! +use sudoku_types::{Grid, sudoku};
//!
//!      assert_eq!(token, "y");
//! +    let _ = sudoku![1 _ | _ _; _ _ | y _; _ _ | _ 4; _ 2 | _ _];
//! ```
//!
//! ```text
//! error: `y` is not a digit of a 4×4 grid: expected 1 to 4, or `_` for a blank
//! ```
//!
//! What does a text mean? A `-` may be a blank or a border, and two commas may have a blank between them or not. The reader
//! does not guess. It lexes a text once, notes which questions are open, and reads it in every way that the rules allow:
//!
//! ```text
//! 1 - - - , - - 3 - , …
//!
//! a `-` is a blank      4 cells in each row      a 4×4 grid ✓
//! a `-` is a border     1 cell in each row       no grid
//! ```
//!
//! If exactly one grid comes out, that is the meaning. Otherwise the text is an error, with a way to write it that has one
//! meaning. So a rule of thumb can choose the words of an error, but never a grid.
//!
//! # Exercises
//!
//! **1.** ★★ A grid has rows, with `;` between them. Until it finds the end of a row, `rows!` puts tokens
//! aside, in brackets in front of the others. Here it never stops, and the whole grid becomes one long row.
//! Write the arm for the end of a row.
//!
//! ```compile_fail,E0277
//! use typenum::{ATerm, TArr, U, U1, U2, U3, U4, tarr};
//!
//! enum Blank {}
//!
//! macro_rules! row {
//!     () => { ATerm };
//!     (_ $($rest:tt)*) => { TArr<Blank, row![$($rest)*]> };
//!     ($digit:literal $($rest:tt)*) => { TArr<U<$digit>, row![$($rest)*]> };
//!     ($mark:tt $($rest:tt)*) => { row![$($rest)*] };
//! }
//!
//! macro_rules! rows {
//!     ([$($cells:tt)*]) => { TArr<row![$($cells)*], ATerm> };
//!     // Your lines go here.
//!     ([$($cells:tt)*] $token:tt $($rest:tt)*) => { rows![[$($cells)* $token] $($rest)*] };
//! }
//!
//! macro_rules! grid {
//!     ($($token:tt)*) => { rows![[] $($token)*] };
//! }
//!
//! trait Same<Other> {}
//! impl<Type> Same<Type> for Type {}
//!
//! fn same<A: Same<B>, B>() {}
//!
//! fn main() {
//!     type Grid = grid![
//!         1 _ | _ _;
//!         _ _ | 3 _;
//!         _ _ | _ 4;
//!         _ 2 | _ _
//!     ];
//!     type Expected = tarr![
//!         tarr![U1, Blank, Blank, Blank],
//!         tarr![Blank, Blank, U3, Blank],
//!         tarr![Blank, Blank, Blank, U4],
//!         tarr![Blank, U2, Blank, Blank],
//!     ];
//!     same::<Grid, Expected>();
//! }
//! ```
//!
//! <details><summary>Hint</summary>Match the <code>;</code> after the brackets, and start with empty brackets again.</details>
//! <details><summary>Answer</summary>
//!
//! The tokens put aside are a row. The arm has to be above the one for any token, since a `;` is a token.
//!
//! ```rust,ignore
//!     ([$($cells:tt)*] ; $($rest:tt)*) => { TArr<row![$($cells)*], rows![[] $($rest)*]> };
//! ```
//!
//! </details>
//!
//! ----
//!
//! Previous: [16. When not to do this](super::ch16_when_not_to_do_this) ·
//! Next: [18. Spans and messages](super::ch18_spans_and_messages) ·
//! [All chapters](super)
