//! From the type of a puzzle to the machine that solves it.

use super::advice::{Advice, NoAdvice};
use super::areas::{Crossings, InAreas};
use super::bits::{Bit, In, Out};
use super::cages::{CageList, NoCages};
use super::digits::{AllDigits, Digits, Line};
use super::laws::{Laws, Linked, Plain};
use super::layout::Layout;
use super::lists::{Cells, Lines};
use super::machine::{Bottom, Branch, Findings, Goal, Machine, Searching, Steps};
use super::parts::Part;
use super::paths::Here;
use super::rests::Areas;
use super::sets::Set;
use super::sizes::{Few, InShape, Number};
use super::units::{Blocks, Units, With};
use crate::judge::Shaped;
use crate::puzzle::rules::{AntiKing, AntiKnight, Diagonals, NonConsecutive, Windows};
use crate::puzzle::{Boxes, Cages, Puzzle, Regions};
use typenum::{ATerm, Const, TArr, ToUInt, U, U1, UTerm, tarr};

/// A puzzle that the types can search: [`Puzzle`] with boxes or regions, and with any further rules. This
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
    Self: Shaped,
    Const<N>: ToUInt,
    U<N>: Number,
    R: Rules<U<N>>,
    G: Lines,
    To: Goal,
    A: Advice,
{
    type Findings = <<R::Steps as Steps>::Run<Begun<R::Laws, G, A, To>> as Machine>::End;
}

/// The first state of a search.
type Begun<L, G, A, To> = Searching<Branch<PlanesOf<L, G>, A, Bottom>, L, To>;

/// A puzzle as a state from which a search can be [watched](super::watch).
pub trait Start<Goal, A> {
    type State;
    type Steps;
}

impl<const N: usize, R, G: Lines, S, To, A> Start<To, A> for Puzzle<N, R, G, S>
where
    Const<N>: ToUInt,
    R: Rules<U<N>>,
{
    type State = Begun<R::Laws, G, A, To>;
    type Steps = R::Steps;
}

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
    /// The boxes or regions, in the shape of the laws `L`.
    type Areas<L: Laws>: Units;
    /// The steps that a search may take.
    type Steps: Steps;
}

impl<N: Number, R: Number, C: Number> Rules<N> for Boxes<R, C> {
    type Laws = R::Boxes<C, N>;
    type Areas<L: Laws> = BoxesIn<L, R, C>;
    type Steps = N::Steps;
}
impl<N: Number, Map: Lines, Numbers> Rules<N> for Regions<Map, Numbers> {
    type Laws = Crossings<InAreas<Plain<N>, MapOf<N, Map>, InShape<N>>, MapOf<N, Map>, InShape<N>>;
    type Areas<L: Laws> = <InShape<N> as Digits>::Units<Areas<L, MapIn<L, Map>>, ATerm>;
    type Steps = N::Steps;
}
impl<N, U: Rules<N>, Further: FurtherRules<N, U>> Rules<N> for TArr<U, Further> {
    type Laws = ApartFromNext<Apart<Further::Laws, In0<Further::Moves>>, In1<Further::Moves>>;
    type Areas<L: Laws> = U::Areas<L>;
    type Steps = Further::Steps;
}

/// The moves to the same digit and to the next one. The law of no moves is left out.
type In0<M> = <M as Set>::E0;
type In1<M> = <M as Set>::E1;
type Apart<L, M> = <<M as Set>::Any as Bit>::Apart<L, M>;
type ApartFromNext<L, M> = <<M as Set>::Any as Bit>::ApartFromNext<L, M>;

/// The numbers of the regions, in the shape of the grid.
type MapOf<N, Map> = <<N as Number>::Shape as Layout>::Grid<<N as Number>::Shape, Map>;

/// `Side` cells with the digit 1.
type Ones<Side> = <<Side as Number>::Shape as Layout>::Repeat<U1>;
/// A list of the block `B` for each of the digits from 1 to `N`.
type InBlocks<N, B> = <<InShape<N> as Digits>::Blocks<B> as Digits>::Cells<ATerm>;

/// A block for each two of the numbers `Down` and `Across`, with the numbers of rows and columns in these lists.
type BlocksIn<L, Rows, Down, Columns, Across> =
    <Down as Digits>::Units<Blocks<EachRow<L, Columns>, InColumn<L, Rows>, Across>, ATerm>;

/// The laws of boxes that are too large for tuples.
pub(super) type Wide<R, C, N> = With<Plain<N>, BoxesIn<Plain<N>, R, C>>;

type BoxesIn<L, R, C> =
    BlocksIn<L, InBlocks<C, Ones<R>>, InShape<C>, InBlocks<R, Ones<C>>, InShape<R>>;

/// Rows and columns are blocks too: with each number of a row, and with the number 1 of all columns.
type RowsIn<L, N> = BlocksIn<L, AllDigits, InShape<N>, AllOnes<N>, InShape<U1>>;
type ColumnsIn<L, N> = BlocksIn<L, AllOnes<N>, InShape<U1>, AllDigits, InShape<N>>;
type AllOnes<N> = <Ones<N> as Digits>::Cells<ATerm>;

