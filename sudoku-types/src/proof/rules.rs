//! Works out which cells the units of a puzzle have: its boxes or regions, and the units of its further rules.
//!
//! The judge derives from the digits of a grid those of a diagonal, the inner rows of windows, and the digits of each
//! region. Shown a grid of which each cell holds its own place, it derives the cells: so what the proof takes for a
//! rule is the judge's.
//!
//! ```text
//! At<row 0, column 0>  At<row 0, column 1>  …        Diagonal::Digits:    At<row 0, column 0>, At<row 1, column 1>, …
//! At<row 1, column 0>  At<row 1, column 1>  …        InRegions::Regions:  for each region its cells
//! ```

use super::digit::{D0, D1, D2, D3, Digit, Put};
use super::set::{Satisfied, Set};
use super::units::{At, Index, Listed, Unit, UnitCells};
use crate::judge::{Before, Diagonal, EachWithoutGaps, InRegions, ToUnary, Unary, WithoutGaps};
use crate::puzzle::rules::{Diagonals, Windows};
use crate::puzzle::{Boxes, Regions};
use typenum::{ATerm, TArr, tarr};

/// All indices: there are numbers for no more rows, columns or units.
pub(super) type Indices = tarr![
    Index<D0, D0>, Index<D0, D1>, Index<D0, D2>, Index<D0, D3>,
    Index<D1, D0>, Index<D1, D1>, Index<D1, D2>, Index<D1, D3>,
    Index<D2, D0>, Index<D2, D1>, Index<D2, D2>, Index<D2, D3>,
    Index<D3, D0>, Index<D3, D1>, Index<D3, D2>, Index<D3, D3>
];

/// Indices of which the first, as many as there are marks, are those of rows and columns.
pub trait Indexing<Marks> {
    /// The cells of a row.
    type Row<B: Digit, L: Digit>;
    /// The rows, with these columns.
    type Rows<All, Columns: Indexing<All>>;
}

impl<Indices> Indexing<ATerm> for Indices {
    type Row<B: Digit, L: Digit> = ATerm;
    type Rows<All, Columns: Indexing<All>> = ATerm;
}
impl<O: Digit, I: Digit, Indices, Mark, Marks> Indexing<TArr<Mark, Marks>>
    for TArr<Index<O, I>, Indices>
where
    Indices: Indexing<Marks>,
{
    type Row<B: Digit, L: Digit> = TArr<At<B, L, O, I>, Indices::Row<B, L>>;
    type Rows<All, Columns: Indexing<All>> = TArr<Columns::Row<O, I>, Indices::Rows<All, Columns>>;
}

/// The rows of a grid, where each cell holds its own place.
pub(super) type CellRows<Marks> = <Indices as Indexing<Marks>>::Rows<Marks, Indices>;

/// The rules of a puzzle whose units are listed.
pub trait ListedRules<Rows, Size> {
    /// The units, each a list of its cells.
    type Units;
}

impl<Map, Areas, Rows, Size> ListedRules<Rows, Size> for Regions<Map, Areas>
where
    Self: UsualUnits<Rows, Size>,
{
    type Units = <Self as UsualUnits<Rows, Size>>::Units<ATerm>;
}
impl<Usual, Rules, Rows, Size> ListedRules<Rows, Size> for TArr<Usual, Rules>
where
    Usual: UsualUnits<Rows, Size>,
    Rules: FurtherUnits<Rows, Usual>,
{
    type Units = Usual::Units<Rules::Units>;
}

/// What a puzzle has besides rows and columns: boxes or regions.
pub trait UsualUnits<Rows, Size> {
    /// Their cells, and then others.
    type Units<Others>;
}

impl<R, C, Rows, Size> UsualUnits<Rows, Size> for Boxes<R, C>
where
    R: ToUnary,
    C: ToUnary,
    Rows: Bands<Unary<R>, Unary<C>>,
{
    type Units<Others> = Rows::Boxes<Others>;
}
impl<Map, Areas, Rows, Size> UsualUnits<Rows, Size> for Regions<Map, Areas>
where
    Rows: InRegions<Map, Areas, Size, Regions: EachReversed>,
{
    type Units<Others> = <Rows::Regions as EachReversed>::Before<Others>;
}

/// Regions, whose cells the judge has from the last to the first.
pub trait EachReversed {
    /// Their cells from the first on, and then others.
    type Before<Others>;
}

impl EachReversed for ATerm {
    type Before<Others> = Others;
}
impl<Region: Before<ATerm>, Regions: EachReversed> EachReversed for TArr<Region, Regions> {
    type Before<Others> = TArr<Region::Rows, Regions::Before<Others>>;
}

/// A list of further rules, all of which have units of as many cells as a row.
pub trait FurtherUnits<Rows, Boxes> {
    /// Their cells.
    type Units;
}

impl<Rows, Boxes> FurtherUnits<Rows, Boxes> for ATerm {
    type Units = ATerm;
}
impl<Rule, Rules, Rows, Boxes> FurtherUnits<Rows, Boxes> for TArr<Rule, Rules>
where
    Rule: RuleUnits<Rows, Boxes>,
    Rules: FurtherUnits<Rows, Boxes>,
{
    type Units = Rule::Units<Rules::Units>;
}

