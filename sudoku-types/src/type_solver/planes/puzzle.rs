//! From the type of a puzzle to the machine that solves it.

use super::advice::{Advice, NoAdvice};
use super::bits::Bit;
use super::digits::{AllDigits, Digits, Line};
use super::laws::{self, Boxed, Laws, With};
use super::layout::{Layout, One};
use super::lists::Lines;
use super::machine::{
    Bottom, Findings, Machine, NoneOfOne, NoneOfTwo, Searching, Stack, Steps, UpTo9, UpTo16, UpTo25,
};
use super::parts::Part;
use super::state::Planes;
use super::units::{Areas, Blocks, Times, Units};
use crate::bridge::proposal::{First, Unique};
use crate::puzzle::rules::{Diagonals, Windows};
use crate::puzzle::{Boxes, Puzzle, Regions};
use core::marker::PhantomData;
use typenum::{ATerm, Const, TArr, ToUInt, U};
use typenum::{
    U1, U2, U3, U4, U5, U6, U7, U8, U9, U10, U11, U12, U13, U14, U15, U16, U17, U18, U19, U20, U21,
    U22, U23, U24, U25,
};

/// How many solutions a search looks for.
pub trait Wanted {
    /// The findings of a search with so many steps. (They are a parameter, because rustc would write them all out where
    /// the machine is not known yet.)
    type Search<W: Stack, L: Laws, D: Digits, T: Steps>: Findings;
}

impl Wanted for Unique {
    type Search<W: Stack, L: Laws, D: Digits, T: Steps> =
        <T::Run<Searching<W, L, NoneOfTwo<D>>> as Machine>::End;
}
impl Wanted for First {
    type Search<W: Stack, L: Laws, D: Digits, T: Steps> =
        <T::Run<Searching<W, L, NoneOfOne<D>>> as Machine>::End;
}

/// A puzzle.
pub trait SolvedWith<Goal, Advice = NoAdvice> {
    type Findings: Findings;
}

impl<const N: usize, R, G, S, Goal, A> SolvedWith<Goal, A> for Puzzle<N, R, G, S>
where
    Const<N>: ToUInt,
    U<N>: Number,
    R: Rules<U<N>>,
    G: Lines,
    Goal: Wanted,
    A: Advice,
{
    type Findings = Goal::Search<
        Start<PlanesOf<R, U<N>, G>, A::In<RowOf<R, U<N>>, ColumnOf<R, U<N>>>>,
        R::Laws,
        DigitsOf<R, U<N>>,
        <U<N> as Number>::Steps,
    >;
}

pub(super) type RowOf<R, N> = <<R as Rules<N>>::Usual as Usual>::Row;
pub(super) type ColumnOf<R, N> = <<R as Rules<N>>::Usual as Usual>::Column;
/// The digits from 1 to N, in the shape of a column.
pub(super) type DigitsOf<R, N> = <ColumnOf<R, N> as Layout>::Row<AllDigits>;
pub(super) type PlanesOf<R, N, G> = <ColumnOf<R, N> as Layout>::Planes<
    <R as Rules<N>>::Laws,
    <ColumnOf<R, N> as Layout>::Grid<RowOf<R, N>, G>,
    DigitsOf<R, N>,
>;
type Start<S, P> = <<S as Planes>::Alive as Bit>::Push<S, P, Bottom>;

/// The rules of a puzzle of this size as laws.
pub trait Rules<N> {
    type Usual: Usual;
    type Laws: Laws;
}

/// The laws of boxes or regions, and the units that are not in them.
pub trait Usual {
    type Row: Layout;
    type Column: Layout;
    type Laws: Laws;
    type Units<Others: Units>: Units;
    /// Both.
    type Alone: Laws;
}

/// The digits of so many columns in all rows.
type EachRow<U, Row> = <<U as Usual>::Column as Layout>::Repeat<Line<Row>>;
type InRow<U, L> = <<U as Usual>::Row as Layout>::Row<L>;
type InColumn<U, L> = <<U as Usual>::Column as Layout>::Row<L>;

