//! The sets of digits that have a sum, as a list of sets in the shape of a column.
//!
//! ```text
//! three of the digits 1 to 4 with the sum 8      the largest digit is in the set, or it is not
//!   4, and two of 1 to 3 with the sum 4            3, and one of 1 and 2 with the sum 1        {4, 3, 1}
//!   three of 1 to 3 with the sum 8                 …                                           none
//! ```
//!
//! Other sums need the same sets of smaller digits, so rustc looks most of them up.

use super::bits::{Bit, In, Out};
use super::cages::Views;
use super::digits::Digits;
use super::layout::Layout;
use super::lists::Cells;
use super::marks::Way;
use super::sets::Set;
use core::marker::PhantomData;
use typenum::{ATerm, B0, B1, TArr, U1, UInt, UTerm};

/// A number of digits, or a digit, in unary.
pub trait Unary {
    /// The sum `S` less this number.
    type From<S: Sum>: Sum;
    /// The sets of this many of the digits from 1 to `D` that have the sum `S`.
    type Of<D: Unary, S: Sum, C: Layout>: Sets;
    /// The sets of `K` digits and one more, all of them at most this one, that have the sum `S`.
    type UpTo<K: Unary, S: Sum, C: Layout>: Sets;
    /// The sum `S` and this number.
    type Plus<S: Sum>: Sum;
    /// The sum of the digits from 1 to this one.
    type Total: Sum;
    /// `In` if this is at most `M`.
    type IsUpTo<M: Unary>: Bit;
    /// `In` if this is more than `M`.
    type IsAbove<M: Unary>: Bit;
    /// The set with the digit after this one, if `Marks` is one mark.
    type After<C: Layout, Marks: Cells>: Set;
}

/// The number 0.
pub enum Nil {}

/// The number `N` and one more.
pub struct Next<N>(PhantomData<N>);

impl Unary for Nil {
    type From<S: Sum> = S;
    type Of<D: Unary, S: Sum, C: Layout> = <S::IsZero as Bit>::Empty;
    type UpTo<K: Unary, S: Sum, C: Layout> = ATerm;
    type Plus<S: Sum> = S;
    type Total = UTerm;
    type IsUpTo<M: Unary> = In;
    type IsAbove<M: Unary> = Out;
    type After<C: Layout, Marks: Cells> = <C::Row<Marks> as Digits>::May<U1>;
}

impl<N: Unary> Unary for Next<N> {
    type From<S: Sum> = N::From<S::Less1>;
    type Of<D: Unary, S: Sum, C: Layout> = D::UpTo<N, S, C>;
    type UpTo<K: Unary, S: Sum, C: Layout> = <<Self::From<S> as Sum>::Sets<K, N, C> as Sets>::Each<
        N::After<C, TArr<U1, ATerm>>,
        S::Sets<Next<K>, N, C>,
    >;
    type Plus<S: Sum> = N::Plus<S::More1>;
    type Total = Self::Plus<N::Total>;
    type IsUpTo<M: Unary> = M::IsAbove<N>;
    type IsAbove<M: Unary> = M::IsUpTo<N>;
    type After<C: Layout, Marks: Cells> = N::After<C, TArr<UTerm, Marks>>;
}

/// A sum, in typenum's numbers, or less than nothing.
pub trait Sum {
    type Less1: Sum;
    type More1: Sum;
    /// The sum `S` less this number.
    type From<S: Sum>: Sum;
    /// The set `D`, made wider this many times; if this is less than nothing, no set.
    type Widen<W: Way, D: Set>: Set;
    type Twice: Sum;
    type IsZero: Bit;
    /// The sets of `K` of the digits from 1 to `D` that have this sum, in the shape `C`.
    type Sets<K: Unary, D: Unary, C: Layout>: Sets;
}

/// Less than nothing.
pub enum Negative {}

impl Sum for Negative {
    type Less1 = Negative;
    type More1 = Negative;
    type From<S: Sum> = S;
    type Widen<W: Way, D: Set> = Out;
    type Twice = Negative;
    type IsZero = Out;
    type Sets<K: Unary, D: Unary, C: Layout> = ATerm;
}
impl Sum for UTerm {
    type Less1 = Negative;
    type More1 = U1;
    type From<S: Sum> = S;
    type Widen<W: Way, D: Set> = D;
    type Twice = UTerm;
    type IsZero = In;
    type Sets<K: Unary, D: Unary, C: Layout> = K::Of<D, Self, C>;
}
impl<High: Sum> Sum for UInt<High, B1> {
    type Less1 = High::Twice;
    type More1 = UInt<High::More1, B0>;
    type From<S: Sum> = <High::From<High::From<S>> as Sum>::Less1;
    type Widen<W: Way, D: Set> = High::Widen<W, High::Widen<W, W::On<D>>>;
    type Twice = UInt<Self, B0>;
    type IsZero = Out;
    type Sets<K: Unary, D: Unary, C: Layout> = K::Of<D, Self, C>;
}
impl<High: Sum> Sum for UInt<High, B0> {
    type Less1 = UInt<High::Less1, B1>;
    type More1 = UInt<High, B1>;
    type From<S: Sum> = High::From<High::From<S>>;
    type Widen<W: Way, D: Set> = High::Widen<W, High::Widen<W, D>>;
    type Twice = UInt<Self, B0>;
    type IsZero = High::IsZero;
    type Sets<K: Unary, D: Unary, C: Layout> = K::Of<D, Self, C>;
}

/// Sets of digits, of which a cage has one.
pub trait Sets {
    /// These sets with the digit `D` added to each, and then others.
    type Each<D: Set, Others: Sets>: Sets;
    /// The digits of all sets that fit the cells of a cage. (If no set fits, the cells have no candidates left.)
    type Any<V: Views>: Set;
    /// The digits that each set has which fits the cells of a cage.
    type Every<V: Views>: Set;
}

/// The sets of a cage without a sum, which are not listed.
pub enum AnySets {}

impl Sets for AnySets {
    type Each<D: Set, Others: Sets> = AnySets;
    type Any<V: Views> = In;
    type Every<V: Views> = Out;
}
impl Sets for ATerm {
    type Each<D: Set, Others: Sets> = Others;
    type Any<V: Views> = Out;
    type Every<V: Views> = V::All;
}
impl<S: Set, Others: Sets> Sets for TArr<S, Others> {
    type Each<D: Set, More: Sets> = TArr<S::Or<D>, Others::Each<D, More>>;
    type Any<V: Views> = <<Fits<S, V> as Set>::And<S> as Set>::Or<Others::Any<V>>;
    type Every<V: Views> = <<<Fits<S, V> as Set>::Not as Set>::Or<S> as Set>::And<Others::Every<V>>;
}

/// `In` if a set fits the cells of a cage: each of its digits is a candidate of some cell, and each cell has one of them as
/// a candidate.
type Fits<S, V> = <<IsAny<<S as Set>::Less<<V as Views>::All>> as Bit>::Negated as Bit>::Both<
    <V as Views>::Meet<S>,
>;
type IsAny<S> = <S as Set>::Any;
