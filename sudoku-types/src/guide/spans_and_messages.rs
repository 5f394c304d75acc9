//! Chapter 9: an error in the words of the game, on the user's own digit.
//!
//! So far a wrong grid is an error full of `UInt` and `TArr`. The user wrote digits and
//! wants to read of digits. There are five things to know.
//!
//! # 1. The message of a bound
//!
//! `#[diagnostic::on_unimplemented]` gives a trait the words for "this does not hold". It
//! may name the trait's parameters, and const generics are printed as plain numbers, which
//! types are not. So the numbers are there for the message only. What decides is `Self`,
//! typenum's answer from [chapter 2](super::different_as_a_bound): the trait holds for `B1`
//! and for nothing else.
//!
//! ```
//! use sudoku_types::typenum::{B1, NotEq, U3, U5};
//!
//! #[diagnostic::on_unimplemented(
//!     message = "digit {DIGIT} appears twice in row {ROW}: columns {FIRST} and {SECOND}",
//!     label = "the first one is in column {FIRST}"
//! )]
//! trait OnceInRow<const DIGIT: usize, const ROW: usize, const FIRST: usize, const SECOND: usize> {
//!     const HOLDS: bool = true;
//! }
//!
//! #[diagnostic::do_not_recommend]
//! impl<const DIGIT: usize, const ROW: usize, const FIRST: usize, const SECOND: usize>
//!     OnceInRow<DIGIT, ROW, FIRST, SECOND> for B1
//! {
//! }
//!
//! // 5 and 3 in row 2, columns 1 and 4: they differ, so there is no fault.
//! assert!(<NotEq<U5, U3> as OnceInRow<3, 2, 1, 4>>::HOLDS);
//! ```
//!
//! A bound such as `Output = B1` is no trait of ours. It fails as a type mismatch, E0271,
//! for which nobody can choose the words. Where a message is wanted, there must be a leaf
//! trait like this one.
//!
//! # 2. Which bound is reported
//!
//! rustc looks for the innermost bound that fails, and reports that one. Mark an `impl` as
//! `#[diagnostic::do_not_recommend]`, and it does not look inside: the message of the trait
//! itself is used. The mark has to stand on the `impl` below which one does not want to be
//! shown around, and no higher; one level too high, and the good message is hidden with the
//! bad ones.
//!
//! # 3. Where the error stands
//!
//! When a bound fails, rustc underlines the type that was to satisfy it, its `Self`, as it
//! was written. A macro chooses where the tokens it writes seem to stand, and that is what
//! spans are for. Write `NotEq<U5, U5>` with the span of the user's second 5, and the error
//! is underneath that 5:
//!
//! ```text
//! <NotEq<U5, U5> as OnceInRow<5, 2, 1, 4>>::HOLDS
//!  ^^^^^^^^^^^^^
//!  these tokens stand, for rustc, at the user's second 5
//! ```
//!
//! If all tokens of an expansion keep the span of the whole call, the error prints every
//! line of the grid.
//!
//! # 4. Asking without a function
//!
//! Above, `<… as OnceInRow<…>>::HOLDS` asks the bound. Calling a function that has the
//! bound, as in the chapters before, adds "required by a bound in `row`" and the function's
//! source. Nobody wants to read that.
//!
//! # 5. One fault, one error
//!
//! A wrong puzzle is wrong wherever its type is used: in a signature, in a struct, three
//! times in one line. rustc would say so each time. But let the question stand in a
//! constant that is an argument of the type itself, and the type is
//! `Solution<Puzzle, Rows, { the question }>`. If the question does not compile, that
//! argument is an *error constant*: rustc has reported the fault, knows that this type is
//! broken, and keeps silent about everything else that mentions it. [The next
//! chapter](super::checked_though_unused) is about this argument.
//!
//! Together:
//!
//! ```text
//! error[E0277]: digit 6 appears twice in row 2: columns 1 and 6
//!  --> src/main.rs:5:17
//!   |
//! 5 |     6 _ _ | 1 9 6 | _ _ _
//!   |                 ^ the first one is in column 1
//! ```
//!
//! In the crate: `bridge/clash.rs` has the traits, `clash_bound` in the macro's `expand/report.rs`
//! places them. The macro sees only that two digits look the same; whether there is a fault is for
//! typenum to say. The same for the solver's verdict is in `bridge/report.rs`.
//!
//! # Try
//!
//! Ask about two 5s:
//!
//! ```compile_fail,E0277
//! # use sudoku_types::typenum::{B1, NotEq, U5};
//! # #[diagnostic::on_unimplemented(
//! #     message = "digit {DIGIT} appears twice in row {ROW}: columns {FIRST} and {SECOND}",
//! #     label = "the first one is in column {FIRST}"
//! # )]
//! # trait OnceInRow<const DIGIT: usize, const ROW: usize, const FIRST: usize, const SECOND: usize> {
//! #     const HOLDS: bool = true;
//! # }
//! # #[diagnostic::do_not_recommend]
//! # impl<const DIGIT: usize, const ROW: usize, const FIRST: usize, const SECOND: usize>
//! #     OnceInRow<DIGIT, ROW, FIRST, SECOND> for B1
//! # {
//! # }
//! assert!(<NotEq<U5, U5> as OnceInRow<5, 2, 1, 4>>::HOLDS);
//! // digit 5 appears twice in row 2: columns 1 and 4
//! ```
//!
//! Next: [checked, though unused](super::checked_though_unused).
