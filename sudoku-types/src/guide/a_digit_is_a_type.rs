//! Chapter 1: numbers that have no value.
//!
//! A value exists while the program runs. A type exists only while it is compiled. If the
//! compiler is to judge a grid, the digits in it must be types.
//!
//! Nine empty structs would do as names. But whether a digit is at most 9 would then take a
//! table. So a number is written in binary, one type around another for each bit:
//!
//! ```
//! use std::marker::PhantomData;
//!
//! struct End; //                             no more bits to the left
//! struct Bit0<High>(PhantomData<High>); //   the bits to the left, then a 0
//! struct Bit1<High>(PhantomData<High>); //   the bits to the left, then a 1
//!
//! type Five = Bit1<Bit0<Bit1<End>>>; //      101
//!
//! // What all numbers can do is a trait, with one `impl` for each form of the type.
//! trait Number {
//!     const VALUE: u8;
//! }
//! impl Number for End {
//!     const VALUE: u8 = 0;
//! }
//! impl<High: Number> Number for Bit0<High> {
//!     const VALUE: u8 = 2 * High::VALUE;
//! }
//! impl<High: Number> Number for Bit1<High> {
//!     const VALUE: u8 = 2 * High::VALUE + 1;
//! }
//! assert_eq!(Five::VALUE, 5);
//!
//! // A function from type to type: its name is a trait, its argument is `Self`,
//! // its result an associated type.
//! trait AddOne {
//!     type Output;
//! }
//! impl AddOne for End {
//!     type Output = Bit1<End>;
//! }
//! impl<High> AddOne for Bit0<High> {
//!     type Output = Bit1<High>;
//! }
//! impl<High: AddOne> AddOne for Bit1<High> {
//!     type Output = Bit0<High::Output>; // a 1 goes over to the left
//! }
//! type Six = <Five as AddOne>::Output;
//! assert_eq!(Six::VALUE, 6);
//! ```
//!
//! Read the three `impl`s as the three arms of a `match`, and `High: AddOne` as the
//! recursive call. That is all there is to type-level programming: an `impl` is an arm, a
//! bound is a call, an associated type is what the call returns.
//!
//! Nobody ever makes a value of `Five`, and none is needed.
//!
//! # The numbers we use
//!
//! The crate [typenum] has all this, with arithmetic and comparison. It has one constructor
//! with the bit as its second argument:
//!
//! ```text
//! U5  =  UInt< UInt< UInt< UTerm, B1 >, B0 >, B1 >
//!                            │    1     0     1
//!                            └ no more bits
//! ```
//!
//! ```
//! use std::any::TypeId;
//! use sudoku_types::typenum::{B0, B1, Sum, U2, U3, U5, UInt, UTerm};
//!
//! type Five = UInt<UInt<UInt<UTerm, B1>, B0>, B1>;
//! assert_eq!(TypeId::of::<Five>(), TypeId::of::<U5>());
//! assert_eq!(TypeId::of::<Sum<U2, U3>>(), TypeId::of::<U5>());
//! ```
//!
//! # A trap: more than one 1
//!
//! In binary, `1` and `01` are the same number. As types they are not:
//! `UInt<UInt<UTerm, B0>, B1>` is a 1 for typenum's arithmetic and still not `U1`. A row
//! with a `U1` and an "01" would pass for a row without repetition.
//!
//! So before digits are compared they must be *canonical*: no 0 in front. That is a
//! recursion to the highest bit, which must be a 1. There is no `impl` for a number that
//! ends in anything else:
//!
//! ```
//! use sudoku_types::typenum::{B1, Bit, U1, U5, UInt, UTerm};
//!
//! trait Canonical {}
//! impl Canonical for UInt<UTerm, B1> {} //                            the highest bit
//! impl<High: Canonical, Low: Bit> Canonical for UInt<High, Low> {} // any other bit
//!
//! fn digit<D: Canonical>() {}
//! digit::<U1>();
//! digit::<U5>();
//! ```
//!
//! In the crate this is `Positive`, in `judge/digits.rs`.
//!
//! # Try
//!
//! Ask for an "01". No arm fits, and the bound does not hold:
//!
//! ```compile_fail,E0277
//! # use sudoku_types::typenum::{B0, B1, Bit, UInt, UTerm};
//! # trait Canonical {}
//! # impl Canonical for UInt<UTerm, B1> {}
//! # impl<High: Canonical, Low: Bit> Canonical for UInt<High, Low> {}
//! # fn digit<D: Canonical>() {}
//! digit::<UInt<UInt<UTerm, B0>, B1>>(); // the trait bound `UTerm: Canonical` is not satisfied
//! ```
//!
//! Next: [different, as a bound](super::different_as_a_bound).
