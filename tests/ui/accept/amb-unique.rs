// With the goal `Unique` a second success is looked for, also in the choices before.

use std::any::TypeId;
use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Next, Several, Unique};
use sudoku_types::typenum::{U1, U2, U3, tarr};

fn main() {
    assert_eq!(
        TypeId::of::<Evaluate<Amb<tarr![Fail, Found<U1>, Found<U2>]>, Unique>>(),
        TypeId::of::<Several<U1, U2>>()
    );
    assert_eq!(
        TypeId::of::<Evaluate<Amb<tarr![Amb<tarr![Fail, Found<U3>]>, Fail, Next<Found<U2>>]>, Unique>>(),
        TypeId::of::<Several<U3, U2>>()
    );

    // One success is the only one, wherever it stands; two that are equal are two.
    assert_eq!(
        TypeId::of::<Evaluate<Amb<tarr![Found<U1>, Fail, Amb<tarr![Fail]>]>, Unique>>(),
        TypeId::of::<Found<U1>>()
    );
    assert_eq!(
        TypeId::of::<Evaluate<Amb<tarr![Fail, Found<U1>]>, Unique>>(),
        TypeId::of::<Found<U1>>()
    );
    assert_eq!(
        TypeId::of::<Evaluate<Amb<tarr![Found<U1>, Found<U1>]>, Unique>>(),
        TypeId::of::<Several<U1, U1>>()
    );
    assert_eq!(
        TypeId::of::<Evaluate<Amb<tarr![Fail, Fail]>, Unique>>(),
        TypeId::of::<Fail>()
    );
}
