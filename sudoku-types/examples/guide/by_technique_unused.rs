//! A type alias that nobody uses, and rustc checks it.

#![allow(dead_code)]

use std::marker::PhantomData;

struct Cast<From, To, const CHECKED: bool>(PhantomData<(From, To)>);

/// Holds for a pair of numbers if the second has room for each value of the first.
trait Lossless {
    const HOLDS: bool = true;
}
impl<A: Into<B>, B> Lossless for (A, B) {}

macro_rules! cast {
    ($from:ty, $to:ty) => { Cast<$from, $to, { <($from, $to) as Lossless>::HOLDS }> };
}

type Wider = cast!(u8, u32);

fn main() {}
