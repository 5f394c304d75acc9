//! Chapter 9: a solver's answer becomes a type that bounds can judge.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! So far you have written each type by hand. But a program may *find* what should be in the type: the size of a table, the
//! longest name, the solution of a puzzle. That is ordinary code, with arrays and loops. Written as a `const fn` it runs
//! inside rustc, and its answer is a constant. Bounds, however, judge types.
//!
//! A constant gets into a type in one way only, as the argument of a const generic. From there
//! typenum has the second half of the bridge:
//!
//! ```text
//!   a value          a type with a number in it       a typenum number
//!
//!    5usize    ───►         Const<5>            ───►         U5
//!              `{ … }`                     ToUInt
//! ```
//!
//! ```
//! use std::any::TypeId;
//! use typenum::{Const, ToUInt, U, U5};
//!
//! type Five = <Const<{ 2 + 3 }> as ToUInt>::Output;
//!
//! fn main() {
//!     assert_eq!(TypeId::of::<Five>(), TypeId::of::<U5>());
//!     assert_eq!(TypeId::of::<U<{ 2 + 3 }>>(), TypeId::of::<U5>()); // `U` is short for it
//! }
//! ```
//!
//! `ToUInt` is a long table of `impl`s, one for each number up to
//! 1024 and some more. The braces hold an expression that rustc evaluates when it needs to
//! know the type. It may call a `const fn`. So a digit of the solution can be written *where a type
//! is expected*, as `U<{ … }>`.
//!
//! # One evaluation for all
//!
//! A grid has some fifty blanks. If each is a constant that calls the solver, the puzzle is solved fifty times, so they need a
//! constant to share. A `const` item would do, but a macro in the place of a type has to write a type there: it cannot write
//! an item beside it.
//!
//! An associated constant of a type is shared without an item: it is evaluated once for each type. So the givens have to be
//! *in* the type. Here they are packed into a number, one hexadecimal digit for each cell:
//!
#![doc = program!("ch09_from_constants_to_types")]
//!
//! `Row<0x1204>` is the puzzle as a type, and `SOLUTION` its answer. However often `digit`
//! is called for this row, it is solved once.
//!
//! Only the blanks need a constant: the givens are written as plain `U1`. The judge sees `U3` in the third
//! place. It cannot see where that came from.
//!
//! # Try
//!
//! Let the solver return 4 for 3. The program no longer compiles, because the row has two 4s:
//!
//! ```diff
//! -    cells[blank] = missing;
//! +    cells[blank] = missing + 1;
//! ```
//!
//! ```text
//! error[E0271]: type mismatch resolving `<UInt<UInt<UInt<UTerm, B1>, B0>, B0> as IsNotEqual>::Output == B1`
//! ```
//!
//! Give it a row that it cannot solve, 1 2 _ 2, for which a 5 would be missing. A panic in a
//! constant is an error of the compiler:
//!
//! ```diff
//! -type Solved = tarr![U1, U2, U<{ digit::<0x1204>(2) }>, U4];
//! +type Solved = tarr![U1, U2, U<{ digit::<0x1202>(2) }>, U2];
//! ```
//!
//! ```text
//! error[E0080]: evaluation panicked: no digit fits
//! ```
//!
//! The error is at the solver, not at the row. A message at the row has to come from a [bound](super::ch10_messages).
//!
//! An alias with the givens as its parameter is not possible in today's Rust: an expression in braces must
//! not name a parameter of the item around it. So a macro has to write the number out.
//!
//! ```diff
//! -type Solved = tarr![U1, U2, U<{ digit::<0x1204>(2) }>, U4];
//! +type Solved<const GIVENS: u16> = tarr![U1, U2, U<{ digit::<{ GIVENS }>(2) }>, U4];
//!
//! -    judge::<Solved>();
//! +    judge::<Solved<0x1204>>();
//! ```
//!
//! ```text
//! error: generic parameters may not be used in const operations
//! ```
//!
//! # Const generics, or typenum?
//!
//! Both are numbers in types, and neither can do everything:
//!
//! | | const generics | typenum |
//! |---|---|---|
//! | the length of an array, `[u8; N]` | yes | no, only by another crate |
//! | computing with a parameter, `N + 1` | no | `Sum<N, U1>` |
//! | a condition, `N` is at most 9 | no | `N: IsLessOrEqual<U9, Output = B1>` |
//! | recursion: an arm for 0, another for the rest | no | `UTerm` and `UInt<High, Low>` |
//! | in an error | `9` | `UInt<UInt<UInt<UInt<UTerm, B1>, B0>, B0>, B1>` |
//! | equal numbers are one type | always | if they are [canonical](super::ch01_a_digit_is_a_type#a-trap-more-than-one-1) |
//! | other values | `bool`, `char`, all integers | bits, numbers up to any size, signed ones |
//!
//! A const generic is a value, so an `impl` cannot take it apart, and "0" and "any `N`" overlap:
//!
//! ```compile_fail,E0119
//! struct Count<const N: usize>;
//!
//! trait Even {}
//! impl Even for Count<0> {}
//! impl<const N: usize> Even for Count<N> {}
//!
//! fn main() {}
//! ```
//!
//! And typenum's number is a type, so it has no length to offer while `N` is open:
//!
//! ```diff
//!  type Solved = tarr![U1, U2, U<{ digit::<0x1204>(2) }>, U4];
//! +
//! +fn zeros<N: typenum::Unsigned>() -> [u8; N::USIZE] {
//! +    [0; N::USIZE]
//! +}
//! ```
//!
//! ```text
//! error: generic parameters may not be used in const operations
//! error: constant expression depends on a generic parameter
//! ```
//!
//! So use const generics for what has to be stored or shown, typenum for what has to be decided, and the bridge where the
//! number is known: from one to the other by `U<{ … }>`, and back by `N::USIZE`.
//!
//! # Exercises
//!
//! **1.** ★ A solver for a row of nine, given as an array with a 0 for the blank. Write its body.
//!
//! ```compile_fail,E0308
//! use std::any::TypeId;
//! use typenum::{U, U2, U9};
//!
//! /// The digit from 1 to 9 that is not in the row.
//! const fn missing(row: [u8; 9]) -> usize {
//!     // Your lines go here.
//! }
//!
//! type Two = U<{ missing([5, 3, 4, 6, 7, 8, 9, 1, 0]) }>;
//! type Nine = U<{ missing([0, 6, 1, 5, 3, 7, 2, 8, 4]) }>;
//!
//! fn main() {
//!     assert_eq!(TypeId::of::<Two>(), TypeId::of::<U2>());
//!     assert_eq!(TypeId::of::<Nine>(), TypeId::of::<U9>());
//! }
//! ```
//!
//! <details><summary>Hint</summary>The digits from 1 to 9 add up to 45.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//!     let mut missing = 45;
//!     let mut column = 0;
//!     while column < 9 {
//!         missing -= row[column] as usize;
//!         column += 1;
//!     }
//!     missing
//! ```
//!
//! 45 is the sum of 1 to 9. A `const fn` cannot use `for` or `iter().sum()` yet, because these call
//! functions of traits.
//!
//! </details>
//!
//! **2.** ★★ Two digits from 1 to 4 in one constant: `1 a a b b`, two bits for each, where a 4 is
//! written 00. `number` packs them. As a type the number *is* its bits, so an `impl` can take it
//! apart by a pattern. Give a number of this form the list of its two digits.
//!
//! ```compile_fail,E0277
//! use std::any::TypeId;
//! use typenum::{B0, B1, U, U1, U2, U3, U4, UInt, tarr};
//!
//! const fn number(a: usize, b: usize) -> usize {
//!     0b1_00_00 | (a & 0b11) << 2 | b & 0b11
//! }
//!
//! /// Two bits that are read as a digit.
//! trait TwoBits {
//!     type Digit;
//! }
//! impl TwoBits for (B0, B1) {
//!     type Digit = U1;
//! }
//! impl TwoBits for (B1, B0) {
//!     type Digit = U2;
//! }
//! impl TwoBits for (B1, B1) {
//!     type Digit = U3;
//! }
//! impl TwoBits for (B0, B0) {
//!     type Digit = U4;
//! }
//!
//! /// A number that is read as two digits.
//! trait Unpack {
//!     type Digits;
//! }
//! // Your lines go here.
//!
//! type Read<Number> = <Number as Unpack>::Digits;
//!
//! fn main() {
//!     assert_eq!(TypeId::of::<Read<U<{ number(3, 1) }>>>(), TypeId::of::<tarr![U3, U1]>());
//!     assert_eq!(TypeId::of::<Read<U<{ number(4, 4) }>>>(), TypeId::of::<tarr![U4, U4]>());
//!     type ByHand = UInt<UInt<UInt<UInt<U1, B0>, B1>, B1>, B0>; // 1 01 10
//!     assert_eq!(TypeId::of::<Read<ByHand>>(), TypeId::of::<tarr![U1, U2]>());
//! }
//! ```
//!
//! <details><summary>Hint</summary>Four levels of <code>UInt</code> around <code>U1</code>, which is the leading 1.</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<A, AA, B, BB> Unpack for UInt<UInt<UInt<UInt<U1, A>, AA>, B>, BB>
//! where
//!     (A, AA): TwoBits,
//!     (B, BB): TwoBits,
//! {
//!     type Digits = tarr![<(A, AA) as TwoBits>::Digit, <(B, BB) as TwoBits>::Digit];
//! }
//! ```
//!
//! The leading 1 keeps the number's length the same whatever the digits are: without it `00 01`
//! would be the number 1, of one bit, and the pattern would not fit.
//!
//! </details>
//!
//! ----
//!
//! Previous: [8. Coherence](super::ch08_coherence) ·
//! Next: [10. Messages](super::ch10_messages) ·
//! [All chapters](super)
