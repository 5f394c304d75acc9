//! The columns of a grid, by transposing it.

use std::any::TypeId;
use typenum::{ATerm, TArr, U1, U2, U3, U4, tarr};

/// The first cells of all rows: the first column.
trait Heads {
    type Output;
}
impl Heads for ATerm {
    type Output = ATerm;
}
impl<Head, Tail, Rows: Heads> Heads for TArr<TArr<Head, Tail>, Rows> {
    type Output = TArr<Head, Rows::Output>;
}

/// All rows without their first cells.
trait Tails {
    type Output;
}
impl Tails for ATerm {
    type Output = ATerm;
}
impl<Head, Tail, Rows: Tails> Tails for TArr<TArr<Head, Tail>, Rows> {
    type Output = TArr<Tail, Rows::Output>;
}

/// The columns.
trait Transpose {
    type Output;
}
// The first row has no cells left, and so none of them has.
impl<Rows> Transpose for TArr<ATerm, Rows> {
    type Output = ATerm;
}
impl<Head, Tail, Rows> Transpose for TArr<TArr<Head, Tail>, Rows>
where
    Self: Heads + Tails<Output: Transpose>,
{
    type Output = TArr<<Self as Heads>::Output, <<Self as Tails>::Output as Transpose>::Output>;
}

type Grid = tarr![
    tarr![U1, U2, U3, U4],
    tarr![U3, U4, U1, U2],
    tarr![U2, U1, U4, U3],
    tarr![U4, U3, U2, U1],
];
type Columns = tarr![
    tarr![U1, U3, U2, U4],
    tarr![U2, U4, U1, U3],
    tarr![U3, U1, U4, U2],
    tarr![U4, U2, U3, U1],
];

fn main() {
    assert_eq!(
        TypeId::of::<<Grid as Transpose>::Output>(),
        TypeId::of::<Columns>()
    );
}
