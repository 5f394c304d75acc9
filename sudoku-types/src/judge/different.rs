//! All different: no two digits of a unit are the same.
//!
//! ```text
//! AllDifferent for   A, B, C, D   =   A: DifferentFromAll of B, C, D
//!                                     B: DifferentFromAll of C, D
//!                                     C: DifferentFromAll of D
//! ```
//!
//! That is 36 pairs for a unit of nine. rustc remembers what it has proved of
//! closed types, so [`Different`], a trait of its own and not a bound spelled out
//! in place, is worked out once for a pair of digits and looked up after that.

use typenum::{ATerm, B1, IsNotEqual, TArr};

/// Two digits that are not the same.
pub trait Different<Other> {}

impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}

/// A digit that is none of the listed ones.
pub trait DifferentFromAll<Digits> {}

impl<D> DifferentFromAll<ATerm> for D {}
impl<D, A> DifferentFromAll<TArr<A, ATerm>> for D where D: Different<A> {}
impl<D, A, B> DifferentFromAll<TArr<A, TArr<B, ATerm>>> for D where D: Different<A> + Different<B> {}
impl<D, A, B, C, Tail> DifferentFromAll<TArr<A, TArr<B, TArr<C, Tail>>>> for D where
    D: Different<A> + Different<B> + Different<C> + DifferentFromAll<Tail>
{
}

/// A list of digits, all different.
pub trait AllDifferent {}

impl AllDifferent for ATerm {}
impl<Head, Tail> AllDifferent for TArr<Head, Tail>
where
    Head: DifferentFromAll<Tail>,
    Tail: AllDifferent,
{
}

/// A list of lists of digits, each all different.
pub trait EachAllDifferent {}

impl EachAllDifferent for ATerm {}
impl<Row, Rows> EachAllDifferent for TArr<Row, Rows>
where
    Row: AllDifferent,
    Rows: EachAllDifferent,
{
}
