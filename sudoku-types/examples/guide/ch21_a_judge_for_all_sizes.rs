//! The columns of a grid are all different if no two of its rows agree in any place.

use typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, tarr};

trait Different<Other> {}
impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}

/// A row that does not agree with `Other` in any place.
trait DiffersInEachPlace<Other> {}
impl DiffersInEachPlace<ATerm> for ATerm {}
impl<Digit, Row, OtherDigit, Other> DiffersInEachPlace<TArr<OtherDigit, Other>> for TArr<Digit, Row>
where
    Digit: Different<OtherDigit>,
    Row: DiffersInEachPlace<Other>,
{
}

/// A row that agrees with none of `Rows` in any place.
trait DiffersFromEach<Rows> {}
impl<Row> DiffersFromEach<ATerm> for Row {}
impl<Row, Other, Others> DiffersFromEach<TArr<Other, Others>> for Row where
    Row: DiffersInEachPlace<Other> + DiffersFromEach<Others>
{
}

/// Rows of which no two agree in any place.
trait ColumnsDiffer {}
impl ColumnsDiffer for ATerm {}
impl<Row, Rows> ColumnsDiffer for TArr<Row, Rows>
where
    Row: DiffersFromEach<Rows>,
    Rows: ColumnsDiffer,
{
}

type Grid = tarr![
    tarr![U1, U2, U3, U4],
    tarr![U3, U4, U1, U2],
    tarr![U2, U1, U4, U3],
    tarr![U4, U3, U2, U1],
];

fn columns<Rows: ColumnsDiffer>() {}

fn main() {
    columns::<Grid>();
}
