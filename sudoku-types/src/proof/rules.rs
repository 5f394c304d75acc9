//! Works out which cells the units of a puzzle have: its boxes or regions, and the units of its further rules.
//!
//! The judge derives from the digits of a grid those of a diagonal, the inner rows of windows, and the digits of each
//! region. Shown a grid of which each cell holds its own place, it derives the cells: so what the proof takes for a
//! rule is the judge's.
//!
//! ```text
//! Place<row 0, column 0>  Place<row 0, column 1>  …        Diagonal::Digits:    Place<row 0, column 0>, Place<row 1, column 1>, …
//! Place<row 1, column 0>  Place<row 1, column 1>  …        InRegions::Regions:  for each region its cells
//! ```

use super::index::{I0, I1, I2, I3, I4, I5, I6, I7, I8, I9, I10, I11, I12, I13, I14, I15, Index};
use super::set::{Children, Count, Set, Times};
use super::units::{NoUnit, Place, Unit, UnitCells};
use crate::judge::{Before, Diagonal, InRegions, ToUnary, Unary, WithoutGaps};
use crate::puzzle::rules::{Diagonals, Windows};
use crate::puzzle::{Boxes, Regions};
use core::marker::PhantomData;
use typenum::{ATerm, TArr, tarr};

/// All indices: there are none for more rows, columns or units.
pub(super) type All = tarr![
    I0, I1, I2, I3, I4, I5, I6, I7, I8, I9, I10, I11, I12, I13, I14, I15
];

/// The rules of a puzzle.
pub trait Rules<Size> {
    /// The units, each a list of its cells.
    type Units;
    /// What the units of a blank grid need.
    type Needs: Set;
    /// The cells of a blank grid, which know their units.
    type Cells: Set;
}

/// Where the units of a puzzle are: worked out only for a step that asks one.
pub trait Layout {
    /// Their cells.
    type Units: Set;
}

/// The layout of a puzzle with these rules.
pub struct LayoutOf<Rules, Size>(PhantomData<(Rules, Size)>);

impl<R, Size> Layout for LayoutOf<R, Size>
where
    R: Rules<Size, Units: UnitSets<Cells: Children>>,
{
    type Units = <<R::Units as UnitSets>::Cells as Children>::Node;
}

macro_rules! without_further_rules {
    ($($usual:ident)*) => { $(
        impl<P, Q, Size> Rules<Size> for $usual<P, Q>
        where
            Size: Count,
            Self: UsualUnits<Size>,
        {
            type Units = <Self as UsualUnits<Size>>::Units<ATerm>;
            type Needs = Size::All;
            type Cells = <Self as UsualUnits<Size>>::Cells;
        }
    )* };
}

without_further_rules! { Boxes Regions }

impl<Usual, Further, Size> Rules<Size> for TArr<Usual, Further>
where
    Size: ToUnary,
    Usual: UsualUnits<Size, Units<Further::Units>: UnitSets<Cells: Children>>,
    Further: FurtherUnits<Size, Usual, Units: Joined<Behind<Size>>>,
    All: Split<Unary<Size>>,
{
    type Units = Usual::Units<Further::Units>;
    type Needs = <<Self::Units as UnitSets>::Cells as Children>::All;
    type Cells = <Further::Units as Joined<Behind<Size>>>::Cells<Usual::Cells>;
}

/// What a puzzle has besides rows and columns: boxes or regions.
pub trait UsualUnits<Size> {
    /// Their cells, and then others.
    type Units<Others>;
    /// The cells of a blank grid, which know them.
    type Cells: Set;
}

impl<R, C, Size, Bands: IndexLists, Stacks: IndexLists> UsualUnits<Size> for Boxes<R, C>
where
    Size: ToUnary + Count,
    R: ToUnary,
    C: ToUnary,
    All: Split<Unary<Size>>,
    First<Size>: Cut<Unary<R>, Unary<R>, Lists = Bands> + Cut<Unary<C>, Unary<C>, Lists = Stacks>,
{
    type Units<Others> = Bands::Blocks<Stacks, Others>;
    type Cells = Bands::Cells<Stacks, Times<Size, NoUnit>, Times<Size, Times<Size, NoUnit>>>;
}
impl<Map, Areas, Size> UsualUnits<Size> for Regions<Map, Areas>
where
    Size: ToUnary + Count,
    All: Split<Unary<Size>>,
    CellRows<Size>: InRegions<Map, Areas, Size, Regions: EachReversed>,
    InOrder<CellRows<Size>, Map, Areas, Size>: Joined<All>,
{
    type Units<Others> =
        <<CellRows<Size> as InRegions<Map, Areas, Size>>::Regions as EachReversed>::Before<Others>;
    type Cells = <InOrder<CellRows<Size>, Map, Areas, Size> as Joined<All>>::Cells<
        Times<Size, Times<Size, NoUnit>>,
    >;
}

