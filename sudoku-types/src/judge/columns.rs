//! The columns, derived from the rows: a column is all different if no two rows
//! have the same digit in its place.
//!
//! ```text
//! P    1 2 3 4 ─┐     three rows at a time: no two of them agree in any place,
//! Q    3 4 1 2  │     and no row below them agrees with one of them:
//! S    2 1 4 3 ─┘
//!
//!      4 3 2 1        4 is none of (1, 3, 2), 3 none of (2, 4, 1), …
//! ```
//!
//! The same pairs are compared as if each column were taken out as a list, and the
//! lists need not be made.

use super::different::{Different, NotAmong};
use typenum::{ATerm, TArr};

/// Rows of which no two agree in any place.
pub trait AllDifferInEachPlace {}

impl AllDifferInEachPlace for ATerm {}
impl<P> AllDifferInEachPlace for TArr<P, ATerm> {}
impl<P, Q> AllDifferInEachPlace for TArr<P, TArr<Q, ATerm>> where P: DiffersInEachPlace<Q> {}
impl<P, Q, S, Rows> AllDifferInEachPlace for TArr<P, TArr<Q, TArr<S, Rows>>>
where
    P: DiffersInEachPlace<Q> + DiffersInEachPlace<S>,
    Q: DiffersInEachPlace<S>,
    Rows: NoneAmongInAnyPlace<P, Q, S> + AllDifferInEachPlace,
{
}

/// A row that does not agree with `Other`, which is as long, in any place.
pub trait DiffersInEachPlace<Other> {}

impl DiffersInEachPlace<ATerm> for ATerm {}
impl<A, X> DiffersInEachPlace<TArr<X, ATerm>> for TArr<A, ATerm> where A: Different<X> {}
impl<A, B, X, Y> DiffersInEachPlace<TArr<X, TArr<Y, ATerm>>> for TArr<A, TArr<B, ATerm>>
where
    A: Different<X>,
    B: Different<Y>,
{
}
impl<A, B, C, Row, X, Y, Z, Other> DiffersInEachPlace<TArr<X, TArr<Y, TArr<Z, Other>>>>
    for TArr<A, TArr<B, TArr<C, Row>>>
where
    A: Different<X>,
    B: Different<Y>,
    C: Different<Z>,
    Row: DiffersInEachPlace<Other>,
{
}

/// Rows of which none agrees with one of three rows in any place.
pub trait NoneAmongInAnyPlace<P, Q, S> {}

impl<P, Q, S> NoneAmongInAnyPlace<P, Q, S> for ATerm {}
impl<Row, Rows, P, Q, S> NoneAmongInAnyPlace<P, Q, S> for TArr<Row, Rows>
where
    Row: NotAmongInAnyPlace<P, Q, S>,
    Rows: NoneAmongInAnyPlace<P, Q, S>,
{
}

/// A row that agrees with none of three rows, which are as long, in any place.
pub trait NotAmongInAnyPlace<P, Q, S> {}

impl NotAmongInAnyPlace<ATerm, ATerm, ATerm> for ATerm {}
impl<A, P1, Q1, S1> NotAmongInAnyPlace<TArr<P1, ATerm>, TArr<Q1, ATerm>, TArr<S1, ATerm>>
    for TArr<A, ATerm>
where
    A: NotAmong<(P1, Q1, S1)>,
{
}
impl<A, B, P1, P2, Q1, Q2, S1, S2>
    NotAmongInAnyPlace<
        TArr<P1, TArr<P2, ATerm>>,
        TArr<Q1, TArr<Q2, ATerm>>,
        TArr<S1, TArr<S2, ATerm>>,
    > for TArr<A, TArr<B, ATerm>>
where
    A: NotAmong<(P1, Q1, S1)>,
    B: NotAmong<(P2, Q2, S2)>,
{
}
impl<A, B, C, Row, P1, P2, P3, P, Q1, Q2, Q3, Q, S1, S2, S3, S>
    NotAmongInAnyPlace<
        TArr<P1, TArr<P2, TArr<P3, P>>>,
        TArr<Q1, TArr<Q2, TArr<Q3, Q>>>,
        TArr<S1, TArr<S2, TArr<S3, S>>>,
    > for TArr<A, TArr<B, TArr<C, Row>>>
where
    A: NotAmong<(P1, Q1, S1)>,
    B: NotAmong<(P2, Q2, S2)>,
    C: NotAmong<(P3, Q3, S3)>,
    Row: NotAmongInAnyPlace<P, Q, S>,
{
}