/// A list of further rules, in a grid of `N` rows with the boxes or regions `U`.
pub trait FurtherRules<N, U> {
    /// The laws without moves.
    type Laws: Laws;
    /// The moves of all rules: they are one law, because a plane is settled by each law anew.
    type Moves: Set;
    type Steps: Steps;
}
impl<N, U: Rules<N>> FurtherRules<N, U> for ATerm {
    type Laws = U::Laws;
    type Steps = U::Steps;
    type Moves = Out;
}
impl<N, U, Rule: FurtherRule<N, U>, Rules: FurtherRules<N, U>> FurtherRules<N, U>
    for TArr<Rule, Rules>
{
    type Laws = Rule::With<Rules::Laws>;
    type Steps = Rule::Steps<Rules::Steps>;
    type Moves = <Rules::Moves as Set>::Or<Rule::Moves>;
}

/// A further rule.
pub trait FurtherRule<N, U> {
    /// The laws `L`, and the law of this rule if it is not one of moves.
    type With<L: Laws>: Laws;
    /// The moves to the same digit and to the next one: see [`moves`](super::moves).
    type Moves: Set;
    /// The steps that a search may take with this rule, if it may take `S` without it.
    type Steps<S: Steps>: Steps;
}

macro_rules! moves {
    ($($rule:ident: $same:ty, $next:ty, $steps:ty;)*) => { $(
        impl<N, U> FurtherRule<N, U> for $rule {
            type With<L: Laws> = L;
            type Moves = ($same, $next);
            type Steps<S: Steps> = $steps;
        }
    )* };
}

impl<N: Few, U: Rules<N>, Map: Lines, A: CageList> FurtherRule<N, U> for Cages<Map, A> {
    type With<L: Laws> =
        Linked<L, GridOf<L>, WithRests<CagesIn<L, Map, A, N::Few>, L, N, U::Areas<L>>>;
    type Moves = Out;
    // Each step takes up to ten times as long.
    type Steps<S: Steps> = <<S::Half as Steps>::Half as Steps>::Half;
}

type CagesIn<L, Map, A, N> = <A as CageList>::Made<
    <MapIn<L, Map> as Digits>::Collect<Here, <GridOf<L> as Layout>::All, NoCages>,
    U1,
    L,
    N,
>;

/// The cages `T`, and the rests that they leave of rows, columns and areas.
type WithRests<T, L, N, Areas> = tarr![
    T,
    <RowsIn<L, N> as Units>::Rests<T, L, <N as Few>::Few>,
    <ColumnsIn<L, N> as Units>::Rests<T, L, <N as Few>::Few>,
    <Areas as Units>::Rests<T, L, <N as Few>::Few>,
];

/// The shape of the cells of a grid.
pub(super) type GridOf<L> = <<L as Laws>::Column as Layout>::Each<<L as Laws>::Row>;
type MapIn<L, Map> = <<L as Laws>::Column as Layout>::Grid<<L as Laws>::Row, Map>;

type NoMove = (Out, Out, Out);

moves! {
    AntiKnight: (NoMove, (Out, Out, In), (Out, In, Out)), Out, S;
    AntiKing: (NoMove, (In, In, Out), NoMove), Out, S;
    NonConsecutive: Out, ((In, In, Out), (In, Out, Out), NoMove), S::Half;
}

macro_rules! units {
    ($($rule:ident)*) => { $(
        impl<N, U> FurtherRule<N, U> for $rule
        where
            $rule: RuleUnits<N, U>,
        {
            type With<L: Laws> = With<L, <Self as RuleUnits<N, U>>::Units>;
            type Moves = Out;
            type Steps<S: Steps> = S;
        }
    )* };
}

units! { Diagonals Windows }

/// A further rule that has units.
pub trait RuleUnits<N, U> {
    type Units: Units;
}

/// A diagonal: the cells of the row whose digits the column has.
type Diagonal<L, Row, Column> = <<EachRow<L, Row> as Digits>::Plane<Column> as Part>::Cells;

impl<N, U: Rules<N>> RuleUnits<N, U> for Diagonals {
    type Units = tarr![
        Diagonal<U::Laws, AllDigits, InColumn<U::Laws, AllDigits>>,
        Diagonal<
            U::Laws,
            <<InColumn<U::Laws, AllDigits> as Digits>::Cells<ATerm> as Cells>::Reversed<ATerm>,
            InColumn<U::Laws, AllDigits>,
        >,
    ];
}

/// The numbers of the windows along a row or a column, after gaps of one cell. (The last has no place in the row.)
type InWindows<Side> = InBlocks<Side, (UTerm, Ones<Side>)>;

impl<N: Number, Side: Number> RuleUnits<N, Boxes<Side, Side>> for Windows {
    type Units = BlocksIn<
        Side::Boxes<Side, N>,
        InWindows<Side>,
        InShape<Side>,
        InWindows<Side>,
        InShape<Side>,
    >;
}