/// Boxes of `R` × `C` cells, of which the tuples have the shape.
pub struct Fitted<R, C>(PhantomData<(R, C)>);

impl<R: Number, C: Number> Usual for Fitted<R, C> {
    type Row = R::Tuple<C::Tuple<One>>;
    type Column = C::Tuple<R::Tuple<One>>;
    type Laws = Boxed;
    type Units<Others: Units> = Others;
    type Alone = Boxed;
}

/// Rows and columns alone.
pub struct Latin<N>(PhantomData<N>);

impl<N: Number> Usual for Latin<N> {
    type Row = N::Shape;
    type Column = N::Shape;
    type Laws = laws::Lines;
    type Units<Others: Units> = Others;
    type Alone = laws::Lines;
}

/// Boxes that are too large for tuples.
pub struct Wide<R, C, N>(PhantomData<(R, C, N)>);

/// The digits from 1 to `N`, each `Side` times, after `Gap` blanks.
type InBlocks<N, Gap, Side> = <<<N as Number>::Shape as Layout>::Row<AllDigits> as Digits>::Blocks<
    Gap,
    <Side as Number>::Marks,
    ATerm,
>;

impl<R: Number, C: Number, N: Number> Usual for Wide<R, C, N> {
    type Row = N::Shape;
    type Column = N::Shape;
    type Laws = laws::Lines;
    type Units<Others: Units> = <<C::Shape as Layout>::Row<AllDigits> as Digits>::Units<
        Blocks<
            EachRow<Self, InRow<Self, InBlocks<R, ATerm, C>>>,
            InColumn<Self, InBlocks<C, ATerm, R>>,
            <R::Shape as Layout>::Row<AllDigits>,
        >,
        Others,
    >;
    type Alone = With<laws::Lines, Self::Units<ATerm>>;
}

/// Regions.
pub struct Mapped<N, Map>(PhantomData<(N, Map)>);

impl<N: Number, Map: Lines> Usual for Mapped<N, Map> {
    type Row = N::Shape;
    type Column = N::Shape;
    type Laws = laws::Lines;
    type Units<Others: Units> = <InColumn<Self, AllDigits> as Digits>::Units<
        Areas<<N::Shape as Layout>::Grid<N::Shape, Map>>,
        Others,
    >;
    type Alone = With<laws::Lines, Self::Units<ATerm>>;
}

impl<N: Number, R: Number, C: Number> Rules<N> for Boxes<R, C> {
    type Usual = R::Boxes<C, N>;
    type Laws = <R::Boxes<C, N> as Usual>::Alone;
}
impl<N: Number, Map: Lines, Areas> Rules<N> for Regions<Map, Areas> {
    type Usual = Mapped<N, Map>;
    type Laws = <Mapped<N, Map> as Usual>::Alone;
}
impl<N, U: Rules<N>, Further: FurtherUnits<N, U>> Rules<N> for TArr<U, Further> {
    type Usual = U::Usual;
    type Laws = With<<U::Usual as Usual>::Laws, <U::Usual as Usual>::Units<Further::Units>>;
}

/// Further rules that have units.
pub trait FurtherUnits<N, U> {
    type Units: Units;
}
impl<N, U> FurtherUnits<N, U> for ATerm {
    type Units = ATerm;
}
impl<N, U, Rule: RuleUnits<N, U>, Rules: FurtherUnits<N, U>> FurtherUnits<N, U>
    for TArr<Rule, Rules>
{
    type Units = Rule::Units<Rules::Units>;
}
pub trait RuleUnits<N, U> {
    type Units<Others: Units>: Units;
}

impl<N, U: Rules<N>> RuleUnits<N, U> for Diagonals {
    type Units<Others: Units> = TArr<
        <<EachRow<U::Usual, InRow<U::Usual, AllDigits>> as Digits>::Plane<
            InColumn<U::Usual, AllDigits>,
        > as Part>::Unit,
        TArr<
            <<EachRow<
                U::Usual,
                InRow<U::Usual, <InColumn<U::Usual, AllDigits> as Digits>::Reversed<ATerm>>,
            > as Digits>::Plane<InColumn<U::Usual, AllDigits>> as Part>::Unit,
            Others,
        >,
    >;
}

