//! From the type of a puzzle to the machine that solves it.

use super::advice::{Advice, NoAdvice};
use super::bits::Bit;
use super::digits::{AllDigits, Digits, Line};
use super::laws::{self, Boxed, Laws, With};
use super::layout::{Layout, One};
use super::lists::Lines;
use super::machine::{Bottom, Findings, Machine, Searching, Steps};
use super::parts::Part;
use super::sizes::{InShape, Number};
use super::state::Planes;
use super::units::{Areas, Blocks, Units};
use crate::judge::Shaped;
use crate::puzzle::rules::{Diagonals, Windows};
use crate::puzzle::{Boxes, Puzzle, Regions};
use core::marker::PhantomData;
use typenum::{ATerm, Const, TArr, ToUInt, U, U1};

/// A puzzle that the types can search: [`Puzzle`] with boxes or regions, and with further rules that have units. This
/// is the bound of [`Outcome`](super::super::Outcome), and of generic code that searches any such puzzle.
///
/// The trait is sealed.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a puzzle that the types can search",
    label = "not a `sudoku_types::Puzzle`, or one with cages or rules about pairs of cells"
)]
pub trait SolvedWith<Goal, Advice = NoAdvice> {
    /// The findings of the search.
    type Findings: Findings;
}

impl<const N: usize, R, G, S, Goal, A> SolvedWith<Goal, A> for Puzzle<N, R, G, S>
where
    Self: Shaped,
    Const<N>: ToUInt,
    U<N>: Number,
    R: Rules<U<N>>,
    G: Lines,
    Goal: Findings,
    A: Advice,
{
    type Findings = <<<U<N> as Number>::Steps as Steps>::Run<
        Searching<
            Start<PlanesOf<R, U<N>, G>, A::In<RowOf<R, U<N>>, ColumnOf<R, U<N>>>>,
            R::Laws,
            Goal,
        >,
    > as Machine>::End;
}

type RowOf<R, N> = <<R as Rules<N>>::Usual as Usual>::Row;
type ColumnOf<R, N> = <<R as Rules<N>>::Usual as Usual>::Column;
/// The digits from 1 to N, in the shape of a column.
type DigitsOf<R, N> = <ColumnOf<R, N> as Layout>::Row<AllDigits>;
type PlanesOf<R, N, G> = <ColumnOf<R, N> as Layout>::Planes<
    <R as Rules<N>>::Laws,
    <ColumnOf<R, N> as Layout>::Grid<RowOf<R, N>, G>,
    DigitsOf<R, N>,
>;
/// A branch for these planes, if no row is empty.
type Start<S, P> = <<S as Planes>::Alive as Bit>::Push<S, P, Bottom>;

/// The rules of a puzzle with `N` rows.
pub trait Rules<N> {
    /// The boxes or regions of the puzzle.
    type Usual: Usual;
    /// The laws of all rules.
    type Laws: Laws;
}

/// Boxes or regions.
pub trait Usual {
    /// The shape of a row.
    type Row: Layout;
    /// The shape of a column.
    type Column: Layout;
    /// The laws besides units.
    type Laws: Laws;
    /// The units of these boxes or regions, and then others.
    type Units<Others: Units>: Units;
    /// The laws with these units, if there are no others.
    type Alone: Laws;
}

/// A grid of equal rows, each of which is `Row`.
type EachRow<U, Row> = <<U as Usual>::Column as Layout>::Repeat<Line<Row>>;
/// A list in the shape of a row.
type InRow<U, L> = <<U as Usual>::Row as Layout>::Row<L>;
type InColumn<U, L> = <<U as Usual>::Column as Layout>::Row<L>;

/// Boxes of `R` × `C` cells, whose shape the tuples have.
pub struct Fitted<R, C>(PhantomData<(R, C)>);

impl<R: Number, C: Number> Usual for Fitted<R, C> {
    type Row = R::Tuple<C::Tuple<One>>;
    type Column = C::Tuple<R::Tuple<One>>;
    type Laws = Boxed;
    type Units<Others: Units> = Others;
    type Alone = Boxed;
}

/// Rows and columns without boxes.
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

/// The digits from 1 to `N`, each `Side` times, after `Gap` cells without one.
type InBlocks<N, Gap, Side> = <InShape<N> as Digits>::Blocks<Gap, <Side as Number>::Marks, ATerm>;

impl<R: Number, C: Number, N: Number> Usual for Wide<R, C, N> {
    type Row = N::Shape;
    type Column = N::Shape;
    type Laws = laws::Lines;
    type Units<Others: Units> = <InShape<C> as Digits>::Units<
        Blocks<
            EachRow<Self, InRow<Self, InBlocks<R, ATerm, C>>>,
            InColumn<Self, InBlocks<C, ATerm, R>>,
            InShape<R>,
        >,
        Others,
    >;
    type Alone = With<laws::Lines, Self::Units<ATerm>>;
}

/// Regions in a map.
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

/// A list of further rules that have units.
pub trait FurtherUnits<N, U> {
    /// The units of all these rules.
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

/// A further rule that has units, in a grid of `N` rows with the boxes or regions `U`.
pub trait RuleUnits<N, U> {
    /// The units of this rule, and then others.
    type Units<Others: Units>: Units;
}

impl<N, U: Rules<N>> RuleUnits<N, U> for Diagonals {
    type Units<Others: Units> = TArr<
        <<EachRow<U::Usual, InRow<U::Usual, AllDigits>> as Digits>::Plane<
            InColumn<U::Usual, AllDigits>,
        > as Part>::Cells,
        TArr<
            <<EachRow<
                U::Usual,
                InRow<U::Usual, <InColumn<U::Usual, AllDigits> as Digits>::Reversed<ATerm>>,
            > as Digits>::Plane<InColumn<U::Usual, AllDigits>> as Part>::Cells,
            Others,
        >,
    >;
}

/// The numbers of the windows along a row or a column, after gaps of one cell.
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
