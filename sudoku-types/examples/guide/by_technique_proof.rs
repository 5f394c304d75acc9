//! A bound that generic code can rely on, because only what has been checked fulfils it.

mod proof {
    use typenum::{B1, IsLess, U8, Unsigned};

    mod sealed {
        pub trait Checked {}
    }
    impl<N: IsLess<U8, Output = B1>> sealed::Checked for N {}

    /// Holds for the numbers of the bits of a byte.
    pub trait BitOfByte: Unsigned + sealed::Checked {}
    impl<N: Unsigned + sealed::Checked> BitOfByte for N {}
}

use proof::BitOfByte;
use typenum::{U0, U7};

fn set<N: BitOfByte>(byte: u8) -> u8 {
    byte | 1 << N::U8 // cannot overflow
}

fn main() {
    assert_eq!(set::<U7>(1), 129);
    assert_eq!(set::<U0>(0), 1);
}
