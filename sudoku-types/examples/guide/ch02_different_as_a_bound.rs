//! Two digits are different or they are not: as an answer, as a bound, and as a trait.

use std::any::TypeId;
use typenum::{B0, B1, IsNotEqual, NotEq, U3, U5};

/// The bound, written where it is needed.
fn spelled_out<A, B>()
where
    A: IsNotEqual<B, Output = B1>,
{
}

/// The same under a name: two digits that are not the same.
trait Different<Other> {}
impl<A, B> Different<B> for A where A: IsNotEqual<B, Output = B1> {}

fn different<A: Different<B>, B>() {}

fn main() {
    // The answer is a type: `B1` is yes, `B0` is no.
    assert_eq!(TypeId::of::<NotEq<U3, U5>>(), TypeId::of::<B1>());
    assert_eq!(TypeId::of::<NotEq<U3, U3>>(), TypeId::of::<B0>());

    // The bound demands a yes.
    spelled_out::<U3, U5>();
    different::<U3, U5>();
}
