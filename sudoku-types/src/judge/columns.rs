//! The columns, derived from the rows: a column is all different if no two rows
//! have the same digit in its place.
//!
//! ```text
//! 1 2 3 4 ─┐  ─┐                 every row with every row below its band,
//! 3 4 1 2  │   │ ─┐  ─┐          place by place: 1≠2, 2≠1, 3≠4, 4≠3;  1≠4, …
//! ─────────┼───┼──┼───┼─
//! 2 1 4 3 ─┘   │ ─┘   │
//! 4 3 2 1     ─┘     ─┘
//! ```
//!
//! The same pairs are compared as if each column were taken out as a list, and the
//! lists need not be made. Two cells of a column within one band stand in one box,
//! and are compared there.

use super::different::Different;
use typenum::{ATerm, TArr};

/// Rows of which no two of different bands agree in any place.
///
/// `Bands` is a ruler as long as a band is high, and `Left` what is left of it at this row.
pub trait AllDifferInEachPlace<Left, Bands> {}

impl<Left, Bands> AllDifferInEachPlace<Left, Bands> for ATerm {}
impl<Row, Rows, Mark, Left, Bands> AllDifferInEachPlace<TArr<Mark, Left>, Bands> for TArr<Row, Rows>
where
    Row: DiffersFromEachBelow<Left, Rows>,
    Rows: AllDifferInEachPlace<Left, Bands>,
{
}
impl<Row, Rows, Bands> AllDifferInEachPlace<ATerm, Bands> for TArr<Row, Rows> where
    Self: AllDifferInEachPlace<Bands, Bands>
{
}

/// A row that agrees in no place with any of `Rows` below its band, of which
/// as many rows are left as the ruler `Left` is long.
pub trait DiffersFromEachBelow<Left, Rows> {}

impl<Row, Rows> DiffersFromEachBelow<ATerm, Rows> for Row where Row: DiffersFromEach<Rows> {}
impl<Row, Mark, Left> DiffersFromEachBelow<TArr<Mark, Left>, ATerm> for Row {}
impl<Row, Mark, Left, Other, Others> DiffersFromEachBelow<TArr<Mark, Left>, TArr<Other, Others>>
    for Row
where
    Row: DiffersFromEachBelow<Left, Others>,
{
}

/// A row that agrees with none of `Rows` in any place.
pub trait DiffersFromEach<Rows> {}

impl<Row> DiffersFromEach<ATerm> for Row {}
impl<Row, Other, Others> DiffersFromEach<TArr<Other, Others>> for Row where
    Row: DiffersInEachPlace<Other> + DiffersFromEach<Others>
{
}

/// A row that does not agree with `Other`, which is as long, in any place.
pub trait DiffersInEachPlace<Other> {}

impl DiffersInEachPlace<ATerm> for ATerm {}
impl<A, X> DiffersInEachPlace<TArr<X, ATerm>> for TArr<A, ATerm> where A: Different<X> {}
impl<A, B, X, Y> DiffersInEachPlace<TArr<X, TArr<Y, ATerm>>> for TArr<A, TArr<B, ATerm>>
where
    A: Different<X>,
    B: Different<Y>,
{
}
impl<A, B, C, Row, X, Y, Z, Other> DiffersInEachPlace<TArr<X, TArr<Y, TArr<Z, Other>>>>
    for TArr<A, TArr<B, TArr<C, Row>>>
where
    A: Different<X>,
    B: Different<Y>,
    C: Different<Z>,
    Row: DiffersInEachPlace<Other>,
{
}
