// A choice is the first alternative that succeeds, and fails if none does.

use std::any::TypeId;
use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Next};
use sudoku_types::typenum::{ATerm, U1, U2, U3, tarr};

fn main() {
    assert_eq!(
        TypeId::of::<Evaluate<Amb<tarr![Fail, Found<U1>, Found<U2>]>>>(),
        TypeId::of::<Found<U1>>()
    );
    assert_eq!(
        TypeId::of::<Evaluate<Amb<tarr![Fail, Next<Fail>, Next<Found<U3>>, Found<U1>]>>>(),
        TypeId::of::<Found<U3>>()
    );

    assert_eq!(TypeId::of::<Evaluate<Amb<ATerm>>>(), TypeId::of::<Fail>());
    assert_eq!(
        TypeId::of::<Evaluate<Amb<tarr![Fail, Next<Fail>, Amb<tarr![Fail, Fail]>]>>>(),
        TypeId::of::<Fail>()
    );
}
