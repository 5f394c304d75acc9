//! A question that is an argument of a type is answered even if nobody uses the type.

use std::any::TypeId;
use std::marker::PhantomData;

use typenum::{B1, IsNotEqual, NotEq, U3, U5};

/// Two different digits, by a bound.
struct Pair<A, B>(PhantomData<(A, B)>)
where
    A: IsNotEqual<B, Output = B1>;

/// Two different digits, by a constant.
struct CheckedPair<A, B, const CHECKED: bool>(PhantomData<(A, B)>);

trait Holds {
    const HOLDS: bool = true;
}
impl Holds for B1 {}

macro_rules! pair {
    ($a:ty, $b:ty) => { CheckedPair<$a, $b, { <NotEq<$a, $b> as Holds>::HOLDS }> };
}

#[expect(dead_code)]
type Wrong = Pair<U3, U3>; // Compiles!

#[expect(dead_code)]
type Right = pair!(U3, U5);

fn main() {
    assert_eq!(
        TypeId::of::<pair!(U3, U5)>(),
        TypeId::of::<CheckedPair<U3, U5, true>>()
    );
}
