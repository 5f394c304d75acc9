//! A bound that nobody can get past.

mod judge {
    use typenum::{B1, IsNotEqual};

    mod sealed {
        pub trait Witness {}
    }
    impl<A: IsNotEqual<B, Output = B1>, B> sealed::Witness for (A, B) {}
    pub trait Right: sealed::Witness {}
    impl<Pair: sealed::Witness> Right for Pair {}
}

use judge::Right;
use typenum::{U3, U5};

fn publish<Pair: Right>() {}

fn main() {
    publish::<(U3, U5)>();
}
