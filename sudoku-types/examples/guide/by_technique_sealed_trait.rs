//! A trait that nobody else can implement.

mod unit {
    mod sealed {
        pub trait Sealed {}
    }

    pub trait Unit: sealed::Sealed {
        const NAME: &'static str;
    }

    pub struct Metre;
    impl sealed::Sealed for Metre {}
    impl Unit for Metre {
        const NAME: &'static str = "m";
    }
}

use unit::{Metre, Unit};

fn main() {
    assert_eq!(Metre::NAME, "m");
}
