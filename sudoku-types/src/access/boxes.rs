//! Finds a box in the rows of a solution: the rows are cut into bands, the rows of a band into parts,
//! and the number of the box is counted off, with a mark for each box of a band.
//!
//! ```text
//! boxes of 2 rows × 3 columns: two boxes are side by side in a band of two rows
//!
//! 1 2 3 │ 4 5 6      box 4 is  ••  ••    two chunks: the second band;
//! 4 5 6 │ 1 2 3                          two marks in the last chunk: the second stack
//! ──────┼──────
//! 2 3 1 │ 5 6 4      its rows  2 3 1 │ 5 6 4  and  5 6 4 │ 2 3 1  are cut into chunks of three
//! 5 6 4 │ 2 3 1      cells; the second chunks, one after the other, are the box
//! ```
//!
//! In a grid of boxes of R rows there are R boxes side by side, because a row has R·C cells.
//! For values, [`BoxShape::box_of`] defines the boxes; a test compares the two.
//!
//! [`BoxShape::box_of`]: crate::BoxShape::box_of

use super::chunks::Chunks;
use super::columns::EachNth;
use super::elements::{Missing, There};
use super::numbers::Counted;
use crate::puzzle::Boxes;
use typenum::{ATerm, TArr};

/// The boxes among the rules of a puzzle, to count with.
pub trait BoxesOf {
    /// A mark for each row of a box.
    type Rows;

    /// A mark for each column of a box.
    type Columns;
}

impl<R: Counted, C: Counted> BoxesOf for Boxes<R, C> {
    type Rows = R::Marks;
    type Columns = C::Marks;
}
impl<First: BoxesOf, Further> BoxesOf for TArr<First, Further> {
    type Rows = First::Rows;
    type Columns = First::Columns;
}

/// Bands of rows, in which the number of a box is counted off by these chunks of marks. `Stack` has a mark for each
/// column of a box.
pub trait BoxIn<Marks, Stack> {
    /// [`There`] with the digits of the box, or [`Missing`].
    type Found;
}

impl<Marks, Stack> BoxIn<Marks, Stack> for ATerm {
    type Found = Missing;
}
impl<Band, Bands, Stack> BoxIn<ATerm, Stack> for TArr<Band, Bands> {
    type Found = Missing;
}
impl<Band, Bands, Marks, Stack> BoxIn<TArr<Marks, ATerm>, Stack> for TArr<Band, Bands>
where
    Band: EachChunks<Stack, Rows: EachNth<Marks, Found: Joined>>,
{
    type Found = <<Band::Rows as EachNth<Marks>>::Found as Joined>::Found;
}
impl<Band, Bands, Full, Marks, More, Stack> BoxIn<TArr<Full, TArr<Marks, More>>, Stack>
    for TArr<Band, Bands>
where
    Bands: BoxIn<TArr<Marks, More>, Stack>,
{
    type Found = Bands::Found;
}

/// Rows that can be cut into lists of the length of the list `Marks`.
pub trait EachChunks<Marks> {
    /// The rows, as lists of lists.
    type Rows;
}

impl<Marks> EachChunks<Marks> for ATerm {
    type Rows = ATerm;
}
impl<Row, Rows, Marks> EachChunks<Marks> for TArr<Row, Rows>
where
    Row: Chunks<Marks>,
    Rows: EachChunks<Marks>,
{
    type Rows = TArr<Row::Chunks, Rows::Rows>;
}

/// The parts of a box, found or missing.
pub trait Joined {
    /// [`There`] with one list of their digits, or [`Missing`].
    type Found;
}

impl Joined for Missing {
    type Found = Missing;
}
impl<Parts: Join> Joined for There<Parts> {
    type Found = There<Parts::Digits>;
}

/// Lists that can be joined.
pub trait Join {
    /// One list of all their elements in order.
    type Digits;
}

impl Join for ATerm {
    type Digits = ATerm;
}
impl<Lists: Join> Join for TArr<ATerm, Lists> {
    type Digits = Lists::Digits;
}
impl<Head, Tail, Lists> Join for TArr<TArr<Head, Tail>, Lists>
where
    TArr<Tail, Lists>: Join,
{
    type Digits = TArr<Head, <TArr<Tail, Lists> as Join>::Digits>;
}
