//! Marks: pairs of cells with a relation, and cells with a sum.
//!
//! ```text
//! Thermometers<tarr![RC<1, 1>, RC<1, 2>, RC<2, 3>]>
//!                    ├─ Pair ──┤├─ Pair ──┤
//! a relation: for each digit the digits of the other cell
//!   a greater one      1: · 2 3 4    2: · · 3 4    3: · · · 4    4: · · · ·
//! ```
//!
//! - A cell loses a digit if no digit of the other cell of its pair goes with it. (A mark of single cells pairs each with itself.)
//! - A cell of a sum loses a digit if the others have a greater sum than is left even with their least digits, or a smaller
//!   one even with their greatest. If other cells have the same sum, their digits are counted from the other end, as N + 1 less
//!   the digit: so the sum of all is N + 1 for each of them.
//!
//! The law of a mark, and the relation of two digits, are those of the judge. A table asks the judge about each two digits.

use super::advice::InOrder;
use super::bits::{Bit, In, Out};
use super::cages::{Spot, Spots, Times};
use super::digits::{Digit, Digits, Line};
use super::laws::{Laws, Links};
use super::layout::Layout;
use super::lists::Lines;
use super::parts::Part;
use super::paths::{Nowhere, Path};
use super::puzzle::{Further, GridOf, no};
use super::rests::Rest;
use super::sets::Set;
use super::sizes::{InShape, Number};
use super::sums::Sum;
use super::tuples::tuples;
use super::units::Units;
use crate::judge::{
    Each, Equal, Increasing, Lawful, Mirrored, Relation, Split, Total, Within, Zipped,
};
use crate::puzzle::lines::*;
use core::marker::PhantomData;
use typenum::{ATerm, B0, B1, Const, TArr, ToUInt, U, U1, UInt, UTerm};

