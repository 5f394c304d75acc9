//! From the type of a puzzle to the machine that solves it.

use super::advice::{Advice, NoAdvice};
use super::areas::{Crossings, InAreas};
use super::bits::{Bit, In, Out};
use super::cages::{CageOf, Spots, Total};
use super::digits::{AllDigits, Digits, Line};
use super::laws::{Laws, Linked, Links, Plain};
use super::layout::Layout;
use super::lists::{Cells, Lines};
use super::machine::{Bottom, Branch, Findings, Goal, Machine, Searching, Steps};
use super::marks::LineCells;
use super::parts::Part;
use super::rests::{Cages, Rest};
use super::sets::Set;
use super::sizes::{Counted, Few, InShape, Number};
use super::sums::Unary;
use super::tuples::fold;
use super::units::{Blocks, Units, With};
use crate::judge::Shaped;
use crate::puzzle::lines::{Cage, Region};
use crate::puzzle::rules::{
    AntiElephant, AntiKing, AntiKnight, Diagonals, NonConsecutive, Windows,
};
use crate::puzzle::{Blank, Boxes, Puzzle};
use core::marker::PhantomData;
use typenum::{ATerm, TArr, U1, UTerm, tarr};

/// A puzzle that the types can search: [`Puzzle`] with any further rules and lines. This
/// is the bound of [`Outcome`](super::super::Outcome), and of generic code that searches any such puzzle.
///
/// The trait is sealed: only this module makes a search, with the goals [`First`](super::super::First) and
/// [`Unique`](super::super::Unique), and with the advice of this module.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a puzzle that the types can search",
    label = "not a `sudoku_types::Puzzle`, or one with cages and more than twelve rows"
)]
pub trait SolvedWith<Goal, A: Advice = NoAdvice>: Searched<Goal> {
    /// The findings of the search.
    type Findings: Findings;
}

/// Seals [`SolvedWith`]: a puzzle, and a goal of this module.
pub trait Searched<Goal> {}

#[diagnostic::do_not_recommend]
impl<const N: usize, R, G, S, To: Goal> Searched<To> for Puzzle<N, R, G, S> {}

impl<const N: usize, R, G, S, To, A> SolvedWith<To, A> for Puzzle<N, R, G, S>
where
    Self: Shaped<Size: Number, Rules: Rules<<Self as Shaped>::Size>, Written: Lines>,
    To: Goal,
    A: Advice,
{
    type Findings = <<StepsOf<Self> as Steps>::Run<
        Begun<LawsOf<Self>, <Self as Shaped>::Written, A, To>,
    > as Machine>::End;
}

type LawsOf<P> = <<P as Shaped>::Rules as Rules<<P as Shaped>::Size>>::Laws;
type StepsOf<P> = <<P as Shaped>::Rules as Rules<<P as Shaped>::Size>>::Steps;

/// The first state of a search.
pub(crate) type Begun<L, G, A, To> = Searching<Branch<PlanesOf<L, G>, A, Bottom>, L, To>;

type PlanesOf<L, G> = <<L as Laws>::Column as Layout>::Planes<
    L,
    <<L as Laws>::Column as Layout>::Grid<<L as Laws>::Row, G>,
    InColumn<L, AllDigits>,
>;

/// A list in the shape of a row.
type InRow<L, List> = <<L as Laws>::Row as Layout>::Row<List>;
type InColumn<L, List> = <<L as Laws>::Column as Layout>::Row<List>;
/// A grid of equal rows, each of which is this list.
type EachRow<L, List> = <<L as Laws>::Column as Layout>::Repeat<Line<InRow<L, List>>>;

/// The rules of a puzzle with `N` rows.
pub trait Rules<N> {
    type Laws: Laws;
    /// The boxes as units, in the shape of the laws `L`, unless they are rows.
    type BoxUnits<L: Laws>: Units;
    /// The steps that a search may take.
    type Steps: Steps;
}

impl<N: Number, R: Number, C: Number> Rules<N> for Boxes<R, C> {
    type Laws = R::Boxes<C, N>;
    type BoxUnits<L: Laws> = R::BoxUnits<C, L>;
    type Steps = N::Steps;
}
impl<N: Number, U: Rules<N>, F: Further<N, U>> Rules<N> for TArr<U, F> {
    type Laws = ApartFromNext<
        Apart<
            <F::IsLinked as Bit>::Linked<
                <F::Units<ATerm> as Units>::Laws<WithRegions<U::Laws, F::Regions<ATerm>, N>>,
                LinesOf<N, U, F>,
            >,
            In0<F::Moves>,
        >,
        In1<F::Moves>,
    >;
    type BoxUnits<L: Laws> = U::BoxUnits<L>;
    // With cages each step takes up to ten times as long.
    type Steps =
        Half<Any<In1<F::Moves>>, Half<F::IsCage, Half<F::IsCage, Half<F::IsCage, U::Steps>>>>;
}

type Half<B, S> = <B as Bit>::Half<S>;

