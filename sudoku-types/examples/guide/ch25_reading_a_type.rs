//! Which digit is in row 2, column 3? A list is read by number, while the program is compiled.

use std::any::TypeId;
use std::ops::Sub;
use typenum::{B1, Sub1, TArr, U1, U2, U3, U4, UInt, UTerm, Unsigned, tarr};

/// A list that has an element of this number, counted from 1.
trait Pick<Index> {
    type Element;
}
// 1: the head.
impl<Head, Tail> Pick<UInt<UTerm, B1>> for TArr<Head, Tail> {
    type Element = Head;
}
// 2 and more: in the tail, one less.
impl<High, Middle, Low, Head, Tail> Pick<UInt<UInt<High, Middle>, Low>> for TArr<Head, Tail>
where
    UInt<UInt<High, Middle>, Low>: Sub<B1>,
    Tail: Pick<Sub1<UInt<UInt<High, Middle>, Low>>>,
{
    type Element = Tail::Element;
}

type At<Rows, Row, Column> = <<Rows as Pick<Row>>::Element as Pick<Column>>::Element;

type Grid = tarr![
    tarr![U1, U3, U4, U2],
    tarr![U2, U4, U3, U1],
    tarr![U3, U1, U2, U4],
    tarr![U4, U2, U1, U3],
];

const CORNER: u8 = <At<Grid, U4, U4>>::U8;

fn main() {
    assert_eq!(TypeId::of::<At<Grid, U2, U3>>(), TypeId::of::<U3>());
    assert_eq!(CORNER, 3); // and a value at last
}