/// The cells of regions.
type InOrder<Rows, Map, Areas, Size> =
    <<Rows as InRegions<Map, Areas, Size>>::Regions as EachReversed>::Before<ATerm>;

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
pub trait FurtherUnits<Size, Usual> {
    /// Their cells.
    type Units;
}

impl<Size, Usual> FurtherUnits<Size, Usual> for ATerm {
    type Units = ATerm;
}
impl<Rule, Rules, Size, Usual> FurtherUnits<Size, Usual> for TArr<Rule, Rules>
where
    Rule: RuleUnits<Size, Usual>,
    Rules: FurtherUnits<Size, Usual>,
{
    type Units = Rule::Units<Rules::Units>;
}

/// A further rule that has such units.
pub trait RuleUnits<Size, Usual> {
    /// Their cells, and then others.
    type Units<Others>;
}

impl<Size, Upwards, Usual> RuleUnits<Size, Usual> for Diagonals
where
    Size: ToUnary,
    All: Split<Unary<Size>>,
    CellRows<Size>: Diagonal + Before<ATerm, Rows = Upwards>,
    Upwards: Diagonal<Digits: Before<ATerm>>,
{
    type Units<Others> = TArr<
        <CellRows<Size> as Diagonal>::Digits,
        TArr<<Upwards::Digits as Before<ATerm>>::Rows, Others>,
    >;
}
impl<Size, Side, InWindows, Lists: IndexLists> RuleUnits<Size, Boxes<Side, Side>> for Windows
where
    Size: ToUnary,
    Side: ToUnary,
    All: Split<Unary<Size>>,
    First<Size>: WithoutGaps<ATerm, Unary<Side>, Rest = InWindows>,
    InWindows: Cut<Unary<Side>, Unary<Side>, Lists = Lists>,
{
    type Units<Others> = Lists::Blocks<Lists, Others>;
}

/// A list of indices that is split after as many as there are marks.
pub trait Split<Marks> {
    /// Those before,
    type First: IndexList;
    /// and those behind.
    type Behind;
}

impl<List> Split<ATerm> for List {
    type First = ATerm;
    type Behind = List;
}
impl<I: Index, List, Mark, Marks> Split<TArr<Mark, Marks>> for TArr<I, List>
where
    List: Split<Marks>,
{
    type First = TArr<I, List::First>;
    type Behind = List::Behind;
}

/// The indices of rows, columns and digits.
type First<Size> = <All as Split<Unary<Size>>>::First;

/// The indices behind these: those of units behind the boxes or regions.
type Behind<Size> = <All as Split<Unary<Size>>>::Behind;

/// The rows of a grid, where each cell holds its own place.
type CellRows<Size> = <First<Size> as IndexList>::Rows<First<Size>>;

/// A list of indices that can be cut into lists as long as the list `Marks`; of the first of these `Left` is left.
pub trait Cut<Left, Marks> {
    /// What is left of the first list.
    type First: IndexList;
    /// The others.
    type Others: IndexLists;
    /// All.
    type Lists: IndexLists;
}

impl<I: Index, Left, Marks> Cut<Left, Marks> for TArr<I, ATerm> {
    type First = Self;
    type Others = ATerm;
    type Lists = TArr<Self, ATerm>;
}
impl<I: Index, J, List, Marks> Cut<TArr<(), ATerm>, Marks> for TArr<I, TArr<J, List>>
where
    TArr<J, List>: Cut<Marks, Marks>,
{
    type First = TArr<I, ATerm>;
    type Others = <TArr<J, List> as Cut<Marks, Marks>>::Lists;
    type Lists = TArr<Self::First, Self::Others>;
}
impl<I: Index, J, List, Left, Marks> Cut<TArr<(), TArr<(), Left>>, Marks> for TArr<I, TArr<J, List>>
where
    TArr<J, List>: Cut<TArr<(), Left>, Marks>,
{
    type First = TArr<I, <TArr<J, List> as Cut<TArr<(), Left>, Marks>>::First>;
    type Others = <TArr<J, List> as Cut<TArr<(), Left>, Marks>>::Others;
    type Lists = TArr<Self::First, Self::Others>;
}

