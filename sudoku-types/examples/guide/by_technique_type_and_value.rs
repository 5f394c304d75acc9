//! `Unit::<Metre>` is a type where a type is expected, and a value where a value is expected.

mod unit {
    use std::convert::Infallible;
    use std::marker::PhantomData;

    pub enum Unit<Of> {
        Unit,
        #[doc(hidden)]
        __Types(PhantomData<fn() -> Of>, Infallible),
    }
}

use unit::Unit; //    the enum, as a type
use unit::Unit::*; // its variant, as a value

enum Metre {}

fn bytes(unit: Unit<Metre>) -> usize {
    size_of_val(&unit)
}

fn main() {
    assert_eq!(bytes(Unit::<Metre>), 0);
}
