//! Marks: pairs of cells with a relation, cells with few digits, cells with a sum.
//!
//! ```text
//! Thermometers<tarr![RC<1, 1>, RC<1, 2>, RC<2, 3>]>
//!                    ├─ Pair ──┤├─ Pair ──┤
//! a relation: for each digit the digits of the other cell
//!   a greater one      1: · 2 3 4    2: · · 3 4    3: · · · 4    4: · · · ·
//! ```
//!
//! - A cell loses a digit if no digit of the other cell of its pair goes with it.
//! - It loses digits that its mark does not allow.
//! - A cell of a sum loses a digit if the others have a greater sum than is left even with their least digits, or a smaller
//!   one even with their greatest. If other cells have the same sum, their digits are counted from the other end, as N + 1 less
//!   the digit: so the sum of all is N + 1 for each of them.
//!
//! The judge has its own definition of each relation, in numbers of typenum. This second one is worth its lines because it is
//! independent, so that a mistake in either is found by puzzles of which the other says something else.

use super::advice::InOrder;
use super::bits::{Bit, In, Out};
use super::cages::{Spot, Spots, Times};
use super::digits::Digit;
use super::laws::{Laws, Links};
use super::layout::Layout;
use super::paths::{Nowhere, Path};
use super::puzzle::{Further, GridOf, no};
use super::rests::Rest;
use super::sets::Set;
use super::sums::Sum;
use super::units::Units;
use crate::puzzle::lines::*;
use core::marker::PhantomData;
use typenum::{ATerm, B0, B1, Const, TArr, ToUInt, U, U1, U2, U3, U4, U8, U9, UInt, UTerm};

/// The law of each mark.
macro_rules! laws {
    ($($mark:ident $(<$number:ident: $bound:ident>)?: $law:ty;)*) => { $(
        impl<N, U, Cells: LineCells $(, $number: $bound)?> Further<N, U> for $mark<Cells $(, $number)?> {
            no! { Regions }
            no! { Units }
            no! { Moves }
            type Links<L: Laws> = <$law as LineLaw>::Of<L, Cells::Places<L>>;
            type IsLinked = In;
            no! { Cages }
        }
    )* };
}

laws! {
    Thermometers: Neighbours<Greater>;
    Consecutive: Neighbours<By<U1>>;
    Doubles: Neighbours<Multiple<U2>>;
    Differences<S: Sum>: Neighbours<By<S>>;
    Ratios<S: Sum>: Neighbours<Multiple<S>>;
    Whispers<S: Least>: Neighbours<Far<S>>;
    Renbans: AllNear;
    Entropic: NextTwo<OtherThird>;
    Modular: NextTwo<OtherRest>;
    Undrawn<S: Signs>: Without<S>;
    Palindromes: Alike;
    Sums<S: Sum>: Total<S>;
    Arrows: Split<U1>;
    EqualSums<S: Sum>: Split<S>;
    Zippers: Zipped;
    Even: Only<Out>;
    Odd: Only<In>;
}

/// A law for the cells of a line.
pub trait LineLaw {
    /// The links of the cells `P`, in a grid with the laws `L`.
    type Of<L: Laws, P: Places>: Links;
}

/// A relation of each two neighbours.
pub struct Neighbours<Relation>(PhantomData<Relation>);
/// Neighbours lack what the bits of a number stand for.
pub struct Without<S>(PhantomData<S>);
/// A relation of each cell to the next two.
pub struct NextTwo<Relation>(PhantomData<Relation>);
/// The digits differ, by less than the number of cells.
pub enum AllNear {}
/// Cells as far from both ends have the same digit.
pub enum Alike {}
/// The digits have the sum `S`.
pub struct Total<S>(PhantomData<S>);
/// The first `S` digits have the same sum as the others.
pub struct Split<S>(PhantomData<S>);
/// Each two digits as far from both ends have the sum of what is in the middle.
pub enum Zipped {}
/// The cells have every second digit, beginning with the first one if the bit is `In`.
pub struct Only<B>(PhantomData<B>);

