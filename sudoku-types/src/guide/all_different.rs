//! Chapter 4: no digit twice in a unit.
//!
//! A row is right if its digits are all different. That is a recursion inside a recursion:
//! the head is different from everything in the tail, and the tail is all different.
//!
//! ```text
//! all different:  A, B, C, D   =   A is none of B, C, D
//!                                  B is none of C, D
//!                                  C is none of D
//! ```
//!
//! ```
//! use sudoku_types::typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, tarr};
//!
//! trait Different<Other> {}
//! impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//!
//! /// A digit that is none of the listed ones.
//! trait DifferentFromAll<Digits> {}
//! impl<Digit> DifferentFromAll<ATerm> for Digit {}
//! impl<Digit, Head, Tail> DifferentFromAll<TArr<Head, Tail>> for Digit where
//!     Digit: Different<Head> + DifferentFromAll<Tail>
//! {
//! }
//!
//! /// A list of digits, all different.
//! trait AllDifferent {}
//! impl AllDifferent for ATerm {}
//! impl<Head, Tail> AllDifferent for TArr<Head, Tail>
//! where
//!     Head: DifferentFromAll<Tail>,
//!     Tail: AllDifferent,
//! {
//! }
//!
//! fn row<Row: AllDifferent>() {}
//! row::<tarr![U2, U4, U1, U3]>();
//! ```
//!
//! Where is the recursion here? In `DifferentFromAll` the *parameter* gets shorter and
//! `Self` stays the same; in `AllDifferent` it is `Self`. Both are lists taken apart by the
//! form of a type.
//!
//! That makes 6 pairs for a unit of four, and 36 for nine. Is there no better way? One
//! could collect the digits in a set, a number with one bit for each digit, and ask whether
//! the bit is still free. That is nine steps in place of 36. But each step is arithmetic on
//! a number that is new to rustc, while a pair of digits has mostly been [asked
//! before](super::different_as_a_bound). We tried: the set took three to ten times as long.
//! *Count the different questions, not the steps.*
//!
//! In the crate: `judge/different.rs`, where a list gives up three digits at a time. They
//! differ from each other, and each digit behind them is none of the three, which is one
//! question: `NotAmong<(A, B, C)>`. A question about four digits soon comes up again; one about
//! a digit and the rest of a list hardly ever does. So there are fewer questions, and fewer new
//! ones. The `impl`s for lists of none, one and two digits are the ends of the walk.
//!
//! # Try
//!
//! Write a digit twice:
//!
//! ```compile_fail,E0271
//! # use sudoku_types::typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U4, tarr};
//! # trait Different<Other> {}
//! # impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}
//! # trait DifferentFromAll<Digits> {}
//! # impl<Digit> DifferentFromAll<ATerm> for Digit {}
//! # impl<Digit, Head, Tail> DifferentFromAll<TArr<Head, Tail>> for Digit where
//! #     Digit: Different<Head> + DifferentFromAll<Tail>
//! # {
//! # }
//! # trait AllDifferent {}
//! # impl AllDifferent for ATerm {}
//! # impl<Head, Tail> AllDifferent for TArr<Head, Tail>
//! # where
//! #     Head: DifferentFromAll<Tail>,
//! #     Tail: AllDifferent,
//! # {
//! # }
//! # fn row<Row: AllDifferent>() {}
//! row::<tarr![U2, U4, U1, U4]>(); // type mismatch: expected `B1`, found `B0`
//! ```
//!
//! The notes below the error are the recursion, told from the inside out: the pair, the
//! digit and the list, and then the row.
//!
//! Next: [columns](super::columns).
