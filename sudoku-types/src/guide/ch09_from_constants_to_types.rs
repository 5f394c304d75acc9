//! Chapter 9: a solver's answer becomes a type that bounds can judge.
//!
//! *Each program here runs unchanged in the [Rust playground](https://play.rust-lang.org/?edition=2024).*
//!
//! So far you have written each solution by hand, digit by digit, as types. In the crate a solver finds it,
//! while rustc compiles. A solver is ordinary code, with arrays and loops. Written as a `const fn` it runs
//! inside rustc, and its answer is a constant. But the judge needs types.
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
//! [`ToUInt`](crate::typenum::ToUInt) is a long table of `impl`s, one for each number up to
//! 1024 and some more. The braces hold an expression that rustc evaluates when it needs to
//! know the type. It may call a `const fn`. So a digit of the solution can be written *where a type
//! is expected*, as `U<{ … }>`.
//!
//! # One evaluation for all
//!
//! A grid has some fifty blanks. If each is a constant that calls the solver, the puzzle is
//! solved fifty times. They need a constant to share. But `sudoku!` is written where a type is
//! expected, and there a macro may expand to *one type* and nothing else: it cannot write a
//! `const` item beside it.
//!
//! An associated constant of a type can be shared without an item: it is evaluated once for each type. So
//! the givens have to be *in* the type. Here they are packed into a number, one hexadecimal digit for each
//! cell:
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
//! The error is at the solver, not at the row. [Chapter 12](super::ch12_checked_though_unused) has
//! a better way to report what a solver finds.
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
//! # In the crate
//!
//! `Packed` in `bridge/packed.rs` is what `Row` is here. The givens of a 9×9 grid
//! do not fit into one number, so it has a list of them, as in exercise 2. And since [each constant
//! takes rustc some time](super::ch24_what_it_costs), one carries up to three digits, packed as drawn at
//! the head of `bridge/digit_packs.rs`; exercise 3 does it for two.
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
//! **2.** ★★ Givens that do not fit into one number: a list of words, each a row. Collect them in an
//! array. If there are fewer than four they are at its end.
//!
//! ```compile_fail,E0277
//! use std::marker::PhantomData;
//!
//! struct End;
//! struct Words<const WORD: u16, Rest>(PhantomData<Rest>);
//!
//! /// The words, at most four. `ROWS` has them at its end.
//! trait Givens {
//!     const COUNT: usize;
//!     const ROWS: [u16; 4];
//! }
//! impl Givens for End {
//!     const COUNT: usize = 0;
//!     const ROWS: [u16; 4] = [0; 4];
//! }
//! // Your lines go here.
//!
//! fn rows<G: Givens>() -> [u16; 4] {
//!     G::ROWS
//! }
//!
//! type Puzzle = Words<0x1000, Words<0x0030, Words<0x0004, Words<0x0200, End>>>>;
//!
//! fn main() {
//!     assert_eq!(rows::<Puzzle>(), [0x1000, 0x0030, 0x0004, 0x0200]);
//!     assert_eq!(rows::<Words<0x1234, End>>(), [0, 0, 0, 0x1234]);
//! }
//! ```
//!
//! <details><summary>Hint</summary>Start with the array of the rest. Which place is still free?</details>
//! <details><summary>Answer</summary>
//!
//! ```rust,ignore
//! impl<const WORD: u16, Rest: Givens> Givens for Words<WORD, Rest> {
//!     const COUNT: usize = Rest::COUNT + 1;
//!     const ROWS: [u16; 4] = {
//!         let mut rows = Rest::ROWS;
//!         rows[4 - Self::COUNT] = WORD;
//!         rows
//!     };
//! }
//! ```
//!
//! The crate's `WordsValue` in `bridge/packed.rs` is like this. The words are put in from the end,
//! because the length of the array cannot be `Self::COUNT`: that would be an expression with a parameter in
//! it.
//!
//! </details>
//!
//! **3.** ★★ Two digits from 1 to 4 in one constant: `1 a a b b`, two bits for each, where a 4 is
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
//! Previous: [8. One more rule](super::ch08_one_more_rule) ·
//! Next: [10. Reading tokens](super::ch10_reading_tokens) ·
//! [All chapters](super)
