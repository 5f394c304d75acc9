//! Two rules in an order: whether cells differ is asked of rows of digits, and of no others.

use typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, UInt, tarr};

trait Different<Other> {}
impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}

trait NeighboursDiffer {}
impl<Last> NeighboursDiffer for TArr<Last, ATerm> {}
impl<Head, Next, Tail> NeighboursDiffer for TArr<Head, TArr<Next, Tail>>
where
    Head: Different<Next>,
    TArr<Next, Tail>: NeighboursDiffer,
{
}

/// An open gate, `()`, which leads to the type itself.
trait Gate {
    type To<T>;
}
impl Gate for () {
    type To<T> = T;
}

/// A row of numbers. At its end the walk leaves an open gate.
trait Digits {
    type Gate: Gate;
}
impl Digits for ATerm {
    type Gate = ();
}
impl<High, Low, Row: Digits> Digits for TArr<UInt<High, Low>, Row> {
    type Gate = Row::Gate;
}

trait Right {}
impl<Row> Right for Row
where
    Row: Digits,
    <Row::Gate as Gate>::To<Row>: NeighboursDiffer,
{
}

fn row<Row: Right>() {}

fn main() {
    row::<tarr![U1, U2, U3]>();
}
