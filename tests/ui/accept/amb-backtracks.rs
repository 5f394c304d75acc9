// A choice inside a choice that fails goes back to the choice before, and no further.

use std::any::TypeId;
use std::marker::PhantomData;
use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Run, Several, Unique};
use sudoku_types::typenum::{U1, U2, U3, U4, tarr};

/// A choice of a first number, and then of a second.
struct First;
struct Then<One>(PhantomData<One>);
struct Both<One, Other>(PhantomData<(One, Other)>);

impl Run for First {
    type Outcome = Amb<tarr![Then<U1>, Then<U2>, Then<U3>]>;
}
impl<One> Run for Then<One> {
    type Outcome = Amb<tarr![Both<One, U3>, Both<One, U4>]>;
}

// With 1 there is none, with 2 the second, with 3 the first.
impl Run for Both<U1, U3> {
    type Outcome = Fail;
}
impl Run for Both<U1, U4> {
    type Outcome = Fail;
}
impl Run for Both<U2, U3> {
    type Outcome = Fail;
}
impl Run for Both<U2, U4> {
    type Outcome = Found<(U2, U4)>;
}
impl Run for Both<U3, U3> {
    type Outcome = Found<(U3, U3)>;
}

fn main() {
    assert_eq!(TypeId::of::<Evaluate<First>>(), TypeId::of::<Found<(U2, U4)>>());
    assert_eq!(
        TypeId::of::<Evaluate<First, Unique>>(),
        TypeId::of::<Several<(U2, U4), (U3, U3)>>()
    );

    // Back over three choices at once.
    assert_eq!(
        TypeId::of::<Evaluate<Amb<tarr![Amb<tarr![Amb<tarr![Fail]>]>, Found<U4>]>>>(),
        TypeId::of::<Found<U4>>()
    );
}
