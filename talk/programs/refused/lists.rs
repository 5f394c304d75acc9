//! A unit of any size: a list is `()`, or a head and a tail.

use typenum::{B1, IsNotEqual, U1, U2, U3, U4};

trait NotIn<List> {}
impl<Digit> NotIn<()> for Digit {}
impl<Digit, Head, Tail> NotIn<(Head, Tail)> for Digit where
    Digit: IsNotEqual<Head, Output = B1> + NotIn<Tail>
{
}

trait AllDifferent {}
impl AllDifferent for () {}
impl<Head: NotIn<Tail>, Tail: AllDifferent> AllDifferent for (Head, Tail) {}

fn unit<List: AllDifferent>() {}

fn main() {
    unit::<(U2, (U4, (U1, (U4, ()))))>();
}
