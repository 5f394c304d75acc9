//! All different: no two digits of a unit are the same.
//!
//! ```text
//! AllDifferent for   A B C D E F G …   =   A, B, C different;
//!                                          D, E, F, G, … none among (A, B, C);
//!                                          D E F G … all different
//! ```
//!
//! That is 36 pairs for a unit of nine, in a few steps. rustc remembers what it has proved of
//! closed types. So a question about few digits, which comes up again in other units, has a
//! trait of its own and is not a bound spelled out in place: [`Different`] about two and
//! [`NotAmong`] about up to four are worked out once and looked up after that. A question that
//! has the rest of a list in it hardly ever comes up again.

use super::digits::Digit;
use super::walks::each;
use typenum::{ATerm, B1, IsNotEqual, TArr};

/// Two digits that are not the same.
pub trait Different<Other> {}

impl<A: Digit, B: Digit> Different<B> for A where A::Number: IsNotEqual<B::Number, Output = B1> {}

/// A digit that is none of a group of two or three.
pub trait NotAmong<Group> {}

impl<D, A, B> NotAmong<(A, B)> for D where D: Different<A> + Different<B> {}
impl<D, A, B, C> NotAmong<(A, B, C)> for D where D: Different<A> + Different<B> + Different<C> {}

each! {
    /// A list of digits, none of which is among a group.
    NoneAmong<Group>: NotAmong<Group>
}

/// A list of digits, all different.
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
    /// A list of lists of digits, each all different.
    EachAllDifferent<>: AllDifferent
}