impl<R: Relation> LineLaw for Neighbours<R> {
    type Of<L: Laws, P: Places> = P::Pairs<R::Table<L::Column>, R::Mirrored<L::Column>>;
}
// No digit is the one before it and one more, or twice the one before it, in both directions.
impl<S: Signs> LineLaw for Without<S> {
    type Of<L: Laws, P: Places> =
        TArr<P::Pairs<S::Table<L::Column>, Out>, P::Pairs<Out, S::Table<L::Column>>>;
}
impl<R: Relation> LineLaw for NextTwo<R> {
    type Of<L: Laws, P: Places> = TArr<
        P::Pairs<R::Table<L::Column>, R::Mirrored<L::Column>>,
        P::Skipping<R::Table<L::Column>, R::Mirrored<L::Column>>,
    >;
}
impl LineLaw for AllNear {
    type Of<L: Laws, P: Places> =
        P::EachTwo<TableOf<L, Near<P::Length>>, TableOf<L, Near<P::Length>>>;
}
impl LineLaw for Alike {
    type Of<L: Laws, P: Places> = P::Copies<P::Reversed<ATerm>>;
}
impl<B: Bit> LineLaw for Only<B> {
    type Of<L: Laws, P: Places> = P::Only<<L::Column as Layout>::Table<EachSecond<B>>>;
}

impl<S: Sum> LineLaw for Total<S> {
    type Of<L: Laws, P: Places> = Summed<TermsOf<L, P>, S, AllOf<L>>;
}
impl<S: Sum> LineLaw for Split<S> {
    type Of<L: Laws, P: Places> = Equal<P::Behind<S, L>, P::Mirrored<S, L>, AllOf<L>>;
}
impl LineLaw for Zipped {
    type Of<L: Laws, P: Places> =
        P::Zipped<P, P::Reversed<ATerm>, P::Middle<P, P::Reversed<ATerm>, L>, L>;
}

/// Terms, and others that are counted from the other end, of which the sums are equal: with N + 1 for each of these.
type Equal<T, M, D> = Summed<(T, M), <M as Terms>::Most<D, UTerm>, D>;

type TermsOf<L, P> = <P as Places>::Terms<TableOf<L, Greater>, TableOf<L, Less>>;
type TableOf<L, R> = <R as Relation>::Table<<L as Laws>::Column>;
type AllOf<L> = <<L as Laws>::Column as Layout>::All;

/// A relation of two digits.
pub trait Relation {
    /// For each digit the digits that the other cell may have, with digits in the shape `C`.
    type Table<C: Layout>: Set;
    /// The table for the other direction, if the relation holds in both; otherwise no digits.
    type Mirrored<C: Layout>: Set;
}