/// A further rule that has such units.
pub trait RuleUnits<Rows, Boxes> {
    /// Their cells, and then others.
    type Units<Others>;
}

impl<Rows, Upwards, Boxes> RuleUnits<Rows, Boxes> for Diagonals
where
    Rows: Diagonal + Before<ATerm, Rows = Upwards>,
    Upwards: Diagonal<Digits: Before<ATerm>>,
{
    type Units<Others> = TArr<Rows::Digits, TArr<<Upwards::Digits as Before<ATerm>>::Rows, Others>>;
}
impl<Rows, Inner, Side> RuleUnits<Rows, Boxes<Side, Side>> for Windows
where
    Side: ToUnary,
    Rows: WithoutGaps<ATerm, Unary<Side>, Rest = Inner>,
    Inner: EachWithoutGaps<Unary<Side>, Rows: Bands<Unary<Side>, Unary<Side>>>,
{
    type Units<Others> = <Inner::Rows as Bands<Unary<Side>, Unary<Side>>>::Boxes<Others>;
}

/// Rows that have boxes of as many rows and columns as there are marks `R` and `C`.
pub trait Bands<R, C> {
    /// The cells of the boxes, and then others.
    type Boxes<Others>;
}

impl<R, C> Bands<R, C> for ATerm {
    type Boxes<Others> = Others;
}
impl<Row, Rows, Band, R, C> Bands<R, C> for TArr<Row, Rows>
where
    Self: Cut<R, First = Band, Rest: Bands<R, C>>,
    Band: Stacks<C>,
{
    type Boxes<Others> = Band::Boxes<<<Self as Cut<R>>::Rest as Bands<R, C>>::Boxes<Others>>;
}

/// The rows of a band.
pub trait Stacks<C> {
    /// The cells of its boxes, and then others.
    type Boxes<Others>;
}

impl<Rows, C> Stacks<C> for TArr<ATerm, Rows> {
    type Boxes<Others> = Others;
}
impl<A, Row, Rows, C> Stacks<C> for TArr<TArr<A, Row>, Rows>
where
    Self: FirstBox<C, Rest: Stacks<C>>,
{
    type Boxes<Others> = TArr<
        <Self as FirstBox<C>>::Cells,
        <<Self as FirstBox<C>>::Rest as Stacks<C>>::Boxes<Others>,
    >;
}

/// Rows that begin with those of a box.
pub trait FirstBox<C> {
    /// Its cells.
    type Cells;
    /// What is behind it.
    type Rest;
}

impl<C> FirstBox<C> for ATerm {
    type Cells = ATerm;
    type Rest = ATerm;
}
impl<Row, Rows, C> FirstBox<C> for TArr<Row, Rows>
where
    Row: Cut<C>,
    Rows: FirstBox<C>,
{
    type Cells = Row::Before<Rows::Cells>;
    type Rest = TArr<Row::Rest, Rows::Rest>;
}

/// A list that is cut after as many elements as there are marks.
pub trait Cut<Marks> {
    /// Those before the cut.
    type First;
    /// Those before it, and then others.
    type Before<Others>;
    /// Those behind it.
    type Rest;
}

impl<List> Cut<ATerm> for List {
    type First = ATerm;
    type Before<Others> = Others;
    type Rest = List;
}
impl<A, List, Mark, Marks> Cut<TArr<Mark, Marks>> for TArr<A, List>
where
    List: Cut<Marks>,
{
    type First = TArr<A, List::First>;
    type Before<Others> = TArr<A, List::Before<Others>>;
    type Rest = List::Rest;
}

/// Units of as many cells as there are marks, and no more of them than there are indices.
pub trait IndexedUnits<Indices, Marks> {
    /// A set with a place for each unit, where each needs something.
    type Needs<T: Set>: Set;
    /// The same with their cells.
    type Lists<T: Set>: Set;
    /// The cells of a grid, which know their units.
    type Cells<T: Set>: Set;
}

impl<Indices, Marks> IndexedUnits<Indices, Marks> for ATerm {
    type Needs<T: Set> = T;
    type Lists<T: Set> = T;
    type Cells<T: Set> = T;
}
impl<O: Digit, I: Digit, Indices, Cells, Units, Marks>
    IndexedUnits<TArr<Index<O, I>, Indices>, Marks> for TArr<Cells, Units>
where
    Cells: UnitCells + Cut<Marks, Rest = ATerm>,
    Units: IndexedUnits<Indices, Marks>,
{
    type Needs<T: Set> = Units::Needs<Put<O, I, T, Listed>>;
    type Lists<T: Set> = Units::Lists<Put<O, I, T, Unit<Cells>>>;
    type Cells<T: Set> = Units::Cells<Cells::Join<O, I, T>>;
}

/// A set with a place for each index, where nothing is needed.
pub(super) type NoNeeds = <D3 as Digit>::Fill<FourSatisfied, FourSatisfied>;
type FourSatisfied = <D3 as Digit>::Fill<Satisfied, Satisfied>;