macro_rules! marks {
    ($($(#[$doc:meta])* $mark:ident<$cells:ident $(, $number:ident: $bound:ident $(= $none:ty)?)?> of $least:ident)*) => { $(
        impl<N, U, Cells: LineCells $(, $number)?> Further<N, U> for $mark<Cells $(, $number)?>
        where
            Self: Lawful<Law: LineLaw<N>>,
        {
            no! { Regions }
            no! { Units }
            no! { Moves }
            type Links<L: Laws> = <<Self as Lawful>::Law as LineLaw<N>>::Of<L, Cells::Places<L>>;
            type IsLinked = In;
            no! { Cages }
        }
    )* };
}

mark_types!(marks);

/// A law of the judge for the cells of a line, in a grid of `N` rows.
pub trait LineLaw<N> {
    /// The links of the cells `P`, in a grid with the laws `L`.
    type Of<L: Laws, P: Places>: Links;
}

impl<N: Tabled<R>, K: Reach, R> LineLaw<N> for Within<K, R> {
    type Of<L: Laws, P: Places> = P::Within<K, TableOf<L, N, R>>;
}
impl<N: Tabled<Equal>> LineLaw<N> for Mirrored {
    type Of<L: Laws, P: Places> = P::With<P::Reversed<ATerm>, TableOf<L, N, Equal>>;
}
impl<N: Tabled<R>, R> LineLaw<N> for Each<R> {
    type Of<L: Laws, P: Places> = P::With<P, TableOf<L, N, R>>;
}
impl<N: Tabled<Increasing>, S: Sum> LineLaw<N> for Total<S> {
    type Of<L: Laws, P: Places> = Summed<P::Behind<UTerm, Greater<L, N>>, S, AllOf<L>>;
}
impl<N: Tabled<Increasing>, S: Sum> LineLaw<N> for Split<S> {
    type Of<L: Laws, P: Places> =
        SameSums<P::Behind<S, Greater<L, N>>, P::First<S, Down, Greater<L, N>>, AllOf<L>>;
}
impl<N: Tabled<Increasing>> LineLaw<N> for Zipped {
    type Of<L: Laws, P: Places> = P::Zipped<
        P,
        P::Reversed<ATerm>,
        P::Middle<P, P::Reversed<ATerm>, Greater<L, N>>,
        Greater<L, N>,
        AllOf<L>,
    >;
}

/// Terms, and others that are counted from the other end, of which the sums are equal: with N + 1 for each of these.
type SameSums<T, M, D> = Summed<(T, M), <M as Terms>::Most<D, UTerm>, D>;

type AllOf<L> = <<L as Laws>::Column as Layout>::All;

/// For each digit the digits with which it has the relation `R`, in a grid of `N` rows with the laws `L`.
type TableOf<L, N, R> = <<<<L as Laws>::Column as Layout>::Grid<
    <L as Laws>::Column,
    <N as Tabled<R>>::Lines,
> as Digits>::Plane<<<L as Laws>::Column as Layout>::Repeat<U1>> as Part>::Cells;
type Greater<L, N> = TableOf<L, N, Increasing>;

/// A number of digits, with a relation of two of them.
pub trait Tabled<Relation> {
    /// For each digit a row with a 1 for each digit with which it has the relation.
    type Lines: Lines;
}

impl<R, N: Number> Tabled<R> for N
where
    InShape<N>: Rows<R, N>,
{
    type Lines = <<InShape<N> as Rows<R, N>>::Rows as Digits>::Lines<ATerm>;
}

/// Digits, with a row for each.
pub trait Rows<Relation, N> {
    type Rows: Digits;
}

/// Digits, each of which has the relation to the digit `X`, or not.
pub trait Row<Relation, X, N> {
    type Row: Digits;
}

impl<R, N: Number, High, Low> Rows<R, N> for UInt<High, Low>
where
    InShape<N>: Row<R, Self, N>,
{
    type Rows = Line<<InShape<N> as Row<R, Self, N>>::Row>;
}
impl<R, X, N, High, Low> Row<R, X, N> for UInt<High, Low>
where
    R: Relation<X, Self, N, Holds: Answer>,
{
    type Row = <R::Holds as Answer>::Digit;
}

macro_rules! rows {
    ($($a:ident $e:ident $i:ident),*; $($last:ident $f:ident),*) => {
        impl<R, N, $($a: Rows<R, N>),*> Rows<R, N> for ($($a,)*) {
            type Rows = ($($a::Rows,)*);
        }
        impl<R, X, N, $($a: Row<R, X, N>),*> Row<R, X, N> for ($($a,)*) {
            type Row = ($($a::Row,)*);
        }
    };
}

tuples! { rows }

/// A bit of typenum as a digit: 1, or none.
pub trait Answer {
    type Digit: Digit;
}

impl Answer for B0 {
    type Digit = UTerm;
}
impl Answer for B1 {
    type Digit = U1;
}

/// A list, with an element for each of the next cells that a cell has a relation to.
pub trait Reach {
    /// The relation `T` of a cell, with its path and as a set, to the first of the cells `S`, and so on.
    type With<S: Places, P: Path, C: Set, T: Set>: Links;
}

impl Reach for ATerm {
    type With<S: Places, P: Path, C: Set, T: Set> = ATerm;
}
impl<X, K: Reach> Reach for TArr<X, K> {
    type With<S: Places, P: Path, C: Set, T: Set> = S::Next<K, P, C, T>;
}

/// The cells of a line, as paths and sets.
pub trait Places: Spots {
    type Head: Path;
    type Tail: Places;
    /// Each cell has a relation to those within reach after it.
    type Within<K: Reach, T: Set>: Links;
    /// A cell before these has a relation to the first of them, and to the next ones within the reach `K`.
    type Next<K: Reach, P: Path, C: Set, T: Set>: Links;
    /// The cells from the last to the first, and then others.
    type Reversed<Others: Places>: Places;
    /// Each cell has a relation to the cell in the same place of another line.
    type With<Others: Places, T: Set>: Links;
    /// The first `K` cells as terms of a sum, with the table `G` of greater digits.
    type First<K: Sum, W: Way, G: Set>: Terms;
    /// The cells behind the first `K` ones.
    type Behind<K: Sum, G: Set>: Terms;
    /// The sums of a zipper with the middle `M`: of the first cells of `A` and `B`, and so on for every second cell.
    type Zipped<A: Places, B: Places, M: Terms, G: Set, D: Set>: Links;
    type SecondZipped<A: Places, B: Places, M: Terms, G: Set, D: Set>: Links;
    /// What is in the middle: in `A` and `B`, after a cell of both for every second cell.
    type Middle<A: Places, B: Places, G: Set>: Terms;
    type SecondMiddle<A: Places, B: Places, G: Set>: Terms;
}

impl Places for ATerm {
    type Head = Nowhere;
    type Tail = ATerm;
    type Within<K: Reach, T: Set> = ATerm;
    type Next<K: Reach, P: Path, C: Set, T: Set> = ATerm;
    type Reversed<Others: Places> = Others;
    type With<Others: Places, T: Set> = ATerm;
    type First<K: Sum, W: Way, G: Set> = ATerm;
    type Behind<K: Sum, G: Set> = ATerm;
    type Zipped<A: Places, B: Places, M: Terms, G: Set, D: Set> = ATerm;
    type SecondZipped<A: Places, B: Places, M: Terms, G: Set, D: Set> = ATerm;
    type Middle<A: Places, B: Places, G: Set> = (A::First<U1, Down, G>, B::First<U1, Down, G>);
    type SecondMiddle<A: Places, B: Places, G: Set> = A::First<U1, Down, G>;
}
impl<P: Path, C: Set, Rest: Places> Places for TArr<Spot<P, C>, Rest> {
    type Head = P;
    type Tail = Rest;
    type Within<K: Reach, T: Set> = TArr<K::With<Rest, P, C, T>, Rest::Within<K, T>>;
    type Next<K: Reach, Q: Path, D: Set, T: Set> =
        TArr<Pair<Q, D, P, C, T>, K::With<Rest, Q, D, T>>;
    type Reversed<Others: Places> = Rest::Reversed<TArr<Spot<P, C>, Others>>;
    type With<Others: Places, T: Set> =
        TArr<Pair<P, C, Others::Head, Others::Cell, T>, Rest::With<Others::Tail, T>>;
    type First<K: Sum, W: Way, G: Set> =
        <K::IsZero as Bit>::Terms<ATerm, TArr<Term<P, C, G, W>, Rest::First<K::Less1, W, G>>>;
    type Behind<K: Sum, G: Set> = <K::IsZero as Bit>::Terms<
        TArr<Term<P, C, G, Up>, Rest::Behind<UTerm, G>>,
        Rest::Behind<K::Less1, G>,
    >;
    type Zipped<A: Places, B: Places, M: Terms, G: Set, D: Set> = Rest::SecondZipped<A, B, M, G, D>;
    type SecondZipped<A: Places, B: Places, M: Terms, G: Set, D: Set> = TArr<
        SameSums<(A::First<U1, Up, G>, B::First<U1, Up, G>), M, D>,
        Rest::Zipped<A::Tail, B::Tail, M, G, D>,
    >;
    type Middle<A: Places, B: Places, G: Set> = Rest::SecondMiddle<A, B, G>;
    type SecondMiddle<A: Places, B: Places, G: Set> = Rest::Middle<A::Tail, B::Tail, G>;
}

/// Two cells, each with its path and as a set, and a relation of the first to the second.
pub struct Pair<P, C, Q, D, T>(PhantomData<(P, C, Q, D, T)>);

impl<P: Path, C: Set, Q: Path, D: Set, T: Set> Links for Pair<P, C, Q, D, T> {
    type Lost<V: Set, A: Set> = <Times<
        <P::Of<V> as Set>::Less<<P::Of<V> as Set>::With<T, Q::Of<V>>>,
        C,
    > as Set>::Or<Times<<Q::Of<V> as Set>::Less<<P::Of<V> as Set>::Allows<T>>, D>>;
}

/// Terms of which the sum is `S`. `D` are all digits.
pub struct Summed<Terms, S, D>(PhantomData<(Terms, S, D)>);

impl<T: Terms, S: Sum, D: Set> Links for Summed<T, S, D> {
    type Lost<V: Set, A: Set> =
        T::Lost<V, D, T::Least<V, D, S>, T::Greatest<V, D, S::From<T::Most<D, UTerm>>>>;
}

/// The terms of a sum.
pub trait Terms {
    /// The sum `S` less the least digits.
    type Least<V: Set, D: Set, S: Sum>: Sum;
    /// The sum `S` less the greatest digits, as they are counted from the other end: each as N + 1 less the digit.
    type Greatest<V: Set, D: Set, S: Sum>: Sum;
    /// The sum `S`, and N + 1 for each term. From the other end, the terms have N + 1 for each less their sum.
    type Most<D: Set, S: Sum>: Sum;
    /// The candidates that the cells lose, if their least digits leave the number `S`, and the greatest leave `T`.
    type Lost<V: Set, D: Set, S: Sum, T: Sum>: Set;
}

/// A cell with a digit of a sum, the table of the greater digits, and the direction in which they are counted.
pub struct Term<P, C, Greater, Way>(PhantomData<(P, C, Greater, Way)>);

impl Terms for ATerm {
    type Least<V: Set, D: Set, S: Sum> = S;
    type Greatest<V: Set, D: Set, S: Sum> = S;
    type Most<D: Set, S: Sum> = S;
    type Lost<V: Set, D: Set, S: Sum, T: Sum> = Out;
}
impl<T: Terms, U: Terms> Terms for (T, U) {
    type Least<V: Set, D: Set, S: Sum> = T::Least<V, D, U::Least<V, D, S>>;
    type Greatest<V: Set, D: Set, S: Sum> = T::Greatest<V, D, U::Greatest<V, D, S>>;
    type Most<D: Set, S: Sum> = T::Most<D, U::Most<D, S>>;
    type Lost<V: Set, D: Set, S: Sum, R: Sum> =
        <T::Lost<V, D, S, R> as Set>::Or<U::Lost<V, D, S, R>>;
}
impl<P: Path, C: Set, G: Set, W: Way, Others: Terms> Terms for TArr<Term<P, C, G, W>, Others> {
    type Least<V: Set, D: Set, S: Sum> =
        <W::UpTo<P::Of<V>, G, D> as Set>::Minus<Others::Least<V, D, S>>;
    type Greatest<V: Set, D: Set, S: Sum> =
        <<W::Back as Way>::UpTo<P::Of<V>, G, D> as Set>::Minus<Others::Greatest<V, D, S>>;
    type Most<D: Set, S: Sum> = <D::Plus<Others::Most<D, S>> as Sum>::More1;
    type Lost<V: Set, D: Set, S: Sum, T: Sum> = <Times<
        <P::Of<V> as Set>::Less<
            <S::Widen<W, W::UpTo<P::Of<V>, G, D>> as Set>::And<
                T::Widen<W::Back, <W::Back as Way>::UpTo<P::Of<V>, G, D>>,
            >,
        >,
        C,
    > as Set>::Or<Others::Lost<V, D, S, T>>;
}

/// A direction along the digits.
pub trait Way {
    type Back: Way;
    /// A set of all digits up to one, with the next one.
    type On<D: Set>: Set;
    /// Those of the digits `D` up to the first one of `V`, with the table `G` of greater digits.
    type UpTo<V: Set, G: Set, D: Set>: Set;
}

/// To greater digits.
pub enum Up {}
/// To smaller ones.
pub enum Down {}

impl Way for Up {
    type Back = Down;
    type On<D: Set> = D::Right<In>;
    type UpTo<V: Set, G: Set, D: Set> = D::Less<V::Allows<G>>;
}
impl Way for Down {
    type Back = Up;
    type On<D: Set> = D::Left<In>;
    type UpTo<V: Set, G: Set, D: Set> = D::Less<D::With<G, V>>;
}

impl Links for ATerm {
    type Lost<V: Set, A: Set> = Out;
}
impl<K: Links, Others: Links> Links for TArr<K, Others> {
    type Lost<V: Set, A: Set> = <K::Lost<V, A> as Set>::Or<Others::Lost<V, A>>;
}

/// The cells of a line.
pub trait LineCells {
    type Places<L: Laws>: Places;
}

impl LineCells for ATerm {
    type Places<L: Laws> = ATerm;
}
impl<Line: LineCells, const ROW: usize, const COLUMN: usize> LineCells
    for TArr<RC<ROW, COLUMN>, Line>
where
    Const<ROW>: ToUInt<Output: Digit>,
    Const<COLUMN>: ToUInt<Output: Digit>,
{
    type Places<L: Laws> =
        TArr<Spot<PathTo<L, U<ROW>, U<COLUMN>>, CellAt<L, U<ROW>, U<COLUMN>>>, Line::Places<L>>;
}

/// The path to a cell, and the cell as a set. (Of a cell outside the grid, the path leads nowhere: it has no digit.)
type PathTo<L, Row, Column> =
    <InOrder<<L as Laws>::Column, Row> as Path>::Then<InOrder<<L as Laws>::Row, Column>>;
type CellAt<L, Row, Column> = <<GridOf<L> as Layout>::All as Set>::At<PathTo<L, Row, Column>>;