macro_rules! relations {
    ($($(#[$doc:meta])* $relation:ident $(<$number:ident: $bound:ident>)?: $rows:ty, $mirrored:ty;)*) => { $(
        $(#[$doc])*
        pub struct $relation$(<$number>)?(PhantomData<($($number,)?)>);
        impl$(<$number: $bound>)? Relation for $relation$(<$number>)? {
            type Table<C: Layout> = C::Table<$rows>;
            type Mirrored<C: Layout> = $mirrored;
        }
    )* };
}

relations! {
    /// The other digit is greater.
    Greater: OneOn<After<FirstOf<C>>>, Out;
    /// The other digit is less.
    Less: AndOne<<C::All as Set>::Less<C::All>>, Out;
    /// One digit is the other and this number.
    By<S: Sum>: OneOn<S::Widen<Past, FirstOf<C>>>, Self::Table<C>;
    /// One digit is at least this number further on; if it is 0, half of all digits, rounded up.
    Far<S: Least>: OneOn<<C::All as Set>::Less<UpToNumber<S::Of<C>, C>>>, Self::Table<C>;
    /// One digit is less than this number further on.
    Near<S: Sum>: OneOn<<UpToNumber<S, C> as Set>::Less<FirstOf<C>>>, Self::Table<C>;
    /// The digits have different rests when they are divided by 3.
    OtherRest: Turns<C::Table<Turns<Out, In, In>>, C::Table<Turns<In, Out, In>>, C::Table<Turns<In, In, Out>>>, Out;
    /// The digits are in different thirds.
    OtherThird: Classes<FirstOf<C>, UpToNumber<Third<C>, C>, UpToNumber<<Third<C> as Sum>::Twice, C>>, Out;
    /// One digit is this number times the other.
    Multiple<S: Sum>: Steps<S, <S::Less1 as Sum>::Widen<Past, FirstOf<C>>>, Self::Table<C>;
}

/// A number from 1 to 7, whose bits are white dots, black dots, X and V.
pub trait Signs {
    /// For each digit the digits that the other cell may have.
    type Table<C: Layout>: Set;
}

impl Signs for U1 {
    type Table<C: Layout> = Allowed<C, In, Out, Out>;
}
impl<White: ToBit> Signs for UInt<U1, White> {
    type Table<C: Layout> = Allowed<C, White::Bit, In, Out>;
}
impl<White: ToBit, Black: ToBit> Signs for UInt<UInt<U1, Black>, White> {
    type Table<C: Layout> = Allowed<C, White::Bit, Black::Bit, In>;
}

/// A bit of typenum.
pub trait ToBit {
    type Bit: Bit;
}

impl ToBit for B0 {
    type Bit = Out;
}
impl ToBit for B1 {
    type Bit = In;
}

/// Without the next digit, twice the digit, and 5 and 10 less the digit, where these bits are `In`.
type Allowed<C, White, Black, Letter> = <<<<White as Set>::And<TableIn<C, By<U1>>> as Set>::Or<
    <Black as Set>::And<TableIn<C, Multiple<U2>>>,
> as Set>::Or<
    <Letter as Set>::And<<TotalIn<C, U3, U4> as Set>::Or<TotalIn<C, U8, U9>>>,
> as Set>::Not;
type TableIn<C, R> = <R as Relation>::Table<C>;
/// For each digit the one with which it has a sum: for the first digit the one that is `S` further on, which is the digit `T`.
type TotalIn<C, S, T> = <C as Layout>::Table<
    Falling<<<C as Layout>::All as Set>::Minus<T>, <S as Sum>::Widen<Past, FirstOf<C>>>,
>;

/// A number that is at least the difference of two digits.
pub trait Least {
    type Of<C: Layout>: Sum;
}

impl Least for UTerm {
    type Of<C: Layout> = Half<C>;
}
impl<High, Low> Least for UInt<High, Low>
where
    UInt<High, Low>: Sum,
{
    type Of<C: Layout> = Self;
}

/// The first digit as a set, and all digits after it.
type FirstOf<C> = <<C as Layout>::All as Set>::At<<<C as Layout>::All as Set>::First>;
type After<S> = <S as Set>::Not;
/// The digits up to a number.
type UpToNumber<S, C> = <<S as Sum>::Less1 as Sum>::Widen<Up, FirstOf<C>>;
/// A third of the number of digits, rounded up: the digits 1, 4, 7, and so on.
type Third<C> = <<C as Layout>::Table<Turns<In, Out, Out>> as Set>::Plus<UTerm>;
/// Half of the number of digits, rounded up.
type Half<C> = <<<<C as Layout>::All as Set>::Plus<UTerm> as Sum>::More1 as Sum>::Half;

/// The rows of a table.
pub trait TableRows {
    type Row: Set;
    type Next: TableRows;
}

/// The row `S`, and then each row one to the right of the one before it.
pub struct OneOn<S>(PhantomData<S>);
/// The row `R`, and then each row `S` to the right of the one before it.
pub struct Steps<S, R>(PhantomData<(S, R)>);
/// The row `S`, and then each row one to the right and with the first digit.
pub struct AndOne<S>(PhantomData<S>);
/// The row `R`, and then each row one to the left, with the last digit after `S` rows.
pub struct Falling<S, R>(PhantomData<(S, R)>);
/// Three rows in turn.
pub struct Turns<A, B, C>(PhantomData<(A, B, C)>);
/// For the digit `D`, and then each one after it, the digits that are not with it in `A`, in `B` without `A`, or in none of both.
pub struct Classes<D, A, B>(PhantomData<(D, A, B)>);
/// A bit, and then each one other than the one before it.
pub struct EachSecond<B>(PhantomData<B>);

impl<S: Set> TableRows for OneOn<S> {
    type Row = S;
    type Next = OneOn<S::Right<Out>>;
}
impl<S: Sum, R: Set> TableRows for Steps<S, R> {
    type Row = R;
    type Next = Steps<S, S::Widen<Past, R>>;
}
impl<S: Set> TableRows for AndOne<S> {
    type Row = S;
    type Next = AndOne<S::Right<In>>;
}
impl<S: Sum, R: Set> TableRows for Falling<S, R> {
    type Row = R;
    type Next = Falling<S::Less1, R::Left<<S::Less1 as Sum>::IsZero>>;
}
impl<A: Set, B: Set, C: Set> TableRows for Turns<A, B, C> {
    type Row = A;
    type Next = Turns<B, C, A>;
}
impl<D: Set, A: Set, B: Set> TableRows for Classes<D, A, B> {
    type Row =
        <<<Class<D, A> as Set>::Or<Class<D, B::Less<A>>> as Set>::Or<Class<D, B::Not>> as Set>::Not;
    type Next = Classes<D::Right<Out>, A, B>;
}
/// The class `A`, if the digit `D` is in it.
type Class<D, A> = <<<D as Set>::And<A> as Set>::Any as Set>::And<A>;
impl<B: Bit> TableRows for EachSecond<B> {
    type Row = B;
    type Next = EachSecond<B::Negated>;
}

/// The cells of a line, as paths and sets.
pub trait Places: Spots {
    type Head: Path;
    type Tail: Places;
    /// Each two neighbours have a relation.
    type Pairs<T: Set, U: Set>: Links;
    /// The first cell has a relation to the cell before it, and so on.
    type After<P: Path, C: Set, T: Set, U: Set>: Links;
    /// Each two cells have a relation, and each cell to one before the line.
    type EachTwo<T: Set, U: Set>: Links;
    type With<P: Path, C: Set, T: Set, U: Set>: Links;
    /// Each cell has a relation to the next but one, and the first one to a cell before it.
    type Skipping<T: Set, U: Set>: Links;
    type First<P: Path, C: Set, T: Set, U: Set>: Links;
    /// The number of cells.
    type Length: Sum;
    /// The cells from the last to the first, and then others.
    type Reversed<Others: Places>: Places;
    /// Each cell has a digit that the cell in the same place of another line has.
    type Copies<Others: Places>: Links;
    /// Each cell has one of the digits.
    type Only<D: Set>: Links;
    /// The terms of a sum; `G` is the table of the greater digits, and `S` that of the less ones.
    type Terms<G: Set, S: Set>: Terms;
    /// The first `K` cells as terms that are counted from the greatest digit; and the terms of those behind them.
    type Mirrored<K: Sum, L: Laws>: Terms;
    type Behind<K: Sum, L: Laws>: Terms;
    /// The first cell as a term.
    type One<L: Laws>: Terms;
    /// The sums of a zipper with the middle `M`: of the first cells of `A` and `B`, and so on for every second cell.
    type Zipped<A: Places, B: Places, M: Terms, L: Laws>: Links;
    type SecondZipped<A: Places, B: Places, M: Terms, L: Laws>: Links;
    /// What is in the middle: in `A` and `B`, after a cell of both for every second cell.
    type Middle<A: Places, B: Places, L: Laws>: Terms;
    type SecondMiddle<A: Places, B: Places, L: Laws>: Terms;
}

impl Places for ATerm {
    type Head = Nowhere;
    type Tail = ATerm;
    type Pairs<T: Set, U: Set> = ATerm;
    type After<P: Path, C: Set, T: Set, U: Set> = ATerm;
    type EachTwo<T: Set, U: Set> = ATerm;
    type With<P: Path, C: Set, T: Set, U: Set> = ATerm;
    type Skipping<T: Set, U: Set> = ATerm;
    type First<P: Path, C: Set, T: Set, U: Set> = ATerm;
    type Length = UTerm;
    type Reversed<Others: Places> = Others;
    type Copies<Others: Places> = ATerm;
    type Only<D: Set> = ATerm;
    type Terms<G: Set, S: Set> = ATerm;
    type Mirrored<K: Sum, L: Laws> = ATerm;
    type Behind<K: Sum, L: Laws> = ATerm;
    type One<L: Laws> = ATerm;
    type Zipped<A: Places, B: Places, M: Terms, L: Laws> = ATerm;
    type SecondZipped<A: Places, B: Places, M: Terms, L: Laws> = ATerm;
    type Middle<A: Places, B: Places, L: Laws> = (A::Mirrored<U1, L>, B::Mirrored<U1, L>);
    type SecondMiddle<A: Places, B: Places, L: Laws> = A::Mirrored<U1, L>;
}
impl<P: Path, C: Set, Rest: Places> Places for TArr<Spot<P, C>, Rest> {
    type Head = P;
    type Tail = Rest;
    type Pairs<T: Set, U: Set> = Rest::After<P, C, T, U>;
    type After<Q: Path, D: Set, T: Set, U: Set> =
        TArr<Pair<Q, D, P, C, T, U>, Rest::After<P, C, T, U>>;
    type EachTwo<T: Set, U: Set> = TArr<Rest::With<P, C, T, U>, Rest::EachTwo<T, U>>;
    type With<Q: Path, D: Set, T: Set, U: Set> =
        TArr<Pair<Q, D, P, C, T, U>, Rest::With<Q, D, T, U>>;
    type Skipping<T: Set, U: Set> =
        TArr<<Rest::Tail as Places>::First<P, C, T, U>, Rest::Skipping<T, U>>;
    type First<Q: Path, D: Set, T: Set, U: Set> = Pair<Q, D, P, C, T, U>;
    type Length = <Rest::Length as Sum>::More1;
    type Reversed<Others: Places> = Rest::Reversed<TArr<Spot<P, C>, Others>>;
    type Copies<Others: Places> = TArr<Copied<P, C, Others::Head>, Rest::Copies<Others::Tail>>;
    type Only<D: Set> = TArr<Digits<P, C, D>, Rest::Only<D>>;
    type Terms<G: Set, S: Set> = TArr<Term<P, C, G, S, Up>, Rest::Terms<G, S>>;
    type Mirrored<K: Sum, L: Laws> = <K::IsZero as Bit>::Terms<
        ATerm,
        TArr<Term<P, C, TableOf<L, Less>, TableOf<L, Greater>, Down>, Rest::Mirrored<K::Less1, L>>,
    >;
    type Behind<K: Sum, L: Laws> =
        <K::IsZero as Bit>::Terms<TermsOf<L, Self>, Rest::Behind<K::Less1, L>>;
    type One<L: Laws> = TArr<Term<P, C, TableOf<L, Greater>, TableOf<L, Less>, Up>, ATerm>;
    type Zipped<A: Places, B: Places, M: Terms, L: Laws> = Rest::SecondZipped<A, B, M, L>;
    type SecondZipped<A: Places, B: Places, M: Terms, L: Laws> =
        TArr<Equal<(A::One<L>, B::One<L>), M, AllOf<L>>, Rest::Zipped<A::Tail, B::Tail, M, L>>;
    type Middle<A: Places, B: Places, L: Laws> = Rest::SecondMiddle<A, B, L>;
    type SecondMiddle<A: Places, B: Places, L: Laws> = Rest::Middle<A::Tail, B::Tail, L>;
}

/// Two cells, each with its path and as a set, a relation of the first to the second, and one of the second to the first:
/// one of them holds.
pub struct Pair<P, C, Q, D, T, U>(PhantomData<(P, C, Q, D, T, U)>);

impl<P: Path, C: Set, Q: Path, D: Set, T: Set, U: Set> Links for Pair<P, C, Q, D, T, U> {
    type Lost<V: Set, A: Set> = <Times<OfFirst<P::Of<V>, Q::Of<V>, T, U>, C> as Set>::Or<
        Times<OfFirst<Q::Of<V>, P::Of<V>, U, T>, D>,
    >;
}

/// The digits of `V` that no digit of `W` goes with, by the relation `T` to `W`, or `U` from it.
type OfFirst<V, W, T, U> =
    <V as Set>::Less<<<V as Set>::With<T, W> as Set>::Or<<W as Set>::Allows<U>>>;

/// A cell that has a digit of another one.
pub struct Copied<P, C, Q>(PhantomData<(P, C, Q)>);

impl<P: Path, C: Set, Q: Path> Links for Copied<P, C, Q> {
    type Lost<V: Set, A: Set> = Times<<P::Of<V> as Set>::Less<Q::Of<V>>, C>;
}

/// A cell that has one of the digits `D`.
pub struct Digits<P, C, D>(PhantomData<(P, C, D)>);

impl<P: Path, C: Set, D: Set> Links for Digits<P, C, D> {
    type Lost<V: Set, A: Set> = Times<<P::Of<V> as Set>::Less<D>, C>;
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

/// A cell with a digit of a sum, the tables of the digits after a digit and before it, and where after is.
pub struct Term<P, C, After, Before, Way>(PhantomData<(P, C, After, Before, Way)>);

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
impl<P: Path, C: Set, F: Set, B: Set, W: Way, Others: Terms> Terms
    for TArr<Term<P, C, F, B, W>, Others>
{
    type Least<V: Set, D: Set, S: Sum> =
        <UpTo<P::Of<V>, F, D> as Set>::Minus<Others::Least<V, D, S>>;
    type Greatest<V: Set, D: Set, S: Sum> =
        <UpTo<P::Of<V>, B, D> as Set>::Minus<Others::Greatest<V, D, S>>;
    type Most<D: Set, S: Sum> = <D::Plus<Others::Most<D, S>> as Sum>::More1;
    type Lost<V: Set, D: Set, S: Sum, T: Sum> = <Times<
        <P::Of<V> as Set>::Less<
            <S::Widen<W, UpTo<P::Of<V>, F, D>> as Set>::And<
                T::Widen<W::Back, UpTo<P::Of<V>, B, D>>,
            >,
        >,
        C,
    > as Set>::Or<Others::Lost<V, D, S, T>>;
}

/// The digits that are not after any of `V`: those up to the first one. `After` is the table of the digits after each.
type UpTo<V, After, All> = <All as Set>::Less<<V as Set>::Allows<After>>;

/// A direction along the digits.
pub trait Way {
    type Back: Way;
    /// A set of all digits up to one, with the next one.
    type On<D: Set>: Set;
}

/// To greater digits.
pub enum Up {}
/// To smaller ones.
pub enum Down {}
/// To greater digits, without those before.
pub enum Past {}

impl Way for Up {
    type Back = Down;
    type On<D: Set> = D::Right<In>;
}
impl Way for Down {
    type Back = Up;
    type On<D: Set> = D::Left<In>;
}

impl Way for Past {
    type Back = Past;
    type On<D: Set> = D::Right<Out>;
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