/// The laws `L`, and the regions `R`, as areas or as units.
type WithRegions<L, R, N> = <Cover<L, R, N> as Bit>::Regions<L, R>;
/// `In` if no more regions than rows have all cells of the grid: then no two of them overlap, because none has more cells
/// than a row.
type Cover<L, R, N> = Both<
    <<R as Units>::Count as Unary>::IsUpTo<<N as Counted>::Count>,
    <Any<<AllOf<L> as Set>::Less<<R as Units>::Cells>> as Bit>::Negated,
>;
type Both<A, B> = <A as Bit>::Both<B>;
type Any<S> = <S as Set>::Any;
type AllOf<L> = <GridOf<L> as Layout>::All;
/// Each row has an area of its own, and each column too.
pub(super) type InRegions<L, R> =
    Crossings<InAreas<L, MapOf<R>, InRow<L, AllDigits>>, MapOf<R>, InRow<L, AllDigits>>;
type MapOf<R> = <R as Units>::Map<AllDigits, Blank>;

/// The moves to the same digit and to the next one. The law of no moves is left out.
type In0<M> = <M as Set>::E0;
type In1<M> = <M as Set>::E1;
type Apart<L, M> = <Any<M> as Bit>::Apart<L, M>;
type ApartFromNext<L, M> = <Any<M> as Bit>::ApartFromNext<L, M>;

/// The lines among the further rules `F`, which link cells.
pub struct LinesOf<N, U, F>(PhantomData<(N, U, F)>);

/// Lines that link cells, in grids with the laws `L`.
pub trait HaveLinks {
    type Linked<L: Laws>: Laws;
    /// What the cages among the lines leave of rows, columns, boxes and other units.
    type Rests<L: Laws>: Links;
}

impl<N: Number, U: Rules<N>, F: Further<N, U>> HaveLinks for LinesOf<N, U, F> {
    type Linked<L: Laws> =
        Linked<L, GridOf<L>, tarr![F::Links<L>, <F::IsCage as Bit>::Rests<Self, L>]>;
    type Rests<L: Laws> = tarr![
        <RowsIn<L, N> as Units>::Rests<Self, L, N::Count>,
        <ColumnsIn<L, N> as Units>::Rests<Self, L, N::Count>,
        <U::BoxUnits<L> as Units>::Rests<Self, L, N::Count>,
        <F::Units<F::Regions<ATerm>> as Units>::Rests<Self, L, N::Count>,
    ];
}
impl<N: Number, U: Rules<N>, F: Further<N, U>> Cages for LinesOf<N, U, F> {
    type Outside<L: Laws, R: Rest> = F::Outside<L, R>;
}

/// `Side` cells with the digit 1.
type Ones<Side> = <<Side as Number>::Shape as Layout>::Repeat<U1>;
/// A list of the block `B` for each of the digits from 1 to `N`.
type InBlocks<N, B> = <<InShape<N> as Digits>::Blocks<B> as Digits>::Cells<ATerm>;

/// A block for each two of the numbers `Down` and `Across`, with the numbers of rows and columns in these lists, and then
/// other units.
type BlocksIn<L, Rows, Down, Columns, Across, Others = ATerm> =
    <Down as Digits>::Units<Blocks<EachRow<L, Columns>, InColumn<L, Rows>, Across>, Others>;

/// The laws of boxes that are too large for tuples.
pub(super) type Wide<R, C, N> = With<Plain<N>, BoxesIn<Plain<N>, R, C>>;

pub(super) type BoxesIn<L, R, C> =
    BlocksIn<L, InBlocks<C, Ones<R>>, InShape<C>, InBlocks<R, Ones<C>>, InShape<R>>;

/// Rows and columns are blocks too: with each number of a row, and with the number 1 of all columns.
type RowsIn<L, N> = BlocksIn<L, AllDigits, InShape<N>, AllOnes<N>, InShape<U1>>;
type ColumnsIn<L, N> = BlocksIn<L, AllOnes<N>, InShape<U1>, AllDigits, InShape<N>>;
type AllOnes<N> = <Ones<N> as Digits>::Cells<ATerm>;

/// A further rule or a line, or a list of them, in a grid of `N` rows with the boxes `U`.
pub trait Further<N, U> {
    /// Its regions, and then others.
    type Regions<V: Units>: Units;
    /// Its other units, and then others.
    type Units<V: Units>: Units;
    /// The moves to the same digit and to the next one: see [`moves`](super::moves). Those of all rules are one law, as all
    /// units are, because a plane is settled by each law anew.
    type Moves: Set;
    /// Its links, in a grid with the laws `L`, which are only asked for if there are some.
    type Links<L: Laws>: Links;
    type IsLinked: Bit;
    /// The rest `R` without the cages within it, if there are cages.
    type Outside<L: Laws, R: Rest>: Rest;
    type IsCage: Bit;
}