/// Indices of rows, columns or units.
pub trait IndexList {
    /// The first of them.
    type Head: Index;
    /// The others.
    type Tail: IndexList;
    /// The cells of the row `R` in these columns, and then others.
    type Row<R: Index, Others>;
    /// The cells of these rows in these columns, row by row, and then others.
    type Block<Columns: IndexList, Others>;
    /// The same, each row a list.
    type Rows<Columns: IndexList>;
    /// `T` with `X` at these indices.
    type Fill<X: Set, T: Set>: Set;
}

impl IndexList for ATerm {
    type Head = I0;
    type Tail = ATerm;
    type Row<R: Index, Others> = Others;
    type Block<Columns: IndexList, Others> = Others;
    type Rows<Columns: IndexList> = ATerm;
    type Fill<X: Set, T: Set> = T;
}
impl<I: Index, List: IndexList> IndexList for TArr<I, List> {
    type Head = I;
    type Tail = List;
    type Row<R: Index, Others> = TArr<Place<R, I>, List::Row<R, Others>>;
    type Block<Columns: IndexList, Others> = Columns::Row<I, List::Block<Columns, Others>>;
    type Rows<Columns: IndexList> = TArr<Columns::Row<I, ATerm>, List::Rows<Columns>>;
    type Fill<X: Set, T: Set> = List::Fill<X, I::Put<T, X>>;
}

/// Bands or stacks: lists of indices.
pub trait IndexLists {
    /// The blocks of cells of these bands in these stacks, and then others.
    type Blocks<Stacks: IndexLists, Others>;
    /// Those of these stacks in one band.
    type Band<Rows: IndexList, Others>;
    /// The cells of a grid, with those in these bands, which know their box. A band has as many boxes as rows, so these
    /// have the same indices.
    type Cells<Stacks: IndexLists, Row: Set, Cells: Set>: Set;
    /// The cells of a row with those in these stacks, which are in these boxes.
    type InBoxes<Boxes: IndexList, Row: Set>: Set;
}

impl IndexLists for ATerm {
    type Blocks<Stacks: IndexLists, Others> = Others;
    type Band<Rows: IndexList, Others> = Others;
    type Cells<Stacks: IndexLists, Row: Set, Cells: Set> = Cells;
    type InBoxes<Boxes: IndexList, Row: Set> = Row;
}
impl<List: IndexList, Lists: IndexLists> IndexLists for TArr<List, Lists> {
    type Blocks<Stacks: IndexLists, Others> = Stacks::Band<List, Lists::Blocks<Stacks, Others>>;
    type Band<Rows: IndexList, Others> = TArr<Rows::Block<List, ATerm>, Lists::Band<Rows, Others>>;
    type Cells<Stacks: IndexLists, Row: Set, Cells: Set> =
        Lists::Cells<Stacks, Row, List::Fill<Stacks::InBoxes<List, Row>, Cells>>;
    type InBoxes<Boxes: IndexList, Row: Set> =
        Lists::InBoxes<Boxes::Tail, List::Fill<Boxes::Head, Row>>;
}

/// Units with these indices.
pub trait Joined<Indices> {
    /// The cells of a grid, which know these units too.
    type Cells<T: Set>: Set;
}

impl<Indices> Joined<Indices> for ATerm {
    type Cells<T: Set> = T;
}
impl<I: Index, Indices, Cells: UnitCells, Units: Joined<Indices>> Joined<TArr<I, Indices>>
    for TArr<Cells, Units>
{
    type Cells<T: Set> = Units::Cells<Cells::Join<I, T>>;
}

/// Units as sets.
pub trait UnitSets {
    /// Their cells, a list.
    type Cells;
}

impl UnitSets for ATerm {
    type Cells = ATerm;
}
impl<Cells: UnitCells, Units: UnitSets> UnitSets for TArr<Cells, Units> {
    type Cells = TArr<Unit<Cells>, Units::Cells>;
}
