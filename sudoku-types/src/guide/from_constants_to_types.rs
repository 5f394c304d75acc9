//! Chapter 8: the bridge from a solver's answer to the types of the judge.
//!
//! A solver is ordinary code: arrays and loops. Written as a `const fn`, it runs inside
//! rustc, and its answer is a constant. The judge wants types. A constant gets into a type
//! in one way only, as the argument of a const generic; and typenum has the other half of
//! the bridge:
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
//! use sudoku_types::typenum::{Const, ToUInt, U, U5};
//!
//! type Five = <Const<{ 2 + 3 }> as ToUInt>::Output;
//! assert_eq!(TypeId::of::<Five>(), TypeId::of::<U5>());
//! assert_eq!(TypeId::of::<U<{ 2 + 3 }>>(), TypeId::of::<U5>()); // `U` is short for it
//! ```
//!
//! [`ToUInt`](crate::typenum::ToUInt) is a long table of `impl`s, one for each number up to
//! 1024 and some more. The braces hold an expression that rustc evaluates when it needs to
//! know the type. It may call a `const fn`, so a digit of the solution can be written
//! *where a type is expected*.
//!
//! # One evaluation for all
//!
//! A grid has some fifty blanks. If each is a constant that calls the solver, the puzzle is
//! solved fifty times. They need a constant to share. But the macro stands where a type is
//! expected, and there a macro may expand to *one type* and nothing else: no `const` item can
//! stand beside it.
//!
//! What can be shared without an item is an associated constant of a type, and it is
//! evaluated once for each type. So the givens have to be *in* the type. Here they are
//! packed into a number, one hexadecimal digit a cell:
//!
//! ```
//! use sudoku_types::typenum::{U, U1, U2, U4, tarr};
//!
//! /// A row of four cells with one blank, 0: the row 1 2 _ 4 is 0x1204.
//! struct Row<const GIVENS: u16>;
//!
//! impl<const GIVENS: u16> Row<GIVENS> {
//!     const SOLUTION: [u8; 4] = solve(GIVENS);
//! }
//!
//! /// The solver: what is missing from 1 + 2 + 3 + 4 belongs in the blank.
//! const fn solve(givens: u16) -> [u8; 4] {
//!     let mut cells = [0; 4];
//!     let (mut blank, mut missing) = (0, 10);
//!     let mut column = 0;
//!     while column < 4 {
//!         cells[column] = (givens >> (12 - 4 * column) & 0xf) as u8;
//!         if cells[column] == 0 {
//!             blank = column;
//!         }
//!         missing -= cells[column];
//!         column += 1;
//!     }
//!     cells[blank] = missing;
//!     cells
//! }
//!
//! const fn digit<const GIVENS: u16>(column: usize) -> usize {
//!     Row::<GIVENS>::SOLUTION[column] as usize
//! }
//!
//! // This is what a macro could write for 1 2 _ 4.
//! type Solved = tarr![U1, U2, U<{ digit::<0x1204>(2) }>, U4];
//!
//! # use sudoku_types::typenum::{ATerm, B1, IsNotEqual, TArr};
//! # trait DifferentFromAll<Digits> {}
//! # impl<Digit> DifferentFromAll<ATerm> for Digit {}
//! # impl<Digit, Head, Tail> DifferentFromAll<TArr<Head, Tail>> for Digit where
//! #     Digit: IsNotEqual<Head, Output = B1> + DifferentFromAll<Tail>
//! # {
//! # }
//! # trait AllDifferent {}
//! # impl AllDifferent for ATerm {}
//! # impl<Head: DifferentFromAll<Tail>, Tail: AllDifferent> AllDifferent for TArr<Head, Tail> {}
//! fn judge<Row: AllDifferent>() {}
//! judge::<Solved>();
//! ```
//!
//! `0x1204` is written in every constant, so it should be short; that is why it is a number
//! and not a list of types. The givens themselves are written as plain `U1`, which costs
//! nothing.
//!
//! The judge sees `U3` in the third place. It cannot tell where it came from, and does not
//! care.
//!
//! # Several digits in one constant
//!
//! In the crate, `ConstProposal` in `bridge/const_proposal.rs` is what `Row` is here, with the givens of a whole
//! grid in a few numbers. But a constant in a type is [dear](super::what_it_costs), and typenum
//! makes a type of any number up to 1024. Up to 9×9 there is room in it for three neighbouring
//! digits of three bits each, behind a leading 1:
//!
//! ```text
//! 1 100 110 111     the number 823, for the digits 4 6 7
//!    4   6   7
//! ```
//!
//! As a type a number *is* its bits, from [chapter 1](super::a_digit_is_a_type) on, so an `impl`
//! takes it apart. How a 9 is written, which has four bits, and two digits of a larger grid, is
//! drawn at the head of `bridge/digit_packs.rs`. A given among the cells of one constant comes from the
//! solver like its neighbours; whether it is kept is for the judge to say.
//!
//! # Try
//!
//! Let the solver lie. The program compiles no longer, for a wrong answer has no proof:
//!
//! ```compile_fail,E0271
//! # use sudoku_types::typenum::{ATerm, B1, IsNotEqual, TArr, U, U1, U2, U4, tarr};
//! # trait DifferentFromAll<Digits> {}
//! # impl<Digit> DifferentFromAll<ATerm> for Digit {}
//! # impl<Digit, Head, Tail> DifferentFromAll<TArr<Head, Tail>> for Digit where
//! #     Digit: IsNotEqual<Head, Output = B1> + DifferentFromAll<Tail>
//! # {
//! # }
//! # trait AllDifferent {}
//! # impl AllDifferent for ATerm {}
//! # impl<Head: DifferentFromAll<Tail>, Tail: AllDifferent> AllDifferent for TArr<Head, Tail> {}
//! # fn judge<Row: AllDifferent>() {}
//! const fn digit<const GIVENS: u16>(_column: usize) -> usize {
//!     4
//! }
//! judge::<tarr![U1, U2, U<{ digit::<0x1204>(2) }>, U4]>(); // 4 twice: expected `B1`, found `B0`
//! ```
//!
//! Next: [spans and messages](super::spans_and_messages).
