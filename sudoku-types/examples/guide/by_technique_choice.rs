//! What is left if `B` is taken from `A` as often as possible.

use std::ops::Sub;
use typenum::{B0, B1, Diff, IsLess, Le, U2, U3, U17, Unsigned};

trait Remainder<B> {
    type Output;
}
impl<A: IsLess<B, Output: Choose<A, B>>, B> Remainder<B> for A {
    type Output = <Le<A, B> as Choose<A, B>>::Output;
}

/// Is `A` less than `B`? Each `impl` names what follows from its own answer, and nothing else.
trait Choose<A, B> {
    type Output;
}
impl<A, B> Choose<A, B> for B1 {
    type Output = A;
}
impl<A: Sub<B, Output: Remainder<B>>, B> Choose<A, B> for B0 {
    type Output = <Diff<A, B> as Remainder<B>>::Output;
}

fn main() {
    assert_eq!(<U17 as Remainder<U3>>::Output::U8, 2);
    assert_eq!(<U2 as Remainder<U3>>::Output::U8, 2);
}