/// Says what a rule does not have.
macro_rules! no {
    (Regions) => {
        type Regions<V: Units> = V;
    };
    (Units) => {
        type Units<V: Units> = V;
    };
    (Moves) => {
        type Moves = Out;
    };
    (Links) => {
        type Links<L: Laws> = ATerm;
        type IsLinked = Out;
    };
    (Cages) => {
        type Outside<L: Laws, R: Rest> = R;
        type IsCage = Out;
    };
}
pub(super) use no;

impl<N, U> Further<N, U> for ATerm {
    no! { Regions }
    no! { Units }
    no! { Moves }
    no! { Links }
    no! { Cages }
}

/// Lists are walked three rules at a time. The links of the others come first, so that each is less deep.
macro_rules! lists {
    ($($list:ty: $($rule:ident)*;)*) => { $(
        impl<N, U, $($rule: Further<N, U>),*> Further<N, U> for $list {
            type Regions<V: Units> = lists!(Regions V, []; $($rule)*);
            type Units<V: Units> = lists!(Units V, []; $($rule)*);
            type Moves = fold!(Set Or: $($rule::Moves),*);
            type Links<L: Laws> = tarr![$($rule::Links<L>),*];
            type IsLinked = fold!(Bit Either: $($rule::IsLinked),*);
            type Outside<L: Laws, R: Rest> = lists!(Outside R, [L,]; $($rule)*);
            type IsCage = fold!(Bit Either: $($rule::IsCage),*);
        }
    )* };
    ($member:ident $end:ty, $first:tt;) => { $end };
    ($member:ident $end:ty, [$($first:tt)*]; $rule:ident $($more:ident)*) => {
        $rule::$member<$($first)* lists!($member $end, [$($first)*]; $($more)*)>
    };
}

lists! {
    TArr<A, ATerm>: A;
    TArr<A, TArr<B, ATerm>>: A B;
    TArr<A, TArr<B, TArr<C, Others>>>: Others A B C;
}

impl<N, U: Rules<N>, Cells: LineCells> Further<N, U> for Region<Cells> {
    type Regions<V: Units> = TArr<<Cells::Places<U::Laws> as Spots>::All, V>;
    no! { Units }
    no! { Moves }
    no! { Links }
    no! { Cages }
}

impl<N: Few, U, Cells: LineCells, T: Total> Further<N, U> for Cage<Cells, T> {
    no! { Regions }
    no! { Units }
    no! { Moves }
    type Links<L: Laws> = CageOf<
        Cells::Places<L>,
        T::Sets<<Cells::Places<L> as Spots>::Count, N::Count, L::Column>,
        L,
    >;
    type IsLinked = In;
    type Outside<L: Laws, R: Rest> = T::Outside<<Cells::Places<L> as Spots>::All, R>;
    type IsCage = In;
}

/// The shape of the cells of a grid.
pub(super) type GridOf<L> = <<L as Laws>::Column as Layout>::Each<<L as Laws>::Row>;

macro_rules! moves {
    ($($rule:ident: $same:ty, $next:ty;)*) => { $(
        impl<N, U> Further<N, U> for $rule {
            no! { Regions }
    no! { Units }
            type Moves = ($same, $next);
            no! { Links }
            no! { Cages }
        }
    )* };
}

type NoMove = (Out, Out, Out);

moves! {
    AntiKnight: (NoMove, (Out, Out, In), (Out, In, Out)), Out;
    AntiKing: (NoMove, (In, In, Out), NoMove), Out;
    AntiElephant: (NoMove, NoMove, (Out, Out, In)), Out;
    NonConsecutive: Out, ((In, In, Out), (In, Out, Out), NoMove);
}

/// A diagonal: the cells of the row whose digits the column has.
type Diagonal<L, Row, Column> = <<EachRow<L, Row> as Digits>::Plane<Column> as Part>::Cells;

impl<N, U: Rules<N>> Further<N, U> for Diagonals {
    no! { Regions }
    type Units<V: Units> = TArr<
        Diagonal<U::Laws, AllDigits, InColumn<U::Laws, AllDigits>>,
        TArr<
            Diagonal<
                U::Laws,
                <<InColumn<U::Laws, AllDigits> as Digits>::Cells<ATerm> as Cells>::Reversed<ATerm>,
                InColumn<U::Laws, AllDigits>,
            >,
            V,
        >,
    >;
    no! { Moves }
    no! { Links }
    no! { Cages }
}

/// The numbers of the windows along a row or a column, after gaps of one cell. (The last has no place in the row.)
type InWindows<Side> = InBlocks<Side, (UTerm, Ones<Side>)>;

impl<N: Number, Side: Number> Further<N, Boxes<Side, Side>> for Windows {
    no! { Regions }
    type Units<V: Units> = BlocksIn<
        Side::Boxes<Side, N>,
        InWindows<Side>,
        InShape<Side>,
        InWindows<Side>,
        InShape<Side>,
        V,
    >;
    no! { Moves }
    no! { Links }
    no! { Cages }
}
