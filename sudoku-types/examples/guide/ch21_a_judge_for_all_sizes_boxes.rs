//! Boxes of 2×2 cells, by one pattern that takes four cells of them at once.

use typenum::{ATerm, B1, IsNotEqual, TArr, U1, U2, U3, U4, tarr};

trait Different<Other> {}
impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}

/// A row of boxes that has no digit in common with the row below it, box by box.
trait Disjoint<Lower> {}
impl Disjoint<ATerm> for ATerm {}
impl<A, B, Upper, C, D, Lower> Disjoint<TArr<C, TArr<D, Lower>>> for TArr<A, TArr<B, Upper>>
where
    A: Different<C> + Different<D>,
    B: Different<C> + Different<D>,
    Upper: Disjoint<Lower>,
{
}

/// Rows, two by two.
trait BoxesDiffer {}
impl BoxesDiffer for ATerm {}
impl<Upper, Lower, Rows> BoxesDiffer for TArr<Upper, TArr<Lower, Rows>>
where
    Upper: Disjoint<Lower>,
    Rows: BoxesDiffer,
{
}

type Grid = tarr![
    tarr![U1, U2, U3, U4],
    tarr![U3, U4, U1, U2],
    tarr![U2, U1, U4, U3],
    tarr![U4, U3, U2, U1],
];

fn boxes<Rows: BoxesDiffer>() {}

fn main() {
    boxes::<Grid>();
}