/// The numbers of windows.
type InWindows<Side> = InBlocks<Side, <U1 as Number>::Marks, Side>;

impl<N: Number, Side: Number> RuleUnits<N, Boxes<Side, Side>> for Windows {
    type Units<Others: Units> = <Side::Less as Digits>::Units<
        Blocks<
            EachRow<Side::Boxes<Side, N>, InRow<Side::Boxes<Side, N>, InWindows<Side>>>,
            InColumn<Side::Boxes<Side, N>, InWindows<Side>>,
            Side::Less,
        >,
        Others,
    >;
}

/// A size.
pub trait Number {
    type Marks: Times;
    /// The digits that are less.
    type Less: Digits;
    type Shape: Layout;
    type Tuple<L: Layout>: Layout;
    type Boxes<C: Number, N: Number>: Usual;
    type BoxesOf<R: Number, N: Number>: Usual;
    /// The steps that a search may take in a grid of so many rows.
    type Steps: Steps;
}

macro_rules! numbers {
    ($marks:ty, $less:ty: $number:ident [$($tuple:tt)*] [$boxes:ty] [$boxes_of:ty] [$($shape:tt)*] $steps:ident; $($rest:tt)*) => {
        impl Number for $number {
            type Marks = TArr<(), $marks>;
            type Less = $less;
            type Shape = $($shape)*;
            type Tuple<L: Layout> = $($tuple)*;
            type Boxes<C: Number, N: Number> = $boxes;
            type BoxesOf<R: Number, N: Number> = $boxes_of;
            type Steps = $steps;
        }
        numbers! { TArr<(), $marks>, InShape<$number>: $($rest)* }
    };
    ($marks:ty, $less:ty:) => {};
}
type InShape<N> = <<N as Number>::Shape as Layout>::Row<AllDigits>;
type S2 = (One, One);
type S3 = (One, One, One);
type S4 = (One, One, One, One);
type S5 = (One, One, One, One, One);
numbers! { ATerm, typenum::UTerm:
    U1 [L] [Latin<N>] [Latin<N>] [One] UpTo9;
    U2 [(L, L)] [C::BoxesOf<Self, N>] [Fitted<R, Self>] [S2] UpTo9;
    U3 [(L, L, L)] [C::BoxesOf<Self, N>] [Fitted<R, Self>] [S3] UpTo9;
    U4 [(L, L, L, L)] [C::BoxesOf<Self, N>] [Fitted<R, Self>] [(S2, S2)] UpTo9;
    U5 [(L, L, L, L, L)] [C::BoxesOf<Self, N>] [Fitted<R, Self>] [S5] UpTo9;
    U6 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S3, S3)] UpTo9;
    U7 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S4, S3)] UpTo9;
    U8 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S4, S4)] UpTo9;
    U9 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S3, S3, S3)] UpTo9;
    U10 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S5, S5)] UpTo16;
    U11 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S4, S4, S3)] UpTo16;
    U12 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S4, S4, S4)] UpTo16;
    U13 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S5, S4, S4)] UpTo16;
    U14 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S5, S5, S4)] UpTo16;
    U15 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S5, S5, S5)] UpTo16;
    U16 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S4, S4, S4, S4)] UpTo16;
    U17 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S5, S4, S4, S4)] UpTo25;
    U18 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S5, S5, S4, S4)] UpTo25;
    U19 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S5, S5, S5, S4)] UpTo25;
    U20 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S5, S5, S5, S5)] UpTo25;
    U21 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S5, S4, S4, S4, S4)] UpTo25;
    U22 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S5, S5, S4, S4, S4)] UpTo25;
    U23 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S5, S5, S5, S4, S4)] UpTo25;
    U24 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S5, S5, S5, S5, S4)] UpTo25;
    U25 [L] [Wide<Self, C, N>] [Wide<R, Self, N>] [(S5, S5, S5, S5, S5)] UpTo25;
}
