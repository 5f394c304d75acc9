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
use typenum::{ATerm, B1, IsNotEqual, TArr};

/// Two digits that are not the same.
pub trait Different<Other> {}

impl<A: Digit, B: Digit> Different<B> for A where A::Number: IsNotEqual<B::Number, Output = B1> {}

/// A digit that is none of a group of two or three.
pub trait NotAmong<Group> {}

impl<D, A, B> NotAmong<(A, B)> for D where D: Different<A> + Different<B> {}
impl<D, A, B, C> NotAmong<(A, B, C)> for D where D: Different<A> + Different<B> + Different<C> {}

/// A list of digits, none of which is among a group.
pub trait NoneAmong<Group> {}

impl<Group> NoneAmong<Group> for ATerm {}
impl<A, Group> NoneAmong<Group> for TArr<A, ATerm> where A: NotAmong<Group> {}
impl<A, B, Group> NoneAmong<Group> for TArr<A, TArr<B, ATerm>>
where
    A: NotAmong<Group>,
    B: NotAmong<Group>,
{
}
impl<A, B, C, Digits, Group> NoneAmong<Group> for TArr<A, TArr<B, TArr<C, Digits>>>
where
    A: NotAmong<Group>,
    B: NotAmong<Group>,
    C: NotAmong<Group>,
    Digits: NoneAmong<Group>,
{
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

/// A list of lists of digits, each all different.
pub trait EachAllDifferent {}

impl EachAllDifferent for ATerm {}
impl<P> EachAllDifferent for TArr<P, ATerm> where P: AllDifferent {}
impl<P, Q> EachAllDifferent for TArr<P, TArr<Q, ATerm>>
where
    P: AllDifferent,
    Q: AllDifferent,
{
}
impl<P, Q, S, Rows> EachAllDifferent for TArr<P, TArr<Q, TArr<S, Rows>>>
where
    P: AllDifferent,
    Q: AllDifferent,
    S: AllDifferent,
    Rows: EachAllDifferent,
{
}
