// What stands behind the first success is never evaluated, and need not even compile if it were.

use std::any::TypeId;
use std::marker::PhantomData;
use sudoku_types::type_solver::{Amb, Evaluate, Fail, Found, Next, Run};
use sudoku_types::typenum::{U1, tarr};

/// No computation.
struct Word;

/// A computation with an outcome for computations alone.
struct After<Other>(PhantomData<Other>);

impl<Other: Run> Run for After<Other> {
    type Outcome = Next<Other>;
}

/// A computation without end.
struct Again;

impl Run for Again {
    type Outcome = Next<Again>;
}

fn main() {
    assert_eq!(
        TypeId::of::<Evaluate<Amb<tarr![Found<U1>, Word]>>>(),
        TypeId::of::<Found<U1>>()
    );
    assert_eq!(
        TypeId::of::<Evaluate<Amb<tarr![Fail, Found<U1>, After<Word>]>>>(),
        TypeId::of::<Found<U1>>()
    );
    assert_eq!(
        TypeId::of::<Evaluate<Amb<tarr![Found<U1>, Again, Word]>>>(),
        TypeId::of::<Found<U1>>()
    );
    assert_eq!(
        TypeId::of::<Evaluate<Amb<tarr![Amb<tarr![Fail, Found<U1>, Word]>, After<Word>]>>>(),
        TypeId::of::<Found<U1>>()
    );
}
