//! Columns and boxes, derived from the rows.
//!
//! ```text
//!  rows        a band: R rows         turned over        cut after C columns      the pieces
//!                                                        and joined: the boxes
//!  1 2 3 4     1 2 3 4                1 3   2 4
//!  3 4 1 2     3 4 1 2         →      2 4   …     →      (1 3 2 4) (3 1 4 2)
//!  2 1 4 3     2 1 4 3                3 1
//!  4 3 2 1     4 3 2 1                4 2
//! ```
//!
//! [`Transpose`] turns rows into columns: of the whole grid, where they are the
//! units, and of one band, where `C` neighbouring columns make a box. The
//! order of the cells within a box is of no matter to "all different".
//!
//! Whether the rows have the right shape is asked elsewhere; in here, every list of
//! lists has columns and boxes, if need be short ones.
//!
//! The same units are defined for values, not types, in [`BoxShape::box_of`]; a
//! test holds the two together.
//!
//! [`BoxShape::box_of`]: crate::BoxShape::box_of

use core::ops::Sub;
use typenum::{ATerm, B1, Sub1, TArr, UInt, UTerm};

/// The columns of a list of rows.
type Columns<Rows> = <Rows as Transpose>::Columns;

/// Lists that can be turned over: the n-th column is the list of the rows' n-th
/// elements.
pub trait Transpose {
    type Columns;
}

impl Transpose for ATerm {
    type Columns = ATerm;
}
impl<Row, Rows> Transpose for TArr<Row, Rows>
where
    Rows: Transpose,
    Row: OnTopOf<Columns<Rows>>,
{
    type Columns = <Row as OnTopOf<Columns<Rows>>>::Columns;
}

/// A row put on top of columns, one cell on each; where there is no column yet, a
/// cell starts one.
pub trait OnTopOf<Below> {
    type Columns;
}

impl<Below> OnTopOf<Below> for ATerm {
    type Columns = Below;
}
impl<Cell, Row> OnTopOf<ATerm> for TArr<Cell, Row>
where
    Row: OnTopOf<ATerm>,
{
    type Columns = TArr<TArr<Cell, ATerm>, <Row as OnTopOf<ATerm>>::Columns>;
}
impl<Cell, Row, Column, Below> OnTopOf<TArr<Column, Below>> for TArr<Cell, Row>
where
    Row: OnTopOf<Below>,
{
    type Columns = TArr<TArr<Cell, Column>, <Row as OnTopOf<Below>>::Columns>;
}

/// Rows that can be cut into boxes of `R` rows and `C` columns.
pub trait CutIntoBoxes<R, C> {
    type Boxes;
}

impl<Rows, R, C> CutIntoBoxes<R, C> for Rows
where
    Rows: Pieces<R>,
    PiecesOf<Rows, R>: CutBandsIntoBoxes<C>,
{
    type Boxes = <PiecesOf<Rows, R> as CutBandsIntoBoxes<C>>::Boxes;
}

/// Bands that can be cut into boxes of `C` columns.
pub trait CutBandsIntoBoxes<C> {
    type Boxes;
}

impl<C> CutBandsIntoBoxes<C> for ATerm {
    type Boxes = ATerm;
}
impl<Band, Bands, C> CutBandsIntoBoxes<C> for TArr<Band, Bands>
where
    Band: Transpose,
    Columns<Band>: Pieces<C>,
    PiecesOf<Columns<Band>, C>: JoinEach<Bands::Boxes>,
    Bands: CutBandsIntoBoxes<C>,
{
    type Boxes = <PiecesOf<Columns<Band>, C> as JoinEach<Bands::Boxes>>::Joined;
}

/// A list cut into pieces of `N` elements.
type PiecesOf<List, N> = <List as Pieces<N>>::Pieces;

/// Lists that can be cut into pieces of `N` elements; the last one may be shorter.
pub trait Pieces<N> {
    type Pieces;
}

impl<N> Pieces<N> for ATerm {
    type Pieces = ATerm;
}
impl<Head, Tail, N> Pieces<N> for TArr<Head, Tail>
where
    Self: SplitAt<N>,
    <Self as SplitAt<N>>::Rest: Pieces<N>,
{
    type Pieces = TArr<<Self as SplitAt<N>>::Piece, PiecesOf<<Self as SplitAt<N>>::Rest, N>>;
}

/// The first `N` elements of a list, and the rest.
pub trait SplitAt<N> {
    type Piece;
    type Rest;
}

impl<List> SplitAt<UTerm> for List {
    type Piece = ATerm;
    type Rest = List;
}
impl<High, Low> SplitAt<UInt<High, Low>> for ATerm {
    type Piece = ATerm;
    type Rest = ATerm;
}
impl<Head, Tail, High, Low> SplitAt<UInt<High, Low>> for TArr<Head, Tail>
where
    UInt<High, Low>: Sub<B1>,
    Tail: SplitAt<Sub1<UInt<High, Low>>>,
{
    type Piece = TArr<Head, <Tail as SplitAt<Sub1<UInt<High, Low>>>>::Piece>;
    type Rest = <Tail as SplitAt<Sub1<UInt<High, Low>>>>::Rest;
}

/// Lists of lists of lists, the two inner levels made one, put in front of
/// `Others`.
pub trait JoinEach<Others> {
    type Joined;
}

impl<Others> JoinEach<Others> for ATerm {
    type Joined = Others;
}
impl<Head, Tail, Others> JoinEach<Others> for TArr<Head, Tail>
where
    Head: Join,
    Tail: JoinEach<Others>,
{
    type Joined = TArr<Head::Joined, Tail::Joined>;
}

/// A list of lists made one list.
pub trait Join {
    type Joined;
}

impl Join for ATerm {
    type Joined = ATerm;
}
impl<List, Lists> Join for TArr<List, Lists>
where
    Lists: Join,
    List: FollowedBy<Lists::Joined>,
{
    type Joined = <List as FollowedBy<Lists::Joined>>::Joined;
}

/// A list with the elements of another one after its own.
pub trait FollowedBy<Other> {
    type Joined;
}

impl<Other> FollowedBy<Other> for ATerm {
    type Joined = Other;
}
impl<Head, Tail, Other> FollowedBy<Other> for TArr<Head, Tail>
where
    Tail: FollowedBy<Other>,
{
    type Joined = TArr<Head, Tail::Joined>;
}
