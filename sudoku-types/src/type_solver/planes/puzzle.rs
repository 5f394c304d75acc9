//! From the type of a puzzle to the machine that solves it.

use super::advice::{Advice, NoAdvice};
use super::digits::{AllDigits, Digits, Line};
use super::laws::{self, Crossings, InAreas, Laws, With};
use super::layout::Layout;
use super::lists::{Cells, Lines};
use super::machine::{Bottom, Branch, Findings, Goal, Machine, Searching, Steps};
use super::parts::Part;
use super::sizes::{InShape, Number};
use super::units::{Blocks, Units};
use crate::judge::Shaped;
use crate::puzzle::rules::{Diagonals, Windows};
use crate::puzzle::{Boxes, Puzzle, Regions};
use typenum::{ATerm, Const, TArr, ToUInt, U, U1, UTerm, tarr};

/// A puzzle that the types can search: [`Puzzle`] with boxes or regions, and with further rules that have units. This
/// is the bound of [`Outcome`](super::super::Outcome), and of generic code that searches any such puzzle.
///
/// The trait is sealed: only this module makes a search, with the goals [`First`](super::super::First) and
/// [`Unique`](super::super::Unique), and with the advice of this module.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a puzzle that the types can search",
    label = "not a `sudoku_types::Puzzle`, or one with cages or rules about pairs of cells"
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
    type Findings = <<<U<N> as Number>::Steps as Steps>::Run<
        Searching<Branch<PlanesOf<R::Laws, G>, A, Bottom>, R::Laws, To>,
    > as Machine>::End;
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
}

impl<N: Number, R: Number, C: Number> Rules<N> for Boxes<R, C> {
    type Laws = R::Boxes<C, N>;
}
impl<N: Number, Map: Lines, Numbers> Rules<N> for Regions<Map, Numbers> {
    type Laws =
        Crossings<InAreas<laws::Lines<N>, MapOf<N, Map>, InShape<N>>, MapOf<N, Map>, InShape<N>>;
}
impl<N, U: Rules<N>, Further: FurtherRules<N, U>> Rules<N> for TArr<U, Further> {
    type Laws = Further::Laws;
}

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
pub(super) type Wide<R, C, N> = With<
    laws::Lines<N>,
    BlocksIn<laws::Lines<N>, InBlocks<C, Ones<R>>, InShape<C>, InBlocks<R, Ones<C>>, InShape<R>>,
>;

/// A list of further rules that have units, in a grid of `N` rows with the boxes or regions `U`.
pub trait FurtherRules<N, U> {
    type Laws: Laws;
}
impl<N, U: Rules<N>> FurtherRules<N, U> for ATerm {
    type Laws = U::Laws;
}
impl<N, U, Rule: RuleUnits<N, U>, Rules: FurtherRules<N, U>> FurtherRules<N, U>
    for TArr<Rule, Rules>
{
    type Laws = With<Rules::Laws, Rule::Units>;
}

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
