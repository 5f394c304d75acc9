//! The columns, derived from the rows: a column is all different if no two rows
//! have the same digit in its place.
//!
//! ```text
//! 1 2 3 4 ─┐       ─┐            every row with every row below it,
//! 3 4 1 2 ─┘ ─┐     │  …         place by place: 1≠3, 2≠4, 3≠1, 4≠2;  1≠2, …
//! 2 1 4 3    ─┘    ─┘
//! 4 3 2 1
//! ```
//!
//! The same pairs are compared as if each column were taken out as a list, and the
//! lists need not be made. Lists of different lengths are compared as far as both
//! go: their shape is a rule of its own.

use super::different::Different;
use typenum::{ATerm, TArr};

/// Rows of which no two agree in any place.
pub trait AllDifferInEachPlace {}

impl AllDifferInEachPlace for ATerm {}
impl<Row, Rows> AllDifferInEachPlace for TArr<Row, Rows>
where
    Row: DiffersFromEach<Rows>,
    Rows: AllDifferInEachPlace,
{
}

/// A row that agrees with none of `Rows` in any place.
pub trait DiffersFromEach<Rows> {}

impl<Row> DiffersFromEach<ATerm> for Row {}
impl<Row, Other, Others> DiffersFromEach<TArr<Other, Others>> for Row where
    Row: DiffersInEachPlace<Other> + DiffersFromEach<Others>
{
}

/// A row that does not agree with `Other` in any place.
pub trait DiffersInEachPlace<Other> {}

impl<Other> DiffersInEachPlace<Other> for ATerm {}
impl<Digit, Row> DiffersInEachPlace<ATerm> for TArr<Digit, Row> {}
impl<Digit, Row, OtherDigit, Other> DiffersInEachPlace<TArr<OtherDigit, Other>> for TArr<Digit, Row>
where
    Digit: Different<OtherDigit>,
    Row: DiffersInEachPlace<Other>,
{
}
