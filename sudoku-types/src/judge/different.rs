//! Checks that no two digits of a unit are the same.
//!
//! ```text
//! AllDifferent for   A B C D E F G …   =   A, B, C different;
//!                                          D, E, F, G, … none among (A, B, C);
//!                                          D E F G … all different
//! ```
//!
//! These are 36 pairs for a unit of nine, in a few steps. rustc remembers the bounds that it has proved about types
//! without parameters. So a bound on few digits, which occurs again in other units, has a trait of its own and is not
//! spelled out in place: rustc proves [`Different`], on two digits, and [`NotAmong`], on up to four, once and looks
//! them up after that. A bound that has the rest of a list in it hardly ever occurs again.

use super::digits::Digit;
use super::walks::each;
use typenum::{ATerm, B1, IsNotEqual, TArr};

/// Two digits that are not the same.
pub trait Different<Other> {}

impl<A: Digit, B: Digit> Different<B> for A where A::Number: IsNotEqual<B::Number, Output = B1> {}

/// A digit that is not in a group of two or three.
pub trait NotAmong<Group> {}

impl<D, A, B> NotAmong<(A, B)> for D where D: Different<A> + Different<B> {}
impl<D, A, B, C> NotAmong<(A, B, C)> for D where D: Different<A> + Different<B> + Different<C> {}

each! {
    /// A list of digits that are not in a group.
    NoneAmong<Group>: NotAmong<Group>
}

/// A list of digits that all differ.
pub trait AllDifferent {}

impl AllDifferent for ATerm {}
impl<A> AllDifferent for TArr<A, ATerm> {}
impl<A, B> AllDifferent for TArr<A, TArr<B, ATerm>> where A: Different<B> {}
impl<A, B, C, Digits> AllDifferent for TArr<A, TArr<B, TArr<C, Digits>>>
where
    A: Different<B> + Different<C>,
    B: Different<C>,
    Digits: NoneAmong<(A, B, C)> + AllDifferent,
{
}

each! {
    /// A list of lists of digits, where the digits of each list all differ.
    EachAllDifferent<>: AllDifferent
}
