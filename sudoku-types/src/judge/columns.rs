//! Checks the columns, derived from the rows: the digits of a column all differ if no two rows
//! have the same digit in its place.
//!
//! ```text
//! P    1 2 3 4 ─┐     three rows at a time: no two of them agree in any place, and
//! Q    3 4 1 2  │     each place has a group of three digits: (1, 3, 2) (2, 4, 1) …
//! S    2 1 4 3 ─┘
//!
//!      4 3 2 1        no row below them has a digit of a group in the group's place
//! ```
//!
//! The same pairs are compared as if each column were taken out as a list, but the only lists made are those of the
//! groups.

use super::different::{Different, NotAmong};
use super::walks::{each, each_with};
use typenum::{ATerm, TArr};

/// Rows no two of which agree in any place.
pub trait AllDifferInEachPlace {}

impl AllDifferInEachPlace for ATerm {}
impl<P> AllDifferInEachPlace for TArr<P, ATerm> {}
impl<P, Q> AllDifferInEachPlace for TArr<P, TArr<Q, ATerm>> where P: DiffersInEachPlace<Q> {}
impl<P, Q, S, Rows> AllDifferInEachPlace for TArr<P, TArr<Q, TArr<S, Rows>>>
where
    P: Beside<Q, S>,
    Rows: NoneAmongInAnyPlace<P::Groups> + AllDifferInEachPlace,
{
}

each_with! {
    /// A row that does not agree in any place with another row of the same length.
    DiffersInEachPlace: Different
}

/// Three rows of the same length, no two of which agree in any place.
pub trait Beside<Q, S> {
    /// The three digits in each place.
    type Groups;
}

impl Beside<ATerm, ATerm> for ATerm {
    type Groups = ATerm;
}
impl<A, X, U> Beside<TArr<X, ATerm>, TArr<U, ATerm>> for TArr<A, ATerm>
where
    A: Different<X> + Different<U>,
    X: Different<U>,
{
    type Groups = TArr<(A, X, U), ATerm>;
}
impl<A, B, X, Y, U, V> Beside<TArr<X, TArr<Y, ATerm>>, TArr<U, TArr<V, ATerm>>>
    for TArr<A, TArr<B, ATerm>>
where
    A: Different<X> + Different<U>,
    X: Different<U>,
    B: Different<Y> + Different<V>,
    Y: Different<V>,
{
    type Groups = TArr<(A, X, U), TArr<(B, Y, V), ATerm>>;
}
impl<A, B, C, P, X, Y, Z, Q, U, V, W, S>
    Beside<TArr<X, TArr<Y, TArr<Z, Q>>>, TArr<U, TArr<V, TArr<W, S>>>>
    for TArr<A, TArr<B, TArr<C, P>>>
where
    A: Different<X> + Different<U>,
    X: Different<U>,
    B: Different<Y> + Different<V>,
    Y: Different<V>,
    C: Different<Z> + Different<W>,
    Z: Different<W>,
    P: Beside<Q, S>,
{
    type Groups = TArr<(A, X, U), TArr<(B, Y, V), TArr<(C, Z, W), P::Groups>>>;
}

each! {
    /// Rows whose digits are not in the group of their place.
    NoneAmongInAnyPlace<Groups>: NotAmongInAnyPlace<Groups>
}

each_with! {
    /// A row whose digits are not in the group of their place.
    NotAmongInAnyPlace: NotAmong
}
